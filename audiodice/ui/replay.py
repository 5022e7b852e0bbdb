"""The replay of a game by steps, by turns or automatically."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from audiodice.core.model import Action, Event, Game, Value
from audiodice.core.picture import Picture
from audiodice.engine.journal import Journal
from audiodice.engine.story import PlayedAction, played
from audiodice.engine.table import Table, game_of, rebuild
from audiodice.present.commands import COMMANDS, Command, Kind, Scope
from audiodice.present.words import Words
from audiodice.ui.context import PACES, Launcher, UiContext
from audiodice.ui.course import CourseWork, chance_at, decided
from audiodice.ui.labels import Labels
from audiodice.ui.play.drawing import Drawing
from audiodice.ui.screen import Offer, PlainScreen, Pop, Response, Restart, Screen, push, refuse
from audiodice.ui.seating import listener
from audiodice.ui.switch_access import speaking_ms

_WALKS = {"list_right": "offer-step", "list_next": "offer-turn"}
Start = tuple[int, int]
"""A seat (index) and one of its turns, from 1."""


def replay(
    context: UiContext, launcher: Launcher, journal: Journal, *, start: Start | None = None
) -> Response:
    """Open the replay of a game, at `start` if given; raises JournalError."""
    return push(replay_screen(context, launcher, journal, start=start))


def replay_screen(
    context: UiContext,
    launcher: Launcher,
    journal: Journal,
    leave: Callable[[], Screen] | None = None,
    *,
    start: Start | None = None,
) -> Replay:
    """Return the replay screen of a game; raises JournalError.

    `leave` makes the screen that follows, if there is no screen below.
    """
    table = rebuild(journal, game_of(journal))
    launcher.set_listener(table.game.name, listener(table, context.words))
    return Replay(context, table, leave, start)


class Replay(PlainScreen):
    """The replay of one game. Left and Right go by steps, Up and Down by turns; Enter plays it.

    Queries are answered for the state after the current step. The chances are told with the first
    step of each turn, once they are worked out.
    """

    scope = Scope.LIST

    def __init__(
        self,
        context: UiContext,
        table: Table,
        leave: Callable[[], Screen] | None = None,
        start: Start | None = None,
    ) -> None:
        """Uses the words of the table's listener; `leave` as in `replay_screen`."""
        self._context, self._game, self._leave = context, table.game, leave
        self._steps = retold(table.journal, table.game, context.words)
        self._place = -1  # before the first step
        self._due: float | None = None  # when the next step plays, in ms of the clock; None: paused
        self._start = start
        self._course = CourseWork(context, table)

    # ------------------------------------------------------------------ the screen's side

    @property
    def queries(self) -> tuple[str, ...]:
        """The game's queries, except the score sheet, which has its own screen."""
        return tuple(query for query in self._game.queries if query != "sheet")

    def can(self, command: Command) -> bool:
        return command.id not in ("find", "explain", "delete") and super().can(command)

    def name_of(self, command: Command) -> str:
        usual = super().name_of(command)
        return f"command-replay-{command.id}" if command.scope is Scope.LIST else usual

    def enter(self) -> Response:
        opened = (Event("menu_open"),)
        for place, step in enumerate(self._steps):
            if self._start == (step.seat, step.round):
                self._start, self._place = None, place
                return Response(self._told(step), opened)
        title = self._context.words.text("game_name")
        fields: dict[str, Value] = {
            "title": title,
            "players": self._context.words.listener.names,
            "count": self._rounds,
        }
        return Response((Event("replay_open", None, fields),), opened)

    def resume(self) -> Response:
        return Response(self._here(), (Event("menu_close"),))

    def command(self, command: Command) -> Response:
        walks: dict[str, Callable[[], Response]] = {
            "list_left": partial(self._go, self._place - 1),
            "list_right": partial(self._go, self._place + 1),
            "list_previous": partial(self._turn, -1),
            "list_next": partial(self._turn, 1),
            "list_first": partial(self._go, 0),
            "list_last": partial(self._go, len(self._steps) - 1),
        }
        if command.id == "select":
            return self._play_on() if self._due is None else self._pause()
        self._due = None
        if command.id == "back":
            return Response(then=Restart(self._leave()) if self._leave else Pop())
        if command.id in walks:
            return walks[command.id]()
        if command.kind is Kind.ASK:
            return self._ask(command.query)
        return refuse(Event("no_such_action"))

    def typed(self, name: str, text: str) -> Response | None:
        """Pause or continue on Space."""
        del text
        if name != "space":
            return None
        return self._play_on() if self._due is None else self._pause()

    def titled(self) -> tuple[Event, ...]:
        return (Event("titled", None, {"title": self._context.words.text("game_name")}),)

    def where(self) -> Response:
        turn = self._steps[self._place].round if self._place >= 0 else 1
        seat = self._steps[max(0, self._place)].seat if self._steps else None
        fields: dict[str, Value] = {
            "turn": turn,
            "turns": self._rounds,
            "place": self._place + 1,
            "count": len(self._steps),
        }
        return Response((Event("replay_where", seat, fields),))

    def drawn(self, plain: Picture, labels: Labels) -> Picture:
        """Draw the game after the current step."""
        plays = labels.text("offer-play-on" if self._due is None else "offer-pause")
        names = {"select": plays, **{name: labels.text(told) for name, told in _WALKS.items()}}
        choices = [labels.choice(id_, name, main=id_ == "select") for id_, name in names.items()]
        others = (one for one in plain.choices if one.id not in (*names, "play"))
        plain = replace(plain, form="table", choices=(*choices, *others))
        if self._place < 0:
            return plain
        return Drawing(labels, self._game, self._steps[self._place].state).drawn(plain)

    def offers(self) -> Sequence[Offer]:
        label = "offer-play-on" if self._due is None else "offer-pause"
        return [
            Offer("play", partial(self.command, COMMANDS["select"]), label),
            *(
                Offer(name, partial(self.command, COMMANDS[name]), told)
                for name, told in _WALKS.items()
            ),
            Offer("first", partial(self._go, 0), "offer-from-start"),
            Offer("back", partial(self.command, COMMANDS["back"]), "command-back"),
        ]

    def due(self) -> float | None:
        self._course.begin()
        return self._due

    def tick(self) -> Response:
        return self._go_on(self._place + 1, interrupt=False)

    def _ask(self, query: str) -> Response:
        if query not in self.queries:
            return refuse(Event("no_such_action"))
        if self._place < 0:
            return Response(self.enter().speech)
        return Response(self._game.query(self._steps[self._place].state, query))

    # ------------------------------------------------------------------ walking

    @property
    def _rounds(self) -> int:
        return self._steps[-1].round if self._steps else 0

    def _here(self) -> tuple[Event, ...]:
        return self._told(self._steps[self._place]) if self._place >= 0 else self.enter().speech

    def _told(self, step: ToldStep) -> tuple[Event, ...]:
        """Return what is said of a step: with the chances at a turn's start, and what decided."""
        course, listener = self._course.known, self._context.words.listener
        whose = step.speech[: step.starts]
        chance = chance_at(course, step.turn, listener) if step.starts else ()
        ending = decided(course, listener) if step is self._steps[-1] else ()
        return (*whose, *chance, *step.speech[len(whose) :], *ending)

    def _go(self, wanted: int) -> Response:
        """Go to a step by its index; beyond either end, stay at the end and play the edge cue."""
        last = len(self._steps) - 1
        place = max(0, min(wanted, last))
        if not self._steps:
            return Response(self.enter().speech, (Event("menu_edge"),))
        self._place = place
        happened = self._steps[place].happened
        return Response(self._here(), happened if place == wanted else (Event("menu_edge"),))

    def _turn(self, by: int) -> Response:
        """Go to the end of the previous or next turn, and tell the whole turn."""
        now = self._steps[self._place].turn if self._place >= 0 else -1
        whole = [(n, step) for n, step in enumerate(self._steps) if step.turn == now + by]
        if not whole:
            return self._go(-1 if by < 0 else len(self._steps))
        self._place = whole[-1][0]
        speech = tuple(event for _, step in whole for event in self._told(step))
        return Response(speech, whole[-1][1].happened)

    # ------------------------------------------------------------------ automatic playing

    def _play_on(self) -> Response:
        """Play automatically from the current step, or from the start if at the end."""
        at_end = self._place == len(self._steps) - 1
        return self._go_on(0 if at_end else self._place + 1, interrupt=True)

    def _go_on(self, place: int, *, interrupt: bool) -> Response:
        if place >= len(self._steps):
            self._due = None
            return Response((), (Event("menu_edge"),), interrupt=False)
        response = self._go(place)
        own = self._context.settings
        # Wait for the speech, then as long as between throws of opponents.
        text = self._context.words.utter(response.speech)
        wait = speaking_ms(text, own.rate) + PACES[own.pace][1]
        self._due = self._context.clock() + wait
        return Response(response.speech, response.cues, interrupt=interrupt)

    def _pause(self) -> Response:
        self._due = None
        return Response((Event("replay_paused"),), (Event("menu_move"),))


_KEEPS = {"kept", "released", "hot_dice", "all_in", "picked", "entered"}
_UNTOLD = {
    *_KEEPS,  # told by `told_kept`
    *("turn", "next_turn"),  # told at the start of the turn
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
    """The game's own events, whose cues are played."""
    state: Any
    """The state after the step."""
    starts: bool
    """Whether it is the first of its turn, so that `speech` begins with whose turn it is."""


def retold(journal: Journal, game: Game[Any], words: Words) -> tuple[ToldStep, ...]:
    """Return the steps of a game except undone steps; a turn's first step says whose turn it is."""
    seats = len(journal.header.seats)
    steps: list[ToldStep] = []
    turn, begun = 0, False
    happened: tuple[Event, ...] = ()
    for step in played(journal, game):
        # Only the last choice of a roll is played, not dice that were kept and released again.
        happened = (*(e for e in happened if e.key not in _KEEPS), *step.events)
        if step.action.verb in ("keep", "pick"):
            continue  # told with the roll or commit after it
        seat, number = game.turn(step.before), game.round(step.before).round
        whose = () if begun else (turn_of(seat, number, seats),)
        speech = (*whose, *told(game, step, words))
        steps.append(ToldStep(turn, number, seat, speech, happened, step.after, bool(whose)))
        happened, begun = (), not step.ends_turn
        turn += step.ends_turn
    return tuple(steps)


def turn_of(seat: int, number: int, seats: int) -> Event:
    """Return the event that says whose turn it was, and in which round."""
    return Event("replay_turn", seat, {"turn": number, "seats": seats})


def decision(game: Game[Any], state: Any, action: Action, words: Words) -> tuple[Event, ...]:
    """Return the events for the decision behind an action that rolled or ended a turn."""
    if game.throw_size(state, action):
        kept = kept_before(game, state, action)
        return (Event("told_kept", game.turn(state), {"faces": kept, "points": 0}),)
    step = game.apply(state, action)
    events = tuple(told(game, PlayedAction(state, action, *step), words))
    done = 1 + (events[0].key == "told_kept")
    return (*events[:done], *(event for event in events[done:] if event.key == "bonus"))


def told(game: Game[Any], step: PlayedAction, words: Words) -> Iterator[Event]:
    """Return the events of a step: the dice kept, then the result."""
    if kept := kept_before(game, step.before, step.action):
        fields: dict[str, Value] = {"faces": kept, "points": 0}
        if step.action.verb != game.commit:  # a commit's points are told next
            fields["points"] = _worth(game, step.before, kept)
        yield Event("told_kept", game.turn(step.before), fields)
    for event in step.events:
        if event.key not in _UNTOLD:
            key = f"told_{event.key}"
            yield Event(key, event.seat, event.fields) if words.has(key) else event


def kept_before(game: Game[Any], state: Any, action: Action) -> tuple[int, ...]:
    """Return the sorted faces of the dice that an action kept; () for a box, which uses all dice.

    A bank or a picture without a choice keeps all dice that it can.
    """
    faces, places = game.dice(state)
    if action.verb not in ("roll", "bank", "picture"):
        return ()
    by_itself = game.keep_all(state).arg if action.verb == game.commit and not places else None
    taken = by_itself if isinstance(by_itself, tuple) else places
    return tuple(sorted(faces[place] for place in taken))


def _worth(game: Game[Any], state: Any, kept: tuple[int, ...]) -> Value:
    """Return the points of the kept dice; 0 in a game without points for kept dice."""
    choices = (choice.event.fields for choice in game.choices(state))
    return next((one["points"] for one in choices if one.get("faces") == kept), 0)
