"""Teams of two in Farkle, by keys."""

from __future__ import annotations

import re

import pytest

from audiodice.engine.setup import GameSetup
from audiodice.present.words import languages
from audiodice.storage import paths
from audiodice.ui.screen import push
from tests.support.headless import Player

TEAMS = {"teams": True, "target": 100}
FOUR = GameSetup("farkle", ("",), ("cautious", "bold", "steady"), TEAMS)
WIN = (1, 1, 1, 1, 5, 2)


@pytest.mark.parametrize("lang", languages(paths.locale()))
def test_teams_are_said_at_the_start_and_on_request(lang: str) -> None:
    player = Player(FOUR, lang=lang)
    names = [seat.name for seat in player.table.seats][1:]
    for said in (player.heard[0], player.press("g")):
        places = [said.index(name) for name in (names[1], names[0], names[2])]
        assert places == sorted(places)  # the partner comes first, then the others
    scores = player.press("s")
    assert re.findall(r"\d+", scores) == ["0", "0", "100"]  # a total for each, and the target


def test_bank_names_the_player_and_the_team_and_the_team_wins() -> None:
    player = Player(FOUR, dice=[WIN])
    player.press("enter")
    said = player.press("b")
    banked = said[: said.index("win")]
    assert "115" in banked
    assert "Bo" in banked
    assert player.cued[-1] == "win"
    lines = player.keys("escape down down down enter end home")
    assert any("115" in line and "Cora" in line for line in lines)


def test_player_wins_when_the_partner_wins() -> None:
    players = GameSetup("farkle", ("",), ("cautious", "bold", "steady"), {**TEAMS, "minimum": 100})
    nothing = (2, 3, 4, 6, 2, 3)
    player = Player(players, dice=[nothing, nothing, WIN])
    player.press("enter")
    player.let_play()
    assert player.table.over
    assert player.cued[-1] == "win"


def test_teams_with_too_few_players_are_refused_wherever_a_game_begins() -> None:
    player = Player()
    player.context.setup = GameSetup("farkle", ("",), ("cautious",), {"teams": True})
    said = player.keys("n enter enter")[-1]
    assert said == player.context.words.text("teams-need-seats")
    player.router.start(push(player.launcher.main_menu()))
    player.press("enter")
    assert player.heard[-1] == said
    assert player.cued[-1] == "refused"


def test_teams_do_not_depend_on_who_begins() -> None:
    setup = GameSetup("farkle", ("",), ("cautious", "bold", "steady"), TEAMS, "turn")
    player = Player(setup, dice=[WIN] * 2)
    player.keys("enter b")
    player.press("enter", wait=5000)
    policies = [seat.policy for seat in player.table.seats]
    assert policies == ["cautious", "bold", "steady", None]


def test_each_team_has_one_total_in_sounds() -> None:
    player = Player(FOUR, speech=False)
    before = len(player.cued)
    player.press("s")
    assert player.cued[before:].count("tell_total") == 2
