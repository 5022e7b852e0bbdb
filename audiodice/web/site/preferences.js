// What this browser remembers of the page itself. The game stores its own settings.

const PREFIX = "audiodice page ";

export function preference(name, usual = "") {
  try {
    return localStorage.getItem(PREFIX + name) ?? usual;
  } catch {
    return usual; // a private window may refuse
  }
}

export function remember(name, value) {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // then it lasts until the page is closed
  }
}

/** A checkbox with a stored state; `changed(on)` is called now and at each change. */
export function remembered(box, changed) {
  box.checked = preference(box.id, box.checked ? "yes" : "no") === "yes";
  box.addEventListener("change", () => {
    remember(box.id, box.checked ? "yes" : "no");
    changed(box.checked);
  });
  changed(box.checked);
}
