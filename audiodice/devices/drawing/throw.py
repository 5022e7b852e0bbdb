"""A throw of dice that one sees: they roll in and come to rest, in less than half a second."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame
import pygame.transform

from audiodice.devices.drawing import dice, table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiodice.core.picture import Die, Picture
    from audiodice.devices.drawing.canvas import Canvas, Rect

LASTS_S = 0.4
FRAME_S = 0.025
_APART_S = 0.018  # each die starts so much after the one before, as far as time allows
_MOST_APART_S = 0.12


def thrown(before: Picture | None, now: Picture) -> tuple[Die, ...]:
    """The dice that were thrown between two pictures of a table; () if none were."""
    if before is None or not (before.form == now.form == "table") or before.title != now.title:
        return ()
    faces = {one.place: one.face for one in before.dice}
    rolled = tuple(one for one in now.dice if one.state == "rolled")
    new = len(now.dice) > len(before.dice) or any(
        faces.get(one.place) != one.face for one in rolled
    )
    return rolled if new else ()


class Throw:
    """Dice in motion since `began` (s), on the table that `canvas` shows without them."""

    def __init__(self, moving: Sequence[Die], began: float) -> None:
        self.moving, self.began = tuple(moving), began

    def over(self, now: float) -> bool:
        return now >= self.began + LASTS_S

    def frame(
        self, canvas: Canvas, felt: Rect, lie: Sequence[tuple[Die, Rect]], now: float
    ) -> None:
        """Draw the dice where they are at the time `now`; `lie` is where each will lie."""
        canvas.surface.set_clip(felt)
        flying = [(one, rect) for one, rect in lie if one.state == "rolled"]
        apart = min(_APART_S, _MOST_APART_S / max(1, len(flying)))
        lasts = LASTS_S - apart * len(flying)
        for k, (one, rect) in enumerate(flying):
            _at(canvas, felt, one, rect, k, (now - self.began - apart * k) / lasts)
        canvas.surface.set_clip(None)


def _at(canvas: Canvas, felt: Rect, one: Die, rect: Rect, k: int, share: float) -> None:
    """Draw a die that has gone a `share` of its way to `rect`."""
    share = min(1.0, max(0.0, share))
    if share >= 1:
        table.put(canvas, one, rect)
        return
    left = (1 - share) ** 3  # it slows down
    place = rect.copy()
    place.x += round(left * (felt.x - rect.w - rect.x - rect.w * (k % 3)))
    place.y += round(left * (felt.bottom - rect.y) * (0.4 + 0.2 * (k % 2)))
    lift = abs(math.sin(share * math.pi * 2)) * (1 - share)
    dice.shadow(canvas, place, one.family, round(lift, 1))
    place.y -= round(lift * rect.h * 0.5)
    # It shows other faces on its way, each for long enough that nothing flickers.
    face = one.face if share > 0.4 else (one.face + k) % 6 + 1
    upright = dice.die(canvas, rect.w, face, one.family)
    angle = left * (260 + 40 * (k % 3)) * (1 if k % 2 else -1)
    made = pygame.transform.rotate(upright, angle)
    canvas.surface.blit(made, made.get_rect(center=place.center))
