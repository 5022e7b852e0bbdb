"""A Crisis of Fonnjo Foon: every answer tells the groups, the picked group, and the stake."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from audiodice.core.model import Action, Event
from audiodice.engine.setup import GameSetup
from audiodice.engine.table import rebuild
from audiodice.engine.throw import chance
from audiodice.games.fonnjo_foon import GAME, ROLL
from audiodice.games.fonnjo_foon.groups import foons
from audiodice.ui.play.standing import greeting
from tests.support.each import each
from tests.support.headless import Player
from tests.support.said import Heard, said

ALONE = GameSetup("fonnjo_foon", ("Ann",), (), {"rounds": 25})


def crises(seed: int) -> Iterator[Player]:
    """Yield the player at each Crisis of a game in which most dice enter that can."""
    player, stream = Player(ALONE, seed=seed), chance(seed, "crises")
    table = player.table
    while not table.over:
        state = table.state
        if state.crisis:
            yield player
            picks = [a for a in GAME.legal_actions(table.state) if a.verb == "pick"]
            if picks:
                table.act(picks[int(stream.random() * len(picks))])
        elif state.open and stream.random() < 0.2:
            keeps = [a for a in GAME.legal_actions(state) if a.verb == "keep" and a.arg]
            table.act(keeps[int(stream.random() * len(keeps))])
        elif state.open and state.entering != state.kept:
            table.act(GAME.keep_all(state))
        table.act(ROLL)


def truth(state: Any) -> tuple[dict[int, int], int, int]:
    """Return the Reserve Groups as {face: count}, the picked face, and the cost of a Foon."""
    mine = next(group for group in state.party if group.fonnjo)
    groups = {group.face: len(group.dice) for group in state.party if group != mine}
    return groups, state.picked, sum(state.days) + len(mine.dice)


def told(events: tuple[Event, ...]) -> tuple[dict[int, int], int, int]:
    """Return the same values from the events of an answer."""
    (answer,) = [event.fields for event in events if event.key == "group_list"]
    mine: Any = answer["groups"]
    others: Any = answer["unpicked"]
    stake: Any = answer["stake"]
    return dict(mine + others), mine[0][0] if len(mine) == 1 else 0, stake


def resumed(player: Player) -> tuple[Event, ...]:
    """Return the events said when the game is resumed."""
    table = rebuild(player.table.journal, GAME)
    return greeting(table, player.context.words).speech


def check(player: Player) -> None:
    """Check that every answer tells the true state."""
    state = player.table.state
    how = truth(state)
    for key in ("tab", "t", "l"):
        assert told(player.press(key).events) == how, key
    assert told(resumed(player)) == how
    groups, picked, stake = how
    assert player.press("c") == said("points", stake=stake, crisis=True)
    told_of = [event.fields for event in player.press("r").events]
    at_risk = {picked: groups[picked]} if picked else groups
    assert sorted(risk["groups"] for risk in told_of) == [
        ((f, at_risk[f]),) for f in sorted(at_risk)
    ]
    for risk in told_of:
        rolled: Any = risk["groups"]
        ((face, many),) = rolled
        dice = next(group.dice for group in state.party if group.face == face)
        percent = round(100 * foons(dice, len(state.party) - 1) / 6**many)
        assert (risk["throws"], risk["percent"]) == (many, percent)
        assert risk["insured"] == (len(groups) > 1)


def refused(heard: Heard, groups: dict[int, int], picked: int) -> bool:
    """Whether a refusal names the dice that a roll throws, or else all groups to pick from."""
    named: Any = heard.events[0].fields["groups"]
    return dict(named) == ({picked: groups[picked]} if picked else groups)


@each("seed", range(10))
def test_every_answer_in_a_crisis_tells_groups_pick_and_stake(seed: int) -> None:
    seen = several = 0
    for player in crises(seed):
        table = player.table
        groups, picked, _ = truth(table.state)
        seen, several = seen + 1, several + (len(groups) > 1)
        check(player)
        assert (picked > 0) == (len(groups) == 1)
        for face in groups if len(groups) > 1 else ():
            assert player.press(str(face)) == said("picked", groups=((face, groups[face]),))
            check(player)
            none = next(face for face in range(1, 7) if face not in groups)
            for key in ("a", "space", "b", "right", str(none)):
                assert refused(player.press(key), groups, face), key
        for _ in groups if len(groups) > 1 else ():
            undone = player.press("x")
            assert undone == said("undone", "group_list")
            assert told(undone.events) == truth(table.state)
        assert truth(table.state)[1] == picked
        for key in ("a", "space", "b", "right"):
            assert refused(player.press(key), groups, picked), key
    assert seen > 5
    assert several > 0


def test_crisis_of_another_player_is_told_without_keys() -> None:
    for player in crises(3):
        state = player.table.state
        (turn, crisis) = GAME.query(state, "turn")
        assert (turn.key, crisis.key, crisis.seat) == ("whose_turn", "group_list", state.seat)
        words = player.context.words
        mine, other = (words.say(Event(crisis.key, seat, crisis.fields)) for seat in (0, 1))
        assert words.key("roll") in mine or len(truth(state)[0]) > 1
        assert words.key("roll") not in other
        return


def test_pick_does_not_count_as_a_keep() -> None:
    player = next(p for p in crises(1) if len(truth(p.table.state)[0]) > 1)
    (first, *_) = truth(player.table.state)[0]
    player.table.act(Action("pick", first))
    assert player.table.why_not(Action("keep", ())) == "pick_first"
    assert player.table.why_not(ROLL) is None
