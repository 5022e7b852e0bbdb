"""`audiodice settings`: lists, sets, keeps comments, refuses in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from audiodice.cli import _main
from audiodice.present.settings import NAMES
from audiodice.storage import paths


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(paths, "own_folder", lambda: tmp_path)
    return tmp_path


def test_all_are_listed_with_what_is_allowed(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _main(["settings"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(NAMES)
    assert "verbosity = normal    (brief, normal or full)" in lines


def test_a_value_is_set_and_comments_stay(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "settings.toml").write_text("# mine\npace = 'slow'  # I like it so\n", "utf-8")
    assert _main(["settings", "rate", "300"]) == 0
    assert _main(["settings", "night", "on"]) == 0
    text = (folder / "settings.toml").read_text("utf-8")
    assert "# mine" in text
    assert "# I like it so" in text
    assert "rate = 300" in text
    assert "night = true" in text
    capsys.readouterr()
    assert _main(["settings", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["rate"], told["night"], told["pace"]) == (300, True, "slow")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["nigt"], "NAME: 'nigt' is not valid; expected language,"),
        (["rate", "fast"], "rate: 'fast' is not valid; expected a whole number from 80 to 440"),
        (["rate", "9999"], "rate: '9999'"),
        (["rate", "-100"], "rate: '-100'"),
        (["night", "2"], "night: '2' is not valid; expected off or on"),
        (["name", "a" * 21], "is not valid; expected nothing, or a name of at most 20 characters"),
        (["name", "  "], "is not valid; expected nothing, or a name of at most 20 characters"),
        (["buffer", "300"], "buffer: '300' is not valid; expected 256, 512 or 1024"),
    ],
)
def test_what_cannot_be_is_one_line(
    folder: Path, capsys: pytest.CaptureFixture[str], words: list[str], why: str
) -> None:
    assert _main(["settings", "--", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert why in err
    assert not (folder / "settings.toml").exists()


def test_a_wrong_line_in_the_file_is_named_and_left(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = folder / "settings.toml"
    path.write_text("rate = 100\npace = 'warp'\n", "utf-8")
    assert _main(["settings", "pace"]) == 0
    out, err = capsys.readouterr()
    assert "line 2" in err
    assert out.startswith("pace = normal")
    assert path.read_text("utf-8") == "rate = 100\npace = 'warp'\n"
