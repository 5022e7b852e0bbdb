"""A game that hangs or was killed is noticed, and one that only rests is not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.support.browser import PageUnderTest
from tests.web.browser.messages import screen

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SHOWN = "document.getElementById('trouble').checkVisibility()"


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[PageUnderTest]:
    """A page whose time the test moves on."""
    context = browser.new_context()
    tab = context.new_page()
    tab.clock.install()
    one = PageUnderTest(tab, site)
    yield one
    one.check()
    context.close()


def hang(page: PageUnderTest, *, on: bool = True) -> None:
    hangs = str(on).lower()
    page.tab.evaluate(f"wire.postMessage({{hangs: {hangs}}})")
    page.until(f"came.some(one => one.hangs === {hangs})")


def test_unanswered_key_is_reported(page: PageUnderTest) -> None:
    page.open()
    hang(page)
    page.tab.keyboard.press("d")
    page.tab.clock.fast_forward(9_000)
    assert not page.tab.evaluate(SHOWN)
    page.forget()
    page.tab.clock.fast_forward(1_500)
    page.until(SHOWN)
    assert len(page.heard()) == 1
    assert page.tab.locator("#reload").is_visible()


def test_unanswered_button_is_reported(page: PageUnderTest) -> None:
    page.open()
    hang(page)
    page.tab.click("[data-name='choice roll']")
    page.tab.clock.fast_forward(10_500)
    page.until(SHOWN)
    assert len(page.heard()) == 1  # also the message that a press had delayed


def test_late_answer_removes_the_message(page: PageUnderTest) -> None:
    page.open()
    hang(page)
    page.tab.keyboard.press("d")
    page.tab.clock.fast_forward(10_500)
    page.until(SHOWN)
    page.tell(page.say("Here."), screen(), {"kind": "answered"})
    page.until(f"!{SHOWN}")
    hang(page, on=False)
    page.tab.keyboard.press("d")
    page.tab.clock.fast_forward(60_000)
    page.tab.wait_for_timeout(100)
    assert not page.tab.evaluate(SHOWN)


def test_no_timer_runs_without_a_pending_answer(page: PageUnderTest) -> None:
    page.open()
    page.tab.keyboard.press("d")
    page.came("key")
    hang(page)  # no key is pressed
    page.tab.evaluate(
        "window.timers = 0; const real = setTimeout;"
        "window.setTimeout = (...how) => (timers++, real(...how)); 0"
    )
    page.tab.clock.fast_forward(600_000)
    page.tab.wait_for_timeout(200)
    assert not page.tab.evaluate(SHOWN)
    assert page.tab.evaluate("timers") == 0


def test_machine_that_slept_gets_more_time(page: PageUnderTest) -> None:
    page.open()
    hang(page)
    page.tab.keyboard.press("d")
    page.tab.clock.fast_forward(3_600_000)
    page.tab.wait_for_timeout(100)
    assert not page.tab.evaluate(SHOWN)
    page.tab.clock.fast_forward(10_500)
    page.until(SHOWN)


def test_stalled_loading_is_reported(page: PageUnderTest) -> None:
    page.open("?game=slow", play=False)
    hang(page)
    page.tab.clock.fast_forward(100_000)
    assert not page.tab.evaluate(SHOWN)
    page.tab.clock.fast_forward(20_500)
    page.until(SHOWN)
    page.tell({"kind": "progress", "step": 1, "of": 2, "name": "python"})
    page.until(f"!{SHOWN}")


def test_tab_waiting_for_another_is_not_reported(page: PageUnderTest) -> None:
    page.open("?game=slow", play=False)
    page.tell({"kind": "trouble", "key": "other_tab"})
    page.until(SHOWN)
    text = page.tab.inner_text("#trouble-text")
    page.tab.clock.fast_forward(120_500)
    page.tab.wait_for_timeout(100)
    assert page.tab.inner_text("#trouble-text") == text


def test_key_to_an_ended_game_is_answered(page: PageUnderTest) -> None:
    page.open()
    page.tell({"kind": "trouble", "key": "taken_over"})
    page.until("document.activeElement.id === 'reload'")
    page.forget()
    page.tab.focus("#keys")
    page.tab.keyboard.press("d")
    assert page.heard() == [page.tab.inner_text("#trouble-text")]
    page.tab.clock.fast_forward(60_000)
    assert page.tab.evaluate("came.length") == 0


def test_defect_is_not_reported_as_leaving(page: PageUnderTest) -> None:
    page.open()
    page.tell({"kind": "trouble", "key": "defect"})
    page.until(SHOWN)
    text = page.tab.inner_text("#trouble-text")
    page.tell({"kind": "ended"})
    page.tab.wait_for_timeout(200)
    assert page.tab.inner_text("#trouble-text") == text
    assert page.tab.locator("#reload").is_visible()
