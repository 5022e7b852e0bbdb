// Announces texts in order, with at least APART ms between announcements: a screen reader that gets
// two at once says only the last. Waiting texts are joined into one.

export const APART = 150;

/** Add a full stop to a label, so that a voice pauses after it. */
function stopped(text) {
  const last = text.at(-1);
  if (!/[\p{L}\p{N}]/u.test(last)) return text;
  return last > "\u2e80" ? `${text}。` : `${text}.`;
}

export function joined(texts) {
  return texts.map((text, n) => (n < texts.length - 1 ? stopped(text) : text)).join(" ");
}

/** Texts that wait: at most one answer, always first, then the news in order. */
export class Announcer {
  #answer = null;
  #news = [];
  #held = false;
  #waits = false;
  #last = -Infinity;
  #timer = 0;

  /** `put({text, lang, wait_ms, interrupt})` announces. */
  constructor(put, { apart = APART, now = () => performance.now() } = {}) {
    this.put = put;
    this.apart = apart;
    this.now = now;
  }

  /** Add a text. An answer to a key replaces a waiting answer. */
  say({ text, lang, interrupt = false, wait_ms = 0 }) {
    if (!text) return;
    if (interrupt) this.#answer = { text, lang, wait_ms };
    else this.#news.push({ text, lang, wait_ms });
    this.#held = false;
    this.#look();
  }

  /** Hold the waiting texts until the next text or key. */
  hush() {
    this.#held = true;
  }

  key() {
    this.#held = false;
    this.#look();
  }

  /** Hold texts until `go`: the focus may move, which a screen reader would say over them. */
  wait() {
    this.#waits = true;
  }

  go() {
    this.#waits = false;
    this.#look();
  }

  silence() {
    this.#answer = null;
    this.#news = [];
  }

  #look() {
    if (this.#timer || this.#held || this.#waits || !(this.#answer || this.#news.length)) return;
    const early = this.#last + this.apart - this.now();
    if (early <= 0) this.#flush();
    else this.#timer = setTimeout(() => this.#due(), early);
  }

  #due() {
    this.#timer = 0;
    this.#look();
  }

  /** Announce the waiting texts of one language. */
  #flush() {
    const all = this.#answer ? [this.#answer, ...this.#news] : this.#news;
    const interrupt = this.#answer !== null;
    let count = all.findIndex((one) => one.lang !== all[0].lang);
    if (count < 0) count = all.length;
    const now = all.slice(0, count);
    this.#answer = null;
    this.#news = all.slice(count);
    this.#last = this.now();
    const { lang, wait_ms } = now[0];
    this.put({ text: joined(now.map((one) => one.text)), lang, wait_ms, interrupt });
    this.#look();
  }
}

const STAYS = 7000; // ms: longer than a screen reader needs to fetch a node

// Not under X11 and Wayland, although both browsers have it there. Firefox (tried: 153) does not pass it on to
// AT-SPI. Chromium (tried: 156) adds a node under the document that is removed as soon as the title, the
// height or the scroll position of the page changes, or the next text comes. Orca does not speak removed nodes.
const NOTIFIES = "ariaNotify" in document && !/X11; (?!CrOS)/.test(navigator.userAgent);

/** Announces to a screen reader by `ariaNotify` where that works, else by a node of a log. */
export function toReader(log, { older = () => false } = {}) {
  return ({ text, lang }) => {
    if (NOTIFIES && !older()) {
      document.ariaNotify(text);
      return;
    }
    const node = document.createElement("div");
    if (lang) node.lang = lang;
    node.textContent = text;
    log.append(node);
    setTimeout(() => node.remove(), STAYS);
  };
}
