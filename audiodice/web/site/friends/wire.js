// Gives Python libsodium and lines to brokers, to play with friends. worker.js loads this when it is needed.

import { MqttLine } from "./mqtt_line.js";
import * as sodium from "./sodium.js";

const MOST = 4096; // waiting messages for Python; more are dropped
const LONGEST = 65_536; // bytes of a message

export class Wire {
  #lines = new Map();
  #news = [];
  #hand;

  /** `page` is the page's address, `relay` the URL of its relay or ""; `hand(news)` takes lists of [line number, bytes or {up, reason}]. */
  constructor(page, relay, hand) {
    this.page = page;
    this.relay = relay;
    this.sodium = sodium;
    this.#hand = hand;
  }

  /** Open line `number`. */
  open(number, url, topic, user, password) {
    const line = new MqttLine({ url, topic, user, password }, {
      came: (message) => this.#put(number, message),
      state: (up, reason) => this.#put(number, { up, reason }),
    });
    this.#lines.set(number, line);
  }

  send(number, message) {
    this.#lines.get(number)?.send(Uint8Array.from(message.toJs?.() ?? message));
  }

  close(number) {
    this.#lines.get(number)?.close();
    this.#lines.delete(number);
  }

  closeAll() {
    for (const number of [...this.#lines.keys()]) this.close(number);
  }

  /** Hand messages over together, so that a flood does not delay a key by each message. */
  #put(number, item) {
    const full = this.#news.length >= MOST;
    if (item instanceof Uint8Array && (full || item.length > LONGEST)) return;
    this.#news.push([number, item]);
    if (this.#news.length === 1) setTimeout(() => this.#hand(this.#news.splice(0)));
  }
}
