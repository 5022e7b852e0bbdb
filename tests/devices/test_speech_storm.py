"""Voices that come, go, raise and die at random: every text is heard exactly once, in order."""

from __future__ import annotations

import random
import time

import pytest

from audiodice.devices.speech.backend import Progress
from audiodice.devices.speech.thread import Speech
from tests.support.backends import Own, Told, wait_until


class Hearing:
    """Everything that was heard to its end, by whichever voice, in order."""

    def __init__(self) -> None:
        self.texts: list[str] = []


class StormyReader(Told):
    """Takes a text at once, or raises before it has taken it."""

    def __init__(self, hearing: Hearing, chance: random.Random) -> None:
        super().__init__("reader")
        self.hearing = hearing
        self.chance = chance

    def speak(self, text: str, interrupt: bool) -> None:
        if self.chance.random() < 0.3:
            raise RuntimeError("a storm")
        super().speak(text, interrupt)
        self.hearing.texts.append(text)


class StormyVoice(Own):
    """Sounds for a few ms, and sometimes dies before the end."""

    def __init__(self, hearing: Hearing, chance: random.Random) -> None:
        super().__init__("voice", 0.003)
        self.hearing = hearing
        self.chance = chance

    def speak(self, text: str, interrupt: bool) -> None:
        if self.chance.random() < 0.1:
            raise OSError("a squall")
        super().speak(text, interrupt)
        self.dies = self.chance.random() < 0.2
        self.able = True

    def probe(self) -> None:
        if self.chance.random() < 0.5:
            self.able = True
        super().probe()

    def progress(self) -> Progress:
        before = len(self.heard)
        progress = super().progress()
        self.hearing.texts += self.heard[before:]
        return progress


@pytest.mark.parametrize("seed", range(6))
def test_every_text_is_heard_once_and_in_order(seed: int) -> None:
    chance = random.Random(seed)
    hearing = Hearing()
    reader, voice = StormyReader(hearing, chance), StormyVoice(hearing, chance)
    speech = Speech([reader, voice], timeout_ms=500, probe_ms=10)
    speech.start()
    texts = [f"news {number}" for number in range(60)]
    for text in texts:
        speech.say(text)
        if chance.random() < 0.2:
            reader.able = not reader.able
        time.sleep(chance.random() * 0.006)
    reader.able = True
    wait_until(lambda: len(hearing.texts) >= len(texts), 20)
    time.sleep(0.05)
    speech.close(0)
    assert hearing.texts == texts
