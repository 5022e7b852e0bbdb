// Stores the player's files in two files of the origin's private file system. One tab at a time has them.

import { mountKept } from "./kept_files.js";

const LOCK = "audiodice";
const FILES = ["audiodice.0", "audiodice.1"];
const RELEASE_MS = 5000; // how long the previous tab may take to release the files
const AGAIN_MS = 50;

/** Another tab took the files while this one was waiting or starting. */
export class TakenOver extends Error {}

export class Keeping {
  #deleted = false;

  /** `trouble` gets a key of docs/web.md; `takenOver` is called if another tab takes the files. */
  constructor(trouble, takenOver) {
    [this.trouble, this.takenOver] = [trouble, takenOver];
    this.handles = [];
    this.waiting = new AbortController();
    this.steal = null;
  }

  /** The two open files. Waits while another tab has them; rejects if nothing can be stored. */
  async open() {
    const folder = await navigator.storage.getDirectory();
    if (navigator.locks) await this.#lock();
    const until = performance.now() + RELEASE_MS;
    for (const name of FILES) {
      const file = await folder.getFileHandle(name, { create: true });
      this.handles.push(await this.#handle(file, until));
    }
    return this.handles;
  }

  async #handle(file, until) {
    for (;;) {
      try {
        return await file.createSyncAccessHandle();
      } catch (error) {
        if (error.name !== "NoModificationAllowedError" || performance.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    }
  }

  async #lock() {
    if (await this.#ask({ ifAvailable: true })) return;
    this.trouble("other_tab");
    const wish = new Promise((resolve) => (this.steal = resolve)).then(() => {
      this.waiting.abort();
      return this.#ask({ steal: true });
    });
    await Promise.any([this.#ask({ signal: this.waiting.signal }), wish]);
    this.steal = null;
  }

  /** Whether we got the lock, which is held until it is stolen or the worker ends. */
  #ask(how) {
    return new Promise((resolve, reject) => {
      let held = false;
      const request = navigator.locks.request(LOCK, how, (lock) => {
        held = lock !== null;
        resolve(held);
        return held ? new Promise((release) => (this.release = release)) : undefined;
      });
      request.catch((error) => {
        if (!held) reject(error);
        else if (error.name === "AbortError") this.#lost();
      });
    });
  }

  #lost() {
    this.close();
    this.takenOver();
  }

  /** Take over from another tab. */
  takeOver() {
    this.steal?.();
  }

  /** Mounts the stored files at `home`; returns the mounted files. */
  mount(FS, home, slots) {
    if (this.closed) throw new TakenOver();
    this.unmount = mountKept(FS, home, slots, () => this.#failed());
    return "browser";
  }

  /** A write failed: perhaps the player deleted the browser's data. */
  async #failed() {
    if (this.#deleted) return;
    const folder = await navigator.storage.getDirectory();
    await folder.getFileHandle(FILES[0]).catch(({ name }) => (this.#deleted = name === "NotFoundError"));
    if (this.#deleted) this.trouble("kept_deleted");
  }

  close() {
    this.closed = true;
    for (const handle of this.handles.splice(0)) {
      try {
        handle.close();
      } catch {
        // it is closed
      }
    }
    this.release?.();
  }
}
