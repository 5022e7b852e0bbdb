"""The history of utterances, which the player can walk, and the news that they missed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import partial

from audiodice.core.model import Event
from audiodice.present.utterance import Utterance, joined

Acts = Callable[[], int | None]
"""Returns the current seat (index) if several people share the keyboard, else None."""
KINDS = ("all", "mine", "others", "results")
TELLS_MISSED = "friends_missed"  # says how much there is to ask for
TOO_SOON = "held_back"  # the answer to a key that came too soon
_ECHOES = ("typed", "space", "blank", "erased", "code_word", "code_taken")  # echoes of typing
_PASSING = (
    "unbound", "no_meaning", "nothing_missed", "history_empty", "kind_set", TOO_SOON, *_ECHOES
)  # fmt: skip
_RESULTS = ("turn", "next_turn", "ended", "podium", "bonus")  # events of a result


def kinds_of(events: Iterable[Event], who: Callable[[int | None], str]) -> frozenset[str]:
    """Return the kinds of news among events; `who` returns a seat's relation to the listener."""
    found = set()
    for event in events:
        if event.key in _RESULTS:
            found.add("results")
        elif event.seat is not None:
            found.add("others" if who(event.seat) == "other" else "mine")
    return frozenset(found)


@dataclass(slots=True)
class History:
    """Utterances in order.

    `place` is the index of the player's current utterance, None at the end. `kind`, one of `KINDS`,
    is the kind of news that the keys walk. `at` identifies the current table. `latest` is the
    utterance said or repeated last.
    """

    said: list[Utterance] = field(default_factory=list)
    place: int | None = None
    kind: str = "all"
    at: object = None
    latest: Utterance = field(default_factory=partial(Utterance, ""))
    _acts: Acts = field(repr=False, default=lambda: None)
    _acted: int | None = None  # the last seat to act
    _marks: dict[int | None, int] = field(default_factory=dict)
    _begun: int = 0  # index of the current table's first utterance
    _from: int = 0  # index of the oldest utterance that can be walked

    def sit(self, at: object, acts: Acts = lambda: None) -> None:
        """Record for this table from now on; no seat has acted there yet."""
        self.at, self._acts, self._acted = at, acts, None
        self._marks, self._begun = {}, len(self.said)

    def begin(self) -> None:
        """Begin a game: utterances from before it cannot be walked any more."""
        self.place, self._from = None, len(self.said)

    def say(self, utterance: Utterance) -> None:
        """Record an utterance that is said now.

        `latest` stays if the utterance has no words or only says that a key came too soon.
        """
        if utterance.text and [event.key for event in utterance.events] != [TOO_SOON]:
            self.latest = utterance
        self.add(utterance)

    def add(self, utterance: Utterance) -> None:
        """Record an utterance, unless it only echoes typing or answers a key without a meaning."""
        passing = utterance.events and all(event.key in _PASSING for event in utterance.events)
        if passing or not utterance.text:
            return
        self.said.append(replace(utterance, at=self.at))

    def mark(self) -> None:
        """Call when the player acts: `missed` returns the news from here on."""
        self._acted = self._acts()
        self.heard()

    def heard(self) -> None:
        """Call when the result of the player's action was said: `missed` starts after it."""
        self._marks[self._acted] = len(self.said)

    def missed(self) -> Utterance:
        """Return all news since the current player's last action, as one utterance."""
        now = self._acts()
        since = self._marks.get(self._acted if now is None else now, self._begun)
        news = [said for said in self.said[since:] if said.news]
        return self._repeated([n for n in news if TELLS_MISSED not in [e.key for e in n.events]])

    def walk(self, where: str) -> Utterance | None:
        """Go to the older, newer, oldest or newest utterance of the current kind and return it.

        At either end the place does not change. Returns None if there is no such utterance.
        Utterances of another table are returned without events.
        """
        walked = range(self._from, len(self.said))
        places = [n for n in walked if self.kind in ("all", *self.said[n].kinds)]
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
        return self._repeated([self.said[self.place]])

    def last(self, n: int) -> Utterance:
        """Return the last `n` utterances of the current kind joined into one, oldest first."""
        walked = self.said[self._from :]
        found = [said for said in walked if self.kind in ("all", *said.kinds)]
        return self._repeated(found[-n:])

    def _repeated(self, found: list[Utterance]) -> Utterance:
        """Join utterances into one, and set `latest` to the last of them."""
        here = [self._here(utterance) for utterance in found]
        if not here:
            return Utterance("")
        self.latest = here[-1]
        return joined(here) if len(here) > 1 else here[0]

    def _here(self, utterance: Utterance) -> Utterance:
        """Drop the events of an utterance from another table, as its names would be wrong here."""
        return utterance if utterance.at in (None, self.at) else replace(utterance, events=())

    def next_kind(self) -> str:
        """Switch to the next kind and go to the end of the history; returns the kind's name."""
        self.kind = KINDS[(KINDS.index(self.kind) + 1) % len(KINDS)]
        self.place = None
        return self.kind

    def current(self) -> str:
        """Return the text of the player's current utterance: the last one unless they walk."""
        if not self.said:
            return ""
        return self.said[-1 if self.place is None else self.place].text
