"""`audiodice web`: build the site that runs in a browser, and serve it on this machine."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from audiodice.cli.params import JSON, BadInput, Passing, PathTo, Whole, bad
from audiodice.devices.printing import note, print_json, print_line, print_lines

if TYPE_CHECKING:
    from audiodice.web.build import Sizes, Wishes
    from audiodice.web.serve import Server, Tls

PORT = 8765
_MB = 1e6
_ENDINGS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")


@click.group("web", cls=Passing)
def command() -> None:
    """Build the page that plays in a browser, or hand it out."""


_PYODIDE = click.option(
    "--pyodide",
    "archive",
    type=PathTo(),
    help="Pyodide's package for npm (a .tgz), instead of getting it with npm.",
)


@command.command()
@click.argument("folder", type=PathTo())
@click.option(
    "--tables/--no-tables",
    default=True,
    help="Solve the games for computer players and hints, half a minute the first time.",
)
@_PYODIDE
@JSON
def build(folder: Path, tables: bool, archive: Path | None, as_json: bool) -> None:
    """Build the site in a folder.

    Any web server can hand the folder out. In a checkout, `uv run --group web` brings what this
    needs.
    """
    from audiodice.web.build import Wishes

    sizes = make(folder, Wishes(tables, archive))
    if as_json:
        print_json({"folder": str(folder), **asdict(sizes)})
    else:
        print_lines(_size_lines(folder, sizes))


def _size_lines(folder: Path, sizes: Sizes) -> Iterator[str]:
    yield f"{folder}: {sizes.files} files"
    how = "compressed" if sizes.compressed else "not compressed, for there is no brotli here"
    yield f"first visit: {sizes.first / _MB:.2f} MB ({how}), then"
    yield f"sounds and tables in the background: {sizes.later / _MB:.2f} MB"
    yield f"to play with friends, when that is wanted: {sizes.friends / _MB:.2f} MB"
    if not sizes.m4a:
        yield "no .m4a sounds for old iOS: there is no ffmpeg here"


@command.command()
@click.option(
    "--port", type=Whole(0, 65535), default=PORT, show_default=True, help="0: any that is free."
)
@click.option("--lan", is_flag=True, help="Let others in your network reach it, too.")
@click.option("--folder", type=PathTo(), help="A folder that `web build` made.")
@_PYODIDE
def serve(port: int, lan: bool, folder: Path | None, archive: Path | None) -> None:
    """Hand the site out on this machine, until Control C; build it first if needed."""
    serve_site(folder or _site_in_cache(archive), port, lan=lan)


def serve_site(site: Path, port: int, *, lan: bool) -> None:
    """Serve a site until Control C; raises BadInput."""
    from audiodice.web.serve import EVERYWHERE, HERE, address

    page = listening(site, port, EVERYWHERE if lan else HERE, option="--folder")
    with page, suppress(KeyboardInterrupt), signals_interrupt():
        got = int(page.server_address[1])
        print_line(f"http://127.0.0.1:{got}/")
        if lan:
            print_line(f"{address(got)} in your network, for anybody there")
            note("browsers keep games and work offline only on this machine, or with https")
        page.serve_forever()


def listening(
    site: Path, port: int, host: str, option: str, tls: Tls | None = None, relay: int = 0
) -> Server:
    """A server of the site in the folder that `option` names; raises BadInput."""
    from audiodice.web.errors import WebError
    from audiodice.web.serve import server

    try:
        return server(site, port, host, tls=tls, relay=relay)
    except WebError as error:
        raise BadInput(f"--port: {error}; expected one that is free, or 0 for any") from None
    except (OSError, ValueError):
        made = "a folder that `audiodice web build` made"
        raise bad(option, site, made, wrong="has no site") from None


def _site_in_cache(archive: Path | None) -> Path:
    """The site in the cache folder, built if it is missing or older than the program."""
    from audiodice.storage import paths
    from audiodice.web.build import Wishes
    from audiodice.web.freshness import is_fresh, mark

    site = paths.cache_folder() / "site"
    if not is_fresh(site):
        make(site, Wishes(archive=archive, smallest=False))
        mark(site)
    return site


def make(folder: Path, wishes: Wishes) -> Sizes:
    """Build a site; raises BadInput."""
    from audiodice.web.build import build
    from audiodice.web.errors import WebError

    try:
        with signals_interrupt():
            return build(folder, wishes, lambda step: note(f"audiodice: {step}"))
    except WebError as error:
        raise BadInput(str(error)) from None


@contextmanager
def signals_interrupt() -> Iterator[None]:
    """Turn all signals that end a program into KeyboardInterrupt, so that no files are left behind.

    Later signals are ignored, because uv passes on a signal that the terminal also sends to us.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # other threads cannot handle signals
        return
    there = [number for name in _ENDINGS if (number := getattr(signal, name, None))]

    def end(*_: object) -> None:
        for number in there:
            signal.signal(number, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = {number: signal.signal(number, end) for number in there}
    try:
        yield
    finally:
        if signal.getsignal(there[0]) is end:
            for number, handler in before.items():
                signal.signal(number, handler)
