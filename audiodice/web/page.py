"""The devices of a session in a browser: the page shows, speaks and plays what it is sent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from audiodice.devices.audio.sound_error import SoundError
from audiodice.devices.audio.variants import Variants
from audiodice.devices.speech.backend import VoiceSettings
from audiodice.devices.speech.until import Until
from audiodice.present.settings import Settings
from audiodice.web.outbox import Outbox

READER, WEB = "reader", "web"
"""Who speaks: a screen reader, or the page itself."""
_ORDER = ("interface", "values", "dice", "music")  # which sounds are worth decoding first


class PageFace:
    """Shows texts on the page."""

    captions = True

    def __init__(self, outbox: Outbox, settings: Settings) -> None:
        self._outbox, self._settings = outbox, settings

    def wake(self) -> None:
        """Nothing sleeps: all work is done when a message comes."""

    def show(self, text: str) -> None:
        """Show the last utterance."""
        self._outbox.post("caption", text=text)

    def title(self, text: str) -> None:
        """Set the page's title."""
        self._outbox.tell("title", text=text)

    def bigger(self, step: int) -> None:
        """The new size has been sent by `dress`."""

    def dress(self, colours: str, *, captions: bool) -> None:
        """Tell the page how to show captions."""
        size = self._settings.caption
        self._outbox.tell("dress", colours=colours, captions=captions, text_size=size)

    @property
    def copies(self) -> bool:
        """The page has a clipboard."""
        return True

    def copy(self, text: str) -> bool:
        """Have the page put a text on the clipboard."""
        self._outbox.post("copy", text=text)
        return True

    def text_entry(self, on: bool) -> None:
        """Have the focus in the field for texts, before the words that ask for one are heard."""
        self._outbox.post("typing", on=on)

    def close(self) -> None:
        """The page stays."""


class PageVoice:
    """Has the page announce texts to a screen reader, or speak them."""

    def __init__(self, outbox: Outbox, lang: str, way: str = READER) -> None:
        self._outbox, self._lang, self._ids = outbox, lang, 0
        self.way = way

    @property
    def likely(self) -> str:
        """The name of the voice."""
        return "page"

    @property
    def kind(self) -> str:
        """A screen reader, or a voice of the system."""
        return "native" if self.way == WEB else "screen-reader"

    @property
    def own_voice(self) -> bool:
        """Whether the page speaks itself."""
        return self.way == WEB

    @property
    def uses_settings(self) -> bool:
        """Whether the page speaks itself."""
        return self.way == WEB

    @property
    def shows_braille(self) -> bool:
        """Whether a screen reader takes what is said."""
        return self.way == READER

    def start(self) -> None:
        """The voice is the page's."""

    def say(
        self,
        text: str,
        *,
        interrupt: bool = False,
        not_before_ms: int = 0,
        braille: str | None = None,
        after: Until | None = None,
        only_by: str = "",  # noqa: ARG002 - there is no other voice
    ) -> None:
        """Send the words, once `after` is done."""
        self._ids += 1
        fields: dict[str, Any] = {
            "id": self._ids, "text": text, "lang": self._lang, "interrupt": interrupt,
            "braille": braille or "", "wait_ms": not_before_ms,
        }  # fmt: skip
        send = partial(self._outbox.post, "say", **fields)
        if after is None:
            send()
        else:
            after.when_done(send)

    def silence(self) -> None:
        """Cut what is being said, and drop what waits."""
        self._outbox.post("silence")

    def hush(self) -> None:
        """Cut what is being said."""
        self._outbox.post("hush")

    def in_front(self, front: bool) -> None:
        """The page knows."""

    def hasten(self) -> None:
        """The next words, or the key itself, tell the page not to wait."""

    def close(self, wait_ms: int = 300) -> None:
        """Whatever was sent is still said."""


class PageSounds:
    """Has the page play sounds."""

    def __init__(
        self, outbox: Outbox, folder: str, voice: VoiceSettings, variants: Variants | None = None
    ) -> None:
        """`folder` is the address of the sounds, below the page."""
        self._outbox, self._folder, self._voice = outbox, folder, voice
        self._variants = variants or Variants()
        self._files: dict[str, dict[str, Any]] = {}
        self._volumes: dict[str, float] = {}
        self._looped = ""
        self.available, self.why = True, ""

    def load(
        self,
        name: str,
        path: Path,  # noqa: ARG002 - only the page sees the file
        bus: str,
        lufs: float | None = None,
    ) -> None:
        """Give a file a name; whether there is one is known to the page alone."""
        self._files[name] = {"file": f"{self._folder}{name}", "bus": bus, "lufs": lufs}

    def knows(self, name: str) -> bool:
        """Whether a file has that name."""
        return name in self._files

    def announce(self) -> None:
        """Tell the page what it may be asked to play."""
        order = sorted(self._files.values(), key=lambda file: _ORDER.index(file["bus"]))
        self._outbox.post("sounds", files=order)

    def preload(self, names: Iterable[str]) -> list[SoundError]:  # noqa: ARG002
        """The page decodes what it was told."""
        return []

    def play_any(
        self,
        names: Sequence[str],
        *,
        pan: float = 0.0,
        delay_ms: float = 0,
        tag: str = "",
        gain_db: float = 0.0,
        vary: bool = False,
    ) -> bool:
        """Have one of these variants played; False while the page plays nothing.

        `pan` is −1.0 (left) to 1.0 (right).
        """
        if not self.available:
            return False
        name, more_db, speed = self._variants.draw(names, vary=vary)
        self._outbox.post(
            "cue",
            name=Path(name).stem,
            **self._files[name],
            batch=self._outbox.batch,
            at_ms=delay_ms,
            pan=pan,
            gain_db=round(gain_db + more_db, 2),
            speed=round(speed, 4),
            tag=tag,
        )
        return True

    def cut(self, tag: str) -> None:
        """Stop the sounds with this tag."""
        self._outbox.post("cut", tag=tag)

    def loop(self, names: Sequence[str]) -> None:
        """Have one of these played over and over; () for none."""
        wanted = names if self.available else ()
        if not (wanted and self._looped):
            name = self._variants.draw(wanted, vary=False)[0] if wanted else ""
            self._looped = str(self._files[name]["file"]) if name else ""
        self._outbox.tell("loop", file=self._looped)

    def volume(self, bus: str, value: float) -> None:
        """Set the volume of a bus; `set_up` sends all of them."""
        self._volumes[bus] = round(value, 3)

    def set_up(
        self, *, mono: bool, swap: bool, night: bool, buffer: int, headphones: bool = False
    ) -> None:
        """Send the settings of sounds and voice, if they have changed."""
        del buffer  # the browser's own
        ears = {"mono": mono, "swap": swap, "night": night, "headphones": headphones}
        self._outbox.tell("mix", volumes=dict(self._volumes), **ears)
        own, volume = self._voice, self._volumes.get("voice", 1.0)
        self._outbox.tell("voice", rate=own.rate, pitch=own.pitch, volume=volume)

    def heard(self, *, state: str) -> None:
        """Note what the page's sound device says; what ends by itself is no news."""
        if state == "running":
            self.available, self.why = True, ""
        elif state in ("refused", "closed"):
            self.available, self.why = False, "the browser plays no sounds"

    def device_lost(self) -> None:
        """The page says so by `heard`."""

    def device_came(self) -> None:
        """The page says so by `heard`."""

    def poll(self) -> None:
        """The page says so by `heard`."""

    def settle(self, wait_ms: int) -> None:
        """Nothing to wait for."""

    def close(self) -> None:
        """End the sound of the room."""
        self.loop(())


class NoRecord:
    """No transcript is written in a browser."""

    def write(self, kind: str, **fields: object) -> None:
        """Nothing."""

    def close(self) -> None:
        """Nothing."""
