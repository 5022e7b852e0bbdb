"""The program under test: opens a face and prints one JSON line per event, with its time.

Arguments: `window` or `terminal`, the file to write to, then `name=value` settings of the
constructor; `wake=S` wakes it from a thread after S seconds, `later=TEXT` shows a text then,
`show=TEXT` at once, `typing=1` has a text typed from the start, and F2 turns that on and off, as
with `turn=1` the wake does;
`post=[[KIND, FIELDS], ...]` has F10 post events of pygame's; `patience=S` is how long the window
waits for an input method.
"""

from __future__ import annotations

import json
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any

from audiodice.devices.input.face import Closed, KeyFace, Released


def open_face(kind: str, settings: dict[str, Any]) -> KeyFace:
    if kind == "window":
        from audiodice.devices.input import input_method
        from audiodice.devices.input.window import Window

        input_method.PATIENCE = settings.pop("patience", input_method.PATIENCE)
        return Window(**settings)
    from audiodice.devices.input.terminal import Terminal

    return Terminal(**settings)


def window_id(face: KeyFace) -> dict[str, int]:
    if face.name != "window":
        return {}
    import pygame.display

    return {"window": pygame.display.get_wm_info()["window"]}


def post(events: str) -> None:
    """Post what a system would: its kinds by pygame's names."""
    for kind, fields in json.loads(events):
        import pygame

        pygame.event.post(pygame.event.Event(getattr(pygame, kind), fields))


def main() -> None:
    kind, target, *rest = sys.argv[1:]
    given = dict(pair.split("=", 1) for pair in rest)
    wake, shown = given.pop("wake", ""), given.pop("show", "")
    typing, crash = given.pop("typing", ""), given.pop("crash", "")
    later = given.pop("later", "")
    posted, given_turn = given.pop("post", "[]"), given.pop("turn", "")
    turns = cycle([not typing, bool(typing)])
    face = open_face(kind, {name: int(value) for name, value in given.items()})
    with Path(target).open("w", encoding="utf-8") as out:

        def say(kind: str, **fields: object) -> None:
            out.write(json.dumps({"kind": kind, "at": time.monotonic(), **fields}) + "\n")
            out.flush()

        def turn() -> None:
            face.text_entry(next(turns))

        face.title("audiodice test")
        if shown:
            face.show(shown)
        if typing:
            face.text_entry(True)
        face.wait(1)
        say("Ready", **window_id(face))
        if wake:
            timer = threading.Timer(float(wake), face.wake)
            timer.daemon = True
            timer.start()
        acts: dict[str, Callable[[], object]] = {
            "f2": turn,
            "Woken": turn if given_turn else partial(face.show, later or shown),
            "f10": lambda: post(posted),
            "f11": lambda: say("Copied", done=face.copy("1 1 5")),
            "f12": lambda: face.show("Farkle! " * 9),
        }
        while True:
            event = face.wait(None)
            say(type(event).__name__, **(asdict(event) if event else {}))
            if crash:
                raise RuntimeError("as a test asked")
            if isinstance(event, Closed):
                break
            if not isinstance(event, Released):
                acts.get(getattr(event, "name", type(event).__name__), lambda: None)()
    face.close()


if __name__ == "__main__":
    main()
