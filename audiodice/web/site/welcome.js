// The page before the game: the progress of loading, and the button Play.

import { $ } from "./elements.js";

const APART = 10_000; // ms between announcements while loading: a screen reader says all of them before the game's words

export class Welcome {
  #said = performance.now();
  ready = false; // the game showed its first screen
  playing = false; // Play was pressed

  /** `say(text)` announces; `played()` is called by Play. */
  constructor({ words, say, played }) {
    Object.assign(this, { words, say });
    $("play").addEventListener("click", () => {
      this.playing = true;
      played();
      $("welcome").hidden = true; // now that the focus is elsewhere
      if (!this.ready) this.#tell();
    });
  }

  /** Show the progress. */
  get text() {
    return $("progress").textContent || this.words.text("loading");
  }

  progress(step, of) {
    if (this.ready) return;
    $("progress").textContent = this.words.text("progress", { step, of });
    if (performance.now() - this.#said > APART) this.#tell();
  }

  #tell() {
    this.#said = performance.now();
    this.say(this.text);
  }

  /** The game is ready. */
  done() {
    this.ready = true;
    $("loads").hidden = true;
    $("progress").textContent = this.words.text("ready");
    if (!this.playing) this.say(this.text);
  }

  /** Use the new language. */
  relabel() {
    if (!this.playing) $("progress").textContent = this.ready ? this.words.text("ready") : "";
  }
}
