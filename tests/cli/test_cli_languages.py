"""`audiodice languages`: the state of each language, in words and as JSON."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from audiodice import cli
from audiodice.cli import languages
from audiodice.devices.audio.mixer import Mixer
from audiodice.present import translation
from audiodice.present.length import Length, against_english
from audiodice.present.words import VERBOSITIES
from audiodice.storage import paths


def run(line: str, capsys: pytest.CaptureFixture[str]) -> tuple[object, str, str]:
    with pytest.raises(SystemExit) as ended:
        cli.main(line.split())
    out, err = capsys.readouterr()
    return ended.value.code, out, err


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with English, and the language xx as a copy of it."""
    for lang in ("en", "xx"):
        shutil.copytree(paths.locale() / "en", tmp_path / lang)
    monkeypatch.setattr(paths, "locale", lambda: tmp_path)
    return tmp_path


def test_all_languages_are_listed(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    many = translation.size(copy)
    status, out, err = run("languages", capsys)
    told = [
        f"{lang}: complete, {many} messages, 1.00 times the words of English"
        for lang in ("en", "xx")
    ]
    assert (out.splitlines(), status, err) == (told, 0, "")


def test_each_finding_is_a_line_and_status_is_2(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = copy / "xx" / "fune.ftl"
    text = path.read_text("utf-8").replace("game-name = FUNE\n", "game-nam = FUNE\n")
    path.write_text(text, "utf-8")
    line = text.splitlines().index("game-nam = FUNE") + 1
    many = translation.size(copy)
    status, out, err = run("languages xx", capsys)
    assert (status, err) == (2, "")
    assert out.splitlines() == [
        f"xx: 2 problems, {many - 1} of {many} messages, 1.00 times the words of English",
        f"xx/fune.ftl, game-name: missing; line {line} in English",
        f"xx/fune.ftl, line {line}, game-nam: not in English",
        "What is missing, empty or broken is said in English.",
        *out.splitlines()[-1:],
    ]
    status, out, _ = run("languages --json", capsys)
    told = json.loads(out)["languages"]
    assert (status, told["en"]) == (2, [])
    assert told["xx"][1] == {
        "file": "fune.ftl", "line": line, "message": "game-nam", "what": "not in English"
    }  # fmt: skip


def test_a_missing_message_is_listed_and_fails_only_the_check(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = copy / "xx" / "fune.ftl"
    path.write_text(path.read_text("utf-8").replace("game-name = FUNE\n", ""), "utf-8")
    many = translation.size(copy)
    for line in ("languages xx", "languages"):
        status, out, err = run(line, capsys)
        assert (status, err) == (0, "")
        assert "xx/fune.ftl, game-name: missing" in out
    for line in ("languages --check", "languages check xx --check"):
        status, out, err = run(line, capsys)
        assert (status, err) == (2, f"xx: 1 problem, {many - 1} of {many} messages\n")
    assert run("languages en --check", capsys)[::2] == (0, "")


def test_unknown_language_is_one_line_and_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run("languages klingon", capsys)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "LANG: 'klingon'" in err
    assert "ja" in err


def test_catalogue_that_is_not_text_is_one_line_and_status_2(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (copy / "xx" / "help.ftl").write_bytes(b"\xff")
    status, out, err = run("languages xx", capsys)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "help.ftl" in err


def test_json_has_progress_and_length_of_each_language(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = copy / "xx" / "fune.ftl"
    text = path.read_text("utf-8").replace("game-name = FUNE\n", "")
    path.write_text(text.replace("Yacht", "Yacht on a ship"), "utf-8")
    (copy / "unplayed.txt").write_text("common/zero\nfune/one\n", "utf-8")
    told = json.loads(run("languages --json", capsys)[1])
    assert told["translated"] == {"en": told["messages"], "xx": told["messages"] - 1}
    assert told["length"]["en"] == {"unit": "words", "ratio": 1}
    assert told["length"]["xx"]["ratio"] > 1
    assert told["unplayed"] == ["common/zero", "fune/one"]


def test_length_counts_words_or_characters_by_language(copy: Path) -> None:
    shutil.rmtree(copy / "xx")
    for lang, text in (("zh-Hans", "骰子游戏"), ("nl", "De dobbelsteen")):
        (copy / lang).mkdir()
        (copy / lang / "common.ftl").write_text(f"dice = {text}\n", "utf-8")
    (copy / "en/common.ftl").write_text(
        "dice = Dice { $a ->\n    [one] one\n   *[other] rolling on\n }\n", "utf-8"
    )
    assert against_english(copy, "zh-Hans") == Length("syllables", 4 / 4)
    assert against_english(copy, "nl") == Length("words", 2 / 3)


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that would be spoken."""
    spoken: list[str] = []
    monkeypatch.setattr(languages, "_speak", lambda _, texts: spoken.extend(texts))
    return spoken


def test_say_shows_the_source_and_speaks_each_verbosity(
    capsys: pytest.CaptureFixture[str], silent: list[str]
) -> None:
    status, out, err = run("languages say fr rolls-left", capsys)
    assert (status, err) == (0, "")
    lines = (paths.locale() / "fr/common.ftl").read_text("utf-8").splitlines()
    place = next(n for n, line in enumerate(lines, 1) if line.startswith("rolls-left ="))
    assert f"fr/common.ftl, line {place}:" in out.splitlines()
    samples = out.partition("over=")[2]
    for verbosity in VERBOSITIES:
        assert f"  {verbosity}: " in samples
    assert len(silent) > 4  # one, none and several are left
    assert all(text in out for text in silent)


def test_silent_option_only_prints(capsys: pytest.CaptureFixture[str], silent: list[str]) -> None:
    assert run("languages say ja farkle/banked --silent", capsys)[0] == 0
    assert silent == []


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ("xx zero", "LANG: 'xx'"), ("fr rolls-lef", "rolls-left"), ("fr kept", "common/kept"),
        ("fr farkle/game-nam", "game-name"),
    ],
)  # fmt: skip
def test_unknown_message_is_one_line_with_similar_names(
    arguments: str, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(f"languages say {arguments}", capsys)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert named in err


@pytest.mark.parametrize(
    "damage", ["game-name = { $x ->\n", "game-name = { nothing }\n", "", b"\xff"]
)
def test_broken_or_missing_message_is_said_in_english(
    copy: Path, damage: str | bytes, capsys: pytest.CaptureFixture[str], silent: list[str]
) -> None:
    path = copy / "xx/fune.ftl"
    path.write_bytes(damage.encode() if isinstance(damage, str) else damage)
    status, out, _ = run("languages say xx fune/game-name", capsys)
    assert status == 0
    assert "fune.ftl" in out
    assert silent == ["FUNE"]


def test_say_without_sound_device_prints_the_message_and_the_reason(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Mixer, "open", lambda: Mixer())
    status, out, err = run("languages say en fune/game-name", capsys)
    assert status == 0
    assert "FUNE" in out
    assert err.count("\n") == 1
