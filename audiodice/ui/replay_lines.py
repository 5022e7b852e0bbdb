"""The lines of a replay: all turns roll by roll, in the past tense, without keys.

During play, the player's own turn is told with choices and keys, and another turn in one phrase.
A replay tells all turns alike, by the messages `told-EVENT` (`told-rolled`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from audiodice.core.model import Action, Event, Game, Value
from audiodice.engine.journal import Journal
from audiodice.engine.story import PlayedAction, played
from audiodice.present.words import Words

_KEEPS = {"kept", "released", "hot_dice", "all_in", "picked", "entered"}
_UNTOLD = {
    *_KEEPS,  # told by `told_kept`
    *("turn", "next_turn"),  # told where the turn begins
    "all_dice",
    "five_alike",
}


class ToldStep(NamedTuple):
    """A roll, or the end of a turn.

    `turn` counts the turns of all seats from 0; `round` counts each seat's own turns from 1.
    """

    turn: int
    round: int
    seat: int
    speech: tuple[Event, ...]
    happened: tuple[Event, ...]
    """The events of the game itself, whose cues are played."""
    state: Any
    """The state after it."""


def retold(journal: Journal, game: Game[Any], words: Words) -> tuple[ToldStep, ...]:
    """The steps of a game without those taken back. The first of a turn says whose turn it is."""
    return tuple(_retold(journal, game, words))


def _retold(journal: Journal, game: Game[Any], words: Words) -> Iterator[ToldStep]:
    seats = len(journal.header.seats)
    turn, begun = 0, False
    happened: tuple[Event, ...] = ()
    for step in played(journal, game):
        # Only the last choice of a roll is heard, not dice that were kept and released again.
        happened = (*(e for e in happened if e.key not in _KEEPS), *step.events)
        if step.action.verb in ("keep", "pick"):
            continue  # told with what it led to
        seat, number = game.turn(step.before), game.round(step.before).round
        whose = () if begun else (turn_of(seat, number, seats),)
        speech = (*whose, *told(game, step, words))
        yield ToldStep(turn, number, seat, speech, happened, step.after)
        happened, begun = (), not step.ends_turn
        turn += step.ends_turn


def turn_of(seat: int, number: int, seats: int) -> Event:
    """The event that says whose turn it was, and in which round."""
    return Event("replay_turn", seat, {"turn": number, "seats": seats})


def decision(game: Game[Any], state: Any, action: Action, words: Words) -> tuple[Event, ...]:
    """The decision of an action that rolled or ended a turn."""
    if game.throw_size(state, action):
        kept = kept_before(game, state, action)
        return (Event("told_kept", game.turn(state), {"faces": kept, "points": 0}),)
    step = game.apply(state, action)
    events = tuple(told(game, PlayedAction(state, action, *step), words))
    done = 1 + (events[0].key == "told_kept")
    return (*events[:done], *(event for event in events[done:] if event.key == "bonus"))


def told(game: Game[Any], step: PlayedAction, words: Words) -> Iterator[Event]:
    """The events of a step: the dice kept, then the result."""
    if kept := kept_before(game, step.before, step.action):
        fields: dict[str, Value] = {"faces": kept, "points": 0}
        if step.action.verb != game.commit:  # whose points are told next
            fields["points"] = _worth(game, step.before, kept)
        yield Event("told_kept", game.turn(step.before), fields)
    for event in step.events:
        if event.key not in _UNTOLD:
            key = f"told_{event.key}"
            yield Event(key, event.seat, event.fields) if words.has(key) else event


def kept_before(game: Game[Any], state: Any, action: Action) -> tuple[int, ...]:
    """The sorted faces of the dice that an action kept; () for a box, which takes all dice.

    A bank or a picture without a choice keeps all that it can.
    """
    faces, places = game.dice(state)
    if action.verb not in ("roll", "bank", "picture"):
        return ()
    by_itself = game.keep_all(state).arg if action.verb == game.commit and not places else None
    taken = by_itself if isinstance(by_itself, tuple) else places
    return tuple(sorted(faces[place] for place in taken))


def _worth(game: Game[Any], state: Any, kept: tuple[int, ...]) -> Value:
    """The points of the kept dice; 0 in a game without points for them."""
    choices = (choice.event.fields for choice in game.choices(state))
    return next((one["points"] for one in choices if one.get("faces") == kept), 0)
