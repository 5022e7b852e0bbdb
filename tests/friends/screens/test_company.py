"""Work of a program for the others at a shared table, on any screen."""

from __future__ import annotations

from pathlib import Path

from audiodice.storage.kept_seats import KeptSeatsFolder
from audiodice.ui.friends.friends_table import FriendsTable

from audiodice.storage.locks import NoLock
from tests.support.friends_net import FriendsNet
from tests.ui.friends.evening import (
    at_table,
    company_of,
    during,
    end_turn,
    hosting,
    joining,
    journals,
    line_of,
    table_of,
    to_friends,
    turn,
)


def test_host_program_plays_for_the_computer() -> None:
    net = FriendsNet()
    ann = net.player("Ann")
    to_friends(ann)
    ann.press("enter")
    ann.keys("down down down down down right home enter")
    net.pass_ms(500)
    bob = joining(net, "Bob")
    ann.keys("home enter")
    net.pass_ms(2000)
    for person in (ann, bob):
        net.pass_ms(3000)
        end_turn(net, person)
        net.pass_ms(0)
    acts = [company_of(one).shared.computer_mine for one in (ann, bob)]
    assert (turn(ann), acts) == (2, [True, False])
    before = len(table_of(bob).journal.entries)
    heard = during(net, bob, 60_000)
    assert turn(bob) == 0
    assert len(table_of(bob).journal.entries) > before + 1
    assert "banked" in heard.keys
    assert len(journals(ann, bob)) == 1


def test_seat_is_saved_before_messages_are_sent(tmp_path: Path) -> None:
    net = FriendsNet()
    seats = KeptSeatsFolder(tmp_path, locking=NoLock)
    ann = hosting(net, kept_seats=seats)
    joining(net, "Bob")
    ann.keys("home enter")
    net.pass_ms(2000)
    company, line = company_of(ann), line_of(ann)
    late: list[object] = []
    sent: list[bytes] = []
    send = line.send

    def watched(*messages: bytes) -> None:
        there = seats.of(company.shared.secret.topic) or b""
        if not there.endswith(company.shared.keep()):
            late.append(company.shared.mark)
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


def test_rewound_table_is_told_and_saved_again(tmp_path: Path) -> None:
    net = FriendsNet()
    seats = KeptSeatsFolder(tmp_path / "friends", locking=NoLock)
    ann, bob = at_table(net, "Bob", keep_in=tmp_path, kept_seats=seats)
    end_turn(net, ann)
    net.pass_ms(5000)
    shared, screen = company_of(ann).shared, ann.router.screen
    net.silent.add(1)
    replica = shared._desk.replica
    assert replica is not None
    shared._desk.replica = replica.rewound(replica.n - 1)
    before = len(ann.cued)
    heard = during(net, ann, 100)
    assert heard.keys[0] == "table_rewound"
    assert heard.keys[1] == "whose_turn"
    assert "resumed" not in heard.keys, "nobody comes back: it is the middle of a turn"
    assert ann.cued[before:] == ["undo"]
    assert isinstance(ann.router.screen, FriendsTable)
    assert ann.router.screen is not screen
    assert ann.autosave._table is shared.table
    net.silent.clear()
    net.pass_ms(10_000)
    assert len(journals(ann, bob)) == 1
    game = ann.autosave._journals._game
    assert game is not None
    if written := ann.autosave.pending:
        written.wait(10_000)
    saved = ann.autosave._journals.find(game.name)
    assert saved is not None
    assert shared.table is not None
    assert ann.autosave._journals.read(saved).entries == shared.table.journal.entries
