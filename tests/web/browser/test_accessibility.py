"""The page for screen readers and for players with other needs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

import pytest

from tests.support.axe import violations
from tests.support.browser import PageUnderTest
from tests.support.webdriver import DriverTab, firefox
from tests.web.browser.messages import (
    choices,
    dice,
    entries,
    listed,
    screen,
    seats,
    sheet,
    trays,
    typed,
)

if TYPE_CHECKING:
    from playwright.sync_api import Browser
    from playwright.sync_api import Page as Tab

PHONE, DESKTOP = (390, 844), (1280, 800)
# The source, long words, and a language without blanks.
LOOKS = [("en", "dark"), ("en", "light"), ("de", "dark"), ("ja", "light")]
LONG = {"kind": "caption", "text": "A word and another. " * 10}
FOUR = seats("You", "Ana", "Bo", "Maximiliane Wintergarten")
SCREENS = {
    "table": screen(seats=FOUR, trays=trays(pick=False), stake="250 at stake"),
    "sheet": screen(seats=FOUR, dice=dice(1, 2, 3, 4, 5, kept=(2,)), sheet=sheet(*"abcdefghijkl")),
    "picks": screen(seats=FOUR[:2], dice=(), trays=trays(pick=True)),
    "question": screen(choices=choices("commit", "no"), seats=FOUR[:2]),
    "list": listed(*entries(9)),
    "reading": listed(*entries(9), form="reading"),
    "text": typed("Ana"),
}  # fmt: skip


@pytest.mark.parametrize(("lang", "scheme"), LOOKS)
def test_axe_finds_nothing(browser: Browser, site: str, lang: str, scheme: str) -> None:
    context = browser.new_context(
        color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce"
    )
    page = PageUnderTest(context.new_page(), site).open(f"?lang={lang}", play=False)
    page.until(f"document.documentElement.lang === '{lang}'")
    assert violations(page.tab) == []
    page.tab.click("#play")
    for name, shown in SCREENS.items():
        page.tell(shown, LONG, page.say("A word."))
        for width, height in (DESKTOP, PHONE):
            page.tab.set_viewport_size({"width": width, "height": height})
            page.tab.wait_for_timeout(100)
            assert violations(page.tab) == [], (name, width)
        page.tab.locator("summary").click()
        assert violations(page.tab) == [], (name, "more")
    for key in ("other_tab", "not_kept", "no_voice", "not_answering", "worker_died"):
        page.tell({"kind": "trouble", "key": key})
        page.tab.locator("#trouble").wait_for()
        page.tab.wait_for_timeout(50)
        assert violations(page.tab) == [], key
    page.check()
    context.close()


@pytest.fixture(scope="module")
def fox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DriverTab]:
    with firefox(tmp_path_factory.mktemp("firefox") / "profile") as tab:
        yield tab


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_axe_finds_nothing_in_firefox(fox: DriverTab, site: str, size: tuple[int, int]) -> None:
    fox.goto("about:blank")
    # Only a window without tools is as narrow as a phone.
    fox.execute("open(...arguments)", site, "", "popup,width={},height={}".format(*size))
    opened = DriverTab(fox.send, fox.send("GetWindowHandles", {})[-1])
    page = PageUnderTest(cast("Tab", opened), site)
    page.until("document.getElementById('actions')?.childElementCount", 60)
    assert opened.evaluate("innerWidth") == size[0]
    assert violations(page.tab) == []
    opened.execute("document.getElementById('play').click()")
    page.until("!document.getElementById('game').hidden")
    opened.execute("window.wire = new BroadcastChannel('test')")
    for name, shown in SCREENS.items():
        page.tell(shown, LONG)
        opened.wait_for_timeout(300)
        assert violations(page.tab) == [], name


SMALL = """
Array.from(document.querySelectorAll("button, summary, a, select, input, label:has(input)"))
  .filter(one => one.offsetParent && one.type !== "checkbox")  // a checkbox has its label
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 44 || box.height < 44)
  .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${box.width}x${box.height}`)
"""


# Texts that are wider than the place they have, and edges that leave nothing of the screen.
CUT = """
Array.from(document.querySelectorAll("#caption, #screen, #turn, #stake, #game button, #seats li"))
  .filter(one => one.textContent && one.checkVisibility() && one.scrollWidth > one.clientWidth + 1
    && getComputedStyle(one).display !== "inline")
  .map(one => one.textContent)
  .concat(["#top:not(.loose)", "#bar:not(.loose)"].filter(name =>
    document.querySelector(name)?.offsetHeight > innerHeight / 2))
"""
VIEWS = [(*PHONE, 16), (*PHONE, 32), (*DESKTOP, 32), (320, 640, 16), (640, 360, 16)]


def test_targets_are_large_and_nothing_is_cut(browser: Browser, site: str) -> None:
    """On small screens, and with letters of twice the size."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    page = PageUnderTest(context.new_page(), site).open()
    for width, height, size in VIEWS:
        page.tab.set_viewport_size({"width": width, "height": height})
        page.tab.evaluate(f"document.documentElement.style.fontSize = '{size}px'")
        for name, shown in SCREENS.items():
            page.tell(shown, LONG)
            page.tab.wait_for_timeout(150)
            at = (name, width, height, size)
            assert page.tab.evaluate(SMALL) == [], at
            assert page.tab.evaluate(CUT) == [], at
            assert page.tab.evaluate("document.documentElement.scrollWidth") <= width, at
    context.close()


def test_dice_lie_above_the_bar(browser: Browser, site: str) -> None:
    """With the words, the scores and the buttons, without scrolling."""
    for width, height in (PHONE, DESKTOP):
        context = browser.new_context(viewport={"width": width, "height": height})
        page = PageUnderTest(context.new_page(), site).open()
        page.tell(SCREENS["table"], {"kind": "caption", "text": "1, 2, 3, 4, 5, 6."})
        page.tab.wait_for_timeout(200)
        bar = page.tab.locator("#bar").bounding_box()
        die = page.tab.locator(".die").last.bounding_box()
        assert bar is not None
        assert die is not None
        assert die["y"] + die["height"] <= bar["y"], width
        context.close()


# Words on buttons that are broken between two letters.
BROKEN = """
Array.from(document.querySelectorAll(".act > *"))
  .filter(one => one.checkVisibility() && one.firstChild)
  .flatMap(one => Array.from(one.textContent.matchAll(/[\\p{L}\\p{N}]+/gu), word => {
    const range = document.createRange();
    range.setStart(one.firstChild, word.index);
    range.setEnd(one.firstChild, word.index + word[0].length);
    const lines = new Set(Array.from(range.getClientRects(), box => Math.round(box.top)));
    return lines.size > 1 ? word[0] : "";
  })).filter(Boolean)
"""


@pytest.mark.parametrize("width", [390, 1280])
def test_a_word_on_a_button_is_not_broken(browser: Browser, site: str, width: int) -> None:
    """The names of commands and keys that are longest, in languages with long words."""
    long = [
        ("Zurücknehmen", "Rücktaste"),
        ("Punkte des Abends", "C"),
        ("Suchen", "Schrägstrich"),
    ]
    context = browser.new_context(viewport={"width": width, "height": 844})
    page = PageUnderTest(context.new_page(), site).open()
    shown = screen()
    for choice, (label, key) in zip(shown["choices"][1:], long, strict=False):
        choice.update(label=label, key=key)
    page.tell(shown)
    page.tab.get_by_text(long[0][0]).wait_for()
    assert page.tab.evaluate(BROKEN) == []
    context.close()


def test_axe_would_find_a_fault(page: PageUnderTest) -> None:
    page.open()
    page.tab.evaluate("document.querySelector('.act').replaceChildren()")
    assert any(one.startswith("button-name") for one in violations(page.tab))


def test_colours_of_the_system_are_kept(browser: Browser, site: str) -> None:
    context = browser.new_context(forced_colors="active")
    page = PageUnderTest(context.new_page(), site).open()
    page.tell(LONG, {"kind": "dress", "colours": "yellow", "captions": True, "text_size": 32})
    page.tab.wait_for_timeout(200)
    colour = "getComputedStyle(document.getElementById('caption')).color"
    assert page.tab.evaluate(colour) != "rgb(255, 230, 0)"
    assert violations(page.tab) == []
    context.close()


def test_the_tree_of_the_table(page: PageUnderTest) -> None:
    page.open()
    page.tell({"kind": "caption", "text": "It is for you to throw."})
    page.tab.wait_for_timeout(100)
    tree = page.tab.locator("main").aria_snapshot()
    assert re.search(r'- listbox "Farkle":\n +- option "Keys go to the game" \[selected\]', tree)
    assert re.search(r'- toolbar "Dice":\n +- .?button "Die 1: 1"', tree)
    assert re.search(r'- toolbar "What you can do":\n +- button "The roll"', tree)
    assert '- button "The undo" [disabled]' in tree
    assert tree.index("It is for you to throw.") < tree.index("listbox") < tree.index("The roll")
