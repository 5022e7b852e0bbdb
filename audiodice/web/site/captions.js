// The utterances on the page: the last one, and a list of earlier ones.

import { $, write } from "./elements.js";

const USUAL_SIZE = 32; // of the setting
const THEMES = { light: ["black"], contrast: ["white", "yellow", "green"] }; // style sheets, and the colours that need them
const HISTORY = 100; // messages
const LONG = [56, 140]; // characters above which the letters are smaller

export class Captions {
  constructor(caption, history) {
    Object.assign(this, { caption, history });
  }

  show(text) {
    const { caption, history } = this;
    write(caption, text);
    caption.dataset.long = LONG.filter((length) => text.length > length).length;
    const line = document.createElement("li");
    line.lang = document.documentElement.lang;
    line.textContent = text;
    history.prepend(line); // newest first: players look for what they just missed
    while (history.childElementCount > HISTORY) history.lastChild.remove();
  }

  /** Apply the settings of the game. */
  dress({ colours, captions, text_size: size, motion }) {
    Object.assign(document.documentElement.dataset, { colours, motion });
    for (const [link, always] of Object.entries(THEMES)) $(link).media = always.includes(colours) ? "all" : $(link).dataset.media;
    this.caption.classList.toggle("unseen", !captions);
    this.caption.style.setProperty("--size", String(size / USUAL_SIZE));
  }
}
