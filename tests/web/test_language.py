"""A changed language setting applies at the next start."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice.present.settings import GROUPS
from tests.support.said import label
from tests.support.web import Page


def _choose(page: Page, named: str) -> None:
    page.touch("item", next(i["index"] for i in page.screen["items"] if i["label"] == named))


def test_language_setting_applies_at_the_next_start(tmp_path: Path) -> None:
    page = Page(tmp_path, languages=["en"], lang="")
    own = page.session.settings
    _choose(page, label("menu_settings"))
    group = next(group for group, names in GROUPS.items() if "language" in names)
    _choose(page, label(f"settings_{group}"))
    while own.language in ("auto", "en"):
        before = own.language
        page.press("right")
        if own.language == before:
            page.press("down")  # another setting
        elif own.language == "auto":
            pytest.fail("there is no other language")
    chosen = own.language
    page.spend(3000)
    page.keys("escape escape")
    assert {one["lang"] for one in (*page.of("lang"), *page.of("say"))} == {"en"}
    again = Page(tmp_path, languages=["en"], lang="")
    again.press("down")
    assert {one["lang"] for one in (*again.of("lang"), *again.of("say"))} == {chosen}
