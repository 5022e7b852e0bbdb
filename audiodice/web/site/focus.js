// Moves the focus to the list that takes keys, or to the text field.

const SETTLES = 1500; // ms after Play in which a screen reader may move the focus back to where it read
const PRESSES = ["Enter", " "];
const SCROLLS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End"];

export class Focus {
  #typing = false;
  #filled = false; // the field has its initial text
  #moved = -Infinity; // when the player last moved the focus

  /** `part` of the page has the `list` and the `form` with the `field`. */
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

  /** Move the focus to where keys go, without scrolling, which would disturb sighted players. */
  home() {
    (this.#typing ? this.field : this.list).focus({ preventScroll: true });
  }

  /** Move the focus to something else that needs the player. */
  to(element) {
    this.#moved = performance.now();
    element.focus();
  }

  /** Switch typing of text on or off; returns whether that is a change. The initial `text` may follow later. */
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

  /** Move the focus and keep it there, unless a key or a touch moves it. */
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

  /** Whether a key goes to the game: not from a field, and not if it presses a button or scrolls other parts. */
  takes({ target, key }) {
    if (target === this.list || target === document.body) return true;
    if (target === this.field) return key === "Escape";
    if (target.matches("select, input:not([type=checkbox])")) return false;
    return !PRESSES.includes(key) && (this.part.contains(target) || !SCROLLS.includes(key));
  }
}
