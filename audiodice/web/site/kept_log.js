// A log of changes to files, in one of two slots. A slot is anything like a FileSystemSyncAccessHandle: getSize, read,
// write, truncate, flush, close. Flushed records survive everything; an incomplete record at the end is dropped.
//
// A slot begins with a header: magic, generation, checksum. The slot with the higher generation counts. When a log has grown
// far beyond what it describes, the current state is written to the other slot, whose header is written last.

const MAGIC = 0x4c4b4441; // "ADKL"
const HEADER = 12;
const FRAME = 8; // length and checksum of a record
const LARGEST = 64 * 2 ** 20; // bytes of a record
const SMALL = 2 ** 20; // a log is not compacted below this

const TABLE = new Uint32Array(256).map((_, n) => {
  let sum = n;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum >>> 0;
});

function checksum(bytes) {
  let sum = 0xffffffff;
  for (let n = 0; n < bytes.length; n++) sum = TABLE[(sum ^ bytes[n]) & 255] ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The bytes of a record: a change (a plain object) and its data. */
function framed(change, data) {
  const text = encoder.encode(JSON.stringify(change));
  const record = new Uint8Array(FRAME + 4 + text.length + data.length);
  const view = new DataView(record.buffer);
  view.setUint32(FRAME, text.length, true);
  record.set(text, FRAME + 4);
  record.set(data, FRAME + 4 + text.length);
  const body = record.subarray(FRAME);
  view.setUint32(0, body.length, true);
  view.setUint32(4, checksum(body), true);
  return record;
}

/** The complete records in these bytes, and where they end. */
function* records(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = HEADER;
  while (at + FRAME <= bytes.length) {
    const length = view.getUint32(at, true);
    const end = at + FRAME + length;
    if (length < 4 || length > LARGEST || end > bytes.length) return;
    const body = bytes.subarray(at + FRAME, end);
    if (checksum(body) !== view.getUint32(at + 4, true)) return;
    const split = 4 + view.getUint32(at + FRAME, true);
    if (split > length) return;
    yield { change: JSON.parse(decoder.decode(body.subarray(4, split))), data: body.subarray(split), end };
    at = end;
  }
}

function header(generation) {
  const bytes = new Uint8Array(HEADER);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, generation, true);
  view.setUint32(8, checksum(bytes.subarray(0, 8)), true);
  return bytes;
}

/** The generation of a slot; 0 if it has no log. */
function generationOf(slot) {
  const bytes = new Uint8Array(HEADER);
  if (slot.getSize() < HEADER || slot.read(bytes, { at: 0 }) < HEADER) return 0;
  const view = new DataView(bytes.buffer);
  const whole = view.getUint32(0, true) === MAGIC && view.getUint32(8, true) === checksum(bytes.subarray(0, 8));
  return whole ? view.getUint32(4, true) : 0;
}

/** Writes all bytes, or throws. */
function put(slot, bytes, at) {
  for (let done = 0; done < bytes.length; ) {
    const written = slot.write(bytes.subarray(done), { at: at + done });
    if (!written) throw new DOMException("nothing was written", "QuotaExceededError");
    // Chromium's answer once the player has deleted the browser's data is a negative number, read as a large one.
    if (written > bytes.length - done) throw new DOMException("the file is gone", "InvalidStateError");
    done += written;
  }
}

export class KeptLog {
  /** Opens the log in these two slots, and passes each of its records to `replay(change, data)`. */
  constructor(slots, replay) {
    const generations = slots.map(generationOf);
    const now = generations[1] > generations[0] ? 1 : 0;
    [this.slot, this.spare] = now ? [slots[1], slots[0]] : slots;
    this.generation = generations[now];
    this.end = HEADER;
    if (!this.generation) this.#start(this.slot, (this.generation = 1));
    else this.#read(replay);
    this.compacted = 0; // its length after it was last compacted
  }

  #start(slot, generation) {
    slot.truncate(0);
    put(slot, header(generation), 0);
    slot.flush();
  }

  #read(replay) {
    const bytes = new Uint8Array(this.slot.getSize());
    let got = 0;
    for (let more; got < bytes.length && (more = this.slot.read(bytes.subarray(got), { at: got })); ) got += more;
    for (const { change, data, end } of records(bytes.subarray(0, got))) {
      replay(change, data);
      this.end = end;
    }
    if (this.end < bytes.length) {
      this.slot.truncate(this.end);
      this.slot.flush();
    }
  }

  /** Adds a record; throws, and adds none, if there is no room. */
  append(change, data = new Uint8Array(0)) {
    const record = framed(change, data);
    try {
      put(this.slot, record, this.end);
    } catch (error) {
      try {
        this.slot.truncate(this.end);
      } catch {
        // the rest fails its checksum, and the next record overwrites it
      }
      throw error;
    }
    this.end += record.length;
  }

  /** Returns once all added records are on the disk. */
  flush() {
    this.slot.flush();
  }

  /** Whether most of the log is obsolete. */
  get overgrown() {
    return this.end > Math.max(SMALL, 4 * this.compacted);
  }

  /** Writes `all`, an iterable of [change, data], to the other slot, and continues there if there is room. */
  compact(all) {
    const { slot, spare } = this;
    let end = HEADER;
    try {
      spare.truncate(0);
      spare.flush();
      for (const [change, data] of all) {
        const record = framed(change, data);
        put(spare, record, end);
        end += record.length;
      }
      spare.flush();
      put(spare, header(this.generation + 1), 0);
      spare.flush();
    } catch {
      this.compacted = this.end; // try again when the log is much longer
      return;
    }
    [this.slot, this.spare] = [spare, slot];
    this.generation += 1;
    this.end = this.compacted = end;
    try {
      slot.truncate(0);
      slot.flush();
    } catch {
      // it has the lower generation
    }
  }

  close() {
    this.slot.close();
    this.spare.close();
  }
}
