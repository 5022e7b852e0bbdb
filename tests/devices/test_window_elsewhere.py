"""The window on a Mac and on Windows, with stand-ins: text that is typed, titles, dense screens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace

import pytest

from audiodice.devices.input import window as window_module
from audiodice.devices.input.face import Event, Focus, Key
from audiodice.devices.input.window import Window
from tests.support.cocoa import FakeMac

SHIFT = 1
A, K, N = (4, ord("a")), (14, ord("k")), (17, ord("n"))
SHARP_S, SEVEN, ENTER = (45, ord("ß")), (36, ord("7")), (40, 13)  # German: ? and / are on shift

Opened = tuple[Window, FakeMac]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Opened]]:
    windows: list[Window] = []

    def begin(driver: str = "cocoa") -> Opened:
        mac = FakeMac(driver)
        monkeypatch.setattr(window_module, "open_window", lambda _size: mac)
        monkeypatch.setattr(window_module, "sdl_library", lambda _pygame: mac)
        windows.append(Window())
        return windows[-1], mac

    yield begin
    for window in windows:
        window.close()


def events(window: Window) -> list[Event]:
    """All that has happened, without the ends of key presses."""
    found = []
    while (event := window.wait(0)) is not None:
        found.append(event)
    return [event for event in found if isinstance(event, Key | Focus)]


def named(window: Window) -> list[tuple[str, str]]:
    return [(event.name, event.text) for event in events(window) if isinstance(event, Key)]


def test_a_mac_names_symbols_by_what_they_type_on_any_layout(
    opened: Callable[..., Opened],
) -> None:
    window, mac = opened()
    mac.press(*SHARP_S, "?", SHIFT)
    mac.press(*SEVEN, "/", SHIFT)
    mac.press(*A, "a")
    assert named(window) == [("?", "?"), ("shift+7", "/"), ("a", "a")]


def test_names_can_be_typed_on_a_mac_and_keys_work_after_it(
    opened: Callable[..., Opened],
) -> None:
    window, mac = opened()
    for on in (True, False, True):
        window.text_entry(on)
        mac.press(*A, "a")
        mac.press(*SHARP_S, "?", SHIFT)
        assert named(window) == [("a", "a"), ("?", "?")]


def test_an_input_method_that_composes_takes_no_key_from_a_game(
    opened: Callable[..., Opened],
) -> None:
    window, mac = opened()
    mac.composes = True
    mac.press(*K, "k")
    mac.press(*A, "a")
    mac.press(*ENTER)
    assert [name for name, _ in named(window)] == ["k", "a", "enter"]
    mac.compose("か")
    assert named(window) == []  # nobody asked for text
    window.text_entry(True)
    mac.compose("か")
    assert named(window) == [("", "か")]


def test_elsewhere_the_input_method_stays_off_when_the_window_comes_back(
    opened: Callable[..., Opened],
) -> None:
    window, sdl = opened("windows")
    assert not sdl.editor
    sdl.focus(gained=False)
    sdl.editor = True  # SDL does so whenever a window gets the focus
    sdl.focus(gained=True)
    assert events(window) == [Focus(False), Focus(True)]
    assert not sdl.editor
    window.text_entry(True)
    sdl.editor = False
    sdl.focus(gained=True)
    events(window)
    assert sdl.editor


@pytest.mark.parametrize("system", ["win32", "linux"])
def test_only_on_windows_a_title_waits_until_the_window_is_left(
    opened: Callable[..., Opened], monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    monkeypatch.setattr(window_module, "sys", SimpleNamespace(platform=system))
    window, sdl = opened("windows")
    window.title("audiodice")
    sdl.focus(gained=True)
    events(window)
    window.title("Farkle. 100")
    seen = len(sdl.titles)
    sdl.focus(gained=False)
    events(window)
    assert sdl.titles == ["audiodice", "Farkle. 100"]
    assert seen == (1 if system == "win32" else 2)
