// The game behind the page, in its worker: starts it, talks to it, and notices if it is gone.

const PROTOCOL = 1;
export const PATIENCE = 10_000; // ms: whatever plays at all answers a key sooner
const LOADS = 120_000; // ms without news while it loads
const ASLEEP = 1000; // ms: a timer that is so much late was held up with the whole machine

export class Game {
  #worker = null;
  #owed = 0; // messages that were not answered yet
  #timer = 0;
  #silent = false;
  ready = false; // it has shown its first screen
  ended = false; // there is nobody to talk to any more

  /** `receive(message)` takes what it says, `trouble(key)` what is wrong; `answers()` tells that it is back. */
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

  /** Of two tabs this one is to play. */
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
    // It plays in another tab, and waits there as long as the player likes.
    this.#silent = message.kind === "trouble" && message.key === "other_tab";
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#watch();
    this.receive(message);
  }

  // A worker that is killed or hangs tells nobody. So as long as an answer is due, and only then, a timer runs.
  #watch() {
    if (this.#timer || this.ended || this.#silent || (this.ready && !this.#owed)) return;
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
