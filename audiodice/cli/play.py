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
@click.option("--host", is_flag=True, help="Open a room for friends at other machines.")
@click.option(
    "--seats",
    type=Whole(2, 8),
    metavar="N",
    help="With --host: how many people may play; by default all who come.",
)
@click.option("--near", is_flag=True, help="With --host: only friends on the local network.")
@click.option("--join", metavar="CODE", help="Go to a friend's room, by its twelve digits or link.")
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

    With --host a room for friends is opened, and GAME may be left out. Each friend has a program
    of their own.
    """
    if join is not None:
        _refuse_players(players)
        _demand_join_alone(join, game, opponents, options, begins, seed, fair, host, near, seats)
        demand_code(join, "--join")
        play_session(None, None, wishes, join=join)
        return
    if host and game is None and not (opponents or options or begins or seats):
        _demand_shared_dice(fair=fair, seed=seed)
        _refuse_players(players)
        play_session(None, None, _near(wishes, near=near), host=True)
        return
    if game is None:
        raise click.MissingParameter(param_hint="'GAME'", param_type="argument")
    _demand_host(host=host, near=near, seats=seats)
    from audiodice.engine.setup import GameSetup

    if host:
        _refuse_players(players)
        from audiodice import games

        computers = len(parse_names(opponents, "--opponents")) if opponents else 0
        free = max(2, max(games.load(game).seats) - computers)
        players = ",".join(map(str, range(1, 1 + (seats or free))))  # each friend brings a name
    elif players is None and opponents is None:
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
    if host:
        _demand_shared_dice(fair=fair, seed=seed)
        wishes = _near(wishes, near=near)
    play_session(setup, seed, wishes, fair=fair, host=host)


def _demand_shared_dice(*, fair: bool, seed: int | None) -> None:
    """Raise BadInput for --fair or --seed with --host: all people make the dice together."""
    if fair or seed is not None:
        raise bad("--host", "on", "--host without --seed and --fair", wrong="needs dice of all")


def _near(wishes: dict[str, Any], *, near: bool) -> dict[str, Any]:
    """The options of the session; with --near, friends meet on the local network alone."""
    from audiodice.core.relays import NETWORK

    if near and wishes.get("relays"):
        wrong = "does not go with --near"
        raise bad("--relays", wishes["relays"], "--relays or --near, not both", wrong=wrong)
    return {**wishes, "relays": NETWORK} if near else wishes


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
