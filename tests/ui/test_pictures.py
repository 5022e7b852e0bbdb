"""What the picture of each screen holds: its values, not its words."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice.core.picture import MOST_ITEMS, Box, Picture, Touch
from audiodice.engine.journal import read_file
from audiodice.engine.setup import GameSetup
from audiodice.ui.labels import MOST_KEPT, Labels
from audiodice.ui.menu import Item, Menu
from audiodice.ui.pictures import NO, Pictures
from audiodice.ui.replay import replay
from audiodice.ui.screen import push
from tests.friends.screens.evening import at_table, end_turn, go_to, in_room
from tests.friends.screens.test_watching import watched
from tests.support.friends_net import FriendsNet
from tests.support.headless import Player
from tests.support.learner import Learner

FIXTURES = Path(__file__).parents[1] / "fixtures" / "journals"
TO_CRISIS = "enter a enter a enter a enter a enter a enter a"


def shown(player: Player) -> Picture:
    return Pictures(player.context).of(player.router.screen, str(player.heard[-1]))


def playing(game: str, script: str, **how: object) -> Picture:
    """The picture after these keys at a table."""
    player = Player(GameSetup(game), **how)  # type: ignore[arg-type]
    player.keys(script)
    return shown(player)


def ids(picture: Picture) -> list[str]:
    return [choice.id for choice in picture.choices]


def can(picture: Picture) -> set[str]:
    return {choice.id for choice in picture.choices if choice.can}


def main(picture: Picture) -> list[str]:
    return [choice.id for choice in picture.choices if choice.main]


def states(picture: Picture) -> list[tuple[int, int, str]]:
    return [(die.place, die.face, die.state) for die in picture.dice]


def box(picture: Picture, name: str) -> Box:
    return next(one for one in picture.sheet if one.id == name)


# -------------------------------------------------------------------- alone


def test_a_table_before_the_first_throw() -> None:
    picture = playing("farkle", "")
    assert picture.form == "table"
    assert picture.at_table
    assert picture.title
    assert picture.turn
    assert not any((picture.dice, picture.trays, picture.sheet))
    assert picture.stake == ""
    you, other = picture.seats
    assert (you.score, you.you, you.in_turn, other.you, other.in_turn) == (
        0,
        True,
        True,
        False,
        False,
    )
    assert you.missing == other.missing > 0
    assert main(picture) == ["roll"]
    assert {"roll", "hint", "scores", "back"} <= can(picture)
    assert not {"commit", "undo"} & can(picture)


def test_dice_are_kept_apart_and_at_stake() -> None:
    player = Player(GameSetup("farkle"), dice=[(1, 2, 2, 3, 6, 5), (2, 2, 3, 1)])
    player.keys("enter right")
    rolled = shown(player)
    assert states(rolled) == [
        (place, face, "rolled") for place, face in enumerate((1, 2, 2, 3, 6, 5), start=1)
    ]
    assert [die.may for die in rolled.dice] == [True, False, False, False, False, True]
    assert [die.place for die in rolled.dice if die.focus] == [1]
    player.press("a")
    kept = shown(player)
    assert [die.state == "kept" for die in kept.dice] == [True, False, False, False, False, True]
    assert {"roll", "undo"} <= can(kept)
    assert "commit" in set(ids(kept)) - can(kept), "too little to begin with"
    player.press("enter")
    later = shown(player)
    assert [(tray.kind, [die.face for die in tray.dice]) for tray in later.trays] == [
        ("apart", [1, 5])
    ]
    assert [die.face for die in later.dice] == [2, 2, 3, 1]
    assert later.trays[0].note == "15"
    assert later.stake


def test_a_sheet_holds_points_and_what_the_dice_bring() -> None:
    player = Player(GameSetup("fune", opponents=()), dice=[(6, 6, 6, 2, 1)])
    player.press("enter")
    before = shown(player)
    assert (box(before, "sixes").points, box(before, "sixes").now) == (None, 18)
    assert box(before, "fune").now == 0
    assert sum(one.best for one in before.sheet) == 1
    assert [one.kind for one in before.sheet].count("total") == 1
    player.router.touch(Touch("box", "sixes"))
    named = shown(player)
    assert [one.id for one in named.sheet if one.focus] == ["sixes"]
    assert box(named, "sixes").label != box(before, "sixes").label, "what a touch now does"
    player.clock.now += 1000
    player.router.touch(Touch("box", "sixes"))
    after = shown(player)
    assert (box(after, "sixes").points, box(after, "sixes").now) == (18, None)
    assert after.seats[0].score == box(after, "total").points == 18


def test_groups_of_a_crisis_can_be_picked() -> None:
    player = Player(GameSetup("fonnjo_foon"), seed=41)
    player.keys(TO_CRISIS)
    crisis = shown(player)
    kinds = {tray.kind for tray in crisis.trays}
    assert kinds == {"fonnjo", "reserve", "dungeon"}
    assert crisis.dice == ()
    assert {die.family for tray in crisis.trays for die in tray.dice} == {1, 2, 3, 4}
    assert all(bool(tray.pick) is (tray.kind == "reserve") for tray in crisis.trays)
    assert main(crisis) == []
    first = next(tray for tray in crisis.trays if tray.pick)
    player.router.touch(Touch("tray", first.pick))
    picked = [tray.name for tray in shown(player).trays if tray.picked]
    assert picked == [first.name]


def test_two_people_and_two_computers_have_seats() -> None:
    setup = GameSetup("farkle", people=("Ann", "Bo"), opponents=("cautious", "steady"))
    seats = shown(Player(setup)).seats
    assert [seat.name for seat in seats[:2]] == ["Ann", "Bo"]
    assert len(seats) == 4
    assert [seat.in_turn for seat in seats] == [True, False, False, False]
    assert len({seat.label for seat in seats}) == 4


def test_the_other_player_can_be_hurried() -> None:
    player = Player(GameSetup("farkle"), dice=[(1, 1, 1, 3, 4, 6)], pace="normal")
    player.keys("enter a b")
    picture = shown(player)
    assert [seat.in_turn for seat in picture.seats] == [False, True]
    assert main(picture) == ["toggle"]
    assert "roll" not in ids(picture)


def test_after_the_end_a_new_game_is_the_main_choice() -> None:
    player = Player(GameSetup("farkle", options={"target": 100}, opponents=()), seed=3)
    for _ in range(60):
        player.keys("enter a b b")
        if shown(player).over:
            break
    picture = shown(player)
    assert picture.over
    assert main(picture) == ["roll"]
    assert not any(seat.in_turn for seat in picture.seats)
    assert picture.seats[0].missing == 0


# -------------------------------------------------------------------- questions


def test_a_question_leaves_two_choices_and_no_closes_it() -> None:
    player = Player(GameSetup("fune"), dice=[(6, 6, 6, 2, 1)])
    player.keys("enter end")
    before = shown(player)
    zero = next(one for one in before.sheet if one.now == 0 and one.kind == "lower")
    player.router.touch(Touch("box", zero.id))
    player.clock.now += 1000
    player.router.touch(Touch("box", zero.id))
    asked = shown(player)
    assert ids(asked) == ["commit", NO]
    assert main(asked) == ["commit"]
    assert all(choice.can for choice in asked.choices)
    player.clock.now += 1000
    player.router.touch(Touch("choice", NO))
    assert "roll" in ids(shown(player))
    assert box(shown(player), zero.id).points is None


def test_a_touch_on_what_cannot_be_done_says_why_as_its_key_does() -> None:
    player = Player(GameSetup("farkle"), dice=[(1, 2, 2, 3, 6, 5)])
    player.press("enter")
    for id_, key in (("commit", "b"), ("roll", "enter"), ("undo", "backspace")):
        assert id_ not in can(shown(player))
        by_key = player.press(key).keys
        assert touched(player, Touch("choice", id_)) == by_key != []


def test_a_touch_on_what_is_no_longer_there_is_answered() -> None:
    player = Player(GameSetup("farkle"), dice=[(1, 2, 2, 3, 6, 5)])
    player.press("enter")
    assert touched(player, Touch("die", 7)) == ["no_such_die"]
    for touch in (
        Touch("box", "sixes"), Touch("item", 3), Touch("choice", "no"), Touch("tray", "nothing"),
    ):  # fmt: skip
        assert touched(player, touch) == ["no_such_action"]
    menu = Player(None)
    for touch in (Touch("die", 1), Touch("item", 99), Touch("choice", "back"), Touch("box", "")):
        assert touched(menu, touch)


def touched(player: Player, touch: Touch) -> list[str]:
    """The events that a touch has said."""
    player.clock.now += 1000
    before = len(player.heard)
    player.router.touch(touch)
    return [key for one in player.heard[before:] for key in one.keys]


# -------------------------------------------------------------------- lists and texts


def test_a_menu_shows_its_entries_and_where_the_player_is() -> None:
    player = Player(None)
    player.press("down")
    picture = shown(player)
    assert picture.form == "list"
    assert [item.index for item in picture.items] == list(range(picture.count))
    assert [item.index for item in picture.items if item.here] == [1]
    assert main(picture) == ["select"]
    assert "back" not in ids(picture), "nothing lies below the main menu"
    assert picture.caption == player.heard[-1]
    parts = [part for item in picture.items for part in item.label.split(". ")]
    assert all(part[0] == part[0].upper() for part in parts)


def test_a_long_list_shows_the_part_around_the_player() -> None:
    player = Player(None)
    entries = [Item(lambda n=n: f"Entry {n}") for n in range(500)]  # type: ignore[misc]
    player.router.carry_out(push(Menu(player.context, "Long", lambda: entries)))
    for key, first in (("home", 0), ("end", 500 - MOST_ITEMS)):
        player.press(key)
        picture = shown(player)
        assert picture.count == 500
        assert [item.index for item in picture.items] == list(range(first, first + MOST_ITEMS))
    player.router.screen.place = 250  # type: ignore[attr-defined]
    items = shown(player).items
    assert items[MOST_ITEMS // 2].here
    assert items[MOST_ITEMS // 2].index == 250


def test_rules_are_read() -> None:
    player = Player(None)
    go_to(player, "menu-rules")
    player.press("enter")
    picture = shown(player)
    assert picture.form == "reading"
    assert picture.count > 10
    assert not picture.at_table


def test_a_text_that_is_typed_has_a_cursor() -> None:
    player = Player(GameSetup("farkle"))
    player.keys("? / a b left")
    picture = shown(player)
    assert picture.form == "text"
    assert picture.field is not None
    assert (picture.field.text, picture.field.cursor) == ("ab", 1)
    assert picture.field.label
    assert ids(picture) == ["select", "back"]
    assert picture.items == ()


def test_a_rooms_code_is_typed() -> None:
    player = FriendsNet().player("Ann")
    go_to(player, "menu-friends")
    go_to(player, "friends-join")
    player.keys("4 2")
    field = shown(player).field
    assert field is not None
    assert (field.text, field.cursor) == ("42", 2)


def test_settings_can_be_changed_by_less_and_more() -> None:
    player = Player(None)
    go_to(player, "menu-settings")
    player.press("enter")
    assert {"list_left", "list_right", "back"} <= can(shown(player))


# -------------------------------------------------------------------- lessons and replays


@pytest.mark.parametrize("game", ["farkle", "fune", "dice4fun", "fonnjo_foon"])
def test_a_lesson_puts_first_what_it_waits_for(game: str) -> None:
    learner = Learner().begin(game)
    seen = set()
    while step := learner.step:
        picture = shown(learner)
        if step.press.startswith("digit_"):
            assert any(die.may for die in picture.dice), step
        else:
            assert picture.choices[0].id == (step.press or "toggle")
            assert main(picture) == [picture.choices[0].id]
        seen.add(step.press)
        learner.do_step()
    assert "roll" in seen
    assert main(shown(learner)) == ["roll"]


def test_a_replay_shows_each_step_as_it_was() -> None:
    player = Player()
    journal = read_file((FIXTURES / "farkle.2.journal").read_bytes()).journal
    player.router.carry_out(replay(player.context, player.launcher, journal))
    found = [shown(player)]
    for _ in range(12):
        player.press("right")
        found.append(shown(player))
    assert {one.form for one in found} == {"table"}
    assert {"select", "list_right", "list_next", "list_left", "first", "back"} <= can(found[-1])
    assert len({choice.label for choice in found[-1].choices}) == len(found[-1].choices)
    assert not {"roll", "commit"} & set(ids(found[-1]))
    rolls = [states(one) for one in found if one.dice]
    assert len({str(one) for one in rolls}) > 3
    assert not any(die.may or die.focus for one in found for die in one.dice)
    player.keys("left " * 5)
    assert without_words(shown(player)) == without_words(found[-6])


def without_words(picture: Picture) -> tuple[object, ...]:
    return picture.dice, picture.seats, picture.trays, picture.turn


# -------------------------------------------------------------------- friends


def test_a_room_is_a_list() -> None:
    picture = shown(in_room(FriendsNet(), "Bob")[0])
    assert picture.form == "list"
    assert picture.count == len(picture.items) > 4
    assert {"select", "back"} <= can(picture)


def test_friends_have_seats_and_talk_and_cannot_be_hurried() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob", setup=GameSetup("farkle"))
    hers, his = shown(ann), shown(bob)
    assert [seat.you for seat in hers.seats] == [True, False]
    assert hers.seats[1].name == "Bob"
    assert [seat.you for seat in his.seats] == [False, True]
    assert his.seats[0].name == "Ann"
    assert [seat.in_turn for seat in his.seats] == [True, False]
    assert {"phrases", "say", "scores", "back"} <= can(his)
    assert not {"toggle", "roll"} & set(ids(his))
    assert main(hers) == ["roll"]


def test_dice_roll_until_all_have_thrown_them() -> None:
    net = FriendsNet(delay=50.0)
    ann, _ = at_table(net, "Bob", setup=GameSetup("farkle"))
    ann.press("enter")
    assert [(die.face, die.state) for die in shown(ann).dice] == [(0, "rolling")] * 6
    net.pass_ms(3000)
    assert all(die.face and die.state == "rolled" for die in shown(ann).dice)


def test_who_is_gone_is_marked() -> None:
    net = FriendsNet()
    ann, _ = at_table(net, "Bob")
    assert [seat.present for seat in shown(ann).seats] == [True, True]
    there = shown(ann).seats[1].label
    net.silent.add(1)
    net.pass_ms(62_000)
    assert [seat.present for seat in shown(ann).seats] == [True, False]
    assert shown(ann).seats[1].label != there


def test_who_watches_sees_the_dice_and_takes_no_part() -> None:
    net = FriendsNet()
    ann, _, cora = watched(net)
    ann.keys("enter")
    net.pass_ms(4000)
    picture = shown(cora)
    assert picture.form == "table"
    assert [die.face for die in picture.dice] == [die.face for die in shown(ann).dice]
    assert not any(seat.you for seat in picture.seats)
    assert not any(die.may for die in picture.dice)
    assert not {"roll", "commit", "toggle"} & set(ids(picture))
    end_turn(net, ann)
    net.pass_ms(8000)
    assert [seat.in_turn for seat in shown(cora).seats] == [False, True]


def test_a_die_says_its_place_and_face() -> None:
    labels = [die.label for die in playing("farkle", "enter", dice=[(1, 2, 3, 4, 5, 6)]).dice]
    assert len(set(labels)) == 6


def test_labels_of_a_long_game_are_not_all_kept() -> None:
    context = Player(GameSetup("farkle")).context
    labels = Labels(context.words, context.keymap)
    for points in range(5_000):
        assert labels.text("label-stake", points=points)
    assert len(labels._made) <= MOST_KEPT
