"""The speech thread: nothing said is lost, order is kept, nothing is said twice."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest

from audiodice.devices.speech.backend import Backend
from audiodice.devices.speech.thread import Speech
from tests.standins.backends import Own, Told, wait_until


class Session:
    """Speeches that end with the test, and what they reported."""

    def __init__(self) -> None:
        self.spoken: list[tuple[str, str]] = []
        self.failed: list[tuple[str, str, str]] = []
        self.changed: list[tuple[str, str, bool]] = []
        self.open: list[Speech] = []

    def start(self, *backends: Backend, timeout_ms: int = 200, probe_ms: int = 100) -> Speech:
        speech = Speech(
            backends,
            on_spoken=lambda *args: self.spoken.append(args),
            on_failed=lambda *args: self.failed.append(args),
            on_changed=lambda *args: self.changed.append(args),
            timeout_ms=timeout_ms,
            probe_ms=probe_ms,
        )
        speech.start()
        self.open.append(speech)
        return speech


@pytest.fixture
def session() -> Iterator[Session]:
    session = Session()
    yield session
    for speech in session.open:
        speech.close(0)


def said(reader: Told, *texts: str) -> Callable[[], bool]:
    return lambda: reader.spoken == list(texts)


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


def test_a_hanging_backend_is_abandoned_and_never_blocks_say(session: Session) -> None:
    bad, good = Told("bad"), Told("good", "text")
    speech = session.start(bad, good)
    wait_until(lambda: speech.backend == "bad")
    bad.hanging.clear()
    took = []
    for number in range(100):
        before = time.perf_counter()
        speech.say(f"news {number}")
        took.append(time.perf_counter() - before)
        time.sleep(0.002)
    texts = [f"news {number}" for number in range(100)]
    wait_until(said(good, *texts))
    assert sorted(took)[90] < 0.005
    assert max(took) < 0.1  # the machine may be busy; one that waits takes 0.2 and more
    assert [(text, name) for text, name, _ in session.failed] == [("news 0", "bad")]
    assert "did not answer" in session.failed[0][2]


def test_a_late_return_changes_nothing_and_then_the_backend_is_found_again(
    session: Session,
) -> None:
    bad, good = Told("bad"), Told("good", "text")
    speech = session.start(bad, good)
    wait_until(lambda: speech.backend == "bad")
    bad.hanging.clear()
    speech.say("one")
    wait_until(said(good, "one"))
    assert speech.backend == "good"
    bad.hanging.set()
    wait_until(lambda: speech.backend == "bad")
    assert session.spoken == [("one", "good")]
    assert ("close", "") in bad.log  # made anew before it is trusted
    speech.say("two")
    wait_until(lambda: bad.spoken[-1] == "two")
    assert good.spoken == ["one"]


def test_silence_during_a_hang_drops_the_text(session: Session) -> None:
    bad, good = Told("bad"), Told("good", "text")
    speech = session.start(bad, good)
    wait_until(lambda: speech.backend == "bad")
    bad.hanging.clear()
    speech.say("unwanted")
    time.sleep(0.05)
    speech.silence()
    speech.say("wanted")
    wait_until(lambda: good.spoken)
    assert good.spoken == ["wanted"]


def test_an_answer_during_a_hang_goes_before_the_news_that_hung(session: Session) -> None:
    bad, voice = Told("bad"), Own(lasts=0.1)
    speech = session.start(bad, voice)
    wait_until(lambda: speech.backend == "bad")
    bad.hanging.clear()
    speech.say("news")
    time.sleep(0.05)
    speech.say("answer", interrupt=True)
    wait_until(lambda: len(voice.heard) == 2)
    assert voice.heard == ["answer", "news"]


def test_a_raising_backend_is_rebuilt_once_and_asked_again(session: Session) -> None:
    reader, last = Told(), Told("last", "text")
    reader.raises = [ConnectionError("the daemon went")]
    speech = session.start(reader, last)
    speech.say("one")
    wait_until(said(reader, "one"))
    assert reader.log.index(("close", "")) < reader.log.index(("speak", "one"))
    assert last.spoken == []
    assert session.failed == [("one", "told", "the daemon went")]


def test_a_backend_that_raises_twice_gives_way(session: Session) -> None:
    reader, last = Told(), Told("last", "text")
    reader.raises = [RuntimeError("broken"), RuntimeError("still broken")]
    speech = session.start(reader, last, probe_ms=60_000)
    speech.say("one")
    speech.say("two")
    wait_until(said(last, "one", "two"))
    assert reader.spoken == []
    assert speech.backend == "last"


def test_a_backend_that_timed_out_by_itself_is_not_rebuilt(session: Session) -> None:
    reader, last = Told(), Told("last", "text")
    reader.raises = [TimeoutError("stopped")]
    session.start(reader, last, probe_ms=60_000).say("one")
    wait_until(said(last, "one"))
    assert reader.spoken == []


def test_what_dies_in_mid_sentence_is_said_again_before_what_follows(session: Session) -> None:
    voice, last = Own(lasts=5), Told("last", "text")
    speech = session.start(voice, last)
    speech.say("one")
    speech.say("two")
    wait_until(lambda: voice.sounding == "one")
    voice.dies = True
    wait_until(said(last, "one", "two"))
    assert session.failed == [("one", "own", "it died")]


def test_with_every_rung_down_the_texts_are_kept(session: Session) -> None:
    reader, other = Told(), Told("other")
    reader.able = other.able = False
    speech = session.start(reader, other)
    for text in ("one", "two", "three"):
        speech.say(text)
    time.sleep(0.25)
    assert speech.backend == "none"
    other.able = True
    wait_until(said(other, "one", "two", "three"))
    assert reader.spoken == []


def test_a_screen_reader_that_starts_later_is_found_and_one_that_goes_is_left(
    session: Session,
) -> None:
    reader, voice = Told(), Own(lasts=0.01)
    reader.able = False
    speech = session.start(reader, voice)
    speech.say("one")
    wait_until(lambda: voice.heard == ["one"])
    reader.able = True
    wait_until(lambda: speech.backend == "told", 1)
    speech.say("two")
    wait_until(said(reader, "two"))
    reader.able = False
    speech.say("three")
    wait_until(lambda: voice.heard == ["one", "three"])
    assert session.failed == []


def test_a_better_voice_waits_until_the_own_one_has_ended(session: Session) -> None:
    reader, voice = Told(), Own(lasts=0.3)
    reader.able = False
    speech = session.start(reader, voice, probe_ms=20)
    speech.say("one")
    wait_until(lambda: voice.sounding)
    reader.able = True
    wait_until(lambda: speech.backend == "told")
    speech.say("two")
    wait_until(lambda: reader.spoken)
    assert voice.heard == ["one"]


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
    cost = (time.process_time() - before) / probes  # of one round, made every 2 s in the game
    assert probes > 20
    assert cost / 2 < 0.001


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


def test_a_change_of_voice_is_told_once_each_way_and_the_first_voice_is_none(
    session: Session,
) -> None:
    reader, voice = Told("reader"), Own(lasts=0.01)
    speech = session.start(reader, voice, probe_ms=30)
    for text in ("one", "two"):
        speech.say(text)
    wait_until(said(reader, "one", "two"))
    assert session.changed == []
    reader.able = False
    for text in ("three", "four"):
        speech.say(text)
    wait_until(lambda: voice.heard == ["three", "four"])
    assert session.changed == [("reader", voice.name, False)]
    reader.able = True
    wait_until(lambda: speech.backend == "reader")
    speech.say("five")
    wait_until(said(reader, "one", "two", "five"))
    assert session.changed[1:] == [(voice.name, "reader", True)]
