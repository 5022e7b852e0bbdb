// Elements of the page, and changes of them that a reader who stands there does not notice.

export const $ = (id) => document.getElementById(id);

/** What is right already is not touched. */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Sets an attribute, or takes it away with null. */
export function mark(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
