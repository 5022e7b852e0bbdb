"""Turns events into cues (which sound, when and where), by tables in the folder of sounds.

`cues.toml` lists the files of every cue, and the cues of the common events; `GAME.toml` lists the
cues of a game's own events. A pattern such as `pour_{count}@180` takes fields from the event and
starts 180 ms after the key press. `&combination` plays the message of that name in `told/`.

Without a voice, sounds replace words: `told/*.ftl` are catalogues like those of a language, with
messages in the notation of `spelling.py`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from audiodice.core.errors import error_text
from audiodice.core.model import Event
from audiodice.present.catalogue import CatalogueError
from audiodice.present.cue import CUE_PLAYED, USUAL_MS, Cue, Phrase, Sound
from audiodice.present.listener import Listener
from audiodice.present.spelling import UNSPELLABLE, spell
from audiodice.present.texts import Texts
from audiodice.present.words import Words


class CueTableError(ValueError):
    """A cue table cannot be used; the message names the file and the problem."""


class Cues:
    """The cue tables in a folder of sounds, and its catalogues in `told`."""

    def __init__(self, folder: Texts) -> None:
        """Read `cues.toml`; raises CueTableError."""
        self._folder = folder
        table = _read(folder / "cues.toml")
        try:
            self.sounds = {name: _sound(name, row) for name, row in table["cues"].items()}
            self._common: Mapping[str, list[str]] = table["events"]
        except (KeyError, TypeError, AttributeError) as error:
            raise CueTableError(f"{folder / 'cues.toml'}: {error!r} is missing or wrong") from error
        self._own: Mapping[str, list[str]] = {}
        self.language = Words(folder, "told", plurals="en")
        self.short = self.brisk = False

    def put_on(self, pack: Mapping[str, Sound]) -> None:
        """Replace our sounds with those of a sound pack, given by cue."""
        self.sounds |= {name: replace(s, instead=self.sounds[name]) for name, s in pack.items()}

    def fall_back(self, name: str) -> bool:
        """Use our own sound for a cue from now on; False if it already is."""
        ours = self.sounds[name].instead
        if ours is not None:
            self.sounds[name] = ours
        return ours is not None

    def every_sound(self) -> Iterator[Sound]:
        """Every sound that may be played, also our own sounds that a sound pack has replaced."""
        for sound in self.sounds.values():
            yield sound
            if sound.instead is not None:
                yield sound.instead

    def play(self, game: str, listener: Listener) -> None:
        """From now on, look in the table of `game` before the common one; raises CueTableError."""
        path = self._folder / f"{game}.toml"
        self._own = _read(path).get("events", {}) if path.exists() else {}
        self.language.play(game, listener)

    def has(self, key: str) -> bool:
        """Whether events with this key play anything."""
        return key in self._own or key in self._common

    def of(self, event: Event) -> tuple[Cue, ...]:
        """The cues of an event, placed in stereo by its seat or its field `pan`."""
        cues = tuple(self._cues(event))
        # A screen reader does not wait for the sound of dice, so it is short and starts at once.
        return tuple(_briefly(cues)) if self.short and event.key != CUE_PLAYED else cues

    def phrase(self, said: Sequence[Event], sounded: Sequence[Event]) -> Phrase:
        """The sounds that replace speech for the events `said`.

        Each event plays its cues, if it is also in `sounded`, and then its message in `told`. If
        `sounded` is empty, because news is repeated, every event plays its cues: they are part of
        the information.
        """
        sounded = sounded or said
        phrase = Phrase()
        for event in (e for e in sounded if not _among(e, said)):
            phrase += self._sounded(event)
        for event in said:
            if _among(event, sounded):
                phrase += self._sounded(event)
            phrase += spell(self.message(event), self.sounds, brisk=self.brisk)
        return phrase

    def message(self, event: Event) -> str:
        """The message of an event in `told`, in the notation of `spell`.

        If there is none, or it needs other fields, the cue which says that a text must be read.
        """
        try:
            return self.language.plain(event)
        except (KeyError, CatalogueError):
            return UNSPELLABLE

    def _sounded(self, event: Event) -> Phrase:
        """The cues of an event as a phrase: the first at once, the others as long after it."""
        cues = self.of(event)
        first = min((cue.delay_ms for cue in cues), default=0)
        cues = tuple(cue.later(-first) for cue in cues)
        return Phrase(cues, max((c.delay_ms + self._ms(c.name) for c in cues), default=0))

    def _ms(self, name: str) -> int:
        sound = self.sounds.get(name)
        return sound.ms if sound else 0

    def _cues(self, event: Event) -> Iterator[Cue]:
        listener = self.language.listener
        fields: dict[str, Any] = {**event.fields, **listener.context(event)}
        place = fields.get("pan")  # in percent, because fields are whole numbers
        pan = listener.pan(event.seat) if place is None else place / 100
        for pattern in self._own.get(event.key, self._common.get(event.key, ())):
            name, _, delay = pattern.format(**fields).partition("@")
            at = int(delay or 0)
            if not name.startswith("&"):
                yield Cue(name, pan, at)
                continue
            line = self.language.plain(replace(event, key=name[1:]))
            for cue in spell(line, self.sounds, brisk=self.brisk).cues:
                yield replace(cue.later(at), pan=pan)


def _among(event: Event, events: Sequence[Event]) -> bool:
    return any(event is other for other in events)


def _briefly(cues: Sequence[Cue]) -> Iterator[Cue]:
    """Cues without the shake and with a short pour, so that later ones come sooner."""
    sooner = next((cue.delay_ms for cue in cues if cue.name.startswith("pour_")), 0)
    for cue in cues:
        if cue.name.startswith("shake_"):
            continue
        name = cue.name.replace("pour_", "pour_short_", 1) if sooner else cue.name
        yield Cue(name, cue.pan, max(cue.delay_ms - sooner, 0))


def _sound(name: str, row: Mapping[str, Any]) -> Sound:
    n = row.get("variants", 1)
    files = [f"{name}.ogg"] if n == 1 else [f"{name}_{k}.ogg" for k in range(1, n + 1)]
    files = list(row.get("files", files))
    return Sound(tuple(files), row["bus"], row.get("ms", USUAL_MS), row.get("lufs"))


def _read(path: Texts) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8-sig"))
    except (OSError, ValueError) as error:
        raise CueTableError(f"{path}: {error_text(error)}") from error
