// Presses of the game's buttons, by finger, mouse or key.

const LONG_PRESS = 350; // ms after which a button counts as held, like a key

/** A button's name is "die 3" or "choice roll": places are numbers. */
function touch(name, held = false) {
  const [what, id] = name.split(/ (.*)/);
  return { kind: "touch", what, id: ["die", "item"].includes(what) ? Number(id) : id, held };
}

export class Touches {
  down = false; // a finger is on a button
  #timer = 0;
  #held = "";
  #late = false; // the click after a hold is ignored

  /** `send(message)` for each press; `lifted()` when no finger is there any more. */
  constructor(root, { send, lifted }) {
    Object.assign(this, { send, lifted });
    root.addEventListener("pointerdown", (event) => this.#pressed(event));
    for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, () => this.#lifted());
    root.addEventListener("pointerout", ({ target, relatedTarget }) => target.closest("button")?.contains(relatedTarget) || this.#ends());
    root.addEventListener("contextmenu", (event) => this.#holds(event) && event.preventDefault());
    root.addEventListener("click", ({ target }) => {
      const name = target.closest("button")?.dataset.name;
      if (name && !this.#late) this.send(touch(name));
      this.#late = false;
    });
  }

  /** The name of the button, if it can be held: dice are shaken until it is released. */
  #holds({ target }) {
    const name = target.closest("button")?.dataset.name;
    return name === "choice roll" ? name : "";
  }

  #pressed(event) {
    this.down = true;
    this.#late = false;
    const name = event.button ? "" : this.#holds(event);
    if (!name) return;
    this.#timer = setTimeout(() => {
      this.#held = name;
      this.#late = true;
      this.send(touch(name, true));
    }, LONG_PRESS);
  }

  #ends() {
    clearTimeout(this.#timer);
    if (this.#held) this.send({ kind: "release", id: this.#held.split(" ")[1] });
    this.#held = "";
  }

  #lifted() {
    this.#ends();
    if (!this.down) return;
    setTimeout(() => { // after the click
      this.down = false;
      this.lifted();
    });
  }
}
