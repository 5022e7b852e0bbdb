"""A game killed at any moment loses nothing that was spoken, and continues with the same dice.

`AUDIODICE_LONG=1` kills a thousand real processes instead of twenty.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from audiodice import games
from audiodice.engine.fair import verify
from audiodice.engine.journal import Journal, Move, Seat
from audiodice.engine.saved_game import SavedGame
from audiodice.engine.table import Table, resume
from audiodice.engine.throw import SeededThrow, chance
from audiodice.storage.journal_folder import JournalFolder
from tests.support.kept_player import spoken
from tests.support.memory_files import Inline, MemoryFiles, NoLock, Stopped

FOLDER = Path("/nowhere/games")
SEATS, SEED = (Seat("Ann"), Seat("Bo")), 3


def keeper_of(files: MemoryFiles) -> JournalFolder:
    return JournalFolder(FOLDER, files=files, locking=NoLock, writer=Inline())


def faces(journal: Journal) -> list[int]:
    return [face for e in journal.entries if isinstance(e, Move) for face in e.dice]


def throws_what_would_have_come(table: Table, journal: Journal) -> bool:
    """Whether the next dice are those of the seed after the journal's."""
    stream = SeededThrow(journal.header.seed)
    stream(len(faces(journal)))
    return table._throw(30) == stream(30)


# --- between any two calls of a stand-in disk ---------------------------------------------------


class Play:
    """A short game of random steps on a stand-in disk, until the disk stops."""

    def __init__(self, files: MemoryFiles) -> None:
        self.heard: list[Any] = []  # states that were safe to speak of
        self.finished = False
        store = keeper_of(files)
        table = Table(
            games.load("farkle"), SEATS, SeededThrow(SEED), options={"target": 100}, seed=SEED
        )
        self.states: dict[int, Any] = {0: table.state}
        choose = chance(5, "choices").random
        try:
            if store.begin(table).kept:
                self.heard.append(0)
            while not table.over:
                self._step(table, choose)
                assert store.pending is None
                self.heard.append(len(table.journal.entries))
            store.finish(lambda _: None)
            self.finished = True
        except Stopped:
            pass

    def _step(self, table: Table, choose: Callable[[], float]) -> None:
        # The state is noted before the step is recorded: being killed there must not lose it.
        def note(_: Any) -> None:
            self.states[len(table.journal.entries)] = table.state

        table.observers.insert(0, note)
        if choose() > 0.3 or not table.undo():
            actions = table.game.legal_actions(table.state)
            table.act(actions[int(choose() * len(actions))])
        table.observers.remove(note)


def kept_after(files: MemoryFiles) -> list[SavedGame]:
    store = keeper_of(files)
    store.tidy(lambda _: None)
    return store.kept() + store.kept(finished=True)


def check(play: Play, files: MemoryFiles) -> None:
    found = kept_after(files)
    assert len(found) == 1 or (not found and not play.heard)
    for kept in found:
        assert kept.problem is None
        store = keeper_of(files)
        table = store.open(kept)
        entries = len(table.journal.entries)
        assert entries >= max(play.heard, default=0)
        assert table.state == play.states[entries]
        assert verify(table.journal).fair
        assert throws_what_would_have_come(resume(table.journal), table.journal)
        if table.over:
            assert play.states[max(play.states)] == table.state
            continue
        # and it is kept on from there
        table.act(table.game.legal_actions(table.state)[0])
        assert store.pending is None
        assert len(keeper_of(files).read(kept).entries) == entries + 1


WHOLE = MemoryFiles()
assert Play(WHOLE).finished
CALLS = range(1, WHOLE.calls + 2)


@pytest.mark.parametrize("half", [False, True])
def test_a_kill_between_any_two_calls_loses_nothing_spoken(half: bool) -> None:
    assert 40 < len(CALLS) < 200
    for call in CALLS:
        files = MemoryFiles(stop_at=call, half=half)
        play = Play(files)
        assert play.finished == (call == CALLS[-1])
        check(play, files.killed())


@pytest.mark.parametrize("late_names", [False, True])
@pytest.mark.parametrize("part", [0.0, 0.6, 1.0])
def test_a_power_cut_between_any_two_calls_loses_nothing_spoken(
    late_names: bool, part: float
) -> None:
    for call in CALLS:
        files = MemoryFiles(stop_at=call)
        play = Play(files)
        check(play, files.power_cut(late_names=late_names, part=part))


# --- real processes -----------------------------------------------------------------------------

KILLS = 1000 if os.environ.get("AUDIODICE_LONG") else 20


def killed(folder: Path, choices: int, game: str, lines: int, wait: float) -> list[str]:
    """The words of a program until it was killed, `wait` seconds after so many lines.

    Lines first, and then time: a busy machine must not kill it before it has begun to play.
    """
    command = [sys.executable, "-m", "tests.support.kept_player", str(folder), str(choices), game]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        heard = "".join(process.stdout.readline() for _ in range(lines))
        time.sleep(wait)
        process.kill()
        heard += process.stdout.read()
    return heard.split("\n")[:-1]  # the last was not spoken to its end


def check_kept(store: JournalFolder, lines: list[str], before: dict[str, Journal]) -> None:
    """Check that all that was spoken is saved and goes on; `before` gets each game first."""
    for name in {line.split()[0] for line in lines}:
        kept = store.find(name)
        assert kept is not None
        assert kept.problem is None
        journal = store.read(kept)
        assert verify(journal).fair
        all_there(journal, name, [line for line in lines if line.startswith(f"{name} ")])
        if name in before:  # a game killed once more goes on, it does not begin anew
            earlier = before[name].entries
            assert journal.entries[: len(earlier)] == earlier
        assert throws_what_would_have_come(resume(journal), journal)
        before[name] = journal
    assert len(store.kept()) <= 1


def test_kill_9_at_random_moments_loses_nothing_spoken(tmp_path: Path) -> None:
    draw, heard = random.Random(), 0
    before: dict[str, Journal] = {}
    for number in range(KILLS):
        game = draw.choice(games.names())
        lines = killed(tmp_path, number, game, draw.randrange(20), draw.uniform(0, 0.02))
        heard += len(lines)
        check_kept(JournalFolder(tmp_path), lines, before)
    assert heard > KILLS


def all_there(journal: Journal, name: str, lines: list[str]) -> None:
    """Check that each spoken line is the journal's state after so many entries."""
    for line in lines[:1] + lines[-1:]:
        many = int(line.split()[1])
        table = resume(Journal(journal.header, journal.entries[:many]))
        assert spoken(name, table) == line
