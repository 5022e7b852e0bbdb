"""This program's place at a shared table: the table as it knows it, the line, what was said."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from audiodice.core.line import LineState
from audiodice.core.model import Action, Event, Reason
from audiodice.engine.shared.effects import Effects, Stepped
from audiodice.engine.shared.people import Person
from audiodice.engine.shared.shared_table import SharedTable
from audiodice.ui.friends.talk import Talk
from audiodice.ui.ports import Line

_IN_THE_JOURNAL = ("undone", "caught_up", "friend_throws", "table_rewound")
"""News that is not passed on: `ToldTable` tells it from the journal, or nobody has to hear it."""
_SUMMED_UP = ("ruled_skip", "ruled_lost", "ruled_computer", "ruled_back")
"""News that nobody has to hear who was away meanwhile, and hears how it stands now."""
_NOT_NOW = ("you_watch", "throw_waits", "not_back_yet", "not_your_turn")
AT_ONCE = 0.0  # earlier than any time that the loop compares it with


class Company:
    """The people at one shared table, and the way to them.

    Messages are taken and sent whatever is on the screen, for the others wait for them; what they
    tell waits in `news` until a screen tells it.
    """

    def __init__(
        self,
        shared: SharedTable,
        line: Line,
        clock: Callable[[], float],
        *,
        code: Sequence[str],
        way: str,
        pace: Callable[[], float],
        kept: Callable[[SharedTable], object] = lambda _: None,
        left: Callable[[], object] = lambda: None,
    ) -> None:
        """`code` are the words that open the table, and `way` is how it was found.

        `pace` returns how many ms a computer player waits that this program acts for. `kept` is
        called when what is needed to come back may have changed, `left` when the table was left.
        """
        self.shared, self.code, self.way = shared, tuple(code), way
        self.address = line.address
        self._line, self._clock, self._pace = line, clock, pace
        self._kept, self._left = kept, left
        self._computer_at: float | None = None
        self.talk = Talk()
        self.news: deque[Event] = deque()
        self.missed = shared.table is not None
        """Whether steps may have been made while this program was away, and were not told yet."""
        self.asked: Event | None = None
        """What the others wait for an answer to; None if nothing."""
        self.line_up = True
        self._mark: object = None
        self._reason = ""  # why the line is not there, as far as that was told

    # ------------------------------------------------------------------ who is there

    @property
    def hosts(self) -> bool:
        """Whether the table is ours."""
        return self.shared.host is not None

    @property
    def reach(self) -> str:
        """The address at which others reach the table; "" if only this computer can."""
        return self.address if self.way else ""

    @property
    def people(self) -> tuple[Person, ...]:
        """Who is at the table, in the order of the seats; those who watch come last."""
        return self.shared.people

    @property
    def others(self) -> tuple[Person, ...]:
        """The people who are not here."""
        return tuple(person for person in self.people if not person.me)

    @property
    def others_present(self) -> bool:
        """Whether anybody else who plays is there."""
        return any(p.seat is not None and p.state != "gone" for p in self.others)

    @property
    def awaited(self) -> str:
        """The name of the host, as long as they may begin again; "" where they cannot be heard."""
        host = next((person for person in self.others if person.seat == 0), None)
        return host.name if host and host.state != "gone" else ""

    @property
    def gone(self) -> tuple[Person, ...]:
        """Those whose seats somebody has to decide about; nobody once nothing more is played."""
        if self.ended:
            return ()
        return tuple(
            person
            for person in self.others
            if person.state == "gone" and person.seat is not None and not self._ruled(person.seat)
        )

    def _ruled(self, seat: int) -> bool:
        table = self.shared.table
        return table is not None and table.ruled.get(seat) == "computer"

    # ------------------------------------------------------------------ time

    def due(self) -> float | None:
        """When to call `tick`, in ms of the clock; None: only when the line wakes the loop."""
        if self._line.waiting:
            return AT_ONCE
        times = (self.shared.due, self._computer_due())
        return min((at for at in times if at is not None), default=None)

    def _computer_due(self) -> float | None:
        """When the computer player acts that is in turn, if that is for this program to do."""
        if not self.shared.computer_mine:
            self._computer_at = None
        elif self._computer_at is None:
            self._computer_at = self._clock() + self._pace()
        return self._computer_at

    def tick(self, now: float) -> None:
        """Take what came, and do what is due."""
        if self._line.waiting:
            for one in self._line.take():
                if isinstance(one, LineState):
                    self._heard_of_line(one, now)
                else:
                    self._take(self.shared.receive(one, now))
        due = self.shared.due
        if due is not None and due <= now:
            self._take(self.shared.tick(now))
        at = self._computer_due()
        if at is not None and at <= now:
            self._computer_at = None
            self._take(self.shared.computer(now))

    @property
    def catches_up(self) -> bool:
        """Whether what was missed is here, and can be summed up."""
        return self.missed and self.shared.caught_up

    @property
    def lost(self) -> tuple[Event, ...]:
        """That the line is lost, as long as it is."""
        return () if self.line_up else (Event("line_lost"),)

    def _heard_of_line(self, state: LineState, now: float) -> None:
        self.line_up = state.up
        self._take(self.shared.line(state.up, now))
        reason = state.reason if state.reason != "line_lost" else ""
        if not state.up and reason and reason != self._reason:
            self.news.append(Event(reason, None, {"address": self._line.address}))
        self._reason = reason

    # ------------------------------------------------------------------ what is done here

    @property
    def ended(self) -> bool:
        """Whether nothing more is played at this table."""
        return self.shared.ended

    @property
    def called_off(self) -> bool:
        """Whether those at the table ruled that the game ends without a winner."""
        table = self.shared.table
        return table is not None and "end" in table.ruled.values()

    def why_not(self) -> Reason | None:
        """Why nothing can be done here now, whatever it is; None if something can."""
        reason = self.shared.why_not(Action("roll"))
        return reason if reason in _NOT_NOW else None

    def act(self, action: Action) -> None:
        """Do an action of mine; raises IllegalAction. What comes of it is in the table's journal,
        at once or, if dice are thrown, once all have shown their part."""
        self._take(self.shared.act(action, self._clock()))

    def do(self, effects: Callable[[float], Effects]) -> None:
        """Do anything else: `effects` is a method of the shared table that takes the time."""
        self._take(effects(self._clock()))

    def answer_undo(self, *, yes: bool) -> None:
        """Answer what another asked to take back."""
        self.asked = None
        self._take(self.shared.answer_undo(yes, self._clock()))

    def say(self, text: str) -> tuple[Event, ...]:
        """Say something to everybody at the table; returns that it waits, if the line is lost."""
        self._take(self.shared.say(text, self._clock()))
        return self._waits

    def phrase(self, number: int) -> tuple[Event, ...]:
        """Say a ready-made phrase, which everybody hears in their own language; as `say`."""
        self._take(self.shared.phrase(number, self._clock()))
        return self._waits

    @property
    def _waits(self) -> tuple[Event, ...]:
        return () if self.line_up else (Event("said_later"),)

    @property
    def may_play_again(self) -> bool:
        """Whether the next table of the same people can be had: ours to open, or open already."""
        return self.ended and (self.hosts or bool(self.shared.next_code))

    def go_on(self, code: Sequence[str]) -> None:
        """Call everybody to the next table of ours; then there is nothing to do but leave."""
        self._take(self.shared.go_on(code, self._clock()))

    def leave(self) -> None:
        """Leave the table, and close the line; what is needed to come back stays kept."""
        self._kept = lambda _: None
        self._take(self.shared.leave(self._clock()))
        self._line.close()
        self._left()

    # ------------------------------------------------------------------ what comes of it

    def _take(self, effects: Effects) -> None:
        """Send what is to be sent, and note what is to be told.

        What is needed to come back is kept first: a program that is killed must not say other
        things when it is back.
        """
        mark = self.shared.mark
        if mark != self._mark:
            self._mark = mark
            self._kept(self.shared)
        if effects.send:
            self._line.send(*effects.send)
        for news in effects.news:
            if isinstance(news, Stepped):
                self.missed = self.missed or news.missed
            else:
                self._note(news.event)

    def _note(self, event: Event) -> None:
        if event.key in ("friend_said", "friend_phrase"):
            if self.talk.heard(event):
                self.news.append(event)
            return
        if event.key == "friend_left" and self.shared.next_code:
            return  # they go where we are called too
        if event.key == "undo_asked":
            self.asked = event
        elif event.key in ("undo_refused", "undone"):
            self.asked = None
        if event.key not in _IN_THE_JOURNAL and not (self.missed and event.key in _SUMMED_UP):
            self.news.append(event)
        plays = event.seat is not None and not self.ended and self.shared.my_seat is not None
        if plays and event.key in ("friend_left", "friend_gone"):
            self.news.append(Event("decide_asked", event.seat, event.fields))
