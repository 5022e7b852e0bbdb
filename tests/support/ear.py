"""Hears what a browser tells assistive technology, as a screen reader does."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any

from tests.support.require import require, require_program
from tests.support.xserver import XServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser

_LISTENER = Path(__file__).with_name("spi_ear.py")
_PYTHON = "/usr/bin/python3"  # Debian's, which has gi
_LONGEST_S = 900
_OBJECT = "\ufffc"


@contextmanager
def accessibility() -> Iterator[dict[str, str]]:
    """Start a display and a session bus of our own; yield the environment for programs there."""
    server = XServer()
    with tempfile.TemporaryDirectory() as run:
        environ = {
            **os.environ,
            "DISPLAY": server.display,
            "XDG_RUNTIME_DIR": run,
            "ACCESSIBILITY_ENABLED": "1",
        }
        # The bus starts that of assistive technology, whose socket is in the folder it is told:
        # two that are told none take each other's.
        bus = subprocess.Popen(
            [require_program("dbus-daemon"), "--session", "--nofork", "--print-address"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environ,
        )
        try:
            assert bus.stdout is not None
            yield environ | {"DBUS_SESSION_BUS_ADDRESS": bus.stdout.readline().strip()}
        finally:
            bus.kill()
            bus.wait()
            if bus.stdout is not None:
                bus.stdout.close()
            server.stop()


@dataclass
class Ear:
    """What was heard so far."""

    told: list[dict[str, Any]] = field(default_factory=list)

    def forget(self) -> None:
        """Forget what was heard."""
        self.told.clear()

    @property
    def said(self) -> list[str]:
        """The announcements. A node of a log is told as an object too, which no reader speaks."""
        return [
            one["text"] for one in self.told if one["kind"] == "said" and one["text"].strip(_OBJECT)
        ]

    def focus(self) -> list[str]:
        """The names of what got the focus."""
        return [one["name"] for one in self.told if one["kind"] == "focus"]

    def gone(self) -> list[str]:
        """Texts whose node no longer existed for a slow reader."""
        return [one["text"] for one in self.told if one["kind"] == "gone"]

    def await_(self, text: str, longest: float = 30.0) -> None:
        """Wait until this was announced."""
        end = monotonic() + longest
        while text not in self.said:
            assert monotonic() < end, f"not heard: {text}; {self.said}"
            sleep(0.02)

    def listen(self, length: int, quiet: float = 1.5, longest: float = 30.0) -> str:
        """Wait until the text has this many characters and no more follows; return it."""
        end = monotonic() + longest
        while len(" ".join(self.said)) < length and monotonic() < end:
            sleep(0.02)
        count = -1
        while count != len(self.told) and monotonic() < end:
            count = len(self.told)
            sleep(quiet)
        return " ".join(self.said)


@contextmanager
def ear(environ: Mapping[str, str]) -> Iterator[Ear]:
    """Listen on a bus."""
    found = subprocess.run(
        [_PYTHON, "-c", "import gi; gi.require_version('Atspi', '2.0')"],
        check=False,
        capture_output=True,
    )
    require(found.returncode == 0, "python3-gi and gir1.2-atspi-2.0 are not installed")
    process = subprocess.Popen(
        [_PYTHON, str(_LISTENER), str(_LONGEST_S)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=dict(environ),
    )
    heard = Ear()
    assert process.stdout is not None
    lines = process.stdout
    assert json.loads(lines.readline())["kind"] == "listens"

    def listen() -> None:
        for line in lines:
            heard.told.append(json.loads(line))

    thread = threading.Thread(target=listen, daemon=True)
    thread.start()
    try:
        yield heard
    finally:
        process.kill()
        process.wait()
        thread.join()
        lines.close()


@dataclass
class Heard:
    """A browser and a listener on its bus."""

    browser: Browser
    ear: Ear
