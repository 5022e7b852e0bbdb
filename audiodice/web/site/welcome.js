// The page before the game: the progress of loading, and the button Play.

import { $ } from "./elements.js";

const APART = 4000; // ms between announcements while loading

export class Welcome {
  #said = -Infinity;
  ready = false; // the game showed its first screen
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

  /** Show the progress. */
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

  /** The game is ready. */
  done() {
    this.ready = true;
    $("progress").textContent = this.words.text("ready");
    if (!this.playing) this.say(this.text);
  }

  /** Use the new language. */
  relabel() {
    if (!this.playing) $("progress").textContent = this.ready ? this.words.text("ready") : "";
  }
}
