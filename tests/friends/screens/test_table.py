"""A shared game as it is heard: turns, throws over the line, people, chat, undo, leaving."""

from __future__ import annotations

from audiodice.core.model import Event
from audiodice.engine.setup import GameSetup
from tests.friends.screens.evening import (
    at_table,
    begin,
    during,
    end_turn,
    go_to,
    hosting,
    in_room,
    joining,
    journals,
    line_of,
    turn,
)
from tests.support.friends_net import FriendsNet
from tests.support.headless import Player
from tests.support.said import Heard, said

# ---------------------------------------------------------------------- turns and throws


def test_throw_needs_no_key_of_the_others() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    ann.press("enter")
    assert during(net, ann, 300) == said("rolled", ...)
    assert "pour_6" in ann.cued
    assert "shake_6" in ann.cued, "dice that are there at once sound as at any table"
    assert len(journals(ann, bob)) == 1


def test_late_dice_are_shaken_until_they_come() -> None:
    net = FriendsNet(delay=400)
    ann, _ = at_table(net, "Bob")
    net.pass_ms(5000)
    first = len(ann.cued)
    assert ann.press("enter") == ""
    heard = during(net, ann, 3000)
    assert heard == said("rolled", ...)
    cues = ann.cued[first:]
    assert cues.count("stroke_6") >= 4
    assert "shake_6" not in cues
    assert cues.index("pour_6") > cues.index("stroke_6")


def test_keys_are_answered_while_dice_are_late() -> None:
    net = FriendsNet(delay=400)
    ann, _ = at_table(net, "Bob")
    net.pass_ms(5000)
    ann.press("enter")
    assert ann.press("s", wait=50) == said("lead", "scores")
    assert ann.press("enter", wait=50) == said("dice_coming")
    assert ann.press("a", wait=50) == said("dice_coming")
    assert during(net, ann, 3000) == said("rolled", ...)


def test_player_hears_who_delays_the_dice() -> None:
    net = FriendsNet()
    ann, _bob, _cora = at_table(net, "Bob", "Cora")
    net.silent.add(1)
    ann.press("enter")
    assert during(net, ann, 4000) == said("dice_wait", names=("Bob",))
    net.silent.clear()
    assert "rolled" in during(net, ann, 2000).keys


def test_friends_turn_is_told_like_a_computers() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    first = len(bob.heard)
    end_turn(net, ann)
    net.pass_ms(6000)
    told = [key for heard in bob.heard[first:] for key in heard.keys]
    assert told[-1] == "turn"
    assert told.count("turn") == 1
    assert bob.heard[-1].events[-1].seat == 1
    assert bob.press("m").keys[-1] == "turn"
    assert ann.press("enter") == said("whose_turn", seat=1)


def test_points_of_anothers_turn_name_no_key() -> None:
    net = FriendsNet()
    _ann, bob = at_table(net, "Bob")
    assert bob.press("c") == said("whose_turn", "points", open=False, bank=0, enough=True)


def test_who_has_played_with_friends_is_no_newcomer() -> None:
    net = FriendsNet()
    ann, bob = in_room(net, "Bob")
    assert ann.context.last_setups.fresh
    begin(net, ann)
    for player in (ann, bob):
        setups = player.context.last_setups
        assert not setups.fresh
        assert setups.setups()[0] == GameSetup("farkle")


def test_space_hurries_the_telling() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    bob.context.settings.pace = "slow"
    net.pass_ms(5000)
    end_turn(net, ann, wait=10)
    assert "turn" not in during(net, bob, 500).keys, "it is told at the set pace"
    assert bob.press("space", wait=0).keys[-1] == "turn"
    assert bob.press("t") == said("whose_turn", seat=1)


def test_three_play_and_have_one_journal() -> None:
    net = FriendsNet()
    people = at_table(net, "Bob", "Cora")
    for number in range(9):
        net.pass_ms(3000)
        end_turn(net, people[number % 3])
    net.pass_ms(3000)
    assert len(journals(*people)) == 1


# ---------------------------------------------------------------------- people


def test_one_key_says_who_sits_where() -> None:
    net = FriendsNet()
    _, bob = at_table(net, "Bob")
    told = (("Ann", 1, "here"), ("Bob", 2, "me"))
    assert bob.press("f") == said("friends_here", friends=told, alone=False)


def test_friend_who_is_lost_and_returns_has_cue_and_place() -> None:
    net = FriendsNet()
    ann, _ = at_table(net, "Bob")
    net.silent.add(1)
    first = len(ann.out.lines)
    assert "friend_gone" in during(net, ann, 62_000).keys
    cue = next(one for one in ann.out.lines[first:] if one.get("name") == "friend_left")
    assert cue["pan"] == 0.5
    ann.keys("shift+f down enter")  # a computer plays
    net.pass_ms(2000)
    net.silent.clear()
    assert "ruled_back" in during(net, ann, 15_000).keys
    assert ann.cued[-1] == "friend_back"


def test_lost_line_and_return_are_told() -> None:
    net = FriendsNet()
    ann, _ = at_table(net, "Bob")
    line = line_of(ann)
    line.cut()
    assert "line_lost" in during(net, ann, 100).keys
    line.mend()
    assert "line_found" in during(net, ann, 100).keys


def test_answers_say_first_that_the_line_is_lost() -> None:
    net = FriendsNet()
    ann, _ = at_table(net, "Bob")
    line = line_of(ann)
    line.cut()
    net.pass_ms(100)
    assert ann.press("t") == said("line_still_lost", "whose_turn")
    assert ann.press("f") == said("line_still_lost", "friends_here")
    assert ann.press("tab").keys[:2] == ["line_still_lost", "whose_turn"]
    line.mend()
    net.pass_ms(100)
    assert [ann.press(key).keys[0] for key in ("t", "f", "tab")] == [
        "whose_turn",
        "friends_here",
        "whose_turn",
    ]


def test_chat_waits_while_the_line_is_lost() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    line = line_of(ann)
    line.cut()
    net.pass_ms(100)
    ann.press("e")
    assert ann.press("1") == said("you_said", "said_later", ...)
    assert say(ann, "hello") == said("you_said", "said_later", ...)
    net.pass_ms(20_000)
    line.mend()
    keys = during(net, bob, 2000).keys
    assert keys.count("friend_phrase") == keys.count("friend_said") == 1
    assert "said_later" not in say(ann, "again").keys


def test_computer_replaces_who_leaves() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    bob.keys("escape end up enter")
    assert during(net, ann, 3000).keys == ["friend_left", "ruled_computer"]
    assert ann.press("f").of("friends_here")["friends"][1][2] == "computer"
    assert "rolled" in ann.press("enter").keys, "nobody waits for who is gone"


def told(player: Player) -> list[str]:
    return [key for heard in player.heard for key in heard.keys]


def ended_by_host(net: FriendsNet) -> tuple[Player, Player]:
    """Ann hosts and is in turn, Cora is lost, and Ann chose to end the game."""
    ann, bob, _ = at_table(net, "Bob", "Cora")
    net.silent.add(2)
    assert "decide_asked" in during(net, ann, 63_000).keys
    assert "decide_asked" not in told(bob), "the host alone decides"
    ann.keys("shift+f down down enter")
    net.pass_ms(8000)
    return ann, bob


def test_ended_game_says_what_is_next() -> None:
    net = FriendsNet()
    ann, bob = ended_by_host(net)
    for player, what_next in ((ann, ("plays_again", "room_by_back")), (bob, ("not_begun_again",))):
        ended = said("table_ended", *what_next)
        assert [player.press(key) for key in "tcbh"] == [ended] * 4
        assert player.press("tab") == said("table_ended", *what_next, "standing")
        assert player.press("escape") == said("menu_open", title="end-menu")
        assert player.press("escape") == said("table_ended", *what_next, "standing")
    assert bob.press("enter") == said("table_ended", "not_begun_again", name="Ann")
    ann.press("enter")
    assert "seated" in during(net, bob, 3000).keys


def test_ruling_that_ends_a_game_says_what_is_next() -> None:
    net = FriendsNet()
    ann, bob = ended_by_host(net)
    for player, what_next in ((ann, "plays_again"), (bob, "not_begun_again")):
        keys = told(player)
        assert keys[keys.index("ruled_end") + 1] == what_next


def test_host_ends_a_game_that_all_play() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    ann.press("escape")
    go_to(ann, "room-end-game")
    net.pass_ms(3000)
    for player in (ann, bob):
        assert told(player).count("ruled_end") == 1
        assert "table_ended" not in told(player), "it would be said twice"
    assert bob.press("t") == said("table_ended", ...)


# ---------------------------------------------------------------------- talk


def say(player: Player, text: str) -> Heard:
    player.press("w")
    for letter in text:
        player.press("space" if letter == " " else letter, letter, wait=10)
    return player.press("enter")


def test_chat_is_heard_and_can_be_walked() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    assert bob.press("q") == said("nothing_was_said")
    say(ann, "hello bob")
    assert during(net, bob, 500) == said("friend_said", text="hello bob", name="Ann")
    say(ann, "again")
    net.pass_ms(500)
    assert bob.press("q") == said("friend_said", text="again")
    assert bob.press("q") == said("friend_said", text="hello bob")
    assert bob.press("shift+q") == said("friend_said", text="again")


def test_phrase_is_heard_in_each_players_language() -> None:
    net = FriendsNet()
    ann = hosting(net)
    bob = joining(net, "Bob", ann, lang="de")
    ann.keys("home enter")
    net.pass_ms(2000)
    ann.press("e")
    assert ann.press("1") == said("you_said", ..., text="phrase-1")
    heard = during(net, bob, 500)
    assert heard == said("friend_phrase", phrase=1, name="Ann")
    assert bob.context.words.text("phrase-1") in heard
    assert ann.context.words.text("phrase-1") not in heard


def test_chat_never_interrupts_a_roll() -> None:
    net = FriendsNet(delay=400)
    ann, bob = at_table(net, "Bob")
    net.pass_ms(5000)
    bob.press("e")
    ann.press("enter")
    bob.press("7", wait=0)
    keys = during(net, ann, 4000).keys
    assert keys.index("rolled") < keys.index("friend_phrase")


def test_messages_of_a_muted_friend_are_only_in_the_history() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    bob.press("shift+f")
    bob.press("left")
    bob.press("escape")
    say(ann, "hello")
    assert during(net, bob, 1000) == ""
    assert bob.press("q") == said("friend_said", text="hello")


# ---------------------------------------------------------------------- undo


def test_released_dice_need_no_consent() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    for _ in range(20):
        ann.press("enter")
        net.pass_ms(3000)
        if "kept" in ann.press("a").keys:
            break
    heard = ann.press("backspace")
    assert heard.keys == ["undone"]
    net.pass_ms(1000)
    assert len(journals(ann, bob)) == 1
    assert "undo_asked" not in [key for one in bob.heard for key in one.keys]


def undo_of_a_bank(net: FriendsNet) -> tuple[Player, Player]:
    """Ann has banked, and asks to take it back."""
    ann, bob = at_table(net, "Bob")
    for _ in range(40):
        mine = ann if turn(ann) == 0 else bob
        mine.press("enter")
        net.pass_ms(3000)
        mine.press("a")
        heard = mine.press("b")
        if mine is ann and "banked" in heard.keys:
            break
        mine.press("b")
        net.pass_ms(3000)
    else:
        raise AssertionError("Ann never banks")
    net.pass_ms(100)
    assert ann.press("backspace") == said("undo_asking")
    return ann, bob


def test_undo_needs_the_others_consent() -> None:
    net = FriendsNet()
    ann, bob = undo_of_a_bank(net)
    assert "undo_asked" in during(net, bob, 1000).keys
    assert bob.press("backspace", wait=10) == said("undo_agreed")
    assert "friend_undid" in during(net, ann, 3000).keys
    net.pass_ms(3000)
    assert turn(ann) == turn(bob) == 0
    assert len(journals(ann, bob)) == 1


def test_undo_question_follows_the_step_it_is_about() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    bob.context.settings.pace = "slow"
    net.pass_ms(3000)
    first = len(bob.heard)
    for _ in range(40):
        ann.press("enter", wait=10)
        net.pass_ms(50)
        ann.press("a", wait=10)
        if "banked" in ann.press("b", wait=10).keys:
            break
        if turn(ann) == 1:
            net.pass_ms(20_000)
            end_turn(net, bob)
            net.pass_ms(20_000)
            first = len(bob.heard)
    ann.press("backspace", wait=500)
    net.pass_ms(20_000)
    keys = [key for heard in bob.heard[first:] for key in heard.keys]
    assert keys.count("undo_asked") == 1
    assert keys.index("turn") < keys.index("undo_asked")


def test_refused_undo_is_told_to_both() -> None:
    net = FriendsNet()
    ann, bob = undo_of_a_bank(net)
    net.pass_ms(500)
    bob.press("shift+f")
    bob.press("down")
    assert bob.press("enter") == said("undo_denied", ...)
    assert "undo_refused" in during(net, ann, 2000).keys


# ---------------------------------------------------------------------- menus do not stop the table


def test_table_never_waits_for_a_player_in_a_menu() -> None:
    net = FriendsNet()
    ann, bob = at_table(net, "Bob")
    bob.keys("escape s enter")  # the settings, which stop a table of one's own
    ann.press("enter")
    assert "rolled" in during(net, ann, 1000).keys


def test_input_help_describes_friends_keys() -> None:
    net = FriendsNet()
    ann, _ = at_table(net, "Bob")
    ann.press("i")
    assert ann.press("w") == said("described", command="command-say")


def test_friends_keys_have_no_meaning_alone() -> None:
    player = Player()
    player.press("enter")
    assert player.press("w") == said("unbound", bound="W")


def test_arrival_is_told_without_a_voice() -> None:
    net = FriendsNet()
    ann = hosting(net, speech=False)
    joining(net, "Bob", ann)
    net.pass_ms(20_000)
    assert ann.cued.count("friend_came") == 1


def test_friends_event_sounds_at_their_seat() -> None:
    net = FriendsNet()
    ann, _bob, _cora = at_table(net, "Bob", "Cora")
    pans = [ann.cues.for_event(Event("friend_said", seat))[0].pan for seat in (1, 2)]
    assert pans[0] < 0 < pans[1]


def test_dice_come_without_a_key_after_a_missing_part() -> None:
    net = FriendsNet()
    ann, _bob, cora = at_table(net, "Bob", "Cora")
    net.silent.add(1)
    ann.press("enter")
    heard = during(net, ann, 40_000)
    assert "ruled_skip" in heard.keys
    assert "rolled" in heard.keys
    assert len(journals(ann, cora)) == 1
