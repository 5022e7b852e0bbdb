"""The page for screen readers and for players with other needs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.support.axe import violations
from tests.support.browser import PageUnderTest
from tests.web.browser.messages import entries, listed, screen, typed

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# Each takes 10 s here: the source, long words, and a language without blanks.
LANGUAGES = ("en", "de", "ja")
LONG = {"kind": "caption", "text": "A word and another. " * 40}
SCREENS = {
    "table": screen(),
    "list": listed(*entries(9)),
    "reading": listed(*entries(9), form="reading"),
    "text": typed("Ana"),
}  # fmt: skip


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing(browser: Browser, site: str, lang: str, scheme: str) -> None:
    context = browser.new_context(
        color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce"
    )
    page = PageUnderTest(context.new_page(), site).open(f"?lang={lang}", play=False)
    page.until(f"document.documentElement.lang === '{lang}'")
    assert violations(page.tab) == []
    page.tab.click("#play")
    for shown in SCREENS.values():
        page.tell(shown, LONG, page.say("A word."))
        page.tab.wait_for_timeout(100)
        for details in page.tab.locator("details:visible:not([open])").all():
            details.locator("summary").click()
        assert violations(page.tab) == []
    for key in ("other_tab", "not_kept", "no_voice", "not_answering", "worker_died"):
        page.tell({"kind": "trouble", "key": key})
        page.tab.locator("#trouble").wait_for()
        page.tab.wait_for_timeout(50)
        assert violations(page.tab) == [], key
    page.check()
    context.close()


SMALL = """
Array.from(document.querySelectorAll("button, summary, a, select, input, label:has(input)"))
  .filter(one => one.offsetParent && one.type !== "checkbox")  // a checkbox has its label
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 47.5 || box.height < 47.5)
  .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${box.width}x${box.height}`)
"""


@pytest.mark.parametrize("shown", SCREENS)
def test_phone_targets_are_large_and_fit_the_screen(
    browser: Browser, site: str, shown: str
) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    page = PageUnderTest(context.new_page(), site).open()
    page.tell(SCREENS[shown], LONG)
    page.tab.wait_for_timeout(200)
    assert page.tab.evaluate(SMALL) == []
    # At twice the size of text, too, nothing is cut off at the side.
    for size in ("100%", "200%"):
        page.tab.evaluate(f"document.documentElement.style.fontSize = '{size}'")
        assert page.tab.evaluate("document.documentElement.scrollWidth") <= 390
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
    assert re.search(r'- toolbar "Dice":\n +- button "Die 1: 1"', tree)
    assert re.search(r'- toolbar "What you can do":\n +- button "The roll"', tree)
    assert '- button "The undo" [disabled]' in tree
    assert tree.index("It is for you to throw.") < tree.index("listbox") < tree.index("The roll")
