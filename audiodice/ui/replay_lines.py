"""A game told afterwards: everybody's turns roll by roll, in the past tense, without keys.

What is heard while playing has the choices and the keys of one's own turn, and others' turns in
one phrase. Afterwards all turns are told alike, by the messages `told-EVENT` (`told-rolled`).
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
    *_KEEPS,  # told as what was kept
    *("turn", "next_turn"),  # told where the turn begins
    "all_dice",
    "five_alike",
}


class ToldStep(NamedTuple):
    """A roll, or what ended a turn.

    `turn` counts the turns of all seats from 0; `round` is what "turn 2" means to each of them.
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
    """The steps of a game, those taken back left out; at first each says whose turn begins."""
    return tuple(_retold(journal, game, words))


def _retold(journal: Journal, game: Game[Any], words: Words) -> Iterator[ToldStep]:
    seats = len(journal.header.seats)
    turn, begun = 0, False
    happened: tuple[Event, ...] = ()
    for step in played(journal, game):
        # Dice that were kept and released again are not heard: only what was kept in the end is.
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
    """Whose turn it was of so many seats, and their how manieth: the round."""
    return Event("replay_turn", seat, {"turn": number, "seats": seats})


def decision(game: Game[Any], state: Any, action: Action, words: Words) -> tuple[Event, ...]:
    """What was decided, of an action that rolled or ended a turn."""
    if game.throw_size(state, action):
        kept = kept_before(game, state, action)
        return (Event("told_kept", game.turn(state), {"faces": kept, "points": 0}),)
    step = game.apply(state, action)
    events = tuple(told(game, PlayedAction(state, action, *step), words))
    done = 1 + (events[0].key == "told_kept")
    return (*events[:done], *(event for event in events[done:] if event.key == "bonus"))


def told(game: Game[Any], step: PlayedAction, words: Words) -> Iterator[Event]:
    """What was done in a step: the dice kept, then what happened."""
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
    """The faces of the dice that an action left as they were; a box takes all, kept or not.

    A bank or a picture for which nothing was chosen keeps what it can.
    """
    faces, places = game.dice(state)
    if action.verb not in ("roll", "bank", "picture"):
        return ()
    by_itself = game.keep_all(state).arg if action.verb == game.commit and not places else None
    taken = by_itself if isinstance(by_itself, tuple) else places
    return tuple(sorted(faces[place] for place in taken))


def _worth(game: Game[Any], state: Any, kept: tuple[int, ...]) -> Value:
    """The points of these dice, where the game gives points for what is kept; else 0."""
    choices = (choice.event.fields for choice in game.choices(state))
    return next((one["points"] for one in choices if one.get("faces") == kept), 0)
