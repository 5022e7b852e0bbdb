"""A game with friends on the disks of its people: the files are the same, byte for byte."""

from __future__ import annotations

from datetime import timedelta

from tests.support.keeping import Memory
from tests.support.room import Network


def test_the_kept_files_are_the_same_at_every_seat_though_clocks_differ() -> None:
    network = Network(5)
    people = network.seated("Ann Bob Cem")
    disks = [Memory() for _ in people]
    for number, (friend, disk) in enumerate(zip(people, disks, strict=True)):
        disk.time.day += timedelta(days=number)
        assert friend.room.table
        disk.store.begin(friend.room.table)
    for step in range(200):
        for friend, disk in zip(people, disks, strict=True):
            disk.time.now += 1.7 * step
            network.play(friend)
        network.run(900)
    files = [next(iter(_journals(disk).values())) for disk in disks]
    assert len(files[0].splitlines()) > 20
    assert files[0] == files[1] == files[2]
    assert any(b'"after"' in line for line in files[0].splitlines())


def _journals(disk: Memory) -> dict[str, bytes]:
    found = disk.store.kept()
    return {one.name: disk.files.read(one.path, 10**7) for one in found}


def test_a_kept_game_with_friends_is_listed_and_opens_where_it_was() -> None:
    network = Network(5)
    ann, bob = network.seated("Ann Bob")
    disk = Memory()
    assert ann.room.table
    disk.store.begin(ann.room.table)
    for _ in range(20):
        network.play(ann)
        network.play(bob)
        network.run(300)
    disk.store.leave()
    kept = disk.store.kept()[0]
    assert (kept.problem, kept.game, len(kept.seats)) == (None, "farkle", 2)
    table = disk.store.open(kept)
    assert table.journal.header.shared
    assert table.state == ann.room.table.state
