// Stands in for the game in tests of the page: it remembers what came, and posts what a test tells it.
// A test reaches it through a BroadcastChannel.

const test = new BroadcastChannel("test");
const came = [];
let answers = []; // to the next button
let hangs = false; // nothing is answered

const FIRST = {
  kind: "screen", form: "table", heading: "Farkle", count: 3, takes_text: false, text: "", at_table: true,
  items: [
    { index: 0, name: "choice 0", label: "three ones, 1000", here: true },
    { index: 1, name: "choice 1", label: "a five, 50" },
    { index: 2, name: "choice 2", label: "a one, 100" },
  ],
  offers: [{ name: "roll", label: "Roll" }],
  commands: ["roll", "all", "commit", "undo", "scores", "points", "hint", "risk", "previous", "next", "help", "back"]
    .map((id) => ({ id, label: `The ${id}`, key: id[0], can: id !== "undo" })),
};

onmessage = ({ data }) => {
  came.push(data);
  test.postMessage({ came: data });
  if (hangs) return;
  if (data.kind === "command") for (const message of answers.splice(0)) postMessage(message);
  if (!["start", "take_over"].includes(data.kind)) postMessage({ kind: "answered" });
  if (data.kind === "start") {
    postMessage({ kind: "progress", step: 1, of: 2, name: "python" });
    postMessage({ kind: "lang", lang: data.lang || "en" });
    postMessage({ kind: "title", text: "Farkle, audiodice" });
    postMessage({ kind: "dress", colours: "cream", captions: true, text_size: 32 });
    postMessage({ kind: "mix", volumes: { dice: 1, interface: 1, values: 1, music: 1, voice: 1 }, mono: false, swap: false, night: false, headphones: false });
    postMessage({ kind: "progress", step: 2, of: 2, name: "ready" });
    if (data.game !== "slow") postMessage(FIRST);
  }
};

test.onmessage = ({ data }) => {
  if (data.answers) answers = data.answers;
  if (data.post) for (const message of data.post) postMessage(message);
  if ("hangs" in data) {
    hangs = data.hangs;
    test.postMessage({ came: data });
  }
  if (data.dies) throw new Error("a defect, made by a test");
};
