"""What the window shows: the picture of the screen, or the words alone."""

from __future__ import annotations

import contextlib
import sys
import threading
import time
from typing import TYPE_CHECKING, Any

from audiodice.core.picture import Picture

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiodice.core.picture import Touch
    from audiodice.devices.drawing.canvas import Area, Canvas
    from audiodice.devices.drawing.painter import Painter
    from audiodice.devices.drawing.throw import Throw

QUIET_S = 0.02  # nothing is drawn until so long no event has come
SMALLEST_PX, LARGEST_PX = 12, 200


class View:
    """Draws when no event has come for a while, and only what has changed.

    What drawing needs is loaded on a thread of its own at the first picture, so after the first
    words; it calls `ready` then. On a dense screen a pixel here is `scale` of its own.
    """

    def __init__(self, px: int, scale: float, ready: Callable[[], object]) -> None:
        self._px, self._scale, self._ready = px, scale, ready
        self._make: Callable[[str], Picture] = _words_alone
        self._failed: Callable[[Exception], object] | None = None
        self._text, self._colours, self._shown, self._moves = "", "cream", True, True
        self._painter: Painter | None = None
        self._error: Exception | None = None
        self._loading = self._given_up = False
        self._due: float | None = 0.0
        self._last: tuple[object, ...] = ()
        self._picture: Picture | None = None
        self._areas: list[Area] = []
        self._throw: Throw | None = None
        self._frame_due = 0.0
        self._still: Any = None  # the felt without the dice that move

    def use(self, make: Callable[[str], Picture], failed: Callable[[Exception], object]) -> None:
        """Show what `make` returns for the words that were said last.

        If it or the drawing fails, `failed` is told, and only the words are drawn, or nothing more.
        """
        self._make, self._failed = make, failed
        self.changed(at_once=True)

    def changed(self, *, at_once: bool = False) -> None:
        """Something may have changed; unless `at_once`, because of an event."""
        now = time.perf_counter()
        self._due = now + (0 if at_once else QUIET_S)

    def ticked(self) -> None:
        """The time of something that was due has come."""
        if self._due is None:
            self._due = time.perf_counter()

    def exposed(self) -> None:
        """The window has lost what was drawn, or has another size."""
        self._last = ()
        self.changed(at_once=True)

    def show(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.ticked()

    def bigger(self, step: int) -> None:
        """Make letters larger by `step` steps of an eighth, between 12 and 200 pixels."""
        size = round(self._px * 1.125**step)
        self._px = max(SMALLEST_PX, min(LARGEST_PX, size))
        self.ticked()

    def dress(self, colours: str, *, captions: bool, motion: bool) -> None:
        self._colours, self._shown, self._moves = colours, captions, motion
        self.ticked()

    def give_up(self) -> None:
        """Draw nothing more: the display is lost."""
        self._given_up = True

    def hit(self, at: tuple[int, int]) -> Touch | None:
        """What a click there hits; None for nothing."""
        found = [touch for rect, touch in self._areas if rect.collidepoint(at)]
        return found[-1] if found else None

    def due(self) -> float | None:
        """When to call `draw`, in s of perf_counter; None: there is nothing to draw."""
        if self._loading or self._given_up:
            return None
        if self._throw is not None and self._due is None:
            return self._frame_due
        return self._due

    def draw(self, surface: Any, flip: Callable[[Any], object]) -> None:
        """Draw on pygame's `surface`; `flip` shows a part of it, or with None all of it."""
        try:
            self._draw(surface, flip)
        except Exception as error:
            if self._failed is None:
                raise
            self._given_up, self._due = self._make is _words_alone, None
            self._make, self._throw, self._areas = _words_alone, None, []
            self._failed(error)
            self.exposed()

    def _draw(self, surface: Any, flip: Callable[[Any], object]) -> None:
        if self._due is None:
            self._next_frame(surface, flip)
            return
        self._due = None
        if self._error is not None:
            error, self._error = self._error, None
            raise error
        picture = self._make(self._text if self._shown else "")
        wanted = picture, surface.get_size(), self._colours, self._px
        if wanted == self._last:
            return
        if self._painter is None:
            self._load(picture, surface.get_size())
            return
        self._last = wanted
        before, self._picture = self._picture, picture
        moves = self._moving(before, picture)
        canvas = self._canvas(self._painter, surface)
        self._areas = self._painter.draw(canvas, picture, moving=moves)
        if moves:
            self._still = surface.subsurface(self._painter.felt).copy()
            self._next_frame(surface, None)
        flip(None)

    # ------------------------------------------------------------------ a throw

    def _moving(self, before: Picture | None, picture: Picture) -> bool:
        """Whether dice are in motion; begins a throw if `picture` shows one."""
        from audiodice.devices.drawing.throw import Throw, thrown

        now = time.perf_counter()
        if self._moves and (moving := thrown(before, picture)):
            self._throw = Throw(moving, now)
        elif self._throw is not None and not set(self._throw.moving) <= set(picture.dice):
            self._throw = None
        if self._throw is None or self._throw.over(now) or not self._moves:
            self._throw = self._still = None
        return self._throw is not None

    def _next_frame(self, surface: Any, flip: Callable[[Any], object] | None) -> None:
        from audiodice.devices.drawing.throw import FRAME_S

        painter, throw, now = self._painter, self._throw, time.perf_counter()
        if painter is None or throw is None or self._picture is None:
            return
        self._frame_due = now + FRAME_S
        if throw.over(now):
            self._throw = self._still = None
            self._areas = painter.draw(self._canvas(painter, surface), self._picture)
        else:
            surface.blit(self._still, painter.felt)
            lie = [*zip(self._picture.dice, painter.dice, strict=False)]
            throw.frame(self._canvas(painter, surface), painter.felt, lie, now)
        if flip is not None:
            flip(painter.felt)

    # ------------------------------------------------------------------ loading

    def _canvas(self, painter: Painter, surface: Any) -> Canvas:
        return painter.canvas(surface, self._colours, self._px, self._scale)

    def _load(self, picture: Picture, size: tuple[int, int]) -> None:
        self._loading = True
        thread = threading.Thread(
            target=self._prepare, args=(picture, size), daemon=True, name="drawing"
        )
        thread.start()

    def _prepare(self, picture: Picture, size: tuple[int, int]) -> None:
        try:
            from audiodice.devices.drawing.canvas import Surface
            from audiodice.devices.drawing.painter import Painter

            painter = Painter()
            paper = Surface(size, depth=32)
            painter.prepare(self._canvas(painter, paper), picture)
            self._painter = painter
        except Exception as error:  # the loop's thread reports it
            self._error = error
        self._due = time.perf_counter()
        self._loading = False
        self._ready()
        _give_back()


def _words_alone(text: str) -> Picture:
    return Picture("reading", "", text)


def _give_back() -> None:
    """Give memory that was used only to make things back to the system, which glibc keeps."""
    if sys.platform == "linux":
        import ctypes

        with contextlib.suppress(AttributeError):  # another C library
            ctypes.CDLL(None).malloc_trim(0)
