"""The program beside Orca's service, through which the window speaks and brailles.

In a terminal Orca reads by itself.

What 40 cells show after each key is in `tests/golden/farkle.orca-braille.txt`;
AUDIODICE_UPDATE_GOLDEN=1 writes that anew.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest

if sys.platform != "linux":
    pytest.skip("Orca runs on Linux", allow_module_level=True)

from tests.support.backends import wait_until
from tests.support.fake_orca import FakeOrca
from tests.support.private_bus import PrivateBus
from tests.support.program import AUDIODICE, Program, Transcript, bare_environment, settings
from tests.support.said import sentence
from tests.support.xserver import XServer

GOLDEN = Path(__file__).parent.parent / "golden" / "farkle.orca-braille.txt"
KEYS = (
    "enter", "down", "down", "up", "left", "right", "a", "x", "1", "c", "d", "s", "t", "l", "r",
    "h", "shift+h", "g", "tab", "?", "down", "escape",
)  # fmt: skip
PRESSED = {"enter": "Return", "tab": "Tab", "escape": "Escape", "?": "question", "down": "Down",
           "up": "Up", "left": "Left", "right": "Right"}  # fmt: skip
GAME = ("play", "farkle", "--seed", "1", "--opponents", "bold")


@pytest.fixture
def bus() -> Iterator[PrivateBus]:
    bus = PrivateBus()
    yield bus
    bus.close()


def test_a_turn_in_the_window_is_spoken_by_orca_and_shown_in_braille(
    tmp_path: Path, bus: PrivateBus
) -> None:
    settings(tmp_path, "")
    orca, x = FakeOrca(bus.address), XServer()
    program = Program(
        tmp_path,
        bare_environment(tmp_path, DISPLAY=x.display, DBUS_SESSION_BUS_ADDRESS=bus.address),
        *GAME,
    )
    spoken = program.transcript
    try:
        spoken.wait(1, "spoken")
        for key in ("Return", "a", "s", "t"):
            before = len(spoken.lines("spoken"))
            x.keys(key)
            spoken.wait(before + 1, "spoken")
        time.sleep(1)
        orca.leave()  # killed
        before = len(spoken.lines("spoken"))
        x.keys("s")
        spoken.wait(before + 1, "spoken")
        assert spoken.lines("spoken")[-1]["backend"] != "Orca"
        again = FakeOrca(bus.address, 50)
        for _ in range(30):  # it is noticed within 10 s
            before = len(spoken.lines("spoken"))
            x.keys("t")
            spoken.wait(before + 1, "spoken")
            if again.spoken:
                break
            time.sleep(0.5)
        assert again.spoken
        time.sleep(1)  # if it left during a text, it would have that and not have answered
        again.leave()
    finally:
        x.keys("ctrl+q")
        program.end()
        x.stop()
    by_orca = [line["text"] for line in spoken.lines("spoken") if line["backend"] == "Orca"]
    assert by_orca == [*orca.spoken, *again.spoken]
    said = {line["text"] for line in spoken.lines("say")}
    changes = {  # nobody says these once they have become false
        sentence("voice_changed", gone="Orca", voice="embedded", better=False),
        sentence("voice_changed", gone="embedded", voice="Orca", better=True),
    }
    assert said - {line["text"] for line in spoken.lines("spoken")} <= changes
    assert all(stays for _, stays in orca.shown)
    assert 1 <= len(orca.shown) <= len(orca.spoken)


def test_terminal_is_read_by_orca_alone(tmp_path: Path, bus: PrivateBus) -> None:
    orca = FakeOrca(bus.address)
    transcript = tmp_path / "transcript.jsonl"
    child = pexpect.spawn(
        str(AUDIODICE),
        [*GAME, "--face", "terminal", "--transcript", str(transcript)],
        env=bare_environment(tmp_path, TERM="xterm", DBUS_SESSION_BUS_ADDRESS=bus.address),
        timeout=20,
    )
    Transcript(transcript).wait(1, "spoken")
    child.send("s")
    Transcript(transcript).wait(2, "spoken")
    child.send("\x11")
    child.expect(pexpect.EOF)
    child.wait()
    child.close()
    assert {line["backend"] for line in Transcript(transcript).lines("spoken")} == {"text"}
    assert orca.told == []
    assert orca.shown == []
    orca.leave()


def played(press: Callable[[str], object], orca: FakeOrca, transcript: Transcript) -> str:
    """Each key, and below it the first 40 cells of the text that stays until the next."""
    transcript.wait(1, "say")
    wait_until(lambda: orca.shown)
    time.sleep(1)  # until all that is said at the start has come
    lines = ["(start)", f"    |{orca.shown[-1][0][:40]}"]
    for key in KEYS:
        before, shown = len(transcript.lines("say")), len(orca.shown)
        until = time.monotonic() + 15
        press(key)
        transcript.wait(before + 1, "say")
        while len(orca.shown) == shown:
            assert time.monotonic() < until, key
            time.sleep(0.005)
        lines += [key, f"    |{orca.shown[-1][0][:40]}"]
    assert all(stays for _, stays in orca.shown)
    return "\n".join(lines) + "\n"


def test_braille_of_forty_cells_after_each_key(tmp_path: Path, bus: PrivateBus) -> None:
    orca, x = FakeOrca(bus.address), XServer()
    environ = bare_environment(tmp_path, DISPLAY=x.display, DBUS_SESSION_BUS_ADDRESS=bus.address)
    program = Program(tmp_path, environ, "play", "farkle", "--seed", "7")
    try:
        found = played(lambda key: x.keys(PRESSED.get(key, key)), orca, program.transcript)
    finally:
        x.keys("ctrl+q")
        program.end()
        x.stop()
        orca.leave()
    if os.environ.get("AUDIODICE_UPDATE_GOLDEN") == "1":
        GOLDEN.write_text(found, "utf-8")
    assert found == GOLDEN.read_text("utf-8")
