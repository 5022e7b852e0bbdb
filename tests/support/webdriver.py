"""Browsers that playwright cannot drive as Debian ships them.

Firefox is driven by Marionette, WebKit by WebDriver.

`DriverTab` has those methods of a playwright page that `RealPage` uses.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tests.support.ending import end
from tests.support.require import require, require_program

_STARTS_S = 60
_ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
_KEYS = {
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "Home": "\ue011",
    "ArrowUp": "\ue013",
    "ArrowDown": "\ue015",
    "Control": "\ue009",
}
_VISIBLE = """
const [css, text] = arguments;
const found = [...document.querySelectorAll(css)].find(
  one => one.checkVisibility() && one.textContent.includes(text));
found?.scrollIntoView({block: "center"});  // from under what stays at the edges of the window
return found ?? null;
"""
_PREFERENCES = """
user_pref("marionette.port", 0);
user_pref("intl.accept_languages", "en-GB, en");
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
user_pref("browser.aboutwelcome.enabled", false);
"""

Command = Callable[[str, Mapping[str, Any]], Any]


class WebDriverError(Exception):
    """The browser refused a command."""


@dataclass
class DriverTab:
    """A tab. `send` sends one of the commands of WebDriver, and returns its value.

    `window` names the tab where there are several; each command goes to the one sent to last.
    """

    send: Command
    window: str = ""

    def command(self, name: str, parameters: Mapping[str, Any]) -> Any:
        """Send a command to this tab."""
        if self.window:
            self.send("SwitchToWindow", {"handle": self.window, "focus": True})
        return self.send(name, parameters)

    def another(self) -> DriverTab:
        """A tab beside this one."""
        self.window = self.window or self.send("GetWindowHandle", {})
        made = self.send("NewWindow", {"type": "tab", "focus": True})
        return DriverTab(self.send, made["handle"])

    def close(self) -> None:
        """Close it."""
        self.command("CloseWindow", {})

    @property
    def keyboard(self) -> DriverTab:
        """The tab has the keyboard, too."""
        return self

    @property
    def first(self) -> DriverTab:
        """There is one."""
        return self

    def on(self, *_: object) -> None:
        """Errors of the page are collected by the page itself (see `spied`)."""

    def add_init_script(self, script: str) -> None:
        """The server puts the script into the page (see `spied`)."""

    def bring_to_front(self) -> None:
        """Bring the tab to the front."""
        self.command("GetWindowHandle", {})

    def focus(self, css: str) -> None:
        """Give the focus to an element."""
        self.execute("document.querySelector(arguments[0]).focus()", css)

    def goto(self, address: str) -> None:
        """Load a page."""
        self.command("Navigate", {"url": address})

    def evaluate(self, expression: str) -> Any:
        """The value of a JavaScript expression."""
        return self.execute(f"return ({expression});")

    def execute(self, script: str, *arguments: object) -> Any:
        """The result of a JavaScript function with this body."""
        return self.command("ExecuteScript", {"script": script, "args": list(arguments)})

    def wait_for_timeout(self, ms: float) -> None:
        """Wait this many ms."""
        sleep(ms / 1000)

    def click(self, css: str, text: str = "") -> None:
        """Click the visible element with this text."""
        element = self.execute(_VISIBLE, css.replace(":visible", ""), text)
        if element is None:
            raise WebDriverError(f"no {css} with {text!r}")
        self.command("ElementClick", {"id": element[_ELEMENT]})

    def type(self, css: str, text: str) -> None:
        """Type into a field; where it takes a file, that is its path."""
        element = self.execute("return document.querySelector(arguments[0]);", css)
        self.command("ElementSendKeys", {"id": element[_ELEMENT], "text": text})

    def fill(self, css: str, text: str) -> None:
        """Type into a field, replacing its content."""
        self.execute("document.querySelector(arguments[0]).value = ''", css)
        self.type(css, text)

    def press(self, name: str) -> None:
        """Press a key and let it go."""
        key = _KEYS.get(name, name)
        strokes = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        keyboard = {"type": "key", "id": "keyboard", "actions": strokes}
        self.command("PerformActions", {"actions": [keyboard]})

    def locator(self, css: str) -> _Located:
        """The elements that match, which a text can narrow down."""
        return _Located(self, css)


@dataclass(frozen=True)
class _Located:
    tab: DriverTab
    css: str
    text: str = ""

    def filter(self, has_text: str) -> _Located:
        return _Located(self.tab, self.css, has_text)

    @property
    def first(self) -> _Located:
        return self

    def click(self) -> None:
        self.tab.click(self.css, self.text)


# ------------------------------------------------------------------------- Firefox


@contextmanager
def firefox(
    profile: Path, preferences: str = "", environ: Mapping[str, str] | None = None
) -> Iterator[DriverTab]:
    """Firefox ESR, driven by Marionette; in a window if `environ` has a display for it."""
    program = require_program("firefox-esr")
    profile.mkdir(exist_ok=True)
    (profile / "user.js").write_text(_PREFERENCES + preferences)
    command = [program, "--no-remote", "--marionette", "--profile", str(profile)]
    if environ is None:
        command.append("--headless")
    with _running(command, {**(environ or os.environ), "HOME": str(profile)}) as process:
        port = profile / "MarionetteActivePort"
        _await(lambda: port.exists() and port.read_text().strip(), process)
        with socket.create_connection(("127.0.0.1", int(port.read_text())), 60) as wire:
            marionette = _Marionette(wire)
            marionette("NewSession", {})
            yield DriverTab(marionette)
            with suppress(OSError, WebDriverError):
                marionette.send("Marionette:Quit", {"flags": ["eForceQuit"]})


class _Marionette:
    """Firefox's own protocol: `LENGTH:[0, id, command, parameters]`."""

    def __init__(self, wire: socket.socket) -> None:
        self._wire, self._rest, self._count = wire, b"", 0
        self._read()  # it greets

    def __call__(self, name: str, parameters: Mapping[str, Any]) -> Any:
        value = self.send(f"WebDriver:{name}", parameters)
        return value["value"] if isinstance(value, dict) and set(value) == {"value"} else value

    def send(self, name: str, parameters: Mapping[str, Any]) -> Any:
        self._count += 1
        text = json.dumps([0, self._count, name, parameters]).encode()
        self._wire.sendall(b"%d:%s" % (len(text), text))
        _, _, error, value = self._read()
        if error:
            raise WebDriverError(f"{name}: {error['error']}: {error['message']}")
        return value

    def _read(self) -> Any:
        while b":" not in self._rest:
            self._more()
        length, _, self._rest = self._rest.partition(b":")
        while len(self._rest) < int(length):
            self._more()
        text, self._rest = self._rest[: int(length)], self._rest[int(length) :]
        return json.loads(text)

    def _more(self) -> None:
        data = self._wire.recv(65536)
        if not data:
            raise WebDriverError("Firefox has gone")
        self._rest += data


# ------------------------------------------------------------------------- WebKit

_PATHS = {
    "Navigate": "url",
    "ExecuteScript": "execute/sync",
    "ElementClick": "element/{id}/click",
    "PerformActions": "actions",
}


@contextmanager
def webkit(home: Path, environ: Mapping[str, str]) -> Iterator[DriverTab]:
    """WebKitGTK's MiniBrowser, driven by WebDriver, on the display of `environ`."""
    program = require_program("WebKitWebDriver")
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    require(found, "WebKit's MiniBrowser is not installed")
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    base = f"http://127.0.0.1:{port}/session"

    def ask(path: str, parameters: Mapping[str, Any] | None, method: str = "POST") -> Any:
        data = None if parameters is None else json.dumps(parameters).encode()
        request = Request(base + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise WebDriverError(error.read().decode("utf-8", "replace")) from None

    # Whoever runs the tests may be root, and then the sandbox of WebKit does not start.
    own = {**environ, "HOME": str(home), "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    with _running([program, f"--port={port}"], own) as process:
        _await(lambda: _listens(port), process)
        options = {"binary": str(found[-1]), "args": ["--automation"]}
        wish = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        session = ask("", {"capabilities": wish})["sessionId"]

        def command(name: str, parameters: Mapping[str, Any]) -> Any:
            return ask(f"/{session}/{_PATHS[name].format(**parameters)}", parameters)

        yield DriverTab(command)
        with suppress(OSError, WebDriverError):
            ask(f"/{session}", None, "DELETE")


# ------------------------------------------------------------------------- both


def _listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


@contextmanager
def _running(command: list[str], environ: Mapping[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        command, env=dict(environ), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield process
    finally:
        end(process)


def _await(what: Callable[[], object], process: subprocess.Popen[bytes]) -> None:
    end = monotonic() + _STARTS_S
    while not what():
        assert process.poll() is None, "the browser ended at once"
        assert monotonic() < end, "the browser did not start"
        time.sleep(0.05)
