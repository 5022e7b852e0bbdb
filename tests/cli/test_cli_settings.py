"""`audiodice settings`: lists and changes settings, keeps comments, refuses in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from audiodice.cli import _main
from audiodice.core.text import folded
from audiodice.present.settings import NAMES, Settings
from audiodice.storage import paths
from audiodice.storage.settings import own_settings_file
from tests.support.languages import LANGS
from tests.support.speaker import speaker


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(paths, "own_folder", lambda: tmp_path)
    return tmp_path


def test_all_settings_are_listed_with_allowed_values(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _main(["settings"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(NAMES)
    assert "verbosity = normal    (brief, normal or full)" in lines


def test_setting_a_value_keeps_comments(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
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
def test_invalid_setting_is_one_line(
    folder: Path, capsys: pytest.CaptureFixture[str], words: list[str], why: str
) -> None:
    assert _main(["settings", "--", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert why in err
    assert not (folder / "settings.toml").exists()


def test_wrong_line_in_the_file_is_reported_and_kept(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = folder / "settings.toml"
    path.write_text("rate = 100\npace = 'warp'\n", "utf-8")
    assert _main(["settings", "pace"]) == 0
    out, err = capsys.readouterr()
    assert "line 2" in err
    assert out.startswith("pace = normal")
    assert path.read_text("utf-8") == "rate = 100\npace = 'warp'\n"


@pytest.mark.parametrize(
    ("lang", "name", "words", "value"),
    [
        ("en", "digits", "places", "place"),
        ("en", "digits", "FACE", "face"),
        ("en", "digits", " Faces ", "face"),
        ("en", "undo", "as far as the last roll", "step"),
        ("en", "night", "ON", True),
        ("en", "language", "pt-br", "pt-BR"),
        ("de", "digits", None, None),  # all names in the menu
        ("ja", "pace", None, None),
        ("ru", "confirmations", None, None),
        ("tr", "colours", None, None),
    ],
)
def test_values_are_accepted_by_their_spoken_names(
    folder: Path, lang: str, name: str, words: str | None, value: object
) -> None:
    (folder / "settings.toml").write_text(f"language = '{lang}'\n", "utf-8")
    own = Settings(languages=("en", "de", "ja", "pt-BR", "ru", "tr"))
    spoken = speaker(lang)
    wanted = (
        {words: value}
        if value is not None
        else {str(spoken.value(one)).swapcase(): one for one in own.allowed(name)}
    )
    for said, one in wanted.items():
        assert _main(["settings", name, str(said)]) == 0
        set_, complaints = own_settings_file().load()
        assert (getattr(set_, name), complaints) == (one, ())


def test_values_of_a_setting_have_different_names() -> None:
    for lang in LANGS:
        spoken, own = speaker(lang), Settings(languages=LANGS)
        for name in NAMES:
            if not own.numbers(name) and (allowed := own.allowed(name)):
                named = {folded(str(spoken.value(value))) for value in allowed}
                assert len(named) == len(allowed), (lang, name)


CHANGED = "pace = 'slow'  # mine\nrate = 300\nname = 'Ann'\nrelays = 'mqtts://x.example'\n"


def test_reset_of_one_setting_changes_only_that(folder: Path) -> None:
    for name in ("pace", "rate", "name", "relays", "night"):
        (folder / "settings.toml").write_text(CHANGED, "utf-8")
        before, _ = own_settings_file().load()
        assert _main(["settings", name, "--reset"]) == 0
        after, complaints = own_settings_file().load()
        assert complaints == ()
        before.reset(name)
        assert after == before
        assert getattr(after, name) == getattr(Settings(), name)
        assert "# mine" in (folder / "settings.toml").read_text("utf-8")


def test_reset_of_all_keeps_name_and_relays(folder: Path) -> None:
    (folder / "settings.toml").write_text(CHANGED, "utf-8")
    assert _main(["settings", "--reset"]) == 0
    after, _ = own_settings_file().load()
    assert (after.name, after.relays) == ("Ann", "mqtts://x.example")
    assert [n for n in NAMES if getattr(after, n) != getattr(Settings(), n)] == ["name", "relays"]


@pytest.mark.parametrize("words", [["pace", "slow", "--reset"], ["nigt", "--reset"]])
def test_reset_refuses_a_value(
    folder: Path, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    assert _main(["settings", *words]) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert not (folder / "settings.toml").exists()
