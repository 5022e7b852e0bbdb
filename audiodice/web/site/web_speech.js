// The page's own voice, for players without a screen reader.

const USUAL = 200; // words a minute of a voice at rate 1, about

export class WebSpeech {
  #timer = 0;
  #utterance = null;
  #settings = { rate: USUAL, pitch: 50, volume: 1 };

  /** `speaks(on)` is told when the voice begins and ends. */
  constructor(synthesis, speaks, chosen = () => "") {
    this.synthesis = synthesis;
    this.speaks = speaks;
    this.chosen = chosen;
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

  put({ text, lang, wait_ms = 0 }) {
    clearTimeout(this.#timer);
    if (wait_ms > 0) this.#timer = setTimeout(() => this.#speak(text, lang), wait_ms);
    else this.#speak(text, lang);
  }

  stop() {
    clearTimeout(this.#timer);
    this.synthesis?.cancel();
  }

  #speak(text, lang) {
    const { rate, pitch, volume } = this.#settings;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = lang;
    utterance.rate = Math.min(Math.max(rate / USUAL, 0.3), 5);
    utterance.pitch = Math.min(Math.max(pitch / 50, 0), 2);
    utterance.volume = volume;
    const voice = this.voices(lang).find((one) => one.voiceURI === this.chosen());
    if (voice) utterance.voice = voice;
    utterance.onstart = () => this.speaks(true);
    utterance.onend = utterance.onerror = () => this.speaks(this.synthesis.pending);
    this.#utterance = utterance; // some browsers forget one that nobody holds, and never end it
    this.synthesis.speak(utterance);
  }
}
