// Keeps the site in the browser, so that it starts without a network, and says when there is a newer one.

export class Offline {
  #registration = null;

  /** `newer()` is called once a newer version has been fetched, and waits. */
  constructor(newer, { workers = navigator.serviceWorker } = {}) {
    this.newer = newer;
    this.workers = workers;
  }

  /** Call it once the game runs: what is fetched for later must not slow that down. */
  async begin() {
    if (!this.workers) return; // an insecure address, or a browser that refuses
    try {
      this.#registration = await this.workers.register("service_worker.js");
    } catch {
      return; // the game goes on, with a network
    }
    this.#look();
    this.#registration.addEventListener("updatefound", () => {
      this.#registration.installing?.addEventListener("statechange", () => this.#look());
    });
  }

  /** Keep the sounds, of the kind that this browser plays, and the tables, too. */
  async keepRest(sounds) {
    if (!this.#registration) return;
    const { active } = await this.workers.ready;
    active.postMessage({ kind: "keep_rest", sounds });
  }

  /** Use the newer version from now on; the page is loaded again. */
  useNewer() {
    this.workers.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#registration.waiting?.postMessage({ kind: "use_now" });
  }

  #look() {
    // Without a controller this is the first version, not a newer one.
    if (this.#registration.waiting && this.workers.controller) this.newer();
  }
}
