"""The table screen of a game shared with friends at other machines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from audiodice.core.model import Event
from audiodice.present.commands import COMMANDS, Command
from audiodice.ui.context import UiContext
from audiodice.ui.friends.company import Company
from audiodice.ui.friends.friend_commands import FriendCommands
from audiodice.ui.friends.friends_game import CALLED, FriendsTurns
from audiodice.ui.friends.friends_undoing import FriendsUndoing
from audiodice.ui.friends.told_table import ToldTable
from audiodice.ui.play import standing
from audiodice.ui.play.game_in_play import Undoing
from audiodice.ui.play.queries import OF_A_TURN
from audiodice.ui.play.selection import refusal
from audiodice.ui.play.table_screen import TableScreen
from audiodice.ui.play.turns import Turns
from audiodice.ui.proposal import Proposal
from audiodice.ui.screen import Offer, Response, Restart, Screen, refuse


class FriendsTable(TableScreen):
    """One shared game in play, or watched."""

    def __init__(
        self,
        context: UiContext,
        company: Company,
        told: ToldTable,
        *,
        pause: Callable[[], Screen],
        again: Callable[[], Screen],
        play_again: Callable[[], Response],
        anew: Callable[[], Screen],
        rewound: bool = False,
        review: Callable[[], Response] | None = None,
    ) -> None:
        """As for any table, but `again` makes the menu for those who leave, and `play_again` goes
        on to the next table. `anew` makes this screen again, if the game went another way.

        `rewound`: this is that screen.
        """
        self._company, self._told, self._anew, self._rewound = company, told, anew, rewound
        self._play_again = play_again
        self._agreed = Proposal[Event](context)
        super().__init__(context, told.table, pause=pause, again=again, review=review)
        self._commands = FriendCommands(context, company, self._answer)

    def _others(self) -> Turns:
        self._friends_turns = turns = FriendsTurns(
            self.context,
            self._company,
            self._told,
            self._turn_start,
            self._after,
            lambda events, seat: self._own.landed(events, seat),
        )
        return turns

    def _undoes(self) -> Undoing:
        self._friends_undoing = undoing = FriendsUndoing(
            self._company,
            self.table,
            self.context.words,
            self._selection,
            self._turns.schedule,
            self._agreed,
            self._turns.act,
        )
        return undoing

    def _answer(self, yes: bool) -> Response:
        return self._friends_undoing.answer(yes=yes)

    # ------------------------------------------------------------------ the screen's side

    def enter(self) -> Response:
        """As at any table. Who comes back hears how it stands once that is known; where the game
        went another way, that, and how it stands now."""
        response = super().enter()
        if self._company.missed:
            return replace(response, speech=response.speech[:1])
        if not self._rewound:
            return response
        rewound = Event("table_rewound")
        whole = standing.whole(self.table, self.context.words.listener)
        return Response((rewound, *whole), (rewound,), interrupt=False, news=True)

    def resume(self) -> Response:
        """As at any table; what was not told yet is told at once, so that what is said holds."""
        summed_up = self._told.astray or self._company.missed  # by `tick`
        rest = Response() if summed_up else self._friends_turns.rest()
        back = super().resume()
        return replace(back, cues=(*back.cues, *rest.cues), meanwhile=rest.speech)

    def can(self, command: Command) -> bool:
        """Also the keys that concern friends."""
        return command.group == "friends" or super().can(command)

    def command(self, command: Command) -> Response:
        """Also what concerns people; what the others asked can be answered in anybody's turn."""
        self._friends_turns.key()
        if response := self._commands.run(command):
            return response
        if command.id == "undo" and self._company.asked is not None:
            return self._friends_undoing.undo()
        if command.query == "turn":
            return Response((*self._company.lost, *self._whose_turn()))
        of_a_turn = command.query in OF_A_TURN or command.id in ("hint", "hint_numbers")
        if of_a_turn and self._company.called_off:
            return refuse(*self._is_over())
        return super().command(command)

    @property
    def over(self) -> bool:
        """Also where it was ruled that the game ends."""
        return self.table.over or self._company.called_off

    def _is_over(self) -> tuple[Event, ...]:
        if not self._company.called_off:
            return super()._is_over()
        return (Event("table_ended"), *self._keys_after(review=False))

    def _whose_turn(self) -> tuple[Event, ...]:
        return self._is_over() if self._company.called_off else super()._whose_turn()

    def _whole(self) -> tuple[Event, ...]:
        if not self._company.called_off:
            return super()._whole()
        return (*self._is_over(), standing.place(self.table, self.context.words.listener))

    def _keys_after(self, review: bool) -> tuple[Event, ...]:
        """The host plays again; the others go along once called, or leave if there is no host."""
        company = self._company
        if company.hosts:
            return super()._keys_after(review)
        if company.may_play_again:
            if any(event.key == CALLED for event in company.news):  # which is told next
                return ()
            return (Event(CALLED, 0, {"name": self.table.seats[0].name}),)
        if host := company.awaited:
            return (Event("not_begun_again", 0, {"name": host, "review": review}),)
        return (Event("leaves_friends", None, {"review": review}),)

    def _after_the_end(self, command: Command) -> Response:
        """The key that goes on leaves nobody behind who waits for the host."""
        company = self._company
        if command.id != "roll" or self._debounce.holds_new_game:
            return super()._after_the_end(command)
        if company.may_play_again:
            return self._play_again()
        return refuse(*self._is_over()) if company.awaited else super()._after_the_end(command)

    def _while_waiting(self, command: Command) -> Response | None:
        if self.table.over:
            return super()._while_waiting(command)
        if self._company.called_off:
            return self._after_the_end(command)
        reason = None if self._turns.throwing else self._company.why_not()
        mine = self.table.here_to_act or self._company.shared.my_seat is None
        if reason is not None and mine:
            return refusal(self.table, reason)
        remote = self.table.owner(self.table.turn) == "remote" and not self._told.behind
        if remote and not (command.id == "undo" and self.table.may_undo):
            # Space hurries what is told, and nobody who thinks.
            return refuse(*self._whose_turn())
        return super()._while_waiting(command)

    def name_of(self, command: Command) -> str:
        """After the end the key that rolls goes along with the host, or leaves the table."""
        company = self._company
        if not self.over or command.id != "roll" or company.hosts:
            return super().name_of(command)
        goes_on = company.may_play_again or company.awaited
        return "friends-next" if goes_on else "friends-leave"

    def offers(self) -> Iterator[Offer]:
        """Also who is here, and the phrases."""
        yield from super().offers()
        for name in ("who", "phrases", "friends"):
            run = self._commands.acts[name]
            yield Offer(name, run, f"command-{COMMANDS[name].id}")

    def where(self) -> Response:
        """The whole state; if the line is lost, that first."""
        return Response((*self._company.lost, *self._whole()))

    def due(self) -> float | None:
        """When something is to be told; another screen waits for a line that is being written."""
        if self._told.astray and self._commands.writing:
            return None
        times = (self._turns.due, self._ending.due)
        return min((at for at in times if at is not None), default=None)

    def tick(self) -> Response:
        """Tell what is due."""
        if self._told.astray:
            return Response(then=Restart(self._anew()))
        if self._ending.due is not None:
            return super().tick()
        response = self._turns.tick()
        if asked := next((e for e in response.speech if e is self._company.asked), None):
            self._agreed.make(asked, asked, by="undo")
        if any(event.key == "ruled_end" for event in response.speech):
            self._debounce.ended()
            keys = self._keys_after(review=False)
            return replace(response, speech=(*response.speech, *keys))
        return response
