"""Friends at the built site in Chromium: through a real Mosquitto, with each other and with a
program on a desktop."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import pytest

from audiodice.engine.journal import read
from audiodice.engine.shared.proof import verify_shared
from tests.support.built_site import served_site
from tests.support.mqtt_brokers import Broker
from tests.support.page_friends import Friendly
from tests.support.real_page import RealPage

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CODE_WORDS = 5
GAME_S = 120


@pytest.fixture(scope="module")
def game_site(real_site: Path) -> Iterator[str]:
    with served_site(real_site) as one:
        yield one


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Broker]:
    one = Broker("mosquitto", tmp_path / "broker")
    yield one.start()
    one.stop()


@pytest.fixture
def somebody(browser: Browser, game_site: str) -> Iterator[object]:
    contexts = []

    def come() -> Friendly:
        contexts.append(browser.new_context(locale="en-GB"))
        return Friendly(RealPage(contexts[-1].new_page(), game_site))

    yield come
    for context in contexts:
        context.close()


def asked_for(one: Friendly) -> list[str]:
    """The addresses that are asked for from now on."""
    asked: list[str] = []
    one.page.tab.context.on("request", lambda request: asked.append(request.url))
    return asked


def test_two_pages_meet_by_a_link_and_play(somebody, broker: Broker) -> None:  # type: ignore[no-untyped-def]
    ann, bob = somebody(), somebody()
    asked = asked_for(ann)
    ann.page.open()
    ann.set_broker(broker.url("ws"))
    assert not [url for url in asked if "/friends/" in url or "/code-words/" in url]
    link = ann.hosts("Ann")
    assert [url for url in asked if url.endswith("/friends/libsodium-sumo.mjs")]
    about = parse_qs(urlsplit(link).fragment)
    assert about["broker"] == [broker.url("ws")]
    assert len(about["join"][0].split("-")) == CODE_WORDS
    assert urlsplit(link).query == ""  # nothing of it is sent to the server

    seen = asked_for(bob)
    bob.follow(link)
    bob.type("Bob")
    assert not [url for url in seen if "join" in url]
    ann.choose("lobby-begin", count=2)
    for one in (ann, bob):
        one.page.until("posted.findLast(one => one.kind === 'screen').at_table", 60.0)
    assert bob.page.tab.evaluate("location.hash") == ""  # loaded again, it is no invitation

    for one in (ann, bob):
        one.play_turn()
    journal = ann.journal()
    assert journal == bob.journal()
    found = verify_shared(read(journal.splitlines(keepends=True)))
    assert found.fair
    for one in (ann, bob):
        one.page.check()


def test_a_page_and_a_program_on_a_desktop_keep_the_same_game(  # type: ignore[no-untyped-def]
    somebody, broker: Broker, tmp_path: Path
) -> None:
    ann = somebody()
    ann.page.open(game="farkle", target="500")
    ann.page.button("back")
    ann.choose("menu-main")
    ann.set_broker(broker.url("ws"))
    link = ann.hosts("Ann")
    code = parse_qs(urlsplit(link).fragment)["join"][0].replace("-", " ")
    bob = subprocess.Popen(
        [sys.executable, "-m", "tests.support.seat_program", "Bob", broker.url("tcp"),
         str(tmp_path), "--code", code, "--longest", str(GAME_S)],
    )  # fmt: skip
    try:
        ann.choose("lobby-begin", count=2)
        end = monotonic() + GAME_S
        ann.play(lambda: bob.poll() is not None or monotonic() > end)
        assert bob.poll() == 0, ann.page.said()[-20:]
    finally:
        bob.kill()
        bob.wait()
    assert ann.journal() == (tmp_path / "Bob.journal").read_text("utf-8")
    ann.page.check()


def test_without_a_broker_nobody_can_host(somebody) -> None:  # type: ignore[no-untyped-def]
    ann = somebody()
    ann.page.open()
    for key in ("menu-friends", "friends-host", "host-open"):
        ann.choose(key)
    ann.type("Ann")
    ann.hears(1, "one.kind === 'say' && one.text.includes('broker')")
    assert not ann.at_table()
    ann.page.check()
