"""`audiodice sounds`: list the cues, play one, check a sound pack."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from audiodice.app import diagnostics, language
from audiodice.core.diagnostic import Diagnostic
from audiodice.core.model import Value
from audiodice.devices.audio.decoder import Decoder, SoundError
from audiodice.devices.audio.mixer import Mixer
from audiodice.devices.audio.samples import seconds_of
from audiodice.devices.audio.sound_shape import shape_of
from audiodice.devices.printing import note, print_json, print_line
from audiodice.output.sound_packs.loading import load_pack
from audiodice.output.sound_packs.pack import TABLE, Pack
from audiodice.present.cues import Cues
from audiodice.present.families import cue_name
from audiodice.present.words import Words
from audiodice.storage import paths

LONG_S = 5.0  # a longer cue would overlap the game; ours are less than half as long
_INEXACT_S = 0.1  # allowed error of the length in a file's header
_TAIL_S = 0.2  # length of the device's buffers after the end of a sound


class NoSound(Exception):  # noqa: N818 - its text is a full sentence
    """There is no sound device; `str()` of it says why."""


def table(pack: Path | None) -> tuple[Cues, tuple[Diagnostic, ...]]:
    """Our cues with those of a pack over them, and the problems of the pack."""
    cues = Cues(paths.sounds())
    if pack is None:
        return cues, ()
    found = load_pack(pack, cues.sounds)
    cues.put_on(found.sounds)
    return cues, found.flaws


def why_ours(lang: str, flaws: Sequence[Diagnostic], cue: str) -> None:
    """Print a pack's problems with a cue on stderr: our own sound may be played instead."""
    words = language.words(lang)
    for flaw in flaws:
        if flaw.fields.get("cue") == cue or flaw.key == "pack_unusable":
            note(diagnostics.in_words(words, flaw))


def cues(lang: str, *, as_json: bool) -> None:
    """Print all cues."""
    words = language.words(lang)
    rows: list[dict[str, Any]] = [
        {
            "cue": cue,
            "name": cue_name(words, cue),
            "bus": sound.bus,
            "variants": len(sound.files),
            "ms": sound.ms,
        }
        for cue, sound in table(None)[0].sounds.items()
    ]
    if as_json:
        print_json({"cues": rows})
        return
    for row in rows:
        many = "1 variant" if row["variants"] == 1 else f"{row['variants']} variants"
        print_line(f"{row['cue']}: {row['name']}. {row['bus']}, {many}, {row['ms']} ms")


def play(known: Cues, cue: str, pan: float) -> None:
    """Play a cue and wait for its end; raises SoundError, NoSound.

    `pan` is from -1.0 (left) to 1.0 (right).
    """
    sound = known.sounds[cue]
    files = [paths.sounds() / file for file in sound.files]
    mixer = Mixer.open(ours=paths.sounds())
    try:
        if not mixer.available:
            raise NoSound(mixer.why.rstrip("."))
        for file, path in zip(sound.files, files, strict=True):
            mixer.load(file, path, sound.bus, sound.lufs)
        for error in mixer.preload(sound.files):
            raise error
        mixer.play_any(sound.files, pan=pan)
        time.sleep(max(map(mixer.seconds, sound.files)) + _TAIL_S)
    finally:
        mixer.close()


def check(folder: Path, lang: str, *, as_json: bool) -> bool:
    """Print the problems of a pack; returns whether there are none."""
    words = language.words(lang)
    pack = load_pack(folder, Cues(paths.sounds()).sounds)
    flaws = sorted([*pack.flaws, *_heard(pack)], key=lambda flaw: flaw.line)
    if as_json:
        found = [_row(words, flaw) for flaw in flaws]
        print_json({"pack": str(folder), "cues": sorted(pack.sounds), "findings": found})
        return not flaws
    for flaw in flaws:
        print_line(diagnostics.in_words(words, flaw))
    if not flaws:
        print_line(words.text("pack_fine", count=len(pack.sounds)))
    return not flaws


def _row(words: Words, flaw: Diagnostic) -> dict[str, Any]:
    return {
        "key": flaw.key,
        "file": flaw.path,
        "line": flaw.line,
        "cue": flaw.fields.get("cue", ""),
        "text": diagnostics.in_words(words, flaw),
    }


def _heard(pack: Pack) -> Iterator[Diagnostic]:
    """Problems found by decoding each file; no device is needed."""
    lengths: dict[str, float | SoundError] = {}  # by file: several cues may share one
    with closing(Decoder()) as decoder:
        for cue, sound in pack.sounds.items():
            for file in sound.files:
                if file not in lengths:
                    lengths[file] = _length(decoder, Path(file))
                yield from _flaws_of(pack, cue, Path(file), lengths[file])


def _length(decoder: Decoder, path: Path) -> float | SoundError:
    """The decoded length of a file in seconds, or the error."""
    try:
        return seconds_of(decoder.decode(path))
    except SoundError as error:
        return error


def _flaws_of(pack: Pack, cue: str, path: Path, length: float | SoundError) -> Iterator[Diagnostic]:
    """The problems of one file."""
    name = path.relative_to(pack.folder.resolve()).as_posix()
    flaw = Diagnostic("pack_wrong_file", str(pack.folder / TABLE), pack.lines[cue])
    fields: dict[str, Value] = {"cue": cue, "file": name}
    if isinstance(length, SoundError):
        yield replace(flaw, fields={**fields, "why": length.why})
        return
    claimed = shape_of(path).seconds
    if abs(claimed - length) > _INEXACT_S:
        key, says = "pack_lying_file", f"{claimed:.1f}"
        yield replace(flaw, key=key, fields={**fields, "says": says, "seconds": f"{length:.1f}"})
    if length > LONG_S:
        yield replace(flaw, key="pack_long_file", fields={**fields, "seconds": f"{length:.1f}"})
