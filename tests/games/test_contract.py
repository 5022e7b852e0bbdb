"""Tests of every registered game against the contract of `core.model.Game`.

AUDIODICE_LONG=1 plays 10,000 games of each instead of 300; AUDIODICE_PLAYED gives another number.
"""

from __future__ import annotations

import dataclasses
import os
import pickle
from functools import cache
from itertools import chain, combinations, islice
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from audiodice import games
from audiodice.core.model import (
    Action,
    Event,
    Game,
    IllegalAction,
    OptionError,
    Reason,
    actions_of,
    allowed_in_words,
    parse_option,
)
from audiodice.engine.journal import Seat, read
from audiodice.engine.table import Table, game_of, rebuild
from audiodice.engine.throw import SeededThrow, chance
from audiodice.opponents import generic
from tests.support.each import each

if TYPE_CHECKING:
    from collections.abc import Iterator

LONG = os.environ.get("AUDIODICE_LONG") == "1"
PLAYED = int(os.environ.get("AUDIODICE_PLAYED", 10_000 if LONG else 100))
EVERY_GAME = pytest.mark.parametrize("game", [*map(games.load, games.names())], ids=games.names())
POLICIES = [opponent.decide for opponent in generic.OPPONENTS]


def walk(game: Game[Any], seed: int, seats: int, **options: int | bool) -> Iterator[Any]:
    """Play a game at random; yield every state, the last one included."""
    throw, stream = SeededThrow(seed), chance(seed, "walk")
    state = game.initial(seats, **options)
    yield state
    while game.outcome(state) is None:
        action = generic.random(game, state, stream)
        state = game.apply(state, action, throw(game.throw_size(state, action))).state
        yield state


def fitting(game: Game[Any], options: dict[str, int | bool], first: int) -> int:
    """A number of seats that these options allow, tried from index `first` on; teams limit it."""
    refusals = []
    for seats in (*game.seats[first:], *game.seats[:first]):
        try:
            game.initial(seats, **options)
        except OptionError as error:
            refusals.append(error)
        else:
            assert all(error.reason is not None for error in refusals)  # to be spoken
            return int(seats)
    pytest.fail(f"{options} are allowed for no number of seats: {refusals}")


@cache
def reached(name: str) -> tuple[tuple[Any, int], ...]:
    """Pairs (state, seats): default games to their end, unusual ones at their start."""
    game = games.load(name)
    found = []
    for seed, seats in enumerate((game.seats[0], 2, 3, game.seats[-1])):
        whole = tuple(walk(game, seed, seats))
        ages = [*whole[:40], *whole[40 :: 1 + len(whole) // 40], whole[-1]]
        found += [(state, seats) for state in ages]
    stream = chance(0, "options")
    for seed in range(100, 130):
        options = {
            name: option.allowed[int(stream.random() * len(option.allowed))]
            for name, option in game.options.items()
        }
        seats = fitting(game, options, int(stream.random() * len(game.seats)))
        early = islice(walk(game, seed, seats, **options), 0, 300, 13)
        found += [(state, seats) for state in early]
    return tuple(found)


def is_plain(value: object) -> bool:
    if type(value) is tuple:
        return all(is_plain(item) for item in value)
    return type(value) in (int, str, bool)


def check_event(event: Event, seats: int) -> None:
    assert type(event) is Event
    assert event.key.replace("_", "a").isalnum()
    assert event.key.islower()
    assert event.seat is None or event.seat in range(seats)
    for name, value in event.fields.items():
        assert name.isidentifier()
        assert is_plain(value), (event.key, name, value)


def is_frozen(value: object) -> bool:
    """Whether a value is immutable throughout: tuples, plain values, frozen slotted dataclasses."""
    if isinstance(value, tuple | frozenset):
        return all(is_frozen(item) for item in value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        frozen = value.__dataclass_params__.frozen  # type: ignore[attr-defined]
        fields = [getattr(value, field.name) for field in dataclasses.fields(value)]
        return frozen and not hasattr(value, "__dict__") and all(map(is_frozen, fields))
    return value is None or type(value) in (int, str, bool, float)


def faces_of(game: Game[Any], state: Any, action: Action) -> tuple[int, ...]:
    on_table, _ = game.dice(state)
    assert isinstance(action.arg, tuple)
    return tuple(sorted(on_table[place] for place in action.arg))


def test_games_are_listed_once_and_unknown_names_are_refused() -> None:
    assert "farkle" in games.names()
    assert len(set(games.names())) == len(games.names())
    with pytest.raises(KeyError, match=r"there are: .*farkle"):
        games.load("chess")


@EVERY_GAME
def test_game_is_loaded_by_its_name(game: Game[Any]) -> None:
    assert games.load(game.name) is game
    assert {"points", "roll", "scores", "turn"} <= set(game.queries)  # C, D, S, T of the sheet
    assert len(set(game.queries)) == len(game.queries)
    assert game.seats[0] == 1


@EVERY_GAME
def test_game_answers_both_sheet_and_bonus_or_neither(game: Game[Any]) -> None:
    assert ("sheet" in game.queries) == ("bonus" in game.queries)


@EVERY_GAME
@each("seats", [1, 3])
def test_round_number_counts_turns_of_the_first_seat(game: Game[Any], seats: int) -> None:
    begun, played = 1, 0
    throw, stream = SeededThrow(3), chance(3, "rounds")
    state = game.initial(seats)
    while game.outcome(state) is None:
        assert game.round(state).round == begun
        assert game.round(state).rounds in (0, *range(begun, 100))
        action = generic.random(game, state, stream)
        state, events = game.apply(state, action, throw(game.throw_size(state, action)))
        for event in events:
            turned = event.key in ("turn", "next_turn")
            begun += turned and event.seat == 0
            played += turned or event.key == "ended"
            if turned and "round" in event.fields:
                assert event.fields.items() >= game.round(state)._asdict().items()
    assert game.round(state).round == begun == -(-played // seats)
    assert game.round(state).rounds in (0, begun)


@EVERY_GAME
def test_states_are_frozen_and_hashable(game: Game[Any]) -> None:
    for state, _ in reached(game.name):
        assert is_frozen(state)
        copy = pickle.loads(pickle.dumps(state))
        assert copy == state
        assert hash(copy) == hash(state)


@EVERY_GAME
def test_legal_actions_are_accepted_and_apply_leaves_the_state_unchanged(game: Game[Any]) -> None:
    committed = False
    throw = SeededThrow(1)
    for state, _ in reached(game.name):
        legal = game.legal_actions(state)
        assert len(set(legal)) == len(legal)
        before = repr(state)
        for action in legal:
            assert game.why_not(state, action) is None
            size = game.throw_size(state, action)
            dice = throw(size)
            step = game.apply(state, action, dice)
            assert step.events
            assert step == game.apply(state, action, list(dice))
            assert size or step.state != state
            committed |= action.verb == game.commit
        assert repr(state) == before
    assert committed


@EVERY_GAME
def test_all_legal_keeps_are_listed(game: Game[Any]) -> None:
    for state, _ in reached(game.name):
        on_table, kept = game.dice(state)
        places = range(len(on_table))
        now = tuple(sorted(on_table[place] for place in kept))
        listed = {faces_of(game, state, a) for a in game.legal_actions(state) if a.verb == "keep"}
        subsets = chain.from_iterable(combinations(places, n) for n in range(len(places) + 1))
        for places_kept in islice(subsets, 200):
            action = Action("keep", places_kept)
            if game.why_not(state, action) is None:
                assert faces_of(game, state, action) in listed | {now}


@EVERY_GAME
def test_throw_size_is_the_number_of_dice_accepted(game: Game[Any]) -> None:
    for state, _ in reached(game.name)[::3]:
        for action in game.legal_actions(state)[:20]:
            size = game.throw_size(state, action)
            for wrong in {size - 1, size + 1, 6 if not size else 0} - {-1, size}:
                with pytest.raises(IllegalAction):
                    game.apply(state, action, (1,) * wrong)
            for face in (0, 7, -1):
                if size:
                    with pytest.raises(IllegalAction):
                        game.apply(state, action, (1,) * (size - 1) + (face,))


@EVERY_GAME
def test_every_query_answers_in_every_state(game: Game[Any]) -> None:
    for state, seats in reached(game.name):
        before = repr(state)
        for name in game.queries:
            events = game.query(state, name)
            assert events
            for event in events:
                check_event(event, seats)
            assert events == game.query(state, name)
        assert repr(state) == before
        with pytest.raises(KeyError):
            game.query(state, "weather")


@EVERY_GAME
def test_events_and_reasons_have_plain_values(game: Game[Any]) -> None:
    throw = SeededThrow(2)
    for state, seats in reached(game.name)[::2]:
        for action in game.legal_actions(state):
            dice = throw(game.throw_size(state, action))
            for event in game.apply(state, action, dice).events:
                check_event(event, seats)
        for action in (Action("roll"), Action(game.commit), Action("keep", (0,)), Action("x")):
            if (reason := game.why_not(state, action)) is not None:
                assert isinstance(reason, Reason)
                assert all(is_plain(value) for value in reason.fields.values())


@EVERY_GAME
def test_choices_are_legal(game: Game[Any]) -> None:
    met = False
    for state, seats in reached(game.name):
        found = game.choices(state)
        met |= bool(found)
        on_table, kept = game.dice(state)
        assert set(kept) <= set(range(len(on_table)))
        for action, event in found:
            assert game.why_not(state, action) is None
            check_event(event, seats)
        assert len({choice.action for choice in found}) == len(found)
        if any(choice.action.verb == "keep" for choice in found):
            everything = game.keep_all(state)
            assert everything.verb == "keep"
            assert game.why_not(state, everything) is None
    assert met


@EVERY_GAME
def test_finished_game_has_an_outcome_and_no_actions(game: Game[Any]) -> None:
    ends = set()
    for state, seats in reached(game.name):
        assert game.turn(state) in range(seats)
        legal, outcome = game.legal_actions(state), game.outcome(state)
        assert bool(legal) == (outcome is None)
        if outcome is None:
            continue
        assert outcome.reason
        assert sorted(chain.from_iterable(outcome.ranking)) == list(range(len(outcome.scores)))
        firsts = [outcome.scores[group[0]] for group in outcome.ranking]
        assert firsts == sorted(firsts, reverse=True)
        for verb in ("roll", "keep", game.commit):
            assert game.why_not(state, Action(verb, (0,) if verb == "keep" else None))
        ends.add(outcome)
    assert ends


VERBS = st.sampled_from(["roll", "keep", "bank", "score", "picture", "group", "again"]) | st.text()
PLAIN = st.none() | st.integers(-2, 12) | st.text(max_size=3)
PLACES = st.lists(st.integers(-2, 12), max_size=7).map(tuple)
ODD = st.one_of(
    st.booleans(),
    st.floats(),
    st.lists(st.integers(0, 5), max_size=3),
    st.lists(PLAIN | st.floats() | st.booleans() | st.just([]), max_size=6).map(tuple),
    st.tuples(PLACES),
    st.dictionaries(st.text(max_size=1), st.integers(), max_size=1),
)
ODD_FACES = st.integers(-1, 8) | st.sampled_from([1.0, True, "1", None, (1,)])


@EVERY_GAME
@given(data=st.data())
@settings(
    max_examples=PLAYED + 100,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
def test_malformed_actions_are_refused_with_a_reason(game: Game[Any], data: st.DataObject) -> None:
    state, _ = data.draw(st.sampled_from(reached(game.name)))
    action = Action(data.draw(VERBS), data.draw(PLAIN | PLACES | ODD))
    dice: tuple[Any, ...] = tuple(data.draw(st.lists(ODD_FACES, max_size=11)))
    before = repr(state)
    reason = game.why_not(state, action)
    if reason is not None:
        assert isinstance(reason, Reason)
        assert reason
        with pytest.raises(IllegalAction):
            game.apply(state, action, dice)
    else:
        size = game.throw_size(state, action)
        if len(dice) != size or any(type(f) is not int or not 1 <= f <= 6 for f in dice):
            with pytest.raises(IllegalAction):
                game.apply(state, action, dice)
        game.apply(state, action, (6,) * size)
    assert repr(state) == before


def play(game: Game[Any], number: int) -> Table:
    """Play one game to its end through a Table, with changes of mind."""
    stream = chance(number, "people")
    seats = min(1 + number % 4, game.seats[-1])
    table = Table(game, [Seat(f"P{n}") for n in range(seats)], SeededThrow(number), seed=number)
    while not table.over:
        if stream.random() < 0.1 and table.undo():
            continue
        policy = POLICIES[(number + table.turn) % len(POLICIES)]
        for action in actions_of(policy(game, table.state, stream)):
            table.act(action)
    return table


@EVERY_GAME
def test_random_games_end_and_replay_to_an_equal_state(game: Game[Any]) -> None:
    undone = 0
    for number in range(PLAYED):
        table = play(game, number)
        lines = list(table.journal.lines())
        undone += sum(line.startswith('{"undo": 1') for line in lines)
        journal = read(lines)
        throw = SeededThrow(number)
        again = rebuild(journal, game_of(journal), throw)
        assert again.state == table.state
        assert hash(again.state) == hash(table.state)
        assert list(again.journal.lines()) == lines
    assert undone > PLAYED


@EVERY_GAME
def test_game_resumed_after_any_step_continues_identically(game: Game[Any]) -> None:
    stream, lines = chance(7, "resume"), None
    whole = Table(game, [Seat("A"), Seat("B")], SeededThrow(7), seed=7)
    for _ in range(60):
        if whole.over:
            break
        action = generic.bold(game, whole.state, stream)
        lines = list(whole.journal.lines())
        resumed = rebuild(read(lines), game, SeededThrow(7))
        assert resumed.act(action) == whole.act(action)
        assert resumed.state == whole.state
    assert lines


@EVERY_GAME
def test_same_seed_gives_the_same_game(game: Game[Any]) -> None:
    one, same, other = play(game, 5), play(game, 5), play(game, 9)
    assert list(one.journal.lines()) == list(same.journal.lines())
    assert list(one.journal.lines())[1:] != list(other.journal.lines())[1:]


@EVERY_GAME
def test_option_defaults_are_allowed_and_refusals_have_words(game: Game[Any]) -> None:
    for name, option in game.options.items():
        assert option.default in option.allowed
        words = allowed_in_words(option.allowed)
        odd: list[Any] = [-1, 10**9, 2.5, float(option.default), "many", None, [], "on"]
        for value in (*odd, 1 if isinstance(option.default, bool) else True):
            with pytest.raises(OptionError) as refusal:
                game.initial(2, **{name: value})
            assert name in str(refusal.value)
            assert repr(value) in str(refusal.value)
            assert words in str(refusal.value)
        for value in (option.allowed[0], option.allowed[-1], option.default):
            assert fitting(game, {name: value}, 1) in game.seats
            typed = ("off", "on")[value] if isinstance(value, bool) else str(value)
            assert parse_option(option, typed) == value
        for typed in ("", "--5", "-", "1e3", "9" * 5000, "²", "maybe"):
            with pytest.raises(OptionError, match="allowed is"):
                parse_option(option, typed)
    with pytest.raises(OptionError, match="'jokers' is unknown") as refusal:
        game.initial(2, jokers=3)
    for name in game.options:
        assert name in str(refusal.value)


@EVERY_GAME
def test_seats_out_of_range_are_refused(game: Game[Any]) -> None:
    for seats in (-1, 0, game.seats[-1] + 1):
        with pytest.raises(ValueError, match=str(seats)):
            game.initial(seats)
