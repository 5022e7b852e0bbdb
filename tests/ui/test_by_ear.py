"""Sound-only sessions: whole games and menus are played by cue names and pans alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

import pytest

from audiodice import games
from audiodice.engine.setup import GameSetup
from tests.support.ears import (
    Claim,
    Ear,
    FarkleEar,
    Heard,
    Press,
    Wait,
    Word,
    number,
    words,
)
from tests.support.fonnjo_ear import FonnjoEar
from tests.support.headless import Player
from tests.support.sheet_ear import DICE4FUN, FUNE, SheetEar
from tests.support.truth import TRUTHS

EARS: dict[str, Callable[[Press, Wait, Claim], Ear]] = {
    "farkle": FarkleEar,
    "fune": lambda press, wait, claim: SheetEar(press, wait, claim, FUNE),
    "dice4fun": lambda press, wait, claim: SheetEar(press, wait, claim, DICE4FUN),
    "fonnjo_foon": FonnjoEar,
}
OPTIONS: Mapping[str, Mapping[str, int]] = {"farkle": {"target": 400}, "fonnjo_foon": {"rounds": 8}}


class Session:
    """The interface of a program for a simulated listener: keys in, cue names and pans out."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def since(self) -> Heard:
        """Return the cues since the last call, and forget them."""
        lines = self.player.out.lines
        heard = [(line["name"], line["pan"]) for line in lines if line["kind"] == "cue"]
        lines.clear()
        return heard

    def press(self, key: str) -> Heard:
        """Press a key."""
        self.since()
        self.player.press(key)
        return self.since()

    def wait(self) -> Heard:
        """Let the other players play."""
        self.since()
        self.player.let_play()
        return self.since()


# ------------------------------------------------------------------ games


def play(
    game: str,
    others: tuple[str, ...] = ("cautious",),
    verbosity: str = "normal",
    values_pace: str = "slow",
) -> Counter[str]:
    """Play a whole game by ear and check each claim against the table; returns their counts."""
    setup = GameSetup(game, ("",), others, OPTIONS.get(game, {}))
    player = Player(setup, speech=False, seed=7, pace="instant", verbosity=verbosity)
    player.context.settings.values_pace = values_pace
    player.output.apply_settings()
    session, claimed = Session(player), Counter[str]()

    def claim(what: str, believed: object) -> None:
        claimed[what] += 1
        table = player.table
        assert believed == TRUTHS[game][what](table.game, table.state), what

    EARS[game](session.press, session.wait, claim).play()
    assert player.table.over
    return claimed


@pytest.mark.parametrize("others", [("cautious",), ("cautious", "bold")])
@pytest.mark.parametrize("game", sorted(EARS))
def test_whole_game_can_be_played_by_cue_names_alone(game: str, others: tuple[str, ...]) -> None:
    claimed = play(game, others)
    needed = TRUTHS[game].keys() - {"groups", "picked", "dungeon"}  # claims of a Crisis only
    assert min(claimed[what] for what in needed) >= 5, claimed


def test_crisis_can_be_played_by_cue_names_alone() -> None:
    claimed = play("fonnjo_foon")
    assert min(claimed[what] for what in ("groups", "picked", "dungeon")) >= 1


@pytest.mark.parametrize("game", sorted(EARS))
def test_whole_game_can_be_played_with_brisk_values(game: str) -> None:
    assert play(game, values_pace="brisk")["turn"] >= 5


@pytest.mark.parametrize("verbosity", ["brief", "full"])
@pytest.mark.parametrize("game", sorted(EARS))
def test_whole_game_can_be_played_at_every_verbosity(game: str, verbosity: str) -> None:
    assert play(game, verbosity=verbosity)["turn"] >= 5


def test_misheard_die_fails_the_check(monkeypatch: pytest.MonkeyPatch) -> None:
    class Deaf(FarkleEar):
        """Mishears every die."""

        def dice(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
            self.claim("dice", ((), ()))
            return super().dice()

    monkeypatch.setitem(EARS, "farkle", Deaf)
    with pytest.raises(AssertionError, match="dice"):
        play("farkle")


# ------------------------------------------------------------------ menus


class MenuEar:
    """Walks menus by the numbers of their entries."""

    def __init__(self, press: Press) -> None:
        self.press = press

    def ask(self, key: str) -> tuple[int, int | bool | None]:
        """Press a key; returns the number of the entry reached, and its value if it has one."""
        told = words(self.press(key))
        place = next((int(w.free) for w in told if w.cue.startswith("menu_") and w.free), 0)
        return place, self.value(told)

    def value(self, told: list[Word]) -> int | bool | None:
        """Return the value told, or None."""
        switch = {"tell_yes": True, "tell_no": False}
        found = next((switch[word.cue] for word in told if word.cue in switch), None)
        return number(told, "tell_choice") if found is None else found

    def to(self, place: int) -> int | bool | None:
        """Walk to the entry with that number; returns its value."""
        at, value = self.ask("home")
        while at < place:
            at, value = self.ask("down")
        assert at == place
        return value


def test_game_can_be_set_up_restarted_and_left_by_entry_numbers() -> None:
    player = Player(speech=False)
    session = Session(player)
    assert [word.cue for word in words(session.since())][1:] == [
        "start",
        "menu_open",
        "tell_choice",
    ]
    menu = MenuEar(session.press)
    menu.to(len(games.names()) + 1)  # an entry for each game, then New game
    assert menu.ask("enter")[0] == 1
    wanted = games.names().index("farkle") + 1
    assert menu.to(2) == wanted
    while menu.value(words(menu.press("left"))) != 1:
        pass
    assert player.context.setup.game == games.names()[0]
    while menu.value(words(menu.press("right"))) != wanted:
        pass
    last, begins = menu.ask("end")
    assert (last, begins) == (len(player.router.screen.items), 1)  # type: ignore[attr-defined]
    options = list(games.load("farkle").options)  # the options come before it
    assert menu.to(last - len(options) + options.index("last_round")) is False
    assert menu.value(words(menu.press("right"))) is True
    menu.to(1)
    heard = menu.press("enter")
    assert heard[-1] == ("turn_mine", 0.0)
    assert player.table.state.rules.last_round is True
    menu.press("enter")
    assert menu.ask("escape")[0] == 1
    menu.to(2)
    assert [name for name, _ in menu.press("enter")] == ["menu_select", "question", "tell_lost"]
    before = player.table
    assert menu.press("enter")[-1] == ("turn_mine", 0.0)
    assert player.table is not before
    menu.ask("escape")
    menu.ask("end")
    menu.press("enter")
    assert menu.press("enter")[-1] == ("exit", 0.0)
    assert player.router.done
