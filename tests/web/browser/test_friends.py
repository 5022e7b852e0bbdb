"""Friends at the built site: through a real Mosquitto, with each other and with a program on a
desktop. In Chromium; and a few turns in Firefox."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, cast
from urllib.parse import urlsplit

import pytest

from audiodice.engine.journal import read
from audiodice.friends.room.codes import new_code, read_code
from audiodice.friends.room.people import Setup
from audiodice.friends.room.proof import verify_shared
from tests.support import web_bot
from tests.support.browser import chromium
from tests.support.built_site import served_site
from tests.support.desk import sitting
from tests.support.mqtt_brokers import Broker, certificate, key_mark
from tests.support.page_friends import Friendly
from tests.support.program import AUDIODICE, bare_environment
from tests.support.real_page import RealPage
from tests.support.webdriver import firefox
from tests.web.trials.spied_site import spied

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright
    from playwright.sync_api import Page as Tab

Come = Callable[[], Friendly]


class Pair(NamedTuple):
    """Two pages in one room, in their game, and what lies between them."""

    ann: Friendly
    bob: Friendly
    broker: Broker

    def play_turns(self) -> None:
        """Each one's turn; then both have the same game."""
        self.ann.play_turn()
        self.bob.play_turn()
        journal = self.ann.journal()
        assert journal == self.bob.journal()
        assert verify_shared(read(journal.splitlines(keepends=True))).fair
        self.ann.page.check()
        self.bob.page.check()


@pytest.fixture(scope="module")
def game_site(real_site: Path) -> Iterator[str]:
    with served_site(real_site) as one:
        yield one


@pytest.fixture(scope="module")
def broker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Broker]:
    one = Broker("mosquitto", tmp_path_factory.mktemp("broker"))
    yield one.start()
    one.stop()


@contextmanager
def guests(browser: Browser, site: str) -> Iterator[Come]:
    """People at the site, each with files of their own."""
    contexts = []

    def come() -> Friendly:
        contexts.append(browser.new_context(locale="en-GB"))
        return Friendly(RealPage(contexts[-1].new_page(), site))

    yield come
    for context in contexts:
        context.close()


@pytest.fixture
def somebody(browser: Browser, game_site: str) -> Iterator[Come]:
    with guests(browser, game_site) as come:
        yield come


@pytest.fixture(scope="module")
def pair(browser: Browser, game_site: str, broker: Broker) -> Iterator[Pair]:
    """Ann has opened a room, and Bob has followed the link to it."""
    with guests(browser, game_site) as come:
        ann, bob = come(), come()
        asked = asked_for(ann)
        ann.page.open()
        ann.set_relay(broker.url("ws"))
        assert not [url for url in asked if "/friends/" in url]
        link = ann.hosts("Ann")
        assert [url for url in asked if url.endswith("/friends/libsodium-sumo.mjs")]
        assert link == f"{game_site}#{read_code(link)}"  # nothing of it is sent to the server

        bob.page.open()
        bob.set_relay(broker.url("ws"))
        bob.page.tab.evaluate(f"location.hash = '{read_code(link)}'")
        bob.type("Bob")
        ann.begins()
        bob.page.until("posted.findLast(one => one.kind === 'screen').at_table", 60.0)
        assert bob.page.tab.evaluate("location.hash") == ""  # loaded again, it is no invitation
        yield Pair(ann, bob, broker)


def asked_for(one: Friendly) -> list[str]:
    """The addresses that are asked for from now on."""
    asked: list[str] = []
    one.page.tab.context.on("request", lambda request: asked.append(request.url))
    return asked


def test_a_link_to_the_page_of_a_relay_is_all_that_a_friend_needs(
    browser: Browser, real_site: Path, tmp_path: Path
) -> None:
    wanted = ("--mqtt-port", "0", "--websocket-port", "0", "--port", "0", "--host", "127.0.0.1")
    relay = subprocess.Popen(
        [str(AUDIODICE), "relay", "--json", "--site", str(real_site), *wanted],
        env=bare_environment(tmp_path), stdout=subprocess.PIPE,
    )  # fmt: skip
    assert relay.stdout is not None
    with relay.stdout:
        told = json.loads(relay.stdout.readline())
    with guests(browser, told["page"]) as come:
        ann, bob = come(), come()
        ann.page.open()
        link = ann.hosts("Ann")
        assert link == f"{told['page']}#{read_code(link)}"
        bob.follow(link)
        bob.type("Bob")
        ann.begins()
        bob.page.until("posted.findLast(one => one.kind === 'screen').at_table", 60.0)


def test_two_pages_meet_by_a_link_and_play(pair: Pair) -> None:
    pair.play_turns()


def test_a_line_that_is_cut_comes_back(pair: Pair) -> None:
    pair.broker.stop()
    for one in (pair.ann, pair.bob):
        one.hears_of("line_lost")
    pair.broker.start()
    for one in (pair.ann, pair.bob):
        one.hears_of("line_found")
    pair.play_turns()


def test_a_page_that_is_loaded_again_comes_back_to_its_seat(pair: Pair) -> None:
    before = pair.bob.journal()
    pair.bob.comes_back()
    assert pair.bob.journal() == before
    pair.play_turns()


def test_a_page_and_a_program_on_a_desktop_keep_the_same_game(
    driver: Playwright, game_site: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By TLS both, with a certificate that both were told to trust."""
    authority, own, key = certificate(tmp_path / "certificates")
    broker = Broker("mosquitto", tmp_path / "broker", secured=(authority, own, key)).start()
    trusts = f"--ignore-certificate-errors-spki-list={key_mark(own)}"
    try:
        with chromium(driver, trusts) as browser, guests(browser, game_site) as come:
            ann = come()
            ann.page.open(game="farkle", target="300")
            ann.page.touch("choice", "back")
            ann.choose("menu-main")
            ann.set_relay(broker.url("wss"))
            link = ann.hosts("Ann")
            monkeypatch.setenv("SSL_CERT_FILE", str(authority))
            with sitting("Bob", read_code(link), broker.url("mqtts")) as bob:
                ann.begins("farkle")
                ann.play(lambda: bob.over)
                assert ann.journal() == bob.journal
            ann.page.check()
    finally:
        broker.stop()


def test_a_page_plays_in_the_room_of_a_program_on_a_desktop(somebody: Come, broker: Broker) -> None:
    code, ben = new_code(os.urandom), somebody()
    with sitting("Ann", code, broker.url("tcp"), Setup("farkle", {"target": 300})) as ann:
        ben.page.open()
        ben.set_relay(broker.url("ws"))
        ben.page.tab.evaluate(f"location.hash = '{code}'")
        ben.type("Ben")
        ben.page.until("posted.findLast(one => one.kind === 'screen').at_table", 60.0)
        ben.play(lambda: ann.over and ben.page.screen()["over"])
        assert verify_shared(read(ann.journal.splitlines(keepends=True))).fair
        assert ben.journal() == ann.journal
    ben.page.check()


def test_firefox_plays_with_a_program_on_a_desktop(
    real_site: Path, broker: Broker, tmp_path: Path
) -> None:
    with firefox(tmp_path / "profile") as tab, spied(real_site, tmp_path) as address:
        ann = Friendly(RealPage(cast("Tab", tab), address))
        ann.page.open()
        ann.set_relay(broker.url("ws"))
        link = ann.hosts("Ann")
        with sitting("Bob", read_code(link), broker.url("tcp")):
            ann.begins()
            ann.play_turn()
            ann.play(lambda: web_bot.mine(ann.page.screen()))  # Bob has played his
            journal = read(ann.journal().splitlines(keepends=True))
        assert verify_shared(journal).fair
        ann.page.check()
        assert tab.evaluate("failed") == []


def test_hosting_needs_a_trusted_relay(somebody: Come, tmp_path: Path) -> None:
    broker = Broker("mosquitto", tmp_path / "broker", secured=certificate(tmp_path / "own")).start()
    try:
        ann = somebody()
        ann.page.open()
        ann.set_relay(broker.url("wss"))
        for key in ("menu-friends", "friends-host"):
            ann.choose(key)
        ann.type("Ann")
        ann.hears_of("line_unreachable", address=urlsplit(broker.url("wss")).netloc)
        assert not ann.at_table()
        ann.page.check()
    finally:
        broker.stop()
