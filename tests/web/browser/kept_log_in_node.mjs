// Random changes of files in a log that is compacted often: node kept_log_in_node.mjs SCRIPTS ROUNDS
// After each cut of the power, what was flushed has to be there, and what is there has to be a state that there was.
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

const [scripts, rounds] = process.argv.slice(2);
const { KeptLog } = await import(pathToFileURL(path.join(scripts, "kept_log.js")).href);
const { Files } = await import(pathToFileURL(path.join(scripts, "kept_files.js")).href);

let seed = 7;
function chance(most) {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * most);
}

class Cut extends Error {}

/** A slot in memory; the power is cut after so many changes of both. */
class Slot {
  static left = Infinity;
  constructor(bytes = new Uint8Array(0)) {
    [this.kept, this.waiting] = [bytes, []];
  }
  get bytes() {
    return this.waiting.reduce(applied, this.kept);
  }
  getSize = () => this.bytes.length;
  read(into, { at }) {
    const found = this.bytes.subarray(at, at + into.length);
    into.set(found);
    return found.length;
  }
  #change(op) {
    if (Slot.left < 0) throw new Cut();
    this.waiting.push(op);
    if (--Slot.left < 0) throw new Cut();
  }
  write(bytes, { at }) {
    this.#change({ at, bytes: Uint8Array.from(bytes) });
    return bytes.length;
  }
  truncate(size) {
    this.#change({ size });
  }
  flush() {
    if (Slot.left < 0) throw new Cut();
    [this.kept, this.waiting] = [this.bytes, []];
    if (--Slot.left < 0) throw new Cut();
  }
  /** What is left after the cut: of what was not flushed, any part. */
  survivor() {
    const some = this.waiting.filter(() => chance(2)).map((op) => {
      return op.bytes && chance(2) ? { at: op.at, bytes: op.bytes.subarray(0, chance(op.bytes.length + 1)) } : op;
    });
    return new Slot(some.reduce(applied, this.kept));
  }
}

function applied(bytes, { at, bytes: more, size }) {
  if (more && !more.length) return bytes;
  const now = new Uint8Array(size ?? Math.max(bytes.length, at + more.length));
  now.set(bytes.subarray(0, now.length));
  if (more) now.set(more, at);
  return now;
}

const told = (files) => JSON.stringify([...files.of].map(([p, { mode, data }]) => [p, mode, data && [...data]]).sort());

function* all(files) {
  for (const [p, { mode, time, data }] of files.of) {
    yield [{ o: "make", p, m: mode, t: time }, new Uint8Array(0)];
    if (data) yield [{ o: "write", p, a: 0, t: time }, data];
  }
}

function change(files) {
  const names = [...files.of.keys()];
  const p = names[chance(names.length)];
  const t = 1;
  switch (p ? chance(6) : 0) {
    case 0: return [{ o: "make", p: `f${chance(9)}`, m: 0o100600, t }, new Uint8Array(0)];
    case 1: return [{ o: "size", p, n: chance(40), t }, new Uint8Array(0)];
    case 2: return [{ o: "move", p, q: `f${chance(9)}`, t }, new Uint8Array(0)];
    case 3: return [{ o: "delete", p, t }, new Uint8Array(0)];
    default: return [{ o: "write", p, a: chance(30), t }, Uint8Array.from({ length: 1 + chance(30) }, () => chance(256))];
  }
}

let slots = [new Slot(), new Slot()];
const result = { rounds: 0, compacted: 0, lost: 0, strange: 0 };
for (; result.rounds < Number(rounds); result.rounds++) {
  const files = new Files();
  Slot.left = Infinity;
  const log = new KeptLog(slots, (one, data) => files.apply(one, data));
  const states = [told(files)];
  let flushed = 0;
  Slot.left = chance(120);
  try {
    for (;;) {
      if (log.end > 2000) {
        log.compact(all(files));
        result.compacted += 1;
      }
      const [one, data] = change(files);
      // A record that is whole may be there after the cut, though nobody was told so.
      const next = new Files();
      for (const [made, part] of all(files)) next.apply(made, part);
      next.apply(one, data);
      states.push(told(next));
      log.append(one, data);
      files.apply(one, data);
      if (!chance(3)) {
        log.flush();
        flushed = states.length - 1;
      }
    }
  } catch (error) {
    if (!(error instanceof Cut)) throw error;
  }
  const left = slots.map((slot) => slot.survivor());
  const after = new Files();
  Slot.left = Infinity;
  new KeptLog(left, (one, data) => after.apply(one, data));
  const at = states.lastIndexOf(told(after));
  if (at < 0) result.strange += 1;
  else if (at < flushed) result.lost += 1;
  slots = left;
}
process.stdout.write(`${JSON.stringify(result)}\n`);
