// Elements of the page, and changes of them that a reader who stands there does not notice.

export const $ = (id) => document.getElementById(id);

/** What is right already is not touched; else the words change, and not what holds them. */
export function write(element, text) {
  const held = element.firstChild;
  if (element.textContent === text) return;
  if (element.childNodes.length === 1 && held.nodeType === Node.TEXT_NODE) held.data = text;
  else element.textContent = text;
}

/** Sets an attribute, or takes it away with null. */
export function mark(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
