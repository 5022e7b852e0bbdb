// Puts the page together: a face for the game, which runs in a worker. Their messages are in docs/web.md.

import { Address } from "./address.js";
import { toReader } from "./announcer.js";
import { Captions } from "./captions.js";
import { drawDie } from "./dice_drawing.js";
import { $, write } from "./elements.js";
import { Focus } from "./focus.js";
import { Game } from "./game.js";
import { takeFiles, takePlayerFiles } from "./game_files.js";
import { Keyboard } from "./keyboard.js";
import { keepForGood } from "./keep_for_good.js";
import { keepOffline } from "./offline.js";
import { Output } from "./output.js";
import { watchEdges } from "./layout.js";
import { fillVoices, lettersSwitch, shakeSwitch, voiceSwitch } from "./page_switches.js";
import { PictureView } from "./picture_view.js";
import { Sound } from "./sound.js";
import { ENDS, Trouble } from "./trouble.js";
import { WebSpeech } from "./web_speech.js";
import { Welcome } from "./welcome.js";
import { PageWords, bestLanguage } from "./words.js";

const address = new Address();
const all = await (await fetch("words.json")).json();
const words = new PageWords(all, bestLanguage(all, address.languages));

// -------------------------------------------------------------------- the parts

const reader = toReader($("log"), { older: () => $("older-way").checked || address.asksForLog });
const sound = new Sound((state) => game.send({ kind: "audio", state }));
const voice = new WebSpeech(globalThis.speechSynthesis, {
  speaks: (on) => sound.duck(on),
  chosen: () => $("voice").value,
  failed(said, known) {
    reader(said);
    if (!known) trouble.show("no_voice");
  },
});
const pageSpeaks = () => $("own-voice").checked && voice.available;
const captions = new Captions($("caption"), $("history"));
const output = new Output({ reader, voice, pageSpeaks, sound, captions, words });
const { announcer } = output;
const say = (text, how) => output.say(text, how);

const focus = new Focus({ part: $("game"), list: $("keys"), form: $("text"), field: $("text-field") });
const view = new PictureView($("game"), press, submit);
const trouble = new Trouble({
  words,
  takeOver() {
    welcome.waits = "";
    game.takeOver();
  },
  closed: leadBack,
  lead: (button) => focus.to(button),
  say(text) {
    announcer.go();
    say(text);
  },
});
const welcome = new Welcome({ words, say, played });
const game = new Game({
  receive: (message) => output.take(message) || answers[message.kind]?.(message),
  trouble: (key) => trouble.show(key),
  answers: () => trouble.over("not_answering", "loads_long"),
});

// -------------------------------------------------------------------- what is done

/** Send a key or button to the game. Ignored while the game loads: a later answer would surprise. */
function act(message) {
  sound.wake();
  announcer.key();
  if (game.ended) say(trouble.text, { interrupt: true });
  else if (game.ready) game.send(message);
  else say(welcome.text, { interrupt: true });
}

/** Send a button of the game. It may vanish, so the answer waits until the focus has its place. */
function press(message) {
  if (game.ready && !game.ended) announcer.wait();
  act(message);
}

/** Send the text that was typed. */
function submit() {
  act({ kind: "text", text: $("text-field").value });
}

/** Act on a button beside the game, then return to the game. */
function leadBack() {
  if (welcome.playing && !game.ended) focus.home();
}

/**
 * Follow the invitation, for friends are waiting, but only after Play was pressed.
 * Returns whether there was an invitation.
 */
function followInvitation() {
  if (!welcome.playing || !welcome.ready || game.ended) return false;
  const code = address.takeInvitation();
  if (code) game.send({ kind: "join", code });
  return Boolean(code);
}

function played() {
  keepForGood({ saves: false });
  sound.wake();
  keepSite();
  document.body.classList.add("playing");
  for (const id of ["game", "history-part", "files", "player-files"]) $(id).hidden = false;
  focus.settle();
  begin();
}

/** Let the game be heard, once it is ready and Play was pressed. */
function begin() {
  if (welcome.playing && welcome.ready) output.open({ leaves: followInvitation() });
}

// -------------------------------------------------------------------- what the game says

let rolls = false; // whether a command rolls on this screen

const answers = {
  answered: () => announcer.go(),
  progress: ({ step, of }) => welcome.waits || welcome.progress(step, of),
  // Move the focus first: a screen reader's words about it would interrupt the text.
  typing: ({ on }) => type(on),
  screen: showScreen,
  lang({ lang }) {
    address.speaks(lang);
    useLanguage(lang);
  },
  kept({ where }) {
    document.body.dataset.kept = where;
    welcome.waits = "";
    trouble.over("other_tab");
  },
  trouble({ key, text }) {
    if (ENDS.includes(key)) game.end();
    const said = trouble.show(key, text);
    if (key === "other_tab") welcome.waits = said;
  },
  ended() {
    game.end();
    sound.loop("");
    $("game").hidden = true;
    trouble.show("ended");
  },
};

function type(on, text) {
  const inGame = focus.here;
  if (focus.type(on, text) && welcome.playing && inGame) focus.home();
}

function showScreen(picture) {
  if (!welcome.ready) {
    welcome.done();
    address.fulfilled(words.lang);
    keepSite();
    begin();
  }
  write($("screen"), picture.title || words.text("game"));
  rolls = picture.choices.some(({ id }) => id === "roll");
  if (picture.field) write($("text-name"), picture.field.label);
  type(picture.field !== null, picture.field?.text);
  if (view.show(picture)) focus.home();
}

function useLanguage(lang) {
  document.documentElement.lang = lang;
  words.use(lang);
  words.fill(document);
  welcome.relabel();
  fillVoices(voice, words);
}

let kept = false;
let useNewer = null;

/** Called once the game is heard, so that nothing competes with its first words. */
async function keepSite() {
  if (kept || !welcome.playing || !welcome.ready) return;
  kept = true;
  await keepOffline((await sound.kind()) || ".ogg", (use) => {
    useNewer = use;
    $("newer-part").hidden = false;
    say(words.text("newer"));
  });
}

// -------------------------------------------------------------------- keys and buttons of the page

const keyboard = new Keyboard({
  takes: (event) => welcome.playing && focus.takes(event),
  letters: () => $("letters").checked,
  pressed: (key) => act({ kind: "key", ...key }),
  released: (key) => game.send({ kind: "release", key }),
});
document.addEventListener("visibilitychange", () => {
  if (document.hidden) keyboard.letGo();
  game.send({ kind: "focus", gained: !document.hidden });
});
// A link that differs only after # does not reload the page, so its invitation is read here.
addEventListener("hashchange", () => followInvitation() && leadBack());
addEventListener("pointerdown", () => welcome.playing && sound.wake());

// Only a finger has to be answered here: what a screen reader activates with keys follows by itself.
$("keys").addEventListener("click", () => matchMedia("(pointer: coarse)").matches && act({ kind: "command", id: "older" }));
$("text").addEventListener("submit", (event) => {
  event.preventDefault();
  submit();
});
$("newer").addEventListener("click", () => useNewer?.());
for (const [id, kind] of [["save", "save_file"], ["save-player", "save_player"]]) {
  $(id).addEventListener("click", () => {
    leadBack();
    act({ kind });
    keepForGood({ saves: true });
  });
}
takeFiles($("open"), { opened: (file) => act({ kind: "open_file", ...file }), left: leadBack });
takePlayerFiles($("open-player"), { opened: (file) => act({ kind: "open_player", ...file }), left: leadBack });

voiceSwitch({
  changed(on) {
    if (!on) voice.stop();
    game.send({ kind: "speech", way: on && voice.available ? "web" : "reader" });
  },
  slower: () => act({ kind: "command", id: "slower" }),
  faster: () => act({ kind: "command", id: "faster" }),
});
lettersSwitch();
shakeSwitch({
  begins: () => welcome.playing && rolls && act({ kind: "touch", what: "choice", id: "roll", held: true }),
  ends: () => game.send({ kind: "release", id: "roll" }),
  refused: () => say(words.text("not-shaken")),
});
globalThis.speechSynthesis?.addEventListener?.("voiceschanged", () => fillVoices(voice, words));

$("hero").append(...[6, 5, 3, 2, 4].map((face, family) => drawDie({ face, family })));
watchEdges({ top: $("top"), bar: $("bar") });
useLanguage(words.lang);
game.begin({
  ...address.wishes,
  way: pageSpeaks() ? "web" : "reader",
  visible: !document.hidden,
  touch: matchMedia("(pointer: coarse)").matches,
});
