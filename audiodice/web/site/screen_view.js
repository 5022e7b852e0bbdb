// The buttons and lists of the open screen. A button keeps its place once it is made.

import { mark, write } from "./elements.js";

// The order of the buttons in front. All other commands of a form are under "More".
const FRONT = {
  table: ["roll", "choice 0", "choice 1", "all", "commit", "undo", "scores", "points", "hint", "help", "back"],
  list: ["list_previous", "select", "list_next", "list_left", "list_right", "explain", "find", "delete", "where", "help", "back"],
  text: ["where", "help", "back"],
};
const LONG_PRESS = 350; // ms after which a button counts as held, like a key

export class ScreenView {
  #parts = {};
  #down = false;
  #next = null;
  #screen = null;

  /** `send(message)` goes to the game; `words` are the page's. */
  constructor(root, send, words) {
    Object.assign(this, { root, send, words });
    // The view does not change under a finger; changes are shown once it is lifted.
    root.addEventListener("pointerdown", () => (this.#down = true));
    for (const kind of ["pointerup", "pointercancel"]) {
      addEventListener(kind, () => this.#down && setTimeout(() => this.#lifted()));
    }
  }

  /** Returns whether the focused button is gone or does something else now. */
  show(screen) {
    if (this.#down) {
      this.#next = screen;
      return false;
    }
    const at = this.root.contains(document.activeElement) ? document.activeElement : null;
    const elsewhere = this.#screen !== null && this.#screen.heading !== screen.heading;
    this.#screen = screen;
    const part = (this.#parts[screen.form] ??= this.#make(screen));
    for (const [form, { element }] of Object.entries(this.#parts)) element.hidden = form !== screen.form;
    for (const command of screen.commands) this.#label(part.commands.get(command.id), command);
    this.#fill(part, screen);
    const gone = at !== null && (!at.isConnected || at.closest("[hidden]") !== null);
    return gone || (at !== null && elsewhere && at.closest(".items") !== null);
  }

  /** Use the new words of the page. */
  relabel() {
    for (const { more, list } of Object.values(this.#parts)) {
      more.textContent = this.words.text("more");
      list.setAttribute("aria-label", this.words.text("choices"));
    }
    if (this.#screen) this.show(this.#screen);
  }

  #lifted() {
    this.#down = false;
    const next = this.#next;
    this.#next = null;
    if (next) this.show(next);
  }

  // -------------------------------------------------------------------- making

  #make({ form, commands }) {
    const part = { commands: new Map(), slots: new Map(), rest: [] };
    const byId = new Map(commands.map((command) => [command.id, command]));
    part.element = document.createElement("div");
    const front = document.createElement("div");
    front.className = "front";
    for (const id of FRONT[form] ?? []) {
      if (id.startsWith("choice ")) front.append(this.#slot(part, id));
      else if (byId.has(id)) front.append(this.#button(part, byId.get(id)));
    }
    part.list = document.createElement("ul");
    part.list.className = "items";
    part.list.setAttribute("aria-label", this.words.text("choices"));
    const details = document.createElement("details");
    part.more = document.createElement("summary");
    part.more.textContent = this.words.text("more");
    const others = document.createElement("div");
    others.className = "others";
    others.append(...commands.filter(({ id }) => !part.commands.has(id)).map((one) => this.#button(part, one)));
    details.append(part.more, others);
    // A list is the purpose of its screen; at a table the first choices have buttons in front.
    part.element.append(...(form === "table" ? [front, part.list] : [part.list, front]), details);
    this.root.append(part.element);
    return part;
  }

  #button(part, { id }) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.command = id;
    button.append(document.createElement("span"), document.createElement("kbd"));
    button.lastChild.setAttribute("aria-hidden", "true");
    part.commands.set(id, button);
    this.#holds(button, id);
    return button;
  }

  /** A button pressed for long counts as held, like a key: dice are shaken until it is released. */
  #holds(button, id) {
    let timer = 0;
    let held = false;
    let late = false; // the click after a hold is ignored
    const ends = () => {
      clearTimeout(timer);
      if (held) this.send({ kind: "release", id });
      held = false;
    };
    button.addEventListener("pointerdown", (event) => {
      late = false;
      if (id !== "roll" || event.button) return;
      timer = setTimeout(() => {
        held = late = true;
        this.send({ kind: "command", id, held: true });
      }, LONG_PRESS);
    });
    for (const kind of ["pointerup", "pointercancel", "pointerleave"]) button.addEventListener(kind, ends);
    button.addEventListener("contextmenu", (event) => id === "roll" && event.preventDefault());
    button.addEventListener("click", () => {
      if (!late) this.send({ kind: "command", id });
      late = false;
    });
  }

  #slot(part, name) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(document.createElement("span"));
    button.addEventListener("click", () => {
      const item = this.#screen.items.find((one) => one.name === name);
      if (item) this.send({ kind: "item", index: item.index });
    });
    part.slots.set(name, button);
    return button;
  }

  #row(part) {
    const row = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.addEventListener("click", () => {
      const { index, offer } = button.dataset;
      this.send(offer ? { kind: "offer", name: offer } : { kind: "item", index: Number(index) });
    });
    row.append(button);
    part.rest.push(row);
    part.list.append(row);
    return row;
  }

  // -------------------------------------------------------------------- filling

  #label(button, { label, key, can }) {
    if (!button) return;
    write(button.firstChild, label);
    write(button.lastChild, key ?? "");
    // The button stays enabled, because the game answers why something cannot be done now.
    mark(button, "aria-disabled", can ? null : "true");
  }

  #fill(part, { form, items, offers }) {
    for (const [name, slot] of part.slots) {
      const item = items.find((one) => one.name === name);
      write(slot.firstChild, item ? item.label : this.words.text("no-choice"));
      mark(slot, "aria-disabled", item ? null : "true");
      mark(slot, "aria-current", item?.here ? "true" : null);
    }
    const rest = items.filter((item) => !part.slots.has(item.name));
    // What only this list can do has no command among those of all lists.
    if (form === "list") rest.push(...offers.filter(({ name }) => !part.commands.has(name)));
    rest.forEach((item, n) => {
      const button = (part.rest[n] ?? this.#row(part)).firstChild;
      write(button, item.label);
      button.dataset.index = item.index ?? "";
      button.dataset.offer = item.index === undefined ? item.name : "";
      mark(button, "aria-current", item.here ? "true" : null);
      if (item.here && document.activeElement !== button) button.scrollIntoView({ block: "nearest" });
    });
    for (const row of part.rest.splice(rest.length)) row.remove();
    part.list.hidden = !rest.length;
  }
}
