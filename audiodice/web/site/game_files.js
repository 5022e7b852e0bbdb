// Saved games as files: downloads them and opens them.

const LARGEST = 4_000_000; // bytes: more than the longest game
const LARGEST_PLAYER = 48_000_000; // bytes: thousands of games
const STAYS = 60_000; // ms in which a download can start

/** Offer a file with this text, or with `data` in base 64. */
export function download({ name, text, data }) {
  const link = document.createElement("a");
  const blob =
    data === undefined ? new Blob([text], { type: "text/plain" }) : new Blob([fromBase64(data)], { type: "application/zip" });
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), STAYS);
}

const fromBase64 = (data) => Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));

/** Calls `opened({name, text})` with each chosen game, and `left()` when the dialogue closes. */
export function takeFiles(input, { opened, left }) {
  take(input, { left, largest: LARGEST, tooLarge: "", read: (file) => file.text(), opened: (name, text) => opened({ name, text }) });
}

/** The same for files with all that a player has, as `opened({name, data})`, in base 64; null if it is too large. */
export function takePlayerFiles(input, { opened, left }) {
  const opens = (name, data) => opened({ name, data });
  take(input, { left, largest: LARGEST_PLAYER, tooLarge: null, read: base64, opened: opens });
}

function base64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.split(",")[1] ?? "");
    reader.onerror = reject;
    reader.readAsDataURL(file);
  });
}

function take(input, { opened, left, largest, tooLarge, read }) {
  input.addEventListener("cancel", left);
  input.addEventListener("change", async () => {
    const [file] = input.files;
    left();
    if (!file) return;
    // A file that is too large or unreadable is passed on, and the game refuses it.
    const content = file.size <= largest ? await read(file).catch(() => "") : tooLarge;
    input.value = "";
    opened(file.name, content);
  });
}
