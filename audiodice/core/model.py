"""What a game is made of: actions, events, options, outcomes, and the Game protocol.

Seats are indices from 0 in playing order; faces are 1 to 6; dice positions are indices from 0
in the order thrown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeVar

from audiodice.core.text import shortened, whole

Value = int | str | bool | tuple["Value", ...]
"""What an event's field may hold: plain, immutable, the same in every language."""

Arg = None | int | str | tuple[int, ...]

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Action:
    """One decision: `verb` (roll, keep, bank, score, ...) and its argument.

    `keep` carries positions of the dice on the table and replaces the selection before it.
    """

    verb: str
    arg: Arg = None


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, or the answer to a query: a `key`, a seat, plain fields.

    The key finds the message and the cue: the game's own first, then the common one.
    """

    key: str
    seat: int | None = None
    fields: Mapping[str, Value] = field(default_factory=dict, hash=False)


class Reason(str):
    """A refusal: a message key (compares as that string) with the fields its sentence needs."""

    __slots__ = ("fields",)
    fields: Mapping[str, Value]

    def __new__(cls, key: str, **fields: Value) -> Reason:
        """Make the reason `key` with `fields`."""
        reason = super().__new__(cls, key)
        reason.fields = fields
        return reason


INCOMPLETE = "incomplete"
"""The reason key for a `keep` that is not a choice yet but may become one with more dice."""


class IllegalAction(ValueError):  # noqa: N818 - a plain name reads better
    """`apply` was given an action that `why_not` refuses, or the wrong dice: the caller's bug."""


class OptionError(ValueError):
    """An option's name or value is not allowed; the message names it and says what is allowed."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    `reason` is a message key, `scores` are by seat, `ranking` groups seats from first to last:
    seats in one group are tied.
    """

    reason: str
    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first group: one winner, or those who share the win."""
        return self.ranking[0]


def ranked(scores: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Group seats by score, highest first; equal scores share a group.

    >>> ranked([40, 70, 40])
    ((1,), (0, 2))
    """
    levels = sorted(set(scores), reverse=True)
    return tuple(tuple(s for s, score in enumerate(scores) if score == level) for level in levels)


class Step(NamedTuple):
    """What `apply` returns: the next state and what happened on the way."""

    state: Any
    events: tuple[Event, ...]


class Choice(NamedTuple):
    """One thing the player may take now: the action, and the event that names it in words."""

    action: Action
    event: Event


class Option(NamedTuple):
    """A rule that a table may change: its default and the values allowed."""

    default: int | bool
    allowed: Sequence[int] | Sequence[bool]


def allowed_in_words(allowed: Sequence[int] | Sequence[bool]) -> str:
    """What an option allows, for a command line or a log (not for speech).

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
    """Fill in defaults for the options not given.

    Raises OptionError when a name is unknown or a value is not allowed.
    """
    for name, value in given.items():
        if name not in options:
            known = ", ".join(options) or "none"
            raise OptionError(f"option {name!r} is unknown; there are: {known}")
        option = options[name]
        if type(value) is not type(option.default) or value not in option.allowed:
            raise OptionError(
                f"option {name!r} is {value!r}; allowed is {allowed_in_words(option.allowed)}"
            )
    return {name: given.get(name, option.default) for name, option in options.items()}


def parse_option(option: Option, text: str) -> int | bool:
    """Read an option's value from what a person typed; raises OptionError with what is allowed.

    >>> parse_option(Option(False, (False, True)), "on")
    True
    """
    words = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
    is_switch = isinstance(option.default, bool)
    value = words.get(text.strip().lower()) if is_switch else whole(text)
    if value is None or value not in option.allowed:
        raise OptionError(f"{shortened(text)!r}; allowed is {allowed_in_words(option.allowed)}")
    return value


class Game(Protocol[S]):
    """The rules of one game: pure functions of an immutable state.

    Every function but `initial` takes a state and changes nothing. Dice are data: the caller
    throws `throw_size` dice and passes their faces to `apply`.
    """

    name: str
    options: Mapping[str, Option]
    seats: range
    queries: tuple[str, ...]
    commit: str
    """The verb that ends a turn well: bank, score or picture."""

    def initial(self, seats: int, **options: int | bool) -> S:
        """The state before the first throw; raises OptionError, or ValueError for the seats."""

    def legal_actions(self, state: S) -> tuple[Action, ...]:
        """Every action that changes the state; each distinct set of faces to keep once."""

    def throw_size(self, state: S, action: Action) -> int:
        """How many dice the action throws: 0 when it throws none."""

    def apply(self, state: S, action: Action, dice: Sequence[int] = ()) -> Step:
        """The next state and its events; raises IllegalAction."""

    def why_not(self, state: S, action: Action) -> Reason | None:
        """Why the action is refused, or None when it is legal."""

    def choices(self, state: S) -> tuple[Choice, ...]:
        """What may be chosen now, best first: keeps where choosing keeps, else boxes."""

    def keep_all(self, state: S) -> Action:
        """The `keep` that takes all that scores, or all that may enter."""

    def dice(self, state: S) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Faces on the table to choose from, and the positions kept; both empty before a throw."""

    def confirmation(self, state: S, action: Action) -> Reason | None:
        """What to ask before a legal action that may be a slip, such as a zero; None: nothing."""

    def query(self, state: S, name: str) -> tuple[Event, ...]:
        """Answer one of `queries` from the state alone; raises KeyError for another name.

        A game with score sheets answers `sheet` and `bonus` for the seat in turn, and `sheet 1`
        or `bonus 1` for any seat (seat index).
        """

    def turn(self, state: S) -> int:
        """The seat to act; the last to act once the game is over."""

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, None while it runs."""


class Chance(Protocol):
    """A stream of random numbers, seeded by the engine."""

    def random(self) -> float:
        """The next number in 0.0 to 1.0, 1.0 excluded."""


Decision = tuple[Action, ...]
"""Actions taken together, in order, of which only the last may throw dice: a keep and a roll."""

Policy = Callable[[Game[Any], Any, Chance], Action | Decision]
"""Decides for a computer seat: a legal action for the state, or a whole decision."""


def actions_of(decided: Action | Decision) -> Decision:
    """What a policy decided, as actions in order."""
    return (decided,) if isinstance(decided, Action) else decided
