"""`BrowserFriends`, with a wire that only records."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice.core.jobs import AtOnce, JobError
from audiodice.core.line import LineState
from audiodice.core.relays import Relay
from audiodice.friends.room.codes import check_digit
from audiodice.friends.room.secrets import TOPICS, secret_of
from audiodice.friends.wire.inbox import AT_ONCE
from audiodice.web.friends import BrowserFriends
from audiodice.web.wire_line import REMEMBERED, WireLine
from tests.support.friends import StandInCrypto
from tests.support.said import sentence
from tests.support.web import Page

SECRET = secret_of(bytes(32))
TOPIC = f"{TOPICS}{SECRET.topic}"
UP, DOWN = LineState(up=True), LineState(up=False, reason="line_unreachable")
TWO = "wss://one.example wss://two.example"
PUBLIC = (
    Relay("Ones", "mqtts://one.example:8883", "wss://one.example:8084/mqtt"),
    Relay("Twos", "mqtts://two.example:8883", "wss://two.example/mqtt"),
)


class RememberingWire:
    """The objects that the worker gives."""

    page = "https://dice.example/table/"
    relay = ""

    def __init__(self) -> None:
        self.opened: list[tuple[int, str, str, str, str]] = []
        self.sent: list[tuple[int, bytes]] = []
        self.closed: list[int] = []

    @property
    def urls(self) -> list[str]:
        return [url for _, url, *_ in self.opened]

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

    def __init__(self, relays: str = TWO, *, agreed: bool = False, ready: bool = True) -> None:
        self.fetches = 0
        self.wire = RememberingWire()
        self.friends = BrowserFriends(
            self._fetch, lambda: relays, lambda: agreed, lambda: PUBLIC, AtOnce()
        )
        if ready:
            self.friends.came(self.wire)  # type: ignore[arg-type]

    def _fetch(self) -> None:
        self.fetches += 1

    def line(self, *states: LineState) -> WireLine:
        """The line once its relays, in order, have these states."""
        job = self.friends.join(SECRET)
        for number, state in enumerate(states, 1):
            self.friends.heard(number, state)
        assert job.done()
        line = job.result()
        line.take()
        return line


def refusal(made: Made) -> tuple[str, object]:
    with pytest.raises(JobError) as refused:
        made.friends.host(SECRET, "Ann").result()
    event = refused.value.event
    return event.key, dict(event.fields)


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
    assert refusal(made)[0] == "friends_not_loaded"


def test_invitation_has_the_code_in_the_fragment() -> None:
    made = Made()
    assert made.friends.invitation("471926350813") == f"{made.wire.page}#471926350813"


# ------------------------------------------------------------------ which relays


@pytest.mark.parametrize(
    ("relays", "key", "fields"),
    [
        ("network", "friends_needs_broker", {}),
        ("automatic", "friends_needs_broker", {}),  # before the player has agreed
        ("mqtts://a.example", "friends_no_websocket", {"address": "a.example:8883"}),
        ("relay.example", "friends_no_websocket", {"address": "relay.example:8883"}),
        ("ws://a.example", "friends_needs_wss", {"address": "a.example:80"}),
        ("wss://", "friends_bad_broker", {"url": "wss://"}),
        ("wss://ann:secret@", "friends_bad_broker", {"url": ""}),
    ],
)
def test_why_no_relay_is_reached(relays: str, key: str, fields: object) -> None:
    made = Made(relays)
    assert refusal(made) == (key, fields)
    assert made.wire.opened == []


@pytest.mark.parametrize(
    ("own", "relays", "agreed", "urls"),
    [
        ("", "automatic", True, ["wss://one.example:8084/mqtt", "wss://two.example:443/mqtt"]),
        ("wss://dice.example/ws", "automatic", True, ["wss://dice.example:443/ws"]),
        ("wss://dice.example/ws", "network", False, ["wss://dice.example:443/ws"]),
        (
            "wss://dice.example/ws",
            "wss://a.example mqtts://b.example",
            False,
            ["wss://dice.example:443/ws", "wss://a.example:443/mqtt"],
        ),
        ("wss://a.example", "wss://a.example", False, ["wss://a.example:443/mqtt"]),
        ("", "ws://a.example wss://b.example", False, ["wss://b.example:443/mqtt"]),
    ],
)
def test_which_relays_are_used(own: str, relays: str, agreed: bool, urls: list[str]) -> None:
    made = Made(relays, agreed=agreed)
    made.wire.relay = own
    made.friends.join(SECRET)
    assert made.wire.urls == urls


def test_page_by_http_reaches_relays_without_tls() -> None:
    made = Made("ws://a.example")
    made.wire.page = "http://192.168.1.5:8000/"
    made.friends.join(SECRET)
    assert made.wire.urls == ["ws://a.example:80/mqtt"]


@pytest.mark.parametrize(
    ("own", "relays", "agreed", "asked"),
    [
        ("", "automatic", False, ("Ones", "Twos")),
        ("", "automatic", True, ()),
        ("", "network", False, ()),
        ("", TWO, False, ()),
        ("wss://dice.example", "automatic", False, ()),
    ],
)
def test_consent_is_asked_only_for_relays_that_would_be_used(
    own: str, relays: str, agreed: bool, asked: tuple[str, ...]
) -> None:
    made = Made(relays, agreed=agreed)
    made.wire.relay = own
    assert made.friends.unagreed == asked


def test_password_is_neither_in_the_address_nor_said() -> None:
    made = Made("wss://ann:s%20e@broker.example:8443/path?x=1")
    line = made.line(UP)
    assert made.wire.opened == [(1, "wss://broker.example:8443/path?x=1", TOPIC, "ann", "s e")]
    assert line.address == "broker.example:8443"


# ------------------------------------------------------------------ several relays at once


def test_line_exists_from_the_first_relay_to_its_close() -> None:
    made = Made()
    job = made.friends.host(SECRET, "Ann")
    made.friends.heard(1, DOWN)
    assert not job.done()
    made.friends.heard(2, UP)
    line = job.result()
    assert line.address == "two.example:443"
    line.send(b"one", b"two")
    assert made.wire.sent == [(1, b"one"), (2, b"one"), (1, b"two"), (2, b"two")]
    made.friends.heard(2, b"three")
    assert line.take() == (UP, b"three")
    line.close()
    assert made.wire.closed == [1, 2]
    made.friends.heard(1, b"late")
    assert not line.waiting


def test_line_fails_once_all_relays_have() -> None:
    made = Made()
    job = made.friends.join(SECRET)
    made.friends.heard(1, DOWN)
    assert not job.done()
    made.friends.heard(2, LineState(up=False, reason="line_refused"))
    with pytest.raises(JobError) as refused:
        job.result()
    assert refused.value.event.key == "line_refused"
    assert refused.value.event.fields == {"address": "two.example:443"}
    assert made.wire.closed == [1, 2]


def test_line_is_up_while_one_relay_is() -> None:
    made = Made()
    line = made.line(UP, UP)
    made.friends.heard(1, DOWN)
    assert not line.waiting
    made.friends.heard(2, DOWN)
    assert line.take() == (DOWN,)
    made.friends.heard(1, UP)
    made.friends.heard(2, UP)
    assert line.take() == (UP,)
    assert line.address == "one.example:443"


def test_copies_and_our_own_messages_are_dropped() -> None:
    made = Made()
    line = made.line(UP, UP)
    line.send(b"ours")
    for number, message in ((1, b"a"), (2, b"ours"), (2, b"a"), (2, b"b"), (1, b"b"), (1, b"a")):
        made.friends.heard(number, message)
    assert line.take() == (b"a", b"b")


def test_flood_of_one_relay_does_not_make_the_others_forgotten() -> None:
    made = Made()
    line = made.line(UP, UP)
    made.friends.heard(2, b"kept")
    for number in range(REMEMBERED + 1):
        made.friends.heard(1, number.to_bytes(4, "big"))
        line.take()
    for message in (b"kept", (1).to_bytes(4, "big"), (0).to_bytes(4, "big")):
        made.friends.heard(1, message)
    assert line.take() == ((0).to_bytes(4, "big"),)  # the oldest of the flood was forgotten


def test_flood_of_messages_is_taken_in_parts() -> None:
    made = Made()
    line = made.line(UP, UP)
    for number in range(3 * AT_ONCE):
        made.friends.heard(1, number.to_bytes(4, "big"))
    assert len(line.take()) == AT_ONCE
    assert line.waiting


# ------------------------------------------------------------------ behind the page

FIRST, SECOND = (digits + check_digit(digits) for digits in ("47192635081", "11122233344"))


@pytest.fixture
def invited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Page, RememberingWire]:
    """A player with a name, in a game against the computer, at a page with a relay."""
    monkeypatch.setattr(BrowserFriends, "crypto", StandInCrypto())
    wire = RememberingWire()
    wire.relay = "wss://dice.example/mqtt"
    page = Page(tmp_path, game="farkle")
    page.session.settings.name = "Ann"
    page.session.friends.came(wire)  # type: ignore[arg-type]
    return page, wire


def follow(page: Page, wire: RememberingWire, code: str, state: LineState = UP) -> None:
    before = len(wire.opened)
    page.send("join", code=code)
    page.spend(100)
    if len(wire.opened) > before:
        page.session.friends.heard(len(wire.opened), state)
        page.spend(100)


def code_here(page: Page) -> str:
    room = page.session._session.interface.context.room
    return str(getattr(room, "code", ""))


def test_invitation_is_followed_once_the_libraries_are_there(tmp_path: Path) -> None:
    page = Page(tmp_path)
    page.send("join", code=FIRST)
    assert page.wants_friends == 1
    assert not page.screen["takes_text"]
    page.session.friends.came(RememberingWire())  # type: ignore[arg-type]
    page.spend(100)
    assert page.screen["takes_text"]  # the name is asked for
    assert page.wants_friends == 1


def test_public_relays_are_used_after_consent(
    invited: tuple[Page, RememberingWire],
) -> None:
    page, wire = invited
    wire.relay = ""
    follow(page, wire, FIRST)
    assert wire.opened == []
    page.press("enter")
    page.spend(100)
    assert page.session.settings.relays_agreed
    assert "wss://broker.emqx.io:8084/mqtt" in wire.urls


def test_without_consent_it_is_said_what_to_do(invited: tuple[Page, RememberingWire]) -> None:
    page, wire = invited
    wire.relay = ""
    follow(page, wire, FIRST)
    page.press("down")
    page.press("enter")
    page.spend(100)
    assert page.session.settings.relays == "network"
    assert wire.opened == []
    assert sentence("friends_needs_broker") in page.of("say")[-1]["text"]


@pytest.mark.parametrize("code", ["", "x" * 100_000, "\x00\x1b[2J", "otter-captain-basement", "12"])
def test_nonsensical_invitation_is_refused_in_words(
    invited: tuple[Page, RememberingWire], code: str
) -> None:
    page, wire = invited
    follow(page, wire, code)
    assert page.of("say")[-1]["text"] == sentence("code_wrong_digits")
    assert wire.opened == []
    assert page.of("trouble") == []


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
    assert wire.closed == [1]  # nobody sits in two rooms
    sent = len([number for number, _ in wire.sent if number == 1])
    page.spend(20_000)
    assert len([number for number, _ in wire.sent if number == 1]) == sent
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
    assert wire.closed == [2]


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
    page.session.friends.heard(1, UP)
    page.spend(100)
    assert len(wire.opened) == 2
    page.session.friends.heard(2, UP)
    page.spend(100)
    assert code_here(page) == SECOND


def test_own_room_has_buttons_for_friends_and_a_link(
    invited: tuple[Page, RememberingWire],
) -> None:
    page, wire = invited
    page.session.router.do(lambda: page.session._session.rooms().open())
    page.spend(100)
    page.session.friends.heard(1, UP)
    page.spend(100)
    assert {"phrases", "friends"} <= set(page.offers)
    page.send("command", id="copy")
    assert page.of("copy")[-1]["text"] == f"{wire.page}#{code_here(page)}"
    room = page.screen["heading"]
    page.send("offer", name="phrases")
    assert page.screen["heading"] != room
    page.send("offer", name="back")
    assert page.screen["heading"] == room
