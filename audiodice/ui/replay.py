"""A game heard again: step by step, turn by turn, or playing on by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from audiodice.core.errors import error_text
from audiodice.core.model import Event
from audiodice.engine.journal import Journal, JournalError
from audiodice.engine.story import played
from audiodice.engine.table import game_of, rebuild
from audiodice.present.commands import COMMANDS, Command, Kind, Scope
from audiodice.present.words import Words
from audiodice.ui.context import UiContext
from audiodice.ui.play.computer_players import PACES
from audiodice.ui.response import Pop, Response, Restart, push, refuse
from audiodice.ui.screen import Offer, Screen
from audiodice.ui.seating import listener
from audiodice.ui.switch_access import speaking_ms

if TYPE_CHECKING:
    from audiodice.core.model import Game, Value
    from audiodice.storage.game_store import GameStore
    from audiodice.storage.saved_game import SavedGame


class Heard(NamedTuple):
    """A step that there is something to say of: its turn, counted from 0, its seat, its events,
    and how the game stood after it."""

    turn: int
    seat: int
    events: tuple[Event, ...]
    state: Any


def replay(context: UiContext, journal: Journal) -> Response:
    """Open a game to be heard again; raises JournalError."""
    return push(replay_screen(context, journal))


def replay_kept(context: UiContext, store: GameStore, kept: SavedGame) -> Response:
    """Open a kept game to be heard again, or say why that cannot be."""
    try:
        return replay(context, store.read(kept))
    except JournalError as error:
        trouble = error.why
    except OSError as error:
        trouble = error_text(error)
    return refuse(kept.problem or Event("replay_failed", None, {"why": trouble}))


def replay_screen(
    context: UiContext, journal: Journal, leave: Callable[[], Screen] | None = None
) -> Replay:
    """The screen of a game heard again; raises JournalError.

    `leave` makes the screen that is gone to after it, where there is none below.
    """
    table = rebuild(journal, game_of(journal))
    context.attend(table.game.name, listener(table))
    steps = heard(journal, table.game, context.words)
    return Replay(context, table.game, steps, tuple(seat.name for seat in table.seats), leave)


def heard(journal: Journal, game: Game[Any], words: Words) -> tuple[Heard, ...]:
    """The steps of a game, those of which nothing is said together with the next; what was taken
    back is not told."""
    found: list[Heard] = []
    turn, waiting = 0, tuple[Event, ...]()
    for step in played(journal, game):
        waiting = (*waiting, *step.events)
        if words.utter(step.events):
            found.append(Heard(turn, game.turn(step.before), waiting, step.after))
            waiting = ()
        turn += step.ends_turn
    return tuple(found)


class Replay:
    """One game heard again. Left and Right go by steps, Up and Down by turns; Enter plays on.

    What can be asked at a table is answered as it stood after the step heard last.
    """

    scope = Scope.LIST
    takes_text = False
    pauses = False

    def __init__(
        self,
        context: UiContext,
        game: Game[Any],
        steps: Sequence[Heard],
        players: tuple[str, ...],
        leave: Callable[[], Screen] | None = None,
    ) -> None:
        """`steps` are in the words of the table that is listened to now."""
        self._context, self._game, self._steps = context, game, steps
        self._players, self._leave = players, leave
        self._place = -1  # before the first
        self._due: float | None = None  # when it plays on

    # ------------------------------------------------------------------ the screen's side

    def enter(self) -> Response:
        """Which game it is, how long it is, and how to go on."""
        title = self._context.words.text("game_name")
        fields: dict[str, Value] = {
            "title": title,
            "players": self._players,
            "count": self._turns,
        }
        return Response((Event("replay_open", None, fields),), (Event("menu_open"),))

    def resume(self) -> Response:
        """Back from a list: the step heard last."""
        return Response(self._here(), (Event("menu_close"),))

    def command(self, command: Command) -> Response:
        """Walk, play on, pause, leave."""
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
        """Space pauses, and plays on; nothing else is typed here."""
        del text
        if name != "space":
            return None
        return self._play_on() if self._due is None else self._pause()

    def titled(self) -> tuple[Event, ...]:
        """The window is called as the game is."""
        return (Event("titled", None, {"title": self._context.words.text("game_name")}),)

    def where(self) -> Response:
        """Which turn of how many, whose, and which step."""
        turn = self._steps[self._place].turn if self._place >= 0 else 0
        seat = self._steps[max(0, self._place)].seat if self._steps else None
        fields: dict[str, Value] = {
            "turn": turn + 1,
            "turns": self._turns,
            "place": self._place + 1,
            "count": len(self._steps),
        }
        return Response((Event("replay_where", seat, fields),))

    def offers(self) -> Sequence[Offer]:
        """Playing on or pausing first, then the ways to walk, then the way back."""
        label = "offer-play-on" if self._due is None else "offer-pause"
        walks = (("list_right", "offer-step"), ("list_next", "offer-turn"))
        return [
            Offer("play", partial(self.command, COMMANDS["select"]), label),
            *(Offer(name, partial(self.command, COMMANDS[name]), told) for name, told in walks),
            Offer("first", partial(self._go, 0), "offer-from-start"),
            Offer("back", partial(self.command, COMMANDS["back"]), "command-back"),
        ]

    def due(self) -> float | None:
        """When the next step is told while it plays on."""
        return self._due

    def tick(self) -> Response:
        """The next step; after the last one it stops."""
        return self._go_on(self._place + 1, interrupt=False)

    def _ask(self, query: str) -> Response:
        if query not in self._game.queries or query == "sheet":  # which is a screen of its own
            return refuse(Event("no_such_action"))
        if self._place < 0:
            return Response(self.enter().said)
        return Response(self._game.query(self._steps[self._place].state, query))

    # ------------------------------------------------------------------ walking

    @property
    def _turns(self) -> int:
        return self._steps[-1].turn + 1 if self._steps else 0

    def _here(self) -> tuple[Event, ...]:
        return self._steps[self._place].events if self._place >= 0 else self.enter().said

    def _go(self, wanted: int) -> Response:
        """A step by its place; past an end the one that is there, with the cue of an end."""
        last = len(self._steps) - 1
        place = max(0, min(wanted, last))
        if not self._steps:
            return Response(self.enter().said, (Event("menu_edge"),))
        self._place = place
        here = self._here()
        return Response(here, here if place == wanted else (Event("menu_edge"),))

    def _turn(self, by: int) -> Response:
        """The first step of the turn before or after this one, whose it is first."""
        now = self._steps[self._place].turn if self._place >= 0 else -1
        turns = {step.turn for step in self._steps}
        wanted = {turn for turn in turns if (turn < now if by < 0 else turn > now)}
        if not wanted:
            return self._go(-1 if by < 0 else len(self._steps))
        turn = max(wanted) if by < 0 else min(wanted)
        place, step = next((n, s) for n, s in enumerate(self._steps) if s.turn == turn)
        told = self._go(place)
        which = Event("replay_turn", step.seat, {"turn": step.turn + 1})
        return Response((which, *told.said), told.sounded)

    # ------------------------------------------------------------------ playing on

    def _play_on(self) -> Response:
        """Go on by itself from here; at the end, from the start."""
        at_end = self._place == len(self._steps) - 1
        return self._go_on(0 if at_end else self._place + 1, interrupt=True)

    def _go_on(self, place: int, *, interrupt: bool) -> Response:
        if place >= len(self._steps):
            self._due = None
            return Response((), (Event("menu_edge"),), interrupt=False)
        told = self._go(place)
        own = self._context.settings
        # As long as it takes to say it, and then the pace of opponents.
        text = self._context.words.utter(told.said)
        wait = speaking_ms(text, own.rate) + PACES[own.pace][1]
        self._due = self._context.clock() + wait
        return Response(told.said, told.sounded, interrupt=interrupt)

    def _pause(self) -> Response:
        self._due = None
        return Response((Event("replay_paused"),), (Event("menu_move"),))
