// Shows problems in words, with buttons for what to do.

import { $ } from "./elements.js";

// After these the game is gone and must be restarted, and keys go here.
export const ENDS = ["bad_protocol", "load_failed", "taken_over", "worker_died", "defect", "ended"];
const RELOADS = [...ENDS, "not_answering", "loads_long"];

export class Trouble {
  #key = "";

  /** `say(text)` announces, `lead(button)` moves the focus there, `closed()` is called when the player closes it. */
  constructor({ words, say, lead, takeOver, closed }) {
    Object.assign(this, { words, say, lead });
    $("reload").addEventListener("click", () => location.reload());
    $("take-over").addEventListener("click", () => {
      takeOver();
      this.#close(closed);
    });
    $("understood").addEventListener("click", () => this.#close(closed));
  }

  /** What is said of a game that is gone; else "". A key then repeats it. */
  get text() {
    return ENDS.includes(this.#key) ? $("trouble-text").textContent : "";
  }

  /** Show and say a problem; returns what is said. The first that ended the game stays; later ones follow from it. */
  show(key, text = "") {
    if (this.text || (key === this.#key && !$("trouble").hidden)) return "";
    const { words } = this;
    const said = text || words.text(words.has(`trouble-${key}`) ? `trouble-${key}` : "trouble-unknown");
    this.#key = key;
    $("trouble-text").textContent = said;
    $("reload").hidden = !RELOADS.includes(key);
    $("take-over").hidden = key !== "other_tab";
    $("trouble").hidden = false;
    if (ENDS.includes(key)) this.lead($("reload"));
    this.say(said);
    return said;
  }

  /** Close one of these problems. */
  over(...keys) {
    if (keys.includes(this.#key)) this.#close(() => {});
  }

  #close(then) {
    if (!ENDS.includes(this.#key)) this.#key = "";
    $("trouble").hidden = true;
    then();
  }
}
