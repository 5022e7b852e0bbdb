"""Shaking the phone shakes the dice; they fall when it is still."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.support.browser import PageUnderTest
from tests.web.browser.messages import entries, listed

if TYPE_CHECKING:
    from playwright.sync_api import Browser

_JERK = """
async ([x, y, z, gravity, times]) => {
  for (let n = 0; n < times; n++) {
    dispatchEvent(new DeviceMotionEvent("devicemotion", gravity
      ? {accelerationIncludingGravity: {x, y, z}} : {acceleration: {x, y, z}}));
    await new Promise(done => setTimeout(done, 30));
  }
}
"""
_STILL_S = 0.25
HELD = [{"kind": "touch", "what": "choice", "id": "roll", "held": True}]


@pytest.fixture
def phone(browser: Browser, site: str) -> Iterator[PageUnderTest]:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    one = PageUnderTest(context.new_page(), site)
    yield one
    one.check()
    context.close()


def switch_on(page: PageUnderTest) -> None:
    """Switch shaking on, and wait until the page was permitted to listen."""
    page.tab.check("#shake")
    page.tab.evaluate("DeviceMotionEvent.requestPermission?.()")
    page.tab.wait_for_timeout(100)


def jerk(page: PageUnderTest, *force: float, gravity: bool = False, times: int = 1) -> None:
    page.tab.evaluate(_JERK, [*force, gravity, times])


def rests(page: PageUnderTest) -> list[str]:
    """The messages of the page after the phone has been still."""
    page.tab.wait_for_timeout(2 * _STILL_S * 1000)
    return [str(one["kind"]) for one in page.tab.evaluate("came")]


def test_a_shake_holds_the_roll_until_the_phone_is_still(phone: PageUnderTest) -> None:
    phone.open()
    switch_on(phone)
    phone.forget()
    jerk(phone, 15.0, 0.0, 0.0, times=4)
    assert phone.came("touch") == HELD
    assert phone.came("release") == [{"kind": "release", "id": "roll"}]
    assert rests(phone) == ["touch", "release"]  # one shake, one throw
    jerk(phone, 0.0, -15.0, 0.0, times=3)
    assert rests(phone) == ["touch", "release"] * 2


def test_phone_without_linear_acceleration_can_be_shaken(phone: PageUnderTest) -> None:
    phone.open()
    switch_on(phone)
    phone.forget()
    jerk(phone, 0.0, 0.0, 9.81, gravity=True, times=9)  # it lies on the table
    assert rests(phone) == []
    jerk(phone, 0.0, 20.0, 15.0, gravity=True, times=3)
    assert phone.came("touch") == HELD


def test_neither_a_walk_nor_a_single_knock_rolls(phone: PageUnderTest) -> None:
    phone.open()
    switch_on(phone)
    phone.forget()
    jerk(phone, 5.0, 3.0, 2.0, times=12)
    jerk(phone, 30.0, 0.0, 0.0)
    assert rests(phone) == []


def test_shake_does_nothing_without_a_roll(phone: PageUnderTest) -> None:
    phone.open()
    switch_on(phone)
    phone.tell(listed(*entries(3)))
    phone.forget()
    jerk(phone, 15.0, 0.0, 0.0, times=4)
    assert "touch" not in rests(phone)


def test_a_permission_that_comes_after_switching_off_is_not_used(phone: PageUnderTest) -> None:
    phone.tab.add_init_script(
        "DeviceMotionEvent.requestPermission = () => new Promise(yes => { window.yes = yes })"
    )
    phone.open()
    phone.tab.check("#shake")
    phone.tab.uncheck("#shake")
    phone.forget()
    phone.tab.evaluate("yes('granted')")
    jerk(phone, 15.0, 0.0, 0.0, times=4)
    assert rests(phone) == []


def test_shaking_is_off_unless_switched_on(phone: PageUnderTest) -> None:
    phone.open()
    jerk(phone, 15.0, 0.0, 0.0, times=4)
    assert rests(phone) == []
    switch_on(phone)
    jerk(phone, 15.0, 0.0, 0.0, times=2)
    phone.came("touch")
    phone.tab.uncheck("#shake")  # in the middle of a shake: the dice fall
    assert phone.came("release")
    phone.forget()
    jerk(phone, 15.0, 0.0, 0.0, times=4)
    assert rests(phone) == []
    switch_on(phone)
    phone.tab.reload()
    phone.until("came.some(one => one.kind === 'start')")
    assert not phone.tab.is_checked("#shake")  # a browser wants to be asked in a click


@pytest.mark.parametrize("answer", ["granted", "denied", "error"])
def test_permission_is_requested_if_the_browser_requires_it(
    phone: PageUnderTest, answer: str
) -> None:
    result = "Promise.reject(new Error('no'))" if answer == "error" else f"'{answer}'"
    phone.tab.add_init_script(
        f"window.asked = 0; DeviceMotionEvent.requestPermission = async () => (asked++, {result})"
    )
    phone.open()
    assert phone.tab.evaluate("asked") == 0
    phone.tab.locator("#shake").click()
    phone.until("asked === 1")
    phone.tab.wait_for_timeout(100)
    assert phone.tab.is_checked("#shake") == (answer == "granted")
    assert bool(phone.tab.evaluate("heard.length")) == (answer != "granted")
    phone.forget()
    jerk(phone, 15.0, 0.0, 0.0, times=4)
    assert bool(rests(phone)) == (answer == "granted")


def test_shaking_needs_a_touch_device(page: PageUnderTest) -> None:
    page.open()
    assert page.tab.locator("#shake-part").is_hidden()
