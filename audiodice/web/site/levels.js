// The loudness of a sound in each ear, as in audiodice/devices/audio/samples.py and head.py.

const NIGHT_LUFS = -30;
const UNKNOWN_LUFS = -20;
export const DUCKED_DB = -5.5;

export const decibels = (db) => 10 ** (db / 20);
const within = (value, low, high) => Math.min(Math.max(value, low), high);

/** The left and right levels of a cue in a mix. */
export function levels(cue, mix) {
  let level = Math.min((mix.volumes[cue.bus] ?? 1) * decibels(cue.gain_db ?? 0), 1);
  if (mix.night) level *= decibels(Math.min(0, NIGHT_LUFS - (cue.lufs ?? UNKNOWN_LUFS)));
  if (mix.mono) return [level, level];
  const pan = within(cue.pan ?? 0, -1, 1) * (mix.swap ? -1 : 1);
  const angle = ((pan + 1) * Math.PI) / 4;
  const both = level * Math.SQRT2;
  return [Math.min(both * Math.cos(angle), 1), Math.min(both * Math.sin(angle), 1)];
}

const STEPS = 10;
const RADIUS = 0.0875; // metres
const SPEED_OF_SOUND = 343; // metres a second
const DEEPEST = (150 * Math.PI) / 180;
const LEAST = 0.1;

function treble(angle) {
  return 1 + LEAST / 2 + (1 - LEAST / 2) * Math.cos(Math.min(angle / DEEPEST, 1) * Math.PI);
}

/** How the far ear hears a sound beside the head; null in the middle.

`delay` in seconds; the share `dull` of it is without what lies above `hertz`. */
export function head(pan, { swap = false } = {}) {
  const step = Math.round(STEPS * within(swap ? -pan : pan, -1, 1));
  if (!step) return null;
  const angle = ((Math.abs(step) / STEPS) * Math.PI) / 2;
  const near = treble(Math.PI / 2 - angle);
  const far = treble(Math.PI / 2 + angle);
  return {
    near: step < 0 ? 0 : 1, // the channel
    delay: (RADIUS / SPEED_OF_SOUND) * (angle + Math.sin(angle)),
    dull: 1 - far / near,
    hertz: SPEED_OF_SOUND / RADIUS / Math.PI / near,
  };
}
