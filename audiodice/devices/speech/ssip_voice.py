"""Makes Speech Dispatcher's voice the player's: which settings to send, and which not.

A daemon has a voice of its own, which its user may have chosen in speechd.conf. So only settings
that the player has changed here are sent, as a step away from the daemon's own value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from audiodice.devices.speech.backend import VoiceSettings, primary, voice_tag
from audiodice.devices.speech.ssip import SSIPError

_HIGHEST = 100  # SSIP's values go from -100 to 100
_UNCHANGED = VoiceSettings()


@dataclass(frozen=True, slots=True)
class _Scale:
    """One of the player's settings, from `low` to `high`."""

    setting: str
    low: float
    high: float
    usual: int
    """The value that is assumed if the daemon does not tell its own."""

    def sent(self, settings: VoiceSettings, own: int) -> int:
        """SSIP's value: the daemon's `own` if nothing is changed, its ends at the ends."""
        value: float = getattr(settings, self.setting)
        unchanged: float = getattr(_UNCHANGED, self.setting)
        if value > unchanged:
            return round(own + (value - unchanged) / (self.high - unchanged) * (_HIGHEST - own))
        return round(own - (unchanged - value) / (unchanged - self.low) * (own + _HIGHEST))


_SCALES = {
    "RATE": _Scale("rate", 80, 450, 0),
    "PITCH": _Scale("pitch", 0, 99, 0),
    "VOLUME": _Scale("level", 0.0, 1.0, _HIGHEST),
}


@dataclass(slots=True)
class DaemonVoice:
    """The own voice of one connection, and the changes made to it."""

    language: str = ""
    """The daemon's own language, as "en-US"; "" if it does not tell."""
    own: dict[str, int] = field(default_factory=dict)
    _sent: dict[str, int] = field(default_factory=dict)

    @classmethod
    def asked(cls, ask: Callable[[str], list[str]]) -> DaemonVoice:
        """Ask the daemon; `ask` sends a line and returns the reply's lines."""

        def told(name: str) -> str:
            try:
                return ask(f"GET {name}")[0][4:].strip()
            except SSIPError:  # older daemons know fewer names
                return ""

        def number(name: str) -> int:
            try:
                return int(told(name))
            except ValueError:
                return _SCALES[name].usual

        return cls(told("LANGUAGE"), {name: number(name) for name in _SCALES})

    def changes(self, settings: VoiceSettings) -> Iterator[str]:
        """The commands that set the player's voice; none if it is set already."""
        for name, scale in _SCALES.items():
            own = self.own[name]
            value = scale.sent(settings, own)
            if value != self._sent.get(name, own):
                self._sent[name] = value
                yield f"SET SELF {name} {value}"


def wanted_language(lang: str, own: str, environ: Mapping[str, str]) -> str:
    """The language to set, with the region of the player's locale; "" to keep the daemon's own."""
    if primary(own) == primary(lang):
        return ""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environ[name] for name in names if environ.get(name)), "")
    tag = locale.partition(".")[0].partition("@")[0].replace("_", "-")
    return tag if primary(tag) == primary(lang) else voice_tag(lang)
