"""The window: keys from SDL, and the last utterance in large print.

Start-up time is a feature: only the display is started, fonts when there is a text to draw and
no key waiting.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import select
import sys
import threading
import time
from bisect import bisect_right
from collections import deque
from typing import TYPE_CHECKING, Any

from audiodice.devices import keys
from audiodice.devices.face import Closed, Event, Focus, Key, NoFace, Signals, Woken

if TYPE_CHECKING:
    from collections.abc import Iterator

Colour = tuple[int, int, int]
COLOURS: dict[str, tuple[Colour, Colour]] = {  # text and ground; WCAG's strictest asks 7 to 1
    "cream": ((255, 246, 214), (16, 16, 20)),
    "white": ((255, 255, 255), (0, 0, 0)),
    "yellow": ((255, 230, 0), (0, 0, 0)),
    "green": ((120, 255, 120), (0, 0, 0)),
    "black": ((0, 0, 0), (255, 255, 255)),
}
_ASIAN_FONTS = (
    "notosanscjkjp,notosansjp,ipagothic,ipaexgothic,vlgothic,takaogothic,droidsansfallback,"
    "wenquanyizenhei,yugothic,meiryo,msgothic,malgungothic,hiraginosans,applesdgothicneo,unifont"
)
SMALLEST_PX, LARGEST_PX = 12, 200
_TEXT_INPUT = 0x303  # SDL_TEXTINPUT
_HUNG_UP = 0x2000  # POLLRDHUP: the other side has gone, over a network too


class Window:
    """A Face in a window of `size` pixels, its caption `caption_px` pixels high.

    `repeat` makes a key that is held down repeat. Raises NoFace where there is no display.
    """

    def __init__(
        self, size: tuple[int, int] = (640, 360), caption_px: int = 32, repeat: bool = False
    ) -> None:
        self.name = "window"
        self._pg = pg = _open(size)
        self._caption_px = caption_px
        self._colours, self._captions = COLOURS["cream"], True
        self._text = ""
        self._stale = True
        self._fonts: dict[str, Any] = {}
        self._events: deque[Any] = deque()
        self._ctrl_alone = False
        self._typing = False
        self._lost = self._closed = False
        self._sdl = _sdl(pg)
        pg.event.set_blocked(None)
        pg.event.set_allowed([
            pg.QUIT, pg.KEYDOWN, pg.KEYUP, pg.TEXTINPUT, pg.WINDOWFOCUSGAINED,
            pg.WINDOWFOCUSLOST, pg.WINDOWEXPOSED, pg.WINDOWSIZECHANGED,
        ])  # fmt: skip
        self.text_entry(False)
        if repeat:
            pg.key.set_repeat(500, 60)
        self._signals = Signals()
        self._sleep = _sleep(pg, self._sdl, self._signals.fd, repeat)

    def wait(self, timeout_ms: int | None) -> Event | None:
        """See Face. Draws what is stale first, but never before a key that is already there."""
        until = None if timeout_ms is None else time.monotonic() + timeout_ms / 1000
        while True:
            while self._events:
                if (event := self._read(self._events.popleft())) is not None:
                    return event
            self._gather(0)
            if self._events:
                continue
            if self._stale:
                self._draw()
                continue  # what came meanwhile is in Xlib's queue, where no sleep sees it
            left = None if until is None else round((until - time.monotonic()) * 1000)
            if left is not None and left <= 0:
                return None
            self._gather(left)

    def _gather(self, ms: int | None) -> None:
        """Take everything that has happened, after sleeping at most `ms` if that is nothing."""
        if not self._lost:
            self._lost = not self._sleep.until_event(ms)
        if not self._lost:
            self._events.extend(self._pg.event.get())
        if self._signals.taken():
            self._events.append(Woken())
        if reason := self._signals.reason or ("display lost" if self._lost else ""):
            self._events.append(Closed(reason))

    def _read(self, event: Any) -> Event | None:
        """What `event` means to the player; None when nothing."""
        if isinstance(event, Woken | Closed):
            return event
        pg = self._pg
        if event.type == pg.KEYDOWN:
            return self._press(event)
        if event.type == pg.KEYUP:
            alone, self._ctrl_alone = self._ctrl_alone, False
            return Key("ctrl") if alone and event.scancode in keys.CTRL_SCANCODES else None
        if event.type == pg.TEXTINPUT:  # no key before it: an input method, or a held key
            return Key("", event.text) if self._typing else None
        if event.type == pg.QUIT:
            return Closed("window closed")
        if event.type in (pg.WINDOWFOCUSGAINED, pg.WINDOWFOCUSLOST):
            self._ctrl_alone = False
            return Focus(event.type == pg.WINDOWFOCUSGAINED)
        self._stale = True
        return None

    def _press(self, event: Any) -> Key | None:
        # SDL posts a key and the text it types together. pygame's event.unicode keeps one text
        # a key, not one a press: of two fast presses the first would get the second's.
        text = ""
        if self._events and self._events[0].type == self._pg.TEXTINPUT:
            text = self._events.popleft().text
        elif self._sdl is None:
            text = event.unicode if event.unicode.isprintable() else ""
        only_ctrl = not event.mod & 0xF03  # no shift, alt or cmd
        self._ctrl_alone = event.scancode in keys.CTRL_SCANCODES and only_ctrl
        name = keys.pressed(event.key, event.scancode, event.mod, text)
        if name.startswith(("ctrl+", "alt+", "cmd+")):
            text = ""
        return Key(name, text) if name else None

    def wake(self) -> None:
        """See Face."""
        self._signals.ring()

    def show(self, text: str) -> None:
        """Make `text` the caption. Drawn in the next `wait`."""
        if text != self._text:
            self._text, self._stale = text, True

    def title(self, text: str) -> None:
        """See Face."""
        if not self._lost:
            self._pg.display.set_caption(text)

    def bigger(self, step: int) -> None:
        """Enlarge the caption by `step` eighths of its size, within 12 to 200 pixels."""
        size = round(self._caption_px * 1.125**step)
        self._caption_px = max(SMALLEST_PX, min(LARGEST_PX, size))
        self._fonts.clear()
        self._stale = True

    def dress(self, colours: str, *, captions: bool) -> None:
        """See Face; KeyError for colours that are not in COLOURS."""
        dressed = COLOURS[colours], captions
        if dressed != (self._colours, self._captions):
            self._colours, self._captions = dressed
            self._stale = True

    def copy(self, text: str) -> bool:
        """See Face."""
        if self._sdl is None:
            return False
        return bool(self._sdl.SDL_SetClipboardText(text.encode(errors="replace")) == 0)

    def text_entry(self, on: bool) -> None:
        """See Face."""
        self._typing = on
        if on:
            self._pg.key.start_text_input()
            return
        self._pg.key.stop_text_input()  # the input method goes, and with it what keys type
        if self._sdl is not None:
            self._sdl.SDL_EventState(_TEXT_INPUT, 1)  # what keys type comes back

    def close(self) -> None:
        """See Face."""
        if self._closed:
            return
        self._closed = True
        self._signals.close()
        self._sleep.close()
        os.close(self._signals.fd)
        if self._lost:
            atexit.unregister(self._pg.quit)  # it would speak to the lost server
        else:
            self._pg.display.quit()

    def _draw(self) -> None:
        self._stale = False
        surface = None if self._lost else self._pg.display.get_surface()
        if surface is None:
            return
        ink, paper = self._colours
        surface.fill(paper)
        if self._text and self._captions:
            font = self._font()
            width, height = surface.get_size()
            margin = self._caption_px // 2
            y = margin
            for line in _wrap(self._text, font, max(1, width - 2 * margin)):
                if y >= height:
                    break
                surface.blit(font.render(line, True, ink), (margin, y))
                y += font.get_linesize()
        self._pg.display.flip()

    def _font(self) -> Any:
        """A font that has the text's characters: pygame's own, else one of the system's."""
        import pygame.font

        pygame.font.init()
        asian = any("\u2e80" <= char < "\ua000" or char >= "\uac00" for char in self._text)
        kind = "asian" if asian else ""
        if kind not in self._fonts:
            path = pygame.font.match_font(_ASIAN_FONTS) if asian else None
            try:
                font = pygame.font.Font(path, self._caption_px)
            except (OSError, pygame.error):
                font = pygame.font.Font(None, self._caption_px)
            self._fonts[kind] = font
        return self._fonts[kind]


def _wrap(text: str, font: Any, width: int) -> Iterator[str]:
    """`text` in lines of at most `width` pixels, broken at spaces, else anywhere."""
    for paragraph in text.splitlines():
        line = ""
        for word in _printable(paragraph).split(" "):
            if line and font.size(f"{line} {word}")[0] > width:
                yield line
                line = ""
            line = f"{line} {word}" if line else word
            while (fits := _fitting(line, font, width)) < len(line):
                yield line[:fits]
                line = line[fits:]
        yield line


def _printable(text: str) -> str:
    return "".join(char if char.isprintable() else " " for char in text)


def _fitting(line: str, font: Any, width: int) -> int:
    """How many characters of `line` fit into `width` pixels, at least one."""
    most = min(len(line), width)  # no character is narrower than a pixel
    if font.size(line[:most])[0] <= width:
        return most
    return max(1, bisect_right(range(1, most), width, key=lambda n: font.size(line[:n])[0]))


def _open(size: tuple[int, int]) -> Any:
    """Start SDL's display alone and open the window; returns pygame, or raises NoFace."""
    chosen = os.environ.get("SDL_VIDEODRIVER")
    if sys.platform not in ("win32", "darwin") and not (
        chosen or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        raise NoFace("No window: there is no display here (DISPLAY is not set).")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        import pygame
        import pygame.display
    except ImportError as error:
        raise NoFace(f"No window: pygame cannot be loaded ({error}).") from error
    try:
        with _environment():
            pygame.display.init()
            driver = pygame.display.get_driver()
            if not chosen and driver in ("dummy", "offscreen", "evdev"):
                pygame.display.quit()
                raise NoFace("No window: no display can be reached here.")
            pygame.display.set_mode(size, pygame.RESIZABLE)
    except pygame.error as error:
        raise NoFace(f"No window: {error}.") from error
    return pygame


@contextlib.contextmanager
def _environment() -> Iterator[None]:
    """What SDL and Xlib should read from the environment while they start, and no child after."""
    wanted = {
        "XMODIFIERS": "@im=none",  # the input method would swallow letters
        "SDL_FRAMEBUFFER_ACCELERATION": "0",  # OpenGL for one line of text: 70 ms to load
    }
    if sys.platform in ("win32", "darwin"):
        wanted = {}
    before = {name: os.environ.get(name) for name in wanted}
    os.environ.update(wanted)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def _sdl(pygame: Any) -> Any:
    """The SDL library that pygame has loaded, for what pygame does not offer, or None."""
    import ctypes

    try:
        name = "SDL2.dll" if sys.platform == "win32" else pygame.display.__file__
        library = ctypes.CDLL(name)  # elsewhere, a module's handle also finds what it links to
        library.SDL_EventState.argtypes = [ctypes.c_uint32, ctypes.c_int]
        library.SDL_EventState.restype = ctypes.c_uint8
        library.SDL_SetClipboardText.argtypes = [ctypes.c_char_p]
        library.SDL_SetClipboardText.restype = ctypes.c_int
        library.SDL_WaitEventTimeout.argtypes = [ctypes.c_void_p, ctypes.c_int]
        library.SDL_WaitEventTimeout.restype = ctypes.c_int
    except (OSError, AttributeError):
        return None
    return library


class _SdlSleep:
    """Sleeps in SDL until it has an event; a thread turns the bell into one."""

    def __init__(self, pygame: Any, sdl: Any, bell: int) -> None:
        self._pg, self._sdl, self._bell = pygame, sdl, bell
        kind = pygame.event.custom_type()
        pygame.event.set_allowed(kind)
        self._ring = pygame.event.Event(kind)
        self._thread = threading.Thread(target=self._listen, daemon=True, name="window bell")
        self._thread.start()

    def _listen(self) -> None:
        # SDL sleeps on through a signal; only an event from another thread ends its sleep.
        while os.read(self._bell, 64):
            with contextlib.suppress(self._pg.error):
                self._pg.event.post(self._ring)

    def until_event(self, ms: int | None) -> bool:
        """Sleep until something may have happened, at most `ms`; False when the display is lost."""
        if self._sdl is not None:
            self._sdl.SDL_WaitEventTimeout(None, -1 if ms is None else ms)
            return True
        # pygame's own wait looks every millisecond, which costs 4 % of a processor.
        event = self._pg.event.wait() if ms is None else self._pg.event.wait(max(1, ms))
        if event.type != self._pg.NOEVENT:
            self._pg.event.post(event)
        return True

    def close(self) -> None:
        """Wait for the thread, which ends with its pipe."""
        self._thread.join(1)


class _XSleep:
    """Sleeps on the connection to the X server, and sees it end.

    Xlib would end the process the moment it reads from a lost server, so it must not.
    """

    def __init__(self, connection: int, bell: int) -> None:
        self._bell = bell
        self._poll = select.poll()
        self._poll.register(connection, select.POLLIN | _HUNG_UP)
        self._poll.register(bell, select.POLLIN)

    def until_event(self, ms: int | None) -> bool:
        """Sleep until something may have happened, at most `ms`; False when the display is lost."""
        for fd, what in self._poll.poll(ms):
            if fd == self._bell:
                os.read(fd, 4096)
            elif what & (_HUNG_UP | select.POLLHUP | select.POLLERR):
                return False
        return True

    def close(self) -> None:
        """Nothing is held."""


def _sleep(pygame: Any, sdl: Any, bell: int, repeat: bool) -> _XSleep | _SdlSleep:
    """The way to sleep here. Repeated keys come from a timer of SDL's, which only SDL sees."""
    import ctypes

    if pygame.display.get_driver() == "x11" and not repeat:
        with contextlib.suppress(OSError, AttributeError, KeyError, ValueError):
            xlib = ctypes.CDLL("libX11.so.6")  # the one that SDL has loaded
            pointer = ctypes.pythonapi.PyCapsule_GetPointer
            pointer.argtypes, pointer.restype = [ctypes.py_object, ctypes.c_char_p], ctypes.c_void_p
            xlib.XConnectionNumber.argtypes = [ctypes.c_void_p]
            display = pointer(pygame.display.get_wm_info()["display"], b"display")
            return _XSleep(xlib.XConnectionNumber(display), bell)
    return _SdlSleep(pygame, sdl, bell)
