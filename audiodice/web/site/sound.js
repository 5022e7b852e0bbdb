// Plays cues with Web Audio, on its own clock.

import { DUCKED_DB, decibels, head, levels } from "./levels.js";

const FADE = 0.005; // s: the shortest fade without a click
const LOOP_FADE = 2; // s
const RAMP = 0.03; // s
const TOO_LATE = 1; // s: a sound that is loaded later than this is not played
const KEPT = 48e6; // bytes of samples that are decoded in advance

export class Sound {
  #context = null;
  #master = null;
  #files = new Map(); // promises of samples, by name
  #playing = new Set();
  #mix = { volumes: {}, mono: false, swap: false, night: false, headphones: false };
  #line = { batch: null, at: 0 };
  #other = false; // .m4a in place of .ogg
  #tried = null; // the file that shows whether .ogg can be decoded
  #wanted = "";
  #loop = null;
  #ducked = false;

  /** `says(state)` gets the state of the sound device; `load(file)` fetches an ArrayBuffer. */
  constructor(says, { Context = globalThis.AudioContext, load = fetched } = {}) {
    this.says = says;
    this.Context = Context;
    this.load = load;
  }

  get state() {
    return this.#context?.state ?? "suspended";
  }

  /** Call at each key and touch: browsers play no sound before the first. */
  wake() {
    if (!this.Context) {
      this.says("refused");
      return;
    }
    if (!this.#context) this.#open();
    if (!this.#context) return; // it was refused
    if (this.#context.state !== "running" && this.#context.state !== "closed") {
      this.#context.resume().catch(() => this.says("refused"));
    }
  }

  #open() {
    try {
      this.#context = new this.Context({ latencyHint: "interactive" });
    } catch {
      this.Context = null;
      this.says("refused");
      return;
    }
    this.#master = this.#context.createGain();
    this.#master.connect(this.#context.destination);
    this.#context.onstatechange = () => this.says(this.#context.state);
    this.says(this.#context.state);
    this.#begin();
  }

  /** Decode these files one after another, up to KEPT bytes. */
  async warm(files) {
    let bytes = 0;
    for (const { file } of files) {
      if (!this.#context || bytes > KEPT) return;
      const samples = await this.#samples(file);
      bytes += samples ? samples.length * samples.numberOfChannels * 4 : 0;
    }
  }

  /** The kind of files this browser can decode; "" until one was tried. */
  async kind() {
    await this.#tried;
    if (this.#tried === null) return "";
    return this.#other ? ".m4a" : ".ogg";
  }

  async cue(cue) {
    const context = this.#context;
    if (!context || context.state !== "running") return;
    const at = this.#moment(cue.batch) + cue.at_ms / 1000;
    const playing = { cue, tag: cue.tag ?? "", cut: false };
    this.#playing.add(playing);
    const samples = await this.#samples(cue.file);
    if (!samples || playing.cut || context.currentTime - at > TOO_LATE) {
      this.#playing.delete(playing);
      return;
    }
    const source = context.createBufferSource();
    source.buffer = samples;
    source.playbackRate.value = cue.speed ?? 1;
    this.#place(playing, source);
    source.onended = () => this.#forget(playing);
    source.start(Math.max(at, context.currentTime));
  }

  cut(tag) {
    for (const playing of this.#playing) {
      if (playing.tag === tag) this.#end(playing, FADE);
    }
  }

  silence() {
    for (const playing of this.#playing) this.#end(playing, FADE);
  }

  /** Play a file over and over; "" for none. */
  loop(file) {
    if (file === this.#wanted) return;
    this.#wanted = file;
    if (this.#loop) this.#end(this.#loop, LOOP_FADE);
    this.#loop = null;
    this.#begin();
  }

  mix(mix) {
    this.#mix = { ...this.#mix, ...mix };
    for (const playing of [...this.#playing, this.#loop]) if (playing?.ears) this.#level(playing);
  }

  /** Lower all other sounds while our own voice speaks. */
  duck(lowered) {
    if (lowered === this.#ducked || !this.#context) return;
    this.#ducked = lowered;
    const level = lowered ? decibels(DUCKED_DB) : 1;
    this.#master.gain.setTargetAtTime(level, this.#context.currentTime, RAMP / 3);
  }

  // -------------------------------------------------------------------- within

  /** The time from which the delays of a batch count: that of its first cue. */
  #moment(batch) {
    if (batch === undefined || batch !== this.#line.batch) {
      this.#line = { batch, at: this.#context.currentTime };
    }
    return this.#line.at;
  }

  async #begin() {
    const file = this.#wanted;
    if (!file || !this.#context) return;
    const samples = await this.#samples(file);
    if (!samples || file !== this.#wanted || this.#loop) return;
    const source = this.#context.createBufferSource();
    source.buffer = samples;
    source.loop = true;
    this.#loop = { cue: { bus: "music" }, tag: "", cut: false };
    this.#place(this.#loop, source);
    const fader = this.#loop.fader.gain;
    fader.setValueAtTime(0, this.#context.currentTime);
    fader.linearRampToValueAtTime(1, this.#context.currentTime + LOOP_FADE);
    source.start();
  }

  /** Connect the source to a splitter, the levels of each ear, a fader and the master. */
  #place(playing, source) {
    const context = this.#context;
    const { mono, swap, headphones } = this.#mix;
    const stereo = source.buffer.numberOfChannels > 1;
    const inEars = context.createGain();
    inEars.channelCount = mono ? 1 : 2;
    inEars.channelCountMode = "explicit";
    const split = context.createChannelSplitter(2);
    const join = context.createChannelMerger(2);
    playing.source = source;
    playing.fader = context.createGain();
    playing.ears = [context.createGain(), context.createGain()];
    const beside = headphones && !mono ? head(playing.cue.pan ?? 0, { swap }) : null;
    playing.inFront = Boolean(beside) && !stereo; // only the head filter places it
    source.connect(inEars).connect(split);
    for (const ear of [0, 1]) {
      // A mono sound has only one channel for both ears.
      const from = mono ? 0 : swap ? 1 - ear : ear;
      split.connect(playing.ears[ear], from);
      if (beside && ear !== beside.near) {
        playing.ears[ear].connect(this.#shadow(beside, stereo, join, ear));
      } else {
        playing.ears[ear].connect(join, 0, ear);
      }
    }
    join.connect(playing.fader).connect(this.#master);
    this.#level(playing);
  }

  /** The filter between a sound and the far ear. */
  #shadow({ delay, dull, hertz }, stereo, join, ear) {
    const context = this.#context;
    const later = context.createDelay(0.01);
    later.delayTime.value = delay;
    if (stereo) {
      later.connect(join, 0, ear);
      return later;
    }
    const clear = context.createGain();
    clear.gain.value = 1 - dull;
    const low = context.createBiquadFilter();
    low.type = "lowpass";
    low.frequency.value = hertz;
    const soft = context.createGain();
    soft.gain.value = dull;
    later.connect(clear).connect(join, 0, ear);
    later.connect(low).connect(soft).connect(join, 0, ear);
    return later;
  }

  #level(playing) {
    const cue = playing.inFront ? { ...playing.cue, pan: 0 } : playing.cue;
    const both = levels(cue, this.#mix);
    playing.ears.forEach((ear, n) => (ear.gain.value = both[n]));
  }

  #end(playing, fade) {
    playing.cut = true;
    if (!playing.source) return;
    const now = this.#context.currentTime;
    const level = playing.fader.gain;
    level.cancelScheduledValues(now);
    level.setValueAtTime(level.value, now);
    level.linearRampToValueAtTime(0, now + fade);
    playing.source.stop(now + fade);
  }

  #forget(playing) {
    this.#playing.delete(playing);
    playing.fader.disconnect();
  }

  /** The samples of a file; null if that fails. A later call tries again. */
  #samples(file) {
    if (!this.#files.has(file)) {
      const read = this.#read(file).catch(() => {
        this.#files.delete(file);
        return null;
      });
      this.#files.set(file, read);
    }
    return this.#files.get(file);
  }

  async #read(file) {
    // The others wait for the first file, which shows whether this browser can decode .ogg.
    await (this.#tried ??= this.#tries(file));
    return this.#decode(this.#other ? file.replace(/\.ogg$/, ".m4a") : file);
  }

  async #tries(file) {
    const data = await this.load(file).catch(() => null);
    if (!data) {
      this.#tried = null; // a failed download shows nothing
      return;
    }
    await this.#context.decodeAudioData(data).catch(() => (this.#other = true));
  }

  async #decode(file) {
    return this.#context.decodeAudioData(await this.load(file));
  }
}

async function fetched(file) {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(file);
  return answer.arrayBuffer();
}
