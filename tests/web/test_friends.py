"""`BrowserFriends`, with a wire that only records."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice.core.jobs import AtOnce, JobError
from audiodice.core.line import LineState
from audiodice.core.relays import Relay
from audiodice.friends.room.codes import read_code
from audiodice.friends.room.secrets import TOPICS, secret_of
from audiodice.friends.screens.client import RoomClient
from audiodice.friends.wire.inbox import AT_ONCE
from audiodice.web.friends import BrowserFriends
from tests.support.friends import StandInCrypto
from tests.support.web import Page

SECRET = secret_of(bytes(32))
FIRST, SECOND = "471926350813", "130500000007"
PUBLIC = (
    Relay("One", "mqtts://one.example", "wss://one.example/mqtt"),
    Relay("Two", "mqtts://two.example", "wss://two.example/mqtt"),
)
UP, DOWN = LineState(up=True), LineState(up=False, reason="line_unreachable")


class RememberingWire:
    """The objects that the worker gives."""

    page = "https://dice.example/table/"
    relay = ""

    def __init__(self) -> None:
        self.opened: list[tuple[int, str, str, str, str]] = []
        self.sent: list[tuple[int, bytes]] = []
        self.closed: list[int] = []

    def open(self, number: int, url: str, topic: str, user: str, password: str) -> None:
        self.opened.append((number, url, topic, user, password))

    def send(self, number: int, message: bytes) -> None:
        self.sent.append((number, message))

    def close(self, number: int) -> None:
        self.closed.append(number)

    def closeAll(self) -> None:  # noqa: N802
        self.closed += [number for number, *_ in self.opened]


class Made:
    """`BrowserFriends`, and what it asked for."""

    def __init__(
        self, setting: str = "wss://relay.example", *, ready: bool = True, agreed: bool = False
    ) -> None:
        self.fetches = 0
        self.wire = RememberingWire()
        self.friends = BrowserFriends(
            self._fetch, lambda: setting, lambda: agreed, lambda: PUBLIC, AtOnce()
        )
        if ready:
            self.friends.came(self.wire)  # type: ignore[arg-type]

    def _fetch(self) -> None:
        self.fetches += 1

    @property
    def urls(self) -> list[str]:
        """The URLs of the relays to which a line was opened."""
        return [url for _, url, *_ in self.wire.opened]


def refusal(made: Made) -> str:
    with pytest.raises(JobError) as refused:
        made.friends.host(SECRET).result()
    return refused.value.event.key


def test_libraries_are_fetched_once_when_needed() -> None:
    made = Made(ready=False)
    assert made.fetches == 0
    one, other = made.friends.prepare(), made.friends.prepare()
    assert made.fetches == 1
    assert not one.done()
    made.friends.came(made.wire)  # type: ignore[arg-type]
    assert one.done()
    assert other.done()
    assert made.friends.prepare().done()
    assert made.fetches == 1


def test_failed_fetch_is_said_and_tried_again() -> None:
    made = Made(ready=False)
    job = made.friends.prepare()
    made.friends.failed()
    assert job.done()
    with pytest.raises(JobError) as refused:
        job.result()
    assert refused.value.event.key == "friends_not_loaded"
    again = made.friends.prepare()
    assert made.fetches == 2
    assert not again.done()
    assert refusal(made) == "friends_not_loaded"


@pytest.mark.parametrize(
    ("setting", "key"),
    [
        ("automatic", "friends_needs_broker"),  # the player has not agreed to the public ones
        ("network", "friends_needs_broker"),
        ("tcp://relay.example", "friends_no_websocket"),
        ("mqtts://relay.example", "friends_no_websocket"),
        ("ws://relay.example", "friends_needs_wss"),
        ("wss://", "friends_bad_broker"),
        ("javascript:alert(1)", "friends_bad_broker"),
    ],
)
def test_relay_a_browser_cannot_reach_is_refused(setting: str, key: str) -> None:
    assert refusal(Made(setting)) == key


def test_public_relays_are_used_once_the_player_has_agreed() -> None:
    asked, agreed = Made("automatic"), Made("automatic", agreed=True)
    assert asked.friends.unagreed == ("One", "Two")
    assert agreed.friends.unagreed == ()
    agreed.friends.join(SECRET)
    assert agreed.urls == ["wss://one.example:443/mqtt", "wss://two.example:443/mqtt"]


@pytest.mark.parametrize("setting", ["automatic", "network"])
def test_relay_of_the_page_needs_no_other(setting: str) -> None:
    made = Made(setting)
    made.wire.relay = "wss://dice.example/mqtt"
    assert made.friends.unagreed == ()
    made.friends.join(SECRET)
    assert made.urls == ["wss://dice.example:443/mqtt"]


def test_own_relays_are_used_beside_the_relay_of_the_page() -> None:
    made = Made("wss://own.example mqtts://desktop.example")
    made.wire.relay = "wss://dice.example/mqtt"
    made.friends.join(SECRET)
    assert made.urls == ["wss://dice.example:443/mqtt", "wss://own.example:443/mqtt"]


def test_password_is_neither_in_the_address_nor_said() -> None:
    made = Made("wss://ann:s%20e@relay.example:8443/path?x=1")
    line = made.friends.join(SECRET)
    topic = f"{TOPICS}{SECRET.topic}"
    assert made.wire.opened == [(0, "wss://relay.example:8443/path?x=1", topic, "ann", "s e")]
    made.friends.heard(0, UP)
    assert line.result().address == "relay.example:8443"


def test_line_exists_from_up_to_closed() -> None:
    made = Made()
    job = made.friends.host(SECRET)
    assert not job.done()
    made.friends.heard(0, UP)
    line = job.result()
    line.send(b"one", b"two")
    assert made.wire.sent == [(0, b"one"), (0, b"two")]
    made.friends.heard(0, b"three")
    assert line.take() == (UP, b"three")
    line.close()
    assert made.wire.closed == [0]
    made.friends.heard(0, b"late")
    assert not line.waiting


def test_line_is_up_while_one_relay_is() -> None:
    made = Made("automatic", agreed=True)
    job = made.friends.join(SECRET)
    made.friends.heard(0, DOWN)
    assert not job.done()
    made.friends.heard(1, UP)
    line = job.result()
    assert line.address == "two.example:443"
    made.friends.heard(0, UP)
    made.friends.heard(1, DOWN)
    assert line.take() == (UP,)
    made.friends.heard(0, DOWN)
    assert line.take() == (DOWN,)
    made.friends.heard(1, UP)
    assert line.take() == (UP,)


def test_message_goes_to_all_relays_and_is_taken_once() -> None:
    made = Made("automatic", agreed=True)
    job = made.friends.join(SECRET)
    made.friends.heard(0, UP)
    line = job.result()
    line.take()
    line.send(b"ours")
    assert made.wire.sent == [(0, b"ours"), (1, b"ours")]
    for number in (1, 0):
        made.friends.heard(number, b"ours")  # an old relay sends it back
        made.friends.heard(number, b"theirs")
    assert line.take() == (b"theirs",)


def test_failed_line_is_closed_and_says_why() -> None:
    made = Made("automatic", agreed=True)
    job = made.friends.join(SECRET)
    made.friends.heard(0, DOWN)
    made.friends.heard(1, DOWN)
    with pytest.raises(JobError) as refused:
        job.result()
    assert refused.value.event.key == "line_unreachable"
    assert refused.value.event.fields == {"address": "two.example:443"}
    assert made.wire.closed == [0, 1]


def test_flood_of_messages_is_taken_in_parts() -> None:
    made = Made()
    job = made.friends.join(SECRET)
    made.friends.heard(0, UP)
    line = job.result()
    for number in range(3 * AT_ONCE):
        made.friends.heard(0, number.to_bytes(4, "big"))
    assert len(line.take()) == AT_ONCE
    assert line.waiting


def test_invitation_is_a_link_that_ends_with_the_code() -> None:
    made = Made()
    link = made.friends.invitation(FIRST)
    assert link == f"{made.wire.page}#{FIRST}"
    assert read_code(link) == FIRST


# ------------------------------------------------------------------ behind the page


def test_invitation_is_followed_once_the_libraries_are_there(tmp_path: Path) -> None:
    page = Page(tmp_path)
    page.send("join", code=FIRST[:-1])
    page.spend(100)
    assert page.wants_friends == 0, "eleven digits are no code"
    page.send("join", code=FIRST)
    assert page.wants_friends == 1
    page.spend(100)
    assert page.screen["field"] is None
    page.session.friends.came(RememberingWire())  # type: ignore[arg-type]
    page.spend(100)
    assert page.screen["field"], "for the player's name"


@pytest.mark.parametrize("code", ["", "1" * 100_000, "\x00\x1b[2J", "4719-2635-0814"])
def test_nonsensical_invitation_does_no_harm(tmp_path: Path, code: str) -> None:
    page = Page(tmp_path)
    page.session.friends.came(RememberingWire())  # type: ignore[arg-type]
    page.send("join", code=code)
    page.spend(100)
    assert page.screen["form"] == "list"
    assert page.of("trouble") == []


@pytest.fixture
def invited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Page, RememberingWire]:
    """A player with a name, in a game against the computer. Lines are up at once."""
    monkeypatch.setattr(BrowserFriends, "crypto", StandInCrypto())
    wire = RememberingWire()
    page = Page(tmp_path, game="farkle")
    page.session.settings.name = "Ann"
    page.session.settings.relays = "wss://relay.example"
    page.session.friends.came(wire)  # type: ignore[arg-type]
    return page, wire


def follow(page: Page, wire: RememberingWire, code: str, state: LineState = UP) -> None:
    before = len(wire.opened)
    page.send("join", code=code)
    page.spend(100)
    if len(wire.opened) > before:
        page.session.friends.heard(len(wire.opened) - 1, state)
        page.spend(100)


def code_here(page: Page) -> str:
    room = page.session._session.interface.context.room
    return room.code if isinstance(room, RoomClient) else ""


def test_following_an_invitation_leaves_and_saves_the_game(
    invited: tuple[Page, RememberingWire],
) -> None:
    page, wire = invited
    page.press("enter")
    assert page.screen["at_table"]
    follow(page, wire, FIRST)
    assert not page.screen["at_table"]
    assert code_here(page) == FIRST
    assert len(page.journals) == 1
    assert page.session.journals.path is None  # it is no longer in play


def test_another_invitation_leads_from_room_to_room(
    invited: tuple[Page, RememberingWire],
) -> None:
    page, wire = invited
    follow(page, wire, FIRST)
    follow(page, wire, SECOND)
    assert code_here(page) == SECOND
    assert wire.closed == [0]  # nobody is in two rooms
    sent = len([number for number, _ in wire.sent if number == 0])
    page.spend(20_000)
    assert len([number for number, _ in wire.sent if number == 0]) == sent
    assert len(wire.sent) > sent


def test_invitation_to_the_current_room_changes_nothing(
    invited: tuple[Page, RememberingWire],
) -> None:
    page, wire = invited
    for _ in range(2):
        follow(page, wire, FIRST)
    assert len(wire.opened) == 1
    assert code_here(page) == FIRST


def test_player_stays_if_the_other_room_is_unreachable(
    invited: tuple[Page, RememberingWire],
) -> None:
    page, wire = invited
    follow(page, wire, FIRST)
    follow(page, wire, SECOND, DOWN)
    assert code_here(page) == FIRST
    assert wire.closed == [1]


@pytest.mark.parametrize("waited_ms", [0, 1000])
def test_invitation_waits_for_a_running_job(
    invited: tuple[Page, RememberingWire], waited_ms: float
) -> None:
    page, wire = invited
    page.send("join", code=FIRST)
    page.spend(waited_ms)
    page.send("join", code=SECOND)
    page.spend(100)
    assert len(wire.opened) == 1  # the first line is not up yet
    page.session.friends.heard(0, UP)
    page.spend(100)
    assert len(wire.opened) == 2
    page.session.friends.heard(1, UP)
    page.spend(100)
    assert code_here(page) == SECOND
