"""`audiodice play`: start a game without the menu."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import click

from audiodice.cli.completion import opponents as complete_opponents
from audiodice.cli.opening import play_session, session_options
from audiodice.cli.params import (
    GAME,
    OPTION,
    SEED,
    OneOf,
    Whole,
    bad,
    demand_code,
    demand_fitting,
    known_opponents,
    parse_names,
    parse_options,
    shown,
)


def _begins() -> tuple[str, ...]:
    from audiodice.engine.setup import BEGINS

    return BEGINS


@click.command()
@click.argument("game", type=GAME, required=False)
@click.option("--players", metavar="NAMES", help="People at this keyboard, such as Ann,Bo.")
@click.option(
    "--opponents", metavar="NAMES", help="Computer players, such as steady,cautious or Petra.",
    shell_complete=complete_opponents,
)  # fmt: skip
@OPTION
@click.option("--begins", type=OneOf(_begins), help="Who begins each next game.")
@click.option("--seed", type=SEED, help="The same seed gives the same dice.")
@click.option(
    "--fair", is_flag=True, help="Dice that can be checked afterwards with replay --verify."
)
@click.option("--host", is_flag=True, help="Open a table for friends at other machines.")
@click.option(
    "--seats",
    type=Whole(2, 8),
    metavar="N",
    help="With --host: how many people play; by default 2.",
)
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
    seats: int | None,
    near: bool,
    join: str | None,
    **wishes: Any,
) -> None:
    """Start a game. Without --players and --opponents you play against `cautious`.

    With --host a table for friends is opened. Each of them has a program of their own.
    """
    if join is not None:
        _refuse_players(players)
        _demand_join_alone(join, game, opponents, options, begins, seed, fair, host, near, seats)
        demand_code(join, "--join")
        play_session(None, None, wishes, join=join)
        return
    if game is None:
        raise click.MissingParameter(param_hint="'GAME'", param_type="argument")
    _demand_host(host=host, near=near, seats=seats)
    from audiodice.engine.setup import GameSetup

    if host:
        _refuse_players(players)
        players = ",".join(
            map(str, range(1, 1 + (seats or 2)))
        )  # placeholders: each friend brings a name
    if players is None and opponents is None:
        opponents = "cautious"
    people = parse_names(players, "--players") if players is not None else ("",)
    others = parse_names(opponents, "--opponents") if opponents is not None else ()
    others = known_opponents(game, others, "--opponents", wishes["lang"])
    _demand_different_names(people, wishes["lang"])
    setup = GameSetup(game, people, others, parse_options(game, options))
    setup = replace(setup, begins=begins or setup.begins)
    _demand_seats(setup, "--seats" if host else "--players")
    if fair and seed is not None:
        raise bad("--seed", seed, "--seed or --fair, not both", wrong="makes --fair meaningless")
    if host and (fair or seed is not None):
        raise bad("--host", "on", "--host without --seed and --fair", wrong="needs dice of all")
    play_session(setup, seed, wishes, fair=fair, host=host, near=near)


def _demand_join_alone(join: str, *table: object) -> None:
    """Raise BadInput if --join is used with options that only the host of a table has."""
    if any(not (one is None or one is False or one == ()) for one in table):  # a seed may be 0
        raise bad("--join", join, "--join alone", wrong="goes to a game that is set up already")


def _demand_host(*, host: bool, near: bool, seats: int | None) -> None:
    """Raise BadInput for --near or --seats without --host."""
    for option, value in (("--near", near), ("--seats", seats)):
        if value and not host:
            raise bad(option, shown(value), f"{option} with --host", wrong="means nothing alone")


def _refuse_players(players: str | None) -> None:
    """Raise BadInput for --players at a table with friends, where each program has one person."""
    if players is not None:
        wrong = "is people at one keyboard, and does not go with friends at other machines"
        raise bad("--players", players, "one person at each program", wrong=wrong)


def _demand_different_names(people: tuple[str, ...], lang: str) -> None:
    """Raise BadInput if two people have the same name."""
    from audiodice.session import language
    from audiodice.ui.seating import shared_name

    if same := shared_name(language.words(lang), people):
        raise bad("--players", ",".join(people), "a name for each", wrong=f"has {same} twice")


def _demand_seats(setup: Any, people: str) -> None:
    from audiodice import games

    seats = games.load(setup.game).seats
    if setup.seats not in seats:
        what = f"{people} with --opponents"
        allowed = f"{seats[0]} to {seats[-1]} seats in {setup.game}"
        raise bad(what, f"{setup.seats} seats", allowed, wrong="do not fit")
    demand_fitting(setup.game, setup.seats, setup.options)
