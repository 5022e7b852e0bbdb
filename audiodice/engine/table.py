"""The table: the state of a game, its seats, and its journal. The only mutable object."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from audiodice import games, opponents
from audiodice.core.model import Action, Event, Game, IllegalAction, Reason, with_defaults
from audiodice.engine.journal import Entry, Header, Journal, JournalError, Move, Seat, Undo
from audiodice.engine.throw import SeededThrow

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from audiodice.engine.throw import Throw


class Taken(NamedTuple):
    """A step that may be taken back: the state before it, what it was, and whether it threw."""

    state: Any
    action: Action
    thrown: bool


class Table:
    """A game in play. Everything that changes it goes through `act` and `undo`."""

    def __init__(
        self,
        game: Game[Any],
        seats: Sequence[Seat],
        throw: Throw,
        *,
        options: Mapping[str, int | bool] | None = None,
        seed: int | str = 0,
    ) -> None:
        """Begin a game; raises OptionError, or ValueError for the seats, from the game."""
        self.game = game
        self.seats = tuple(seats)
        # All options, defaults too: a later version's defaults must not change this game.
        in_force = with_defaults(game.options, options or {})
        self.state: Any = game.initial(len(seats), **in_force)
        self.journal = Journal(Header(game.name, self.seats, in_force, seed))
        self._throw = throw
        self._answered: tuple[Any, Action, Reason | None] | None = None
        self._back: list[Taken] = []
        self.throws_stand = True
        """Whether undo stops at the last throw; a setting may turn that off.
        In a fair game it always stops there."""
        self.retaken = 0
        """How many throws were taken back."""
        self.record: Callable[[Entry], object] = _unrecorded
        """Called with every new entry, to keep it; not with those of a journal that is rebuilt."""

    @property
    def turn(self) -> int:
        """The seat to act."""
        return self.game.turn(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.outcome(self.state) is not None

    @property
    def computer_to_act(self) -> bool:
        """Whether a computer player has the turn; not once the game has ended."""
        return not self.over and self.seats[self.turn].policy is not None

    @property
    def fair(self) -> bool:
        """Whether its dice are to be checked: then no throw is taken back."""
        return self.journal.header.fair

    def why_not(self, action: Action) -> Reason | None:
        """Why the action is refused now, or None.

        The last answer is kept, for a screen asks just before it acts.
        """
        match self._answered:
            case (state, asked, reason) if state is self.state and asked == action:
                return reason
        reason = self.game.why_not(self.state, action)
        self._answered = (self.state, action, reason)
        return reason

    def act(self, action: Action) -> tuple[Event, ...]:
        """Throw what the action throws, apply it, record it; raises IllegalAction."""
        size = self.game.throw_size(self.state, action)
        # `apply` refuses too, but by then the dice would be thrown.
        if size and (reason := self.why_not(action)) is not None:
            raise IllegalAction(f"{action} is refused: {reason}")
        return self._do(Move(action, self._throw(size) if size else ()))

    @property
    def may_undo(self) -> bool:
        """Whether there is an action to take back.

        What a computer seat did stands: a player takes back only what players chose. Once a fair
        game is over its seed is known, and with it what would be thrown: then all stands.
        """
        if self.fair and self.over:
            return False
        if self.throws_stand or self.fair:
            return bool(self._back) and not self._back[-1].thrown and self._chosen(self._back[-1])
        return any(map(self._chosen, self._back))

    @property
    def steps(self) -> int:
        """How many steps lead here: actions that were not taken back."""
        return len(self._back)

    def undo(self, to: int | None = None) -> tuple[Taken, ...]:
        """Take back the last action if no dice were thrown since; () when there is none.

        Where throws need not stand: a player's last action, and all that came after. What is
        thrown then is new: the dice taken back do not come again. With `to`, all actions until
        so many `steps` are left. The steps taken back, the last one first.
        """
        taken: list[Taken] = []
        if self.may_undo:
            while not taken or not self._chosen(taken[-1]) or (to is not None and self.steps > to):
                taken.append(self._take_back())
        return tuple(taken)

    def _chosen(self, back: Taken) -> bool:
        return self.seats[self.game.turn(back.state)].policy is None

    def _take_back(self) -> Taken:
        """Undo the last entry, whatever it was; raises IndexError where there is none."""
        back = self._back.pop()
        self.state = back.state
        self.retaken += back.thrown
        self._note(Undo())
        return back

    def query(self, name: str) -> tuple[Event, ...]:
        """Ask the game; raises KeyError for a query it does not know."""
        return self.game.query(self.state, name)

    def _do(self, move: Move) -> tuple[Event, ...]:
        step = self.game.apply(self.state, move.action, move.dice)
        self._back.append(Taken(self.state, move.action, bool(move.dice)))
        self.state = step.state
        self._note(move)
        return step.events

    def _note(self, entry: Entry) -> None:
        self.journal.entries.append(entry)
        self.record(entry)


def _unrecorded(_: Entry) -> None:
    """The default: entries are not kept."""


def game_of(journal: Journal) -> Game[Any]:
    """The game a journal was played in; raises JournalError when there is none of that name."""
    try:
        return games.load(journal.header.game)
    except KeyError as error:
        raise JournalError(error.args[0]) from error


def rebuild(journal: Journal, game: Game[Any], throw: Throw | None = None) -> Table:
    """The table that a journal leads to, ready to play on.

    `throw`, the header's own dice unless it is given, is drawn from as in the game, so that the
    next throw is the one that would have come. Raises JournalError when the header or an entry
    does not fit the game or what came before.
    """
    header = journal.header
    throw = throw or SeededThrow(header.seed, header.word)
    if header.game != game.name:
        raise JournalError(f"a journal of {header.game}, not of {game.name}")
    try:
        table = Table(game, header.seats, throw, options=header.options, seed=header.seed)
    except ValueError as error:
        raise JournalError(str(error)) from error
    for number, entry in enumerate(journal.entries, start=2):
        if isinstance(entry, Undo):
            if not table._back:  # noqa: SLF001 - the same table, filled from the journal
                raise JournalError("there is nothing to undo", number, _before(journal, number))
            table._take_back()  # noqa: SLF001
            continue
        try:
            table._do(entry)  # noqa: SLF001
        except IllegalAction as error:
            raise JournalError(str(error), number, _before(journal, number)) from error
        if entry.dice:
            throw(len(entry.dice))
    return table


def resume(journal: Journal) -> Table:
    """The table of a saved game; its next throws are those that would have come without a break.

    Raises JournalError, also if a computer player of the journal does not exist.
    """
    game = game_of(journal)
    for seat in journal.header.seats:
        if seat.policy is not None and seat.policy not in opponents.names(game.name):
            raise JournalError(f"no computer player is called {seat.policy!r} in {game.name}")
    table = rebuild(journal, game)
    table.journal.header = journal.header  # with what the table did not ask for: when, by whom
    return table


def _before(journal: Journal, line: int) -> Journal:
    """The journal up to a line that does not follow; the header is line 1."""
    return Journal(journal.header, journal.entries[: line - 2])
