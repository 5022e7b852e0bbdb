"""Hosting and joining: two programs meet in a room, whichever broker there is."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest

from audiodice.core.jobs import AtOnce, JobError
from audiodice.core.line import LineState
from audiodice.core.relays import AUTOMATIC, NETWORK, Relay
from audiodice.friends.room.secrets import RoomSecret
from audiodice.friends.wire import friends, nearby, own_broker
from audiodice.friends.wire.friends import DesktopFriends
from tests.support.mqtt_brokers import Broker, free_port

pytestmark = pytest.mark.filterwarnings(
    "ignore:Exception ignored in. <(ssl|socket).:pytest.PytestUnraisableExceptionWarning"
)
# Everyone on this network sees an announced table, perhaps also another run of these tests.
SECRET, OTHER = (RoomSecret(token_hex(16), bytes(32)) for _ in range(2))


@pytest.fixture
def made() -> Iterator[Callable[..., DesktopFriends]]:
    all_of_them = []

    def make(
        relays: str = NETWORK, urls: tuple[str, ...] = (), *, agreed: bool = True
    ) -> DesktopFriends:
        public = [Relay("Somebody", url, "") for url in urls]
        all_of_them.append(
            DesktopFriends(lambda: relays, lambda: agreed, lambda: public, AtOnce(), lambda: None)
        )
        return all_of_them[-1]

    yield make
    for each in all_of_them:
        each.close()


def until(true: Callable[[], Any], seconds: float = 15) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def heard(line: Any) -> list[bytes]:
    """The next messages, without states."""
    got: list[bytes] = []

    def some() -> bool:
        got.extend(item for item in line.take() if isinstance(item, bytes))
        return bool(got)

    until(some)
    return got


@pytest.mark.parametrize("network", [False, True])
def test_code_alone_finds_the_host(
    made: Callable[..., DesktopFriends], monkeypatch: pytest.MonkeyPatch, *, network: bool
) -> None:
    if not network:
        monkeypatch.setattr(nearby, "own_address", lambda: "")
    elif not nearby.own_address():
        pytest.skip("there is no network here")
    host = made().host(SECRET).result()
    assert host.address.startswith(nearby.own_address() if network else "127.0.0.1")
    guest = made().join(SECRET).result()
    assert guest.address == host.address
    assert host.take() == guest.take() == (LineState(up=True),)
    host.send(b"hello")
    assert heard(guest) == [b"hello"]
    host.close()
    until(lambda: host.ended(0))
    until(lambda: heard_state(guest, LineState(up=False, reason="line_lost")))


def heard_state(line: Any, state: LineState) -> bool:
    return state in line.take()


def test_next_table_uses_the_same_broker(
    made: Callable[..., DesktopFriends],
) -> None:
    ann, bob = made(), made()
    first = ann.host(SECRET).result()
    guest = bob.join(SECRET).result()
    second = ann.host(OTHER).result()
    assert second.address == first.address
    first.close()
    until(lambda: first.ended(0))
    later = bob.join(OTHER).result()
    later.send(b"here")
    assert heard(second) == [b"here"]
    assert LineState(up=False, reason="line_lost") not in guest.take()
    second.close()
    until(lambda: second.ended(0))
    until(lambda: heard_state(later, LineState(up=False, reason="line_lost")))


def test_second_table_on_this_computer_is_distinct(
    made: Callable[..., DesktopFriends],
) -> None:
    one, two = (made().host(secret).result() for secret in (SECRET, OTHER))
    assert one.address != two.address
    for secret, host in ((OTHER, two), (SECRET, one)):
        guest = made().join(secret).result()
        assert meet(guest, host)


def meet(guest: Any, host: Any) -> bool:
    """Send until the host hears it, because a guest goes to the first broker it finds."""

    def through() -> bool:
        guest.send(token_hex(20).encode())
        time.sleep(0.1)
        return any(isinstance(item, bytes) for item in host.take())

    until(through)
    return True


def test_without_zeroconf_the_usual_port_of_this_computer_is_tried(
    made: Callable[..., DesktopFriends], monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(*_: Any, **__: Any) -> Any:
        raise ImportError

    monkeypatch.setattr(nearby, "own_address", lambda: "")
    monkeypatch.setattr(nearby, "search", gone)
    monkeypatch.setattr(nearby, "announce", gone)
    host = made().host(SECRET).result()
    assert host.address == f"127.0.0.1:{own_broker.PORTS[0]}"
    assert made().join(SECRET).result().address == host.address


@pytest.fixture
def relay(tmp_path: Path) -> Iterator[Broker]:
    made = Broker("amqtt", tmp_path / "relay").start()
    yield made
    made.stop()


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """What follows is on another computer, in another network."""

    def go() -> None:
        monkeypatch.setattr(own_broker, "PORTS", (free_port(),))
        monkeypatch.setattr(friends, "_searched", lambda *_: lambda: None)

    return go


def test_relay_of_the_settings_is_used_beside_the_own_broker(
    made: Callable[..., DesktopFriends], relay: Broker, elsewhere: Callable[[], None]
) -> None:
    host = made(relay.url("tcp")).host(SECRET).result()
    near = made().join(SECRET).result()
    assert meet(near, host)
    elsewhere()
    far = made(f"tcp://127.0.0.1:{free_port()}, {relay.url('ws')}").join(SECRET).result()
    assert meet(far, host)


def test_public_relays_are_used_if_the_setting_is_automatic(
    made: Callable[..., DesktopFriends], relay: Broker, elsewhere: Callable[[], None]
) -> None:
    urls = (f"tcp://127.0.0.1:{free_port()}", relay.url("tcp"))
    host = made(AUTOMATIC, urls).host(SECRET).result()
    elsewhere()
    assert meet(made(AUTOMATIC, urls).join(SECRET).result(), host)
    for elsewhere_not_reached in (
        made(NETWORK, urls), made(AUTOMATIC), made(AUTOMATIC, urls, agreed=False),
    ):  # fmt: skip
        with pytest.raises(JobError) as refused:
            elsewhere_not_reached.join(SECRET).result()
        assert refused.value.event.key == "friends_not_found"


def test_public_relays_are_not_contacted_before_the_player_agrees(
    made: Callable[..., DesktopFriends],
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as relay:
        relay.settimeout(1)
        there = made(AUTOMATIC, (f"tcp://127.0.0.1:{relay.getsockname()[1]}",), agreed=False)
        assert there.unagreed == ("Somebody",)
        there.host(SECRET).result()
        there.join(SECRET).result()
        with pytest.raises(TimeoutError):
            relay.accept()


@pytest.mark.parametrize(
    ("relays", "agreed", "asks"),
    [("", False, True), (" automatic ", False, True), (AUTOMATIC, True, False),
     (NETWORK, False, False), ("mqtts://relay.example", False, False)],
)  # fmt: skip
def test_consent_is_asked_only_for_public_relays(
    made: Callable[..., DesktopFriends], relays: str, *, agreed: bool, asks: bool
) -> None:
    there = made(relays, ("tcp://127.0.0.1:1",), agreed=agreed)
    assert there.unagreed == (("Somebody",) if asks else ())


def test_host_needs_no_broker_of_its_own_if_a_relay_works(
    made: Callable[..., DesktopFriends], relay: Broker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("audiodice.friends.wire.brokers.found", dict)
    host = made(relay.url("tcp")).host(SECRET).result()
    assert meet(made(relay.url("tcp")).join(SECRET).result(), host)


def test_host_needs_no_relay_if_its_own_broker_works(
    made: Callable[..., DesktopFriends],
) -> None:
    host = made(f"tcp://127.0.0.1:{free_port()}").host(SECRET).result()
    assert meet(made().join(SECRET).result(), host)


def test_host_that_opens_later_is_found(made: Callable[..., DesktopFriends], relay: Broker) -> None:
    guest = made(relay.url("tcp")).join(SECRET).result()
    time.sleep(3)
    assert meet(guest, made().host(SECRET).result())


def test_guests_who_lose_the_broker_of_the_host_meet_at_one_of_theirs(
    made: Callable[..., DesktopFriends], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(friends, "_OWN_AFTER_S", (2.0, 4.0))  # then the host's port is free
    ann = made()
    host = ann.host(SECRET).result()
    ben, cid = (made().join(SECRET).result() for _ in range(2))
    ann.close()
    until(lambda: host.ended(0))
    for line in (ben, cid):
        until(partial(heard_state, line, LineState(up=False, reason="line_lost")))
        until(partial(getattr, line, "up"))
    assert meet(ben, cid)
    assert meet(cid, ben)
    again = made().host(SECRET).result()  # the host comes back, with a broker of its own
    assert meet(again, ben)
    assert meet(cid, again)


def test_in_a_known_room_one_waits_for_the_others(made: Callable[..., DesktopFriends]) -> None:
    guest = made().join(SECRET, known=True).result()
    assert meet(guest, made().host(SECRET).result())


@pytest.mark.parametrize(
    ("relays", "key"),
    [("http://x", "friends_bad_broker"), ("tcp://127.0.0.1:{free}", "line_unreachable")],
)
def test_reason_of_a_failed_line_is_reported(
    made: Callable[..., DesktopFriends], relays: str, key: str
) -> None:
    with pytest.raises(JobError) as refused:
        made(relays.format(free=free_port())).join(SECRET).result()
    assert refused.value.event.key == key
    with pytest.raises(JobError) as refused:
        made().join(RoomSecret("0" * 32, bytes(32))).result()
    assert refused.value.event.key == "friends_not_found"


def test_missing_broker_says_what_to_install(
    made: Callable[..., DesktopFriends], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("audiodice.friends.wire.brokers.found", dict)
    with pytest.raises(JobError) as refused:
        made().host(SECRET).result()
    assert refused.value.event.key == "friends_no_broker"


def test_closing_sends_last_messages(made: Callable[..., DesktopFriends]) -> None:
    host = made().host(SECRET).result()
    going = made()
    line = going.join(SECRET).result()
    host.take()
    line.send(b"goodbye")
    began = time.monotonic()
    going.close()
    assert time.monotonic() - began < 2
    assert heard(host) == [b"goodbye"]


def test_many_threads_can_call_friends_at_once(made: Callable[..., DesktopFriends]) -> None:
    host = made().host(SECRET).result()
    there = made()
    with ThreadPoolExecutor(7) as pool:
        lines = list(pool.map(lambda _: there.join(SECRET).result(), range(7)))
    host.send(b"welcome")
    for line in lines:
        assert b"welcome" in heard(line)


# ---------------------------------------------------------------------- without the extra

WITHOUT = """
import sys
for name in ("paho", "nacl", "amqtt", "zeroconf"):
    sys.modules[name] = None
from audiodice.friends.wire import friends, probing
from audiodice.core.jobs import AtOnce
there = friends.DesktopFriends(lambda: "", bool, tuple, AtOnce(), lambda: None)
print(there.missing, *probing.state({}).values())
there.close()
"""


def test_missing_libraries_say_what_to_install() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("audiodice[friends] False ")
    assert friends.missing() == ""


def test_friends_libraries_are_not_loaded_at_the_start() -> None:
    """This includes our own modules that only a shared table needs."""
    program = (
        "import sys\n"
        "from audiodice.desktop import desktop\n"
        "from audiodice.friends.wire.friends import DesktopFriends\n"
        "DesktopFriends(lambda: '', bool, tuple, None, lambda: None).close()\n"
        "print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert "audiodice.friends.wire.friends" in loaded
    foreign = {"paho", "nacl", "amqtt", "zeroconf", "asyncio", "multiprocessing", "ssl"}
    ours = {
        f"audiodice.friends.wire.{name}"
        for name in ("relays", "mqtt_line", "own_broker", "sodium", "nearby")
    }
    assert not loaded & (foreign | ours)
