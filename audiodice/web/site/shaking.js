// Shaking the phone: the first jerks begin a shake, and stillness ends it.

const HARD = 12; // m/s²: more than walking, less than throwing it
const JERKS = 2; // within SOON
const SOON = 500; // ms
const STILL = 250; // ms

export class Shaking {
  #jerks = [];
  #shaken = false;
  #timer = 0;
  #wanted = false;
  #listens = (event) => this.#moved(event);

  /** `begins` and `ends` are called for each shake. */
  constructor(begins, ends, { target = window, now = () => performance.now() } = {}) {
    Object.assign(this, { begins, ends, target, now });
  }

  static get possible() {
    return "DeviceMotionEvent" in globalThis && matchMedia("(pointer: coarse)").matches;
  }

  /** Ask for permission if needed; call it in a click. False if it is refused. */
  async start() {
    this.#wanted = true;
    const ask = globalThis.DeviceMotionEvent?.requestPermission;
    if (ask && (await ask.call(DeviceMotionEvent)) !== "granted") return false;
    // It may have been switched off before the answer.
    if (this.#wanted) this.target.addEventListener("devicemotion", this.#listens);
    return true;
  }

  stop() {
    this.#wanted = false;
    this.target.removeEventListener("devicemotion", this.#listens);
    this.#still();
  }

  #moved({ acceleration, accelerationIncludingGravity }) {
    const whole = acceleration?.x == null ? accelerationIncludingGravity : acceleration;
    if (whole?.x == null) return;
    const gravity = whole === acceleration ? 0 : 9.81;
    if (Math.abs(Math.hypot(whole.x, whole.y, whole.z) - gravity) < HARD) return;
    const now = this.now();
    this.#jerks = [...this.#jerks.filter((at) => now - at < SOON), now];
    if (this.#jerks.length < JERKS) return;
    if (!this.#shaken) {
      this.#shaken = true;
      this.begins();
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#still(), STILL);
  }

  #still() {
    clearTimeout(this.#timer);
    this.#jerks = [];
    if (!this.#shaken) return;
    this.#shaken = false;
    this.ends();
  }
}
