// What was said, as it stands on the page: the last words, and a list of those before.

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
    // Who has no mouse scrolls it with the keys.
    if (caption.scrollHeight > caption.clientHeight + 1) caption.tabIndex = 0;
    else caption.removeAttribute("tabindex");
    const line = document.createElement("li");
    line.lang = document.documentElement.lang;
    line.textContent = text;
    history.prepend(line); // the newest first: that is the one that was missed
    while (history.childElementCount > HISTORY) history.lastChild.remove();
  }

  /** As the settings of the game have it. */
  dress({ colours, captions, text_size: size }) {
    this.caption.dataset.colours = colours;
    this.caption.classList.toggle("unseen", !captions);
    this.caption.style.setProperty("--size", String(size / 16));
  }
}
