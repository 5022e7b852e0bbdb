"""Every kind of screen of the real game, in Chromium: axe-core, trees, hostile files.

`AUDIODICE_LONG=1` looks at each language in both schemes. The trees stand in `tests/golden/page`;
AUDIODICE_UPDATE_GOLDEN=1 writes them anew.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from audiodice import games
from audiodice.engine.entries import Seat
from audiodice.engine.journal import read_file
from tests.support import web_bot
from tests.support.axe import violations
from tests.support.built_site import served_site
from tests.support.languages import LANGS
from tests.support.real_page import PlainPage, RealPage
from tests.support.tree import tree

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ViewportSize

GOLDEN = Path(__file__).parents[2] / "golden/page"
SEED = "37"
SHORT = {"farkle": {"target": "500"}, "fonnjo_foon": {"rounds": "2"}}
SCHEMES = [(lang, scheme) for lang in LANGS for scheme in ("light", "dark")]
# Each takes half a minute: the source in the dark, and a language without blanks.
FEW = [("en", "dark"), ("ja", "light")]
LOOKED_AT = SCHEMES if os.environ.get("AUDIODICE_LONG") else FEW
SIZES: Sequence[ViewportSize] = ({"width": 1280, "height": 800}, {"width": 390, "height": 844})
LEAVE = 1  # the last entry of the main menu
MENUS = 9  # entries before it that open a list


@pytest.fixture(scope="module")
def address(real_site: Path) -> Iterator[str]:
    with served_site(real_site) as one:
        yield one


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """The lines of the file of a whole game, of each game."""
    found = {}
    for game in games.names():
        home = tmp_path_factory.mktemp(game)
        web_bot.by_keys(PlainPage(home, game=game, seed=SEED, options=SHORT.get(game, {})))
        (file,) = (home / "games").glob("*.journal")
        found[game] = file.read_text("utf-8").splitlines(keepends=True)
    return found


def put_on_the_table(page: RealPage, lines: list[str]) -> None:
    """Open a saved game from a file."""
    before = len(page.posted("say"))
    data = "".join(lines).encode()
    page.tab.set_input_files(
        "#open", {"name": "x.journal", "mimeType": "text/plain", "buffer": data}
    )
    page.until(f"posted.filter(one => one.kind === 'say').length > {before}")
    page.until("posted.findLast(one => one.kind === 'screen').at_table", 30)
    page.tab.wait_for_timeout(200)


def go(page: RealPage, key: str) -> None:
    """Press a key that leads to another screen, and let it be shown."""
    page.settle(lambda: page.tab.keyboard.press(key))
    page.tab.wait_for_timeout(250)


def choose(page: RealPage, from_the_end: int) -> None:
    """Press the button of an entry, counted from the last one."""
    entry = page.tab.locator("#items button").nth(-from_the_end)
    page.settle(entry.click)
    page.tab.wait_for_timeout(250)


def form(page: RealPage) -> str:
    return str(page.tab.evaluate("posted.findLast(one => one.kind === 'screen').form"))


@pytest.mark.parametrize(("lang", "scheme"), LOOKED_AT)
def test_axe_finds_nothing_on_any_screen(
    browser: Browser, address: str, played: dict[str, list[str]], lang: str, scheme: str
) -> None:
    dark = scheme == "dark"
    context = browser.new_context(color_scheme="dark" if dark else "light", reduced_motion="reduce")
    page = RealPage(context.new_page(), address).open(lang=lang)
    seen: list[str] = []

    def look() -> None:
        heading = page.tab.inner_text("#screen")
        seen.append(heading)
        for size in SIZES:
            page.tab.set_viewport_size(size)
            page.tab.wait_for_timeout(100)
            assert violations(page.tab) == [], (heading, size)

    look()
    for entry in range(LEAVE + 1, LEAVE + 1 + MENUS):
        choose(page, entry)
        look()
        if entry == LEAVE + 2:  # the settings: one of their groups, and how to find one
            go(page, "Enter")
            look()
            go(page, "/")
            assert form(page) == "text"
            look()
            go(page, "Escape")
            go(page, "Escape")
        go(page, "Escape")
    assert len({*seen}) > MENUS
    for lines in played.values():
        put_on_the_table(page, lines[: len(lines) // 2])
        for details in page.tab.locator("details:visible:not([open])").all():
            details.locator("summary").click()
        page.tab.focus("#keys")
        go(page, "ArrowDown")
        look()
        go(page, "Escape")  # the menu of the game
        assert form(page) == "list"
        look()
        put_on_the_table(page, lines)
        assert page.screen()["over"]
        look()
    page.tab.evaluate("document.getElementById('own-voice').click()")
    look()
    assert page.tab.evaluate("document.documentElement.lang") == lang
    page.tab.keyboard.press("Control+q")
    page.tab.wait_for_timeout(250)
    page.check()
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_page_of_licences(
    browser: Browser, address: str, scheme: str
) -> None:
    context = browser.new_context(color_scheme="dark" if scheme == "dark" else "light")
    tab = context.new_page()
    tab.goto(f"{address}licences.html")
    assert violations(tab) == []
    context.close()


def until_i_decide(lines: list[str], home: Path) -> list[str]:
    """The first half of a game, and on to where the player decides.

    No bot may play first: what it does depends on whether its solved table has come by then.
    """
    page = PlainPage(home)
    for length in range(len(lines) // 2, len(lines)):
        page.open_file("".join(lines[:length]))
        if web_bot.mine(page.screen()):
            return lines[:length]
    raise AssertionError("the player decides nothing more")


def test_the_tree_of_each_table(
    browser: Browser, address: str, played: dict[str, list[str]], tmp_path: Path
) -> None:
    context = browser.new_context(locale="en-GB")
    page = RealPage(context.new_page(), address).open()
    found = {}
    for game, lines in played.items():
        # After the first throw of the second half, with the first choice reached.
        put_on_the_table(page, until_i_decide(lines, tmp_path / game))
        page.tab.focus("#keys")
        while not any(die["may"] for die in page.screen()["dice"]):
            assert web_bot.mine(page.screen())
            page.key("enter")
        page.key("down")
        page.screen()
        found[game] = "\n".join(tree(page.tab, "game")) + "\n"
    page.check()
    context.close()
    for game, text in found.items():
        file = GOLDEN / f"{game}.txt"
        if os.environ.get("AUDIODICE_UPDATE_GOLDEN"):
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, "utf-8")
        assert text == file.read_text("utf-8")


HOSTILE = "<img src=x onerror=window.hacked=1>"
NAME = "<img src=//x id=bad>"  # no longer than a name may be


def test_files_and_addresses_are_not_read_as_html(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    """A name is shown and said as it is; a wrong address is said, and the menu opens."""
    context = browser.new_context(locale="en-GB")
    page = RealPage(context.new_page(), address)
    page.open(game=HOSTILE)
    assert HOSTILE in " ".join(page.said())
    assert page.screen()["form"] == "list"
    plain = PlainPage(tmp_path, game="farkle", seed=SEED)
    plain.key("enter")
    (file,) = (tmp_path / "games").glob("*.journal")
    put_on_the_table(page, hostile(file.read_text("utf-8")))
    page.tab.focus("#keys")
    page.key("s")
    assert NAME in page.said()[-1]
    assert NAME in page.tab.inner_text("#caption")
    before = len(page.said())
    page.tab.set_input_files(
        "#open",
        {
            "name": f"{HOSTILE}.txt",
            "mimeType": "text/html",
            "buffer": f"<script>{HOSTILE}</script>".encode(),
        },
    )
    page.until(f"posted.filter(one => one.kind === 'say').length > {before}")
    assert page.tab.evaluate("document.activeElement.id") == "keys"
    page.key("d")  # the table is still there
    assert page.tab.evaluate("window.hacked") is None
    assert page.tab.locator("main img, main script").count() == 0
    page.check()
    context.close()


def hostile(text: str) -> list[str]:
    """The game with two people at the table, sealed anew."""
    journal = read_file(text.encode()).journal
    seats = (Seat("Ana"), Seat(NAME))
    journal.header = replace(journal.header, seats=seats)
    return [f"{line}\n" for line in journal.lines()]
