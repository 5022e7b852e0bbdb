"""A Chromium that a test may kill: started here, driven by playwright; its profile is kept."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING

from tests.support.require import require_program

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Playwright

_STARTS_S = 60


class OwnChromium:
    """Debian's Chromium with the profile in `profile`."""

    def __init__(
        self,
        driver: Playwright,
        profile: Path,
        *arguments: str,
        environ: Mapping[str, str] | None = None,
    ) -> None:
        port = profile / "DevToolsActivePort"
        port.unlink(missing_ok=True)
        command = [
            require_program("chromium"), "--no-sandbox", "--no-first-run", "--lang=en-GB",
            f"--user-data-dir={profile}", "--remote-debugging-port=0", *arguments, "about:blank",
        ]  # fmt: skip
        self.process = subprocess.Popen(
            command,
            env=dict(environ or os.environ),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        end = monotonic() + _STARTS_S
        while not (port.exists() and "\n" in port.read_text()):
            assert monotonic() < end, "Chromium did not start"
            assert self.process.poll() is None, "Chromium ended at once"
            sleep(0.05)
        number = port.read_text().splitlines()[0]
        self.browser: Browser = driver.chromium.connect_over_cdp(f"http://127.0.0.1:{number}")

    @property
    def context(self) -> BrowserContext:
        """The browser context of its profile."""
        return self.browser.contexts[0]

    def renderers(self) -> list[int]:
        """The processes of its tabs."""
        found = self.browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
        return [one["id"] for one in found["processInfo"] if one["type"] == "renderer"]

    def kill(self) -> None:
        """Kill all of it."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
