// What the address of the page asks for: a language, and a game to begin with.

import { preference, remember } from "./preferences.js";

const OWN = ["lang", "game", "seed", "opponents", "say"];

/** The language that was asked for last, by an address or by a link of the page. */
const ASKED = "asked language";
/** The language of the game when it was last played here. */
const PLAYED = "language";

export class Address {
  constructor(place = location, preferred = navigator.languages ?? []) {
    this.query = new URLSearchParams(place.search);
    this.preferred = [...preferred];
  }

  /** Announce in a log, though the browser has notifications. */
  get asksForLog() {
    return this.query.get("say") === "log";
  }

  /** The languages of the page's own words until the game says which it speaks; the best first. */
  get languages() {
    return [this.query.get("lang"), preference(PLAYED), preference(ASKED), ...this.preferred];
  }

  /** What the game is to begin with: fields of the message `start`. */
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

  /** The invitation to a table of friends that the address is, once: loaded again, the page has it no more. */
  takeInvitation() {
    const fragment = new URLSearchParams(location.hash.slice(1)); // it is not sent to whoever serves the page
    const code = fragment.get("join");
    if (!code) return null;
    const broker = fragment.get("broker") ?? "";
    history.replaceState(null, "", location.pathname + location.search);
    return { code, broker };
  }

  /** The game speaks this language. */
  speaks(lang) {
    remember(PLAYED, lang);
  }

  /**
   * The game has begun as the address asks. Loaded again, the page goes on with that game instead of beginning
   * another, and a language that was set in the game meanwhile counts.
   */
  fulfilled(lang) {
    if (this.query.get("lang") === lang) remember(ASKED, lang);
    if (![...this.query.keys()].some((name) => name !== "say")) return;
    history.replaceState(null, "", location.pathname + (this.asksForLog ? "?say=log" : ""));
  }
}
