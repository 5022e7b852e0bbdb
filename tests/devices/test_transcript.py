"""The transcript: one JSON object a line, at once, from any thread, and never in the way."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import pytest

from audiodice.session.transcript import Transcript


def test_a_line_is_there_at_once_with_ms_first(tmp_path: Path) -> None:
    path = tmp_path / "Ö transcript.jsonl"
    transcript = Transcript(path)
    transcript.write("say", text='Würfel "1"\n日本 \ud800', interrupt=True)
    line = path.read_text(encoding="utf-8")
    assert "Würfel" in line
    assert "日本" in line
    entry = json.loads(line)
    assert list(entry) == ["ms", "kind", "text", "interrupt"]
    assert entry["ms"] >= 0
    transcript.write("cue", name="roll", pan=-0.5)
    first, second = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    assert second["ms"] >= first["ms"]
    transcript.close()
    transcript.write("late")
    assert path.read_text(encoding="utf-8").count("\n") == 2


def test_threads_do_not_mix_lines(tmp_path: Path) -> None:
    path = tmp_path / "t"
    transcript = Transcript(path)

    def work(number: int) -> None:
        for count in range(200):
            transcript.write("say", text="x" * 500, by=number, count=count)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    transcript.close()
    entries = [json.loads(line) for line in path.read_text().splitlines()]
    for number in range(4):
        assert [e["count"] for e in entries if e["by"] == number] == list(range(200))


def test_no_path_writes_nothing() -> None:
    transcript = Transcript(None)
    transcript.write("say", text="x")
    assert transcript.failure is None


def test_an_unwritable_path_is_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="no-folder"):
        Transcript(tmp_path / "no-folder" / "t")


def test_a_full_disk_ends_the_transcript_only() -> None:
    transcript = Transcript("/dev/full")
    transcript.write("say", text="x")
    assert transcript.failure is not None
    assert "No space left" in transcript.failure
    transcript.write("say", text="y")
    transcript.close()
