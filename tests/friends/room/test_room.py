"""A room in calm: coming, playing, chat, undo, handing over, closing, lost and back."""

from __future__ import annotations

import pytest

from audiodice.core.model import Action, IllegalAction
from audiodice.friends.room.people import Setup
from tests.support.room import FARKLE, STARTED, Network, Program


def names(program: Program) -> list[str]:
    return [person.name for person in program.room.people]


def play_out(network: Network, seconds: int = 600) -> None:
    """Play until the game is over at all programs."""
    for _ in range(seconds * 2):
        network.run(500)
        here = [one for one in network.programs if one.running and not one.room.gone]
        for program in here:
            network.play(program)
        if not any(program.room.state.playing for program in here):
            return
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", ["fune", "dice4fun", "farkle", "fonnjo_foon"])
def test_whole_game_is_the_same_at_all_programs(game: str) -> None:
    network = Network()
    programs = network.seated("Ann Ben Cem", Setup(game, {}, most=3, computers=("cautious",)))
    play_out(network)
    network.run(3000)
    assert len({tuple(p.heads) for p in programs}) == 1
    assert programs[2].room.table is not None
    assert programs[2].room.table.over
    assert not any(p.told("friend_odd") or p.told("friend_gone") for p in programs)


@pytest.mark.parametrize(
    ("thrower", "needs"),
    [(0, ["roll", "part", "entries"]), (1, ["roll", "part", "part", "entries"])],
)
def test_number_of_messages_of_a_throw(thrower: int, needs: list[str]) -> None:
    network = Network()
    programs = network.seated("Ann Ben", Setup("fune", {}, most=2))
    network.run(5000)
    while (table := programs[0].room.table) and table.turn != thrower:
        network.play(programs[table.turn])
        network.run(5000)
    network.logs = True
    network.move(programs[thrower], Action("roll"))
    network.run(5000)
    assert [kind for kind in network.sent() if kind != "here"] == needs


def test_who_joins_hears_whose_room_it_is_and_who_is_here() -> None:
    network = Network()
    network.host("Ann")
    ben = network.add("Ben")
    network.run(3000)
    assert [n.fields["name"] for n in ben.told("room_entered")] == ["Ann"]
    assert names(ben) == ["Ann", "Ben"]


def test_names_are_told_apart() -> None:
    network = Network()
    network.host("Ann")
    network.add("Ann")
    network.run(5000)
    assert names(network.programs[0]) == ["Ann", "Ann 2"]


def test_guest_is_seated_within_two_seconds() -> None:
    network = Network()
    host = network.host("Ann")
    network.do(host, host.room.do(network.now, host.room.hosting.choose_game, FARKLE))
    network.run(4000)
    ben = network.add("Ben")
    network.run(2000)
    assert [p.seat for p in ben.room.people if p.me] == [1]


def test_next_game_keeps_people_and_their_seats() -> None:
    network = Network()
    programs = network.seated("Ann Ben Cem", Setup("fune", {}, most=3))
    play_out(network)
    ann = programs[0]
    network.do(ann, ann.room.do(network.now, ann.room.hosting.choose_game, FARKLE))
    network.run(5000)
    assert names(programs[2]) == ["Ann", "Ben", "Cem"]
    network.do(ann, ann.room.do(network.now, ann.room.hosting.begin, STARTED))
    network.run(2000)
    assert [p.room.my_seat for p in programs] == [0, 1, 2]
    play_out(network)


def test_who_watches_may_have_a_seat_in_the_next_game() -> None:
    network = Network()
    programs = network.seated("Ann Ben", Setup("farkle", {"target": 100}, most=3))
    cem = network.add("Cem")
    network.run(5000)
    assert cem.room.state.playing
    assert cem.room.my_seat is None
    assert cem.room.moves.why_not(Action("roll")) is not None
    play_out(network)
    network.run(5000)
    network.do(
        programs[0], programs[0].room.do(network.now, programs[0].room.hosting.begin, STARTED)
    )
    network.run(2000)
    assert cem.room.my_seat == 2


def test_host_alone_chooses_locks_and_closes() -> None:
    network = Network()
    network.host("Ann")
    ben = network.add("Ben")
    network.run(3000)
    before = ben.room.state.n
    network.do(ben, ben.room.do(network.now, ben.room.hosting.choose_game, FARKLE))
    network.do(ben, ben.room.do(network.now, ben.room.hosting.lock, on=True))
    network.do(ben, ben.room.do(network.now, ben.room.hosting.close))
    network.run(3000)
    assert len(ben.told("not_the_host")) == 3
    assert ben.room.state.n == before


def test_locked_room_lets_nobody_new_in_but_those_who_were_there() -> None:
    network = Network()
    ann = network.host("Ann")
    ben = network.add("Ben")
    network.run(3000)
    network.do(ann, ann.room.do(network.now, ann.room.hosting.lock, on=True))
    cem = network.add("Cem")
    network.run(8000)
    assert [n.fields["why"] for n in cem.told("room_refused")][:1] == ["locked"]
    assert names(ann) == ["Ann", "Ben"]
    ben = network.restart(ben)
    network.run(8000)
    assert names(ann) == ["Ann", "Ben"]
    assert not ben.told("room_refused")


def test_removed_person_is_gone_and_does_not_come_back() -> None:
    network = Network()
    programs = network.seated("Ann Ben Cem")
    ann, ben = programs[0], programs[1]
    network.do(ann, ann.room.do(network.now, ann.room.hosting.remove, ben.key))
    network.run(3000)
    assert ben.room.gone
    assert [n.fields["me"] for n in ben.told("friend_removed")] == [True]
    assert programs[2].told("friend_removed")
    network.restart(ben)
    network.run(10_000)
    assert "Ben" not in ann.room.state.people.values()
    play_out(network)


@pytest.mark.parametrize("later", [False, True])
def test_who_was_removed_while_away_is_told(later: bool) -> None:
    network = Network()
    ann, ben, cem = network.host("Ann"), network.add("Ben"), network.add("Cem")
    network.run(3000)
    ben.running = False
    ben.news.clear()
    network.run(1000)
    network.do(ann, ann.room.do(network.now, ann.room.hosting.remove, ben.key))
    network.run(1000)
    if later:  # by a checkpoint that does not follow what they have
        ann.running = False
        network.run(61_000)
        network.do(cem, cem.room.do(network.now, cem.room.following.go_on))
        assert cem.room.am_host
    ben = network.restart(ben)
    network.run(20_000)  # the program before counts as here for a while
    assert ben.told("friend_removed")
    assert not ben.told("room_entered")
    assert ben.room.gone


def test_handed_over_room_goes_on_without_its_first_host() -> None:
    network = Network()
    ann, ben, cem = network.seated("Ann Ben Cem")
    network.do(ann, ann.room.do(network.now, ann.room.hosting.hand_over, ben.key))
    network.run(2000)
    assert ben.room.am_host
    assert cem.told("host_changed")
    network.do(ann, ann.room.do(network.now, ann.room.leave))
    network.run(5000)
    assert cem.told("ruled_computer")
    play_out(network)


def test_closed_room_is_told_as_closed() -> None:
    network = Network()
    ann, ben = network.seated("Ann Ben")
    network.do(ann, ann.room.do(network.now, ann.room.hosting.close))
    network.run(2000)
    assert [n.fields["name"] for n in ben.told("room_closed")] == ["Ann"]
    assert ben.room.gone
    assert not ben.told("host_lost")


def test_host_opens_a_closed_room_anew() -> None:
    network = Network()
    ann = network.host("Ann")
    network.do(ann, ann.room.do(network.now, ann.room.hosting.close))
    again = network.restart(ann)
    network.do(again, again.room.do(network.now, again.room.open))
    ben = network.add("Ben")
    network.run(5000)
    assert names(ben) == ["Ann", "Ben"]


def test_lost_host_is_told_after_a_minute_and_another_goes_on() -> None:
    network = Network()
    ann, ben, cem = network.seated("Ann Ben Cem")
    ann.running = False
    network.run(50_000)
    assert not ben.told("host_lost")
    network.run(15_000)
    lost = ben.told("host_lost")[0].fields
    assert (lost["name"], lost["here"], lost["of"]) == ("Ann", 2, 3)
    network.do(ben, ben.room.do(network.now, ben.room.following.go_on))
    network.run(5000)
    assert cem.told("host_went_on")
    assert cem.room.state.name_of(cem.room.state.host) == "Ben"
    play_out(network)


def test_host_who_comes_back_has_the_seat_again() -> None:
    network = Network()
    ann, ben, _cem = network.seated("Ann Ben Cem", Setup("farkle", {"target": 5000}, most=3))
    ann.running = False
    network.run(70_000)
    network.do(ben, ben.room.do(network.now, ben.room.following.go_on))
    network.run(5000)
    again = network.restart(ann)
    network.run(20_000)
    assert not again.room.am_host
    assert again.room.state.playing is not None
    assert 0 in again.room.state.playing.live
    play_out(network)


def test_host_who_only_restarts_goes_on_at_once() -> None:
    network = Network()
    ann, ben = network.seated("Ann Ben")
    network.restart(ann)
    network.run(3000)
    play_out(network)
    assert not ben.told("host_lost")


def test_player_who_is_gone_is_asked_about_and_comes_back() -> None:
    network = Network()
    ann, ben, cem = network.seated("Ann Ben Cem", Setup("farkle", {"target": 5000}, most=3))
    ben.running = False
    network.run(61_000)
    gone = ann.told("friend_gone")
    assert [n.fields["name"] for n in gone] == ["Ben"]
    assert not cem.told("friend_gone")  # the host alone is asked
    network.do(ann, ann.room.do(network.now, ann.room.hosting.choose, 1, "computer"))
    network.run(2000)
    assert cem.told("ruled_computer")
    network.restart(ben)
    network.run(20_000)
    assert cem.told("ruled_back")
    play_out(network)


def test_host_may_end_the_game() -> None:
    network = Network()
    ann, ben, _cem = network.seated("Ann Ben Cem")
    ben.running = False
    network.run(61_000)
    network.do(ann, ann.room.do(network.now, ann.room.hosting.choose, 1, "end"))
    network.run(2000)
    assert not any(p.room.state.playing for p in network.programs if p.running)


def test_thrower_who_does_not_show_loses_the_turn() -> None:
    network = Network()
    ann, ben = network.seated("Ann Ben")
    while ben.room.table and ben.room.table.turn != 1:
        network.run(500)
        network.play(ann)
    network.run(2000)
    network.move(ben, Action("roll"))
    ben.up = False  # the host's link comes no more
    network.run(70_000)
    assert [n.seat for n in ann.told("ruled_lost")] == [1]
    assert [n.seat for n in ann.told("ruled_computer")] == [1]


def test_missing_link_of_another_is_skipped_for_one_throw() -> None:
    network = Network()
    ann, _ben, cem = network.seated("Ann Ben Cem")
    cem.up = False
    network.move(ann, Action("roll"))
    network.run(20_000)
    assert ann.room.missing == ("Cem",)
    assert not ann.told("stepped")
    network.run(15_000)
    assert [n.seat for n in ann.told("ruled_skip")] == [2]
    assert ann.told("stepped")
    cem.up = True
    network.run(10_000)
    assert ann.room.state.playing is not None
    assert 2 in ann.room.state.playing.parts


def test_undo_needs_everybodys_consent() -> None:
    network = Network()
    ann, ben, cem = network.seated("Ann Ben Cem", Setup("fune", {}, most=3))
    network.move(ann, Action("roll"))
    network.run(2000)
    network.move(ann, Action("keep", (0,)))
    network.run(1000)
    steps = ann.room.table.steps if ann.room.table else 0
    network.do(ann, ann.room.do(network.now, ann.room.consent.ask))
    network.run(1000)
    assert ben.told("undo_asked")
    network.do(ben, ben.room.do(network.now, ben.room.consent.answer, yes=True))
    network.run(1000)
    assert not ann.told("undone")
    network.do(cem, cem.room.do(network.now, cem.room.consent.answer, yes=True))
    network.run(1000)
    assert cem.told("undone")
    assert ben.room.table is not None
    assert ben.room.table.steps == steps - 1


def test_undo_is_refused_by_one() -> None:
    network = Network()
    ann, ben, _cem = network.seated("Ann Ben Cem", Setup("fune", {}, most=3))
    network.move(ann, Action("roll"))
    network.run(2000)
    network.move(ann, Action("keep", (0,)))
    network.run(1000)
    network.do(ann, ann.room.do(network.now, ann.room.consent.ask))
    network.run(1000)
    network.do(ben, ben.room.do(network.now, ben.room.consent.answer, yes=False))
    network.run(1000)
    assert [n.seat for n in ann.told("undo_refused")] == [1]


def test_chat_of_an_outage_is_heard_after_it() -> None:
    network = Network()
    ann, ben = network.seated("Ann Ben")
    ann.up = ben.up = False
    network.do(ann, ann.room.do(network.now, ann.room.chat.say, "Hello?"))
    network.run(30_000)
    ann.up = ben.up = True
    network.run(10_000)
    assert [n.fields["text"] for n in ben.told("friend_said")] == ["Hello?"]
    network.run(10_000)
    assert len(ben.told("friend_said")) == 1


def test_action_out_of_turn_is_refused_with_the_reason() -> None:
    network = Network()
    _ann, ben = network.seated("Ann Ben")
    reason = ben.room.moves.why_not(Action("roll"))
    assert reason == "not_your_turn"
    with pytest.raises(IllegalAction):
        ben.room.do(network.now, ben.room.moves.act, Action("roll"))


def test_host_at_a_killed_throw_writes_it_after_its_start() -> None:
    network = Network()
    ann, ben = network.seated("Ann Ben")
    while ben.room.table and ben.room.table.turn != 1:
        network.run(500)
        network.play(ann)
    network.run(2000)
    network.move(ben, Action("roll"))
    network.run(15)  # the links are under way
    network.restart(ann)
    network.run(10_000)
    assert ben.told("stepped")
    assert not ben.told("ruled_lost")
    play_out(network)


def test_late_watcher_follows_a_long_game_at_once() -> None:
    network = Network()
    network.seated("Ann Ben", Setup("fune", {}, most=2))
    for _ in range(100):
        network.run(500)
        for program in network.programs:
            network.play(program)
    cem = network.add("Cem")
    network.run(2500)
    assert cem.room.table is not None
    assert cem.heads == network.programs[0].heads


def test_nobody_there_is_told_after_ten_seconds() -> None:
    network = Network()
    ben = network.add("Ben")
    network.run(9_000)
    assert not ben.told("room_silent")
    network.run(2_000)
    assert ben.told("room_silent")
    network.run(60_000)
    assert len(ben.told("room_silent")) == 1


def test_host_who_left_our_generation_for_a_smaller_one_is_followed() -> None:
    network = Network()
    people = network.seated("Ann Ben Cem Dan Eve", Setup("farkle", {"target": 5000}, most=5))
    ann = people[0]
    opener, *others, heir = sorted(people[1:], key=lambda program: program.key)
    for program in (opener, *others):
        program.up = False
    network.do(ann, ann.room.do(network.now, ann.room.hosting.hand_over, heir.key))
    network.run(3000)
    assert heir.room.am_host
    ann.up = heir.up = False
    for program in (opener, *others):
        program.up = True
    network.run(65_000)
    network.do(opener, opener.room.do(network.now, opener.room.following.go_on))
    network.run(10_000)
    assert opener.room.state.generation < heir.room.state.generation
    heir.up = True
    network.run(40_000)
    network.do(heir, heir.room.do(network.now, heir.room.following.join_other))
    network.run(20_000)
    assert heir.room.state.host == opener.key
    ann.up = True
    network.run(40_000)
    assert {program.room.state.head for program in network.programs} == {opener.room.state.head}
