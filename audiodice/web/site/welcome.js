// The page before the game: the progress of loading, and the button Play.

import { $ } from "./elements.js";

const APART = 4000; // ms between announcements while loading

export class Welcome {
  #said = -Infinity;
  ready = false; // the game showed its first screen
  playing = false; // Play was pressed
  waits = ""; // why nothing is loaded now

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

  get text() {
    return this.waits || $("progress").textContent || this.words.text("loading");
  }

  /** Show the progress. */
  progress(step, of) {
    if (this.ready || this.waits) return;
    $("progress").textContent = this.words.text("progress", { step, of });
    const now = performance.now();
    if (!this.playing && now - this.#said < APART) return;
    this.#said = now;
    this.say(this.text);
  }

  /** The game is ready. */
  done() {
    this.ready = true;
    $("wait").hidden = true;
    $("progress").textContent = this.words.text("ready");
    if (!this.playing) this.say(this.text);
  }

  /** Use the new language. */
  relabel() {
    if (!this.playing) $("progress").textContent = this.ready ? this.words.text("ready") : "";
  }
}
