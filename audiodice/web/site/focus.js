// Where the keys go: to the list that takes them, or to the field for a text.

const SETTLES = 1500; // ms after Play in which a screen reader may take the focus back to where it read

export class Focus {
  #typing = false;
  #filled = false; // the field has the text to begin with
  #moved = -Infinity; // when the player last moved the focus

  /** `part` of the page holds the `list` and the `form` with the `field`. */
  constructor({ part, list, form, field }) {
    Object.assign(this, { part, list, form, field });
    for (const kind of ["keydown", "pointerdown"]) {
      addEventListener(kind, () => (this.#moved = performance.now()), { capture: true });
    }
  }

  get here() {
    const at = document.activeElement;
    return at === null || at === document.body || this.part.contains(at);
  }

  /** Take the focus to where keys go. Nothing scrolls: who sees the page looks elsewhere. */
  home() {
    (this.#typing ? this.field : this.list).focus({ preventScroll: true });
  }

  /** Take it to something else that the player has to see to. */
  to(element) {
    this.#moved = performance.now();
    element.focus();
  }

  /** Text is typed from now on, or no longer; returns whether that is new. The `text` to begin with may follow. */
  type(on, text) {
    const changed = on !== this.#typing;
    this.#typing = on;
    this.form.hidden = !on;
    if (changed) this.field.value = "";
    if (changed || text === undefined) this.#filled = false;
    if (on && text !== undefined && !this.#filled) this.field.value = text;
    this.#filled ||= text !== undefined;
    return changed;
  }

  /** Go there for good: what takes the focus away without a key or a touch does not keep it. */
  settle() {
    this.home();
    const until = performance.now() + SETTLES;
    const back = () => {
      const now = performance.now();
      if (now > until) removeEventListener("focusin", back);
      else if (this.#moved <= until - SETTLES && !this.here) this.home();
    };
    addEventListener("focusin", back);
  }

  /** Whether a key goes to the game: not in a field, and what presses a button presses that. */
  takes({ target, key }) {
    if (target === this.list || target === document.body) return true;
    if (!this.part.contains(target)) return false;
    if (target.matches("input")) return key === "Escape";
    return !["Enter", " "].includes(key);
  }
}
