"""This program's place in a room: the room as it knows it, the line, and what was said."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, ParamSpec

from audiodice.core.line import LineState
from audiodice.core.model import Event
from audiodice.friends.room.common import Effects
from audiodice.friends.screens.talk import Talk
from audiodice.ui.screen import Pop, Response, say_and_cue

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.friends.ports import Line
    from audiodice.friends.room.people import Person
    from audiodice.friends.room.room import Room

P = ParamSpec("P")
_TOLD_FROM_THE_JOURNAL = ("undone", "friend_throws", "table_began")
"""News that `ToldTable` tells from the journal, or that need not be heard."""
_SUMMED_UP = ("ruled_skip", "ruled_lost", "ruled_computer", "ruled_back")
"""News that is not told to somebody who was away meanwhile, and hears how it stands now."""
_RULED_TOO = ("friend_came", "friend_left", "friend_lost")
"""News that need not be heard about a player, of whom a ruling tells more."""
SAID = ("friend_said", "friend_phrase")
_OUT = ("room_closed", "put_out")
"""News after which nothing comes of this room."""
SETTLED_MS = 2000.0  # a host who walks through the games has settled on one after this time
AT_ONCE = 0.0  # earlier than any time that the loop compares it with


class RoomClient:
    """The people in one room, and the way to them.

    Messages are taken and sent whatever is on the screen, because the others wait for them; what
    they tell waits in `news` until a screen tells it.
    """

    def __init__(
        self,
        room: Room,
        line: Line,
        clock: Callable[[], float],
        *,
        code: str,
        pace: Callable[[], float],
        kept: Callable[[RoomClient], object] = lambda _: None,
        left: Callable[[], object] = lambda: None,
    ) -> None:
        """`code` are the twelve digits. `pace` returns how many ms a computer player waits that
        this program acts for. `kept` is called whenever the data to come back has changed;
        `left` is called when the room was left."""
        self.room, self.code = room, code
        self._line, self._clock, self._pace = line, clock, pace
        self._kept, self._left = kept, left
        self._computer_at: float | None = None
        self.talk = Talk()
        self.news: deque[Event] = deque()
        self.missed = False
        """Whether steps were made while this program was away, and were not told yet."""
        self.asked: Event | None = None
        """The undo that others wait for an answer to; None if there is none."""
        self.out: Event | None = None
        """The news after which nothing comes of this room; None before."""
        self.line_up = True
        self.settled_at = AT_ONCE
        """When to tell which game was chosen last, in ms of the clock."""
        self._mark: object = None
        self._reason = ""  # why there is no line, as far as that was told

    # ------------------------------------------------------------------ who is there

    @property
    def others(self) -> tuple[Person, ...]:
        """The people at other programs."""
        return tuple(person for person in self.room.people if not person.me)

    @property
    def others_here(self) -> tuple[Person, ...]:
        """The people at other programs that are heard now."""
        return tuple(person for person in self.others if person.state == "here")

    @property
    def host(self) -> str:
        """The name of the host."""
        return self.room.state.name_of(self.room.state.host)

    @property
    def gone(self) -> dict[int, str]:
        """Players about whom the host has to decide, by seat."""
        game = self.room.state.playing
        live = game.live if game and self.room.am_host else frozenset[int]()
        return {p.seat: p.name for p in self.others if p.seat in live and p.state == "gone"}

    # ------------------------------------------------------------------ time

    def due(self) -> float | None:
        """When to call `tick`, in ms of the clock; None: only when the line wakes the loop."""
        times = (AT_ONCE if self._line.waiting else None, self.room.due, self._computer_due())
        return min((at for at in times if at is not None), default=None)

    def _computer_due(self) -> float | None:
        """When the computer player acts that is in turn, if this program acts for it."""
        if not self.room.moves.computer_mine:
            self._computer_at = None
        elif self._computer_at is None:
            self._computer_at = self._clock() + self._pace()
        return self._computer_at

    def tick(self, now: float) -> None:
        """Take what came, and do what is due."""
        for one in self._line.take():
            if isinstance(one, LineState):
                self._heard_of_line(one, now)
            else:
                self._take(self.room.do(now, self.room.receive, one))
        due = self.room.due
        if due is not None and due <= now:
            self._take(self.room.do(now, self.room.tick))
        at = self._computer_due()
        if at is not None and at <= now:
            self._computer_at = None
            self.do(self.room.moves.computer)

    @property
    def lost(self) -> tuple[Event, ...]:
        """That the line is lost, while it is; that the program tries again was told once."""
        return () if self.line_up else (Event("line_still_lost"),)

    def _heard_of_line(self, state: LineState, now: float) -> None:
        self.line_up = state.up
        self._take(self.room.do(now, self.room.line, up=state.up))
        reason = state.reason if state.reason != "line_lost" else ""
        if reason and reason != self._reason:
            self.news.append(Event(reason, None, {"address": self._line.address}))
        self._reason = reason

    # ------------------------------------------------------------------ what is done here

    def do(self, what: Callable[P, object], *args: P.args, **more: P.kwargs) -> None:
        """Call a method of the room or of one of its parts. Raises IllegalAction if that does."""
        self._take(self.room.do(self._clock(), what, *args, **more))

    @property
    def called_off(self) -> bool:
        """Whether the host ended the game without a winner."""
        table = self.room.table
        return table is not None and "end" in table.ruled.values()

    def answer_undo(self, *, yes: bool) -> Response:
        """Answer another player who asked to take something back."""
        self.asked = None
        self.do(self.room.consent.answer, yes=yes)
        return say_and_cue(Event("undo_agreed" if yes else "undo_denied"))

    def say(self, text: str, phrase: int = 0) -> Response:
        """Say a text, or the `phrase` that is this text here, to all, and close the screen in
        which that was done. Our person hears it, and whether it waits for the line."""
        self.do(self.room.chat.say, "" if phrase else text, phrase)
        waits = () if self.line_up else (Event("said_later"),)
        said = Event("you_said", None, {"text": text})
        return Response((said, *waits), (Event("friend_said"),), then=Pop())

    def leave(self) -> None:
        """Leave the room, and close the line; what is needed to come back stays kept."""
        self.do(self.room.leave)
        self._line.close()
        self._left()

    # ------------------------------------------------------------------ what comes of it

    def _take(self, effects: Effects) -> None:
        """Send what is to be sent, and note what is to be told.

        What is needed to come back is kept first: a program that is killed must not say other
        things when it is back.
        """
        mark = self.room.mark
        if mark != self._mark:
            self._mark = mark
            self._kept(self)
        if effects.send:
            self._line.send(*effects.send)
        for event in effects.news:
            if event.key == "stepped":
                self.missed = self.missed or bool(event.fields["missed"])
            else:
                self._note(event)
        if self.missed:
            self.news = deque(event for event in self.news if event.key not in _SUMMED_UP)

    def _note(self, event: Event) -> None:
        if event.key in _OUT or (event.key == "friend_removed" and event.fields["me"]):
            self.out = event
            return
        if event.key in ("game_chosen", "table_began"):
            self.news = deque(event for event in self.news if event.key != "game_chosen")
            self.settled_at = self._clock() + SETTLED_MS
        if event.key == "undo_asked":
            self.asked = event
        elif event.key in ("undo_refused", "undone"):
            self.asked = None
        if self._is_told(event):
            if event.key == "ruled_computer":
                self._note_why(event)
            self.news.append(event)
        if event.key == "friend_gone":
            self.news.append(Event("decide_asked", event.seat, event.fields))

    def _is_told(self, event: Event) -> bool:
        """Whether news tells something that our person does not know, and does not hear anyway."""
        if event.key in SAID:
            return self.talk.heard(event)
        if event.key == "friend_came" and event.fields["me"]:
            return False
        if event.key in _RULED_TOO and event.seat is not None and self.room.state.playing:
            return False
        of_ours = event.key == "game_chosen" and self.room.am_host
        return not of_ours and event.key not in _TOLD_FROM_THE_JOURNAL

    def _note_why(self, ruled: Event) -> None:
        """Why a computer plays now; a host who chose it knows."""
        for person in self.others:
            if person.seat == ruled.seat and person.state == "gone":
                left = self.room.members.of(person.key).left
                if left or not self.room.am_host:
                    key = "friend_left" if left else "friend_gone"
                    self.news.append(Event(key, ruled.seat, {"name": person.name}))
