"""The table: the state, seats and journal of a game in play."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from audiodice import games, opponents
from audiodice.core.checks import refusal
from audiodice.core.model import Action, Event, Game, IllegalAction, Reason, with_defaults
from audiodice.engine.journal import Entry, Header, Journal, JournalError, Move, Ruling, Seat, Undo
from audiodice.engine.throw import SeededThrow, not_here

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from audiodice.engine.throw import Throw


Owner = Literal["here", "remote", "computer"]
"""The kind of player of a seat: a person at this program or another one, or a computer player."""


class Taken(NamedTuple):
    """A step that may be taken back: the state before it, its action, and whether it threw dice."""

    state: Any
    action: Action
    thrown: bool
    hinted: bool = False


class Table:
    """A game in play. Everything that changes it goes through `act`, `undo` and `replay`."""

    def __init__(
        self,
        game: Game[Any],
        seats: Sequence[Seat],
        throw: Throw,
        *,
        options: Mapping[str, int | bool] | None = None,
        seed: int | str = 0,
    ) -> None:
        """Begin a game; raises OptionError, or ValueError for the number of seats."""
        self.game = game
        self.seats = tuple(seats)
        # The journal gets the defaults too, because a later version may have other defaults.
        in_force = with_defaults(game.options, options or {})
        self.state: Any = game.initial(len(seats), **in_force)
        self.journal = Journal(Header(game.name, self.seats, in_force, seed))
        self._throw = throw
        self._back: list[Taken] = []
        self.throws_stand = True
        """Whether undo stops at the last throw (a setting). In a fair game it always does."""
        self.retaken = 0
        """The number of throws that were taken back."""
        self.hinted = False
        """Whether a hint was given for the next step; it is recorded with that step."""
        self.observers: list[Callable[[Entry], object]] = []
        """Each is called with every new entry, but not while a journal is rebuilt."""
        self.here: frozenset[int] | None = None
        """The seats of people at this program; None: the seats of all people."""
        self.ruled: dict[int, str] = {}
        """The last ruling about each seat (see `Ruling`), in a game with friends."""

    @property
    def turn(self) -> int:
        """The seat in turn."""
        return self.game.turn(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.outcome(self.state) is not None

    @property
    def computer_to_act(self) -> bool:
        """Whether a computer player has the turn; not once the game has ended."""
        return not self.over and self.owner(self.turn) == "computer"

    @property
    def here_to_act(self) -> bool:
        """Whether a person at this program has the turn; not once the game has ended."""
        return not self.over and self.owner(self.turn) == "here"

    def owner(self, seat: int) -> Owner:
        """The kind of player that acts for a seat now."""
        if self.seats[seat].policy is not None or self.ruled.get(seat) == "computer":
            return "computer"
        return "here" if seat in self.people else "remote"

    @property
    def people(self) -> frozenset[int]:
        """The seats of people at this program, also of those for whom a computer plays."""
        persons = {n for n, seat in enumerate(self.seats) if seat.policy is None}
        return frozenset(persons if self.here is None else persons & self.here)

    @property
    def fair(self) -> bool:
        """Whether the dice can be checked, so that no throw can be taken back."""
        return self.journal.header.fair

    def why_not(self, action: Action) -> Reason | None:
        """Why the action is refused now, or None."""
        return refusal(self.game, self.state, action)

    @property
    def only_keep(self) -> Action | None:
        """The `keep` that is forced now, or None if there is a choice."""
        legal = self.game.legal_actions(self.state)
        keeps = [action for action in legal if action.verb == "keep"]
        return keeps[0] if len(keeps) == 1 and Action("roll") not in legal else None

    def act(self, action: Action) -> tuple[Event, ...]:
        """Throw the action's dice, apply it, and record it; raises IllegalAction."""
        size = self.game.throw_size(self.state, action)
        # `apply` would refuse it only after the dice were thrown.
        if size and (reason := self.why_not(action)) is not None:
            raise IllegalAction(f"{action} is refused: {reason}")
        return self._do(Move(action, self._throw(size) if size else ()))

    def replay(self, entry: Entry) -> tuple[Event, ...]:
        """Apply and record an entry of a journal or another program; returns its events.

        Raises IllegalAction if it does not fit the game.
        """
        if isinstance(entry, Move):
            return self._do(entry)
        if isinstance(entry, Ruling):
            if entry.seat >= len(self.seats) or self.seats[entry.seat].policy is not None:
                raise IllegalAction(f"nothing is ruled about seat {entry.seat}")
            self.ruled[entry.seat] = entry.what
            self._note(entry)
        elif not self._back:
            raise IllegalAction("there is nothing to undo")
        else:
            self._take_back(entry)
        return ()

    @property
    def may_undo(self) -> bool:
        """Whether there is an action to take back.

        A player can take back a player's action, but not one of a computer player. After the end
        of a fair game nothing can be taken back: the seed, and so every later throw, is known.
        """
        if self.fair and self.over:
            return False
        if self.throws_stand or self.fair or self.journal.header.shared:
            return bool(self._back) and not self._back[-1].thrown and self._chosen(self._back[-1])
        return any(map(self._chosen, self._back))

    @property
    def steps(self) -> int:
        """The number of actions that were not taken back."""
        return len(self._back)

    @property
    def back(self) -> tuple[Taken, ...]:
        """The actions that were not taken back, in order."""
        return tuple(self._back)

    def undo(self, to: int | None = None) -> tuple[Taken, ...]:
        """Take back the last action if no dice were thrown since; () if there is none.

        If `throws_stand` is off, take back a player's last action and everything after it; with
        `to`, go on until only so many `steps` are left. The next throw is a new one: dice that
        were taken back do not come again. Returns the steps taken back, the last one first.
        """
        taken: list[Taken] = []
        if self.may_undo:
            while not taken or not self._chosen(taken[-1]) or (to is not None and self.steps > to):
                taken.append(self._take_back())
        return tuple(taken)

    def _chosen(self, back: Taken) -> bool:
        return self.owner(self.game.turn(back.state)) == "here"

    def _take_back(self, entry: Undo | None = None) -> Taken:
        """Undo the last action, whoever acted; raises IndexError if there is none."""
        back = self._back.pop()
        self.state = back.state
        self.retaken += back.thrown
        self.hinted = self.hinted or back.hinted  # the player still knows the hint
        self._note(entry or Undo())
        return back

    def query(self, name: str) -> tuple[Event, ...]:
        """Ask the game; raises KeyError for a query it does not know."""
        return self.game.query(self.state, name)

    def _do(self, move: Move) -> tuple[Event, ...]:
        step = self.game.apply(self.state, move.action, move.dice)
        if self.hinted:
            move, self.hinted = replace(move, hinted=True), False
        self._back.append(Taken(self.state, move.action, bool(move.dice), move.hinted))
        self.state = step.state
        self._note(move)
        return step.events

    def _note(self, entry: Entry) -> None:
        self.journal.entries.append(entry)
        for observer in self.observers:
            observer(entry)


def game_of(journal: Journal) -> Game[Any]:
    """The game of a journal; raises JournalError if there is no game of that name."""
    try:
        return games.load(journal.header.game)
    except KeyError as error:
        raise JournalError(error.args[0]) from error


def rebuild(journal: Journal, game: Game[Any], throw: Throw | None = None) -> Table:
    """The table at the end of a journal, ready to play on.

    `throw` (default: the dice of the header's seed) is called for every throw of the journal, so
    that the next throw is the one that the game would have had. Raises JournalError if the header
    or an entry does not fit the game.
    """
    header = journal.header
    throw = throw or (not_here if header.shared else SeededThrow(header.seed, header.word))
    if header.game != game.name:
        raise JournalError(f"a journal of {header.game}, not of {game.name}")
    try:
        table = Table(game, header.seats, throw, options=header.options, seed=header.seed)
    except ValueError as error:
        raise JournalError(str(error)) from error
    if header.shared:
        table.journal.header = header
    for number, entry in enumerate(journal.entries, start=2):
        try:
            table.replay(entry)
        except IllegalAction as error:
            raise JournalError(str(error), number, _before(journal, number)) from error
        if isinstance(entry, Move) and entry.dice and not header.shared:
            throw(len(entry.dice))
    return table


def resume(journal: Journal) -> Table:
    """The table of a saved game; its next throws are the same as without the interruption.

    Raises JournalError, also if a computer player of the journal does not exist.
    """
    game = game_of(journal)
    for seat in journal.header.seats:
        if seat.policy is not None and seat.policy not in opponents.names(game.name):
            raise JournalError(f"no computer player is called {seat.policy!r} in {game.name}")
    table = rebuild(journal, game)
    table.journal.header = journal.header  # `started` and `program` too
    return table


def _before(journal: Journal, line: int) -> Journal:
    """The journal before a line that does not fit; the header is line 1."""
    return Journal(journal.header, journal.entries[: line - 2])
