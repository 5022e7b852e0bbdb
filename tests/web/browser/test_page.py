"""The page with a stand-in for the game: keys and buttons in, words out."""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from typing import TYPE_CHECKING

import pytest

from audiodice.devices.input import keys
from tests.support.browser import WINDOWS, PageUnderTest
from tests.web.browser.conftest import SITE
from tests.web.browser.messages import choices, dice, screen, typed

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_the_first_sentence_is_plain_html() -> None:
    text = (SITE / "index.html").read_text("utf-8")
    body = text[text.index("<main>") :]
    first = re.search(r'<p id="first"[^>]*>([^<]+)', body)
    assert first is not None
    assert len(first[1]) > 50
    assert "innerHTML" not in "".join(path.read_text("utf-8") for path in SITE.glob("*.js"))


def test_it_starts_with_what_the_address_says(page: PageUnderTest) -> None:
    page.open("?lang=de&game=fune&seed=7&rounds=3", play=False)
    (start,) = page.came("start")
    assert (start["version"], start["lang"], start["game"], start["seed"]) == (1, "de", "fune", "7")
    assert start["options"] == {"rounds": "3"}
    page.until("document.documentElement.lang === 'de'")
    assert page.tab.inner_text("#play") == "Spielen"


def test_game_is_heard_only_after_play(page: PageUnderTest) -> None:
    page.open(play=False)
    page.tab.wait_for_timeout(300)
    page.tab.evaluate("heard.length = 0")
    page.tell(page.say("First."), page.say("Second.", interrupt=False))
    page.tab.wait_for_timeout(300)
    assert page.tab.evaluate("heard") == []
    page.tab.click("#play")
    assert " ".join(page.heard(2)) == "First. Second."
    assert page.tab.evaluate("document.activeElement.id") == "keys"


@pytest.mark.parametrize(
    ("pressed", "name"),
    [
        ("a", "a"), ("Shift+S", "shift+s"), ("?", "?"), ("1", "1"), ("Shift+Digit1", "shift+1"),
        ("Enter", "enter"), ("ArrowDown", "down"), ("Escape", "escape"), ("F1", "f1"), ("/", "/"),
        ("Shift+F7", "shift+f7"), ("Backspace", "backspace"), ("Space", "space"), ("Home", "home"),
        ("Numpad5", "5"), ("Control+c", "ctrl+c"), ("Shift+V", "shift+v"),
    ],
)  # fmt: skip
def test_a_key_has_the_name_of_the_keymap(page: PageUnderTest, pressed: str, name: str) -> None:
    page.open()
    page.tab.keyboard.press(pressed)
    (key,) = page.came("key")
    assert key["key"] == name
    assert key["held"]
    assert [one["key"] for one in page.came("release")] == [name]


@pytest.mark.parametrize(
    ("key", "code", "held", "name"),
    [
        ("ф", "KeyA", "", "a"), ("Ф", "KeyA", "shift", "shift+a"), ("Dead", "Quote", "", "unknown"),
        ("&", "Digit1", "", "1"), ("1", "Digit1", "shift", "1"), ("?", "Digit7", "shift", "?"),
        ("ı", "KeyI", "", "i"), ("İ", "Quote", "shift", "shift+i"),
        ("ö", "Semicolon", "", "ö"),
        ("Ö", "Semicolon", "shift", "shift+ö"),
        ("？", "Slash", "shift", "?"), ("~", "Backquote", "shift", "~"), ("F5", "F5", "", "f5"),
        ("+", "NumpadAdd", "", "+"), ("End", "Numpad1", "", "end"), ("Process", "KeyA", "", ""),
        ("Shift", "ShiftLeft", "shift", ""),
    ],
)  # fmt: skip
def test_keys_of_other_layouts(
    page: PageUnderTest, key: str, code: str, held: str, name: str
) -> None:
    page.open(play=False)
    event = {"key": key, "code": code, "shiftKey": held == "shift"}
    script = "one => import('./keys.js').then(keys => keys.keyName(one))"
    assert page.tab.evaluate(script, event) == name
    if name not in ("", "unknown"):
        assert keys.parse(name) == name  # the desktop knows it by that name


def test_ctrl_alone_is_a_key_and_with_another_is_not(page: PageUnderTest) -> None:
    page.open()
    page.tab.keyboard.press("Control")
    assert [one["key"] for one in page.came("key")] == ["ctrl"]
    page.forget()
    page.tab.keyboard.press("Control+a")
    page.tab.wait_for_timeout(200)
    assert page.tab.evaluate("came.filter(one => one.kind === 'key')") == []


def test_browser_keys_are_not_taken(page: PageUnderTest) -> None:
    page.open()
    page.tab.keyboard.press("Tab")
    assert page.tab.evaluate("document.activeElement.id") != "keys"
    page.tab.wait_for_timeout(200)
    assert page.tab.evaluate("came") == []


def test_letters_can_be_switched_off(page: PageUnderTest) -> None:
    page.open()
    page.tab.uncheck("#letters")
    page.tab.focus("#keys")
    page.forget()
    for key in ("b", "1", "?", "Enter", "Space"):
        page.tab.keyboard.press(key)
    assert [one["key"] for one in page.came("key", 2)] == ["enter", "space"]
    page.tab.reload()
    page.until("!document.getElementById('letters').checked")  # it is remembered


def test_every_touch_is_sent_as_the_picture_names_it(page: PageUnderTest) -> None:
    page.open()
    page.tab.locator("summary").click()
    names = page.tab.evaluate(
        "Array.from(document.querySelectorAll('[data-name]'), b => b.dataset.name)"
    )
    assert sorted(names) == sorted({*names})
    for name in names:
        page.tab.click(f"[data-name='{name}']", force=True)  # also refused commands
    came = page.came("touch", len(names))
    assert [f"{one['what']} {one['id']}" for one in came] == names
    assert came[0] == {"kind": "touch", "what": "die", "id": 1, "held": False}


def test_buttons_are_filled_anew_and_stay_in_place(page: PageUnderTest) -> None:
    page.open()
    roll = "document.querySelector('[data-name=\"choice roll\"]')"
    page.tab.evaluate(f"window.roll = {roll}")
    box = page.tab.locator("[data-name='choice roll']").bounding_box()
    page.tell(screen(turn="Another turn"), {"kind": "caption", "text": "A word and another. " * 40})
    page.tab.get_by_text("Another turn").wait_for()
    assert page.tab.evaluate(f"window.roll === {roll}")
    assert page.tab.locator("[data-name='choice roll']").bounding_box() == box


def test_a_kept_die_is_pressed(page: PageUnderTest) -> None:
    page.open()
    page.tell(screen(dice=dice(5, 2, kept=(2,))))
    page.tab.get_by_role("button", name="Die 2: 2", pressed=True).wait_for()
    assert page.tab.get_by_role("button", name="Die 1: 5", pressed=False).is_visible()


def test_arrows_stay_in_a_toolbar_and_other_keys_reach_the_game(page: PageUnderTest) -> None:
    page.open()
    page.tab.keyboard.press("Tab")  # from the list of keys to the dice
    at = "document.activeElement.dataset.name"
    assert page.tab.evaluate(at) == "die 1"
    for key, name in [
        ("ArrowRight", "die 2"),
        ("End", "die 6"),
        ("ArrowLeft", "die 5"),
        ("Home", "die 1"),
    ]:
        page.tab.keyboard.press(key)
        assert page.tab.evaluate(at) == name
    page.tab.keyboard.press("Tab")
    assert page.tab.evaluate(at) == "choice roll"
    for key in ("d", "6", "?", "ArrowUp", "Backspace", "Escape"):
        page.tab.keyboard.press(key)
    pressed = ["d", "6", "?", "up", "backspace", "escape"]
    assert [one["key"] for one in page.came("key", 6)] == pressed


def test_letters_reach_the_game_from_everywhere_on_the_page(page: PageUnderTest) -> None:
    page.open()
    for place in (
        "#own-voice",
        "#save",
        "[data-name='die 3']",
        "summary",
        "a[href='licences.html']",
    ):
        page.tab.focus(place)
        page.forget()
        for key in ("d", "7"):
            page.tab.keyboard.press(key)
        assert [one["key"] for one in page.came("key", 2)] == ["d", "7"], place


def test_buttons_do_not_change_while_touched(page: PageUnderTest) -> None:
    page.open()
    box = page.tab.locator("[data-name='choice roll']").bounding_box()
    assert box is not None
    page.tab.mouse.move(box["x"] + 5, box["y"] + 5)
    page.tab.mouse.down()
    page.tell(screen(choices=choices("else")))
    page.tab.wait_for_timeout(200)
    assert page.tab.get_by_role("button", name="The roll").is_visible()
    page.tab.mouse.up()
    page.tab.get_by_role("button", name="The else").wait_for()


def test_a_long_press_on_roll_holds_it(page: PageUnderTest) -> None:
    page.open()
    page.tab.click("[data-name='choice roll']", delay=600)
    assert page.came("touch") == [{"kind": "touch", "what": "choice", "id": "roll", "held": True}]
    assert page.came("release") == [{"kind": "release", "id": "roll"}]


def test_words_are_announced_once_in_order_and_kept_in_history(
    page: PageUnderTest,
) -> None:
    page.open()
    for text in ("You kept it.", "You kept it.", "Farkle."):
        page.tell(page.say(text), {"kind": "caption", "text": text})
        page.tab.wait_for_timeout(250)
    assert page.heard(3) == ["You kept it.", "You kept it.", "Farkle."]
    assert page.tab.locator("#history li").all_inner_texts() == [
        "Farkle.",
        "You kept it.",
        "You kept it.",
    ]
    assert page.tab.inner_text("#caption") == "Farkle."


def test_waiting_words_are_joined_and_answers_replace_each_other(page: PageUnderTest) -> None:
    page.open()
    page.tell(
        page.say("One."), page.say("Two."), page.say("News", interrupt=False),
        page.say("Three."), page.say("More.", interrupt=False),
    )  # fmt: skip
    assert page.heard(2) == ["One.", "Three. News. More."]
    first, second = page.tab.evaluate("heard.map(one => one.at)")
    assert second - first >= 149


def test_log_is_used_without_notifications(page: PageUnderTest) -> None:
    page.open("?say=log")
    page.tell(page.say("The same."))
    page.tab.wait_for_timeout(300)
    page.tell(page.say("The same."))
    assert page.heard(2) == ["The same.", "The same."]
    assert {one["way"] for one in page.tab.evaluate("heard")} == {"log"}
    page.until("document.getElementById('log').childElementCount === 0", 9)


def test_a_hushed_text_follows_the_next_key(page: PageUnderTest) -> None:
    page.open()
    page.tell(page.say("One."), page.say("Two."), {"kind": "hush"})
    assert page.heard() == ["One."]
    page.tab.keyboard.press("a")
    assert page.heard(2) == ["One.", "Two."]


def test_the_language_changes_with_the_game(page: PageUnderTest) -> None:
    page.open()
    page.tell({"kind": "lang", "lang": "ja"}, {"kind": "caption", "text": "振る"})
    page.until("document.documentElement.lang === 'ja'")
    assert page.tab.inner_text("summary") == "その他"
    assert page.tab.locator("#history li").first.get_attribute("lang") == "ja"


def test_typed_text_is_sent_at_once(page: PageUnderTest) -> None:
    page.open()
    page.tell(typed("Ana"))
    page.until("document.activeElement.id === 'text-field'")
    assert page.tab.input_value("#text-field") == "Ana"
    page.tab.keyboard.type(" <b>")
    page.tab.keyboard.press("Enter")
    assert page.came("text") == [{"kind": "text", "text": "Ana <b>"}]
    page.tell(screen())
    page.until("document.activeElement.id === 'keys'")


HOSTILE = "<img src=x onerror=window.hacked=1><script>window.hacked=1</script>"


def test_a_key_while_it_loads_is_answered_but_not_sent(page: PageUnderTest) -> None:
    page.open("?game=slow", play=False)
    page.tab.click("#play")
    page.forget()
    page.tab.keyboard.press("Enter")
    assert len(page.heard()) == 1
    assert page.tab.evaluate("came.filter(one => one.kind === 'key')") == []
    page.tell(screen())
    page.tab.wait_for_timeout(100)
    page.tab.keyboard.press("Enter")
    assert len(page.came("key")) == 1


def test_messages_are_not_read_as_html(page: PageUnderTest) -> None:
    page.open()
    page.tell(
        page.say(HOSTILE), {"kind": "caption", "text": HOSTILE}, {"kind": "title", "text": HOSTILE},
        {"kind": "trouble", "key": "bad_file", "text": HOSTILE},
        {"kind": "trouble", "key": "__proto__"},
        screen(choices=choices(HOSTILE), title=HOSTILE, turn=HOSTILE),
        {"kind": "nonsense"},
    )  # fmt: skip
    page.tab.wait_for_timeout(400)
    assert page.tab.evaluate("window.hacked") is None
    assert page.tab.locator("img, main script").count() == 0


def test_files_are_saved_and_opened(page: PageUnderTest) -> None:
    page.open()
    page.tab.click("#save")
    assert page.came("save_file")
    with page.tab.expect_download() as waiting:
        page.tell({"kind": "file", "name": "game.jsonl", "text": "a line\n"})
    assert waiting.value.suggested_filename == "game.jsonl"
    assert waiting.value.path().read_text("utf-8") == "a line\n"
    page.tab.set_input_files("#open", {"name": "x.txt", "mimeType": "text/plain", "buffer": b"hi"})
    assert page.came("open_file") == [{"kind": "open_file", "name": "x.txt", "text": "hi"}]


def test_all_a_player_has_is_saved_and_opened(page: PageUnderTest) -> None:
    page.open()
    page.tab.click("#save-player")
    assert page.came("save_player")
    packed = bytes(range(256)) * 500
    with page.tab.expect_download() as waiting:
        page.tell({"kind": "file", "name": "a.audiodice", "data": b64encode(packed).decode()})
    assert waiting.value.suggested_filename == "a.audiodice"
    assert waiting.value.path().read_bytes() == packed
    for content in (packed, b""):
        page.forget()
        page.tab.set_input_files(
            "#open-player", {"name": "x.audiodice", "mimeType": "", "buffer": content}
        )
        (came,) = page.came("open_player")
        assert b64decode(came["data"]) == content
    page.forget()
    chosen = "new File([new Uint8Array(48_000_001)], 'x.audiodice')"
    page.tab.evaluate(
        f"const to = new DataTransfer(); to.items.add({chosen});"
        "const input = document.querySelector('#open-player');"
        "input.files = to.files; input.dispatchEvent(new Event('change'));"
    )
    assert [one["data"] for one in page.came("open_player")] == [None]


def test_troubles_are_said_in_words(page: PageUnderTest) -> None:
    page.open()
    page.tell({"kind": "trouble", "key": "other_tab"})
    page.tab.click("#take-over")
    assert page.came("take_over")
    assert page.tab.locator("#trouble").is_hidden()
    page.forget()
    page.tab.evaluate("wire.postMessage({dies: true})")
    page.tab.locator("#reload").wait_for()
    assert len(page.heard()) == 1


def test_a_browser_without_wasm_says_so(page: PageUnderTest) -> None:
    page.tab.add_init_script("delete globalThis.WebAssembly")
    page.tab.goto(page.address)
    page.tab.locator("#trouble").wait_for()
    assert "2023" in page.tab.inner_text("#trouble-text")


def test_held_keys_are_released_when_the_page_is_hidden(page: PageUnderTest) -> None:
    page.open()
    page.tab.keyboard.down("Enter")
    page.tab.keyboard.down("Enter")  # the system repeats it
    page.tab.evaluate("window.dispatchEvent(new Event('blur'))")
    assert [one["repeat"] for one in page.came("key", 2)] == [False, True]
    assert [one["key"] for one in page.came("release")] == ["enter"]


def test_page_contacts_no_other_host(page: PageUnderTest) -> None:
    asked: list[str] = []
    page.tab.on("request", lambda request: asked.append(request.url))
    page.open()
    assert asked
    assert [url for url in asked if not url.startswith((page.address, "blob:"))] == []


def test_a_tab_that_waits_for_another_says_so_and_not_how_far_it_has_loaded(
    page: PageUnderTest,
) -> None:
    page.open("?game=slow", play=False)
    page.tell({"kind": "trouble", "key": "other_tab"})
    page.until("!document.getElementById('trouble').hidden")
    shown = page.tab.inner_text("#trouble-text")
    page.forget()
    page.tell({"kind": "progress", "step": 3, "of": 5, "name": "files"})
    page.tab.click("#play")
    page.tab.keyboard.press("a")
    assert page.heard(2) == [shown, shown]
    page.tell({"kind": "kept", "where": "browser"})
    page.until("document.getElementById('trouble').hidden")
    page.tell({"kind": "progress", "step": 4, "of": 5, "name": "words"})
    page.until("document.getElementById('progress').textContent.includes('4')")
    page.forget()
    page.tab.keyboard.press("a")
    assert page.heard() != [shown]


def test_nothing_says_that_it_loads_once_it_is_ready(page: PageUnderTest) -> None:
    page.open("?game=slow", play=False)
    assert page.tab.is_visible("#loads")
    page.tell(screen())
    page.until("document.getElementById('loads').hidden")


def test_a_tap_on_the_list_of_keys_is_answered(browser: Browser, site: str) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, user_agent=WINDOWS
    )
    page = PageUnderTest(context.new_page(), site).open()
    page.tab.evaluate("document.getElementById('keys').click()")  # as TalkBack does
    assert [one["id"] for one in page.came("command")] == ["older"]
    page.check()
    context.close()


@pytest.mark.parametrize("motion", [True, False])
def test_thrown_dice_move_unless_the_player_has_turned_that_off(
    page: PageUnderTest, *, motion: bool
) -> None:
    page.open()
    dress = {"kind": "dress", "colours": "cream", "captions": True, "text_size": 32}
    page.tell({**dress, "motion": motion}, screen(dice=dice(1, 2, 3)))
    page.until("document.querySelectorAll('#dice button').length === 3")
    page.tab.evaluate("""
        globalThis.moved = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
          moved += 1;
          return animate.apply(this, how);
        };
        null;  // a function would be called
    """)
    page.tell(screen(dice=dice(4, 5, 6)))
    page.until("document.querySelector('#dice button').ariaLabel === 'Die 1: 4'")
    assert page.tab.evaluate("moved") == (3 if motion else 0)
