// A line to friends: one topic of an MQTT broker, over a WebSocket that reconnects. On a desktop,
// audiodice/friends/wire does the same, with the same times.

import mqtt from "./mqtt.mjs";

const PAUSES = [200, 500, 1000, 2000, 4000, 8000, 15_000, 30_000]; // ms before each reconnection
const OPEN = 8000; // ms for the broker to answer
const KEEPALIVE = 10; // s; a broker reports a lost client after 1.5 times this
const UNANSWERED = 10_000; // ms: a line on which a message is not acknowledged for so long is dead
const LAST_WORDS = 2000; // ms to send the waiting messages when the line is closed
const MOST = 2000; // waiting messages; beyond this the oldest are dropped
const LARGEST_PACKET = 66_560;
const UNSUPPORTED_VERSION = [1, 132]; // the codes of MQTT 3 and 5

export class MqttLine {
  #client = null;
  #up = false;
  #version = 5; // 4 is MQTT 3.1.1
  #known = false; // the broker is known to speak this version
  #tries = 0;
  #timer = 0;
  #closing = false;
  #waiting = [];
  #underWay = new Set(); // {message, since}: not acknowledged yet
  #told = null;

  /** `wanted` has url, topic, user and password. `came(message)` takes bytes, `state(up, reason)` the state. */
  constructor(wanted, { came, state }) {
    Object.assign(this, { wanted, came, state });
    this.#open();
  }

  /** Publish a message, now or when the line is up again. */
  send(message) {
    this.#waiting.push(message);
    if (this.#waiting.length > MOST) this.#waiting.shift();
    this.#flush();
  }

  /** Send the waiting messages, then close. */
  close() {
    if (this.#closing) return;
    this.#closing = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#drop(), LAST_WORDS);
    this.#endIfSent();
  }

  #open() {
    const { url, user, password } = this.wanted;
    const id = [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, "0"));
    const client = mqtt.connect(url, {
      clientId: `audiodice${id.join("")}`,
      protocolVersion: this.#version,
      keepalive: KEEPALIVE,
      connectTimeout: OPEN,
      reconnectPeriod: 0, // reconnections are made here
      resubscribe: false,
      timerVariant: "native", // the other kind makes a worker from a text, which the page's policy forbids
      ...(this.#version === 5 && { properties: { maximumPacketSize: LARGEST_PACKET } }),
      ...(user && { username: user, password }),
    });
    this.#client = client;
    let answer; // the broker's code, if it refuses
    const mine = (act) => (...given) => client === this.#client && act(...given);
    client.on("connect", mine(() => this.#listen()));
    client.on("message", mine((_, payload) => this.came(Uint8Array.from(payload))));
    client.on("error", mine((error) => (answer ??= error.code)));
    client.on("close", mine(() => this.#lost(this.#up ? "line_lost" : undefined, answer)));
  }

  #listen() {
    const own = this.#version === 5 ? { nl: true } : {}; // our own messages need not come back
    this.#client.subscribe(this.wanted.topic, { qos: 1, ...own }, (error, granted) => {
      if (error || granted?.some(({ qos }) => qos > 2)) this.#lost("line_refused");
      else this.#opened();
    });
  }

  #opened() {
    [this.#up, this.#known, this.#tries] = [true, true, 0];
    this.#tell(true, "");
    this.#flush();
    if (!this.#closing) this.#watch();
  }

  /** Check for a lost network, which causes no event. */
  #watch() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const [oldest] = this.#underWay;
      if (oldest && performance.now() - oldest.since > UNANSWERED) this.#lost("line_lost");
      else this.#watch();
    }, 1000);
  }

  #lost(reason, answer) {
    this.#drop();
    if (this.#closing) return;
    this.#waiting.unshift(...[...this.#underWay].map(({ message }) => message));
    this.#underWay.clear();
    const unknown = answer === undefined || typeof answer === "string" || UNSUPPORTED_VERSION.includes(answer);
    if (!reason && unknown && !this.#known && this.#version === 5) {
      this.#version = 4; // some brokers only hang up on an unknown version
      this.#open();
      return;
    }
    if (!this.#known) this.#version = 5;
    // Browsers do not say why a WebSocket failed: no host, no answer or a wrong certificate.
    this.#tell(false, reason ?? (unknown ? "line_unreachable" : "line_refused"));
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)];
    this.#tries += 1;
    // Random, so that not all clients reconnect at once.
    this.#timer = setTimeout(() => this.#open(), pause * (0.8 + Math.random() * 0.4));
  }

  /** End the connection; without `force` it says goodbye. */
  #drop(force = true) {
    clearTimeout(this.#timer);
    const client = this.#client;
    [this.#client, this.#up] = [null, false];
    client?.on("error", () => {});
    client?.end(force);
  }

  #flush() {
    if (!this.#up) return;
    for (const message of this.#waiting.splice(0)) {
      const one = { message, since: performance.now() };
      this.#underWay.add(one);
      this.#client.publish(this.wanted.topic, message, { qos: 1 }, (error) => {
        if (error) return;
        this.#underWay.delete(one);
        this.#endIfSent();
      });
    }
  }

  #endIfSent() {
    if (this.#closing && !this.#waiting.length && !this.#underWay.size) this.#drop(false);
  }

  #tell(up, reason) {
    const now = `${up} ${reason}`;
    if (now === this.#told) return;
    this.#told = now;
    this.state(up, reason);
  }
}
