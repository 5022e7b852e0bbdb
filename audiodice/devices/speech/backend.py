"""The types between the speech thread and its voices."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

_OPENING_MS = 1000  # how long a call waits for the device to open; less than a call may take
_TAGS_BY_REGION = {"zh-hans": "zh-CN", "zh-hant": "zh-TW"}


class Unable(Exception):  # noqa: N818 - it reads as the sentence it carries
    """A backend cannot speak now; the message is one sentence that says why."""


class Backend(ABC):
    """One voice. It is cheap to build, its first call opens it, and it can be used after `close`.

    All calls come from the same thread, so a COM or AppleScript object stays on the thread that
    made it.
    """

    name: str
    """The name that players know: "NVDA", "Speech Dispatcher", "embedded", "text"."""
    rung: str
    """Its kind, as `--speech` names it: "screen-reader", "native", "embedded" or "text"."""
    own_voice = False
    """Whether this program plays the sound itself; if not, it only passes the text on."""
    uses_settings = False
    """Whether it obeys rate, pitch and volume of `VoiceSettings`, so that F5 and F6 apply."""

    @abstractmethod
    def probe(self) -> None:
        """Check, at little cost, whether it could speak now. Raises Unable if not."""

    @abstractmethod
    def speak(self, text: str, interrupt: bool) -> None:
        """Take `text`; with `interrupt`, first cut what is being spoken. Raises if that fails."""

    @abstractmethod
    def silence(self) -> None:
        """Cut what is being spoken and drop all texts taken. Raises if that fails."""

    def braille(self, text: str) -> None:  # noqa: B027
        """Show `text` on a braille display, if the screen reader can."""

    @abstractmethod
    def close(self) -> None:
        """Release everything; the next call opens it again."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a backend is with the texts it has taken."""

    busy: bool
    """Whether a text has not ended yet."""
    lost: tuple[str, ...] = ()
    """Texts that it took but will not finish, oldest first; each is reported once."""
    why: str = ""
    """Why they were lost, in one sentence."""


@runtime_checkable
class ReportsProgress(Protocol):
    """A backend that knows when a text ends: the own voices, and Speech Dispatcher."""

    def progress(self) -> Progress:
        """Report without blocking; called every 20 ms (own voice) or 100 ms while busy."""
        ...


@runtime_checkable
class Prepares(Protocol):
    """A backend that needs time before its first call: imports, a library, a COM object."""

    def prepare(self) -> None:
        """Do that, unless it is done. It may take seconds. Raises Unable."""
        ...


@runtime_checkable
class MindsFocus(Protocol):
    """A backend that shares its voice with other programs, and yields to the one in front."""

    def in_front(self, front: bool) -> None:
        """Note whether the game's window has the keyboard focus; before the first call it has."""
        ...


@dataclass(slots=True)
class VoiceSettings:
    """How our own voices sound. Shared: a changed field is used from the next sentence on."""

    rate: int = 220
    """Words a minute, 80–450."""
    pitch: int = 50
    """0–99, 50 is the voice's own."""
    variant: str = ""
    """One of espeak-ng's speakers ("max", "linda"); "" for the language's own."""
    volume: float = 1.0
    """0.0–1.0, before the mixer's voice bus."""
    level: float = 1.0
    """0.0–1.0: the player's volume, for voices that do not sound through that bus."""


class VoiceChannel(Protocol):
    """The part of `Mixer` that an own voice uses."""

    @property
    def available(self) -> bool: ...

    @property
    def why(self) -> str: ...

    def voice(self, pcm: bytes, rate: int, *, after: bool = False) -> bool:
        """Play mono 16-bit samples, `rate` a second, at once or `after` the piece that is playing.

        False if the mixer refuses.
        """
        ...

    def voice_stop(self) -> None: ...

    def voice_busy(self) -> bool: ...

    def poll(self) -> None: ...

    def settle(self, wait_ms: int) -> None: ...

    def voice_waiting(self) -> bool: ...


def require_sound(mixer: VoiceChannel) -> None:
    """Raises Unable if there is no sound device to speak on."""
    mixer.poll()  # the game may be asleep, and would not open a lost device again
    mixer.settle(_OPENING_MS)
    if not mixer.available:
        raise Unable(f"{mixer.why}.")


def voice_tag(lang: str) -> str:
    """The tag by which systems know the voices of a language: by region, where ours has a script.

    >>> voice_tag("zh-Hans"), voice_tag("pt-BR"), voice_tag("de_AT")
    ('zh-CN', 'pt-BR', 'de-AT')
    """
    tag = lang.replace("_", "-")
    return _TAGS_BY_REGION.get(tag.lower(), tag)


def primary(tag: str) -> str:
    """The language without region or script: "de" for "de_DE" and for "de-CH"."""
    return tag.replace("_", "-").partition("-")[0].lower()
