"""Voices that hang, raise, die, come and go: nothing is lost, nothing is said twice."""

from __future__ import annotations

import time

from tests.devices.speech_session import Session, said
from tests.support.backends import Own, Told, wait_until


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
    speech.say("gone", only_by=voice.name)
    wait_until(lambda: voice.heard == ["three", "four", "gone"])
    assert session.changed == [("reader", voice.name, False)]
    reader.able = True
    wait_until(lambda: speech.backend == "reader")
    speech.say("five")
    wait_until(said(reader, "one", "two", "five"))
    assert session.changed[1:] == [(voice.name, "reader", True)]


def test_news_of_a_voice_is_dropped_if_the_one_before_is_back(session: Session) -> None:
    reader, voice = Told("reader"), Own(lasts=0.3)
    speech = session.start(reader, voice, probe_ms=30)
    speech.say("one")
    wait_until(said(reader, "one"))
    reader.able = False
    speech.say("two")
    wait_until(lambda: session.changed)
    speech.say("the reader is gone", only_by=voice.name)
    reader.able = True  # before its turn came
    wait_until(lambda: voice.heard == ["two"])
    speech.say("three")
    wait_until(said(reader, "one", "three"))
    assert voice.heard == ["two"]
    # The player never heard that it was gone, and need not hear that it is back.
    assert session.changed == [("reader", voice.name, False)]
    reader.able = False
    speech.say("four")
    wait_until(lambda: session.changed[1:] == [("reader", voice.name, False)])


def test_no_change_is_told_between_two_ways_to_the_same_screen_reader(session: Session) -> None:
    reader, other = Told("Orca"), Told("Orca")
    speech = session.start(reader, other)
    speech.say("one")
    wait_until(said(reader, "one"))
    reader.able = False
    speech.say("two")
    wait_until(said(other, "two"))
    assert session.changed == []
