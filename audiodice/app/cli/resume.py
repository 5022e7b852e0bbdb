"""`audiodice resume`: go on with a kept game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from audiodice.app.cli.completing import kept_games
from audiodice.app.cli.opening import play_session, session_options
from audiodice.app.cli.params import BadInput, bad
from audiodice.app.reports.printing import note, print_lines

if TYPE_CHECKING:
    from audiodice.app.kept.game import Kept
    from audiodice.app.kept.keeper import Keeper

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
    if name is None:
        fine = (kept for kept in _open_ends(keeper) if not (kept.problem or kept.elsewhere))
        kept = next(fine, None)
        if kept is None:
            raise BadInput(_why_none(keeper, wishes["lang"]))
    else:
        kept = keeper.find(name)
        if kept is None or kept.finished:
            there = ", ".join(kept.name for kept in _open_ends(keeper))
            raise bad("NAME", name, there or "nothing: no game is kept")
    play_session(None, None, wishes, resume=kept.name)


def _open_ends(keeper: Keeper) -> Iterator[Kept]:
    return (kept for kept in keeper.each() if not kept.finished)


def _list(keeper: Keeper, lang: str) -> None:
    from audiodice.app.language import words
    from audiodice.app.screens.kept_games import label

    told = words(lang)
    lines = [f"{kept.name}  {label(told, kept)}" for kept in _open_ends(keeper)]
    if lines:
        print_lines(lines)
    else:
        note(_why_none(keeper, lang))


def _why_none(keeper: Keeper, lang: str) -> str:
    """What to say where no game was found: there is none, or they cannot be read."""
    from audiodice.app.language import words

    told = words(lang)
    return " ".join(told.say(event) for event in keeper.news()) or _NONE
