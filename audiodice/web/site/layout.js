// What stands at the edges of the screen (words, buttons) takes a bounded part of it, at any size of text.

const MOST = { top: 0.42, bar: 0.32 }; // of the height

/** Tell the style sheet how high the edges are; one that is too high scrolls with the page. */
export function watchEdges(elements) {
  const root = document.documentElement;
  const look = () => {
    for (const [name, element] of Object.entries(elements)) {
      if (element.querySelector("details[open]")) continue;
      const height = element.offsetHeight;
      const fixed = height <= MOST[name] * innerHeight;
      element.classList.toggle("loose", !fixed);
      root.style.setProperty(`--${name}`, fixed ? `${height}px` : "0px");
    }
  };
  const observer = new ResizeObserver(look);
  for (const element of Object.values(elements)) observer.observe(element);
  addEventListener("resize", look);
}
