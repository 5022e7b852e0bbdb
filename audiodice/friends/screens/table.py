"""The table screen of a game with friends at other machines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from audiodice.core.model import Event
from audiodice.core.picture import Touch
from audiodice.friends.screens.client import AT_ONCE
from audiodice.friends.screens.commands import RoomCommands
from audiodice.friends.screens.game import GameWithFriends
from audiodice.present.commands import Command
from audiodice.ui.play import standing
from audiodice.ui.play.own_turn import ROLL
from audiodice.ui.play.queries import OF_A_TURN
from audiodice.ui.play.selection import refusal
from audiodice.ui.play.table_screen import TableScreen
from audiodice.ui.screen import Offer, Response, Restart, Screen, refuse

_NOTHING_NOW = ("you_watch", "throw_waits", "not_back_yet", "not_your_turn")
"""Reasons for which nothing can be done here now, whatever it is."""


class FriendsTable(TableScreen):
    """The screen of a shared game, for players and watchers."""

    game: GameWithFriends
    in_front = (*TableScreen.in_front, "phrases", "say")

    def __init__(
        self,
        game: GameWithFriends,
        *,
        pause: Callable[[], Screen],
        begin: Callable[[], object],
        anew: Callable[[], Screen],
        out: Callable[[], Response],
        goes_on: bool = False,
    ) -> None:
        """`begin` begins the same game once more, if we are the host. `anew` makes the screen of
        the next game, or of this one by another journal; `goes_on`: this is that screen. `out`
        tells that nothing comes of the room, and leaves it.
        """
        super().__init__(game, pause=pause, again=anew)
        self._client, self._anew, self._goes_on = game.client, anew, goes_on
        self._begin, self._out = begin, out
        self._commands = RoomCommands(game.context, game.client)

    # ------------------------------------------------------------------ the screen's side

    def enter(self) -> Response:
        """The greeting. A returning player hears the state later, once it is known; after the game
        went another way, the player hears that and the current state instead."""
        response = super().enter()
        first = response.speech[0]
        if not self._goes_on:
            if not self._client.missed:
                return response
            if first.key == "resumed":  # nobody knows yet what was played since
                first = replace(first, key="table_back")
            return replace(response, speech=(first,))
        if self._client.missed or not self.game.told.rewound:
            return Response(interrupt=False)
        rewound = Event("table_rewound")
        whole = standing.whole(self.table, self.context.words.listener)
        return Response((rewound, *whole), (rewound,), interrupt=False, news=True)

    def resume(self) -> Response:
        """Tell first what was not told yet, so that the state that is said is the current one."""
        missed = self._client.missed
        sums_up = self.game.told.astray or missed  # by `tick`
        rest = Response() if sums_up else self.game.rest()
        first = () if sums_up else self.game.tell_news().speech
        back = super().resume()
        if self.game.told.astray or (missed and self._client.room.caught_up):  # at once
            return replace(back, speech=())
        ended = any(event.key == "ruled_end" for event in first)
        speech = first if ended else (*first, *back.speech)  # the end says what keys do, too
        cues = (*back.cues, *first, *rest.cues)
        return replace(back, speech=speech, cues=cues, meanwhile=rest.speech)

    def can(self, command: Command) -> bool:
        return command.group == "friends" or super().can(command)

    def command(self, command: Command) -> Response:
        """Also the friends' commands; a request of the others can be answered in any turn."""
        self.game.key_pressed()
        if response := self._commands.run(command):
            return response
        if command.id == "undo" and self._client.asked is not None:
            return self.game.undo()
        if command.query == "turn":
            asked = (*self._client.lost, *self.game.whose_turn(), *self.game.quiet())
            return Response(asked)
        setup = self._client.room.state.setup
        if command.id == "chance" and not (setup and setup.chance):
            return refuse(Event("chance_off"))
        of_a_turn = command.query in OF_A_TURN or command.id in ("chance", "hint", "hint_numbers")
        if of_a_turn and self._client.called_off:
            return refuse(*self.game.is_over())
        return super().command(command)

    def _after_the_end(self, command: Command) -> Response:
        """Enter begins the next game, as the host; the others wait for it."""
        if command.id != "roll" or self.game.debounce.holds_new_game:
            return super()._after_the_end(command)
        if not self._client.room.am_host:
            return refuse(*self.game.is_over())
        self._begin()  # `tick` goes to the new game, or tells why not
        return Response(interrupt=False)

    def _while_waiting(self, command: Command) -> Response | None:
        if self.table.over:
            return super()._while_waiting(command)
        if self._client.called_off:
            return self._after_the_end(command)
        why = None if self.game.throwing else self._client.room.moves.why_not(ROLL)
        reason = why if why in _NOTHING_NOW else None
        mine = self.table.here_to_act or self._client.room.my_seat is None
        if reason is not None and mine:
            return refusal(self.table, reason)
        if not self.hurries and not (command.id == "undo" and self.table.may_undo):
            return refuse(*self.game.whose_turn())
        return super()._while_waiting(command)

    @property
    def hurries(self) -> bool:
        """What is told can be hurried, a person who thinks cannot."""
        return self.table.owner(self.table.turn) != "remote" or self.game.told.behind > 0

    def present(self, seat: int) -> bool:
        return not any(p.seat == seat and p.state == "gone" for p in self._client.room.people)

    def touched(self, touch: Touch) -> Response:
        self.game.key_pressed()
        return super().touched(touch)

    def offers(self) -> Iterator[Offer]:
        yield from super().offers()
        yield from self._commands.offers()

    def where(self) -> Response:
        """The whole state; if the line is lost, that first."""
        return Response((*self._client.lost, *self.game.whole()))

    def due(self) -> float | None:
        """When something is to be told; another screen waits for a line that is being written."""
        if self._commands.writing and (self.game.told.astray or self._client.out is not None):
            return None
        return AT_ONCE if self._client.out is not None else super().due()

    def tick(self) -> Response:
        if self._client.out is not None:
            return self._out()
        if self.game.told.astray:
            return Response(then=Restart(self._anew()))
        return super().tick()
