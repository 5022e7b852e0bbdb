"""Where the player stands is told to the page, at a table too."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.web import Page


def here(page: Page) -> list[str]:
    return [one["name"] for one in page.screen["items"] if one["here"]]


@pytest.mark.parametrize("game", ["farkle", "fonnjo_foon", "fune", "dice4fun"])
def test_the_choice_that_the_arrows_have_reached_is_marked(game: str, tmp_path: Path) -> None:
    page = Page(tmp_path, game=game, seed="37")
    page.press("enter")
    assert len([one for one in page.screen["items"] if one["name"].startswith("choice")]) > 1
    assert here(page) == []
    page.press("down")
    assert here(page) == ["choice 0"]
    page.press("down")
    assert here(page) == ["choice 1"]
    page.press("home")
    assert here(page) == ["choice 0"]


@pytest.mark.parametrize("game", ["fune", "dice4fun"])
def test_the_die_that_the_arrows_have_reached_is_marked(game: str, tmp_path: Path) -> None:
    page = Page(tmp_path, game=game, seed="37")
    page.press("enter")
    page.keys("right right")
    assert here(page) == ["die 1"]
    page.press("space")
    assert here(page) == ["die 1"]


def test_after_a_throw_the_player_stands_nowhere(tmp_path: Path) -> None:
    page = Page(tmp_path, game="farkle", seed="37")
    page.keys("enter down")
    assert here(page)
    page.press("enter")
    assert here(page) == []


def test_a_choice_that_was_pressed_is_where_the_player_stands(tmp_path: Path) -> None:
    page = Page(tmp_path, game="farkle", seed="37")
    page.press("enter")
    index = next(one["index"] for one in page.screen["items"] if one["name"] == "choice 1")
    page.send("item", index=index)
    assert here(page) == ["choice 1"]
