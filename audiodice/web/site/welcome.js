// The page before the game: how far it has been loaded, and the button Play.

import { $ } from "./elements.js";

const APART = 4000; // ms between two announcements while all is loading

export class Welcome {
  #said = -Infinity;
  ready = false; // the game has shown its first screen
  playing = false; // Play was pressed

  /** `say(text)` announces; `played()` is called by Play. */
  constructor({ words, say, played }) {
    Object.assign(this, { words, say });
    $("play").addEventListener("click", () => {
      this.playing = true;
      played();
      $("welcome").hidden = true; // now that the focus is elsewhere
      if (!this.ready) this.say(this.text);
    });
  }

  /** How far it is. */
  get text() {
    return $("progress").textContent || this.words.text("loading");
  }

  progress(step, of) {
    if (this.ready) return;
    $("progress").textContent = this.words.text("progress", { step, of });
    const now = performance.now();
    if (!this.playing && now - this.#said < APART) return;
    this.#said = now;
    this.say(this.text);
  }

  /** The game is there. */
  done() {
    this.ready = true;
    $("progress").textContent = this.words.text("ready");
    if (!this.playing) this.say(this.text);
  }

  /** The language has changed. */
  relabel() {
    if (!this.playing) $("progress").textContent = this.ready ? this.words.text("ready") : "";
  }
}
