"""Work of a program for the others in a room, on any screen."""

from __future__ import annotations

from pathlib import Path

from audiodice.friends.screens.table import FriendsTable
from audiodice.storage.kept_rooms import KeptRoomsFolder
from audiodice.storage.locks import NoLock
from tests.friends.screens.evening import (
    at_table,
    begin,
    during,
    end_turn,
    hosting,
    in_room,
    joining,
    journals,
    line_of,
    room_of,
    table_of,
    turn,
)
from tests.support.friends_net import FriendsNet
from tests.support.said import Heard


def test_host_program_plays_for_the_computer() -> None:
    net = FriendsNet()
    ann, bob = in_room(net, "Bob")
    ann.keys("home down down right")
    begin(net, ann)
    for person in (ann, bob):
        net.pass_ms(3000)
        end_turn(net, person)
        net.pass_ms(0)
    acts = [room_of(one).room.moves.computer_mine for one in (ann, bob)]
    assert (turn(ann), acts) == (2, [True, False])
    before = len(table_of(bob).journal.entries)
    heard = during(net, bob, 60_000)
    assert turn(bob) == 0
    assert len(table_of(bob).journal.entries) > before + 1
    assert {"banked", "farkled"} & set(heard.keys)
    assert len(journals(ann, bob)) == 1


def test_place_is_saved_before_messages_are_sent(tmp_path: Path) -> None:
    net = FriendsNet()
    rooms = KeptRoomsFolder(tmp_path, locking=NoLock)
    ann = hosting(net, kept_rooms=rooms)
    joining(net, "Bob", ann)
    begin(net, ann)
    client, line = room_of(ann), line_of(ann)
    late: list[object] = []
    sent: list[bytes] = []
    send = line.send

    def watched(*messages: bytes) -> None:
        there = rooms.of(client.room.secret.topic) or b""
        if not there.endswith(client.room.keep()):
            late.append(client.room.mark)
        sent.extend(messages)
        send(*messages)

    line.send = watched  # type: ignore[method-assign]
    for _ in range(6):
        ann.press("enter")
        net.pass_ms(300)
        ann.press("a")
        net.pass_ms(3000)
    assert len(sent) > 6
    assert late == []


def test_changed_table_is_told_and_saved_again(tmp_path: Path) -> None:
    net = FriendsNet()
    ann, bob, cora = at_table(net, "Bob", "Cora", keep_in=tmp_path)
    end_turn(net, ann)
    net.pass_ms(8000)
    net.silent.add(0)
    net.pass_ms(62_000)
    bob.keys("shift+f down enter")  # go on without Ann
    net.pass_ms(8000)
    end_turn(net, bob)
    net.pass_ms(8000)
    screen, before = ann.router.screen, len(ann.out.lines)
    net.silent.clear()
    net.pass_ms(30_000)
    heard = Heard.joined(ann._since(before))
    assert "table_changed" in heard.keys
    assert "whose_turn" in heard.keys
    assert isinstance(ann.router.screen, FriendsTable)
    assert ann.router.screen is not screen
    assert ann.autosave._table is table_of(ann)
    assert len(journals(ann, bob, cora)) == 1


def test_keys_faster_than_the_line_are_played_in_order() -> None:
    net = FriendsNet(delay=150)
    ann, bob = at_table(net, "Bob")
    net.pass_ms(3000)
    keys: list[str] = []
    for _ in range(30):
        if "banked" in keys:
            break
        if turn(bob) != 1:
            end_turn(net, ann)
            net.pass_ms(8000)
        bob.press("enter")
        net.pass_ms(1500)
        keys += [*bob.press("a", wait=450).keys, *bob.press("b", wait=450).keys]
        net.pass_ms(3000)
    assert "banked" in keys
    assert "throw_waits" not in keys
    assert len(journals(ann, bob)) == 1
