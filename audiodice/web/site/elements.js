// Changes elements of the page so that a screen reader at that place is not disturbed.

export const $ = (id) => document.getElementById(id);

/** Changes the text of an element if it differs, but not the element. */
export function write(element, text) {
  const held = element.firstChild;
  if (element.textContent === text) return;
  if (element.childNodes.length === 1 && held.nodeType === Node.TEXT_NODE) held.data = text;
  else element.textContent = text;
}

/** Sets an attribute, or removes it if the value is null. */
export function mark(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
