// The page's own voice, for players without a screen reader.

const USUAL = 200; // words a minute at rate 1, roughly
const CUT = ["interrupted", "canceled"]; // errors of texts that we cut ourselves
const NOT_YET = "not-allowed"; // the user has not touched the page yet

// Voices are named by region, not by script.
const VOICE_TAGS = { "zh-Hans": "zh-CN" };

export class WebSpeech {
  #timer = 0;
  #waiting = [];
  #utterance = null;
  #settings = { rate: USUAL, pitch: 50, volume: 1 };

  /**
   * `speaks(on)` is called when the voice begins and ends, `failed(said, known)` with a text it could not say (`known`:
   * that was to be expected). `chosen()` returns the address of the player's chosen voice.
   */
  constructor(synthesis, { speaks, failed, chosen = () => "" }) {
    Object.assign(this, { synthesis, speaks, failed, chosen });
  }

  get available() {
    return Boolean(this.synthesis);
  }

  /** The browser's voices for a language. */
  voices(lang) {
    const all = this.synthesis?.getVoices() ?? [];
    return all.filter((voice) => voice.lang.replace("_", "-").split("-")[0] === lang.split("-")[0]);
  }

  set({ rate, pitch, volume }) {
    this.#settings = { rate, pitch, volume };
  }

  /** Say a text after the others or, with `interrupt`, instead of them. */
  put(said) {
    if (said.interrupt) this.stop();
    this.#waiting.push(said);
    if (this.#timer) return; // it follows a text that waits for a sound
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
      if (voice && error !== NOT_YET) this.#speak(said, null); // try the default voice
      else this.failed(said, error === NOT_YET);
    };
    this.#utterance = utterance; // without a reference, some browsers collect it, and it never ends
    this.synthesis.speak(utterance);
  }
}
