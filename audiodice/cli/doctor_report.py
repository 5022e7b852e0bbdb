"""The report of `audiodice doctor`: a text file to send, without personal data."""

from __future__ import annotations

import contextlib
import getpass
import locale
import platform
import re
from collections.abc import Iterable, Iterator, Mapping
from ipaddress import ip_address
from pathlib import Path
from typing import IO, Any

from audiodice.cli import parts
from audiodice.cli.params import bad
from audiodice.core.errors import error_text
from audiodice.core.text import shown
from audiodice.desktop import system_language
from audiodice.devices.printing import encoding
from audiodice.present.settings import FREE, NAMES, Settings

USUAL = "audiodice-report.txt"
_ADDRESS = re.compile(
    r"(?<![\w.])(?:\d{1,3}(?:\.\d{1,3}){3}(?!\.?\w)|[\da-fA-F]*:[\da-fA-F]*:[\da-fA-F:.]*)"
)


@contextlib.contextmanager
def written_to(path: Path | None) -> Iterator[IO[str] | None]:
    """Open the report file, before the long work; None without a path. Raises BadInput."""
    if path is None:
        yield None
        return
    try:
        with path.open("w", encoding="utf-8", errors="replace", newline="\n") as file:
            yield file
    except OSError as error:
        if error.filename not in (None, str(path)):
            raise
        wrong = f"cannot be written ({error_text(error)})"
        raise bad("--report", path, "a file that can be written", wrong=wrong) from None


def lines(
    found: Mapping[str, Any],
    times: Iterable[tuple[str, float]],
    lang: str,
    own: Settings,
    complaints: int,
) -> Iterator[str]:
    """The lines of the report: the findings of `doctor`, and the steps with their times in ms.

    `complaints` is the number of wrong lines in settings.toml.
    """
    yield from parts.lines()
    yield f"system: {platform.platform()}"
    yield f"language: {lang}; of the system: {', '.join(system_language.wishes()) or 'not known'}"
    yield f"encoding: {locale.getpreferredencoding(False)}; of standard output: {encoding()}"
    yield f"settings: {', '.join(_changed(own)) or 'all as they come'}"
    yield f"lines of settings.toml that are wrong: {complaints}"
    yield ""
    yield f"speaks: {found['speaks']}"
    for rung in found["rungs"]:
        yield f"{rung['name']}: {'works' if rung['able'] else 'does not work'}; {rung['why']}"
    sound = found["sound"]
    yield f"sound: {'works' if sound['able'] else sound['why']}"
    yield f"display: {'yes' if found['display'] else 'no'}"
    yield f"letters in the window: {found['letters']['why']}"
    yield f"friends: {found['friends']['why']}"
    yield from relays(found["friends"]["relays"])
    yield ""
    for what, ms in times:
        yield f"{what}: {ms:.0f} ms"


def relays(asked: Iterable[dict[str, Any]]) -> Iterator[str]:
    """A line for each relay that was asked."""
    for one in asked:
        answer = one["why"] if one["ms"] is None else f"answers after {one['ms']} ms"
        yield f"relay {one['name']}: {answer}"


def without_names(text: str, home: str, user: str) -> str:
    r"""A line without the sender's home folder, name and addresses, and safe to show.

    >>> print(without_names(r"C:\Users\Ann\a.dll, of ann", r"C:\Users\Ann", "Ann"))
    ~\a.dll, of USER
    >>> print(without_names("the broker 192.168.1.7:1883 or [fe80::1]:1883 answers", "", ""))
    the broker ADDRESS:1883 or [ADDRESS]:1883 answers
    """
    for folder in filter(None, (home, home.replace("\\", "/"), home.replace("\\", "\\\\"))):
        text = re.sub(rf"{re.escape(folder)}(?!\w)", "~", text, flags=re.IGNORECASE)
    if user:
        text = re.sub(rf"(?<!\w){re.escape(user)}(?!\w)", "USER", text, flags=re.IGNORECASE)
    return shown(_ADDRESS.sub(_without_address, text))


def _without_address(found: re.Match[str]) -> str:
    try:
        return found[0] if ip_address(found[0]).is_loopback else "ADDRESS"
    except ValueError:  # a version, or a time
        return found[0]


def sender() -> tuple[str, str]:
    """The home folder and the login name; "" if unknown."""
    home = user = ""
    with contextlib.suppress(RuntimeError):
        home = str(Path.home())
    with contextlib.suppress(Exception):  # its errors differ between versions
        user = getpass.getuser()
    return home if Path(home) != Path(home).parent else "", user


def _changed(own: Settings) -> Iterator[str]:
    """The changed settings. Free text may hold a name, so it is only reported as set."""
    usual = Settings()
    for name in NAMES:
        if (value := getattr(own, name)) != getattr(usual, name):
            yield f"{name} is set" if name in FREE else f"{name} {value}"
