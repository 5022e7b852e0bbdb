// Saved games as files: downloads them and opens them.

const LARGEST = 4_000_000; // characters: more than the longest game
const STAYS = 60_000; // ms in which a download can start

/** Offer a file. */
export function download({ name, text }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), STAYS);
}

/** Calls `opened({name, text})` with each chosen file, and `left()` when the dialogue closes. */
export function takeFiles(input, { opened, left }) {
  input.addEventListener("cancel", left);
  input.addEventListener("change", async () => {
    const [file] = input.files;
    left();
    if (!file) return;
    // A file that is too large or unreadable is passed on, and the game refuses it.
    const text = file.size <= LARGEST ? await file.text().catch(() => "") : "";
    input.value = "";
    opened({ name: file.name, text });
  });
}
