"""The language that is spoken if the command line does not name one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from audiodice.desktop import system_language
from audiodice.present.settings import Settings
from audiodice.present.words import languages
from audiodice.session import language
from audiodice.storage import paths
from audiodice.storage.settings import SettingsFile
from tests.support.each import each
from tests.support.headless import Player
from tests.support.languages import LANGS
from tests.support.program import AUDIODICE, bare_environment, settings
from tests.support.said import label, said

THERE = ("de", "en", "es", "fr", "ja", "pt-BR", "zh-Hans")


@each(
    ("wish", "chosen"),
    [
        ("de", "de"),
        ("de_AT.UTF-8", "de"),
        ("de_DE@euro", "de"),
        ("fr_CA.ISO8859-1@x", "fr"),
        ("ja_JP.eucJP", "ja"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("PT-br", "pt-BR"),
        ("pt_PT", "pt-BR"),
        ("pt", "pt-BR"),
        ("es_MX.UTF-8", "es"),
        ("es-419", "es"),
        ("zh_CN.UTF-8", "zh-Hans"),
        ("zh-Hans-CN", "zh-Hans"),
        ("zh-SG", "zh-Hans"),
        ("zh_CHS", "zh-Hans"),
        ("zh_TW.Big5", "zh-Hans"),
        ("zh", "zh-Hans"),
        ("cy_GB.UTF-8", "en"),
        ("nl_BE", "en"),
        ("z", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("", "en"),
        ("_", "en"),
    ],
)
def test_locale_finds_its_language(wish: str, chosen: str) -> None:
    assert language.choose((wish,), THERE) == chosen


def test_first_available_wish_is_chosen() -> None:
    assert language.choose(("", "nl", "fr", "de"), THERE) == "fr"
    assert language.choose(("cy-GB", "zh-TW", "en-GB"), THERE) == "zh-Hans"


def test_exact_language_comes_before_a_related_one() -> None:
    both = ("en", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant")
    assert language.choose(("pt-PT",), both) == "pt-PT"
    assert language.choose(("zh-Hant-TW",), both) == "zh-Hant"


@pytest.mark.parametrize("lang", LANGS)
def test_each_language_is_found_by_its_own_tag_and_locale(lang: str) -> None:
    for wish in (lang, lang.upper(), f"{lang.replace('-', '_')}.UTF-8"):
        assert language.choose(("xx", wish, "en"), LANGS) == lang


@each(
    ("environ", "told"),
    [
        ({"LC_ALL": "de_DE", "LC_MESSAGES": "fr_FR", "LANG": "ja_JP"}, ("de_DE",)),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "ja_JP"}, ("fr_FR",)),
        ({"LANG": "ja_JP", "LC_TIME": "de_DE"}, ("ja_JP",)),
        ({"LC_ALL": "C", "LANG": "ja_JP"}, ("C",)),
        ({}, ()),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "cy:pl:de"}, ("cy", "pl", "de", "en_US.UTF-8")),
        ({"LC_ALL": "fr_FR", "LANGUAGE": "nl_BE"}, ("nl_BE", "fr_FR")),
        ({"LANG": "fr_FR", "LANGUAGE": ":es::"}, ("es", "fr_FR")),
        ({"LANG": "fr_FR", "LANGUAGE": ""}, ("fr_FR",)),
        ({"LC_ALL": "C", "LANG": "ja_JP", "LANGUAGE": "de"}, ("C",)),
        ({"LC_MESSAGES": "C.UTF-8", "LANGUAGE": "de"}, ("C.UTF-8",)),
        ({"LANG": "POSIX", "LANGUAGE": "de"}, ("POSIX",)),
        ({"LANGUAGE": "de"}, ()),
    ],
)
def test_environment_is_read_as_gettext_reads_it(
    environ: dict[str, str], told: tuple[str, ...]
) -> None:
    assert system_language.of_environment(environ) == told


@pytest.mark.parametrize(
    ("listed", "chosen"),
    [
        ("cy:de:fr", "de"),
        ("pt_PT:de", "pt-BR"),
        ("en_GB:de", "en"),
        ("xx:yy", "ja"),
        ("zh", "zh-Hans"),
    ],
)
def test_first_available_language_of_the_list_is_spoken(listed: str, chosen: str) -> None:
    told = system_language.of_environment({"LANG": "ja_JP.UTF-8", "LANGUAGE": listed})
    assert language.choose(told, THERE) == chosen


def test_setting_comes_before_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_language, "wishes", lambda: ("de_DE.UTF-8",))
    assert system_language.in_force(Settings()) == "de"
    assert system_language.in_force(Settings(language="en")) == "en"


class Foundation:
    """The CoreFoundation of a Mac with these preferred languages; references are numbers."""

    def __init__(self, *tags: str) -> None:
        self.held = 0  # number of arrays that were copied and not released

        def copy() -> int:
            self.held += 1
            return 1

        def text(string: int, buffer: Any, size: int, encoding: int) -> bool:
            data = tags[string - 100].encode()
            if encoding != 0x08000100 or len(data) >= size:
                return False
            buffer.value = data
            return True

        def release(array: int) -> None:
            assert array == 1
            self.held -= 1

        # Functions, which like those of ctypes take attributes.
        self.CFLocaleCopyPreferredLanguages = copy
        self.CFArrayGetCount = lambda array: array and len(tags)
        self.CFArrayGetValueAtIndex = lambda array, place: array and 100 + place
        self.CFStringGetCString = text
        self.CFRelease = release


def test_mac_languages_keep_their_order() -> None:
    mac = Foundation("nl-NL", "de-DE", "x" * 200, "en-GB")
    told = system_language.of_mac(mac)
    assert told == ("nl-NL", "de-DE", "en-GB")
    assert language.choose(told, THERE) == "de"
    assert mac.held == 0
    assert system_language.of_mac(Foundation()) == ()


class Kernel:
    """The kernel32 of a Windows with these preferred languages."""

    def __init__(self, *tags: str) -> None:
        self.tags = tags

    def GetUserPreferredUILanguages(  # noqa: N802
        self, flags: int, count: Any, names: Any, size: Any
    ) -> int:
        data = "".join(f"{tag}\0" for tag in self.tags) + "\0"
        if flags != 8 or (names is not None and size._obj.value < len(data)):
            return 0
        count._obj.value, size._obj.value = len(self.tags), len(data)
        if names is not None:
            names[: len(data)] = data
        return 1


@pytest.mark.parametrize(
    ("tags", "chosen"),
    [
        (("de-AT",), "de"),
        (("zh-CN", "en-US"), "zh-Hans"),
        (("zh-SG",), "zh-Hans"),
        (("cy-GB", "es-MX", "en-US"), "es"),
        (("pt-PT", "de-DE"), "pt-BR"),
        (("cy-GB",), "en"),
        ((), "en"),
    ],
)
def test_windows_languages_keep_their_order(tags: tuple[str, ...], chosen: str) -> None:
    told = system_language.of_windows(Kernel(*tags))
    assert told == tags
    assert language.choose(told, THERE) == chosen


def test_windows_without_languages_falls_back_to_english() -> None:
    kernel = Kernel("de-DE")
    kernel.GetUserPreferredUILanguages = lambda *_: 0  # type: ignore[method-assign]
    assert system_language.of_windows(kernel) == ()


def test_unknown_language_is_refused_with_a_list(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('# mine\nlanguage = "xx"\n', "utf-8")
    found, complaints = SettingsFile(path, languages(paths.locale())).load()
    assert found.language == "auto"
    assert [(c.line, c.fields["default"]) for c in complaints] == [(2, "auto")]


def first_rule(home: Path, *arguments: str, **extra: str) -> str:
    run = subprocess.run(
        [str(AUDIODICE), "rules", "farkle", *arguments],
        env=bare_environment(home, **extra),
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=True,
    )
    return run.stdout.splitlines()[0]


def test_language_is_taken_from_option_then_setting_then_system(
    tmp_path: Path,
) -> None:
    english, german = (label("farkle/in-short", lang=lang) for lang in ("en", "de"))
    assert first_rule(tmp_path) == english
    if sys.platform != "win32":  # its language is not set by a variable
        assert first_rule(tmp_path, LC_ALL="de_CH.UTF-8") == german
    settings(tmp_path, 'language = "de"\n')
    assert first_rule(tmp_path) == german
    assert first_rule(tmp_path, "--lang", "en") == english


def test_language_setting_says_it_applies_at_the_next_start() -> None:
    player = Player(lang="de")
    player.keys("e enter enter home")
    heard = player.press("right")
    assert heard == said("menu_changed", label="setting-language", value="value-de")
    assert player.context.settings.language == "de"


def test_language_changed_during_a_run_applies_at_the_next_start() -> None:
    player = Player(lang="de")
    player.keys("e enter enter home")
    for lang in LANGS:  # in their order, after "auto"
        assert player.press("right") == said(
            "menu_changed", label="setting-language", value=f"value-{lang}"
        )
        assert player.context.words.lang == "de"
        assert system_language.in_force(player.context.settings) == lang
