"""Opens a window with SDL, and finds the SDL library and the scale of the screen."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TYPE_CHECKING, Any

from audiodice.devices.input.face import NoDisplay, NoFace, display

if TYPE_CHECKING:
    from collections.abc import Iterator


def open_window(size: tuple[int, int]) -> Any:
    """Start only SDL's display, and open the window. Returns pygame; raises NoFace."""
    chosen = os.environ.get("SDL_VIDEODRIVER")
    if not display():
        raise NoDisplay("No window: there is no display here (DISPLAY is not set).")
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
                raise NoDisplay("No window: no display can be reached here.")
            pygame.display.set_caption("audiodice")  # else a reader first hears "pygame window"
            larger = scale()
            width, height = (round(side * larger) for side in size)
            pygame.display.set_mode((width, height), pygame.RESIZABLE)
    except pygame.error as error:
        why = error if chosen else "no display can be reached here"
        raise NoDisplay(f"No window: {why}.") from error
    return pygame


@contextlib.contextmanager
def _environment() -> Iterator[None]:
    """Set environment variables for the start of SDL and Xlib, but not for child processes."""
    wanted = {
        "XMODIFIERS": "@im=none",  # no input method in SDL: see input_method.py
        "SDL_IM_MODULE": "none",  # nor SDL's own fcitx support
        # Else SDL also tries Wayland and the bare console, and libraries write about that.
        **({} if _wayland() else {"SDL_VIDEODRIVER": "x11"}),
        "SDL_FRAMEBUFFER_ACCELERATION": "0",  # no OpenGL, which takes 70 ms to load
    }
    if sys.platform == "win32":
        wanted = {"SDL_WINDOWS_DPI_AWARENESS": "system"}  # sharp text on dense screens: see scale()
    elif sys.platform == "darwin":
        wanted = {}
    if os.environ.get("SDL_VIDEODRIVER"):
        wanted.pop("SDL_VIDEODRIVER", None)
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


def _wayland() -> bool:
    name = os.environ.get("WAYLAND_DISPLAY", "")
    return bool(name and (name.startswith("/") or os.environ.get("XDG_RUNTIME_DIR")))


def scale() -> float:
    """The pixels for one pixel of an ordinary screen; more than 1 on dense screens of Windows.

    SDL's video must be started, or Windows says 1 and enlarges the picture itself.
    """
    if sys.platform == "win32":
        import ctypes

        with contextlib.suppress(OSError, AttributeError):  # before Windows 10
            return max(1.0, float(ctypes.WinDLL("user32").GetDpiForSystem()) / 96)
    return 1.0


def sdl_library(pygame: Any) -> Any:
    """The SDL library that pygame has loaded, or None."""
    import ctypes

    try:
        name = "SDL2.dll" if sys.platform == "win32" else pygame.display.__file__
        library = ctypes.CDLL(name)  # on other systems a module's handle finds linked libraries
        library.SDL_EventState.argtypes = [ctypes.c_uint32, ctypes.c_int]
        library.SDL_EventState.restype = ctypes.c_uint8
        library.SDL_SetClipboardText.argtypes = [ctypes.c_char_p]
        library.SDL_SetClipboardText.restype = ctypes.c_int
        library.SDL_WaitEventTimeout.argtypes = [ctypes.c_void_p, ctypes.c_int]
        library.SDL_WaitEventTimeout.restype = ctypes.c_int
    except (OSError, AttributeError):
        return None
    return library
