"""The command that goes on with a kept game: `resume`. `cli` imports this to run."""

from __future__ import annotations

from typing import Any

import click

from audiodice.app.cli import cli, play_session, session_options
from audiodice.app.cli_params import BadInput, bad


@cli.command()
@click.argument("name", required=False)
@click.option("--list", "listing", is_flag=True, help="Name the games there are, and how they are.")
@session_options
def resume(name: str | None, *, listing: bool, **wishes: Any) -> None:
    """Go on with a kept game: NAME, or the one played last."""
    from audiodice.app import resources
    from audiodice.app.keeper import Keeper

    keeper = Keeper(resources.data_folder() / "games")
    if listing:
        _list(keeper, wishes["lang"])
        return
    fine = (kept for kept in keeper.each() if not kept.finished)
    if name is None:
        kept = next((kept for kept in fine if not (kept.problem or kept.elsewhere)), None)
        if kept is None:
            raise BadInput("there is no kept game to go on with; audiodice play GAME begins one")
    else:
        there = {kept.name: kept for kept in fine}
        if name not in there:
            raise bad("NAME", name, ", ".join(there) or "nothing: no game is kept")
        kept = there[name]
    play_session(None, None, wishes, resume=kept.name)


def _list(keeper: Any, lang: str) -> None:
    from audiodice.app.language import words
    from audiodice.app.screens.kept_games import label

    for kept in keeper.each():
        if not kept.finished:
            click.echo(f"{kept.name}  {label(words(lang), kept)}")
