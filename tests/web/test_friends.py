"""`BrowserFriends`, with a wire that only records."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from audiodice.core.jobs import AtOnce, JobError
from audiodice.core.line import LineState
from audiodice.friends.room.secrets import TOPICS, secret_of
from audiodice.friends.wire.inbox import AT_ONCE
from audiodice.web.friends import BrowserFriends, keep_words_in
from tests.support.friends import StandInCrypto
from tests.support.web import Page

SECRET = secret_of(bytes(32))
CODE = ("otter", "captain", "basement", "fetch", "äpfel")
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

    def __init__(self, broker: str = "wss://broker.example", *, ready: bool = True) -> None:
        self.fetches, self.words = 0, dict[str, str]()
        self.wire = RememberingWire()
        self.friends = BrowserFriends(self._fetch, self.words.__setitem__, lambda: broker, AtOnce())
        if ready:
            self.friends.came(self.wire, {})  # type: ignore[arg-type]

    def _fetch(self) -> None:
        self.fetches += 1


def refusal(made: Made) -> str:
    with pytest.raises(JobError) as refused:
        made.friends.host(SECRET, near=False).result()
    return refused.value.event.key


def test_libraries_are_fetched_once_when_needed() -> None:
    made = Made(ready=False)
    assert made.fetches == 0
    one, other = made.friends.prepare(), made.friends.prepare()
    assert made.fetches == 1
    assert not one.done()
    made.friends.came(made.wire, {"en": "otter"})  # type: ignore[arg-type]
    assert one.done()
    assert other.done()
    assert made.words == {"en": "otter"}
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
    ("broker", "key"),
    [
        ("", "friends_needs_broker"),
        ("tcp://broker.example", "friends_no_websocket"),
        ("mqtts://broker.example", "friends_no_websocket"),
        ("wss://", "friends_bad_broker"),
        ("javascript:alert(1)", "friends_bad_broker"),
    ],
)
def test_broker_a_browser_cannot_reach_is_refused(broker: str, key: str) -> None:
    assert refusal(Made(broker)) == key


def test_relay_of_the_page_is_used_unless_another_is_named() -> None:
    made = Made("")
    made.wire.relay = "wss://dice.example/mqtt"
    assert made.friends.broker == "wss://dice.example/mqtt"
    about = parse_qs(urlsplit(made.friends.invitation(CODE)).fragment)
    assert about["broker"] == ["wss://dice.example/mqtt"]
    made.friends.invited_by = "wss://friend.example"
    assert made.friends.broker == "wss://friend.example"
    assert Made("wss://own.example").friends.broker == "wss://own.example"


def test_password_is_neither_in_the_address_nor_said() -> None:
    made = Made("wss://ann:s%20e@broker.example:8443/path?x=1")
    line = made.friends.join(SECRET)
    topic = f"{TOPICS}{SECRET.topic}"
    assert made.wire.opened == [(1, "wss://broker.example:8443/path?x=1", topic, "ann", "s e")]
    made.friends.heard(1, UP)
    assert line.result().address == "broker.example:8443"


def test_line_exists_from_up_to_closed() -> None:
    made = Made()
    job = made.friends.host(SECRET, near=True)
    assert not job.done()
    made.friends.heard(1, UP)
    line = job.result()
    line.send(b"one", b"two")
    assert made.wire.sent == [(1, b"one"), (1, b"two")]
    made.friends.heard(1, b"three")
    assert line.take() == (UP, b"three")
    line.close()
    assert made.wire.closed == [1]
    made.friends.heard(1, b"late")
    assert not line.waiting


def test_failed_line_is_closed_and_says_why() -> None:
    made = Made()
    job = made.friends.join(SECRET)
    made.friends.heard(1, DOWN)
    with pytest.raises(JobError) as refused:
        job.result()
    assert refused.value.event.key == "line_unreachable"
    assert refused.value.event.fields == {"address": "broker.example:443"}
    assert made.wire.closed == [1]


def test_flood_of_messages_is_taken_in_parts() -> None:
    made = Made()
    job = made.friends.join(SECRET)
    made.friends.heard(1, UP)
    line = job.result()
    for number in range(3 * AT_ONCE):
        made.friends.heard(1, number.to_bytes(4, "big"))
    assert len(line.take()) == AT_ONCE
    assert line.waiting


def test_invitation_has_code_and_broker_in_the_fragment() -> None:
    made = Made("wss://ann:secret@broker.example/a?b=1&c=2")
    link = urlsplit(made.friends.invitation(CODE))
    assert link.geturl().startswith(f"{made.wire.page}#")
    assert link.query == ""
    assert parse_qs(link.fragment) == {
        "join": ["-".join(CODE)],
        "broker": ["wss://ann:secret@broker.example/a?b=1&c=2"],
    }


def test_broker_of_an_invitation_is_preferred() -> None:
    made = Made("wss://other.example")
    made.friends.invited_by = "wss://broker.example"
    made.friends.join(SECRET)
    assert made.wire.opened[0][1] == "wss://broker.example:443/mqtt"


@pytest.mark.parametrize("invited_by", ["nonsense", "wss://broker.example"])
def test_unreachable_broker_of_an_invitation_is_forgotten(invited_by: str) -> None:
    made = Made("wss://other.example")
    made.friends.invited_by = invited_by
    made.friends.join(SECRET)
    made.friends.heard(1, LineState(up=False, reason="line_unreachable"))
    assert made.friends.broker == "wss://other.example"


def test_code_words_are_stored_as_on_a_desktop(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    keep_words_in(tmp_path, "code-words.txt")("de", "apfel")
    assert (tmp_path / "de/code-words.txt").read_text("utf-8") == "apfel"


# ------------------------------------------------------------------ behind the page


def test_invitation_is_followed_once_the_libraries_are_there(tmp_path: Path) -> None:
    page = Page(tmp_path)
    page.send("join", code="-".join(CODE[:4]), broker="wss://broker.example")
    assert page.wants_friends == 1
    page.session.friends.came(RememberingWire(), {})  # type: ignore[arg-type]
    page.spend(100)
    assert not page.screen["takes_text"]  # four words are no code: nobody is asked for a name
    page.send("join", code="otter-captain-basement-fetch-oasis", broker="wss://broker.example")
    page.spend(100)
    assert page.screen["takes_text"]
    assert page.wants_friends == 1


@pytest.mark.parametrize("code", ["", "x" * 100_000, "\x00\x1b[2J", "a-b-c-d-e-f-g"])
def test_nonsensical_invitation_does_no_harm(tmp_path: Path, code: str) -> None:
    page = Page(tmp_path)
    page.session.friends.came(RememberingWire(), {})  # type: ignore[arg-type]
    page.send("join", code=code, broker="nonsense" * 1000)
    page.spend(100)
    assert page.screen["form"] == "list"
    assert page.of("trouble") == []


FIRST, SECOND = "otter-captain-basement-fetch-oasis", "oasis-captain-basement-fetch-otter"


@pytest.fixture
def invited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Page, RememberingWire]:
    """A player with a name, in a game against the computer. Lines are up at once."""
    monkeypatch.setattr(BrowserFriends, "crypto", StandInCrypto())
    wire = RememberingWire()
    page = Page(tmp_path, game="farkle")
    page.session.settings.name = "Ann"
    page.session.friends.came(wire, {})  # type: ignore[arg-type]
    return page, wire


def follow(page: Page, wire: RememberingWire, code: str, state: LineState = UP) -> None:
    before = len(wire.opened)
    page.send("join", code=code, broker="wss://broker.example")
    page.spend(100)
    if len(wire.opened) > before:
        page.session.friends.heard(len(wire.opened), state)
        page.spend(100)


def code_here(page: Page) -> str:
    company = page.session._session.interface.context.company
    return "-".join(company.code) if company else ""


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


def test_another_invitation_leads_from_table_to_table(
    invited: tuple[Page, RememberingWire],
) -> None:
    page, wire = invited
    follow(page, wire, FIRST)
    follow(page, wire, SECOND)
    assert code_here(page) == SECOND
    assert wire.closed == [1]  # nobody sits at two tables
    sent = len([number for number, _ in wire.sent if number == 1])
    page.spend(20_000)
    assert len([number for number, _ in wire.sent if number == 1]) == sent
    assert len(wire.sent) > sent


def test_invitation_to_the_current_table_changes_nothing(
    invited: tuple[Page, RememberingWire],
) -> None:
    page, wire = invited
    for _ in range(2):
        follow(page, wire, FIRST)
    assert len(wire.opened) == 1
    assert code_here(page) == FIRST


def test_player_stays_if_the_other_table_is_unreachable(
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
    page.send("join", code=FIRST, broker="wss://broker.example")
    page.spend(waited_ms)
    page.send("join", code=SECOND, broker="wss://broker.example")
    page.spend(100)
    assert len(wire.opened) == 1  # the first line is not up yet
    page.session.friends.heard(1, UP)
    page.spend(100)
    assert len(wire.opened) == 2
    page.session.friends.heard(2, UP)
    page.spend(100)
    assert code_here(page) == SECOND
