"""A thousand saved games delay neither the first word nor a key, as they are read step by step."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from audiodice.engine.saved_game import SavedGame
from audiodice.storage.disk import Disk
from audiodice.storage.journal_folder import look
from tests.support import web_bot
from tests.support.real_page import PlainPage
from tests.support.said import label
from tests.support.web import Page
from tests.ui.stand_ins import Clock

GAMES = 1000
FEW = 12  # games that may be read while somebody waits


class RunningClock(Clock):
    """A clock that advances 1 ms each time it is read."""

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


class HastyPage(Page):
    """A page whose player does not wait for all work."""

    def _take(self, messages: Sequence[Mapping[str, Any]]) -> list[str]:
        came = [*messages, *self.session.view()]
        self.came += came
        return [one["text"] for one in came if one["kind"] == "say"]


@pytest.fixture
def many(tmp_path: Path) -> Path:
    """A folder with a thousand games."""
    page = Page(tmp_path / "one", game="farkle", seed="7")
    page.press("enter")
    data = page.journals[0].read_bytes()
    games = tmp_path / "player" / "games"
    games.mkdir(parents=True)
    for number in range(GAMES):
        path = games / f"20260101T{number:06d}Z-farkle.journal"
        path.write_bytes(data)
        os.utime(path, (1_700_000_000 + number, 1_700_000_000 + number))
    return tmp_path / "player"


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """The number of games read since the last call."""
    found: list[Path] = []

    def noted(files: Disk, path: Path, *, elsewhere: bool) -> SavedGame:
        found.append(path)
        return look(files, path, elsewhere=elsewhere)

    monkeypatch.setattr("audiodice.storage.journal_folder.look", noted)

    def since() -> int:
        count = len(found)
        found.clear()
        return count

    return since


def _finish_reading(page: HastyPage) -> None:
    for _ in range(100_000):
        if page.session.wait_ms > 0:
            return
        page.spend(20.0)
    pytest.fail("it reads on for ever")


def test_first_word_and_keys_do_not_wait_for_a_thousand_games(
    many: Path, looks: Callable[[], int]
) -> None:
    page = HastyPage(many, clock=RunningClock())
    assert page.of("say")
    assert looks() <= FEW  # the newest, which can be gone on with
    assert page.press("down")
    assert looks() <= FEW
    page.keys("up enter d")
    assert looks() <= FEW
    assert page.screen["at_table"]


def test_the_list_of_a_thousand_games_is_read_bit_by_bit(
    many: Path, looks: Callable[[], int]
) -> None:
    page = HastyPage(many, clock=RunningClock())
    looks()
    index = next(
        one["index"] for one in page.screen["items"] if one["label"] == label("kept_title")
    )
    page.touch("item", index)
    assert looks() <= FEW
    _finish_reading(page)
    assert page.screen["count"] == GAMES + 1  # and the way to the finished ones
    page.press("escape")
    looks()
    page.touch("item", index)
    _finish_reading(page)
    assert page.screen["count"] == GAMES + 1
    assert looks() == 0


def test_a_game_that_had_ended_is_recorded_in_the_end(many: Path) -> None:
    plain = PlainPage(many.parent / "ended", game="farkle", seed="3", options={"target": "500"})
    web_bot.by_keys(plain)
    (ended,) = (many.parent / "ended" / "games").glob("*.journal")
    (many / "games" / "20251231T000000Z-farkle.journal").write_bytes(ended.read_bytes())
    page = HastyPage(many, clock=RunningClock())
    _finish_reading(page)
    assert len([*many.glob("games/finished/*.journal")]) == 1
    assert len([*many.glob("games/*.journal")]) == GAMES
