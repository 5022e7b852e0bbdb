// The page's own words, needed before and beside Python.

import { write } from "./elements.js";

/** The first of these languages for which there are words. */
export function bestLanguage(all, wanted) {
  for (const tag of wanted) {
    const lang = (tag ?? "").toLowerCase().split("-")[0];
    if (Object.hasOwn(all, lang)) return lang;
  }
  return "en";
}

export class PageWords {
  constructor(all, lang) {
    this.all = all;
    this.use(lang);
  }

  use(lang) {
    this.lang = bestLanguage(this.all, [lang]);
  }

  has(key) {
    return Object.hasOwn(this.all.en, key);
  }

  /** A text with its `{fields}` filled in. */
  text(key, fields = {}) {
    const text = this.all[this.lang][key] ?? this.all.en[key];
    return text.replace(/\{(\w+)\}/g, (_, name) => String(fields[name] ?? ""));
  }

  /** Put the words into every element that names some. */
  fill(root) {
    for (const element of root.querySelectorAll("[data-word]")) {
      write(element, this.text(element.dataset.word));
    }
  }
}
