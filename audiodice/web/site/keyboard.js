// Reports pressed and released keys.

import { CtrlAlone, isOurs, keyName } from "./keys.js";

export class Keyboard {
  #ctrl = new CtrlAlone();
  #held = new Map(); // by position: the name of the key when it was pressed

  /** `takes(event)`: the game gets this key; `letters()`: also keys that type a character. */
  constructor({ takes, letters, pressed, released }) {
    Object.assign(this, { takes, letters, pressed, released });
    addEventListener("keydown", (event) => this.#down(event));
    addEventListener("keyup", (event) => this.#up(event));
    addEventListener("blur", () => this.letGo());
  }

  /** Release all held keys, because their releases are not reported. */
  letGo() {
    for (const name of this.#held.values()) this.released(name);
    this.#held.clear();
  }

  #down(event) {
    this.#ctrl.down(event);
    if (event.defaultPrevented || !this.takes(event)) return;
    const name = keyName(event);
    if (!isOurs(name, { letters: this.letters(), selecting: !getSelection().isCollapsed })) return;
    event.preventDefault();
    if (!event.repeat) this.#held.set(event.code, name);
    const text = [...event.key].length === 1 && !event.ctrlKey && !event.metaKey ? event.key : "";
    this.pressed({ key: name, text, held: true, repeat: event.repeat });
  }

  #up(event) {
    if (this.#ctrl.up(event) && this.takes(event)) this.pressed({ key: "ctrl" });
    const name = this.#held.get(event.code);
    if (name === undefined) return;
    this.#held.delete(event.code);
    this.released(name);
  }
}
