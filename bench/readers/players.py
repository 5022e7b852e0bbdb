"""The readers of a player's practice, and of the file that moves all a player has."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

from bench.mutations import damaged
from bench.readers.kept_games import sealed_lines
from bench.readers.reader import ROOT, file, folder, words


def practice(data: bytes) -> None:
    """Read the decisions to practise: each is set up or refused, and each problem has words."""
    from audiodice.core.model import Event
    from audiodice.engine.journal import JournalError
    from audiodice.engine.practice import set_up
    from audiodice.storage.practice_file import PracticeFile

    book = PracticeFile(file("practice.jsonl", data), None)
    for problem in book.problems:
        assert words().say(problem)
    for place in book.places.values():
        try:
            set_up(place.journal, place.seat)
        except JournalError as error:
            words().say(Event("practise_refused", None, {"why": error.why}))
    assert all(one.decisions >= 0 for one in book.losses)


def practices() -> Sequence[bytes]:
    return (_members()["practice.jsonl"],)


def resealed(data: bytes) -> bytes:
    """The lines with correct checksums."""
    return sealed_lines(data, chained=False)


def moved(data: bytes) -> None:
    """Bring in a player's file: all that is told has words, and so has what is refused."""
    from audiodice.storage.moving import Home, Import
    from audiodice.storage.player_file import MoveError

    home = folder() / "home"
    bring = Import(data, Home(home / "config", home / "data"))
    try:
        events = [*bring.run().events(1000)]
    except MoveError as error:
        events = [error.event]
    for event in events:
        assert words().say(event)


def moved_files() -> Sequence[bytes]:
    return ((ROOT / "tests/fixtures/player.1.audiodice").read_bytes(),)


def with_one_damaged(data: bytes) -> bytes:
    """A file in good order, one member of which is damaged; which and how, `data` says."""
    from audiodice.storage.player_file import Member, pack

    draw, members = random.Random(data), _members()
    name = draw.choice([*members])
    members[name] = damaged([members[name]], draw)
    return pack({one: Member(body) for one, body in members.items()})


@cache
def _packed() -> dict[str, bytes]:
    from audiodice.storage.player_file import unpack

    return {name: member.data for name, member in unpack(moved_files()[0]).items()}


def _members() -> dict[str, bytes]:
    return {**_packed()}
