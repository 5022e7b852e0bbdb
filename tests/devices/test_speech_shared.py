"""Speech Dispatcher is shared with a screen reader: who gives way to whom, against a stand-in."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from audiodice.devices.speech.speech_dispatcher import SpeechDispatcher
from audiodice.devices.speech.ssip import Address
from audiodice.devices.speech.thread import Speech
from tests.support.backends import Told, wait_until
from tests.support.fake_ssip import FakeSSIP

MUTE_AFTER = 0.2


@pytest.fixture
def client(fake: FakeSSIP) -> Iterator[SpeechDispatcher]:
    address = Address("unix", str(fake.path))
    client = SpeechDispatcher(address=address, mute_after=MUTE_AFTER, longest=1.0)
    yield client
    client.close()


def probes(fake: FakeSSIP) -> int:
    return sum(record["ev"] == "probe" for record in fake.records)


def cancels(fake: FakeSSIP) -> list[object]:
    return [record["line"] for record in fake.records if record["ev"] == "cancel"]


def priorities(fake: FakeSSIP) -> list[str]:
    lines = [str(line) for line in fake.lines if str(line).startswith("SET SELF PRIORITY ")]
    return [line.split()[-1] for line in lines]


def test_an_answer_in_front_cuts_what_others_say(fake: FakeSSIP, speech: Speech) -> None:
    fake.others = True
    speech.say("news")
    wait_until(lambda: fake.spoken == ["news"])
    speech.say("answer", interrupt=True)
    wait_until(lambda: fake.spoken == ["news", "answer", "news"])
    assert cancels(fake) == ["CANCEL ALL"]


def test_silence_in_front_cuts_what_others_say(fake: FakeSSIP, client: SpeechDispatcher) -> None:
    client.speak("one", False)
    client.silence()
    client.in_front(False)
    client.silence()
    assert cancels(fake) == ["CANCEL ALL", "CANCEL SELF", "CANCEL SELF"]


def test_news_waits_while_others_speak_and_nobody_is_called_gone(
    fake: FakeSSIP, speech: Speech, last: Told
) -> None:
    fake.others = True
    fake.lasts = 0.05
    speech.say("news")
    wait_until(lambda: probes(fake) >= 2)  # that is three times as long as a stuck one is given
    fake.others = False
    speech.say("more")
    wait_until(lambda: fake.spoken == ["news", "more"])
    time.sleep(3 * MUTE_AFTER)
    assert last.spoken == []
    assert cancels(fake) == []
    assert priorities(fake)[-1] == "message"  # what follows a probe is not one


def test_news_does_not_wait_for_ever(fake: FakeSSIP, speech: Speech, last: Told) -> None:
    fake.others = True
    asked = time.monotonic()
    speech.say("one")
    speech.say("two")
    wait_until(lambda: fake.spoken == ["one", "two", "one", "two"])
    assert time.monotonic() - asked >= 1.0
    assert cancels(fake) == ["CANCEL ALL"]
    time.sleep(3 * MUTE_AFTER)
    assert last.spoken == []


@pytest.mark.parametrize("interrupt", [False, True])
def test_a_daemon_that_begins_nothing_though_nothing_else_sounds_is_given_up(
    fake: FakeSSIP, speech: Speech, last: Told, interrupt: bool
) -> None:
    fake.begins = False
    speech.say("one", interrupt=interrupt)
    wait_until(lambda: last.spoken == ["one"])
    assert probes(fake) == 1


def test_what_goes_on_though_it_was_cut_may_end_but_not_go_on_for_ever(
    fake: FakeSSIP, speech: Speech, last: Told
) -> None:
    fake.others = fake.stubborn = True
    speech.say("answer", interrupt=True)
    wait_until(lambda: fake.spoken == ["answer"])
    time.sleep(3 * MUTE_AFTER)
    assert last.spoken == []
    wait_until(lambda: fake.spoken == ["answer", "answer"])
    wait_until(lambda: last.spoken == ["answer"])


def test_a_daemon_that_hangs_at_the_probe_is_given_up(
    fake: FakeSSIP, speech: Speech, last: Told
) -> None:
    fake.begins = False
    speech.say("one")
    wait_until(lambda: fake.spoken == ["one"])
    fake.awake.clear()
    wait_until(lambda: last.spoken == ["one"])


def test_the_queue_is_dropped_when_the_focus_is_lost(fake: FakeSSIP, speech: Speech) -> None:
    fake.lasts = 5
    speech.say("one")
    speech.say("two")
    wait_until(lambda: fake.spoken == ["one", "two"])
    speech.in_front(False)
    speech.say("three")
    wait_until(lambda: fake.spoken == ["one", "two", "three"])
    assert cancels(fake) == ["CANCEL SELF"]
    assert priorities(fake)[-1] == "text"


def test_behind_another_window_texts_are_sent_one_at_a_time(fake: FakeSSIP, speech: Speech) -> None:
    fake.lasts = 0.4
    speech.in_front(False)
    for text in ("one", "two", "three"):
        speech.say(text)
    wait_until(lambda: fake.spoken)
    time.sleep(0.2)
    assert fake.spoken == ["one"]  # the next text would cancel it
    wait_until(lambda: fake.spoken == ["one", "two", "three"])
    speech.in_front(True)
    speech.say("four")
    wait_until(lambda: "four" in fake.spoken)
    assert priorities(fake)[-1] == "message"
    assert "CANCEL ALL" not in cancels(fake)


def test_a_new_connection_has_the_priority_of_the_place(
    fake: FakeSSIP, client: SpeechDispatcher
) -> None:
    client.in_front(False)
    client.speak("one", False)
    assert priorities(fake) == ["text"]


def test_a_text_cut_before_it_was_heard_is_said_again_and_one_that_was_heard_is_not(
    fake: FakeSSIP, speech: Speech
) -> None:
    fake.lasts = 1.0
    speech.in_front(False)
    speech.say("one")
    wait_until(lambda: fake.spoken == ["one"])
    fake.cancel()
    wait_until(lambda: fake.spoken == ["one", "one"])
    time.sleep(0.6)
    fake.cancel()
    time.sleep(0.8)
    assert fake.spoken == ["one", "one"]


def test_what_died_with_the_daemon_is_lost_in_order_with_the_text_that_found_it_dead(
    fake: FakeSSIP, client: SpeechDispatcher
) -> None:
    fake.lasts = 5
    client.speak("one", False)
    client.speak("two", False)
    fake.drop()
    client.speak("three", False)
    assert client.progress().lost == ("one", "two", "three")
    client.speak("four", False)
    assert client.progress().lost == ()
