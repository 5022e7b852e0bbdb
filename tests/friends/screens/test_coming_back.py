"""A restarted program returns to its room and its seat."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from audiodice.core.jobs import Job
from audiodice.engine.setup import GameSetup
from audiodice.friends.ports import Line
from audiodice.friends.room.secrets import RoomSecret
from audiodice.friends.screens.table import FriendsTable
from audiodice.storage.kept_rooms import KeptRoomsFolder
from audiodice.storage.locks import NoLock
from audiodice.ui.screen import push
from tests.friends.screens.evening import (
    at_table,
    begin,
    during,
    end_turn,
    go_to,
    hosting,
    joining,
    journals,
    line_of,
    room_of,
    to_friends,
    turn,
)
from tests.support.friends_net import FriendsNet, NetFriends
from tests.support.headless import Player
from tests.support.said import said


def rooms_in(folder: Path) -> KeptRoomsFolder:
    """The rooms kept below a folder. Programs that were killed hold no locks, and those that stand
    for them here are still there."""
    return KeptRoomsFolder(folder / "rooms", locking=NoLock)


def begun(net: FriendsNet, folder: Path) -> tuple[Player, Player]:
    """Ann hosts, and Bob keeps his games in a folder; a turn has been played."""
    ann = hosting(net)
    bob = joining(net, "Bob", ann, keep_in=folder, kept_rooms=rooms_in(folder))
    begin(net, ann)
    end_turn(net, ann)
    net.pass_ms(5000)
    return ann, bob


def leave(net: FriendsNet, bob: Player) -> None:
    bob.keys("escape end up enter")
    bob.autosave.close()
    net.silent.add(1)
    net.pass_ms(2000)


def back(net: FriendsNet, folder: Path, **how: Any) -> Player:
    """Bob's program, started again."""
    return net.player("Bob", keep_in=folder, kept_rooms=rooms_in(folder), **how)


def test_game_with_friends_is_resumed_in_its_room(tmp_path: Path) -> None:
    net = FriendsNet()
    ann, bob = begun(net, tmp_path)
    leave(net, bob)
    again = back(net, tmp_path)
    assert again.press("enter") == said("menu_open", label="shared-back", title="shared-needs")
    assert again.press("enter") == said("table_back")
    assert isinstance(again.router.screen, FriendsTable)
    keys = during(net, again, 6000).keys  # a computer has played for him since
    assert keys[:3] == ["friends_missed", "whose_turn", "standing"], "once it is known"
    assert "ruled_back" in [key for heard in ann.heard for key in heard.keys]
    assert room_of(again).room.my_seat == 1
    assert turn(again) == turn(ann)
    assert len(journals(ann, again)) == 1
    end_turn(net, [ann, again][turn(ann)])
    net.pass_ms(2000)
    assert len(journals(ann, again)) == 1


def test_host_who_was_killed_goes_on_in_its_room(tmp_path: Path) -> None:
    net = FriendsNet()
    ann = hosting(net, keep_in=tmp_path, kept_rooms=rooms_in(tmp_path))
    bob = joining(net, "Bob", ann)
    begin(net, ann)
    end_turn(net, ann)
    net.pass_ms(5000)
    net.silent.add(0)
    ann.autosave.close()
    again = net.player("Ann", keep_in=tmp_path, kept_rooms=rooms_in(tmp_path))
    to_friends(again)
    again.press("enter")
    net.pass_ms(6000)
    assert room_of(again).room.am_host
    end_turn(net, bob)
    net.pass_ms(6000)
    assert len(journals(again, bob)) == 1
    assert "host_lost" not in [key for heard in bob.heard for key in heard.keys]


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
    net.pass_ms(62_000)
    ann.keys("shift+f down enter")  # a computer plays
    net.pass_ms(2000)
    end_turn(net, cora)
    net.pass_ms(5000)
    end_turn(net, ann)
    line.mend()
    net.silent.clear()
    heard = during(net, bob, 10_000)
    assert len(journals(ann, bob, cora)) == 1
    assert heard.of("friends_missed") == {"turns": 2}
    summed_up = heard.keys[heard.keys.index("friends_missed") :]
    assert summed_up[:3] == ["friends_missed", "whose_turn", "standing"]
    assert heard.keys.count("friends_missed") == 1
    assert "ruled_computer" not in heard.keys


def test_game_of_a_forgotten_room_is_reported(tmp_path: Path) -> None:
    net = FriendsNet()
    _, bob = begun(net, tmp_path)
    leave(net, bob)
    for path in (tmp_path / "rooms").iterdir():
        path.unlink()
    again = back(net, tmp_path)
    assert again.entries[0].labels[0].key != "menu-resume", "without its room it cannot go on"
    go_to(again, "kept-title")
    again.press("enter")
    assert again.press("enter") == said("friends_not_kept")


def test_missing_libraries_are_named_when_resuming(tmp_path: Path) -> None:
    net = FriendsNet()
    _, bob = begun(net, tmp_path)
    leave(net, bob)
    again = Player(keep_in=tmp_path, clock=net.clock)
    again.press("enter")
    assert again.press("enter").keys == ["friends_missing"]


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

    def join(self, secret: RoomSecret, *, known: bool = False) -> Job[Line]:
        join = super().join
        return self._start(lambda: join(secret, known=known).result())


def test_code_leads_back_to_the_seat_despite_other_keys(tmp_path: Path) -> None:
    net = FriendsNet()
    ann, bob = begun(net, tmp_path)
    code = room_of(ann).code
    bob.autosave.close()
    net.silent.add(1)
    slowly = Slowly(net, 3)
    again = back(net, tmp_path, friends=slowly)
    rooms = again.session.rooms
    assert rooms is not None
    again.router.do(lambda: rooms().follow(code))
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


def test_older_file_of_the_game_is_gone(tmp_path: Path) -> None:
    net = FriendsNet()
    ann, bob = begun(net, tmp_path)
    topic = room_of(bob).room.secret.topic
    bob.keys("escape end up enter")
    bob.router.do(lambda: push(bob.launcher.new_game(GameSetup("farkle"))))
    bob.keys("enter a b")  # a game of his own since
    bob.keys("escape end up enter")
    newest = bob.autosave.newest
    assert newest is not None
    assert newest.shared == ""
    bob.autosave.close()
    net.silent.add(1)
    net.pass_ms(2000)
    again = joining(net, "Bob", ann, keep_in=tmp_path, kept_rooms=rooms_in(tmp_path))
    assert isinstance(again.router.screen, FriendsTable)
    assert room_of(again).room.my_seat == 1
    net.pass_ms(5000)
    assert len(journals(ann, again)) == 1
    again.autosave.leave().result()
    saved = [one.shared for one in again.autosave.listing().result()]
    assert saved.count(topic) == 1


@pytest.mark.parametrize("place", ["", "half", "key", "nothing"])
def test_code_leads_to_the_room_although_its_file_is_damaged(tmp_path: Path, place: str) -> None:
    net = FriendsNet()
    ann, bob = begun(net, tmp_path)
    leave(net, bob)
    (kept,) = (tmp_path / "rooms").iterdir()
    whole = kept.read_bytes()
    changed = {
        "": b"",
        "half": whole[:-10],
        "key": whole.replace(b'"signing": "', b'"signing": "00'),
        "nothing": whole + b"\n[]",
    }
    kept.write_bytes(changed[place])
    again = joining(net, "Bob", ann, keep_in=tmp_path, kept_rooms=rooms_in(tmp_path))
    net.pass_ms(8000)
    assert isinstance(again.router.screen, FriendsTable), "to watch is possible all the same"
    assert len(journals(ann, again)) == 1


@pytest.mark.parametrize("differs", [False, True])
def test_host_without_whom_others_went_on_has_its_seat(tmp_path: Path, *, differs: bool) -> None:
    net = FriendsNet()
    ann = hosting(net, keep_in=tmp_path, kept_rooms=rooms_in(tmp_path))
    bob = joining(net, "Bob", ann)
    begin(net, ann)
    end_turn(net, ann)
    net.pass_ms(5000)
    line_of(ann).apart = True
    if differs:  # an entry that nobody else has
        room_of(ann).do(room_of(ann).room.hosting.lock, on=True)
    net.silent.add(0)
    ann.autosave.close()
    net.pass_ms(65_000)
    assert during(net, bob, 1000).keys == []
    bob.keys("shift+f down")
    assert bob.press("enter") == said("host_went_on", ..., name="Bob", lost="Ann", you="goes")
    net.pass_ms(3000)
    end_turn(net, bob)
    net.pass_ms(10_000)
    assert turn(bob) == 1, "a computer has played for Ann"
    again = net.player("Ann", keep_in=tmp_path, kept_rooms=rooms_in(tmp_path))
    assert again.press("enter") == said("menu_open", label="shared-back", title="shared-needs")
    assert again.press("enter") == said("table_back")
    heard = during(net, again, 20_000)
    assert heard.keys[:3] == ["friends_missed", "whose_turn", "standing"]
    assert heard.of("friends_missed") == {"turns": 2}
    assert "watching" not in heard.keys
    assert heard.keys.count("ruled_back") == 1
    assert again.context.words.listener.you == 0
    if differs:
        assert heard.of("table_changed") == {"name": "Bob", "many": 0, "host": False}
        assert not any(e.seat == 0 for e in heard.events if e.key == "table_changed")
    missed = again.press("m")
    assert "Ann" in missed, "for whom the computer played"
    assert not {"friends_missed", "standing", "whose_turn"} & set(missed.keys)
    assert bob.press("shift+f") == said("menu_open", ...)
    assert [entry.labels[0].key for entry in bob.entries[:2]] == ["friend-entry"] * 2
    bob.press("escape")
    end_turn(net, bob)
    net.pass_ms(6000)
    again.press("enter")
    assert "rolled" in during(net, again, 1500).keys


def test_closed_room_is_not_offered_any_more(tmp_path: Path) -> None:
    net = FriendsNet()
    ann, bob = begun(net, tmp_path)
    ann.keys("escape end up enter end up")
    before = len(bob.out.lines)
    assert ann.press("enter") == said("menu_open", ...)
    net.pass_ms(2000)
    (told,) = bob._since(before)
    assert told == said("room_closed", "game_kept", "menu_open", ...), "one text"
    assert "menu-resume" not in [entry.labels[0].key for entry in bob.entries]
    again = back(net, tmp_path)
    assert "menu-resume" not in [entry.labels[0].key for entry in again.entries]
