"""Fair dice: a commitment binds the seed, and the seed binds every face."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from audiodice import games
from audiodice.core.model import Action
from audiodice.engine.fair import Verification, verify
from audiodice.engine.journal import Header, Journal, Move, Seat, read, read_file
from audiodice.engine.summary import summary
from audiodice.engine.table import Table, resume
from audiodice.engine.throw import SeededThrow, chance
from audiodice.opponents.generic import cautious
from tests.engine.test_journal_files import FIXTURES

SEED = 314_159


def played() -> Journal:
    game = games.load("farkle")
    table = Table(game, (Seat("Ann"), Seat("Bo")), SeededThrow(SEED), seed=SEED)
    while not table.over:
        table.act(cautious(game, table.state, chance(0, "unused")))
    return table.journal


def test_fair_game_verifies_with_plain_python() -> None:
    journal = played()
    commitment = sha256(b"314159").hexdigest()
    told = verify(journal, commitment)
    assert told.fair
    dice = [face for e in journal.entries if isinstance(e, Move) for face in e.dice]
    assert dice == Random(f"dice/{SEED}").choices((1, 2, 3, 4, 5, 6), k=len(dice))
    assert (told.faces, told.throws) == (
        len(dice), sum(isinstance(e, Move) and bool(e.dice) for e in journal.entries),
    )  # fmt: skip


def test_word_changes_the_dice_but_not_the_commitment() -> None:
    at = Table(games.load("farkle"), (Seat("Ann"),), SeededThrow(SEED, "Ötter 7"), seed=SEED)
    at.journal.header = replace(at.journal.header, fair=True, word="Ötter 7")
    for _ in range(3):
        at.act(Action("roll"))
        while at.turn or at.game.dice(at.state)[0]:
            at.act(cautious(at.game, at.state, chance(0, "unused")))
    dice = [face for e in at.journal.entries if isinstance(e, Move) for face in e.dice]
    text = f"dice/{SEED}/Ötter 7"
    assert dice == Random(text).choices((1, 2, 3, 4, 5, 6), k=len(dice))
    assert verify(at.journal, sha256(b"314159").hexdigest()).fair
    at.journal.header = replace(at.journal.header, word="ötter 7")
    assert verify(at.journal).wrong_line == 2


def test_resumed_game_with_a_word_throws_the_same_dice() -> None:
    header = Header("farkle", (Seat("Ann"),), {}, SEED, fair=True, word="otter")
    at = resume(Journal(header, []))
    again = resume(read(Journal(header, list(at.journal.entries)).lines()))
    assert again.journal.header == header
    assert at.act(Action("roll")) == again.act(Action("roll"))
    assert at.journal.entries == [Move(Action("roll"), SeededThrow(SEED, "otter")(6))]


def test_undone_throws_are_counted_and_later_throws_verified() -> None:
    at = Table(games.load("farkle"), (Seat("Ann"),), SeededThrow(SEED), seed=SEED)
    at.throws_stand = False
    for _ in range(2):
        at.act(Action("roll"))
        at.undo()
    at.act(Action("roll"))
    found = verify(at.journal)
    assert (found.undone, found.throws, found.proven, found.fair) == (2, 3, True, True)
    at.journal.header = replace(at.journal.header, fair=True)
    found = verify(at.journal)
    assert (found.undone_unfairly, found.proven, found.fair) == (True, True, False)


def test_given_commitment_makes_undone_throws_unfair() -> None:
    at = Table(games.load("farkle"), (Seat("Ann"),), SeededThrow(SEED), seed=SEED)
    at.throws_stand = False
    at.act(Action("roll"))
    at.undo()
    assert not verify(at.journal, at.journal.header.commitment).fair


def test_undone_choice_is_not_an_undone_throw() -> None:
    journal = played()
    journal.header = replace(journal.header, fair=True)
    at = resume(Journal(journal.header, journal.entries[:1]))
    free = at.game.legal_actions(at.state)
    at.act(next(action for action in free if action.verb == "keep"))
    assert at.undo()
    found = verify(at.journal)
    assert (found.undone, found.fair) == (0, True)


def test_one_changed_face_is_detected() -> None:
    journal = played()
    thrown = [n for n, e in enumerate(journal.entries) if isinstance(e, Move) and e.dice]
    entry = journal.entries[thrown[5]]
    assert isinstance(entry, Move)
    journal.entries[thrown[5]] = Move(entry.action, (entry.dice[0] % 6 + 1, *entry.dice[1:]))
    told = verify(journal)
    assert not told.fair
    assert (told.wrong_line, told.throws) == (thrown[5] + 2, 5)


def test_wrong_seed_is_detected() -> None:
    other = sha256(b"314160").hexdigest()
    told = verify(played(), other)
    assert not told.bound
    assert not told.fair
    assert told.wrong_line is None


@pytest.mark.parametrize("spelt", ["{}", "  {}\n"])
def test_commitment_ignores_case_and_spaces(spelt: str) -> None:
    commitment = Header("farkle", (), {}, "a word").commitment
    assert commitment == sha256(b"a word").hexdigest()
    journal = Journal(Header("farkle", (Seat("A"),), {}, "a word"))
    assert verify(journal, spelt.format(commitment.upper())) == Verification(0, 0, bound=True)


# --- summaries for the records ------------------------------------------------------------------


def test_finished_game_has_a_summary() -> None:
    journal = read_file((FIXTURES / "farkle.2.journal").read_bytes()).journal
    journal.entries = [
        Move(e.action, e.dice, after=500 if n == 0 else 2) if isinstance(e, Move) else e
        for n, e in enumerate(journal.entries)
    ]
    told = summary(journal)
    assert told is not None
    moves = [entry for entry in journal.entries if isinstance(entry, Move)]
    assert told.seconds == 120 + 2 * (len(moves) - 1)  # the first was a pause
    assert told.undone == len(journal.entries) - len(moves) > 0
    assert sum(seat.dice for seat in told.seats) == sum(len(move.dice) for move in moves)
    assert sum(seat.pips for seat in told.seats) == sum(sum(move.dice) for move in moves)
    for seat in told.seats:
        assert sum(seat.turns) == seat.score
        assert seat.won == (seat.place == 1) == (seat.score >= 200)
    assert [seat.policy for seat in told.seats] == [None, "cautious"]


def test_unfinished_game_has_no_summary() -> None:
    journal = played()
    whole = summary(journal)
    journal.entries.pop()
    assert whole is not None
    assert summary(journal) is None


def test_tied_seats_share_a_place() -> None:
    table = Table(games.load("fune"), [Seat(name) for name in "ABC"], Same(), seed=1)
    while not table.over:
        table.act(cautious(table.game, table.state, chance(0, "unused")))
    told = summary(table.journal)
    assert told is not None
    assert [(seat.place, seat.won) for seat in told.seats] == [(1, True)] * 3


class Same(SeededThrow):
    """A throw that shows only ones."""

    def __init__(self) -> None:
        super().__init__(0)

    def __call__(self, n: int) -> tuple[int, ...]:
        return (1,) * n


def test_identity_depends_on_the_game_only() -> None:
    one, same, other = played(), played(), played()
    other.header = Header("farkle", other.header.seats, other.header.options, SEED, started="later")
    found = [told.identity for journal in (one, same, other) if (told := summary(journal))]
    assert found[0] == found[1] != found[2]


def test_action_without_dice_verifies() -> None:
    journal = Journal(Header("farkle", (Seat("A"),), {}, 1), [Move(Action("bank"))])
    assert verify(journal) == Verification(0, 0, bound=True)
