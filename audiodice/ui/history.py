"""The history of utterances: walk through it, and hear what was missed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import partial

from audiodice.core.model import Event
from audiodice.present.utterance import Utterance, joined

Acts = Callable[[], int | None]
"""Returns the seat (index) that acts now; None unless several people share the keyboard."""
KINDS = ("all", "mine", "others", "results")
TOO_SOON = "held_back"  # the answer to a key that came too soon
_ECHOES = ("typed", "space", "blank", "erased", "code_word", "code_taken")  # what is typed
_PASSING = (
    "unbound", "no_meaning", "nothing_missed", "history_empty", "kind_set", TOO_SOON, *_ECHOES
)  # fmt: skip
_RESULTS = ("turn", "next_turn", "ended", "podium", "bonus")  # events of a result


def kinds_of(events: Iterable[Event], who: Callable[[int | None], str]) -> frozenset[str]:
    """The kinds of news among events; `who` returns a seat's relation to the listener."""
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

    `place` is the index of the utterance the player is at, None at the end. `kind`, one of
    `KINDS`, is the kind that is walked. `at` identifies the current table. `latest` is what was
    said or repeated last.
    """

    said: list[Utterance] = field(default_factory=list)
    place: int | None = None
    kind: str = "all"
    at: object = None
    latest: Utterance = field(default_factory=partial(Utterance, ""))
    _acts: Acts = field(repr=False, default=lambda: None)
    _acted: int | None = None  # the seat that acted last
    _marks: dict[int | None, int] = field(default_factory=dict)
    _begun: int = 0  # index of the current table's first utterance
    _from: int = 0  # index of the first utterance that is walked

    def sit(self, at: object, acts: Acts = lambda: None) -> None:
        """Record for this table from now on; nobody has acted there yet."""
        self.at, self._acts, self._acted = at, acts, None
        self._marks, self._begun = {}, len(self.said)

    def begin(self) -> None:
        """A game begins: utterances from before it cannot be walked any more."""
        self.place, self._from = None, len(self.said)

    def say(self, utterance: Utterance) -> None:
        """Record an utterance that is said now.

        `latest` stays if the utterance has no words or only says that a key came too soon.
        """
        if utterance.text and [event.key for event in utterance.events] != [TOO_SOON]:
            self.latest = utterance
        self.add(utterance)

    def add(self, utterance: Utterance) -> None:
        """Record an utterance, unless it only answers typing or a key without a meaning."""
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
        """All news since the current player's last action, as one utterance."""
        now = self._acts()
        since = self._marks.get(self._acted if now is None else now, self._begun)
        return self._repeated([said for said in self.said[since:] if said.news])

    def walk(self, where: str) -> Utterance | None:
        """Go to the older, newer, oldest or newest utterance of the current kind and return it.

        At an end the place does not change. None if there is no such utterance. Utterances of
        another table come back without events.
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
        """The last `n` utterances of the current kind as one, oldest first."""
        walked = self.said[self._from :]
        found = [said for said in walked if self.kind in ("all", *said.kinds)]
        return self._repeated(found[-n:])

    def _repeated(self, found: list[Utterance]) -> Utterance:
        """Join utterances into one and make the last of them the latest."""
        here = [self._here(utterance) for utterance in found]
        if not here:
            return Utterance("")
        self.latest = here[-1]
        return joined(here) if len(here) > 1 else here[0]

    def _here(self, utterance: Utterance) -> Utterance:
        """Drop the events of an utterance from another table: its names would be wrong here."""
        return utterance if utterance.at in (None, self.at) else replace(utterance, events=())

    def next_kind(self) -> str:
        """Switch to the next kind, at the end of the history; returns its name."""
        self.kind = KINDS[(KINDS.index(self.kind) + 1) % len(KINDS)]
        self.place = None
        return self.kind

    def current(self) -> str:
        """The text of the utterance the player is at: the last one unless walking."""
        if not self.said:
            return ""
        return self.said[-1 if self.place is None else self.place].text
