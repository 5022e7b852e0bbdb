"""The devices of a session in a browser: the page shows, speaks and plays what it is sent."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from audiodice.devices.audio.variants import Variants
from audiodice.devices.base import Face, Sounds, Until, Voice
from audiodice.devices.speech.backend import VoiceSettings
from audiodice.present.settings import Settings
from audiodice.web.outbox import Outbox

READER, WEB = "reader", "web"  # who speaks: a screen reader, or the page itself
_ORDER = ("interface", "values", "dice", "music")  # the buses, in the order of decoding


class PageFace(Face):
    """Shows texts on the page."""

    captions = True
    copies = True  # the page has a clipboard

    def __init__(self, outbox: Outbox, settings: Settings) -> None:
        self._outbox, self._settings = outbox, settings

    def show(self, text: str) -> None:
        self._outbox.post("caption", text=text)

    def title(self, text: str) -> None:
        self._outbox.post_change("title", text=text)

    def dress(self, colours: str, *, captions: bool, motion: bool) -> None:
        size = self._settings.caption  # so `bigger` has nothing to send
        self._outbox.post_change(
            "dress", colours=colours, captions=captions, text_size=size, motion=motion
        )

    def copy(self, text: str) -> bool:
        self._outbox.post("copy", text=text)
        return True

    def text_entry(self, on: bool) -> None:
        """Move the focus into the page's text field, or out of it.

        This is sent before the words that ask for a text.
        """
        self._outbox.post("typing", on=on)


class PageVoice(Voice):
    """Has the page announce texts to a screen reader, or speak them itself; see `way`."""

    likely = "page"

    def __init__(self, outbox: Outbox, lang: str, way: str = READER) -> None:
        self._outbox, self._lang, self._ids = outbox, lang, 0
        self.way = way

    @property
    def kind(self) -> str:
        return "native" if self.way == WEB else "screen-reader"

    @property
    def own_voice(self) -> bool:
        return self.way == WEB

    @property
    def uses_settings(self) -> bool:
        return self.way == WEB

    @property
    def shows_braille(self) -> bool:
        return self.way == READER

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
        self._outbox.post("silence")

    def hush(self) -> None:
        self._outbox.post("hush")


class PageSounds(Sounds):
    """Has the page play sounds. Only the page knows which files exist."""

    available, why = True, ""

    def __init__(
        self, outbox: Outbox, folder: str, voice: VoiceSettings, variants: Variants | None = None
    ) -> None:
        """`folder` is the address of the sounds, below the page."""
        self._outbox, self._folder, self._voice = outbox, folder, voice
        self._variants = variants or Variants()
        self._files: dict[str, dict[str, Any]] = {}
        self._volumes: dict[str, float] = {}
        self._looped = ""

    def load(self, name: str, path: Path, bus: str, lufs: float | None = None) -> None:  # noqa: ARG002
        self._files[name] = {"file": f"{self._folder}{name}", "bus": bus, "lufs": lufs}

    def knows(self, name: str) -> bool:
        return name in self._files

    def announce(self) -> None:
        """Tell the page which sounds it may be asked to play."""
        order = sorted(self._files.values(), key=lambda file: _ORDER.index(file["bus"]))
        self._outbox.post("sounds", files=order)

    def play(
        self,
        name: str,
        *,
        pan: float = 0.0,
        delay_ms: float = 0,
        tag: str = "",
        gain_db: float = 0.0,
        speed: float = 1.0,
    ) -> bool:
        if not self.available:
            return False
        self._outbox.post(
            "cue",
            name=Path(name).stem,
            **self._files[name],
            batch=self._outbox.batch,
            at_ms=delay_ms,
            pan=pan,
            gain_db=round(gain_db, 2),
            speed=round(speed, 4),
            tag=tag,
        )
        return True

    def cut(self, tag: str) -> None:
        self._outbox.post("cut", tag=tag)

    def loop(self, names: Sequence[str]) -> None:
        wanted = names if self.available else ()
        if not (wanted and self._looped):
            name = self._variants.draw(wanted, vary=False)[0] if wanted else ""
            self._looped = str(self._files[name]["file"]) if name else ""
        self._outbox.post_change("loop", file=self._looped)

    def volume(self, bus: str, value: float) -> None:
        """Set the volume of a bus; `set_up` sends all of them."""
        self._volumes[bus] = round(value, 3)

    def set_up(
        self, *, mono: bool, swap: bool, night: bool, buffer: int, headphones: bool = False
    ) -> None:
        """Send the settings of sounds and voice, if they have changed."""
        del buffer  # the browser has its own buffer
        ears = {"mono": mono, "swap": swap, "night": night, "headphones": headphones}
        self._outbox.post_change("mix", volumes=dict(self._volumes), **ears)
        own, volume = self._voice, self._volumes.get("voice", 1.0)
        self._outbox.post_change("voice", rate=own.rate, pitch=own.pitch, volume=volume)

    def heard(self, *, state: str) -> None:
        """Note the state of the page's sound device; states that end by themselves are ignored."""
        if state == "running":
            self.available, self.why = True, ""
        elif state in ("refused", "closed"):
            self.available, self.why = False, "the browser plays no sounds"

    def close(self) -> None:
        """Stop the background ambience."""
        self.loop(())
