"""What breaks while a player presses random keys: voice, sound device, disk, power."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from audiodice.core.model import Event
from audiodice.opponents.generic import cautious
from audiodice.ui.play.table_screen import TableScreen

if TYPE_CHECKING:
    from tests.support.fuzzing import Fuzz


def break_something(fuzz: Fuzz) -> None:
    """Sometimes break something, or mend the disk.

    Each call draws equally often from the stream, so that troubles do not depend on the keys.
    """
    mends, breaks = fuzz.breaks.random() < 0.03, fuzz.breaks.random() < 0.05
    name = fuzz.breaks.choice((*TROUBLES, "kill", "kill"))
    if mends:
        fuzz.bad_disk = False
    if not breaks:
        return
    fuzz.tally.troubles[name] += 1
    TROUBLES[name](fuzz)


def _disk(fuzz: Fuzz) -> None:
    fuzz.bad_disk = True


def _kill(fuzz: Fuzz) -> None:
    fuzz.disk.stop_at = fuzz.disk.calls + fuzz.draw.randint(1, 6)
    fuzz.disk.half = fuzz.draw.random() < 0.5


def _device(fuzz: Fuzz) -> None:
    fuzz.mixer.available = not fuzz.mixer.available
    fuzz.mixer.why = "" if fuzz.mixer.available else "It was unplugged."
    fuzz.player.housekeeping.check()


def _sound(fuzz: Fuzz) -> None:
    fuzz.mixer.flaky = 0.0 if fuzz.mixer.flaky else 0.2


def _voice(fuzz: Fuzz) -> None:
    fuzz.reader.able = not fuzz.reader.able
    fuzz.reader.raises = [OSError("gone"), RuntimeError("odd")][: fuzz.draw.randint(0, 2)]


def _focus(fuzz: Fuzz) -> None:
    fuzz.player.router.focus(gained=fuzz.draw.random() < 0.7)
    fuzz.player.housekeeping.check()


def _mode(fuzz: Fuzz) -> None:
    """Change settings, which random keys would seldom reach or leave."""
    own = fuzz.player.context.settings
    own.switches = fuzz.draw.choice(("off", "off", "off", "two", "one"))
    own.undo = fuzz.draw.choice(("step", "more"))
    own.digits = fuzz.draw.choice(("face", "place"))
    own.elsewhere = fuzz.draw.choice(("speak", "quiet"))


def _skip(fuzz: Fuzz) -> None:
    """Let a better player play for a while: random keys seldom end a game.

    No table moves while a response waits for a job: not even here.
    """
    screen, table = fuzz.player.router.screen, fuzz.player.autosave._table
    waits = fuzz.player.router.waiting
    if waits or not isinstance(screen, TableScreen) or table is None:
        return
    for _ in range(fuzz.draw.randint(20, 150)):
        if not table.over:
            table.act(cautious(table.game, table.state, fuzz.draw))
    screen.game.acted((Event("rolled"),), -1)  # no dice are chosen now


TROUBLES: Mapping[str, Callable[[Fuzz], None]] = {
    "disk": _disk,
    "kill": _kill,
    "device": _device,
    "sound": _sound,
    "voice": _voice,
    "focus": _focus,
    "mode": _mode,
    "skip": _skip,
}
