// Runs worker.js of a built site under node: node worker_in_node.mjs SITE SCRIPTS DISK
// SCRIPTS is a folder with the site's .js files, as modules of node. A line of JSON in is a message to the worker, a line out one of
// its messages. DISK is a folder that holds what outlived the last run; "" for a browser that keeps nothing.
// Lines of the test's own: {"kind": "!save"} writes the disk as it is; {"kind": "!cut", "times": n} cuts the power at n moments
// and checks what is left; after each line {"kind": "!answered"} comes back.
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import readline from "node:readline";
import { pathToFileURL } from "node:url";

const [site, scripts, disk] = process.argv.slice(2);
const SLOTS = ["audiodice.0", "audiodice.1"];
const ops = []; // every change of the disk, in order, with what was said between
const tell = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

class Handle {
  constructor(name, bytes) {
    [this.name, this.bytes] = [name, bytes];
    Handle.all[name] = this;
  }
  static all = {};
  static room = Infinity;
  getSize = () => this.bytes.length;
  read(into, { at }) {
    const found = this.bytes.subarray(at, at + into.length);
    into.set(found);
    return found.length;
  }
  write(bytes, { at }) {
    if (at + bytes.length > Handle.room) throw new DOMException("full", "QuotaExceededError");
    const op = { slot: this.name, at, bytes: Uint8Array.from(bytes) };
    ops.push(op);
    this.bytes = applied(this.bytes, op);
    return bytes.length;
  }
  truncate(size) {
    const op = { slot: this.name, size };
    ops.push(op);
    this.bytes = applied(this.bytes, op);
  }
  flush = () => ops.push({ slot: this.name, flush: true });
  close() {}
}

function applied(bytes, { at, bytes: more, size }) {
  const length = size ?? Math.max(bytes.length, at + more.length);
  const now = new Uint8Array(length);
  now.set(bytes.subarray(0, length));
  if (more) now.set(more, at);
  return now;
}

const folder = {
  async getFileHandle(name) {
    const file = path.join(disk, name);
    const bytes = fs.existsSync(file) ? Uint8Array.from(fs.readFileSync(file)) : new Uint8Array(0);
    ops.push({ slot: name, begins: bytes });
    return { createSyncAccessHandle: async () => new Handle(name, bytes) };
  },
};
const storage = disk ? { getDirectory: async () => folder } : {};
Object.defineProperty(globalThis, "navigator", { value: { storage, userAgent: "node" } });
globalThis.self = globalThis;
globalThis.location = { href: `${pathToFileURL(site).href}/` };
globalThis.fetch = async (name) => {
  const file = path.join(site, name);
  const there = fs.existsSync(file);
  const read = () => fs.readFileSync(file);
  return {
    ok: there, status: there ? 200 : 404, json: async () => JSON.parse(read()),
    arrayBuffer: async () => Uint8Array.from(read()).buffer,
  };
};
let ready;
const begun = new Promise((resolve) => (ready = resolve));
globalThis.postMessage = (message) => {
  if (message.kind === "say") ops.push({ said: message.text, game: newest() });
  tell(message);
  if (message.kind === "screen" || message.kind === "ended" || message.key === "bad_protocol") ready();
};

await import(pathToFileURL(path.join(scripts, "worker.js")).href);
const { KeptLog } = await import(pathToFileURL(path.join(scripts, "kept_log.js")).href);
const { Files } = await import(pathToFileURL(path.join(scripts, "kept_files.js")).href);

/** The files that the slots hold. */
function filesOn(slots) {
  const files = new Files();
  new KeptLog(slots, (change, data) => files.apply(change, data));
  return files.of;
}

const games = (files) => [...files].filter(([name]) => name.endsWith(".journal"));

/** The bytes of each journal when something was said. */
function newest() {
  if (!Handle.all[SLOTS[1]]) return [];
  const copies = SLOTS.map((name) => new Copy(Handle.all[name].bytes));
  return games(filesOn(copies)).map(([name, { data }]) => [path.basename(name), data]);
}

/** A slot of which nothing is recorded. */
class Copy {
  constructor(bytes) {
    this.bytes = bytes;
  }
  getSize = () => this.bytes.length;
  read = Handle.prototype.read;
  write(bytes, { at }) {
    this.bytes = applied(this.bytes, { at, bytes });
    return bytes.length;
  }
  truncate(size) {
    this.bytes = applied(this.bytes, { size });
  }
  flush() {}
}

/** A number from 0 up to `most`, the same in each run. */
let state = 1;
function chance(most) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * most);
}

/** What is on the disk after a cut of the power before `ops[end]`: of what was not flushed, any part. */
function afterCut(end) {
  const slots = Object.fromEntries(SLOTS.map((name) => [name, new Uint8Array(0)]));
  for (const name of SLOTS) {
    const mine = ops.slice(0, end).filter(({ slot }) => slot === name);
    const flushed = mine.findLastIndex(({ flush }) => flush);
    mine.forEach((op, place) => {
      if (op.begins) slots[name] = op.begins;
      if (op.flush || op.begins) return;
      if (place <= flushed) slots[name] = applied(slots[name], op);
      else if (op.size !== undefined) slots[name] = chance(2) ? applied(slots[name], op) : slots[name];
      else {
        const part = chance(3) ? op.bytes.subarray(0, chance(op.bytes.length + 1)) : op.bytes;
        if (part.length && chance(4)) slots[name] = applied(slots[name], { at: op.at, bytes: part });
      }
    });
  }
  return SLOTS.map((name) => new Copy(slots[name]));
}

/** Cuts the power; returns how often a spoken step was lost, and how often there was one to be lost. */
function cut(times) {
  const result = { kind: "!cut", times, lost: 0, checked: 0 };
  for (let n = 0; n < times; n++) {
    const end = 1 + chance(ops.length);
    const spoken = ops.slice(0, end).findLast(({ said }) => said !== undefined);
    const left = new Map(games(filesOn(afterCut(end))).map(([name, { data }]) => [path.basename(name), data]));
    for (const [name, data] of spoken?.game ?? []) {
      const now = left.get(name);
      result.checked += 1;
      if (!now || !data.every((byte, place) => now[place] === byte)) result.lost += 1;
    }
  }
  return result;
}

const own = {
  "!save": () => SLOTS.forEach((name) => fs.writeFileSync(path.join(disk, name), Handle.all[name].bytes)),
  "!cut": ({ times }) => tell(cut(times)),
  "!room": ({ bytes }) => (Handle.room = bytes ?? Infinity),
  "!wait": ({ ms }) => new Promise((resolve) => setTimeout(resolve, ms)),
};

for await (const line of readline.createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (own[message.kind]) await own[message.kind](message);
  else self.onmessage({ data: message });
  if (message.kind === "start") await begun;
  tell({ kind: "!answered" });
}
process.exit(0);
