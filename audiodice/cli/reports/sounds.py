"""`audiodice sounds`: every cue, one of them played, and a sound pack looked over."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from audiodice.app import diagnostics, language
from audiodice.cli.reports.printing import note, print_json, print_line
from audiodice.core.model import Value
from audiodice.devices.audio.decoder import Decoder
from audiodice.devices.audio.mixer import Mixer, SoundError
from audiodice.devices.audio.samples import seconds_of
from audiodice.devices.audio.sound_shape import shape_of
from audiodice.output.sound_packs.loading import load_pack
from audiodice.output.sound_packs.pack import TABLE, Flaw, Pack
from audiodice.present.cues import Cues
from audiodice.present.families import cue_name
from audiodice.present.words import Words
from audiodice.storage import paths

LONG_S = 5.0  # no cue of ours is half as long: the game would go on over it
_INEXACT_S = 0.1  # so far a header may be off
_TAIL_S = 0.2  # what the device has still in its buffers when a sound has ended


class NoSound(Exception):  # noqa: N818 - it reads as the words it carries
    """There is no sound device; `str()` of it says why."""


def table(pack: Path | None) -> tuple[Cues, tuple[Flaw, ...]]:
    """Our cues, a pack's over them, and what is wrong in the pack."""
    cues = Cues(paths.sounds())
    if pack is None:
        return cues, ()
    found = load_pack(pack, cues.sounds)
    cues.put_on(found.sounds)
    return cues, found.flaws


def why_ours(lang: str, flaws: Sequence[Flaw], cue: str) -> None:
    """Say on stderr what in a pack has to do with its cue: our own may be what is heard."""
    words = language.words(lang)
    for flaw in flaws:
        if flaw.cue == cue or flaw.key == "pack_unusable":
            note(diagnostics.of_pack(words, flaw))


def cues(lang: str, *, as_json: bool) -> None:
    """Every cue there is."""
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
    """Play a cue and wait until it has sounded; raises SoundError, NoSound.

    `pan` is -1.0, left, to 1.0, right.
    """
    sound = known.sounds[cue]
    paths = [known.folder / file for file in sound.files]
    mixer = Mixer.open(ours=paths.sounds())
    try:
        if not mixer.available:
            raise NoSound(mixer.why.rstrip("."))
        for file, path in zip(sound.files, paths, strict=True):
            mixer.load(file, path, sound.bus, sound.lufs)
        for error in mixer.preload(sound.files):
            raise error
        mixer.play_any(sound.files, pan=pan)
        time.sleep(max(map(mixer.seconds, sound.files)) + _TAIL_S)
    finally:
        mixer.close()


def check(folder: Path, lang: str, *, as_json: bool) -> bool:
    """Print what is wrong in a pack; whether nothing is."""
    words = language.words(lang)
    pack = load_pack(folder, Cues(paths.sounds()).sounds)
    flaws = sorted([*pack.flaws, *_heard(pack)], key=lambda flaw: flaw.line)
    if as_json:
        found = [_row(words, flaw) for flaw in flaws]
        told = {"pack": str(folder), "cues": sorted(pack.sounds), "findings": found}
        print_json(told)
        return not flaws
    for flaw in flaws:
        print_line(diagnostics.of_pack(words, flaw))
    if not flaws:
        print_line(words.text("pack_fine", count=len(pack.sounds)))
    return not flaws


def _row(words: Words, flaw: Flaw) -> dict[str, Any]:
    return {
        "key": flaw.key,
        "file": str(flaw.path),
        "line": flaw.line,
        "cue": flaw.cue,
        "text": diagnostics.of_pack(words, flaw),
    }


def _heard(pack: Pack) -> Iterator[Flaw]:
    """What is wrong with the files by their sound: each is decoded, with no device needed."""
    lengths: dict[str, float | SoundError] = {}  # by file: several cues may share one
    with closing(Decoder()) as decoder:
        for cue, sound in pack.sounds.items():
            for file in sound.files:
                if file not in lengths:
                    lengths[file] = _length(decoder, Path(file))
                yield from _flaws_of(pack, cue, Path(file), lengths[file])


def _length(decoder: Decoder, path: Path) -> float | SoundError:
    """The seconds of a file, decoded; or why it cannot be."""
    try:
        return seconds_of(decoder.decode(path))
    except SoundError as error:
        return error


def _flaws_of(pack: Pack, cue: str, path: Path, length: float | SoundError) -> Iterator[Flaw]:
    """What is wrong with one file."""
    name = path.relative_to(pack.folder.resolve()).as_posix()
    flaw = Flaw("pack_wrong_file", pack.folder / TABLE, pack.lines[cue], cue)
    told: dict[str, Value] = {"cue": cue, "file": name}
    if isinstance(length, SoundError):
        yield replace(flaw, fields={**told, "why": length.why})
        return
    claimed = shape_of(path).seconds
    if abs(claimed - length) > _INEXACT_S:
        key, says = "pack_lying_file", f"{claimed:.1f}"
        yield replace(flaw, key=key, fields={**told, "says": says, "seconds": f"{length:.1f}"})
    if length > LONG_S:
        yield replace(flaw, key="pack_long_file", fields={**told, "seconds": f"{length:.1f}"})
