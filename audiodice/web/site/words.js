// The page's own words, needed before and beside Python.

import { write } from "./elements.js";

/** The first of these languages that has words; another region or script is accepted. */
export function bestLanguage(all, wanted) {
  const known = Object.keys(all);
  for (const tag of wanted) {
    const wish = (tag ?? "").replaceAll("_", "-").toLowerCase();
    const parts = wish.split("-");
    const shorter = parts.map((_, end) => parts.slice(0, parts.length - end).join("-"));
    const same = shorter.flatMap((name) => known.filter((lang) => lang.toLowerCase() === name));
    const akin = known.filter((lang) => lang.split("-")[0] === parts[0]);
    if (same.length || akin.length) return [...same, ...akin][0];
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

  /** Put the words into all elements that name them. */
  fill(root) {
    for (const element of root.querySelectorAll("[data-word]")) {
      write(element, this.text(element.dataset.word));
    }
  }
}
