"""The table: what is done is recorded, undone until the last throw, and rebuilt from the record."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from audiodice import games
from audiodice.core.model import Action, IllegalAction, OptionError, Reason, with_defaults
from audiodice.engine.fair import verify
from audiodice.engine.journal import Entry, Header, Journal, JournalError, Move, Seat, Undo
from audiodice.engine.table import Table, game_of, rebuild, resume
from audiodice.engine.throw import ScriptedThrow, SeededThrow, chance, new_seed
from audiodice.opponents.generic import cautious
from tests.support.each import each

FARKLE = games.load("farkle")
ROLL, BANK = Action("roll"), Action("bank")
HUMANS = (Seat("Ann"), Seat("Bo"))


def scripted(*throws: tuple[int, ...], seats: tuple[Seat, ...] = HUMANS) -> Table:
    return Table(FARKLE, seats, ScriptedThrow(throws))


def test_act_throws_applies_and_records() -> None:
    at = scripted((1, 1, 1, 2, 3, 4))
    assert (at.turn, at.over) == (0, False)
    assert [event.key for event in at.act(ROLL)] == ["rolled"]
    assert [event.key for event in at.act(BANK)] == ["banked", "turn"]
    assert at.turn == 1
    assert at.journal.entries == [Move(ROLL, (1, 1, 1, 2, 3, 4)), Move(BANK)]


def test_refused_action_throws_no_dice_and_is_not_recorded() -> None:
    at = scripted((1, 1, 1, 2, 3, 4))
    before = at.state
    assert at.why_not(BANK) == "roll_first"
    with pytest.raises(IllegalAction, match="roll_first"):
        at.act(BANK)
    assert at.state is before
    assert at.journal.entries == []
    at.act(ROLL)  # the one scripted throw is still there


def test_rules_are_asked_once_for_each_state_and_action(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Action] = []
    rules = type(FARKLE).why_not

    def counted(self: Any, state: Any, action: Action) -> Reason | None:
        asked.append(action)
        return rules(self, state, action)

    monkeypatch.setattr(type(FARKLE), "why_not", counted)
    at = scripted((1, 1, 1, 2, 3, 4))
    assert at.why_not(ROLL) is None
    assert at.why_not(ROLL) is None
    at.act(ROLL)
    assert asked == [ROLL]
    assert at.why_not(ROLL) == "nothing_kept"
    asked.clear()
    at.act(BANK)
    assert asked == [BANK]
    assert at.why_not(BANK) == "roll_first"
    assert at.undo()
    assert at.why_not(BANK) is None


def test_header_records_every_option_in_force() -> None:
    at = Table(FARKLE, HUMANS, SeededThrow(1), options={"target": 1500}, seed=1)
    in_force = with_defaults(FARKLE.options, {"target": 1500})
    assert at.journal.header == Header("farkle", HUMANS, in_force, 1)
    assert in_force.keys() == FARKLE.options.keys()


def test_table_refuses_bad_options_and_seats_in_words() -> None:
    with pytest.raises(OptionError, match="'target' is 7"):
        Table(FARKLE, HUMANS, SeededThrow(1), options={"target": 7})
    with pytest.raises(ValueError, match="1 to 8"):
        Table(FARKLE, (), SeededThrow(1))


def test_query_does_not_change_the_table() -> None:
    at = scripted()
    before = at.state
    assert at.query("scores")[0].key == "scores"
    assert at.state is before
    with pytest.raises(KeyError):
        at.query("weather")


def test_undo_stops_at_the_last_throw() -> None:
    at = scripted((1, 1, 1, 5, 3, 4))
    assert not at.undo()
    at.act(ROLL)
    assert not at.undo()
    rolled = at.state
    at.act(Action("keep", (0,)))
    one_kept = at.state
    at.act(Action("keep", (0, 1, 2)))
    at.act(BANK)
    assert at.turn == 1
    assert at.undo()
    assert (at.turn, at.state.kept) == (0, (0, 1, 2))
    assert at.undo()
    assert at.state == one_kept
    assert at.undo()
    assert at.state == rolled
    assert not at.undo()
    assert at.journal.entries[-3:] == [Undo(), Undo(), Undo()]
    assert len(at.journal.entries) == 7


def test_play_continues_after_undo() -> None:
    at = scripted((1, 1, 1, 5, 3, 4), (2, 2, 3, 3, 4, 6))
    at.act(ROLL)
    at.act(BANK)
    at.undo()
    at.act(Action("keep", (0, 1, 2)))
    at.act(BANK)
    assert at.state.scores == (75, 0)
    at.act(ROLL)
    assert not at.undo()


def test_action_of_a_computer_player_is_not_undone() -> None:
    at = scripted((1, 1, 1, 5, 3, 4), seats=(Seat("Bo", "cautious"), Seat("Ann")))
    at.act(ROLL)
    at.act(BANK)
    assert at.turn == 1
    assert not at.undo()
    assert at.state.scores == (80, 0)


def test_with_throws_stand_off_undo_takes_back_throws_and_computer_turns() -> None:
    dice = ((1, 1, 1, 5, 3, 4), (1, 2, 3, 3, 4, 6), (5, 5, 2, 2, 3, 4))
    at = scripted(*dice, seats=(Seat("Ann"), Seat("Bo", "cautious")))
    at.act(ROLL)
    rolled = at.state
    at.act(BANK)
    at.act(ROLL)  # the computer's
    assert not at.may_undo
    at.throws_stand = False
    assert at.undo()
    assert (at.state, at.retaken) == (rolled, 1)
    assert at.undo()
    assert (at.turn, at.retaken, at.may_undo) == (0, 2, False)
    at.act(ROLL)
    assert at.game.dice(at.state)[0] == dice[2]  # what was taken back does not come again
    assert at.journal.entries[3:6] == [Undo(), Undo(), Undo()]


def test_rebuild_repeats_undone_throws_and_continues_the_dice() -> None:
    at = Table(FARKLE, HUMANS, SeededThrow("x"), seed="x")
    at.throws_stand = False
    for _ in range(3):
        at.act(ROLL)
        assert at.undo()
    again = rebuild(at.journal, FARKLE, SeededThrow("x"))
    assert (again.state, again.retaken) == (at.state, 3)
    assert again.act(ROLL) == at.act(ROLL)
    assert verify(at.journal).fair
    at.throws_stand = True
    assert not at.undo()


def test_fair_game_refuses_to_undo_throws_and_after_its_end_any_action() -> None:
    dice = [(1, 1, 1, 1, 2, 3)]
    at = Table(FARKLE, HUMANS, ScriptedThrow(dice), options={"target": 100})
    at.journal.header = replace(at.journal.header, fair=True)
    at.throws_stand = False
    at.act(ROLL)
    assert not at.may_undo
    assert not at.undo()
    at.act(Action("keep", (0, 1)))
    assert at.undo()
    at.act(BANK)
    assert at.over
    assert not at.may_undo  # the seed is known


def test_a_win_can_be_undone_and_taken_again() -> None:
    at = Table(FARKLE, HUMANS, ScriptedThrow([(1, 1, 1, 1, 2, 3)]), options={"target": 100})
    at.act(ROLL)
    at.act(BANK)
    assert FARKLE.outcome(at.state)
    assert at.undo()
    assert not FARKLE.outcome(at.state)
    at.act(BANK)
    assert FARKLE.outcome(at.state)


# --- rebuild ----------------------------------------------------------------------------------


def journal(*entries: Move | Undo, **header: Any) -> Journal:
    told: dict[str, Any] = {"game": "farkle", "seats": HUMANS, "options": {}, "seed": 1} | header
    return Journal(Header(**told), list(entries))


ROLLED = Move(ROLL, (1, 1, 1, 5, 3, 4))


def test_rebuild_continues_the_dice() -> None:
    at = Table(FARKLE, HUMANS, SeededThrow("x"), seed="x")
    while len(at.journal.entries) < 40:
        at.act(cautious(FARKLE, at.state, chance(0, "unused")))
    again = rebuild(at.journal, FARKLE, SeededThrow("x"))
    assert again.state == at.state
    while not at.over:
        action = cautious(FARKLE, at.state, chance(0, "unused"))
        assert again.act(action) == at.act(action)


def test_rebuilt_table_can_undo() -> None:
    keep = Move(Action("keep", (0, 1, 2)))
    again = rebuild(journal(ROLLED, keep, Undo(), keep), FARKLE, SeededThrow(1))
    assert again.state.kept == (0, 1, 2)
    assert again.undo()
    assert again.state.kept == ()
    assert not again.undo()


@each(
    ("entries", "line", "why"),
    [
        ((Undo(),), 2, "nothing to undo"),
        ((ROLLED, Undo(), Undo()), 4, "nothing to undo"),
        ((Move(BANK),), 2, "roll_first"),
        ((ROLLED, Move(BANK), Move(BANK)), 4, "roll_first"),
        ((Move(ROLL, (1, 2, 3)),), 2, "does not throw"),
        ((Move(ROLL),), 2, "does not throw"),
        ((Move(ROLL, (1, 1, 1, 5, 3, 7)),), 2, "does not throw"),
        ((ROLLED, Move(BANK, (1,))), 3, "does not throw"),
        ((ROLLED, Move(Action("keep", (9,)))), 3, "no_such_die"),
        ((ROLLED, Move(Action("keep", "all"))), 3, "no_such_die"),
        ((ROLLED, Move(Action("dance"))), 3, "no_such_action"),
    ],
)
def test_rebuild_error_names_the_line(
    entries: tuple[Move | Undo, ...], line: int, why: str
) -> None:
    with pytest.raises(JournalError, match=f"^line {line}: .*{why}"):
        rebuild(journal(*entries), FARKLE, SeededThrow(1))


@pytest.mark.parametrize(
    ("header", "why"),
    [
        ({"options": {"target": 7}}, "'target' is 7"),
        ({"options": {"jokers": 1}}, "'jokers' is unknown"),
        ({"seats": ()}, "1 to 8"),
        ({"seats": HUMANS * 9}, "1 to 8"),
        ({"game": "fune"}, "a journal of fune, not of farkle"),
    ],
)
def test_rebuild_refuses_a_header_that_does_not_fit_the_game(
    header: dict[str, Any], why: str
) -> None:
    with pytest.raises(JournalError, match=f"^line 1: .*{why}"):
        rebuild(journal(**header), FARKLE, SeededThrow(1))


def test_game_of_a_journal() -> None:
    assert game_of(journal()) is FARKLE
    with pytest.raises(JournalError, match=r"^line 1: no game is called 'chess'; there are: "):
        game_of(journal(game="chess"))


# --- throws -----------------------------------------------------------------------------------


def test_scripted_throws_come_in_order_and_size() -> None:
    throw = ScriptedThrow([(1, 2), (3,)])
    assert throw(2) == (1, 2)
    with pytest.raises(ValueError, match=r"the script has \(3,\) where 2 dice are thrown"):
        throw(2)
    with pytest.raises(ValueError, match="the script has None where 1 dice are thrown"):
        throw(1)


def test_seeded_throws_repeat_and_are_uniform() -> None:
    one, same, other = SeededThrow(4), SeededThrow(4), SeededThrow("4x")
    many = one(60_000)
    assert many == same(60_000)
    assert many != other(60_000)
    for face in range(1, 7):
        assert abs(many.count(face) - 10_000) < 5 * (60_000 * 5 / 36) ** 0.5


def test_grouping_of_dice_does_not_change_faces() -> None:
    one, two = SeededThrow(4), SeededThrow(4)
    assert one(6) == two(2) + two(4)


def test_chance_of_policies_is_independent_of_dice_and_seats() -> None:
    first = [chance(1, label).random() for label in ("policy 0", "policy 1", "dice")]
    assert len(set(first)) == 3
    assert chance(1, "policy 0").random() == first[0]


def test_new_seeds_differ() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(0 <= seed < 2**128 for seed in seeds)


# --- keeping ----------------------------------------------------------------------------------


def test_observer_gets_every_new_entry() -> None:
    at = scripted((1, 1, 1, 2, 3, 4))
    kept: list[Entry] = []
    at.observers.append(kept.append)
    at.act(ROLL)
    at.act(BANK)
    at.undo()
    assert not at.undo()
    assert kept == at.journal.entries == [Move(ROLL, (1, 1, 1, 2, 3, 4)), Move(BANK), Undo()]
    again = rebuild(at.journal, FARKLE, SeededThrow(1))
    assert (again.journal, len(kept)) == (at.journal, 3)


def test_resumed_table_continues_the_dice_and_keeps_its_header() -> None:
    at = Table(FARKLE, HUMANS, SeededThrow(9), seed=9)
    while len(at.journal.entries) < 30:
        at.act(cautious(FARKLE, at.state, chance(0, "unused")))
    at.journal.header = replace(at.journal.header, started="2026-11-21T10:46:51Z", fair=True)
    again = resume(Journal(at.journal.header, list(at.journal.entries)))
    assert again.journal == at.journal
    while not at.over:
        action = cautious(FARKLE, at.state, chance(0, "unused"))
        assert again.act(action) == at.act(action)


@pytest.mark.parametrize(
    ("entries", "good"), [((ROLLED, Move(BANK), Move(BANK)), 2), ((Undo(),), 0)]
)
def test_entry_that_does_not_fit_leaves_a_good_part(
    entries: tuple[Move | Undo, ...], good: int
) -> None:
    with pytest.raises(JournalError) as caught:
        resume(journal(*entries))
    assert caught.value.good == journal(*entries[:good])
    assert caught.value.line == good + 2
