"""The pictures of docs/looks.md are those that its command makes now."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pygame.image
import pygame.transform
import pytest

from audiodice.core.picture import Picture
from audiodice.devices.drawing.painter import Painter
from bench.pictures import DOCS, PAGES, WINDOWS, drawn, scenes

MOST_BYTES = 1_000_000
SIZE = (64, 36)  # at which a picture is compared, so that another font of the system is no change
MOST_APART = 5.0  # of 255, the mean


@pytest.fixture(scope="module")
def shown() -> dict[str, Picture]:
    return dict(scenes())


def test_the_page_shows_each_picture_and_there_is_no_other() -> None:
    named = re.findall(r"\]\(looks/([^)]+)\)", (DOCS.parent / "looks.md").read_text("utf-8"))
    made = [*(f"{name}-window.jpg" for name in WINDOWS), *(f"{name}-page.jpg" for name in PAGES)]
    assert sorted(named) == sorted(made) == sorted(path.name for path in DOCS.iterdir())
    assert sum(path.stat().st_size for path in DOCS.iterdir()) < MOST_BYTES


@pytest.mark.parametrize("name", WINDOWS)
def test_a_picture_of_the_window_is_what_is_drawn_now(name: str, shown: dict[str, Picture]) -> None:
    screen, look = WINDOWS[name]
    now = drawn(Painter(), shown[screen], look)
    assert _apart(now, DOCS / f"{name}-window.jpg") < MOST_APART
    others = [other for other in WINDOWS if WINDOWS[other][0] != screen]
    assert min(_apart(now, DOCS / f"{other}-window.jpg") for other in others) > MOST_APART


def _apart(now: pygame.Surface, path: Path) -> float:
    """How much two pictures differ, on average."""
    kept = pygame.image.load(path)
    assert kept.get_size() == now.get_size()
    one, other = (
        pygame.image.tobytes(pygame.transform.smoothscale(picture.convert(32), SIZE), "RGB")
        for picture in (now, kept)
    )
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)
