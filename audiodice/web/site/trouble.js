// What is wrong, in words, with the buttons that lead on.

import { $ } from "./elements.js";

// After these the game is gone, and a new start helps; then keys have nowhere else to go.
export const ENDS = ["bad_protocol", "load_failed", "taken_over", "worker_died", "defect", "ended"];
const RELOADS = [...ENDS, "not_answering", "loads_long"];

export class Trouble {
  #key = "";

  /** `say(text)` announces, `lead(button)` takes the focus there; `closed()`: the player has read it. */
  constructor({ words, say, lead, takeOver, closed }) {
    Object.assign(this, { words, say, lead });
    $("reload").addEventListener("click", () => location.reload());
    $("take-over").addEventListener("click", () => {
      takeOver();
      this.#close(closed);
    });
    $("understood").addEventListener("click", () => this.#close(closed));
  }

  /** Whether the game is gone; what was said of it is said again to a key. */
  get text() {
    return ENDS.includes(this.#key) ? $("trouble-text").textContent : "";
  }

  /** Show and say what is wrong. The first of what ended the game stays: what follows comes of it. */
  show(key, text = "") {
    if (this.text || (key === this.#key && !$("trouble").hidden)) return;
    const { words } = this;
    const said = text || words.text(words.has(`trouble-${key}`) ? `trouble-${key}` : "trouble-unknown");
    this.#key = key;
    $("trouble-text").textContent = said;
    $("reload").hidden = !RELOADS.includes(key);
    $("take-over").hidden = key !== "other_tab";
    $("trouble").hidden = false;
    if (ENDS.includes(key)) this.lead($("reload"));
    this.say(said);
  }

  /** One of these troubles is over. */
  over(...keys) {
    if (keys.includes(this.#key)) this.#close(() => {});
  }

  #close(then) {
    if (!ENDS.includes(this.#key)) this.#key = "";
    $("trouble").hidden = true;
    then();
  }
}
