// Saved games as files: offered as downloads, and opened.

const LARGEST = 4_000_000; // characters: more than the longest game
const STAYS = 60_000; // ms in which a download can be begun

/** Offer a file. */
export function download({ name, text }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), STAYS);
}

/** Calls `opened({name, text})` with each file that is chosen, and `left()` whenever the choice has ended. */
export function takeFiles(input, { opened, left }) {
  input.addEventListener("cancel", left);
  input.addEventListener("change", async () => {
    const [file] = input.files;
    left();
    if (!file) return;
    // What is too large, or cannot be read, is no game: the game says so.
    const text = file.size <= LARGEST ? await file.text().catch(() => "") : "";
    input.value = "";
    opened({ name: file.name, text });
  });
}
