"""The address begins a game once, and the language setting overrides its language."""

from __future__ import annotations

from tests.support.browser import PageUnderTest

PLACE = "location.search"
LANG = "document.documentElement.lang"


def test_reload_resumes_the_game(page: PageUnderTest) -> None:
    """A phone loads a page again whenever it needs memory."""
    page.open("?game=fune&seed=7&rounds=3&say=log")
    assert page.tab.evaluate(PLACE) == "?say=log"
    page.tab.reload()
    (start,) = page.came("start")
    assert (start["game"], start["options"], start.get("seed")) == ("", {}, None)


def test_an_address_that_was_not_fulfilled_stays(page: PageUnderTest) -> None:
    page.open("?game=slow", play=False)
    page.tab.wait_for_timeout(300)
    assert page.tab.evaluate(PLACE) == "?game=slow"


def test_language_of_the_address_is_remembered(page: PageUnderTest) -> None:
    page.open("?lang=ja")
    assert page.tab.evaluate(PLACE) == ""
    page.tab.reload()
    (start,) = page.came("start")
    assert start["lang"] == ""  # so a language that is set in the game counts
    assert start["languages"][0] == "ja"


def test_unknown_language_is_forgotten(page: PageUnderTest) -> None:
    page.open("?lang=xx")
    page.tell({"kind": "lang", "lang": "en"})
    page.tab.reload()
    (start,) = page.came("start")
    assert "xx" not in start["languages"]


def test_page_speaks_the_last_language_while_loading(page: PageUnderTest) -> None:
    page.open()
    page.tell({"kind": "lang", "lang": "fr"})
    page.until(f"{LANG} === 'fr'")
    page.tab.add_init_script(
        "window.langs = []; addEventListener('DOMContentLoaded', () => new MutationObserver("
        "() => langs.push(document.documentElement.lang))"
        ".observe(document.documentElement, {attributes: true, attributeFilter: ['lang']}));"
    )
    page.tab.reload()
    page.until("came.some(one => one.kind === 'start')")
    page.until(f"{LANG} === 'en'")  # as the stand-in of the game says
    assert page.tab.evaluate("langs")[0] == "fr"


def test_each_text_is_marked_with_its_language(page: PageUnderTest) -> None:
    page.open("?lang=de")
    page.tell({"kind": "caption", "text": "Eins."}, {"kind": "lang", "lang": "ja"})
    page.tell({"kind": "caption", "text": "二"})
    page.until("document.querySelectorAll('#history li').length === 2")
    langs = page.tab.evaluate("Array.from(document.querySelectorAll('#history li'), li => li.lang)")
    assert langs == ["ja", "de"]
    assert page.tab.evaluate(LANG) == "ja"


INVITATION = "#471926350813"


def test_changed_fragment_is_followed_immediately(
    page: PageUnderTest,
) -> None:
    """Nothing is loaded again, and the player comes back to the game."""
    page.open()
    page.tab.evaluate("document.activeElement.blur()")
    for count in (1, 2):
        page.tab.evaluate(f"location.hash = '{INVITATION}'")
        assert page.came("join", count)[-1] == {"kind": "join", "code": "471926350813"}
        assert page.tab.evaluate("location.hash") == ""
    assert page.tab.evaluate("document.getElementById('game').contains(document.activeElement)")
    page.tab.evaluate("location.hash = '#4719 2635-0813'")
    assert page.came("join", 3)[-1]["code"] == "4719 2635-0813"
    for other in ("#something-else", "#join=otter-captain&broker=wss%3A%2F%2Fx.example", "#%zz"):
        page.tab.evaluate(f"location.hash = '{other}'")
        page.tab.wait_for_timeout(200)
    assert len(page.came("join")) == 3


def test_invitation_waits_for_play(page: PageUnderTest) -> None:
    page.open(play=False)
    page.tab.evaluate(f"location.hash = '{INVITATION}'")
    page.tab.wait_for_timeout(200)
    assert page.tab.evaluate("came.filter(one => one.kind === 'join').length") == 0
    page.tab.click("#play")
    page.came("join")
