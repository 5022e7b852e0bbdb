// Stands in for the game in tests of the page: it remembers what came, and posts what a test tells it.
// A test reaches it through a BroadcastChannel.

const test = new BroadcastChannel("test");
const came = [];
let answers = []; // to the next button
let hangs = false; // nothing is answered

const choice = (id, more = {}) => ({ id, label: `The ${id}`, key: id[0], can: true, main: false, ...more });
const FIRST = {
  kind: "screen", form: "table", title: "Farkle", caption: "", turn: "Your turn", stake: "", seats: [], trays: [], sheet: [],
  dice: [1, 2, 3, 4, 5, 6].map((face) => ({ place: face, face, state: "rolled", family: 0, focus: false, may: true, label: `Die ${face}: ${face}` })),
  choices: [choice("roll", { main: true }), choice("commit"), choice("all"), choice("undo", { can: false }), choice("back")],
  more: [choice("points"), choice("hint"), choice("risk")],
  items: [], count: 0, field: null, at_table: true, over: false,
};

onmessage = ({ data }) => {
  came.push(data);
  test.postMessage({ came: data });
  if (hangs) return;
  if (data.kind === "touch") for (const message of answers.splice(0)) postMessage(message);
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
