"""No voice tells what is not safe yet: a text waits for the step it tells of to be kept."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from audiodice.devices.speech import thread
from audiodice.devices.speech.thread import Speech
from audiodice.storage.journal_writer import PendingWrite
from tests.support.backends import Own, Told, wait_until


@pytest.fixture(params=[Told, Own])
def voice(request: pytest.FixtureRequest) -> Told:
    made: Told = request.param()
    return made


@pytest.fixture
def speech(voice: Told) -> Iterator[Speech]:
    made = Speech([voice], probe_ms=60_000)
    made.start()
    wait_until(lambda: made.backend == voice.name)
    yield made
    made.close(0)


def test_a_text_is_spoken_as_soon_as_its_step_is_kept(speech: Speech, voice: Told) -> None:
    ticket = PendingWrite()
    speech.say("65 banked", after=ticket)
    speech.say("Bo's turn")
    time.sleep(0.1)
    assert voice.spoken == []
    kept = time.monotonic()
    ticket.settle(kept=True)
    wait_until(lambda: voice.spoken[:1] == ["65 banked"])
    assert time.monotonic() - kept < 0.5
    wait_until(lambda: voice.spoken == ["65 banked", "Bo's turn"])


def test_what_is_kept_already_waits_for_nothing(speech: Speech, voice: Told) -> None:
    ticket = PendingWrite()
    ticket.settle(kept=True)
    speech.say("65 banked", after=ticket)
    wait_until(lambda: voice.spoken == ["65 banked"])


def test_a_step_that_could_not_be_kept_is_told_all_the_same(speech: Speech, voice: Told) -> None:
    ticket = PendingWrite()
    speech.say("65 banked", after=ticket)
    ticket.settle(kept=False)
    wait_until(lambda: voice.spoken == ["65 banked"])


def test_keys_are_heard_while_a_text_waits(speech: Speech, voice: Told) -> None:
    speech.say("65 banked", after=PendingWrite())
    speech.hasten()  # a key press hurries no disk
    time.sleep(0.05)
    assert voice.spoken == []
    speech.silence()
    speech.say("You 65")
    wait_until(lambda: voice.spoken == ["You 65"])


def test_a_disk_that_hangs_silences_the_game_for_no_longer_than_its_patience(
    speech: Speech, voice: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thread, "_PATIENCE", 0.15)
    began = time.monotonic()
    speech.say("65 banked", after=PendingWrite())
    wait_until(lambda: voice.spoken == ["65 banked"])
    assert 0.15 <= time.monotonic() - began < 1
