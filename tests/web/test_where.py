"""The page is told which item, box or die the player has reached."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.web import Page


def here(page: Page) -> list[object]:
    shown = page.screen
    found = [one["place"] for one in shown["dice"] if one["focus"]]
    return found + [one["id"] for one in shown["sheet"] if one["focus"]]


@pytest.mark.parametrize("game", ["fune", "dice4fun"])
def test_reached_boxes_and_dice_are_marked(game: str, tmp_path: Path) -> None:
    page = Page(tmp_path, game=game, seed="37")
    page.press("enter")
    assert here(page) == []
    page.press("down")
    (best,) = here(page)
    page.press("down")
    assert here(page) != [best]
    page.press("home")
    assert here(page) == [best]
    page.touch("box", "twos")
    assert here(page) == ["twos"]
    page.keys("right right")
    assert here(page) == [2, "twos"]
    page.press("space")
    assert here(page) == [2, "twos"]
    page.touch("die", 4)
    assert here(page) == [4, "twos"]


def test_no_die_is_marked_after_a_throw(tmp_path: Path) -> None:
    page = Page(tmp_path, game="farkle", seed="37")
    page.keys("enter right")
    assert here(page)
    page.keys("a enter")
    assert here(page) == []
