"""The speech thread: order is kept, waiting is short, and an idle one sleeps."""

from __future__ import annotations

import threading
import time

from audiodice.devices.speech.thread import Speech
from tests.devices.speech_session import Session, said
from tests.support.backends import Own, Told, wait_until


def test_a_screen_reader_gets_everything_at_once_in_order(session: Session) -> None:
    reader = Told()
    speech = session.start(reader)
    texts = [f"news {number}" for number in range(50)]
    for text in texts:
        speech.say(text)
    wait_until(said(reader, *texts))
    assert session.spoken == [(text, "told") for text in texts]
    wait_until(lambda: [t for kind, t in reader.log if kind == "braille"] == texts)
    assert len(reader.threads) == 1
    assert (speech.backend, speech.own_voice) == ("told", False)


def test_braille_is_the_short_form_once_and_no_second_utterance(session: Session) -> None:
    reader = Told()
    speech = session.start(reader)
    speech.say("A long sentence.", braille="Short.")
    speech.say("Unwanted in braille.", braille="")
    wait_until(said(reader, "A long sentence.", "Unwanted in braille."))
    wait_until(lambda: ("braille", "Short.") in reader.log)
    assert [text for kind, text in reader.log if kind == "braille"] == ["Short."]


def test_an_own_voice_speaks_one_after_the_other(session: Session) -> None:
    voice = Own(lasts=0.08)
    speech = session.start(voice)
    started = time.monotonic()
    for text in ("one", "two", "three"):
        speech.say(text)
    wait_until(lambda: voice.heard == ["one", "two", "three"])
    assert 0.24 <= time.monotonic() - started < 0.8
    assert speech.own_voice


def test_an_answer_cuts_the_current_text_and_waiting_news_follow_it(session: Session) -> None:
    voice = Own(lasts=0.3)
    speech = session.start(voice)
    for text in ("news 1", "news 2", "news 3"):
        speech.say(text)
    wait_until(lambda: voice.sounding == "news 1")
    asked = time.monotonic()
    speech.say("answer", interrupt=True)
    wait_until(lambda: voice.sounding == "answer")
    assert time.monotonic() - asked < 0.1
    wait_until(lambda: len(voice.heard) == 3)
    assert voice.heard == ["answer", "news 2", "news 3"]


def test_a_newer_answer_takes_the_place_of_one_still_waiting(session: Session) -> None:
    reader = Told()
    speech = session.start(reader, timeout_ms=2000)
    wait_until(lambda: speech.backend == "told")
    reader.hanging.clear()
    speech.say("in its hands")
    for text in ("news", "first"):
        speech.say(text, interrupt=text == "first")
    speech.say("second", interrupt=True)
    reader.hanging.set()
    wait_until(said(reader, "in its hands", "second", "news"))


def test_silence_cuts_and_drops_but_not_what_is_said_after(session: Session) -> None:
    voice = Own(lasts=5)
    speech = session.start(voice)
    speech.say("one")
    speech.say("two")
    wait_until(lambda: voice.sounding == "one")
    speech.silence()
    speech.say("three")
    wait_until(lambda: voice.sounding == "three")
    assert voice.spoken == ["one", "three"]


def test_a_hush_cuts_and_what_waits_follows_the_answer_to_come(session: Session) -> None:
    voice = Own(lasts=0.3)
    speech = session.start(voice)
    for text in ("news 1", "news 2"):
        speech.say(text)
    wait_until(lambda: voice.sounding == "news 1")
    speech.hush()
    wait_until(lambda: not voice.sounding)
    time.sleep(0.1)
    assert voice.spoken == ["news 1"]
    speech.say("answer", interrupt=True)
    wait_until(lambda: voice.heard == ["answer", "news 2"])


def test_after_a_hush_a_key_lets_what_waits_go_on(session: Session) -> None:
    voice = Own(lasts=0.2)
    speech = session.start(voice)
    for text in ("news 1", "news 2"):
        speech.say(text)
    wait_until(lambda: voice.sounding == "news 1")
    speech.hush()
    speech.hasten()
    wait_until(lambda: voice.heard == ["news 2"])


def test_not_before_waits_for_an_own_voice_until_a_key_hastens_it(session: Session) -> None:
    voice = Own(lasts=0.01)
    speech = session.start(voice)
    wait_until(lambda: speech.own_voice)
    started = time.monotonic()
    speech.say("after the dice", not_before_ms=250)
    wait_until(lambda: voice.spoken)
    assert 0.25 <= time.monotonic() - started < 0.5
    started = time.monotonic()
    speech.say("hurried", not_before_ms=5000)
    time.sleep(0.05)
    assert voice.spoken == ["after the dice"]
    speech.hasten()
    wait_until(lambda: voice.spoken[1:] == ["hurried"], 1)
    assert time.monotonic() - started < 1


def test_a_screen_reader_does_not_wait_for_not_before(session: Session) -> None:
    reader = Told()
    speech = session.start(reader)
    speech.say("roll", not_before_ms=5000)
    wait_until(said(reader, "roll"), 1)


def test_an_idle_thread_with_the_best_voice_never_wakes(session: Session) -> None:
    reader, last = Told(), Told("last", "text")
    session.start(reader, last, probe_ms=10)
    wait_until(lambda: reader.probes)
    time.sleep(0.1)
    probes = reader.probes
    time.sleep(0.2)
    assert (reader.probes, last.probes) == (probes, 0)


def test_probing_in_vain_uses_hardly_any_processor(session: Session) -> None:
    readers = [Told(f"reader {number}") for number in range(7)]
    for reader in readers:
        reader.able = False
    speech = session.start(*readers, Told("last", "text"), probe_ms=20)
    wait_until(lambda: speech.backend == "last")
    before, started = time.process_time(), readers[0].probes
    time.sleep(1)
    probes = readers[0].probes - started
    cost = (time.process_time() - before) / probes  # of one round, made every 10 s in the game
    assert 5 < probes < 25  # the pauses grow from 20 to 100 ms
    assert cost / 10 < 0.001


class Slow(Told):
    """A screen reader whose imports take long."""

    def __init__(self, name: str, seconds: float) -> None:
        super().__init__(name)
        self.seconds, self.prepared = seconds, 0

    def prepare(self) -> None:
        if not self.prepared:
            time.sleep(self.seconds)
        self.prepared += 1


def test_slow_imports_are_not_taken_for_a_voice_that_hangs(session: Session) -> None:
    reader, last = Slow("slow", 0.4), Told("last", "text")
    speech = session.start(reader, last, timeout_ms=100)
    speech.say("first")
    wait_until(said(reader, "first"))
    assert last.spoken == []


def test_screen_readers_prepare_themselves_side_by_side(session: Session) -> None:
    readers = [Slow(f"reader {number}", 0.3) for number in range(4)]
    for reader in readers[:3]:
        reader.able = False
    speech = session.start(*readers, Told("last", "text"))
    started = time.monotonic()
    speech.say("first")
    wait_until(said(readers[3], "first"))
    assert time.monotonic() - started < 0.9


def test_close_hands_over_the_last_sentence(session: Session) -> None:
    reader = Told()
    speech = session.start(reader)
    speech.say("goodbye")
    speech.close()
    assert reader.spoken == ["goodbye"]
    assert reader.log[-1] == ("close", "")


def test_close_lets_a_short_own_sentence_end_but_never_hangs(session: Session) -> None:
    voice = Own(lasts=0.15)
    speech = session.start(voice)
    speech.say("goodbye", not_before_ms=10_000)
    speech.close(1000)
    assert voice.heard == ["goodbye"]
    hanging = Told()
    speech = session.start(hanging, timeout_ms=5000)
    wait_until(lambda: speech.backend == "told")
    hanging.hanging.clear()
    speech.say("never")
    before = time.monotonic()
    speech.close(100)
    assert time.monotonic() - before < 0.6
    hanging.hanging.set()


def test_off_says_nothing_and_fails_nowhere(session: Session) -> None:
    speech = session.start()
    speech.say("nobody listens")
    speech.silence()
    speech.hasten()
    assert (speech.backend, speech.own_voice) == ("none", False)
    speech.close()


def test_a_callback_that_raises_does_not_end_speech() -> None:
    reader = Told()
    speech = Speech([reader], on_spoken=lambda *_: 1 / 0)
    speech.start()
    speech.say("one")
    speech.say("two")
    wait_until(said(reader, "one", "two"))
    speech.close()


class Obedient(Told):
    """A screen reader whose voice the settings rule, and which gives way."""

    uses_settings = True

    def in_front(self, front: bool) -> None:
        self.threads.add(threading.get_ident())
        self.log.append(("front" if front else "behind", ""))


def test_only_a_voice_that_minds_it_is_told_of_the_focus_and_in_order(session: Session) -> None:
    reader, last = Obedient(), Told("last", "text")
    speech = session.start(reader, last)
    speech.say("one")
    wait_until(said(reader, "one"))
    speech.in_front(False)
    speech.say("two")
    wait_until(said(reader, "one", "two"))
    speech.in_front(True)
    wait_until(lambda: ("front", "") in reader.log)
    kinds = [kind for kind, _ in reader.log if kind != "braille"]
    assert kinds == ["speak", "behind", "speak", "front"]
    assert len(reader.threads) == 1
    assert last.log == []


def test_settings_rule_a_voice_only_if_it_says_so(session: Session) -> None:
    reader, voice = Obedient(), Told("last", "text")
    speech = session.start(reader, voice)
    assert not speech.uses_settings or speech.backend == "told"
    wait_until(lambda: speech.uses_settings)
    reader.able = False
    speech.say("one")
    wait_until(said(voice, "one"))
    assert not speech.uses_settings
