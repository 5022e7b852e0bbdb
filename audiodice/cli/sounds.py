"""`audiodice sounds`: list the cues, play one, check a sound pack."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from audiodice.cli.completion import cues as complete_cues
from audiodice.cli.params import JSON, LANG, BadInput, Passing, bad, called
from audiodice.core.diagnostic import Diagnostic
from audiodice.devices.printing import note, print_json, print_line

if TYPE_CHECKING:
    from audiodice.core.model import Value
    from audiodice.desktop.sound_packs.pack import Pack
    from audiodice.devices.audio.decoder import Decoder
    from audiodice.devices.audio.sound_error import SoundError
    from audiodice.present.cues import Cues
    from audiodice.present.words import Words

LONG_S = 5.0  # a longer cue that is not a loop would overlap the game; ours are half as long
_TAIL_S = 0.2  # length of the device's buffers after the end of a sound
_SILENT = "pack_silent_file"  # reported, but not as a fault: an empty file switches a sound off


class Place(click.ParamType[float]):
    """A place in the stereo field: -1.0 left to 1.0 right."""

    name = "place"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        del ctx
        try:
            place = float(value)
        except ValueError:
            place = 2.0
        if not -1 <= place <= 1:
            raise bad(called(param), value, "a number from -1.0 (left) to 1.0 (right)")
        return place


@click.group("sounds", cls=Passing)
def command() -> None:
    """List the sounds, play one, or check a sound pack."""


@command.command("list")
@LANG
@JSON
def list_(lang: str, as_json: bool) -> None:
    """List the cues.

    Each has a name, a meaning, a volume group, a number of variants and a length. The length is
    the time in ms after which a listener has understood it.
    """
    from audiodice.present.families import cue_name
    from audiodice.session import language

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


def table(pack: Path | None) -> tuple[Cues, tuple[Diagnostic, ...]]:
    """Our cues, some replaced by cues of the pack, and the flaws of the pack."""
    from audiodice.desktop.sound_packs.loading import load_pack
    from audiodice.present.cues import Cues
    from audiodice.storage import paths

    cues = Cues(paths.sounds())
    if pack is None:
        return cues, ()
    found = load_pack(pack, cues.sounds)
    cues.use_pack(found.sounds)
    return cues, found.flaws


@command.command()
@click.argument("cue", shell_complete=complete_cues)
@click.option(
    "--pan", type=Place(), default=0.0, help="Where it sounds, from -1.0 (left) to 1.0 (right)."
)
@click.option("--pack", metavar="PACK", help="The name or the folder of a sound pack.")
@LANG
def play(cue: str, pan: float, pack: str | None, lang: str) -> None:
    """Play a cue, and wait for its end."""
    import difflib

    from audiodice.devices.audio.sound_error import SoundError
    from audiodice.session import diagnostics, language

    known, flaws = table(_folder(pack) if pack else None)
    if cue not in known.sounds:
        close = [name for name in known.sounds if name.startswith(f"{cue}_")]
        close = close or difflib.get_close_matches(cue, known.sounds, n=5)
        expected = ", ".join(close) or "a name that `audiodice sounds list` prints"
        raise bad("CUE", cue, expected, wrong="is not a cue")
    words = language.words(lang)
    for flaw in flaws:  # our own sound may be played instead
        if flaw.fields.get("cue") == cue or flaw.key == "pack_unusable":
            note(diagnostics.in_words(words, flaw))
    try:
        _play(known, cue, pan)
    except SoundError as error:
        raise BadInput(f"{error.path.name} cannot be played: {error.why}") from None


def _play(known: Cues, cue: str, pan: float) -> None:
    """Play a cue and wait for its end; raises SoundError, and BadInput without a sound device."""
    from audiodice.devices.audio.mixer import Mixer
    from audiodice.storage import paths

    sound = known.sounds[cue]
    files = [paths.sounds() / file for file in sound.files]
    mixer = Mixer.open(ours=paths.sounds())
    try:
        if not mixer.available:
            raise BadInput(f"{cue} cannot be played: {mixer.why.rstrip('.')}")
        for file, path in zip(sound.files, files, strict=True):
            mixer.load(file, path, sound.bus, sound.lufs)
        for error in mixer.preload(sound.files):
            raise error
        mixer.play_any(sound.files, pan=pan)
        time.sleep(max(map(mixer.seconds, sound.files)) + _TAIL_S)
    finally:
        mixer.close()


@command.command()
@click.argument("pack")
@LANG
@JSON
@click.pass_context
def check(context: click.Context, pack: str, lang: str, as_json: bool) -> None:
    """Check a sound pack.

    It reads the table and decodes every file. Each problem is one line; if there are any, the
    exit status is 2. A sound without samples is a line, but no problem.
    """
    from audiodice.desktop.sound_packs.loading import load_pack
    from audiodice.present.cues import Cues
    from audiodice.session import diagnostics, language
    from audiodice.storage import paths

    words, folder = language.words(lang), _folder(pack)
    loaded = load_pack(folder, Cues(paths.sounds()).sounds)
    flaws = sorted([*loaded.flaws, *_flaws_by_decoding(loaded)], key=lambda flaw: flaw.line)
    fine = all(flaw.key == _SILENT for flaw in flaws)
    if as_json:
        found = [_row(words, flaw) for flaw in flaws]
        print_json({"pack": str(folder), "cues": sorted(loaded.sounds), "findings": found})
    else:
        for flaw in flaws:
            print_line(diagnostics.in_words(words, flaw))
        if fine:
            print_line(words.text("pack_fine", count=len(loaded.sounds)))
    if not fine:
        context.exit(2)


def _folder(pack: str) -> Path:
    """The folder of a pack; raises BadInput if there is none."""
    from audiodice.desktop.sound_packs.pack import find_pack, is_folder, own_packs, pack_names
    from audiodice.storage import paths

    folder = find_pack(pack, own_packs(paths.own_folder()))
    if not is_folder(folder):
        own = pack_names(own_packs(paths.own_folder()))
        expected = ", ".join((*own, "a folder with a cues.toml in it"))
        raise bad("PACK", pack, expected, wrong="not found")
    return folder


def _row(words: Words, flaw: Diagnostic) -> dict[str, Any]:
    from audiodice.session import diagnostics

    return {
        "key": flaw.key,
        "file": flaw.path,
        "line": flaw.line,
        "cue": flaw.fields.get("cue", ""),
        "text": diagnostics.in_words(words, flaw),
    }


def _flaws_by_decoding(pack: Pack) -> Iterator[Diagnostic]:
    """Flaws found by decoding each file; no device is needed."""
    from audiodice.devices.audio.decoder import Decoder

    lengths: dict[str, float | SoundError] = {}  # by file: cues may share one
    with closing(Decoder()) as decoder:
        for cue, sound in pack.sounds.items():
            for file in sound.files:
                if file not in lengths:
                    lengths[file] = _length(decoder, Path(file))
                yield from _flaws_of(pack, cue, Path(file), lengths[file])


def _length(decoder: Decoder, path: Path) -> float | SoundError:
    """The decoded length of a file in seconds, or the error."""
    from audiodice.devices.audio.samples import seconds_of
    from audiodice.devices.audio.sound_error import SoundError

    try:
        return seconds_of(decoder.decode(path))
    except SoundError as error:
        return error


def _flaws_of(pack: Pack, cue: str, path: Path, length: float | SoundError) -> Iterator[Diagnostic]:
    from audiodice.desktop.sound_packs.pack import TABLE
    from audiodice.devices.audio.sound_shape import INEXACT_S, shape_of

    name = path.relative_to(pack.folder.resolve()).as_posix()
    flaw = Diagnostic("pack_wrong_file", str(pack.folder / TABLE), pack.lines[cue])
    fields: dict[str, Value] = {"cue": cue, "file": name}
    if not isinstance(length, float):
        yield replace(flaw, fields={**fields, "why": length.why})
        return
    if not length:
        yield replace(flaw, key=_SILENT, fields=fields)
    claimed = shape_of(path).seconds
    if abs(claimed - length) > INEXACT_S:
        key, says = "pack_lying_file", f"{claimed:.1f}"
        yield replace(flaw, key=key, fields={**fields, "says": says, "seconds": f"{length:.1f}"})
    if length > LONG_S and not pack.sounds[cue].loop:
        yield replace(flaw, key="pack_long_file", fields={**fields, "seconds": f"{length:.1f}"})
