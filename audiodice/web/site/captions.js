// The utterances on the page: the last one, and a list of earlier ones.

import { write } from "./elements.js";

const HISTORY = 100; // messages

export class Captions {
  constructor(caption, history) {
    Object.assign(this, { caption, history });
  }

  show(text) {
    const { caption, history } = this;
    write(caption, text);
    caption.scrollTop = 0;
    // Players without a mouse scroll it with keys.
    if (caption.scrollHeight > caption.clientHeight + 1) caption.tabIndex = 0;
    else caption.removeAttribute("tabindex");
    const line = document.createElement("li");
    line.lang = document.documentElement.lang;
    line.textContent = text;
    history.prepend(line); // newest first: players look for what they just missed
    while (history.childElementCount > HISTORY) history.lastChild.remove();
  }

  /** Apply the settings of the game. */
  dress({ colours, captions, text_size: size }) {
    this.caption.dataset.colours = colours;
    this.caption.classList.toggle("unseen", !captions);
    this.caption.style.setProperty("--size", String(size / 16));
  }
}
