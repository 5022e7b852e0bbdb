// Passes on what the player hears and sees. Texts from before Play is pressed are announced after it.

import { Announcer } from "./announcer.js";
import { download } from "./game_files.js";

export class Output {
  #early = [];
  #open = false;
  #files = [];

  /** `reader(said)` announces to a screen reader; if `pageSpeaks()`, the page's `voice` speaks instead. */
  constructor({ reader, voice, pageSpeaks, sound, captions, words }) {
    Object.assign(this, { voice, sound, captions, words });
    this.announcer = new Announcer((said) => (pageSpeaks() ? voice.put(said) : reader(said)));
  }

  /** Say a text of the page itself. */
  say(text, { interrupt = false } = {}) {
    this.announcer.say({ text, lang: this.words.lang, interrupt });
  }

  /** Play was pressed, and the game is ready. `leaves`: it goes to another screen at once, so the first needs no words. */
  open({ leaves }) {
    this.#open = true;
    this.sound.warm(this.#files);
    for (const message of this.#early.splice(0)) if (!leaves || message.kind !== "say") this.take(message);
  }

  /** Handle a message; returns whether it was for this object. */
  take(message) {
    const now = this.#now[message.kind];
    const afterPlay = this.#afterPlay[message.kind];
    if (!now && !afterPlay) return false;
    if (now) now(message);
    else if (this.#open) afterPlay(message);
    else this.#early.push(message);
    return true;
  }

  #now = {
    title: ({ text }) => (document.title = text),
    voice: (settings) => this.voice.set(settings),
    mix: (mix) => this.sound.mix(mix),
    dress: (how) => this.captions.dress(how),
    sounds: ({ files }) => {
      this.#files = files;
      if (this.#open) this.sound.warm(files);
    },
  };

  #afterPlay = {
    say: (said) => this.announcer.say(said),
    hush: () => {
      this.announcer.hush();
      this.voice.stop();
    },
    silence: () => {
      this.announcer.silence();
      this.voice.stop();
      this.sound.silence();
    },
    caption: ({ text }) => this.captions.show(text),
    cue: (cue) => this.sound.cue(cue),
    cut: ({ tag }) => this.sound.cut(tag),
    loop: ({ file }) => this.sound.loop(file),
    file: download,
    copy: ({ text }) => navigator.clipboard?.writeText(text).catch(() => this.say(this.words.text("not-copied"))),
  };
}
