"""The languages of the site: the page's own words, and the game's, each fetched when wanted."""

from __future__ import annotations

import json
import re
import subprocess
import zipfile
from pathlib import Path

import pytest

from audiodice.present.words import languages
from audiodice.storage import paths
from audiodice.web import packing
from audiodice.web.bridge import language_of
from audiodice.web.build import _known_languages
from audiodice.web.npm_package import node
from tests.support.languages import LANGS, ROOT

SITE = ROOT / "audiodice/web/site"
WORDS = json.loads((SITE / "words.json").read_text("utf-8"))
LINKED = re.findall(r'hreflang="([^"]+)"', (SITE / "index.html").read_text("utf-8"))


def test_every_language_has_its_link_and_the_words_of_the_page() -> None:
    assert LINKED[:1] == ["en"]
    assert {*LANGS} <= {*LINKED} == {*WORDS}


@pytest.mark.parametrize("lang", WORDS)
def test_the_words_of_the_page_are_whole(lang: str) -> None:
    english, own = WORDS["en"], WORDS[lang]
    assert [*own] == [*english]
    fields = {key: sorted(re.findall(r"\{\w+\}", text)) for key, text in own.items()}
    assert fields == {key: sorted(re.findall(r"\{\w+\}", text)) for key, text in english.items()}
    names = re.compile(r"NVDA|JAWS|Orca|Safari|2023")
    assert {k: sorted({*names.findall(t)}) for k, t in own.items()} == {
        k: sorted({*names.findall(t)}) for k, t in english.items()
    }
    same = {key for key, text in own.items() if text == english[key]}
    assert lang == "en" or len(same) <= 3, same


@pytest.mark.parametrize("lang", LANGS)
def test_no_screen_has_the_name_of_the_list_of_what_was_said(lang: str) -> None:
    """Both are landmarks, and two of one name cannot be told apart."""
    texts = (paths.locale() / lang / "common.ftl").read_text("utf-8")
    titles = re.findall(r"^(?:settings-\w+|[a-z]+-title) = (\w[^{}\n]*)$", texts, re.MULTILINE)
    assert len(titles) > 12
    assert WORDS[lang]["history"] not in titles


def test_a_site_links_to_no_language_that_it_lacks() -> None:
    page = (SITE / "index.html").read_text("utf-8").replace('hreflang="de"', 'hreflang="xx"')
    left = re.findall(r'hreflang="([^"]+)"', _known_languages(page))
    assert left == [lang for lang in LINKED if lang in LANGS and lang != "de"]


@pytest.mark.parametrize(
    ("wishes", "chosen"),
    [
        (["pt-PT", "de"], "pt-BR"), (["zh-CN"], "zh-Hans"), (["zh-Hans-SG"], "zh-Hans"),
        (["cy", "nl-BE"], "nl"), (["", None, "ES-mx"], "es"), (["cy"], "en"), ([], "en"),
    ],
)  # fmt: skip
def test_the_page_speaks_the_nearest_language(wishes: list[str | None], chosen: str) -> None:
    code = (
        f"import {{ bestLanguage }} from {json.dumps((SITE / 'words.js').as_uri())};\n"
        f"console.log(bestLanguage({json.dumps(WORDS)}, {json.dumps(wishes)}))"
    )
    command = [*node(), "--input-type=module", "-e", code]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == chosen


def test_the_program_is_packed_with_english_and_knows_the_others(tmp_path: Path) -> None:
    packing.stage(tmp_path / "program", LANGS)
    locale = tmp_path / "program/audiodice/locale"
    assert languages(locale) == LANGS
    files = {path.parent.name for path in locale.rglob("*.ftl") if path.stat().st_size > 100}
    assert files == {"en"}


def test_a_fetched_language_is_whole_once_it_is_unpacked(tmp_path: Path) -> None:
    packing.put_languages(tmp_path / "locale", LANGS)
    assert {path.stem for path in (tmp_path / "locale").iterdir()} == {*LANGS} - {"en"}
    for path in (tmp_path / "locale").iterdir():
        with zipfile.ZipFile(path) as archive:
            archive.extractall(tmp_path / "program")
        there = paths.locale() / path.stem
        for own in there.glob("*.ftl"):
            unpacked = tmp_path / "program/audiodice/locale" / path.stem / own.name
            assert unpacked.read_bytes() == own.read_bytes()
        assert path.stat().st_size < 60_000  # what a first visit fetches more


@pytest.mark.parametrize("lang", LANGS)
def test_the_worker_is_told_which_language_to_fetch(tmp_path: Path, lang: str) -> None:
    assert language_of(json.dumps({"languages": ["xx", lang, "en"]}), str(tmp_path)) == lang
    assert language_of(json.dumps({"lang": lang}), str(tmp_path)) == lang
    (tmp_path / "settings.toml").write_text(f'language = "{lang}"\n', "utf-8")
    assert language_of(json.dumps({"languages": ["en"]}), str(tmp_path)) == lang
