"""The game's words on a display with a real BRLTTY and no screen reader, through BrlAPI."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from audiodice.devices.speech import braille_display, brlapi
from audiodice.devices.speech.backend import Unable
from audiodice.devices.speech.braille_display import BrailleDisplay
from audiodice.devices.speech.thread import Speech
from tests.devices.test_speech_announcement import until
from tests.support.backends import Own, Told
from tests.support.brltty import BrailleDisplay as Brltty
from tests.support.console import in_front

LONG = "Keep 1 5 5, 20. And more of it, é."

Begin = Callable[..., Brltty]


@pytest.fixture(autouse=True)
def on_this_console(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that the session is on the console in front."""
    console = in_front()
    Path(f"/dev/tty{console}").write_text("\x1b[2J\x1b[H")  # of its own BRLTTY shows nothing
    monkeypatch.setenv("WINDOWPATH", console)
    monkeypatch.setenv("BRLAPI_HOST", f":{os.getpid() % 10000 + 10}")
    monkeypatch.setenv("BRLAPI_AUTH", "none")
    monkeypatch.setattr(braille_display, "_AGAIN", 0.2)


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Begin]:
    started: list[Brltty] = []

    def start(cells: int = 40, auth: str = "none") -> Brltty:
        api = f"Auth={auth},Host={os.environ['BRLAPI_HOST']}"
        started.append(Brltty(tmp_path, "-x", "lx", api=api, cells=cells))
        return started[-1]

    yield start
    for brltty in started:
        brltty.stop()


@pytest.fixture
def display() -> Iterator[BrailleDisplay]:
    library = brlapi.load()
    display = BrailleDisplay(lambda: brlapi.Connection(library))
    yield display
    display.close(2)
    assert not [thread for thread in threading.enumerate() if thread.name == "braille"]


def shown(brltty: Brltty, display: BrailleDisplay, text: str) -> str:
    """The display after a text, which is sent again until BRLTTY listens."""
    for _ in range(8):
        display.show(text)
        if brltty.shows(text, within=1) == text:
            break
    return brltty.shows()


def test_text_stays_until_the_next(begin: Begin, display: BrailleDisplay) -> None:
    brltty = begin()
    assert shown(brltty, display, LONG) == LONG
    display.show("Bank 20.")
    assert brltty.shows("Bank 20.") == "Bank 20."
    display.show("")
    assert brltty.shows() == ""


def test_small_display_scrolls_by_its_keys(begin: Begin, display: BrailleDisplay) -> None:
    brltty = begin(cells=12)
    assert shown(brltty, display, "Short.") == "Short."
    display.show(LONG)
    seen = [brltty.shows()]
    for key in ("FWINRT", "FWINRT", "FWINRT", "FWINLT"):
        brltty.press(key)
        seen.append(brltty.shows())
    assert seen == ["Keep 1 5 5,", "20. And more", "of it, é.", "of it, é.", "20. And more"]
    display.show("Next one of the long ones")
    assert brltty.shows("Next one of") == "Next one of"


def test_display_is_released_behind_another_window(begin: Begin, display: BrailleDisplay) -> None:
    brltty = begin()
    assert shown(brltty, display, "mine") == "mine"
    display.in_front(False)
    assert brltty.shows() == ""
    display.show("said meanwhile")
    assert brltty.shows() == ""
    display.in_front(True)
    assert brltty.shows("said meanwhile") == "said meanwhile"


def test_display_survives_a_restarted_brltty(begin: Begin, display: BrailleDisplay) -> None:
    brltty = begin()
    assert shown(brltty, display, "before") == "before"
    brltty.stop()
    display.show("to nobody")
    again = begin()
    assert shown(again, display, "after") == "after"


def test_refused_brlapi_key(
    begin: Begin, display: BrailleDisplay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "key").write_text("theirs")
    (tmp_path / "other").write_text("ours")
    monkeypatch.setenv("BRLAPI_AUTH", f"keyfile:{tmp_path}/other")
    brltty = begin(auth=f"keyfile:{tmp_path}/key")
    for text in ("one", "two"):
        display.show(text)
        assert brltty.shows() == ""
    monkeypatch.setenv("BRLAPI_AUTH", f"keyfile:{tmp_path}/key")
    assert shown(brltty, display, "three") == "three"


def test_unplugged_display(begin: Begin, display: BrailleDisplay) -> None:
    brltty = begin()
    assert shown(brltty, display, "there") == "there"
    brltty.unplug()
    for text in ("one", "two"):
        display.show(text)
    brltty.plug_in()
    assert shown(brltty, display, "three") == "three"


def test_hanging_brltty_does_not_delay_speech(begin: Begin, display: BrailleDisplay) -> None:
    brltty = begin()
    assert shown(brltty, display, "there") == "there"
    brltty.send(signal.SIGSTOP)
    other = Told("Speech Dispatcher", "native")
    speech = Speech([other], display=display)
    speech.start()
    for number in range(20):
        speech.say(f"text {number}")
    assert until(lambda: len(other.spoken) == 20, 2)
    speech.close()
    brltty.send(signal.SIGCONT)
    assert until(lambda: not [t for t in threading.enumerate() if t.name == "braille"])


@pytest.mark.parametrize("missing", ["library", "console"])
def test_without_brltty_there_is_no_display(monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    brlapi.load()
    if missing == "library":
        monkeypatch.setattr(brlapi, "_LIBRARY", "libnowhere.so.1")
    else:
        monkeypatch.delenv("WINDOWPATH")
        monkeypatch.delenv("XDG_VTNR", raising=False)
    with pytest.raises(Unable):
        brlapi.load()


def test_display_is_used_only_without_a_screen_reader(
    begin: Begin, display: BrailleDisplay
) -> None:
    brltty = begin()
    assert shown(brltty, display, "before") == "before"
    reader, voice = Told("Orca"), Own("embedded")
    speech = Speech([reader, voice], display=display, timeout_ms=200, probe_ms=50)
    speech.start()
    speech.say("one", braille="1")
    assert brltty.shows() == ""
    assert ("braille", "1") in reader.log
    reader.able = False
    speech.say("two", braille="2")
    assert brltty.shows("2") == "2"
    speech.close()
    assert brltty.shows() == ""
