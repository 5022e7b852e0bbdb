// Draws a Picture (audiodice/core/picture.py). Buttons are filled anew, never replaced under a finger or the focus.

import { drawDie, drawInto, rollIn } from "./dice_drawing.js";
import { $, mark, write } from "./elements.js";
import { keepToolbars, rove } from "./toolbars.js";
import { Touches } from "./touches.js";

const AT_THUMB = 2; // the first choices have larger buttons
const ALSO_LARGE = ["all"]; // a name that is too long for a small one
const FEW = 6; // dice, which are drawn larger without a sheet
const UPPER = ["upper", "bonus"]; // kinds of boxes in the first column

const element = (tag, look = "") => Object.assign(document.createElement(tag), { className: look });

/** The texts of the children of an element, which are made once. */
function texts(parent, children) {
  const tags = Object.keys(children);
  while (parent.childElementCount < tags.length) parent.append(element(tags[parent.childElementCount]));
  tags.forEach((tag, n) => write(parent.children[n], String(children[tag])));
}

/** As many children as `list` has; `update(child, one)` brings each up to date. */
function fill(parent, list, tag, update) {
  while (parent.childElementCount < list.length) parent.append(element(tag));
  while (parent.childElementCount > list.length) parent.lastChild.remove();
  list.forEach((one, n) => update(parent.children[n], one, n));
}

function fillDie(button, die) {
  drawInto(button, die);
  button.className = `die ${die.state}`;
  mark(button, "aria-label", die.label);
  mark(button, "aria-pressed", String(die.state === "kept"));
  mark(button, "aria-disabled", die.may ? null : "true");
  mark(button, "aria-current", die.focus ? "true" : null);
}

/** A tray: its name, what it is worth, its dice as an image. */
function fillTray(parent, { kind, name, note, dice }) {
  parent.className = `tray ${kind}`;
  texts(parent, { span: `${name} `, b: note, i: "" });
  const image = parent.lastChild;
  const drawn = JSON.stringify(dice);
  if (image.dataset.drawn === drawn) return;
  image.dataset.drawn = drawn;
  image.replaceChildren(...dice.map((die) => drawDie(die, { bars: kind === "dungeon" })));
  mark(image, "role", "img");
  mark(image, "aria-label", dice.map(({ label }) => label).join(", ") || name);
}

function fillPick(button, tray) {
  fillTray(button, tray);
  button.classList.add("pick");
  mark(button, "aria-label", `${tray.name}: ${tray.note}`);
  mark(button, "aria-pressed", String(tray.picked));
  for (const name of ["role", "aria-label"]) mark(button.lastChild, name, null);
  mark(button.lastChild, "aria-hidden", "true");
}

function fillBox(button, { name, points, now, kind, focus, best, label }) {
  button.className = `box ${kind} ${now === null ? "" : "open"} ${best ? "best" : ""}`;
  texts(button, { span: "", b: "" });
  // Drawn by the style sheet, for the label says the same in other words.
  [name, points ?? now ?? "–"].forEach((text, n) => mark(button.children[n], "data-text", String(text)));
  mark(button, "aria-label", label);
  mark(button, "aria-disabled", now === null ? "true" : null);
  mark(button, "aria-current", focus ? "true" : null);
}

function fillItem(button, { label, here }) {
  texts(button, { span: label });
  mark(button, "aria-current", here ? "true" : null);
}

function fillChoice(button, { id, label, key, can, main }, n) {
  const wide = n < AT_THUMB || ALSO_LARGE.includes(id);
  button.className = `act ${wide ? "wide" : ""} ${main ? "main" : ""}`;
  texts(button, { span: label, kbd: key });
  mark(button.lastChild, "aria-hidden", "true");
  button.lastChild.hidden = !key;
  // The button stays enabled, because the game answers why something cannot be done now.
  mark(button, "aria-disabled", can ? null : "true");
}

function fillSeat(row, { name, score, missing, present, in_turn, label }) {
  texts(row, { span: label, em: name, b: score });
  row.firstChild.className = "unseen";
  for (const shown of [...row.children].slice(1)) mark(shown, "aria-hidden", "true");
  row.className = `${present ? "" : "absent"} ${missing < 0 ? "" : "race"}`;
  row.style.setProperty("--share", missing < 0 ? 0 : Math.max(0, score) / (Math.max(0, score) + missing || 1));
  mark(row, "aria-current", in_turn ? "true" : null);
}

/** Each group of buttons by its id: what it shows, how a touch names one of them, how one is filled. */
const GROUPS = {
  dice: { of: ({ dice }) => dice, name: ({ place }) => `die ${place}`, update: fillDie },
  picks: { of: ({ trays }) => trays.filter(({ pick }) => pick), name: ({ pick }) => `tray ${pick}`, update: fillPick },
  items: { of: ({ items }) => items, name: ({ index }) => `item ${index}`, update: fillItem },
  actions: { of: ({ choices }) => choices, name: ({ id }) => `choice ${id}`, update: fillChoice },
  others: { of: ({ more }) => more, name: ({ id }) => `choice ${id}`, update: (button, one) => fillChoice(button, one, AT_THUMB) },
  upper: { of: ({ sheet }) => sheet.filter(({ kind }) => UPPER.includes(kind)), name: ({ id }) => `box ${id}`, update: fillBox },
  lower: { of: ({ sheet }) => sheet.filter(({ kind }) => !UPPER.includes(kind)), name: ({ id }) => `box ${id}`, update: fillBox },
};

/** Whether `now` is another screen than `before`. */
const isOther = (before, now) => before?.title !== now.title || before.form !== now.form;

/** Whether the dice of `now` were thrown after those of `before`, as far as one sees. */
function thrown(before, now) {
  if (isOther(before, now)) return false;
  const faces = ({ dice }) => dice.map(({ face }) => face).join();
  return faces(before) !== faces(now) && now.dice.some(({ state, face }) => state === "rolled" && face);
}

export class PictureView {
  #picture = null;
  #next = null; // not drawn yet
  #touched = false; // since the dice last changed
  #frame = 0;

  /** `send(message)` goes to the game; `submit()` sends the text that is typed. */
  constructor(root, send, submit) {
    this.root = root;
    this.touches = new Touches(root, {
      send: (touch) => {
        this.#touched = true;
        if (this.#types && touch.id === this.#main) submit();
        else send(touch);
      },
      lifted: () => this.#next && this.#later(),
    });
    keepToolbars(root);
  }

  get #types() {
    return this.#picture?.field != null;
  }

  get #main() {
    return this.#picture.choices.find(({ main }) => main)?.id;
  }

  /**
   * Draw a picture soon: words go first. The picture does not change under a finger.
   * Returns whether the focused button goes, or stands on another screen.
   */
  show(picture) {
    const before = this.#next ?? this.#picture;
    this.#next = picture;
    const at = document.activeElement;
    const { id, names } = this.#group(at, picture);
    if (id && !this.touches.down) {
      const place = isOther(before, picture) ? -1 : names.indexOf(at.dataset.name);
      if (place >= 0 && at.parentElement.children[place] !== at) {
        this.#draw();
        $(id).children[place].focus({ preventScroll: true });
      } else if (place < 0) {
        this.#later();
        return true;
      }
    }
    this.#later();
    return false;
  }

  /** The group of a focused button, and the names that its buttons will have. */
  #group(at, picture) {
    const id = at?.dataset.name && at.parentElement.id;
    const group = GROUPS[id];
    return group ? { id, names: group.of(picture).map(group.name) } : {};
  }

  #later() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#next && !this.touches.down) this.#draw();
    });
  }

  #draw() {
    const before = this.#picture;
    const now = (this.#picture = this.#next);
    this.#next = null;
    const { form, sheet, trays, dice, field } = now;
    const table = form === "table";
    const elsewhere = isOther(before, now);
    Object.assign(this.root.dataset, { form, dice: dice.length });
    this.root.classList.toggle("with-sheet", sheet.length > 0);
    this.root.classList.toggle("few", !sheet.length && dice.length <= FEW);
    write($("turn"), now.turn);
    write($("stake"), now.stake);
    fill($("seats"), now.seats, "li", fillSeat);
    fill($("trays"), trays.filter(({ pick }) => !pick), "li", fillTray);
    for (const [id, group] of Object.entries(GROUPS)) {
      fill($(id), group.of(now), "button", (button, one, n) => {
        button.type = "button";
        button.dataset.name = group.name(one);
        group.update(button, one, n);
      });
    }
    $("seats").hidden = !now.seats.length;
    $("felt").hidden = !table;
    $("trays").hidden = !$("trays").childElementCount;
    for (const id of ["dice", "picks", "more"]) $(id).hidden = !$(id === "more" ? "others" : id).childElementCount;
    $("cup").toggleAttribute("hidden", dice.length + trays.length > 0);
    $("list").hidden = !now.items.length || field !== null;
    $("sheet").hidden = !sheet.length;
    $("boxes").style.setProperty("--rows", Math.max($("upper").childElementCount, $("lower").childElementCount));
    for (const bar of this.root.querySelectorAll('[role="toolbar"]')) rove(bar);
    const roll = thrown(before, now);
    if (elsewhere) $("more").open = false;
    // To what has changed after a box far below was filled; but not while somebody reads below what others do.
    if (before && (elsewhere || (this.#touched && (roll || before.turn !== now.turn)))) {
      this.#touched = false;
      scrollTo(0, 0);
    }
    if (roll) rollIn([...$("dice").querySelectorAll(".rolled")]);
    this.#follow(before, now);
  }

  /** Keep the player's place in a list in sight. */
  #follow(before, now) {
    const here = now.items.find((item) => item.here)?.index;
    if (here === undefined || here === before?.items.find((item) => item.here)?.index) return;
    $("items").querySelector("[aria-current]").scrollIntoView({ block: "nearest" });
  }
}
