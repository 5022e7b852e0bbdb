"""A restarted program returns to its seat, from the list of saved games to the table."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from audiodice.storage.kept_seats import KeptSeatsFolder
from audiodice.ui.friends.friends_home import join
from audiodice.ui.friends.friends_table import FriendsTable

from audiodice.core.jobs import Job
from audiodice.engine.setup import GameSetup
from audiodice.friends.room.secrets import RoomSecret
from audiodice.storage.locks import NoLock
from audiodice.ui.ports import Line
from audiodice.ui.screen import push
from tests.support.friends_net import CODE, FriendsNet, NetFriends
from tests.support.headless import Player
from tests.support.said import said
from tests.ui.friends.evening import (
    at_table,
    company_of,
    during,
    end_turn,
    hosting,
    joining,
    journals,
    line_of,
    to_friends,
    turn,
)


def seats_in(folder: Path) -> KeptSeatsFolder:
    """The seats kept below a folder. Programs that were killed hold no locks, and those that stand
    for them here are still there."""
    return KeptSeatsFolder(folder / "friends", locking=NoLock)


def begun(net: FriendsNet, folder: Path) -> tuple[Player, Player]:
    """Ann hosts, and Bob keeps his games in a folder; a turn has been played."""
    ann = hosting(net)
    bob = joining(net, "Bob", keep_in=folder, kept_seats=seats_in(folder))
    ann.keys("home enter")
    net.pass_ms(2000)
    end_turn(net, ann)
    net.pass_ms(5000)
    return ann, bob


def back(net: FriendsNet, folder: Path) -> Player:
    """Bob's program, started again."""
    return net.player("Bob", keep_in=folder, kept_seats=seats_in(folder))


def test_shared_game_is_resumed_at_its_table(tmp_path: Path) -> None:
    net = FriendsNet()
    ann, bob = begun(net, tmp_path)
    bob.keys("escape end up enter")
    bob.autosave.close()
    net.silent.add(1)
    net.pass_ms(2000)
    again = back(net, tmp_path)
    assert again.press("enter") == said("menu_open", label="shared-back", title="shared-needs")
    assert again.press("enter") == said("resumed")
    assert isinstance(again.router.screen, FriendsTable)
    assert during(net, again, 6000).keys[:2] == ["whose_turn", "standing"], "once it is known"
    assert "friend_back" in [key for heard in ann.heard for key in heard.keys]
    assert again.context.company is not None
    assert again.context.company.shared.my_seat == 1
    assert turn(again) == turn(ann)
    assert len(journals(ann, again)) == 1
    again.press("enter")
    net.pass_ms(2000)
    assert len(journals(ann, again)) == 1


def test_missed_steps_are_summarised() -> None:
    net = FriendsNet()
    ann, bob, cora = at_table(net, "Bob", "Cora")
    line = line_of(bob)
    end_turn(net, ann)
    net.pass_ms(3000)
    end_turn(net, bob)
    net.pass_ms(3000)
    net.silent.add(1)
    line.cut()
    end_turn(net, cora)
    end_turn(net, ann)
    line.mend()
    net.silent.clear()
    heard = during(net, bob, 10_000)
    assert len(journals(ann, bob, cora)) == 1
    assert heard.of("friends_missed") == {"turns": 2}
    assert "rolled" not in heard.keys


def test_shared_game_without_saved_seat_is_reported(tmp_path: Path) -> None:
    net = FriendsNet()
    _, bob = begun(net, tmp_path)
    bob.keys("escape end up enter")
    bob.autosave.close()
    for path in (tmp_path / "friends").iterdir():
        path.unlink()
    again = back(net, tmp_path)
    again.press("enter")
    assert again.press("enter") == said("friends_not_kept")


def test_missing_libraries_are_named_when_resuming(tmp_path: Path) -> None:
    net = FriendsNet()
    _, bob = begun(net, tmp_path)
    bob.keys("escape end up enter")
    bob.autosave.close()
    again = Player(keep_in=tmp_path, clock=net.clock)
    again.press("enter")
    assert again.press("enter").keys == ["friends_missing"]


# ---------------------------------------------------------------------- by the code, and as host


class Slowly(NetFriends):
    """Connections take time: jobs that the test finishes."""

    def __init__(self, net: FriendsNet, number: int) -> None:
        super().__init__(net, number)
        self.jobs: list[Future[Any]] = []
        self._work: list[Callable[[], object]] = []

    def _start(self, work: Callable[[], Any]) -> Future[Any]:
        self.jobs.append(Future())
        self._work.append(work)
        return self.jobs[-1]

    def end_one(self) -> None:
        number = next(n for n, job in enumerate(self.jobs) if not job.done())
        self.jobs[number].set_result(self._work[number]())

    def stretch(self, code: str) -> Job[RoomSecret]:
        stretch = super().stretch
        return self._start(lambda: stretch(code).result())

    def join(self, secret: RoomSecret, *, by: str = "") -> Job[Line]:
        join = super().join
        return self._start(lambda: join(secret, by=by).result())


def test_code_leads_back_to_the_seat_despite_other_keys(tmp_path: Path) -> None:
    net = FriendsNet()
    ann, bob = begun(net, tmp_path)
    bob.autosave.close()
    net.silent.add(1)
    slowly = Slowly(net, 3)
    again = net.player(
        "Bob",
        keep_in=tmp_path,
        kept_seats=seats_in(tmp_path),
        friends=slowly,
    )
    context, launcher = again.context, again.router._launcher
    assert context.codes is not None
    codes = context.codes
    again.router.do(lambda: join(context, launcher, slowly, codes, " ".join(CODE)))
    again.press("enter", wait=0)  # the main menu offers this game
    slowly.end_one()
    net.pass_ms(100)
    slowly.end_one()
    net.pass_ms(8000)
    assert isinstance(again.router.screen, FriendsTable)
    assert len(slowly.jobs) == 2, "one line"
    end_turn(net, again)
    net.pass_ms(5000)
    assert turn(ann) == 0
    assert len(journals(ann, again)) == 1
    saved = [one.shared for one in again.autosave.listing().result()]
    assert len(saved) <= 1, "the game that was to be resumed goes on in another file"


def test_code_leads_back_to_an_older_table(tmp_path: Path) -> None:
    net = FriendsNet()
    ann, bob = begun(net, tmp_path)
    assert bob.context.company is not None
    topic = bob.context.company.shared.secret.topic
    bob.keys("escape end up enter")
    bob.router.do(lambda: push(bob.launcher.new_game(GameSetup("farkle"))))
    bob.keys("enter a b")  # a game of his own since
    bob.keys("escape end up enter")
    newest = bob.autosave.newest
    assert newest is not None
    assert newest.shared == ""
    bob.autosave.close()
    net.silent.add(1)
    again = joining(
        net,
        "Bob",
        keep_in=tmp_path,
        kept_seats=seats_in(tmp_path),
    )
    assert isinstance(again.router.screen, FriendsTable)
    assert again.context.company is not None
    assert again.context.company.shared.my_seat == 1
    net.pass_ms(5000)
    assert len(journals(ann, again)) == 1
    again.autosave.leave().result()
    saved = [one.shared for one in again.autosave.listing().result()]
    assert saved.count(topic) == 1, "the older file of that game is gone"


@pytest.mark.parametrize("place", ["", "half", "key", "nothing", "host"])
def test_code_reopens_a_table_whose_seat_file_is_damaged(tmp_path: Path, place: str) -> None:
    net = FriendsNet()
    ann, bob = begun(net, tmp_path)
    bob.keys("escape end up enter")
    bob.autosave.close()
    net.silent.add(1)
    (kept,) = (tmp_path / "friends").iterdir()
    whole = kept.read_bytes()
    changed = {
        "": b"",
        "half": whole[:-10],
        "key": whole.replace(b'"key": "', b'"key": "00'),
        "nothing": whole + b"\n[]",
        "host": whole.replace(b'"host": null', b'"host": {"game": "farkle", "options": 5}'),
    }
    kept.write_bytes(changed[place])
    again = joining(
        net,
        "Bob",
        keep_in=tmp_path,
        kept_seats=seats_in(tmp_path),
    )
    assert "friends_not_kept" in [key for heard in again.heard for key in heard.keys]
    net.pass_ms(8000)
    assert isinstance(again.router.screen, FriendsTable), "to watch is possible all the same"
    assert len(journals(ann, again)) == 1


class Invited(NetFriends):
    """An invitation named a broker."""

    broker = "wss://broker.example/mqtt"


def test_player_returns_by_the_invitations_broker(tmp_path: Path) -> None:
    net = FriendsNet()
    ann, seats = hosting(net), seats_in(tmp_path)
    bob = joining(net, "Bob", keep_in=tmp_path, kept_seats=seats, friends=Invited(net, 2))
    ann.keys("home enter")
    net.pass_ms(2000)
    end_turn(net, ann)
    net.pass_ms(5000)
    bob.autosave.close()
    net.silent.add(1)
    friends = NetFriends(net, 3)  # started again, without the invitation
    again = net.player("Bob", keep_in=tmp_path, kept_seats=seats, friends=friends)
    again.keys("enter enter")
    assert isinstance(again.router.screen, FriendsTable)
    assert friends.went_by == [Invited.broker]


@pytest.mark.parametrize("near", [True, False])
def test_host_returns_by_the_chosen_broker(tmp_path: Path, *, near: bool) -> None:
    net = FriendsNet()
    seats = seats_in(tmp_path)
    ann = net.player("Ann", keep_in=tmp_path, kept_seats=seats)
    to_friends(ann)
    ann.press("enter")
    if near:
        ann.keys("down down down down right home")
    ann.press("enter")
    net.pass_ms(500)
    joining(net, "Bob")
    ann.keys("home enter")
    net.pass_ms(2000)
    assert ann.context.company is not None
    address = ann.context.company.address
    assert address.startswith("192.168.") == near
    end_turn(net, ann)
    net.pass_ms(2000)
    ann.autosave.close()
    net.silent.add(0)
    again = net.player("Ann", keep_in=tmp_path, kept_seats=seats)
    again.keys("enter enter")
    assert again.context.company is not None
    assert again.context.company.address == address


def test_second_program_cannot_take_the_same_seat(tmp_path: Path) -> None:
    net, folder = FriendsNet(), tmp_path / "friends"
    ann = hosting(net)
    bob = joining(net, "Bob", keep_in=tmp_path, kept_seats=KeptSeatsFolder(folder))
    ann.keys("home enter")
    net.pass_ms(5000)
    other = tmp_path / "other"
    second = joining(net, "Bob", keep_in=other, kept_seats=KeptSeatsFolder(folder))
    assert second.heard[-1] == said("game_open_elsewhere")
    bob.keys("escape end up enter")
    net.pass_ms(500)
    second.press("enter")
    net.pass_ms(2000)
    assert turn(second) == turn(ann)
    company_of(second).leave()
