"""A game with friends: what they do as it is told, throws made here, undo by consent."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from audiodice.core.model import Action, Event, IllegalAction
from audiodice.friends.screens.client import AT_ONCE, SAID, RoomClient
from audiodice.friends.screens.commands import in_words
from audiodice.friends.screens.told_table import ToldTable
from audiodice.ui.context import UiContext
from audiodice.ui.play import standing
from audiodice.ui.play.game_in_play import Before, GameInPlay
from audiodice.ui.proposal import Proposal
from audiodice.ui.screen import Response, ask, refuse, say_and_cue
from audiodice.ui.shaking import STROKE_MS

SHAKE_AFTER_MS = 120.0  # dice that come sooner are heard as at any table
LONGEST_SHAKE_MS = 8000.0
WAIT_TOLD_MS = 2500.0  # after this long the player hears what the dice wait for
IDLE_MS = 45_000.0  # after this long without a key the player hears once more whose turn it is


class GameWithFriends(GameInPlay):
    """One game shared with friends, as far as it has been told here.

    Nothing here waits for the network: a throw that was asked for is told once it is there.
    """

    def __init__(
        self,
        context: UiContext,
        client: RoomClient,
        told: ToldTable,
        review: Callable[[], Response] | None = None,
    ) -> None:
        super().__init__(context, told.table, review)
        self.client, self.told = client, told
        self._agreed = Proposal[Event](context)  # the question of another player
        self._thrown_at: float | None = None
        self._count = 0  # dice in the cup
        self._stroke_at = 0.0
        self._waited = False  # the player has heard what the dice wait for
        self._key_since = False  # the player pressed a key since then
        self._told_of: int | None = None  # the seat whose turn was told last
        self._turn_since = 0.0
        self._reminded = False  # the player heard in this turn that it is theirs

    # ------------------------------------------------------------------ how it stands

    @property
    def over(self) -> bool:
        """Also if it was ruled that the game ends."""
        return self.table.over or self.client.called_off

    def is_over(self) -> tuple[Event, ...]:
        """That the game is over or was ended, and what keys do now."""
        if not self.client.called_off:
            return super().is_over()
        return (Event("table_ended"), *self.keys_after(review=False))

    def whose_turn(self) -> tuple[Event, ...]:
        """Whose turn it is, or that the game was ended."""
        return self.is_over() if self.client.called_off else super().whose_turn()

    def whole(self) -> tuple[Event, ...]:
        if not self.client.called_off:
            return super().whole()
        return (*self.is_over(), standing.place(self.table, self.context.words.listener))

    def keys_after(self, *, review: bool) -> tuple[Event, ...]:
        """The host begins the next game; the others wait for it."""
        if self.client.room.am_host:
            return (*super().keys_after(review=review), Event("room_by_back"))
        return (Event("not_begun_again", None, {"name": self.client.host, "review": review}),)

    def quiet(self) -> tuple[Event, ...]:
        """That the player in turn is not heard."""
        return tuple(
            Event(
                "friend_quiet" if person.state == "quiet" else "friend_gone",
                person.seat,
                {"name": person.name},
            )
            for person in self.client.others
            if person.seat == self.table.turn and person.state != "here"
            if not self.over and self.table.owner(self.table.turn) == "remote"
        )

    # ------------------------------------------------------------------ what is done here

    @property
    def throwing(self) -> bool:
        """Whether dice thrown here are not there yet."""
        return self._thrown_at is not None

    def act(self, action: Action) -> tuple[Event, ...] | None:
        """Do an action of the player; None if its dice are not there yet."""
        table = self.table
        count = table.game.throw_size(table.state, action)
        try:
            self.client.do(self.client.room.moves.act, action)
        except IllegalAction:  # the host has written something else, which is told next
            return (Event("not_back_yet"),)
        if self.told.behind:  # we are the host
            return tuple(event for _ in range(self.told.behind) for event in self.told.step())
        if not count:
            return self.told.act(action)
        now = self.context.clock()
        self._thrown_at, self._count, self._stroke_at = now, count, now + SHAKE_AFTER_MS
        self._waited = self._key_since = False
        return None

    def key_pressed(self) -> None:
        """Note a key of the player: the dice must not cut off its answer."""
        self._key_since = True

    # ------------------------------------------------------------------ time

    @property
    def _others_due(self) -> float | None:
        return AT_ONCE if self.told.astray else self._upcoming[0]

    def _others_act(self) -> Response:
        at, tell = self._upcoming
        due = at is not None and at <= self.context.clock()
        return tell() if due else Response(interrupt=False)

    @property
    def _upcoming(self) -> tuple[float | None, Callable[[], Response]]:
        """When something is to be told next, in ms of the clock, and what tells it."""
        if self.client.missed and self.client.room.caught_up:
            return AT_ONCE, self._catch_up
        if any(map(self._tells_now, self.client.news)):
            return AT_ONCE, self.tell_news
        if self.client.missed:  # what was missed is on its way
            return None, Response
        if self.told.behind and self.throwing:
            return AT_ONCE, self._land if self.told.throws_next else self._overtaken
        if self.told.behind:
            return self._at, self._next
        if self._thrown_at is not None:
            coming = [] if self._waited else [(self._thrown_at + WAIT_TOLD_MS, self._tell_wait)]
            if self._stroke_at < self._thrown_at + LONGEST_SHAKE_MS:
                coming.append((self._stroke_at, self._stroke))
            return min(coming, key=lambda one: one[0], default=(None, Response))
        if self.client.news:  # the host has not settled on a game yet
            return self.client.settled_at, self.tell_news
        if self._reminded or not (self.table.here_to_act and self.client.room.state.playing):
            return None, Response
        return max(self._turn_since, self.context.pressed_at) + IDLE_MS, self._remind

    def _tells_now(self, event: Event) -> bool:
        """Whether news may be told now: what is said never interrupts a roll."""
        if event.key == "undo_asked":  # the step that it is about is told first
            return not self.told.behind
        if event.key == "game_chosen":
            return self.client.settled_at <= self.context.clock()
        return not (self.throwing and event.key in SAID)

    def schedule(self, *, new_turn: bool = False, slip: bool = False) -> None:
        """Also note when a turn starts."""
        super().schedule(new_turn=new_turn, slip=slip)
        if new_turn:
            self._turn_since, self._reminded = self.context.clock(), False
        self._hurrying = self._hurrying and not self.table.here_to_act

    def hurry(self, *cues: Event) -> Response:
        """Tell at once all that is there, and what comes until the player's turn."""
        self._hurrying = True
        return self.rest(*cues)

    def rest(self, *cues: Event) -> Response:
        """Tell at once all that is there; only cues of results are played."""
        events, said = tuple[Event, ...](), tuple[Event, ...]()
        while self.told.behind and not self.throwing:
            more, more_said = self._act()
            events, said = events + more, said + more_said
        ends = [event for event in events if event.key in ("turn", "ended")]
        return Response(said, (*cues, *ends[-1:]), False, True)

    # ------------------------------------------------------------------ how

    def tell_news(self) -> Response:
        """What happened besides steps: who came, what was said, what the others ask."""
        news = self.client.news
        told = [event for event in news if self._tells_now(event)]
        self.client.news = deque(event for event in news if event not in told)
        if (asked := self.client.asked) and any(event is asked for event in told):
            self._ask(asked, by="undo")
        speech = tuple(in_words(self.context, event) for event in told)
        if any(event.key == "ruled_end" for event in told):
            self.debounce.ended()
            speech += self.keys_after(review=False)
        return Response(speech, tuple(told), interrupt=False, news=True)

    def _next(self) -> Response:
        if self._hurrying or self.context.settings.pace == "instant":
            return self.hurry()
        events, said = self._act()
        return Response(said, events, interrupt=False, news=True)

    def _act(self) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
        """Take over one act, to its throw or the end of the turn; its events, and what is said."""
        seat, events = self.table.turn, list[Event]()
        while self.told.behind:
            throws = self.told.throws_next
            events += self.told.step()
            if throws or self.table.turn != seat or self.table.over:
                break
        self.acted(tuple(events), seat)
        said = self.said_of(tuple(events), seat)
        if seat != self._told_of and self.context.words.utter(said):
            self._told_of = seat
            if self.client.room.my_seat is None:  # who watches missed at most this turn
                self.context.history.heard()
        return tuple(events), said

    def _land(self) -> Response:
        """The player's dice are there: answer the key that threw them."""
        seat, since = self.table.turn, self._thrown_at
        shaken = self._stroke_at - SHAKE_AFTER_MS > (since or 0.0)
        self._thrown_at = None
        events = self.told.step()
        events += self._keep_at_once(events, seat)
        response = self._played(events, seat)
        return Response(
            response.speech,
            response.cues,
            interrupt=not self._key_since,
            news=True,
            dice="landed",
            shaken_since=since if shaken else None,
        )

    def _overtaken(self) -> Response:
        """A ruling, which its news tells, came before the player's dice. The player throws again,
        or has lost the turn."""
        self.told.step()
        again = self.told.behind and self.told.throws_next
        if not (again or self.client.room.moves.waits):
            self._thrown_at = None
        return Response(interrupt=False)

    def _tell_wait(self) -> Response:
        self._waited = True
        wait = Event("dice_wait", None, {"names": self.client.room.missing})
        return Response((wait,), interrupt=False)

    def _stroke(self) -> Response:
        """The next stroke of the cup."""
        self._stroke_at = self.context.clock() + STROKE_MS
        stroke = Event("stroke", None, {"count": self._count, "delay": 0})
        return Response(cues=(stroke,), interrupt=False)

    def _remind(self) -> Response:
        """Whose turn it is, once in a turn, with the cue of a turn that starts."""
        self._reminded = True
        whose, starts = self.table.query("turn"), Event("turn", self.table.turn)
        return Response(whose, (starts,), interrupt=False, news=True)

    def _catch_up(self) -> Response:
        """Take over what was missed: say only how many turns it was, and the current state.

        The player can ask for the rest, as for all news that was missed.
        """
        self.client.missed = False
        self._thrown_at = None
        turns, quiet = 0, tuple[Event, ...]()
        while self.told.behind:
            seat, told_of = self.table.turn, self._told_of
            said = self._act()[1]
            anew = self.client.room.my_seat is None and self._told_of != told_of
            quiet = said if anew else quiet + said
            turns += self.table.turn != seat
        quiet = tuple(
            replace(event, fields={**event.fields, "absent": True})
            for event in quiet
            if event.key not in ("turn", "next_turn")
        )
        missed = (Event("friends_missed", None, {"turns": turns}),) if quiet else ()
        whole = standing.whole(self.table, self.context.words.listener)
        return Response((*missed, *whole), missed, interrupt=False, news=True, quiet=quiet)

    # ------------------------------------------------------------------ undo

    def undo(self) -> Response:
        """Agree to what was asked last; else take back the last key press, or ask the others."""
        client, table = self.client, self.table
        if client.asked is not None:
            if self._agreed.open is client.asked:
                return self.answer_undo(yes=True)
            self._ask(client.asked)
            return ask(client.asked)
        press = self._presses[-1] if self._presses else None
        if press is not None and press.steps == table.steps:  # the others have not heard of it
            return super().undo()
        if press is not None and self._kept_since(press):
            return self._keep_as(press)
        if not table.may_undo:
            return self._nothing_to_undo()
        if not any(p.seat is not None and p.state != "gone" for p in client.others):
            return refuse(Event("undo_nobody"))
        client.do(client.room.consent.ask)
        return say_and_cue(Event("undo_asking"))

    def _ask(self, asked: Event, by: str | None = None) -> None:
        no = partial(self.answer_undo, yes=False)
        self._agreed.make(asked, asked, by, "undo", no)

    def answer_undo(self, *, yes: bool) -> Response:
        """Answer another player who asked to take something back."""
        return self.client.answer_undo(yes=yes)

    def _kept_since(self, press: Before) -> bool:
        """Whether since then dice were kept and released, and nothing else was done."""
        return self.table.may_undo and all(
            step.action.verb == "keep" for step in self.table.back[press.steps :]
        )

    def _keep_as(self, press: Before) -> Response:
        """Keep the dice of before: that is an action like any other, and needs no consent."""
        self._presses.pop()
        action = Action("keep", press.kept)
        if self.table.why_not(action) is not None:
            return self._nothing_to_undo()
        self.act(action)
        self.selection.restore(press.selected)
        return self._undone({**self._undone_fields((), turned=False), "first": False})
