"""`audiodice resume`: go on with a kept game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

import click

from audiodice.app.cli.completing import kept_games
from audiodice.app.cli.opening import play_session, session_options
from audiodice.app.cli.params import BadInput, bad
from audiodice.app.reports.printing import note, print_line

if TYPE_CHECKING:
    from audiodice.app.kept.game import Kept
    from audiodice.app.kept.keeper import Keeper

NAMED = 10  # games, where one was asked for that there is not
_NONE = "there is no kept game to go on with; audiodice play GAME begins one"


@click.command()
@click.argument("name", required=False, shell_complete=kept_games)
@click.option("--list", "listing", is_flag=True, help="Name the games there are, and how they are.")
@session_options
def command(name: str | None, *, listing: bool, **wishes: Any) -> None:
    """Go on with a kept game: NAME, or the one played last."""
    from audiodice.app import resources
    from audiodice.app.kept.keeper import Keeper

    keeper = Keeper(resources.data_folder() / "games")
    if listing:
        _list(keeper, wishes["lang"])
        return
    kept = _newest(keeper, wishes["lang"]) if name is None else _named(keeper, name)
    play_session(None, None, wishes, resume=kept.name)


def _newest(keeper: Keeper, lang: str) -> Kept:
    """The game played last of those that can simply be gone on with."""
    others = []
    for kept in _open_ends(keeper):
        if not (kept.problem or kept.elsewhere):
            return kept
        others.append(kept)
    raise BadInput(_why_not(others[0], len(others), lang) if others else _why_none(keeper, lang))


def _named(keeper: Keeper, name: str) -> Kept:
    kept = keeper.find(name)
    if kept is None or kept.finished:
        there = [kept.name for kept in islice(_open_ends(keeper), NAMED + 1)]
        allowed = ", ".join(there[:NAMED]) or "nothing: no game is kept"
        more = " and others; audiodice resume --list tells all" if there[NAMED:] else ""
        raise bad("NAME", name, allowed + more)
    return kept


def _open_ends(keeper: Keeper) -> Iterator[Kept]:
    return (kept for kept in keeper.each() if not kept.finished)


def _list(keeper: Keeper, lang: str) -> None:
    from audiodice.app.language import words
    from audiodice.app.screens.kept_games import label

    told, none = words(lang), True
    for kept in _open_ends(keeper):  # each is told once it is read: there may be thousands
        print_line(f"{kept.name}  {label(told, kept)}")
        none = False
    if none:
        note(_why_none(keeper, lang))


def _why_not(kept: Kept, many: int, lang: str) -> str:
    """What to say where games are kept, and none can simply be gone on with; `kept` is the newest
    of them.
    """
    from audiodice.app.language import words
    from audiodice.core.model import Event

    why = words(lang).say(kept.problem or Event("game_open_elsewhere"))
    good = kept.problem is not None and kept.game
    how = f" audiodice resume {kept.name} goes on from where it is good." if good else ""
    others = " audiodice resume --list tells of the others." if many > 1 else ""
    return f"{kept.name} cannot simply be gone on with. {why}{how}{others}"


def _why_none(keeper: Keeper, lang: str) -> str:
    """What to say where no game was found: there is none, or they cannot be read."""
    from audiodice.app.language import words

    told = words(lang)
    return " ".join(told.say(event) for event in keeper.news()) or _NONE
