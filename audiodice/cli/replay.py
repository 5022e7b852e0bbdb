"""`audiodice replay`: a recorded game in words, replayed, reviewed, or its dice verified."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import click

from audiodice.cli.opening import play_session, session_options
from audiodice.cli.params import JSON, BadInput, PathTo, bad, sensible
from audiodice.devices.printing import note
from audiodice.engine.journal import LARGEST_FILE, Journal, JournalError, read_file
from audiodice.storage.disk import Disk

_HEX = re.compile(r"[0-9a-f]{64}")


@click.command()
@click.argument("file", type=PathTo())
@click.option("--review", is_flag=True, help="What each decision cost, and what was luck.")
@click.option(
    "--verify", is_flag=True, help="Whether its rolls came from the seed that was committed to."
)
@click.option("--commitment", metavar="HEX", help="What was told at the start, for --verify.")
@click.option("--heard", is_flag=True, help="Hear it in a window or this terminal.")
@session_options
@JSON
@click.pass_context
def command(
    context: click.Context, /, file: Path, commitment: str | None, lang: str,
    *, review: bool, verify: bool, heard: bool, as_json: bool, **wishes: Any,
) -> None:  # fmt: skip
    """A recorded game in words: a FILE, or a kept game by its name.

    --verify ends with status 2 where a roll did not come from the seed that was committed to, or
    was taken back in a game with fair dice. It says too whether a word was added to the seed,
    whether rolls were taken back in another game, and whether this one is not finished: no
    failures. That nobody chose the seed it cannot prove.
    """
    from audiodice.cli.reports import replay

    if review + verify + heard > 1:
        raise BadInput("--review, --verify and --heard; allowed is one of them")
    if commitment is not None and not verify:
        raise bad("--commitment", commitment, "only with --verify")
    spelled = re.sub(r"[\s,]", "", commitment or "").lower()
    if commitment is not None and not _HEX.fullmatch(spelled):
        raise bad("--commitment", commitment, "64 digits from 0 to 9 and a to f")
    try:
        journal = _journal(file)
        if heard:
            replay.playable(journal)
            play_session(None, None, {**wishes, "lang": lang}, replay=journal)
        elif verify:
            fair = replay.verify_dice(journal, spelled, lang, as_json=as_json)
            context.exit(0 if fair else 2)
        else:
            sensible(replay.replay, journal, lang, review=review, as_json=as_json)
    except JournalError as error:
        raise BadInput(f"FILE is {str(file)!r}; {error}; allowed is a whole journal") from None
    except replay.UnfinishedError:
        raise bad("FILE", file, "the journal of a finished game, for --review") from None


def _journal(file: Path) -> Journal:
    """The journal in a file, or of the saved game of that name; raises JournalError, BadInput."""
    from audiodice.storage import paths
    from audiodice.storage.journal_folder import JournalFolder

    try:
        games = JournalFolder(paths.data_folder() / "games")
        kept = None if file.exists() else games.find(str(file))
        reading = read_file(Disk().read(kept.path if kept else file, LARGEST_FILE + 1))
    except OSError as error:
        raise bad("FILE", file, f"a file that can be read ({error.strerror})") from None
    if reading.torn:
        note("audiodice: the last line is torn, and left out")
    return reading.journal
