"""The trial: a listener learns the cues, then is asked in each condition for their meanings."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass
from functools import cache

import numpy as np
import soundfile
from numpy.random import RandomState
from numpy.typing import NDArray

from audiodice.games import names
from bench.babble import babble
from bench.hearing.conditions import WORLDS, Condition
from bench.hearing.listener import Listener, features
from bench.hearing.scores import Score, score
from bench.hearing.together import FOLDER, form, meaning, meanings_of
from sounds.synthesis.catalogue import CATALOGUE, file_stem
from sounds.synthesis.signals import RATE, Samples

HEARD = 1.4
"""Seconds of each cue that the listener hears."""

SPREAD = 3.0
"""The variation of the babble in dB while the listener learns."""

DIGITS = frozenset(f"value_{digit}" for digit in range(10))


@dataclass(frozen=True)
class Heard:
    """Copies in one condition: for each, the number of its file, and its features."""

    files: NDArray[np.int_]
    features: NDArray[np.float32]


@dataclass(frozen=True)
class Result:
    """The scores in one condition."""

    every: Score
    """The score if each meaning is chosen among all meanings."""
    unheard: Score
    """The score of a listener who has not heard the last variant of each cue before."""
    newcomer: Score
    """The score of the listener of the first world (a quiet room), among all meanings."""
    values: Score
    """The score of the ten digits in their slow form, chosen among the digits."""
    games: Mapping[str, Score]
    """By game, the score if each of its meanings is chosen among the meanings of the game."""


class Trial:
    """Trains and tests listeners; `cues` is the cue of each file.

    A listener learns forms (`value_3_brisk`, `pour_short`), and is asked for their meanings.
    """

    def __init__(self, cues: Mapping[str, str], training: int, testing: int) -> None:
        self.stems = list(cues)
        self._training, self._testing = training, testing
        self._forms, self._form_of, self._files = np.unique(
            [form(cue) for cue in cues.values()], return_inverse=True, return_counts=True
        )
        self._meanings = np.array([meaning(name) for name in self._forms])
        varied = [cue for cue in set(cues.values()) if CATALOGUE[cue].variants > 1]
        self._last = np.isin(self.stems, [file_stem(c, CATALOGUE[c].variants) for c in varied])
        self._sounds = [two_channels(stem) for stem in self.stems]

    @property
    def meanings(self) -> frozenset[str]:
        """The meanings that are tested."""
        return frozenset(map(str, self._meanings))

    def heard(self, seed: int, condition: Condition, copies: int, spread: float = 0.0) -> Heard:
        """Copies of every file in one condition; `seed` draws the talkers, rooms and phones."""
        talk = talkers(seed)
        files, rows = [], []
        for number, stem in enumerate(self.stems):
            rng = RandomState([seed, zlib.crc32(f"{condition.name}:{stem}".encode())])
            for _ in range(self._copies(stem, copies)):
                copy = condition.heard(rng, self._sounds[number], talk, int(HEARD * RATE), spread)
                files.append(number)
                rows.append(features(copy))
        return Heard(np.array(files), np.stack(rows))

    def run(self) -> Iterator[tuple[Condition, Result]]:
        """For each world: train in its conditions, test in them, with other talkers and rooms."""
        home = None
        for world in WORLDS:
            parts = [self.heard(1, one, self._training, SPREAD) for one in world]
            known = np.concatenate([part.files for part in parts])
            learned = np.concatenate([part.features for part in parts])
            listener = Listener(learned, self._form_of[known])
            home = home or listener
            old = ~self._last[known]
            without = Listener(learned[old], self._form_of[known[old]])
            for condition in world:
                asked = self.heard(2, condition, self._testing)
                yield condition, self._result(listener, without, home, asked)

    def _copies(self, stem: str, copies: int) -> int:
        """The number of copies of a file; a meaning with many files needs fewer copies of each."""
        files = int(self._files[self._form_of[self.stems.index(stem)]])
        return max(2, round(copies / files))

    def _result(
        self, listener: Listener, without: Listener, home: Listener, heard: Heard
    ) -> Result:
        everything = self.meanings
        last = self._last[heard.files]
        return Result(
            self._score(listener, heard, everything),
            self._score(without, Heard(heard.files[last], heard.features[last]), everything),
            self._score(home, heard, everything),
            self._score(listener, heard, DIGITS, brisk=False),
            {game: self._score(listener, heard, meanings_of(game)) for game in names()},
        )

    def _score(
        self, listener: Listener, heard: Heard, among: Set[str], *, brisk: bool = True
    ) -> Score:
        """The score of the copies that mean one of `among`; answers are limited to `among`."""
        may = np.isin(self._meanings, list(among))
        if not brisk:
            may &= ~np.char.endswith(self._forms, "_brisk")
        truths = self._form_of[heard.files]
        asked = may[truths]
        if not asked.any():
            return score([])
        answers = listener.answers(heard.features[asked], may[listener.classes])
        pairs = zip(self._meanings[truths[asked]], self._meanings[answers], strict=True)
        return score([(str(truth), str(answer)) for truth, answer in pairs])


def two_channels(stem: str) -> Samples:
    """The committed sound file in two channels; a mono file is the same in both."""
    sound, _ = soundfile.read(FOLDER / f"{stem}.ogg", always_2d=True)
    return np.asarray(np.broadcast_to(sound, (len(sound), 2)))


@cache
def talkers(seed: int, seconds: float = 20.0) -> Samples:
    """Make babble with a root mean square of 1."""
    talk = babble(RandomState(seed), seconds)
    return np.asarray(talk / np.sqrt(np.mean(talk**2)))
