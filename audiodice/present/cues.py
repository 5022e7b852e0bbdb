"""Turns events into cues (a sound, its time and place), by tables in the folder of sounds.

`cues.toml` lists the files of every cue, and the cues of the common events; `GAME.toml` lists the
cues of a game's own events. A pattern such as `pour_{count}@180` takes fields from the event and
starts 180 ms after the key press. `bank{stake}` plays `bank_big` from the stake in the table
`[stakes]` upwards; a sound pack without `bank_big` plays its `bank`. `&combination` plays the
message of that name in `told/`.

Without a voice, sounds replace words: `told/*.ftl` are catalogues like those of a language, with
messages in the notation of `spelling.py`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from audiodice.core.errors import error_text
from audiodice.core.model import Event
from audiodice.present.catalogue import CatalogueError
from audiodice.present.cue import CUE_PLAYED, USUAL_MS, Cue, Phrase, Sound
from audiodice.present.listener import CUPS, Listener
from audiodice.present.spelling import UNSPELLABLE, spell
from audiodice.present.texts import Texts
from audiodice.present.words import Words

Stakes = Mapping[str, Mapping[str, Mapping[str, str]]]
"""The table `[stakes]`: event key, field, least value, suffix of the cue's name."""


class CueTableError(ValueError):
    """A cue table is not usable; the message names the file and the problem."""


class Cues:
    """The cue tables in a folder of sounds, and its catalogues in `told`."""

    def __init__(self, folder: Texts) -> None:
        """Read `cues.toml`; raises CueTableError."""
        self._folder = folder
        table = _read(folder / "cues.toml")
        try:
            self.sounds = {name: _sound(name, row) for name, row in table["cues"].items()}
            self._common: Mapping[str, list[str]] = table["events"]
            self._motifs: Mapping[str, str] = table.get("motifs", {})
        except (KeyError, TypeError, AttributeError) as error:
            raise CueTableError(f"{folder / 'cues.toml'}: {error!r} is missing or wrong") from error
        self._own: Mapping[str, list[str]] = {}
        self._stakes: Stakes = {}
        self._game = ""
        self.language = Words(folder, "told", plurals="en")
        self.brisk = False
        self.short = False
        """Whether the pour is shortened, because a screen reader does not wait for it."""
        self.shake = True
        """Whether the dice are shaken before they are poured."""
        self.shaken_ms = 0
        """How long the dice of the next events have been shaken already, in ms."""

    def use_pack(self, pack: Mapping[str, Sound]) -> None:
        """Replace our sounds with those of a sound pack, given by cue.

        A cue of a raised stake that the pack lacks is replaced with the pack's usual cue, if any.
        """
        for name, ours in list(self.sounds.items()):
            if theirs := self._theirs(pack, name):
                self.sounds[name] = replace(theirs, usual=ours.usual, instead=ours)

    def fall_back(self, name: str) -> bool:
        """Use our own sound for a cue from now on; False if it already is."""
        ours = self.sounds[name].instead
        if ours is not None:
            self.sounds[name] = ours
        return ours is not None

    def every_sound(self) -> Iterator[Sound]:
        """All sounds that may be played, also our own that a sound pack has replaced."""
        for sound in self.sounds.values():
            yield sound
            if sound.instead is not None:
                yield sound.instead

    def play(self, game: str, listener: Listener) -> None:
        """Use the table of `game` before the common one from now on; raises CueTableError."""
        path = self._folder / f"{game}.toml"
        table = _read(path) if path.exists() else {}
        self._own, self._stakes = table.get("events", {}), table.get("stakes", {})
        self._game = game
        self.language.play(game, listener)

    def has(self, key: str) -> bool:
        return key in self._own or key in self._common

    def for_event(self, event: Event) -> tuple[Cue, ...]:
        """The cues of an event, placed in stereo by its seat or its field `pan`."""
        cues = tuple(self._cues(event))
        if event.key != CUE_PLAYED:  # a cue played for its own sake stays whole
            cues = tuple(self._thrown(cues))
        return tuple(map(self._known, cues))

    def motif(self, part: str) -> Cue | None:
        """A part of the game's motif, such as "start" or "turn@60"; None if the game has none."""
        part, _, delay = part.partition("@")
        name = f"motif_{self._game}_{part}"
        return Cue(name, 0.0, int(delay or 0)) if name in self.sounds else None

    def motif_under(self, cue: Cue) -> Cue | None:
        """The part of the game's motif that is played with a cue; None for most cues."""
        parts = (p for name, p in self._motifs.items() if f"{cue.name}_".startswith(f"{name}_"))
        found = self.motif(next(parts, ""))
        return found.later(cue.delay_ms) if found else None

    def phrase(self, said: Sequence[Event], sounded: Sequence[Event]) -> Phrase:
        """The sounds that replace speech for the events `said`.

        Each event plays its cues, if it is also in `sounded`, and then its message in `told`. If
        `sounded` is empty, because news is repeated, all events play their cues, which are part
        of the information.
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

        If it is missing, or needs other fields, the cue that tells of a text to be read.
        """
        try:
            return self.language.plain(event)
        except (KeyError, CatalogueError):
            return UNSPELLABLE

    def _sounded(self, event: Event) -> Phrase:
        """The cues of an event as a phrase that begins with the first."""
        cues = self.for_event(event)
        first = min((cue.delay_ms for cue in cues), default=0)
        cues = tuple(cue.later(-first) for cue in cues)
        return Phrase(cues, max((c.delay_ms + self._ms(c.name) for c in cues), default=0))

    def _theirs(self, pack: Mapping[str, Sound], name: str) -> Sound | None:
        """A pack's sound for one of our cues, or for the usual cue of a raised stake."""
        while name and name not in pack:
            name = self.sounds[name].usual if name in self.sounds else ""
        return pack[name] if name else None

    def _ms(self, name: str) -> int:
        sound = self.sounds.get(name)
        return sound.ms if sound else 0

    def _thrown(self, cues: Sequence[Cue]) -> Iterable[Cue]:
        """The cues, with the shake and the pour as long as the settings say."""
        if self.short:
            cues = tuple(map(_shortly_poured, cues))
        if self.shaken_ms:  # all that follows the shake, such as the farkle, comes sooner
            return _after_shake(cues, min(self.shaken_ms, self._poured_at))
        return cues if self.shake else _after_shake(cues, _pour_of(cues))

    @property
    def _poured_at(self) -> int:
        """Delay of the pour after a short shake, in ms."""
        patterns = self._own.get("rolled", self._common.get("rolled", ()))
        times = (int(p.partition("@")[2] or 0) for p in patterns if p.startswith("pour_"))
        return max(times, default=0)

    def _known(self, cue: Cue) -> Cue:
        """The cue or, if there is none for an opponent's cup, that of the plain cup.

        A sound pack with only a plain cup uses it for all players.
        """
        cup = next((cup for cup in CUPS if f"_{cup}" in cue.name), "")
        plain = cue.name.replace(cup, "", 1)
        of_cup, of_plain = self.sounds.get(cue.name), self.sounds.get(plain)
        ours = of_cup is not None and (of_cup.instead or not (of_plain and of_plain.instead))
        return cue if ours else replace(cue, name=plain)

    def _cues(self, event: Event) -> Iterator[Cue]:
        listener = self.language.listener
        fields: dict[str, Any] = {**event.fields, **listener.context(event)}
        place = fields.get("pan")  # in percent, because fields are whole numbers
        pan = listener.pan(event.seat) if place is None else place / 100
        farther = listener.distance_db(event.seat)
        stake = _stake(event, self._stakes)
        for pattern in self._own.get(event.key, self._common.get(event.key, ())):
            name, _, delay = pattern.format(stake=stake, **fields).partition("@")
            if stake and name not in self.sounds:
                name, _, delay = pattern.format(stake="", **fields).partition("@")
            at = int(delay or 0)
            if not name.startswith("&"):
                yield Cue(name, pan, at, farther)
                continue
            line = self.language.plain(replace(event, key=name[1:]))
            for cue in spell(line, self.sounds, brisk=self.brisk).cues:
                yield replace(cue.later(at), pan=pan)


def _stake(event: Event, stakes: Stakes) -> str:
    """Suffix of the cue's name for the points at stake; "" for a usual stake."""
    found = ""
    for field, steps in stakes.get(event.key, {}).items():
        value = event.fields.get(field, 0)
        reached = [int(least) for least in steps if isinstance(value, int) and value >= int(least)]
        found = steps[str(max(reached))] if reached else found
    return found


def _among(event: Event, events: Sequence[Event]) -> bool:
    return any(event is other for other in events)


def _pour_of(cues: Sequence[Cue]) -> int:
    return next((cue.delay_ms for cue in cues if cue.name.startswith("pour_")), 0)


def _shortly_poured(cue: Cue) -> Cue:
    return replace(cue, name=cue.name.replace("pour_", "pour_short_", 1))


def _after_shake(cues: Sequence[Cue], ms: int) -> Iterator[Cue]:
    """Cues without the shake, `ms` sooner."""
    for cue in cues:
        if not cue.name.startswith("shake_"):
            yield replace(cue, delay_ms=max(cue.delay_ms - ms, 0))


def _sound(name: str, row: Mapping[str, Any]) -> Sound:
    n = row.get("variants", 1)
    files = [f"{name}.ogg"] if n == 1 else [f"{name}_{k}.ogg" for k in range(1, n + 1)]
    files = list(row.get("files", files))
    return Sound(
        tuple(files),
        bus=row["bus"],
        ms=row.get("ms", USUAL_MS),
        lufs=row.get("lufs"),
        vary=row.get("vary", row["bus"] != "values"),  # the pitch tells a value
        usual=row.get("of", ""),
        hold=row.get("hold", 0),
        loop=row.get("loop", False),
    )


def _read(path: Texts) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8-sig"))
    except (OSError, ValueError) as error:
        raise CueTableError(f"{path}: {error_text(error)}") from error
