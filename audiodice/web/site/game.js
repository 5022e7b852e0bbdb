// Starts the game in its worker, exchanges messages, and notices if it is gone.

const PROTOCOL = 1;
export const PATIENCE = 10_000; // ms in which any working game answers a key
const LOADS = 120_000; // ms without news while it loads
const ASLEEP = 1000; // ms: a timer that is so late was suspended with the whole machine

export class Game {
  #worker = null;
  #owed = 0; // messages not answered yet
  #timer = 0;
  #silent = false;
  #waits = false; // another tab plays, and this one may wait for ever
  ready = false; // it showed its first screen
  ended = false; // the worker is gone

  /** `receive(message)` gets its messages, `trouble(key)` problems; `answers()` is called when it answers again. */
  constructor({ receive, trouble, answers, patience = PATIENCE }) {
    Object.assign(this, { receive, trouble, answers, patience });
  }

  begin(wishes) {
    if (!globalThis.WebAssembly || !globalThis.Worker) return this.#fails("too_old");
    try {
      this.#worker = new Worker("worker.js", { type: "module" });
    } catch {
      return this.#fails("too_old");
    }
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#fails("worker_died");
    };
    this.#worker.onmessageerror = () => this.#fails("worker_died");
    this.#worker.onmessage = ({ data }) => this.#came(data);
    this.#worker.postMessage({ kind: "start", version: PROTOCOL, ...wishes });
    this.#watch();
  }

  /** Send a message. The worker answers each with `answered`. */
  send(message) {
    if (this.ended || !this.#worker) return;
    this.#worker.postMessage(message);
    this.#owed += 1;
    this.#watch();
  }

  /** Take over from another tab. */
  takeOver() {
    this.#worker?.postMessage({ kind: "take_over" });
  }

  end() {
    this.ended = true;
    clearTimeout(this.#timer);
  }

  #came(message) {
    if (message.kind === "answered") this.#owed = Math.max(0, this.#owed - 1);
    if (message.kind === "screen") this.ready = true;
    if (this.#silent) this.answers();
    this.#silent = false;
    if (message.key === "other_tab") this.#waits = true;
    if (message.kind === "kept") this.#waits = false;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#watch();
    this.receive(message);
  }

  // A killed or hanging worker causes no event, so a timer runs while an answer is due.
  #watch() {
    if (this.#timer || this.ended || this.#silent || this.#waits || (this.ready && !this.#owed)) return;
    const patience = this.ready ? this.patience : LOADS;
    const began = performance.now();
    this.#timer = setTimeout(() => {
      this.#timer = 0;
      if (performance.now() - began > patience + ASLEEP) return this.#watch();
      this.#silent = true;
      this.trouble(this.ready ? "not_answering" : "loads_long");
    }, patience);
  }

  #fails(key) {
    this.end();
    this.trouble(key);
  }
}
