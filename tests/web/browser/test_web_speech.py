"""The page's own voice: its words, its settings, and its failures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.support.browser import PageUnderTest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# Stands in for the browser's voices. `fate(utterance)` says what becomes of an utterance: "" for
# spoken, else the error. Each takes so many ms.
_VOICES = """
const english = {name: "Ada", voiceURI: "ada", lang: "en-GB", localService: true, default: true};
const other = {name: "Bob", voiceURI: "bob", lang: "en_US", localService: true, default: false};
const german = {name: "Eva", voiceURI: "eva", lang: "de-DE", localService: true, default: false};
window.spoken = []; window.cancelled = 0; window.fate = () => ""; window.takes = 100;
let queue = [], timer = 0;
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
function next() {
  timer = 0;
  const one = queue[0];
  if (!one) return;
  const error = fate(one);
  spoken.push({text: one.text, lang: one.lang, rate: one.rate, pitch: one.pitch,
    volume: one.volume, voice: one.voice?.voiceURI ?? "", error});
  if (!error) one.onstart?.({});
  timer = setTimeout(() => {
    queue.shift();
    if (error) one.onerror?.({error}); else one.onend?.({});
    next();
  }, takes);
}
Object.defineProperty(window, "speechSynthesis", {value: {
  get pending() { return queue.length > 1; },
  getVoices: () => [english, other, german],
  addEventListener() {},
  speak(one) { queue.push(one); if (!timer) timer = setTimeout(next); },
  cancel() {
    cancelled += 1; clearTimeout(timer); timer = 0;
    const cut = queue; queue = [];
    for (const one of cut) one.onerror?.({error: "interrupted"});
  },
}});
localStorage.setItem("audiodice page own-voice", "yes");
"""
_SETTINGS = {"kind": "voice", "rate": 200, "pitch": 50, "volume": 1.0}
_SHOWN = "document.getElementById('trouble').checkVisibility()"


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[PageUnderTest]:
    context = browser.new_context()
    tab = context.new_page()
    one = PageUnderTest(tab, site)
    tab.add_init_script(_VOICES)
    one.open()
    tab.wait_for_timeout(300)
    tab.evaluate("spoken.length = 0; cancelled = 0")
    yield one
    one.check()
    context.close()


def spoken(page: PageUnderTest, count: int = 1) -> list[dict[str, Any]]:
    """The texts given to the voice, once there are `count`."""
    page.until(f"spoken.length >= {count}")
    page.tab.wait_for_timeout(150)  # nothing may follow
    found: list[dict[str, Any]] = page.tab.evaluate("spoken")
    return found


def texts(page: PageUnderTest, count: int = 1) -> list[str]:
    return [one["text"] for one in spoken(page, count)]


def test_the_game_is_told_who_speaks(page: PageUnderTest) -> None:
    page.tab.reload()
    assert page.came("start")[0]["way"] == "web"
    page.tab.uncheck("#own-voice")
    assert page.came("speech")[-1]["way"] == "reader"
    page.tab.check("#own-voice")
    assert page.came("speech", 2)[-1]["way"] == "web"


def test_web_speech_makes_no_announcements(page: PageUnderTest) -> None:
    page.tell(page.say("One."))
    assert texts(page) == ["One."]
    assert page.tab.evaluate("heard") == []


def test_rate_pitch_volume_and_language_are_those_of_the_game(page: PageUnderTest) -> None:
    page.tell({**_SETTINGS, "rate": 300, "pitch": 75, "volume": 0.5}, page.say("Eins.", lang="de"))
    (one,) = spoken(page)
    assert (one["rate"], one["pitch"], one["volume"], one["lang"]) == (1.5, 1.5, 0.5, "de")


@pytest.mark.parametrize(("rate", "spoken_at"), [(10, 0.3), (5000, 5)])
def test_no_rate_is_outside_what_browsers_take(
    page: PageUnderTest, rate: int, spoken_at: float
) -> None:
    page.tell({**_SETTINGS, "rate": rate}, page.say("One."))
    assert spoken(page)[0]["rate"] == spoken_at


def test_the_voice_is_chosen_among_those_of_the_language(page: PageUnderTest) -> None:
    assert page.tab.locator("#voice option").all_inner_texts()[1:] == ["Ada", "Bob"]
    page.tab.select_option("#voice", "bob")
    page.tell(page.say("One."))
    page.tab.wait_for_timeout(200)
    page.tell(page.say("Zwei.", lang="de"))
    assert [one["voice"] for one in spoken(page, 2)] == ["bob", ""]
    page.tab.reload()
    page.until("document.getElementById('voice').value === 'bob'")  # it is remembered


def test_news_queues_and_answers_interrupt(page: PageUnderTest) -> None:
    page.tell(page.say("One.", interrupt=False))
    page.until("spoken.length === 1")
    page.tell(page.say("Two.", interrupt=False))
    assert texts(page, 2) == ["One.", "Two."]
    assert page.tab.evaluate("cancelled") == 0
    page.tell(page.say("Three.", interrupt=False))
    page.tab.wait_for_timeout(200)
    page.tab.evaluate("takes = 2000")
    page.tell(page.say("Four.", interrupt=False))
    page.until("spoken.length === 4")
    page.tell(page.say("Answer."))
    assert texts(page, 5)[-1] == "Answer."
    assert page.tab.evaluate("cancelled") == 1
    assert not page.tab.evaluate(_SHOWN)  # to be cut is no failure


def test_silence_and_hush_stop_speech_immediately(page: PageUnderTest) -> None:
    page.tell(page.say("One."))
    page.until("spoken.length === 1")
    before = page.tab.evaluate("cancelled")
    page.tell({"kind": "silence"})
    page.until(f"cancelled === {before + 1}")
    page.tell({"kind": "hush"})
    page.until(f"cancelled === {before + 2}")


def test_words_wait_for_a_sound_without_loss(page: PageUnderTest) -> None:
    page.tell({**page.say("Answer."), "wait_ms": 500})
    page.tab.wait_for_timeout(250)
    page.tell(page.say("News.", interrupt=False))
    assert page.tab.evaluate("spoken") == []
    assert texts(page, 2) == ["Answer.", "News."]
    page.tell({**page.say("Late."), "wait_ms": 500}, {"kind": "silence"})
    page.tab.wait_for_timeout(700)
    assert "Late." not in texts(page)


def test_a_voice_that_fails_is_replaced_by_the_usual_one(page: PageUnderTest) -> None:
    page.tab.select_option("#voice", "bob")
    page.tab.evaluate("window.fate = one => one.voice ? 'voice-unavailable' : ''; 0")
    page.tell(page.say("One."))
    assert [(one["text"], one["voice"]) for one in spoken(page, 2)] == [
        ("One.", "bob"),
        ("One.", ""),
    ]
    assert not page.tab.evaluate(_SHOWN)


def test_missing_voice_is_announced(page: PageUnderTest) -> None:
    page.tab.evaluate("window.fate = () => 'synthesis-failed'; 0")
    page.tell(page.say("One."))
    page.until(_SHOWN)
    page.tab.wait_for_timeout(500)
    heard = [one["text"] for one in page.tab.evaluate("heard")]
    assert heard == ["One.", page.tab.inner_text("#trouble-text")]


def test_voice_blocked_before_a_key_is_not_reported(page: PageUnderTest) -> None:
    """Browsers refuse speech before the first press; the words then stand on the page."""
    page.tab.evaluate("window.fate = () => 'not-allowed'; 0")
    page.tell(page.say("One."))
    assert page.heard() == ["One."]
    assert not page.tab.evaluate(_SHOWN)
