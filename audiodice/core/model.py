"""The parts of a game: actions, events, options, outcomes, and the Game protocol.

Seats are indices from 0 in playing order; faces are 1 to 6; dice positions are indices from 0
in the order thrown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, TypeVar

from audiodice.core.picture import TrayKind
from audiodice.core.text import shortened, whole

Value = int | str | bool | tuple["Value", ...]
"""The type of an event's field: plain and immutable, the same in every language."""

Arg = None | int | str | tuple[int, ...]

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Action:
    """One decision: a `verb` (roll, keep, bank, score, ...) and its argument.

    The argument of `keep` is the positions of the dice to keep; it replaces an earlier `keep`.
    """

    verb: str
    arg: Arg = None


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, or the answer to a query: a `key`, a seat index and plain fields.

    The key finds the message and the cue, first among those of the game, then the common ones.
    """

    key: str
    seat: int | None = None
    fields: Mapping[str, Value] = field(default_factory=dict, hash=False)


class Reason(str):
    """A refusal: a message key, with the fields that its sentence needs. It equals its key."""

    __slots__ = ("fields",)
    fields: Mapping[str, Value]

    def __new__(cls, key: str, **fields: Value) -> Reason:
        reason = super().__new__(cls, key)
        reason.fields = fields
        return reason


INCOMPLETE = "incomplete"
"""The key of a refusal: this `keep` is not a choice yet, but may become one with more dice."""


class IllegalAction(ValueError):  # noqa: N818 - a plain name reads better
    """`apply` got an action that `why_not` refuses, or the wrong dice: a bug of the caller."""


class OptionError(ValueError):
    """An option's name or value is not allowed; the message names it and says what is allowed.

    `reason` is spoken if the value is allowed, but not with this number of seats.
    """

    def __init__(self, text: str, reason: Reason | None = None) -> None:
        super().__init__(text)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    `reason` is a message key, `scores` are by seat. `ranking` has groups of seats, from first to
    last; the seats in one group are tied, or are of one team. If `teams` is not 0, seats that many
    apart play together: with four seats and two teams, the first and the third. With 0 each plays
    alone.
    """

    reason: str
    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    teams: int = 0

    def side(self, seat: int) -> int:
        """The side that a seat plays on: its team, or itself."""
        return seat % self.teams if self.teams else seat

    @property
    def order(self) -> tuple[int, ...]:
        """The first seat of each side, from first to last."""
        seats = [seat for group in self.ranking for seat in group]
        return tuple(seat for seat in seats if self.side(seat) == seat)

    @property
    def share(self) -> float:
        """Each winning side's share of the win: 1.0, or less in a tie."""
        return 1 / len({self.side(seat) for seat in self.winners})

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; several if they are tied, or a team."""
        return self.ranking[0]


def ranked(scores: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The seats in groups of equal score, the highest first.

    >>> ranked([40, 70, 40])
    ((1,), (0, 2))
    """
    levels = sorted(set(scores), reverse=True)
    return tuple(tuple(s for s, score in enumerate(scores) if score == level) for level in levels)


class Round(NamedTuple):
    """The number of the current round, and of all; every seat has one turn in each."""

    round: int
    """From 1; once the game is over, the last one played."""
    rounds: int
    """0 if scores end the game."""


def round_of(turns: int, seats: int, *, over: bool, rounds: int = 0) -> Round:
    """The round after this number of finished turns, counted over all seats.

    >>> round_of(4, 2, over=False)
    Round(round=3, rounds=0)
    """
    return Round(-(-turns // seats) if over else turns // seats + 1, rounds)


class Step(NamedTuple):
    """The result of `apply`: the next state, and the events."""

    state: Any
    events: tuple[Event, ...]


class Choice(NamedTuple):
    """An action that the player may choose now, and the event that names it."""

    action: Action
    event: Event


class Option(NamedTuple):
    """A rule that a table may change: its default and the values allowed.

    `sets` maps a value of this option to the defaults that it gives to other options. With `apart`,
    games with a value other than the default have separate records, unless the option `void_with`
    is set, which makes this one meaningless.
    """

    default: int | bool
    allowed: Sequence[int] | Sequence[bool]
    sets: Mapping[int, Mapping[str, int | bool]] = MappingProxyType({})
    apart: bool = False
    void_with: str = ""


def allowed_in_words(allowed: Sequence[int] | Sequence[bool]) -> str:
    """The allowed values as English text, for a command line or a log (not for speech).

    >>> allowed_in_words(range(100, 10_001, 5))
    'a multiple of 5 from 100 to 10000'
    >>> allowed_in_words((False, True))
    'off or on'
    """
    if isinstance(allowed, range):
        first, last = allowed[0], allowed[-1]
        if allowed.step == 1:
            return f"a whole number from {first} to {last}"
        return f"a multiple of {allowed.step} from {first} to {last}"
    words = [("off", "on")[v] if isinstance(v, bool) else str(v) for v in allowed]
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def with_defaults(options: Mapping[str, Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """The `given` options, and the defaults of all others, which a given option may have changed.

    Raises OptionError if a name is unknown or a value is not allowed.
    """
    defaults = {name: option.default for name, option in options.items()}
    for name, value in given.items():
        if name not in options:
            known = ", ".join(options) or "none"
            raise OptionError(f"option {name!r} is unknown; there are: {known}")
        option = options[name]
        if type(value) is not type(option.default) or value not in option.allowed:
            raise OptionError(
                f"option {name!r} is {value!r}; allowed is {allowed_in_words(option.allowed)}"
            )
        defaults |= option.sets.get(value, {})
    return defaults | dict(given)


def variant(options: Mapping[str, Option], in_force: Mapping[str, Any]) -> tuple[str, ...]:
    """The options in force that separate this game's records from others, as on a command line.

    A value that another option has set is not listed.

    >>> variant({"scale": Option(1000, (1000, 10_000), apart=True)}, {"scale": 10_000})
    ('scale=10000',)
    """
    usual = {name: option.default for name, option in options.items()}
    values = usual | {name: in_force[name] for name in options if name in in_force}
    for name, value in values.items():
        usual |= options[name].sets.get(value, {})
    apart = [
        n for n, option in options.items() if option.apart and not values.get(option.void_with)
    ]
    other = [(name, values[name]) for name in apart if values[name] != usual[name]]
    return tuple(f"{n}={('off', 'on')[v] if isinstance(v, bool) else v}" for n, v in other)


def parse_option(option: Option, text: str) -> int | bool:
    """The value of an option that a person typed; OptionError says what is allowed.

    >>> parse_option(Option(False, (False, True)), "on")
    True
    """
    words = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
    is_switch = isinstance(option.default, bool)
    value = words.get(text.strip().lower()) if is_switch else whole(text)
    if value is None or value not in option.allowed:
        raise OptionError(f"{shortened(text)!r}; allowed is {allowed_in_words(option.allowed)}")
    return value


class Pile(NamedTuple):
    """Dice that lie apart from the roll, for those who look at the table.

    `kind` is one of `core.picture.TrayKind`. `faces` are 0 where they are not known. `families` are
    empty if dice differ in nothing but their face. `points` is what they are worth, -1 if nothing
    is counted. `pick` is the digit whose key picks these dice now, 0 if none does.
    """

    kind: TrayKind
    faces: tuple[int, ...]
    families: tuple[int, ...] = ()
    points: int = -1
    picked: bool = False
    pick: int = 0


class Board(NamedTuple):
    """What lies on the table, for those who look at it.

    - `faces` are those of the last roll, also if none of its dice may be kept any more.
    - `families` as in `Pile`, `kept` are positions in `faces`.
    - `stake`: the points that the turn is worth if it is taken now.
    - `target`: the points that win, 0 if no score ends the game.
    - `rolls`: how many rolls the turn has left, -1 if there may be any number.
    """

    faces: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()
    families: tuple[int, ...] = ()
    piles: tuple[Pile, ...] = ()
    stake: int = 0
    target: int = 0
    rolls: int = -1


def board_of(game: Game[S], state: S) -> Board:
    """The game's own `board`, if it has one; else a board with its dice."""
    own: Callable[[S], Board] | None = getattr(game, "board", None)
    return own(state) if own else Board(*game.dice(state))


class Game(Protocol[S]):
    """The rules of one game: pure functions of an immutable state.

    Every function but `initial` takes a state; none changes it. The rules throw no dice: the caller
    throws `throw_size` dice and passes their faces (1 to 6) to `apply`.

    A game may also have `board(state) -> Board`: see `board_of`.
    """

    name: str
    options: Mapping[str, Option]
    seats: range
    queries: tuple[str, ...]
    commit: str
    """The verb that scores and ends the turn, such as bank, score or picture."""

    def initial(self, seats: int, **options: int | bool) -> S:
        """The state before the first throw, for a number of seats.

        Raises OptionError for an option, ValueError for the number of seats.
        """

    def legal_actions(self, state: S) -> tuple[Action, ...]:
        """Every action that would change the state; of `keep` actions with the same faces, one."""

    def throw_size(self, state: S, action: Action) -> int:
        """How many dice the action throws: 0 when it throws none."""

    def apply(self, state: S, action: Action, dice: Sequence[int] = ()) -> Step:
        """The next state and its events; raises IllegalAction."""

    def why_not(self, state: S, action: Action) -> Reason | None:
        """Why the action is refused, or None when it is legal."""

    def choices(self, state: S) -> tuple[Choice, ...]:
        """What may be chosen now, best first: dice to keep, or boxes to fill."""

    def keep_all(self, state: S) -> Action:
        """The `keep` of all dice that score, or that may enter."""

    def dice(self, state: S) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The faces to choose from, and the positions kept; both empty before a throw."""

    def confirmation(self, state: S, action: Action) -> Reason | None:
        """The question before a legal action that may be a slip, such as a zero; or None."""

    def query(self, state: S, name: str) -> tuple[Event, ...]:
        """The answer to one of `queries`; raises KeyError for another name.

        Only games with score sheets answer `sheet` and `bonus`, for the seat in turn, and
        `sheet 1` and `bonus 1`, for the seat with this index.
        """

    def turn(self, state: S) -> int:
        """The seat whose turn it is; once the game is over, the last seat that had a turn."""

    def round(self, state: S) -> Round:
        """The current round."""

    def outcome(self, state: S) -> Outcome | None:
        """The result; None while the game goes on."""


class Chance(Protocol):
    """A stream of random numbers, seeded by the engine."""

    def random(self) -> float:
        """The next number, from 0.0 up to but not including 1.0."""


Decision = tuple[Action, ...]
"""Actions in order, such as a keep and a roll; only the last may throw dice."""

Policy = Callable[[Game[Any], Any, Chance], Action | Decision]
"""Decides for a computer player: returns a legal action for the state, or a whole decision."""


def actions_of(decided: Action | Decision) -> Decision:
    """A policy's decision as a tuple of actions."""
    return (decided,) if isinstance(decided, Action) else decided
