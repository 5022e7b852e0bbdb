// What the address of the page asks for: a language, and a game to start.

import { preference, remember } from "./preferences.js";

const OWN = ["lang", "game", "seed", "opponents", "say"];

/** The language last requested by an address or a link of the page. */
const ASKED = "asked language";
/** The language of the last game played here. */
const PLAYED = "language";

export class Address {
  constructor(place = location, preferred = navigator.languages ?? []) {
    this.query = new URLSearchParams(place.search);
    this.preferred = [...preferred];
  }

  /** Announce by a log, even if the browser has `ariaNotify`. */
  get asksForLog() {
    return this.query.get("say") === "log";
  }

  /** The languages for the page's own words until the game names its language, best first. */
  get languages() {
    return [this.query.get("lang"), preference(PLAYED), preference(ASKED), ...this.preferred];
  }

  /** The fields of the message `start`. */
  get wishes() {
    const { query } = this;
    const asked = preference(ASKED);
    return {
      lang: query.get("lang") ?? "",
      languages: asked ? [asked, ...this.preferred] : this.preferred,
      game: query.get("game") ?? "",
      opponents: query.getAll("opponents"),
      options: Object.fromEntries([...query].filter(([name]) => !OWN.includes(name))),
      ...(query.has("seed") && { seed: query.get("seed") }),
    };
  }

  /** The code of a friends' room in the address, unchecked. Only once: a reload does not repeat it. */
  takeInvitation() {
    const code = location.hash.slice(1).replaceAll("%20", " "); // it is not sent to the server
    if (!/^[\d .-]+$/.test(code)) return null; // it is none
    history.replaceState(null, "", location.pathname + location.search);
    return code;
  }

  /** Note the language of the game. */
  speaks(lang) {
    remember(PLAYED, lang);
  }

  /**
   * Note that the game has begun as the address asks. A reload then resumes that game instead of beginning
   * another, in the language that the game's settings name.
   */
  fulfilled(lang) {
    if (this.query.get("lang") === lang) remember(ASKED, lang);
    if (![...this.query.keys()].some((name) => name !== "say")) return;
    history.replaceState(null, "", location.pathname + (this.asksForLog ? "?say=log" : ""));
  }
}
