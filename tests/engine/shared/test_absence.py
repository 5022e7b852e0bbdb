"""Missing seats: the others do not wait for ever, and a returning seat gets its game back."""

from __future__ import annotations

from typing import Literal

import pytest

from audiodice.core.model import Action, IllegalAction
from audiodice.engine.entries import Move, Ruling
from audiodice.engine.journal import read
from audiodice.engine.shared.people import HostSetup
from audiodice.engine.shared.proof import verify_shared
from tests.support.friends import Friend, Network, by_seat, table_of

ROLL = Action("roll")


def rulings(friend: Friend) -> list[tuple[str, int]]:
    assert friend.shared.table
    entries = friend.shared.table.journal.entries
    return [(entry.what, entry.seat) for entry in entries if isinstance(entry, Ruling)]


def roll(network: Network, friend: Friend) -> None:
    network.do(friend, friend.shared.act(ROLL, network.now))


def test_missing_part_is_skipped_after_thirty_seconds() -> None:
    network, (ann, bob, cem) = table_of("Ann Bob Cem")
    bob.up = False
    roll(network, ann)
    network.run(25_000)
    assert rulings(ann) == []
    assert ann.shared.throwing
    network.run(10_000)
    assert rulings(ann) == rulings(cem) == [("skip", 1)]
    assert [n.event.seat for n in ann.told("ruled_skip")] == [1]
    assert ann.lines == cem.lines
    assert ann.shared.table
    throw = ann.shared.table.journal.entries[1]
    assert isinstance(throw, Move)
    assert throw.proof
    assert [bool(link) for link in throw.proof.links] == [True, False, True]
    assert verify_shared(read(ann.lines)).without == 1


def test_skipped_seat_returns_by_itself() -> None:
    network, (ann, bob, cem) = table_of("Ann Bob Cem")
    bob.up = False
    roll(network, ann)
    network.run(35_000)
    bob.up = True
    network.run(12_000)
    assert rulings(bob) == [("skip", 1), ("back", 1)]
    assert ann.lines == bob.lines == cem.lines
    network.play_on()
    assert ann.lines == bob.lines == cem.lines
    assert verify_shared(read(bob.lines)).fair


def test_thrower_who_withholds_the_last_part_loses_the_turn() -> None:
    network, (ann, bob, cem) = table_of("Ann Bob Cem")
    ann.shared._throwing._look = lambda: None  # type: ignore[method-assign]
    roll(network, ann)
    network.run(28_000)
    assert rulings(bob) == []
    network.run(8_000)
    assert rulings(bob)[:1] == [("lost", 0)]
    assert bob.shared.table
    assert bob.shared.table.turn == 1
    assert (
        bob.shared.table.game.query(bob.shared.table.state, "scores")[0].fields["scores"]
        == (0,) * 3
    )
    assert bob.lines == cem.lines == ann.lines
    found = verify_shared(read(bob.lines))
    assert (found.fair, found.lost) == (True, 1)


def test_quiet_and_gone_seats_are_reported_once_and_a_computer_can_play() -> None:
    network, (ann, bob, cem) = table_of("Ann Bob Cem")
    ann.up = False
    network.run(17_000)
    assert [n.event.fields["name"] for n in bob.told("friend_quiet")] == ["Ann"]
    network.run(40_000)
    assert not bob.told("friend_gone")
    network.run(10_000)
    assert len(bob.told("friend_gone")) == len(cem.told("friend_gone")) == 1
    assert [p.state for p in bob.shared.people] == ["gone", "here", "here"]
    network.do(bob, bob.shared.choose(0, "computer", network.now))
    network.run(5_000)
    assert rulings(bob) == rulings(cem) == [("computer", 0)]
    assert bob.shared.table
    assert bob.shared.table.owner(0) == "computer"
    assert (bob.shared.computer_mine, cem.shared.computer_mine) == (True, False)
    for _ in range(100):
        network.play(bob)
        network.run(200)
        if bob.shared.table.turn:
            break
    assert bob.shared.table.turn == 1
    ann.up = True
    network.run(10_000)
    assert rulings(ann)[-1] == ("back", 0)
    assert ann.shared.table
    assert ann.shared.table.owner(0) == "here"
    network.play_on()
    assert ann.lines == bob.lines == cem.lines


def test_choice_to_wait_delays_the_others() -> None:
    network, (ann, bob, cem) = table_of("Ann Bob Cem")
    ann.up = False
    network.run(65_000)
    network.do(cem, cem.shared.choose(0, "wait", network.now))
    network.do(bob, bob.shared.choose(0, "computer", network.now))
    network.run(20_000)
    assert rulings(bob) == rulings(cem) == []


def test_all_present_can_end_the_game() -> None:
    network, (ann, bob, cem) = table_of("Ann Bob Cem")
    ann.up = False
    network.run(65_000)
    network.do(cem, cem.shared.choose(0, "end", network.now))
    network.run(20_000)
    assert rulings(cem) == []
    assert [n.event.seat for n in bob.told("end_asked")] == [2]
    network.do(bob, bob.shared.choose(0, "end", network.now))
    network.run(5_000)
    assert bob.shared.ended
    assert cem.shared.ended
    assert [n.event.seat for n in bob.told("ruled_end")] == [0]


def test_remaining_player_of_two_continues_with_a_computer() -> None:
    for leaves in (0, 1):
        network, people = table_of("Ann Bob")
        stays = people[1 - leaves]
        network.do(people[leaves], people[leaves].shared.leave(network.now))
        people[leaves].running = False
        network.run(1000)
        assert [n.event.seat for n in stays.told("friend_left")] == [leaves]
        network.do(stays, stays.shared.choose(leaves, "computer", network.now))
        network.play_on()
        assert stays.shared.table
        assert stays.shared.table.over


def test_no_ruling_while_our_line_is_lost() -> None:
    network, (ann, bob, _) = table_of("Ann Bob Cem")
    network.do(bob, bob.shared.line(False, network.now))
    bob.up = False
    assert bob.shared.due is None
    network.run(90_000)
    assert [key for key in ("line_lost", "friend_gone") if bob.told(key)] == ["line_lost"]
    bob.up = True
    network.do(bob, bob.shared.line(True, network.now))
    network.run(3_000)
    assert len(bob.told("line_found")) == 1
    assert [n.event.fields["name"] for n in ann.told("friend_back")] == [bob.name]


def test_killed_program_returns_during_its_throw() -> None:
    network = Network(4, keeping=True)
    ann, bob = network.seated()
    for _ in range(30):
        network.play(ann, "cautious")
        network.play(bob, "cautious")
        network.run(300)
    thrower = next(
        f for f in (ann, bob) if f.shared.table and f.shared.my_seat == f.shared.table.turn
    )
    other = bob if thrower is ann else ann
    assert thrower.shared.table
    while thrower.shared.why_not(ROLL) is not None:
        network.play(thrower, "cautious")
        network.run(300)
        if thrower.shared.table.turn != thrower.shared.my_seat:
            thrower, other = other, thrower
            assert thrower.shared.table
    other.up = False
    roll(network, thrower)
    network.run(500)
    seat = thrower.shared.my_seat
    again = network.restart(thrower)
    waited = again.shared.throwing
    other.up = True
    network.run(5_000)
    assert again.shared.my_seat == seat
    assert (waited, again.shared.throwing) == (True, False)
    assert again.lines == other.lines
    assert not other.told("friend_cheated")
    network.play_on()
    assert again.lines == other.lines


def test_killed_program_accepts_rulings_made_meanwhile() -> None:
    for killed in (0, 1):
        network = Network(4, keeping=True)
        network.seated(target=3_000)
        people = by_seat(network)
        gone, stays = people[killed], people[1 - killed]
        network.run(2_000)
        gone.running = False
        network.run(65_000)
        network.do(stays, stays.shared.choose(killed, "computer", network.now))
        for _ in range(60):
            network.play(stays, "cautious")
            network.run(300)
        assert len(stays.lines) > 5
        again = network.restart(gone)
        network.run(10_000)
        assert not again.told("table_split")
        assert rulings(again)[-1] == ("back", killed)
        network.play_on()
        assert again.lines == stays.lines


def test_returning_seat_waits_a_minute_before_gone() -> None:
    network = Network(4, keeping=True)
    network.seated()
    ann, bob = by_seat(network)
    network.run(2_000)
    again = network.restart(bob)
    ann.up = False
    network.run(1_000)
    assert [p.state for p in again.shared.people] == ["here", "here"]
    network.do(again, again.shared.choose(0, "computer", network.now))
    network.run(20_000)
    assert [p.state for p in again.shared.people] == ["quiet", "here"]
    assert rulings(again) == []
    network.run(45_000)
    assert len(again.told("friend_gone")) == 1
    assert rulings(again) == []  # a choice about a present seat is ignored


def test_game_continues_after_all_programs_were_killed() -> None:
    network = Network(8, keeping=True)
    network.seated("Ann Bob Cem")
    for _ in range(20):
        for friend in network.friends:
            network.play(friend, "cautious")
        network.run(300)
    before = [friend.lines for friend in network.friends]
    for friend in list(network.friends):
        network.restart(friend)
    assert [friend.lines for friend in network.friends] == before
    network.now += 24 * 3600 * 1000.0
    network.run(5_000)
    network.play_on()
    assert len({tuple(friend.lines) for friend in network.friends}) == 1


def test_watcher_sees_everything_and_cannot_act() -> None:
    network, (ann, bob, cem) = table_of("Ann Bob Cem")
    roll(network, ann)
    network.run(1000)
    eve = network.add("Eve")
    network.do(eve, eve.shared.watch(network.now))
    network.run(3000)
    assert eve.lines == ann.lines
    assert eve.shared.my_seat is None
    assert eve.shared.why_not(ROLL) == "you_watch"
    with pytest.raises(IllegalAction):
        eve.shared.act(ROLL, network.now)
    assert [(p.name, p.watching) for p in ann.shared.people][-1] == ("Eve", True)
    assert not eve.shared.table or eve.shared.table.owner(0) == "remote"
    network.play_on()
    assert eve.lines == ann.lines == bob.lines == cem.lines


def test_host_plays_the_computers() -> None:
    network = Network(7)
    host = HostSetup("farkle", {"target": 300}, 2, ("cautious", "bold"), "x", "y")
    ann = network.add("Ann", host)
    bob = network.add("Bob")
    network.run(3000)
    network.do(ann, ann.shared.begin(network.now))
    network.play_on()
    assert ann.lines == bob.lines
    assert ann.shared.table
    assert [seat.policy for seat in ann.shared.table.seats] == [None, None, "cautious", "bold"]
    assert verify_shared(read(bob.lines)).fair


def test_six_hundred_entries_are_caught_up_in_a_few_messages() -> None:
    network = Network(2)
    ann, bob = network.seated(game="farkle", target=10_000)
    assert ann.shared.table
    for _ in range(4000):
        for friend in (ann, bob):
            network.play(friend, "random")
        network.run(10)
        if len(ann.lines) > 600:
            break
    late = network.add("Eve")
    network.do(late, late.shared.watch(network.now))
    network.run(4000)
    assert late.lines == ann.lines
    assert len(late.lines) > 600
    assert [n.event.fields["many"] for n in late.told("caught_up")] == [len(late.lines) - 1]


def test_seats_are_not_reported_quiet_just_after_reconnecting() -> None:
    network, (_ann, bob, cem) = table_of("Ann Bob Cem")
    bob.up = False
    network.do(bob, bob.shared.line(False, network.now))
    network.run(70_000)
    cem.up = False
    bob.up = True
    network.do(bob, bob.shared.line(True, network.now))
    network.run(4_000)
    assert not bob.told("friend_quiet")
    assert not bob.told("friend_gone")
    network.run(4_000)
    assert [n.event.seat for n in bob.told("friend_gone")] == [cem.shared.my_seat]


@pytest.mark.parametrize("what", ["computer", "end"])
def test_choice_of_the_seat_in_turn_is_broadcast(what: Literal["computer", "end"]) -> None:
    """The seat that writes next signs last; the others used to wait for its choice for ever."""
    network, (ann, bob, cem, dan) = table_of("Ann Bob Cem Dan")
    bob.up = False
    network.run(66_000)
    network.do(ann, ann.shared.choose(1, what, network.now))
    network.run(5_000)
    if what == "end":
        assert rulings(ann) == []
        for friend in (cem, dan):
            assert [n.event.seat for n in friend.told("end_asked")] == [0]
            network.do(friend, friend.shared.choose(1, what, network.now))
        network.run(5_000)
    assert rulings(ann) == rulings(cem) == rulings(dan) == [(what, 1)]
