// The names of keys, as in audiodice/devices/input/keys.py, and which of them the game gets.

const NAMED = {
  Enter: "enter", " ": "space", ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up",
  ArrowDown: "down", Home: "home", End: "end", PageUp: "pageup", PageDown: "pagedown",
  Backspace: "backspace", Delete: "delete", Insert: "insert", Tab: "tab", Escape: "escape",
};
for (let n = 1; n <= 12; n++) NAMED[`F${n}`] = `f${n}`;

// The characters of a US keyboard by position, for keys without a Latin letter.
const SYMBOLS = {
  Minus: "-", Equal: "=", BracketLeft: "[", BracketRight: "]", Backslash: "\\", Semicolon: ";",
  Quote: "'", Backquote: "`", Comma: ",", Period: ".", Slash: "/", IntlBackslash: "\\",
};
const NO_NAMES = ["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "NumLock", "ScrollLock",
  "Fn", "FnLock", "Hyper", "Super", "Symbol", "SymbolLock", "Process", "Unidentified"];

const latin = (char) => /^\p{Script=Latin}$/u.test(char);
const letter = (char) => /^\p{L}$/u.test(char);
const digit = (char) => /^[0-9]$/.test(char);

function join(held, base) {
  return ["ctrl", "alt", "cmd", "shift"].filter((one) => held.has(one)).map((one) => `${one}+`).join("") + base;
}

function usKey(code) {
  if (/^Key[A-Z]$/.test(code)) return code.at(-1).toLowerCase();
  return SYMBOLS[code] ?? "";
}

const TURKISH = { "ı": "i", "İ": "I" }; // two keys, both used for commands on I

/** The plain form of a full-width character or a Turkish I. */
const plain = (char) => TURKISH[char] ?? (char >= "\uff01" && char <= "\uff5e" ? char.normalize("NFKC") : char);

/** The key name of a keydown or keyup; "" if it has none, "unknown" if no command can have it. */
export function keyName(event) {
  if (event.isComposing || NO_NAMES.includes(event.key)) return "";
  const held = new Set();
  if (event.ctrlKey) held.add("ctrl");
  if (event.altKey) held.add("alt");
  if (event.metaKey) held.add("cmd");
  if (event.shiftKey) held.add("shift");
  if (event.key === "Clear" && event.code === "Numpad5") return join(held, "5"); // without Num Lock
  if (NAMED[event.key]) return join(held, NAMED[event.key]);
  if (event.key === "Dead") return "unknown";
  if ([...event.key].length !== 1) return "";
  let char = plain(event.key);
  if (event.code.startsWith("Numpad")) {
    held.delete("shift");
    return join(held, char);
  }
  if (event.getModifierState?.("AltGraph")) { // it is part of the character, and not held
    held.delete("ctrl");
    held.delete("alt");
  }
  if (/^Digit[0-9]$/.test(event.code)) {
    const place = event.code.at(-1);
    const shift = held.size === 1 && held.has("shift");
    if (shift && char === "?") return "?"; // Russian, Canadian French
    if (shift && digit(char)) return place; // AZERTY has digits on shift
    return join(held, place);
  }
  if (letter(char) && !latin(char)) {
    char = usKey(event.code);
    if (!char) return "unknown";
  }
  const lower = char.toLowerCase();
  if ([...lower].length !== 1) return "unknown";
  if (!letter(lower)) held.delete("shift");
  return join(held, lower);
}

// Tab leaves the game, as it leaves every part of a page. The others are the browser's keys to
// reload, to reach its toolbars and for full screen.
const BROWSERS = ["tab", "f5", "f6", "f11", "f12"];

/** Whether the game gets a key; `letters`: also keys that type a character. */
export function isOurs(name, { letters = true, selecting = false } = {}) {
  if (!name) return false;
  const base = name.replace(/^(ctrl\+|alt\+|cmd\+|shift\+)*(?=.)/, "");
  if (BROWSERS.includes(base)) return false;
  if (name === "ctrl+c" || name === "cmd+c") return !selecting;
  if (/^(ctrl|alt|cmd)\+./.test(name)) return false;
  return letters || [...base].length > 1;
}

/** Detects Ctrl pressed and released alone: call it on keydown and keyup; true at the release. */
export class CtrlAlone {
  #alone = false;

  down(event) {
    this.#alone = event.key === "Control" && !event.repeat && !event.altKey && !event.shiftKey && !event.metaKey;
  }

  up(event) {
    const alone = this.#alone && event.key === "Control";
    this.#alone = false;
    return alone;
  }
}
