// Groups of buttons with one stop for Tab each: Left, Right, Home and End move within a group.

const STEPS = { ArrowLeft: -1, ArrowRight: 1 };
const ENDS = { Home: 0, End: -1 };

const buttonsOf = (bar) => [...bar.querySelectorAll("button")];

/** Make the last used button the stop for Tab, or else the main or the current one. */
export function rove(bar, to = null) {
  const all = buttonsOf(bar);
  const stop =
    to ?? all.find((one) => one.dataset.used) ?? all.find((one) => one.matches(".main, [aria-current]")) ?? all[0];
  for (const one of all) {
    one.tabIndex = one === stop ? 0 : -1;
    if (to) delete one.dataset.used;
  }
  if (to) to.dataset.used = "1";
}

/** Follow keys, clicks and the focus in all toolbars below `root`. */
export function keepToolbars(root) {
  const barOf = ({ target }) => target.closest('[role="toolbar"]');
  root.addEventListener("focusin", (event) => {
    const bar = barOf(event);
    if (bar && event.target.matches("button")) rove(bar, event.target);
  });
  root.addEventListener("keydown", (event) => {
    const bar = barOf(event);
    if (!bar || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const step = STEPS[event.key];
    const end = ENDS[event.key];
    if (step === undefined && end === undefined) return;
    event.preventDefault(); // the game does not get it
    const all = buttonsOf(bar);
    const at = all.indexOf(event.target);
    all.at(end ?? Math.max(0, Math.min(all.length - 1, at + step)))?.focus();
  });
}
