"""`audiodice play`: start a game without the menu."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import click

from audiodice.cli.completing import opponents as complete_opponents
from audiodice.cli.opening import play_session, session_options
from audiodice.cli.params import (
    GAME,
    OPTION,
    SEED,
    OneOf,
    bad,
    demand_fitting,
    known_opponents,
    parse_names,
    parse_options,
)


def _begins() -> tuple[str, ...]:
    from audiodice.engine.setup import BEGINS

    return BEGINS


@click.command()
@click.argument("game", type=GAME, required=False)
@click.option("--players", metavar="NAMES", help="People at this keyboard, such as Ann,Bo.")
@click.option(
    "--opponents", metavar="NAMES", help="Computer players, such as steady,cautious.",
    shell_complete=complete_opponents,
)  # fmt: skip
@OPTION
@click.option("--begins", type=OneOf(_begins), help="Who begins each next game.")
@click.option("--seed", type=SEED, help="The same seed gives the same dice.")
@click.option(
    "--fair", is_flag=True, help="Dice that can be checked afterwards with replay --verify."
)
@click.option("--host", is_flag=True, help="Open a table for friends at other machines.")
@click.option("--near", is_flag=True, help="With --host: friends on the local network may come.")
@click.option("--join", metavar="CODE", help="Go to a friend's table, by the words of its code.")
@session_options
def command(
    game: str | None,
    players: str | None,
    opponents: str | None,
    options: tuple[str, ...],
    begins: str | None,
    seed: int | None,
    *,
    fair: bool,
    host: bool,
    near: bool,
    join: str | None,
    **wishes: Any,
) -> None:
    """Start a game. Without --players and --opponents you play against `cautious`.

    With --host a table for friends is opened: people are as many as --players names, or two.
    """
    if join is not None:
        if game is not None or host or near:
            raise bad("--join", join, "--join alone", wrong="goes to a game that is set up already")
        play_session(None, None, wishes, join=join)
        return
    if game is None:
        raise click.MissingParameter(param_hint="'GAME'", param_type="argument")
    if near and not host:
        raise bad("--near", "on", "--near with --host", wrong="means nothing alone")
    from audiodice.engine.setup import GameSetup

    if host:
        players = players or "1,2"  # they are called as they call themselves
    if players is None and opponents is None:
        opponents = "cautious"
    people = parse_names(players, "--players") if players is not None else ("",)
    others = parse_names(opponents, "--opponents") if opponents is not None else ()
    others = known_opponents(game, others, "--opponents")
    _names_differ(people, wishes["lang"])
    setup = GameSetup(game, people, others, parse_options(game, options))
    setup = replace(setup, begins=begins or setup.begins)
    _seats_fit(setup)
    if fair and seed is not None:
        raise bad("--seed", seed, "--seed or --fair, not both", wrong="makes --fair meaningless")
    if host and (fair or seed is not None):
        raise bad("--host", "on", "--host without --seed and --fair", wrong="needs dice of all")
    play_session(setup, seed, wishes, fair=fair, host=host, near=near)


def _names_differ(people: tuple[str, ...], lang: str) -> None:
    """Two people cannot be told apart by one name; raises BadInput."""
    from audiodice.app import language
    from audiodice.ui.seating import same_name

    if same := same_name(language.words(lang), people):
        raise bad("--players", ",".join(people), "a name for each", wrong=f"has {same} twice")


def _seats_fit(setup: Any) -> None:
    from audiodice import games

    seats = games.load(setup.game).seats
    if setup.seats not in seats:
        allowed = f"{seats[0]} to {seats[-1]} seats in {setup.game}"
        raise bad("--players with --opponents", f"{setup.seats} seats", allowed, wrong="do not fit")
    demand_fitting(setup.game, setup.seats, setup.options)
