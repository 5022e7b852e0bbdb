// Runs the game behind the page: Python in a worker. The messages are in docs/web.md.

import { Keeping, TakenOver } from "./keeping.js";

const PROTOCOL = 1;
const HOME = "/player"; // the player's files
const PROGRAM = "/program";
const STEPS = ["python", "program", "files", "words", "ready"];
const LONGEST_WAIT = 60_000; // ms

let bridge = null;
let ended = false;
let timer = 0;
let keeping = null;
let wire = null; // the lines to friends, once needed
const early = []; // messages that came before the game was ready

const post = (message) => ended || postMessage(message);
const trouble = (key) => post({ kind: "trouble", key, text: "" });

function progress(name) {
  post({ kind: "progress", step: STEPS.indexOf(name) + 1, of: STEPS.length, name });
}

function end() {
  ended = true;
  clearTimeout(timer);
  wire?.closeAll();
  keeping?.close();
}

/** Sends the game's messages, then the changed screen, and waits until something is due. */
function answer(text) {
  send(text);
  if (ended) return;
  send(bridge.view());
  clearTimeout(timer);
  const wait = bridge.wait();
  if (wait < 0) end();
  else timer = setTimeout(() => guarded(() => bridge.tick()), Math.min(Math.ceil(wait), LONGEST_WAIT));
}

function send(text) {
  for (const message of JSON.parse(text)) post(message);
}

function guarded(act) {
  if (ended) return;
  try {
    answer(act());
  } catch (error) {
    console.error(error);
    trouble("defect");
    end();
  }
}

async function got(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** Fetches a solved table, and gives the game the result. */
async function fetchTable(folder, name) {
  let tell;
  try {
    const response = await fetch(`${folder}${encodeURIComponent(name)}.table`);
    const packed = response.ok ? new Uint8Array(await response.arrayBuffer()) : new Uint8Array(0);
    tell = response.status === 404 ? () => bridge.table_missing(name) : () => bridge.table_came(name, packed);
  } catch {
    tell = () => bridge.table_came(name, new Uint8Array(0)); // no network
  }
  guarded(() => (tell(), bridge.tick()));
}

/** Fetches what is needed to play with friends: libsodium and an MQTT client. */
async function fetchFriends(site) {
  let tell;
  try {
    const { Wire } = await import(new URL(`${site.friends}wire.js`, location.href).href);
    const { relay = "" } = await got("relay.json").then((told) => told.json()).catch(() => ({})); // not kept for offline
    wire = new Wire(new URL("./", location.href).href, relay, (news) => guarded(() => handOver(news)));
    tell = () => bridge.friends_came(wire);
  } catch (error) {
    console.error(error);
    tell = () => bridge.friends_failed();
  }
  guarded(() => (tell(), bridge.tick()));
}

/** Gives the game the messages of friends. */
function handOver(news) {
  for (const [line, item] of news) {
    if (item instanceof Uint8Array) bridge.message_came(line, item);
    else bridge.line_changed(line, item.up, item.reason);
  }
  return bridge.tick();
}

/** Rejects if WebAssembly cannot be fetched or compiled; Pyodide only warns then, and waits for ever. */
function unloadable() {
  return new Promise((_, reject) => {
    for (const name of ["instantiateStreaming", "instantiate"]) {
      const real = WebAssembly[name];
      if (!real) continue;
      WebAssembly[name] = (...how) => {
        const made = real.apply(WebAssembly, how);
        made.catch(reject);
        return made;
      };
    }
  });
}

/** Fetches the words of a language, the likely ones early. Without them the game speaks English. */
function fetchedWords(site, { lang, languages }) {
  const coming = new Map();
  const fetchOne = (tag) => {
    if (tag === "en" || !site.languages.includes(tag)) return null;
    if (!coming.has(tag)) {
      const archive = got(`${site.locale}${tag}.zip`).then((response) => response.arrayBuffer());
      coming.set(tag, archive.catch((error) => (console.error(error), null)));
    }
    return coming.get(tag);
  };
  const near = (wish) => site.languages.find((tag) => [wish, wish.split("-")[0]].includes(tag));
  fetchOne(lang || (languages ?? []).map(near).find(Boolean));
  return fetchOne;
}

async function start(message) {
  if (message.version !== PROTOCOL) {
    trouble("bad_protocol");
    end();
    return;
  }
  progress("python");
  keeping = new Keeping(trouble, () => (trouble("taken_over"), end()));
  const kept = keeping.open();
  kept.catch(() => {}); // it is awaited below
  let python;
  let site;
  let words;
  try {
    site = await (await got("site.json")).json();
    if (site.protocol !== PROTOCOL) {
      trouble("bad_protocol");
      end();
      return;
    }
    words = fetchedWords(site, message);
    const archives = site.archives.map(async (name) => (await got(name)).arrayBuffer());
    archives.forEach((archive) => archive.catch(() => {}));
    const folder = new URL(site.pyodide, location.href).href;
    const { loadPyodide } = await import(`${folder}pyodide.mjs`);
    python = await Promise.race([unloadable(), loadPyodide({ env: { HOME }, stdout: () => {} })]);
    progress("program");
    for (const archive of archives) python.unpackArchive(await archive, "zip", { extractDir: PROGRAM });
  } catch (error) {
    console.error(error);
    trouble("load_failed");
    end();
    return;
  }
  progress("files");
  const mounted = kept.then((slots) => keeping.mount(python.FS, HOME, slots));
  const where = await mounted.catch((error) => {
    if (error instanceof TakenOver) throw error;
    return "memory";
  });
  post({ kind: "kept", where });
  if (where === "memory") trouble("not_kept");
  progress("words");
  python.FS.mkdirTree(HOME);
  const [languageOf, make] = python.runPython(`import sys
sys.path.insert(0, "${PROGRAM}")
from audiodice.web.bridge import bridge, language_of
language_of, bridge`);
  const archive = await words(languageOf(JSON.stringify(message), HOME));
  if (archive) python.unpackArchive(archive, "zip", { extractDir: PROGRAM });
  if (ended) return;
  bridge = make(JSON.stringify(message), HOME, (name) => void fetchTable(site.tables, name), () => void fetchFriends(site));
  progress("ready");
  answer(bridge.begin());
  for (const one of early.splice(0)) take(one);
}

/** Handles a message, then tells the page so, even without an answer. */
function take(message) {
  guarded(() => bridge.take(JSON.stringify(message)));
  post({ kind: "answered" });
}

let started = false;

self.onmessage = ({ data }) => {
  if (ended || typeof data !== "object" || data === null) return;
  if (data.kind === "start" && !started) {
    started = true;
    start(data).catch((error) => {
      if (!(error instanceof TakenOver)) {
        console.error(error);
        trouble("defect");
      }
      end();
    });
  } else if (data.kind === "take_over") keeping?.takeOver();
  else if (data.kind !== "start") bridge ? take(data) : early.push(data);
};
