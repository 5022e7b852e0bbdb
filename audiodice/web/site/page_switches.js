// The switches of the page: who speaks, which keys the game gets, whether shaking the phone rolls.

import { $ } from "./elements.js";
import { preference, remember, remembered } from "./preferences.js";
import { Shaking } from "./shaking.js";

/** Who speaks: `changed(on)` is called, now and at each change, with whether the page speaks. */
export function voiceSwitch({ changed, slower, faster }) {
  remembered($("own-voice"), (on) => {
    $("voice-part").hidden = !on;
    changed(on);
  });
  remembered($("older-way"), () => {});
  $("slower").addEventListener("click", slower);
  $("faster").addEventListener("click", faster);
  $("voice").addEventListener("change", () => remember("voice", $("voice").value));
}

/** List the voices for a language. */
export function fillVoices(voice, words) {
  const chosen = $("voice").value || preference("voice");
  $("voice").replaceChildren(new Option(words.text("usual-voice"), ""));
  for (const one of voice.voices(words.lang)) {
    $("voice").add(new Option(one.name, one.voiceURI, false, one.voiceURI === chosen));
  }
}

export function lettersSwitch() {
  remembered($("letters"), () => {});
}

/** Shaking the phone: `begins` and `ends` are called for each shake, `refused` if the browser reports none. */
export function shakeSwitch({ begins, ends, refused }) {
  if (!Shaking.possible) return;
  const shaking = new Shaking(begins, ends);
  $("shake-part").hidden = false;
  // Off at each start, because permission can be requested only in a click.
  $("shake").addEventListener("change", async () => {
    if (!$("shake").checked) shaking.stop();
    else if (!(await shaking.start().catch(() => false))) {
      $("shake").checked = false;
      refused();
    }
  });
}
