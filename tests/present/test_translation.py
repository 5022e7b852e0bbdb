"""The languages have no mistakes; missing or wrong messages are found, with their lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice.present import translation
from audiodice.present.catalogue import CatalogueError
from audiodice.present.words import languages
from audiodice.storage import paths
from tests.support.each import each

ENGLISH = """
list-last = { $head } and { $next }
scores-last = { $head }, { $next }
plain = Hello.
rolled = { $faces }. { $points ->
    [one] 1 point
   *[other] { $points } points
  }
    .brief = { $faces }.
box = { $a }
boxes = { box } { $b }
press = { KEY("roll") } rolls.
"""


@pytest.mark.parametrize("lang", languages(paths.locale()))
def test_no_language_has_a_mistake(lang: str) -> None:
    """`audiodice languages --check` also finds what is missing."""
    found = translation.findings(paths.locale(), lang)
    assert [finding for finding in found if not finding.is_missing] == []


def test_size_is_that_of_english() -> None:
    texts = [path.read_text("utf-8") for path in (paths.locale() / "en").glob("*.ftl")]
    starts = sum(line[:1].isalpha() for text in texts for line in text.splitlines())
    assert translation.size(paths.locale()) == starts > 500


def found(tmp_path: Path, text: str, file: str = "common.ftl") -> list[tuple[str, int, str, str]]:
    for lang, name, told in (("en", "common.ftl", ENGLISH), ("xx", file, text)):
        (tmp_path / lang).mkdir(exist_ok=True)
        (tmp_path / lang / name).write_text(told, "utf-8")
    return [(f.file, f.line, f.message, f.what) for f in translation.findings(tmp_path, "xx")]


def test_copy_of_english_is_complete(tmp_path: Path) -> None:
    assert found(tmp_path, ENGLISH) == []


@each(
    ("old", "new", "line", "message", "what"),
    [
        ("plain = Hello.\n", "", 0, "plain", "missing; line 4 in English"),
        ("    .brief = { $faces }.\n", "", 5, "rolled.brief", "missing"),
        (".brief", ".breif", 5, "rolled.breif", "not in English"),
        ("plain = Hello.\n", "plain = Hello.\nplian = Hi.\n", 5, "plian", "not in English"),
        ("plain = Hello.\n", "plain = Hello.\nplain = Hi.\n", 5, "plain", "line 4"),
        ("{ $faces }.\nbox", "{ $fcaes }.\nbox", 5, "rolled", "English has no $fcaes here"),
        ("Hello.", "{ $faces }", 4, "plain", "English has no $faces here"),
        ('"roll"', '"rol"', 12, "press", "no command is called rol"),
        ("KEY", "KEYS", 12, "press", "no command is called KEYS()"),
        ("*[other]", "[other]", 8, "rolled", "broken: Expected one of the variants"),
        ("Hello.", "{ $faces", 5, "plain", "broken: "),
        ("Hello.", '{""}', 4, "plain", "empty"),
        ("Hello.", '{ " " }{ "" }', 4, "plain", "empty"),
        ("Hello.", "\n    .full = Hello.", 4, "plain", "empty"),
        ("Hello.", 'Hello.\n    .full = {""}', 4, "plain.full", "empty"),
        (".brief = { $faces }.", '.brief = {""}', 5, "rolled.brief", "empty"),
    ],
)
def test_mistake_is_named_with_its_line(
    tmp_path: Path, old: str, new: str, line: int, message: str, what: str
) -> None:
    assert ENGLISH.count(old) == 1
    told = found(tmp_path, ENGLISH.replace(old, new))
    assert any(
        (where, at, name) == ("common.ftl", line, message) and what in why
        for where, at, name, why in told
    ), told


def test_language_may_have_its_own_joints_and_helper_messages(tmp_path: Path) -> None:
    text = ENGLISH.replace("{ box } { $b }", "{ box } { how-many }")
    text += "how-many = { $b }\nscores-joint = { $head } ; { $next }\n"
    text = text.replace("plain = Hello.\n", "plain = Bonjour.\n    .full = Bonjour à tous.\n")
    text = text.replace("{ $points ->", "{ $faces-n ->")
    assert found(tmp_path, text) == []


def test_unknown_file_and_missing_file_are_found(tmp_path: Path) -> None:
    told = found(tmp_path, "plain = Hello.\n", "farkel.ftl")
    assert ("farkel.ftl", 0, "", "a file that English does not have") in told
    assert sum(what.startswith("missing") for *_, what in told) == 7


def test_reference_of_a_game_to_a_missing_message_is_found(tmp_path: Path) -> None:
    for lang in ("en", "xx"):
        (tmp_path / lang).mkdir()
    (tmp_path / "en" / "fune.ftl").write_text("ended = { plain }\n", "utf-8")
    (tmp_path / "xx" / "fune.ftl").write_text("ended = { plian }\n", "utf-8")
    told = found(tmp_path, ENGLISH)
    assert told == [("fune.ftl", 1, "ended", "refers to plian, which is not there")]


def test_file_that_is_not_text_is_named(tmp_path: Path) -> None:
    found(tmp_path, ENGLISH)
    (tmp_path / "xx" / "common.ftl").write_bytes(b"\xff\xfe")
    with pytest.raises(CatalogueError, match=r"common\.ftl"):
        translation.findings(tmp_path, "xx")
