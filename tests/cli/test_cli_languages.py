"""`audiodice languages`: the state of each, for people and for programs."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from audiodice import cli
from audiodice.present import translation
from audiodice.storage import paths


def run(line: str, capsys: pytest.CaptureFixture[str]) -> tuple[object, str, str]:
    with pytest.raises(SystemExit) as ended:
        cli.main(line.split())
    out, err = capsys.readouterr()
    return ended.value.code, out, err


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of English as the only language, and one begun from it."""
    for lang in ("en", "xx"):
        shutil.copytree(paths.locale() / "en", tmp_path / lang)
    monkeypatch.setattr(paths, "locale", lambda: tmp_path)
    return tmp_path


def test_every_language_is_listed(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    many = translation.size(copy)
    status, out, err = run("languages", capsys)
    told = [f"{lang}: complete, {many} messages" for lang in ("en", "xx")]
    assert (out.splitlines(), status, err) == (told, 0, "")


def test_what_is_to_do_is_a_line_each_and_status_2(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = copy / "xx" / "fune.ftl"
    text = path.read_text("utf-8").replace("game-name = FUNE\n", "game-nam = FUNE\n")
    path.write_text(text, "utf-8")
    line = text.splitlines().index("game-nam = FUNE") + 1
    status, out, err = run("languages xx", capsys)
    assert (status, err) == (2, "")
    assert out.splitlines() == [
        "xx: 2 problems",
        f"xx/fune.ftl, game-name: missing; line {line} in English",
        f"xx/fune.ftl, line {line}, game-nam: not in English",
    ]
    status, out, _ = run("languages --json", capsys)
    told = json.loads(out)["languages"]
    assert (status, told["en"]) == (2, [])
    assert told["xx"][1] == {
        "file": "fune.ftl", "line": line, "message": "game-nam", "what": "not in English"
    }  # fmt: skip


def test_an_unknown_language_is_one_line_and_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run("languages klingon", capsys)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "LANG: 'klingon'" in err
    assert "ja" in err


def test_a_catalogue_that_is_no_text_is_one_line_and_status_2(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (copy / "xx" / "help.ftl").write_bytes(b"\xff")
    status, out, err = run("languages xx", capsys)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "help.ftl" in err
