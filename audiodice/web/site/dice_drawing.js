// Draws a die as SVG, without markup in strings, which the page's policy and its tests forbid.

const SPACE = "http://www.w3.org/2000/svg";
const [LOW, MID, HIGH] = [24, 50, 76];
const PIPS = [
  [],
  [[MID, MID]],
  [[LOW, LOW], [HIGH, HIGH]],
  [[LOW, LOW], [MID, MID], [HIGH, HIGH]],
  [[LOW, LOW], [HIGH, LOW], [LOW, HIGH], [HIGH, HIGH]],
  [[LOW, LOW], [HIGH, LOW], [MID, MID], [LOW, HIGH], [HIGH, HIGH]],
  [[LOW, LOW], [LOW, MID], [LOW, HIGH], [HIGH, LOW], [HIGH, MID], [HIGH, HIGH]],
];
const RADIUS = 9.4; // of a pip
const FONNJO = 1; // the family whose dice are round
const CORNERS = { 0: 20, 2: 20, 3: 6 }; // by family
const CUT = 20; // the cut corners of family 4
const DEPTH = 7; // of the side that is seen below the face

/** An SVG element with attributes and children. */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SPACE, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** The outline of a die: a square of 94, 3 from the left, `top` from above. */
function outline(family, top, look) {
  if (family === FONNJO) return svg("ellipse", { ...look, cx: 50, cy: top + 45, rx: 47, ry: 45 });
  if (family === 4) {
    const [a, b, c, d] = [3, 3 + CUT, 97 - CUT, 97];
    const [e, f, g, h] = [top, top + CUT, top + 90 - CUT, top + 90];
    return svg("polygon", { ...look, points: `${b},${e} ${c},${e} ${d},${f} ${d},${g} ${c},${h} ${b},${h} ${a},${g} ${a},${f}` });
  }
  return svg("rect", { ...look, x: 3, y: top, width: 94, height: 90, rx: CORNERS[family] });
}

/** As many marks as the family has, at the lower edge. */
function marks(family) {
  if (family === FONNJO) return [svg("polygon", { class: "pip", points: "50,73 56,79.5 50,86 44,79.5" })];
  const left = 50 - 6.5 * (family - 1);
  return Array.from({ length: family }, (_, n) =>
    svg("rect", { class: "pip", x: left + 13 * n - 2.5, y: 74, width: 5, height: 11, rx: 2.5 }));
}

/** The pips of a face; they move up and together where marks need their place. */
function pips(face, family) {
  const foot = family ? 0.17 : 0;
  const narrow = family === FONNJO ? 0.76 : 1;
  const r = RADIUS * (1 - 0.7 * foot);
  return PIPS[face].flatMap(([x, y]) => {
    const at = { cx: MID + (x - MID) * narrow, cy: (MID + (y - MID) * narrow) * 0.94 * (1 - foot) - 0.5, r };
    return [svg("circle", { ...at, cy: at.cy + 1.6, class: "dent" }), svg("circle", { ...at, class: "pip" })];
  });
}

export function drawDie({ face, family, state }, { bars = false } = {}) {
  const parts = [
    outline(family, 2 + DEPTH, { class: "edge side" }),
    outline(family, 2, { class: "edge face" }),
    outline(family, 2, { class: "light", fill: "url(#shine)" }),
    ...pips(face, family),
    ...(family ? marks(family) : []),
  ];
  if (state === "locked") parts.push(svg("rect", { class: "lock", x: 10, y: 8.5, width: 80, height: 77, rx: 13 }));
  // The marks of the family stay in sight.
  if (bars) parts.push(...[14, 38, 62, 86].map((x) => svg("line", { class: "bar", x1: x, x2: x, y1: -8, y2: 72 })));
  return svg("svg", { viewBox: "0 0 100 100", class: `cube f${family}`, "aria-hidden": "true", focusable: "false" }, ...parts);
}

const same = ({ face, family, state }) => `${face} ${family} ${state}`;

/** Draws a die into an element, unless it is drawn there already. */
export function drawInto(element, die) {
  if (element.dataset.drawn === same(die)) return;
  element.dataset.drawn = same(die);
  element.replaceChildren(drawDie(die));
}

// -------------------------------------------------------------------- a throw

const LONGEST = 380; // ms
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Rolls dice in from below. They show their faces all the time, so nothing flashes. */
export function rollIn(elements) {
  if (still.matches || document.documentElement.dataset.motion === "false") return;
  elements.forEach((element, n) => {
    const cube = element.firstElementChild;
    const turn = (n % 2 ? 1 : -1) * (150 + 40 * (n % 3));
    const aside = (elements.length - 1 - 2 * n) * 14;
    cube?.animate([
      { transform: `translate(${aside}%, 130%) rotate(${turn}deg) scale(.8)`, easing: "cubic-bezier(.2,.6,.4,1)" },
      { transform: `translate(0, -9%) rotate(${-turn / 24}deg) scale(1.04)`, offset: 0.72, easing: "ease-in" },
      { transform: "none" },
    ], { duration: LONGEST - 45 * ((elements.length - 1 - n) % 4) });
  });
}
