"""`audiodice replay FILE --heard`: a real program in a terminal plays a journal."""

from __future__ import annotations

from pathlib import Path

import pexpect

from tests.support.program import AUDIODICE, Transcript, bare_environment, settings
from tests.support.said import label, sentence

FIXTURE = Path(__file__).parents[1] / "fixtures" / "journals" / "farkle.2.journal"


def test_a_journal_is_heard_in_a_terminal(tmp_path: Path) -> None:
    settings(tmp_path, 'pace = "instant"\n')
    transcript = Transcript(tmp_path / "transcript.jsonl")
    arguments = ["replay", str(FIXTURE), "--heard", "--face", "terminal"]
    program = pexpect.spawn(
        str(AUDIODICE), [*arguments, "--transcript", str(transcript.path)],
        env=bare_environment(tmp_path), encoding="utf-8", timeout=20,
    )  # fmt: skip
    program.expect_exact(label("farkle/game-name"))
    program.send("\x1b[C")  # right
    program.expect_exact("5 6 6 1 1 1.")
    program.send("\x1b[B")  # down
    program.expect_exact(label("replay-turn", turn=1, seats=2, who="other", name="Cora"))
    program.send("\x1b[F")  # end
    program.expect("220.*175")
    program.send("\x1b")
    program.expect_exact(label("main-menu").capitalize())  # the main menu
    program.send("\x11")
    program.expect_exact(sentence("goodbye"))
    program.expect(pexpect.EOF)
    assert program.wait() == 0
    assert all(name in transcript.said()[0] for name in ("はなこ", "Cora"))
