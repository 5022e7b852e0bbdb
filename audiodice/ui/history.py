"""Everything that was said, to walk through and to catch up with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from audiodice.core.model import Event


@dataclass(frozen=True, slots=True)
class Utterance:
    """What was said at once: its text, and the events that a session without a voice tells.

    `news` tells of the game; the rest answers a key. `kinds` are the kinds of it that the player
    may walk by themselves: `mine`, `others`, `results`. `at` is the table it was said at, None for
    none: another table's seats and words would tell its events wrongly, or not at all.
    """

    text: str
    events: tuple[Event, ...] = ()
    news: bool = False
    kinds: frozenset[str] = frozenset()
    at: object = None


def joined(utterances: Iterable[Utterance]) -> Utterance:
    """Several utterances as one."""
    parts = tuple(utterances)
    return Utterance(
        " ".join(_stopped(part.text) for part in parts if part.text),
        tuple(event for part in parts for event in part.events),
        any(part.news for part in parts),
    )


def _stopped(text: str) -> str:
    """A menu's label ends without a stop; said between others it has one."""
    if not text[-1].isalnum():
        return text
    return f"{text}。" if text[-1] > "\u2e80" else f"{text}."  # CJK characters begin there


Acts = Callable[[], int | None]
"""Tells which seat acts now; None where nobody need ask."""
KINDS = ("all", "mine", "others", "results")
_PASSING = ("unbound", "no_meaning", "nothing_missed", "history_empty")
_RESULTS = ("turn", "next_turn", "ended", "podium", "bonus")  # with what they end, a result


def kinds_of(events: Iterable[Event], who: Callable[[int | None], str]) -> frozenset[str]:
    """The kinds of news that events are; `who` tells a seat's relation to the listener."""
    found = set()
    for event in events:
        if event.key in _RESULTS:
            found.add("results")
        elif event.seat is not None:
            found.add("others" if who(event.seat) == "other" else "mine")
    return frozenset(found)


@dataclass(slots=True)
class History:
    """Utterances in order. `place` is where the player stands in them, None when at the end;
    `kind` which of them are walked, one of `KINDS`; `at` the table that is listened to now."""

    said: list[Utterance] = field(default_factory=list)
    place: int | None = None
    kind: str = "all"
    at: object = None
    _acts: Acts = field(repr=False, default=lambda: None)
    _acted: int | None = None  # who did so last
    _marks: dict[int | None, int] = field(default_factory=dict)
    _begun: int = 0  # where the table's own begins

    def sit(self, at: object, acts: Acts = lambda: None) -> None:
        """Listen to this table from now on: nobody has acted there.

        `acts` tells which seat acts now of those who share the keyboard; None where one alone
        plays, or a computer acts.
        """
        self.at, self._acts, self._acted = at, acts, None
        self._marks, self._begun = {}, len(self.said)

    def add(self, utterance: Utterance) -> None:
        """Record an utterance, but for what only answers a key that meant nothing."""
        if utterance.events and all(event.key in _PASSING for event in utterance.events):
            return
        self.said.append(replace(utterance, at=self.at))

    def mark(self) -> None:
        """The player acts now: what is said from here on is what `missed` tells."""
        self._acted = self._acts()
        self.heard()

    def heard(self) -> None:
        """What came of the action has been said, and is nothing missed."""
        self._marks[self._acted] = len(self.said)

    def missed(self) -> Utterance:
        """All news since the last action of the player whose turn it is, in one."""
        now = self._acts()
        since = self._marks.get(self._acted if now is None else now, self._begun)
        return joined(self._here(u) for u in self.said[since:] if u.news)

    def walk(self, where: str) -> Utterance | None:
        """Go to the older, newer, oldest or newest utterance of the kind walked and give it; at
        an end stay there. None if there is none. What another table told has no events."""
        places = [n for n, said in enumerate(self.said) if self.kind in ("all", *said.kinds)]
        if not places:
            return None
        now = len(self.said) if self.place is None else self.place
        if where == "older":
            wanted = [n for n in places if n < now][-1:] or places[:1]
        elif where == "newer":
            wanted = [n for n in places if n > now][:1] or places[-1:]
        else:
            wanted = places[:1] if where == "oldest" else places[-1:]
        self.place = wanted[0]
        return self._here(self.said[self.place])

    def last(self, n: int) -> Utterance:
        """The last `n` utterances of the kind walked, in one, oldest first."""
        found = [said for said in self.said if self.kind in ("all", *said.kinds)]
        return joined(map(self._here, found[-n:]))

    def _here(self, utterance: Utterance) -> Utterance:
        """As it can be told now."""
        return utterance if utterance.at in (None, self.at) else replace(utterance, events=())

    def next_kind(self) -> str:
        """Walk another kind from the end; its name."""
        self.kind = KINDS[(KINDS.index(self.kind) + 1) % len(KINDS)]
        self.place = None
        return self.kind

    def current(self) -> str:
        """The utterance the player stands at, the last one unless walking."""
        if not self.said:
            return ""
        return self.said[-1 if self.place is None else self.place].text
