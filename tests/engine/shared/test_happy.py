"""Two to eight people play a whole game over a network that loses nothing."""

from __future__ import annotations

import pytest

from audiodice.core.model import Action
from audiodice.engine.journal import read
from audiodice.engine.shared.people import HostSetup
from audiodice.engine.table import rebuild
from audiodice.games import load
from tests.support.friends import Network


@pytest.mark.parametrize("game", ["farkle", "fonnjo_foon", "fune", "dice4fun"])
def test_a_whole_game_has_the_same_journal_at_both_seats(game: str) -> None:
    network = Network()
    ann, bob = network.seated(game=game)
    network.play_on()
    assert ann.lines == bob.lines
    assert len(ann.lines) > 20
    again = rebuild(read(ann.lines), load(game))
    assert again.over
    assert ann.shared.table
    assert again.state == ann.shared.table.state


def test_eight_people_play() -> None:
    network = Network(3)
    people = network.seated("A B C D E F G H", "fune")
    network.play_on()
    assert len({tuple(friend.lines) for friend in people}) == 1
    assert sorted(friend.shared.my_seat or 0 for friend in people) == list(range(8))


def test_all_seats_know_who_is_present() -> None:
    network = Network()
    ann, bob = network.seated()
    assert [(p.name, p.seat, p.state) for p in ann.shared.people] == [
        ("Ann", 0, "here"), ("Bob", 1, "here"),
    ]  # fmt: skip
    assert [p.me for p in bob.shared.people] == [False, True]
    assert [p.host for p in bob.shared.people] == [True, False]


def test_act_returns_at_once_while_the_throw_waits_for_others() -> None:
    network = Network()
    ann, bob = network.seated()
    effects = ann.shared.act(Action("roll"), network.now)
    waits = ann.shared.throwing
    network.do(ann, effects)
    network.run(300)
    assert (waits, ann.shared.throwing, effects.news) == (True, False, ())
    assert len(ann.told("stepped")) == len(bob.told("stepped")) == 1


def test_equal_names_are_distinguished_in_lobby_and_game() -> None:
    network = Network(4)
    host = network.add("Bo", HostSetup("farkle", {}, 4))
    network.do(host, host.shared.sit(network.now))
    guest = network.add("bo")
    network.do(guest, guest.shared.sit(network.now))
    network.run(3_000)
    assert [person.name for person in host.shared.people] == ["Bo", "bo 2"]
    assert [news.event.fields["name"] for news in host.told("friend_came")] == ["bo 2"]
    network.do(host, host.shared.begin(network.now))
    network.run(3_000)
    names = [[person.name for person in friend.shared.people] for friend in network.friends]
    assert names == [["Bo", "bo 2"]] * 2
    network.do(guest, guest.shared.say("Hello", network.now))
    network.run(100)
    assert [news.event.fields["name"] for news in host.told("friend_said")] == ["bo 2"]
