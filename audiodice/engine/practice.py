"""Decisions to practise: those that cost a player much, until they have been right long enough.

A place is a decision of a finished game. It is kept as the moves that led to it, so that the rules
of this version set it up again. After a right answer it comes back later and later, after a wrong
one the next day.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from hashlib import sha256
from math import isfinite
from typing import TYPE_CHECKING, Any, NamedTuple

from audiodice import opponents
from audiodice.core.jobs import Done, Job
from audiodice.core.model import Action, Decision, Event, Game
from audiodice.engine.entries import Header, Move, entry_of, entry_text, header_of, header_text
from audiodice.engine.journal import Journal, JournalError, seal, unseal
from audiodice.engine.story import moves
from audiodice.engine.table import Table, game_of, rebuild

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from audiodice.engine.review import Account, Decided
    from audiodice.opponents import Evaluator

DAYS = (1, 3, 7, 21)
"""After how many days a place comes back; `Place.step` counts the right answers."""
MOST = 500  # places; the oldest are dropped
MOST_LOSSES = 5000  # games and answers whose losses are kept, the newest
OF_A_GAME = 3  # places taken up of one game
UNITS = ("points", "chance")
KINDS = ("kept", "filled", "stopped", "rolled")
"""The kinds of a decision, by how it differs from the best one: other dice are kept, points are
taken in another way, points are taken instead of a throw, a throw instead of points."""


def small_loss(game: str, options: Mapping[str, int], unit: str) -> float:
    """The loss up to which a decision is right, in the unit of the evaluator."""
    if unit == "chance":
        return 0.005
    if game == "farkle":  # points count for less in a longer game
        return options.get("target", 1000) / 400
    return 0.3 if game == "fonnjo_foon" else 0.5


def costly_loss(game: str, options: Mapping[str, int], unit: str) -> float:
    """The loss from which a decision is worth practising."""
    return 3 * small_loss(game, options, unit)


@dataclass(frozen=True, slots=True)
class Place:
    """A decision to practise: its game up to there, the seat to decide, and when it is due.

    `told` is the journal before the decision, a list in JSON, which is read only when it is needed,
    because that takes long for all of them. `loss` is what the decision cost in the game, in
    `unit`; `family` is one of `KINDS`.
    """

    id: str
    told: str
    seat: int
    best: Decision
    loss: float
    unit: str
    due: date
    step: int = 0
    family: str = KINDS[0]

    @property
    def journal(self) -> Journal:
        """The journal before the decision; raises JournalError."""
        number = 1
        try:
            header, *entries = (dict(line) for line in json.loads(self.told))
            journal = Journal(header_of(header))
            for number, entry in enumerate(entries, start=2):  # noqa: B007 - used in the handler
                journal.entries.append(entry_of(entry))
        except (ValueError, TypeError, RecursionError) as error:
            raise JournalError(str(error), number) from error
        return journal

    def is_due(self, today: date) -> bool:
        """Whether it is time; also if it is due later than possible, as the clock went back."""
        return not 0 < (self.due - today).days <= DAYS[-1]

    def answered(self, today: date, *, right: bool) -> Place | None:
        """The place after its first answer; None once it need not come back."""
        if right and self.step == len(DAYS):
            return None
        step = self.step + 1 if right else 1
        return replace(self, due=today + timedelta(DAYS[step - 1]), step=step)


@dataclass(frozen=True, slots=True)
class Losses:
    """What the decisions of one game, or one answer, lost: by kind their number and the loss."""

    of: str
    """The game that was played; "" for an answer in practice."""
    game: str
    day: date
    unit: str
    kinds: Mapping[str, tuple[int, float]] = field(hash=False)

    @property
    def decisions(self) -> int:
        return sum(count for count, _ in self.kinds.values())

    @property
    def lost(self) -> float:
        return sum(loss for _, loss in self.kinds.values())


class Verdict(NamedTuple):
    """An answer and the best decision, with their values in `unit`."""

    chosen: Decision
    value: float
    best: Decision
    best_value: float
    unit: str
    right: bool

    @property
    def loss(self) -> float:
        return max(0.0, self.best_value - self.value)


# ---------------------------------------------------------------------- taking up and answering


def kind_of(game: Game[Any], best: Decision, action: Action) -> str:
    """The kind of a decision, from the best one and the action that made it final."""
    stops, should = action.verb == game.commit, best[-1].verb == game.commit
    if stops == should:
        return "filled" if stops else "kept"
    return "stopped" if stops else "rolled"


def taken_up(
    journal: Journal,
    game: Game[Any],
    accounts: Sequence[Account],
    people: Iterable[int],
    unit: str,
    today: date,
) -> tuple[Place, ...]:
    """The costliest decisions of these seats, to be practised from today."""
    head = journal.header
    least = costly_loss(head.game, head.options, unit)
    header = Header(head.game, head.seats, dict(head.options))
    found = [
        (seat, decided)
        for seat in people
        for decided in accounts[seat].own
        if decided.cost >= least
    ]
    found.sort(key=lambda one: -one[1].cost)
    made = moves(journal)

    def place(seat: int, decided: Decided) -> Place:
        # Neither proofs nor seconds nor hints are needed to set it up.
        before = (entry_text(Move(move.action, move.dice)) for move in made[: decided.at])
        lines = [header_text(header), *before]
        family = kind_of(game, decided.best, decided.action)
        told = f"[{', '.join(lines)}]"
        return Place(
            _sum(*lines), told, seat, decided.best, decided.cost, unit, today, family=family
        )

    return tuple(place(*one) for one in found[:OF_A_GAME])


def losses(
    journal: Journal,
    game: Game[Any],
    accounts: Sequence[Account],
    people: Iterable[int],
    unit: str,
    today: date,
) -> Losses:
    """What the decisions of these seats lost, without those for which a hint was given."""
    kinds: dict[str, tuple[int, float]] = {}
    for seat in people:
        for decided in accounts[seat].own:
            kind = kind_of(game, decided.best, decided.action)
            count, loss = kinds.get(kind, (0, 0.0))
            kinds[kind] = (count + 1, loss + max(0.0, decided.cost))
    return Losses(_sum(header_text(journal.header)), game.name, today, unit, kinds)


def _sum(*lines: str) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def set_up(journal: Journal, seat: int | None = None) -> Table:
    """The table at a place, for this seat or the one in turn; nothing is thrown at it.

    Raises JournalError if the rules of this version refuse it.
    """
    game = game_of(journal)
    table = rebuild(journal, game, throw=lambda _: ())
    evaluator = opponents.reviewer(game.name)
    seat = table.turn if seat is None else seat
    if evaluator is None or table.over or table.turn != seat or table.owner(seat) != "here":
        raise JournalError("there is nothing to decide", len(journal.entries) + 1)
    table.here = frozenset((seat,))
    return table


def verdict(evaluator: Evaluator, table: Table, begin: Any, action: Action) -> Verdict:
    """Grade the action that would make the decision final; `begin` is the state of the place."""
    decisions = evaluator.decisions(begin)
    value = evaluator.value_of(table.state, action)
    unit = evaluator.unit(begin)
    ends = [one for one in decisions if one.actions[-1] == action]
    nearest = min(ends or decisions, key=lambda one: abs(one.value - value))
    best = decisions[0]
    head = table.journal.header
    right = best.value - value <= small_loss(head.game, head.options, unit)
    return Verdict(nearest.actions, value, best.actions, best.value, unit, right)


# ---------------------------------------------------------------------- what is kept


class PracticeBook:
    """The places to practise and the losses so far; `PracticeFile` keeps them on the disk."""

    def __init__(self) -> None:
        self.places: dict[str, Place] = {}
        """By id, the oldest first."""
        self._losses: dict[str, Losses] = {}
        self._number = 0
        self.problems: tuple[Event, ...] = ()
        """What is wrong with the file."""
        self.refused: set[str] = set()
        """The ids of places that the rules of this version refuse."""
        self.keys_told = False
        """Whether the player has heard in this session what the keys of practice do."""

    @property
    def losses(self) -> tuple[Losses, ...]:
        """What was lost in games and in practice, the oldest first."""
        return tuple(self._losses.values())

    def due(self, today: date) -> tuple[Place, ...]:
        """The places that are due, the oldest first, without those that were refused."""
        ready = (one for one in self.places.values() if one.id not in self.refused)
        return tuple(one for one in ready if one.is_due(today))

    def take(self, places: Iterable[Place], lost: Losses) -> None:
        """Add places that are not there yet, and the losses of their game."""
        new = [place for place in places if place.id not in self.places]
        self._keep(*map(_of_place, new), _of_losses(lost))

    def answer(self, place: Place, lost: Losses, today: date, *, right: bool) -> None:
        """Note the first answer at a place."""
        after = place.answered(today, right=right)
        self._keep(_of_answer(place.id, after), _of_losses(lost))

    def note(self, lost: Losses) -> None:
        """Note an answer in a drill."""
        self._keep(_of_losses(lost))

    @property
    def kept(self) -> Job[None]:
        """Done once all of it is on the disk, or cannot be."""
        return Done(None)

    def _keep(self, *records: Mapping[str, Any]) -> None:
        for record in records:
            self._add(record)

    def _add(self, record: Mapping[str, Any]) -> None:
        """Do what a record says; raises ValueError for one that is not a record."""
        match record:
            case {"place": _}:
                place = _place_of(record)
                self.places[place.id] = place
                if len(self.places) > MOST:
                    del self.places[next(iter(self.places))]
            case {"answered": str(id_), "step": 0}:
                self.places.pop(id_, None)
            case {"answered": str(id_), "due": str(due), "step": int(step)} if step in _STEPS:
                day = date.fromisoformat(due)
                if id_ in self.places:
                    self.places[id_] = replace(self.places[id_], due=day, step=step)
            case {"lost": _}:
                lost = _losses_of(record)
                self._number += 1
                name = lost.of or f"answer {self._number}"
                self._losses.pop(name, None)  # the same game, whose end was taken back
                self._losses[name] = lost
                if len(self._losses) > MOST_LOSSES:
                    del self._losses[next(iter(self._losses))]
            case _:
                raise ValueError("it is no place, answer or loss")

    def read(self, line: str) -> None:
        """Add the record in a line; raises ValueError for any other line."""
        body, _ = unseal(line, "")
        try:
            self._add(json.loads(body))
        except (AttributeError, LookupError, OverflowError, RecursionError, TypeError) as error:
            raise ValueError("it is no place, answer or loss") from error

    def lines(self) -> Iterator[str]:
        """All that is kept, as lines."""
        yield from map(line_of, map(_of_place, self.places.values()))
        yield from map(line_of, map(_of_losses, self.losses))


def new_records(
    ours: PracticeBook, theirs: PracticeBook, *, newer: bool
) -> Iterator[Mapping[str, Any]]:
    """What `ours` lacks, as records. If `theirs` is `newer`, so are its days for a place in both.

    Answers in practice have no name; the same one is told twice only if it happened twice.
    """
    for place in theirs.places.values():
        own = ours.places.get(place.id)
        if own is None:
            yield _of_place(place)
        elif newer and place.step and (place.due, place.step) != (own.due, own.step):
            yield _of_answer(place.id, place)
    games = {one.of for one in ours.losses if one.of}
    answers = Counter(one for one in ours.losses if not one.of)
    for lost in theirs.losses:
        if lost.of not in games and not answers[lost]:
            yield _of_losses(lost)
        answers[lost] -= not lost.of


_STEPS = range(1, len(DAYS) + 1)


def line_of(record: Mapping[str, Any]) -> str:
    """A record as a line with a check sum."""
    return seal(json.dumps(record, ensure_ascii=False), "")[0]


def _of_place(place: Place) -> dict[str, Any]:
    return {
        "place": place.id,
        "due": place.due.isoformat(),
        "step": place.step,
        "seat": place.seat,
        "best": [json.loads(entry_text(Move(action))) for action in place.best],
        "loss": place.loss,
        "unit": place.unit,
        "family": place.family,
        "journal": place.told,
    }


def _place_of(fields: Mapping[str, Any]) -> Place:
    id_, told, seat, step = (fields[name] for name in ("place", "journal", "seat", "step"))
    unit, family, due = (fields[name] for name in ("unit", "family", "due"))
    best = tuple(_action(one) for one in fields["best"])
    if not isinstance(id_, str) or not isinstance(told, str) or type(seat) is not int:
        raise ValueError("a place has a name, a journal and a seat")
    if type(step) is not int or step not in (0, *_STEPS) or not best:
        raise ValueError("a place has a step and a best decision")
    if unit not in UNITS or family not in KINDS:
        raise ValueError("a place has a unit and a kind")
    loss = _amount(fields["loss"])
    return Place(id_, told, seat, best, loss, unit, date.fromisoformat(due), step, family)


def _action(fields: dict[str, Any]) -> Action:
    entry = entry_of(fields)
    if not isinstance(entry, Move):
        raise ValueError("a decision is made of actions")  # noqa: TRY004 - the file's fault
    return entry.action


def _of_answer(id_: str, after: Place | None) -> dict[str, Any]:
    if after is None:
        return {"answered": id_, "step": 0}
    return {"answered": id_, "due": after.due.isoformat(), "step": after.step}


def _of_losses(lost: Losses) -> dict[str, Any]:
    kinds = {kind: list(found) for kind, found in lost.kinds.items()}
    day = lost.day.isoformat()
    return {"lost": kinds, "of": lost.of, "game": lost.game, "day": day, "unit": lost.unit}


def _losses_of(fields: Mapping[str, Any]) -> Losses:
    of, game, unit = fields["of"], fields["game"], fields["unit"]
    kinds: dict[str, tuple[int, float]] = {}
    for kind, (count, loss) in fields["lost"].items():
        if kind not in KINDS or type(count) is not int or count < 1:
            raise ValueError("a loss has a kind and a number of decisions")
        kinds[kind] = (count, _amount(loss))
    if not (isinstance(of, str) and isinstance(game, str) and unit in UNITS):
        raise ValueError("a loss has a game and a unit")
    return Losses(of, game, date.fromisoformat(fields["day"]), unit, kinds)


def _amount(value: object) -> float:
    if not isinstance(value, int | float) or not isfinite(value) or value < 0:
        raise ValueError("a loss is a number")
    return float(value)


# ---------------------------------------------------------------------- progress


class Week(NamedTuple):
    """A week, by its Monday: the number of decisions, and what they lost on average."""

    monday: date
    decisions: int
    mean: float


def weeks(lost: Iterable[Losses]) -> tuple[Week, ...]:
    """The weeks with decisions, in order."""
    count, total = defaultdict[date, int](int), defaultdict[date, float](float)
    for one in lost:
        monday = one.day - timedelta(min(one.day.weekday(), one.day.toordinal() - 1))
        count[monday] += one.decisions
        total[monday] += one.lost
    return tuple(Week(day, n, total[day] / n) for day, n in sorted(count.items()) if n)


def by_kind(lost: Sequence[Losses]) -> dict[str, float]:
    """The part of all that was lost, by kind, the largest first; {} if nothing was."""
    parts = {kind: sum(one.kinds.get(kind, (0, 0.0))[1] for one in lost) for kind in KINDS}
    total = sum(parts.values())
    ordered = sorted(KINDS, key=lambda kind: -parts[kind])
    return {kind: parts[kind] / total for kind in ordered if parts[kind]} if total else {}
