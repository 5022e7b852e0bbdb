"""The focus: keys reach the game again after other parts of the page were used."""

from __future__ import annotations

import pytest

from tests.support.browser import PageUnderTest
from tests.web.browser.messages import dice, entries, listed, screen, typed

AT = "document.activeElement.id"
LIST = listed(*entries(4))


def is_heard(page: PageUnderTest) -> bool:
    """A key reaches the game."""
    page.forget()
    page.tab.keyboard.press("d")
    return [one["key"] for one in page.came("key")] == ["d"]


def test_keys_reach_the_game_after_saving(page: PageUnderTest) -> None:
    page.open()
    with page.tab.expect_download():
        page.tab.click("#save")
        page.tell({"kind": "file", "name": "a.journal", "text": "x"}, page.say("Saved."))
    assert page.tab.evaluate(AT) == "keys"
    assert is_heard(page)


def test_keys_reach_the_game_after_choosing_a_file(page: PageUnderTest) -> None:
    page.open()
    page.tab.focus("#open")
    page.tab.set_input_files("#open", {"name": "x", "mimeType": "text/plain", "buffer": b"hi"})
    page.came("open_file")
    assert page.tab.evaluate(AT) == "keys"
    page.tab.focus("#open")
    page.tab.evaluate("document.getElementById('open').dispatchEvent(new Event('cancel'))")
    assert page.tab.evaluate(AT) == "keys"
    assert is_heard(page)


@pytest.mark.parametrize(
    ("key", "button"), [("other_tab", "take-over"), ("not_kept", "understood")]
)
def test_keys_reach_the_game_after_closing_a_message(
    page: PageUnderTest, key: str, button: str
) -> None:
    page.open()
    page.tell({"kind": "trouble", "key": key})
    page.tab.locator("#trouble").wait_for()
    page.tab.click(f"#{button}")
    assert page.tab.evaluate(AT) == "keys"
    assert is_heard(page)


def test_button_to_another_screen_focuses_the_list(
    page: PageUnderTest,
) -> None:
    page.open()
    page.tab.focus("[data-name='choice back']")
    page.tab.keyboard.press("Enter")
    assert page.came("touch")[0]["id"] == "back"
    page.tell(page.say("Menu"), LIST)
    page.until(f"{AT} === 'keys'")
    page.tab.get_by_role("button", name="entry 2").focus()
    page.tab.keyboard.press("Enter")
    assert page.came("touch", 2)[1] == {"kind": "touch", "what": "item", "id": 2, "held": False}
    page.tell(page.say("Rules"), {**LIST, "title": "Rules"})
    page.until(f"{AT} === 'keys'")


def test_remaining_button_keeps_the_focus(page: PageUnderTest) -> None:
    page.open()
    roll = "document.activeElement.dataset.name"
    for n in range(3):
        page.tab.focus("[data-name='choice roll']")
        page.tab.keyboard.press("Enter")
        page.tell(page.say(f"Dice {n}"), screen(dice=dice(*range(1, n + 2))))
        page.tab.wait_for_timeout(100)
        assert page.tab.evaluate(roll) == "choice roll"
    page.tell(LIST)
    page.tab.get_by_role("button", name="entry 2").focus()
    page.tell(listed(*(f"another {n}" for n in range(4))))  # the same list, changed
    page.tab.wait_for_timeout(100)
    assert page.tab.evaluate("document.activeElement.textContent") == "another 2"


def test_the_focus_moves_before_the_answer_is_announced(page: PageUnderTest) -> None:
    """A screen reader that says where the focus went interrupts announcements."""
    page.open()
    page.tab.evaluate("""
      window.order = [];
      document.getElementById("keys").addEventListener("focus", () => order.push("focus"));
      const notify = document.ariaNotify.bind(document);
      document.ariaNotify = (text, how) => { order.push(text); notify(text, how); };
      0;
    """)
    page.tab.focus("[data-name='choice back']")
    # As from the game: the words first, then the screen, then that this was all.
    page.answer(page.say("Menu"), LIST)
    page.tab.keyboard.press("Enter")
    page.until("order.length === 2")
    assert page.tab.evaluate("order") == ["focus", "Menu"]


def test_text_field_has_focus_before_the_question(page: PageUnderTest) -> None:
    page.open()
    page.tab.evaluate("""
      window.order = [];
      document.getElementById("text-field").addEventListener("focus", () => order.push("focus"));
      const notify = document.ariaNotify.bind(document);
      document.ariaNotify = (text, how) => { order.push(text); notify(text, how); };
      0;
    """)
    page.tell(
        {"kind": "typing", "on": True},
        page.say("Your name, then?"),
        typed("Ana"),
    )
    page.until("order.length === 2")
    assert page.tab.evaluate("order") == ["focus", "Your name, then?"]
    assert page.tab.input_value("#text-field") == "Ana"


def test_after_play_the_list_keeps_the_focus(page: PageUnderTest) -> None:
    """Orca once moved it back to the heading that it was reading."""
    page.open(play=False)
    page.tab.get_by_text("Roll", exact=False).first.wait_for(state="attached")
    page.tab.focus("#play")
    page.tab.keyboard.press("Enter")
    page.until(f"{AT} === 'keys'")
    page.tab.evaluate("document.getElementById('own-voice').focus()")  # no key and no touch
    page.until(f"{AT} === 'keys'")
    page.tab.keyboard.press("Tab")  # the player's own wish
    assert page.tab.evaluate(AT) != "keys"


def test_the_list_can_be_left_later_without_a_key(page: PageUnderTest) -> None:
    """A finger on a phone with a screen reader moves the focus, and the page sees no key."""
    page.open()
    page.tab.wait_for_timeout(1600)
    page.tab.evaluate("document.getElementById('own-voice').focus()")
    page.tab.wait_for_timeout(100)
    assert page.tab.evaluate(AT) == "own-voice"
