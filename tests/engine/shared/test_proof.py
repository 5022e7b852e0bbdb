"""A saved shared game can be read, replayed, verified and counted; each change is detected."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from audiodice.core.model import Action
from audiodice.engine.entries import Move, Ruling, Undo, header_of
from audiodice.engine.journal import Journal, JournalError, read, read_file
from audiodice.engine.shared.proof import verify_shared
from audiodice.engine.summary import summary
from audiodice.engine.table import resume
from audiodice.storage.records.store import Records
from tests.cli.test_cli_solved import run
from tests.support.friends import Network


def whole_game(game: str = "farkle") -> Journal:
    network = Network(5)
    ann, _ = network.seated(game=game)
    network.play_on()
    return read(ann.lines)


@pytest.fixture(scope="module")
def journal() -> Journal:
    return whole_game()


@pytest.mark.parametrize("game", ["farkle", "fonnjo_foon", "fune", "dice4fun"])
def test_all_dice_of_a_game_are_proven(game: str) -> None:
    found = verify_shared(whole_game(game))
    assert (found.fair, found.wrong_line, found.without, found.lost) == (True, None, 0, 0)
    assert found.throws > 10


def _first_throw(journal: Journal) -> int:
    return next(n for n, e in enumerate(journal.entries) if isinstance(e, Move) and e.dice)


def other_dice(journal: Journal) -> None:
    n = _first_throw(journal)
    move = journal.entries[n]
    assert isinstance(move, Move)
    journal.entries[n] = replace(move, dice=tuple(7 - face for face in move.dice))


def other_link(journal: Journal) -> None:
    n = _first_throw(journal)
    move = journal.entries[n]
    assert isinstance(move, Move)
    assert move.proof is not None
    links = (bytes(32), *move.proof.links[1:])
    journal.entries[n] = replace(move, proof=replace(move.proof, links=links))


def no_link(journal: Journal) -> None:
    n = _first_throw(journal)
    move = journal.entries[n]
    assert isinstance(move, Move)
    assert move.proof is not None
    links = (*move.proof.links[:1], b"")
    journal.entries[n] = replace(move, proof=replace(move.proof, links=links))


def other_seconds(journal: Journal) -> None:
    n = _first_throw(journal)
    move = journal.entries[n]
    assert isinstance(move, Move)
    journal.entries[n] = replace(move, after=move.after + 1)


def other_options(journal: Journal) -> None:
    journal.header = replace(journal.header, options={**journal.header.options, "target": 500})


def other_name(journal: Journal) -> None:
    seats = (replace(journal.header.seats[0], name="Eve"), *journal.header.seats[1:])
    journal.header = replace(journal.header, seats=seats)


def taken_back(journal: Journal) -> None:
    journal.entries[_first_throw(journal) + 1 :] = [Undo()]


def lost_for_nothing(journal: Journal) -> None:
    journal.entries[0:0] = [Ruling("lost", 0)]


@pytest.mark.parametrize(
    "change",
    [
        other_dice, other_link, no_link, other_seconds, other_options, other_name, taken_back,
        lost_for_nothing,
    ],
)  # fmt: skip
def test_changed_entry_is_found(journal: Journal, change: Callable[[Journal], None]) -> None:
    copy = Journal(journal.header, list(journal.entries))
    change(copy)
    assert not verify_shared(copy).fair


def test_file_round_trips(journal: Journal) -> None:
    lines = list(journal.lines())
    again = read(lines)
    assert again == journal
    assert list(again.lines()) == lines
    head = json.loads(lines[0])
    assert head["throws"] == "shared"
    assert not {"seed", "commitment", "fair"} & set(head)


def test_older_program_refuses_the_file(journal: Journal) -> None:
    head = json.loads(next(journal.lines()))
    head.pop("sum")
    head["throws"] = "shared-2"
    with pytest.raises(ValueError, match="table"):
        header_of(head)


@pytest.mark.parametrize(
    "wrong", [{"keys": []}, {"tips": ["", ""]}, {"table": ""}, {"keys": ["x" * 64, "y" * 64]}]
)
def test_a_header_without_its_keys_is_refused(journal: Journal, wrong: dict[str, object]) -> None:
    head = json.loads(next(journal.lines()))
    head.pop("sum")
    with pytest.raises(ValueError, match=r"key|chain|seat|table"):
        header_of({**head, **wrong})


@pytest.mark.parametrize(
    "line",
    ['{"ruled": "x", "seat": 0}', '{"ruled": "skip", "seat": -1}', '{"do": "roll", "k": 0}'],
)
def test_invalid_entry_is_refused(journal: Journal, line: str) -> None:
    from audiodice.engine.entries import entry_of

    with pytest.raises(ValueError, match=r"rule|number|throw"):
        entry_of(json.loads(line))


def test_rulings_say_who_acts() -> None:
    network = Network(6)
    ann, _ = network.seated()
    assert ann.shared.table
    table = resume(read(ann.lines))
    assert (table.owner(1), ann.shared.table.owner(1)) == ("here", "remote")
    table.replay(Ruling("computer", 1))
    assert table.owner(1) == "computer"
    table.replay(Ruling("back", 1))
    assert table.owner(1) == "here"
    with pytest.raises(JournalError):
        resume(Journal(table.journal.header, [Ruling("skip", 7)]))
    with pytest.raises(RuntimeError):
        table.act(Action("roll"))


def test_shared_game_counts_in_the_records(journal: Journal, tmp_path: Path) -> None:
    told = summary(journal)
    assert told is not None
    assert [seat.name for seat in told.seats] == ["Ann", "Bob"]
    assert sum(seat.won for seat in told.seats) == 1
    records = Records(tmp_path / "records.sqlite")
    assert records.record(journal)
    records.record(journal)
    assert sorted((one.player, one.games) for one in records.stats()) == [("Ann", 1), ("Bob", 1)]
    records.close()


def test_replay_command_verifies_and_reports_the_result(
    journal: Journal, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.journal"
    file.write_text("".join(f"{line}\n" for line in journal.lines()), "utf-8")
    status, out, _ = run(capsys, f"replay {file} --verify --json")
    report = json.loads(out)
    assert (status, report["fair"], report["finished"]) == (0, True, True)
    assert len(json.loads(run(capsys, f"replay {file} --json")[1])["lines"]) > 10
    assert run(capsys, f"replay {file} --verify --commitment {'0' * 64}")[0] == 2
    copy = Journal(journal.header, list(journal.entries))
    other_seconds(copy)
    file.write_text("".join(f"{line}\n" for line in copy.lines()), "utf-8")
    status, out, _ = run(capsys, f"replay {file} --verify --json")
    assert (status, json.loads(out)["wrong_line"]) == (2, _first_throw(copy) + 2)
    assert read_file(file.read_bytes()).journal.header.shared
