"""`audiodice resume`: resume a saved game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

from audiodice.cli.completion import kept_games
from audiodice.cli.opening import play_session, session_options
from audiodice.cli.params import BadInput, bad
from audiodice.core.errors import error_text
from audiodice.devices.printing import note, print_line

if TYPE_CHECKING:
    from audiodice.engine.saved_game import SavedGame
    from audiodice.storage.journal_folder import JournalFolder
    from audiodice.storage.summaries import Summaries

NAMED = 10  # games listed in the error for an unknown name
_NONE = "there is no saved game to resume; start one with audiodice play GAME"


@click.command()
@click.argument("name", required=False, shell_complete=kept_games)
@click.option("--list", "listing", is_flag=True, help="List the saved games and their scores.")
@session_options
def command(name: str | None, *, listing: bool, **wishes: Any) -> None:
    """Resume a saved game.

    It is the game NAME, or without NAME the one played last. NAME may also be a file, such as a
    journal that somebody sent you; it is copied to your saved games.
    """
    from audiodice.storage import paths
    from audiodice.storage.journal_folder import JournalFolder

    store = JournalFolder(paths.own_games())
    if listing:
        _print_list(store, wishes["lang"])
        return
    if name is None:
        kept = _newest(store, wishes["lang"])
    else:
        kept = store.find(name) or _from_file(store, Path(name)) or _refuse_unknown(store, name)
        if kept.finished:
            raise _finished(name)
    play_session(None, None, wishes, resume=kept.name)


def _newest(store: JournalFolder, lang: str) -> SavedGame:
    """The game played last among those that can be resumed."""
    others = []
    for kept in _unfinished(store):
        if not (kept.problem or kept.elsewhere):
            return kept
        others.append(kept)
    raise BadInput(
        _refusal_text(others[0], len(others), lang) if others else _no_game_text(store, lang)
    )


def _from_file(store: JournalFolder, file: Path) -> SavedGame | None:
    """Import the saved game in a file; None if there is no such file."""
    from audiodice.engine.journal import LARGEST_FILE, JournalError, read_file
    from audiodice.engine.table import resume
    from audiodice.storage.disk import Disk

    expected = "the name of a saved game, or a file with one"
    try:
        if not file.is_file():
            return None
        kept = store.find(file.stem)
        if kept is not None and kept.path.samefile(file):
            return kept
        data = Disk().read(file, LARGEST_FILE + 1)
        if resume(read_file(data).journal).over:
            raise _finished(file)
        return store.take_in(data)
    except JournalError as error:
        raise bad("NAME", file, expected, wrong=f"is not valid ({error})") from None
    except (OSError, ValueError) as error:  # ValueError: a null character in the path
        raise bad("NAME", file, expected, wrong=f"cannot be read ({error_text(error)})") from None


def _finished(name: object) -> BadInput:
    expected = f"an unfinished game; audiodice replay {name} tells this one"
    return bad("NAME", name, expected, wrong="is finished")


def _refuse_unknown(store: JournalFolder, name: str) -> NoReturn:
    there = [kept.name for kept in islice(_unfinished(store), NAMED + 1)]
    allowed = ", ".join(there[:NAMED]) or "the name of a saved game, but there is none"
    more = " and others (audiodice resume --list lists them)" if there[NAMED:] else ""
    raise bad("NAME", name, allowed + more, wrong="not found")


def _unfinished(store: JournalFolder, summaries: Summaries | None = None) -> Iterator[SavedGame]:
    return (kept for kept in store.each(summaries=summaries) if not kept.finished)


def _print_list(store: JournalFolder, lang: str) -> None:
    from audiodice.session.clock import utc_now
    from audiodice.session.language import words
    from audiodice.storage.summaries import own_summaries
    from audiodice.ui.saved_games_screen import label

    spoken, none = words(lang), True
    for kept in _unfinished(store, own_summaries()):  # printed as they are read
        print_line(f"{kept.name}  {label(spoken, kept, utc_now())}")
        none = False
    if none:
        note(_no_game_text(store, lang))


def _refusal_text(kept: SavedGame, many: int, lang: str) -> str:
    """The error if no saved game can be resumed; `kept` is the newest of `many` games."""
    from audiodice.core.model import Event
    from audiodice.session.language import words

    why = words(lang).say(kept.problem or Event("game_open_elsewhere"))
    good = kept.problem is not None and kept.game
    how = f" To resume its undamaged part: audiodice resume {kept.name}." if good else ""
    others = " To list the others: audiodice resume --list." if many > 1 else ""
    return f"{kept.name} cannot be resumed. {why}{how}{others}"


def _no_game_text(store: JournalFolder, lang: str) -> str:
    """The error if no game was found: none exists, or the folder cannot be read."""
    from audiodice.session.language import words

    spoken = words(lang)
    return " ".join(spoken.say(event) for event in store.news()) or _NONE
