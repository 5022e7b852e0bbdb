"""`audiodice sounds`: list the cues, play one, check a sound pack."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from audiodice.cli.completing import cues
from audiodice.cli.params import JSON, LANG, BadInput, bad, called
from audiodice.cli.passing import Passing


class Place(click.ParamType[float]):
    """A place in the stereo field: -1.0 left to 1.0 right."""

    name = "place"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The place; raises BadInput."""
        del ctx
        try:
            place = float(value)
        except ValueError:
            place = 2.0
        if not -1 <= place <= 1:
            raise bad(called(param), value, "a number from -1.0, left, to 1.0, right")
        return place


@click.group("sounds", cls=Passing)
def command() -> None:
    """The sounds of the game, and sound packs."""


@command.command("list")
@LANG
@JSON
def list_(lang: str, as_json: bool) -> None:
    """Every cue: its name, its volume, how many variants, when it has been understood."""
    from audiodice.cli.reports import sounds

    sounds.cues(lang, as_json=as_json)


@command.command()
@click.argument("cue", shell_complete=cues)
@click.option("--pan", type=Place(), default=0.0, help="Place: -1.0 is left, 1.0 right.")
@click.option("--pack", metavar="PACK", help="A sound pack: its name, or its folder.")
@LANG
def play(cue: str, pan: float, pack: str | None, lang: str) -> None:
    """Play a cue, and end when it has sounded."""
    import difflib

    from audiodice.cli.reports import sounds
    from audiodice.devices.audio.decoder import SoundError

    known, flaws = sounds.table(_folder(pack) if pack else None)
    if cue not in known.sounds:
        close = [name for name in known.sounds if name.startswith(f"{cue}_")]
        close = close or difflib.get_close_matches(cue, known.sounds, n=5)
        raise bad("CUE", cue, ", ".join(close) or "what `audiodice sounds list` prints")
    sounds.why_ours(lang, flaws, cue)
    try:
        sounds.play(known, cue, pan)
    except SoundError as error:
        raise BadInput(f"{error.path.name} cannot be played: {error.why}") from None
    except sounds.NoSound as error:
        raise BadInput(f"{cue} cannot be played: {error}") from None


@command.command()
@click.argument("pack")
@LANG
@JSON
@click.pass_context
def check(context: click.Context, pack: str, lang: str, as_json: bool) -> None:
    """Look a sound pack over: its table, and every file by decoding it. One line a finding."""
    from audiodice.cli.reports import sounds

    if not sounds.check(_folder(pack), lang, as_json=as_json):
        context.exit(2)


def _folder(pack: str) -> Path:
    """The folder of a pack; raises BadInput where there is none."""
    from audiodice.output.sound_packs.pack import find_pack, is_folder, own_packs, pack_names
    from audiodice.storage import paths

    folder = find_pack(pack, own_packs(paths.own_folder()))
    if not is_folder(folder):
        own = pack_names(own_packs(paths.own_folder()))
        raise bad("PACK", pack, ", ".join((*own, "a folder with a cues.toml in it")))
    return folder
