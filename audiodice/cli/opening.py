"""The options of every command that opens a session, and the start of a session."""

from __future__ import annotations

import errno
import gc
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import reduce
from typing import Any

import click

from audiodice.cli.params import LANG, BadInput, OneOf, PathTo, Relays, bad
from audiodice.devices.printing import on_terminal, print_line

FACES = ("window", "terminal")


def _speech() -> tuple[str, ...]:
    from audiodice.devices.speech.ladder import CHOICES

    return CHOICES


_SESSION = (
    LANG,
    click.option("--face", type=OneOf(lambda: FACES), help="Play in a window or in this terminal."),
    click.option("--speech", type=OneOf(_speech), default="auto", help="Which voice speaks."),
    click.option(
        "--sounds", type=OneOf(lambda: ("on", "off")), default="on", help="Sound effects."
    ),
    click.option("--transcript", type=PathTo(), help="Record the session in this file."),
    click.option("--keymap", type=PathTo(), help="Your own keys, a TOML file."),
    click.option(
        "--relays",
        type=Relays(),
        metavar="RELAYS",
        help="By which relays friends meet: automatic, network, or addresses.",
    ),
)


def session_options(command: Callable[..., Any]) -> Callable[..., Any]:
    return reduce(lambda wrapped, option: option(wrapped), reversed(_SESSION), command)


def play_session(
    setup: Any,
    seed: int | None,
    wishes: dict[str, Any],
    *,
    fair: bool = False,
    resume: str = "",
    replay: Any = None,
    host: bool = False,
    join: str = "",
) -> None:
    """Play until the player leaves: a new table, a saved game, a replay, or the menu.

    `resume` is a saved game's name, `replay` the journal of a game to replay. With `host` a room
    for friends is opened, whose first game is `setup`; `join` is the code of a friend's room.
    """
    from audiodice.desktop import desktop
    from audiodice.devices.input.face import NoDisplay, NoFace
    from audiodice.present.catalogue import CatalogueError
    from audiodice.present.cues import CueTableError
    from audiodice.session.launch_options import LaunchOptions

    if wishes["keymap"] is not None and not wishes["keymap"].is_file():
        raise bad("--keymap", wishes["keymap"], "an existing file", wrong="not found")
    wanted = LaunchOptions(
        lang=wishes["lang"],
        face=wishes["face"] or "window",
        speech=wishes["speech"],
        sounds=wishes["sounds"] == "on",
        transcript=wishes["transcript"],
        keymap=wishes["keymap"],
        seed=seed,
        setup=setup,
        fair=fair,
        resume=resume,
        replay=replay,
        relays=wishes["relays"] or "",
        host=host,
        join=join,
    )
    gc.disable()  # objects made at start-up stay; the loop enables garbage collection again
    try:
        try:
            desktop.run(wanted)
        except NoDisplay:
            if wishes["face"]:
                raise
            _agree_to_terminal(wanted.lang)
            desktop.run(replace(wanted, face="terminal"))
    except NoFace as error:
        raise BadInput(f"--face {wanted.face}: {error}") from None
    except (CatalogueError, CueTableError) as error:
        raise BadInput(f"the installation is damaged: {error}") from None
    except OSError as error:
        if wanted.transcript is None or error.filename != str(wanted.transcript):
            raise
        unread = error.errno == errno.ENXIO
        why = "it is a pipe that no program reads" if unread else error.strerror
        wrong = f"cannot be written ({why})"
        raise bad("--transcript", wanted.transcript, "a writable file", wrong=wrong) from None
    finally:
        gc.enable()


def _agree_to_terminal(lang: str) -> None:
    """Wait for Enter before a game in the terminal, because there is no usable display."""
    from audiodice.session import language

    if not on_terminal():
        raise BadInput("--face: there is no display for a window, and this is not a terminal")
    print_line(language.words(lang).text("no_display"))
    sys.stdin.readline()
