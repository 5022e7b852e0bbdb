"""The helpers of the tests: many cases in one test, and messages that a language lacks."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice.core.model import Event
from audiodice.present.words import Words
from audiodice.storage import paths
from tests.support import untranslated
from tests.support.each import each


def test_each_failing_case_is_named() -> None:
    @each(("text", "number"), [("a", 1), ("b", 0), ("c", 0)])
    def fails(text: str, number: int) -> None:
        assert number

    with pytest.raises(ExceptionGroup, match="2 of 3 cases") as failed:
        fails()
    notes = [failure.__notes__[-1] for failure in failed.value.exceptions]
    assert notes == ["text='b', number=0", "text='c', number=0"]


@each("name", ["one", "two"])
def test_each_case_has_its_own_fixtures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert [*tmp_path.iterdir()] == []
    (tmp_path / name).touch()
    assert not hasattr(Event, "seen")
    monkeypatch.setattr(Event, "seen", name, raising=False)
    print(name)
    assert capsys.readouterr().out == f"{name}\n"


def test_test_is_skipped_if_its_language_lacks_a_message(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = Words(paths.locale(), "de")
    assert words.text("you-name")
    with pytest.raises(KeyError):
        words.text("no_such_message")
    monkeypatch.setattr(untranslated, "untranslated", lambda lang: {("common.ftl", "new-message")})
    with pytest.raises(pytest.skip.Exception, match=r"de/common\.ftl lacks new-message"):
        words.text("new_message")
    with pytest.raises(KeyError):
        Words(paths.locale(), "en").text("new_message")
