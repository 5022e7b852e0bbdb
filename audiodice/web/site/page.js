// The page: a face for the game, which runs in a worker. docs/web.md has what the two say.

import { Announcer, toReader } from "./announcer.js";
import { CtrlAlone, isOurs, keyName } from "./keys.js";
import { keepOffline } from "./offline.js";
import { preference, remember, remembered } from "./preferences.js";
import { ScreenView } from "./screen_view.js";
import { Shaking } from "./shaking.js";
import { Sound } from "./sound.js";
import { WebSpeech } from "./web_speech.js";
import { PageWords, bestLanguage } from "./words.js";

const PROTOCOL = 1;
const HISTORY = 100; // messages
const LARGEST_FILE = 4_000_000; // characters: more than the longest game
const PROGRESS_APART = 4000; // ms between two announcements while all is loading
const OWN_QUERY = ["lang", "game", "seed", "opponents", "say"];

const $ = (id) => document.getElementById(id);
const query = new URLSearchParams(location.search);
const keys = $("keys");

const all = await (await fetch("words.json")).json();
const words = new PageWords(all, bestLanguage(all, query.get("lang"), navigator.languages ?? []));

// -------------------------------------------------------------------- what is heard

const voice = new WebSpeech(globalThis.speechSynthesis, (on) => sound.duck(on), () => $("voice").value);
const reader = toReader($("log"), { older: () => $("older-way").checked || query.get("say") === "log" });
const announcer = new Announcer((said) => (speaks() ? voice.put(said) : reader(said)));
const sound = new Sound((state) => send({ kind: "audio", state }));

const speaks = () => $("own-voice").checked && voice.available;

function announce(key, fields) {
  announcer.say({ text: words.text(key, fields), lang: words.lang });
}

// -------------------------------------------------------------------- to the worker

let worker = null;
let ready = false; // the game has started
let playing = false; // Play was pressed
let ended = false;
const early = []; // what came before that

function send(message) {
  if (!ended) worker?.postMessage(message);
}

const view = new ScreenView($("buttons"), act, words);

/** Something was pressed. While the game loads nobody could answer it, and later it would surprise. */
function act(message) {
  sound.wake();
  announcer.key();
  if (ready) send(message);
  else announcer.say({ text: $("progress").textContent || words.text("loading"), lang: words.lang, interrupt: true });
}

function begin() {
  if (!globalThis.WebAssembly || !globalThis.Worker) {
    trouble("too_old");
    return;
  }
  try {
    worker = new Worker("worker.js", { type: "module" });
  } catch {
    trouble("too_old");
    return;
  }
  worker.onerror = (event) => {
    event.preventDefault();
    trouble("worker_died");
  };
  worker.onmessageerror = () => trouble("worker_died");
  worker.onmessage = ({ data }) => receive(data);
  send({
    kind: "start",
    version: PROTOCOL,
    lang: query.get("lang") ?? "",
    languages: [...(navigator.languages ?? [])],
    game: query.get("game") ?? "",
    opponents: query.getAll("opponents"),
    options: Object.fromEntries([...query].filter(([name]) => !OWN_QUERY.includes(name))),
    ...(query.has("seed") && { seed: query.get("seed") }),
    way: speaks() ? "web" : "reader",
    visible: !document.hidden,
  });
}

// -------------------------------------------------------------------- from the worker

// Nothing of these is heard before the player presses Play, and all of it then.
const AFTER_PLAY = ["say", "hush", "silence", "caption", "cue", "cut", "loop", "file", "copy"];

function receive(message) {
  if (!playing && AFTER_PLAY.includes(message.kind)) early.push(message);
  else answers[message.kind]?.(message);
}

const answers = {
  progress: ({ step, of }) => progress(step, of),
  say: (said) => announcer.say(said),
  hush() {
    announcer.hush();
    voice.stop();
  },
  silence() {
    announcer.silence();
    voice.stop();
    sound.silence();
  },
  caption: ({ text }) => shown(text),
  title: ({ text }) => (document.title = text),
  voice: (settings) => voice.set(settings),
  sounds({ files }) {
    toWarm = files;
    if (playing) sound.warm(toWarm);
  },
  cue: (cue) => sound.cue(cue),
  cut: ({ tag }) => sound.cut(tag),
  loop: ({ file }) => sound.loop(file),
  mix: (mix) => sound.mix(mix),
  screen: showScreen,
  lang: ({ lang }) => useLanguage(lang),
  dress,
  file: download,
  copy: ({ text }) => navigator.clipboard?.writeText(text).catch(() => announce("not-copied")),
  kept: ({ where }) => (document.body.dataset.kept = where),
  trouble: ({ key, text }) => trouble(key, text),
  ended: leave,
};

let toWarm = [];
let progressAt = 0;

function progress(step, of) {
  if (ready) return;
  $("progress").textContent = words.text("progress", { step, of });
  const now = performance.now();
  if (!playing && now - progressAt < PROGRESS_APART) return;
  progressAt = now;
  announcer.say({ text: $("progress").textContent, lang: words.lang });
}

/** The game has shown its first screen. */
function started() {
  ready = true;
  $("progress").textContent = words.text("ready");
  if (!playing) announcer.say({ text: $("progress").textContent, lang: words.lang });
  keepSite();
}

function shown(text) {
  const caption = $("caption");
  caption.textContent = text;
  caption.scrollTop = 0;
  // Who has no mouse scrolls it with the keys.
  if (caption.scrollHeight > caption.clientHeight + 1) caption.tabIndex = 0;
  else caption.removeAttribute("tabindex");
  const line = document.createElement("li");
  line.lang = document.documentElement.lang;
  line.textContent = text;
  $("history").prepend(line); // the newest first: that is the one that was missed
  while ($("history").childElementCount > HISTORY) $("history").lastChild.remove();
}

function showScreen(screen) {
  if (!ready) started();
  $("screen").textContent = screen.heading || words.text("game");
  const typing = !$("text").hidden;
  const inGame = $("game").contains(document.activeElement) || document.activeElement === document.body;
  $("text").hidden = !screen.takes_text;
  rollKey = screen.commands.some(({ id }) => id === "roll");
  view.show(screen);
  if (screen.takes_text) {
    if (!typing) $("text-field").value = screen.text ?? "";
    if (!typing && playing && inGame) $("text-field").focus();
  } else if (typing && playing && inGame) keys.focus();
}

let rollKey = false;
let kept = false;
let useNewer = null;

/** Once the game runs and sounds: then nothing competes with its first words. */
async function keepSite() {
  if (kept || !playing || !ready) return;
  kept = true;
  await keepOffline((await sound.kind()) || ".ogg", (use) => {
    useNewer = use;
    $("newer-part").hidden = false;
    announce("newer");
  });
}

function dress({ colours, captions, text_size: size }) {
  $("caption").dataset.colours = colours;
  $("caption").classList.toggle("unseen", !captions);
  $("caption").style.setProperty("--size", String(size / 16));
}

function useLanguage(lang) {
  document.documentElement.lang = lang;
  words.use(lang);
  words.fill(document);
  view.relabel();
  if (!playing) $("progress").textContent = ready ? words.text("ready") : "";
  fillVoices();
}

function trouble(key, text) {
  const said = text || words.text(words.has(`trouble-${key}`) ? `trouble-${key}` : "trouble-unknown");
  $("trouble-text").textContent = said;
  $("reload").hidden = !["bad_protocol", "load_failed", "taken_over", "worker_died"].includes(key);
  $("take-over").hidden = key !== "other_tab";
  $("trouble").hidden = false;
  announcer.say({ text: said, lang: words.lang });
  if (key === "worker_died") ended = true;
}

function leave() {
  ended = true;
  sound.loop("");
  $("game").hidden = true;
  $("trouble-text").textContent = words.text("ended");
  $("trouble").hidden = false;
  $("reload").hidden = false;
  $("reload").focus();
}

function download({ name, text }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// -------------------------------------------------------------------- keys

const ctrl = new CtrlAlone();
const held = new Map(); // by place on the keyboard: the name under which it went down

addEventListener("keydown", (event) => {
  ctrl.down(event);
  if (!playing || event.defaultPrevented || !takesKeys(event)) return;
  const name = keyName(event);
  const letters = $("letters").checked;
  if (!isOurs(name, { letters, selecting: !getSelection().isCollapsed })) return;
  event.preventDefault();
  if (!event.repeat) held.set(event.code, name);
  const text = [...event.key].length === 1 && !event.ctrlKey && !event.metaKey ? event.key : "";
  act({ kind: "key", key: name, text, held: true, repeat: event.repeat });
});

addEventListener("keyup", (event) => {
  const alone = ctrl.up(event);
  if (playing && alone && takesKeys(event)) act({ kind: "key", key: "ctrl" });
  if (!held.has(event.code)) return;
  send({ kind: "release", key: held.get(event.code) });
  held.delete(event.code);
});

/** Whether a key goes to the game: not in a field, and what presses a button presses that. */
function takesKeys(event) {
  const on = event.target;
  if (on === keys || on === document.body) return true;
  if (!$("game").contains(on)) return false;
  if (on.matches("input")) return event.key === "Escape";
  return !["Enter", " "].includes(event.key);
}

function letGo() {
  for (const name of held.values()) send({ kind: "release", key: name });
  held.clear();
}

addEventListener("blur", letGo);
document.addEventListener("visibilitychange", () => {
  if (document.hidden) letGo();
  send({ kind: "focus", gained: !document.hidden });
});
addEventListener("pointerdown", () => playing && sound.wake());

$("text").addEventListener("submit", (event) => {
  event.preventDefault();
  act({ kind: "text", text: $("text-field").value });
});

// -------------------------------------------------------------------- buttons of the page

$("play").addEventListener("click", () => {
  playing = true;
  navigator.storage?.persist?.().catch(() => {}); // so that the browser does not tidy games away
  sound.wake();
  sound.warm(toWarm);
  keepSite();
  $("welcome").hidden = true;
  for (const id of ["game", "history-part", "files"]) $(id).hidden = false;
  if ($("text").hidden) keys.focus();
  else $("text-field").focus();
  if (!ready) announcer.say({ text: $("progress").textContent || words.text("loading"), lang: words.lang });
  for (const message of early.splice(0)) receive(message);
});
$("reload").addEventListener("click", () => location.reload());
$("take-over").addEventListener("click", () => {
  send({ kind: "take_over" });
  closeTrouble();
});
$("understood").addEventListener("click", closeTrouble);

function closeTrouble() {
  $("trouble").hidden = true;
  if (playing && !ended) keys.focus();
}

$("newer").addEventListener("click", () => useNewer?.());
$("save").addEventListener("click", () => act({ kind: "save_file" }));
$("open").addEventListener("change", async () => {
  const [file] = $("open").files;
  if (!file) return;
  const text = file.size <= LARGEST_FILE ? await file.text().catch(() => "") : "";
  $("open").value = "";
  act({ kind: "open_file", name: file.name, text });
});

remembered($("own-voice"), (on) => {
  $("voice-part").hidden = !on;
  if (!on) voice.stop();
  send({ kind: "speech", way: on && voice.available ? "web" : "reader" });
});
remembered($("older-way"), () => {});
remembered($("letters"), () => {});
$("slower").addEventListener("click", () => act({ kind: "command", id: "slower" }));
$("faster").addEventListener("click", () => act({ kind: "command", id: "faster" }));
$("voice").addEventListener("change", () => remember("voice", $("voice").value));
globalThis.speechSynthesis?.addEventListener?.("voiceschanged", fillVoices);

function fillVoices() {
  const chosen = $("voice").value || preference("voice");
  $("voice").replaceChildren(new Option(words.text("usual-voice"), ""));
  for (const one of voice.voices(words.lang)) {
    $("voice").add(new Option(one.name, one.voiceURI, false, one.voiceURI === chosen));
  }
}

if (Shaking.possible) {
  const shaking = new Shaking(
    () => playing && rollKey && act({ kind: "command", id: "roll", held: true }),
    () => send({ kind: "release", id: "roll" }),
  );
  $("shake-part").hidden = false;
  // Permission can be asked for in a click only; so this is off at each start.
  $("shake").addEventListener("change", async () => {
    if (!$("shake").checked) shaking.stop();
    else if (!(await shaking.start().catch(() => false))) {
      $("shake").checked = false;
      announce("not-shaken");
    }
  });
}

useLanguage(words.lang);
begin();
