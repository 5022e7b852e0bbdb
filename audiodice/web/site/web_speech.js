// The page's own voice, for players without a screen reader.

const USUAL = 200; // words a minute of a voice at rate 1, about
const CUT = ["interrupted", "canceled"]; // errors of what we cut ourselves
const NOT_YET = "not-allowed"; // nothing was pressed on the page so far

// Voices are named by region, not by script.
const VOICE_TAGS = { "zh-Hans": "zh-CN" };

export class WebSpeech {
  #timer = 0;
  #waiting = [];
  #utterance = null;
  #settings = { rate: USUAL, pitch: 50, volume: 1 };

  /**
   * `speaks(on)` is told when the voice begins and ends, `failed(said, known)` what it could not say; `known`: that
   * was to be expected. `chosen()` is the address of the voice that the player has chosen.
   */
  constructor(synthesis, { speaks, failed, chosen = () => "" }) {
    Object.assign(this, { synthesis, speaks, failed, chosen });
  }

  get available() {
    return Boolean(this.synthesis);
  }

  /** The voices for a language, as the browser has them. */
  voices(lang) {
    const all = this.synthesis?.getVoices() ?? [];
    return all.filter((voice) => voice.lang.replace("_", "-").split("-")[0] === lang.split("-")[0]);
  }

  set({ rate, pitch, volume }) {
    this.#settings = { rate, pitch, volume };
  }

  /** Say a text after those before it, or with `interrupt` in place of them. */
  put(said) {
    if (said.interrupt) this.stop();
    this.#waiting.push(said);
    if (this.#timer) return; // it follows what waits for a sound
    if (said.wait_ms > 0) this.#timer = setTimeout(() => this.#go(), said.wait_ms);
    else this.#go();
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#waiting = [];
    this.synthesis?.cancel();
  }

  #go() {
    this.#timer = 0;
    for (const said of this.#waiting.splice(0)) {
      this.#speak(said, this.voices(said.lang).find((one) => one.voiceURI === this.chosen()));
    }
  }

  #speak(said, voice) {
    const { rate, pitch, volume } = this.#settings;
    const utterance = new SpeechSynthesisUtterance(said.text);
    utterance.lang = VOICE_TAGS[said.lang] ?? said.lang;
    utterance.rate = Math.min(Math.max(rate / USUAL, 0.3), 5);
    utterance.pitch = Math.min(Math.max(pitch / 50, 0), 2);
    utterance.volume = volume;
    if (voice) utterance.voice = voice;
    utterance.onstart = () => this.speaks(true);
    utterance.onend = () => this.speaks(this.synthesis.pending);
    utterance.onerror = ({ error }) => {
      this.speaks(this.synthesis.pending);
      if (CUT.includes(error)) return;
      if (voice && error !== NOT_YET) this.#speak(said, null); // the usual voice may be able
      else this.failed(said, error === NOT_YET);
    };
    this.#utterance = utterance; // some browsers forget one that nobody holds, and never end it
    this.synthesis.speak(utterance);
  }
}
