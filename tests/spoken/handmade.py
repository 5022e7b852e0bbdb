"""Samples that no recorded game says: rare cases, errors, and results of background work.

A message that has no sample here is said by `derived.py`, with made-up fields.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from audiodice import games, opponents
from audiodice.core.model import Event, ranked
from audiodice.engine.setup import BEGINS
from audiodice.games.farkle.turn_end import turn_fields
from audiodice.present.listener import Listener
from audiodice.present.translation import SOURCE
from tests.spoken.samples import Label, Recorder, Sample, asks, messages

YOU, BO, CORA = (
    Label("you-name", {}),
    Label("opponent-name-bold", {}),
    Label("opponent-name-cautious", {}),
)
SEATED = (
    *(YOU, BO, CORA),
    *(Label(f"opponent-name-{name}", {}) for name in ("fair", "steady", "perfect")),
)
TEAMS = {"teams": 2}
BANKED: dict[str, Any] = {
    "points": 80, "total": 455, "next": 1, "faces": (),
    **turn_fields(((1, 1, 1), (5,)), farkled=False),
}  # fmt: skip
ON, NORMAL, FIVE_DICE = Label("value-on", {}), Label("value-normal", {}), Label("level-dice", {})
ROLL, BANK = Label("command-roll", {}), Label("command-commit", {})
HUMAN = frozenset((0,))
ALL_HUMAN = frozenset((0, 1))


def hint(game: str, **fields: Any) -> Sample:
    """A hint that is part of another sentence."""
    return Sample("hint", fields, game, 0, (YOU, BO), HUMAN)


KEPT_DICE: dict[str, Any] = {"faces": (4, 6, 6), "points": 0}
KEEP = {"commit": False, "faces": (3, 3), "throws": 3, "box": "threes", "zero": False, "bonus": 0}
SCORE = {
    "commit": True, "faces": (), "throws": 0, "box": "full_house", "zero": False, "worth": 35,
    "bonus": 0,
}  # fmt: skip
MOVE: dict[str, Any] = {
    "pick": 0, "commit": False, "all": False, "faces": (6, 6), "offers": (("new", 6, 2, 2),),
    "throws": 8, "part": (), "rest": (),
}  # fmt: skip
TITLE = Label("game-name", {}, "farkle")
RECORD: dict[str, Any] = {
    "title": TITLE, "player": YOU, "opponents": (BO,), "count": 12,
    "won": 6, "lost": 5, "tied": 1, "longest": 3, "streak": 2, "best": (480,), "best_turn": (160,),
    "empty": 4, "mean": "312.5", "mean_turn": "42.5", "luck": "1.5", "luck_sign": "plus",
    "cost": "14.1", "cost_sign": "plus",
    "hours": 2, "minutes": 30, "retaken": 3, "undone": 4, "hinted": 2, "top": 480, "last": 10,
}  # fmt: skip
AT = {"who": "you", "name": BO}
REROLLED: dict[str, Any] = {
    "faces": (6, 3), "count": 2, "first": False, "kept": (3, 3, 5), "all": (3, 3, 3, 5, 6),
    "made": (("kind", 3, 3, 0),), "made_points": 0, "named": False, "box": "three_dice",
    "points": 20, "bonus": 0, "left": 1,
}  # fmt: skip
BOXES = (("fours", 43, 35), ("ones", 1, 0))
LAST: dict[str, Any] = REROLLED | {"all": (1, 2, 4, 4, 4), "left": 0}
OFFER: dict[str, Any] = {"box": "fours", "points": 43, "bonus": 35}
BONUS: dict[str, Any] = {
    "have": 34, "need": 29, "threshold": 63, "possible": 40, "bonus": 35, "reached": False,
    "pace": "behind", "off": 2, "progress": "running",
}  # fmt: skip
CHOICE: dict[str, Any] = {"box": "choice", "points": 25, "total": 180, "bonus": False}
AGO = {"days": 0, "hours": 3, "minutes": 0}
NOBODY: dict[str, Any] = {"against": (), "mine": 455, "theirs": 480, "seats": "", "turn": (7,)}
MOVES: list[dict[str, Any]] = [
    {"part": ((2, (6,)), (4, (6,)))},
    {"part": ((4, (6, 6)),), "rest": (("fonnjo", 3, 2, 2), ("new", 2, 2, 2))},
    {"all": True, "throws": 1},
    {"faces": (), "offers": ()},
    {"commit": True},
    {"commit": True, "all": True},
    {"commit": True, "faces": (), "offers": ()},
    *({"pick": face} for face in range(1, 7)),
]
UNDONE: dict[str, Any] = {
    "what": "keep", "box": "", "gone": (), "again": False, "open": True, "faces": (),
    "kept": (3, 3), "first": False, **AT,
}  # fmt: skip
MOVED = {"fonnjo_foon": {"offers": (("new", 3, 2, 2),)}}
RISK = {"throws": 3, "insured": True, "ready": True, "over": False}
COMMIT = {"what": "commit", "box": "full_house", "again": True}
UNDOINGS: list[tuple[str, dict[str, Any]]] = [
    ("fune", {}),
    ("farkle", {"open": False}),
    ("fonnjo_foon", {"kept": ()}),
    *((game, COMMIT | {"kept": kept}) for game in games.names() for kept in ((), (3, 3))),
    ("fune", COMMIT | {"who": "here"}),
    ("fune", COMMIT | {"gone": (BO,), "faces": (3, 3, 5), "first": True}),
    ("farkle", COMMIT | {"gone": (BO, CORA), "faces": (3, 3, 5)}),
    ("farkle", {"what": "roll", "open": False, "kept": (), "first": True}),
    ("farkle", {"what": "roll", "faces": (3, 3, 5)}),
]
ENTRY = {"path": "keymap.toml", "line": 7, "why": "…"}
PACK = {"path": "cues.toml", "line": 7, "cue": "win", "file": "win.ogg", "why": "…", "given": "wni"}
KEEPING = (
    "game_not_kept", "games_unreadable", "game_unreadable", "records_unusable", "records_damaged",
)  # fmt: skip
TOO_LARGE = ("export_too_large", "import_too_large")
COUNTED = ("import_games", "import_records", "import_practice")
IN_THE_FILE = ("import_unknown", "import_damaged")
GAME = "20261126T002729Z-farkle"
REVIEW: dict[str, Any] = {
    "expected": 48, "result": 255, "luck": 12, "luck_sign": "plus", "cost": 3,
    "cost_sign": "plus", "others": "0.5", "others_sign": "plus", "right": 20, "decisions": 26,
    "hinted": 0,
}  # fmt: skip
NUMBER = {
    "label": Label("option-target", {}, "farkle"),
    "text": "303",
    "least": 100,
    "most": 10_000,
}

# The key, its game ("": any), its fields.
LINES = ("refused", "certificate", "no_broker", "no_host", "unreachable")
OF_A_FRIEND = (
    *("friend_came", "friend_gone", "friend_left", "friend_lost", "chosen_wait", "room_closed"),
    "cannot_be_host",
)
CODE = ("4 7 1 9", "2 6 3 5", "0 8 1 3")
FRIENDS: list[tuple[str, dict[str, Any]]] = [
    ("friends_missing", {"what": "audiodice[friends]"}),
    *(("code_so_far", {"code": code}) for code in ((), CODE[:2])),
    *(("code_short", {"left": left}) for left in (1, 2, 5, 11)),
    *((key, {"code": CODE}) for key in ("code_told", "code_wrong_check")),
    *(
        ("room_entered", {"name": "Ben", "others": others, "game": game})
        for others, game in (((), TITLE), (("Bo", "Max"), ""))
    ),
    *(("room_refused", {"why": why}) for why in ("locked", "full")),
    *(("room_keys", {"keys": keys}) for keys in ("copies", "host", "guest")),
    ("game_chosen", {"game": TITLE}),
    ("friend_quiet", {"name": "Ben"}),
    ("host_lost", {"name": "Ben", "here": 2, "of": 3}),
    *(("host_went_on", {"name": "Ben", "lost": "Bo", "you": you}) for you in ("goes", "lost", "")),
    *(
        (key, {"name": "Ben", "me": me})
        for key in ("host_changed", "friend_removed", "two_programs")
        for me in (True, False)
    ),
    *(
        (key, {"name": "Ben", "many": many})
        for key in ("tables_meet", "table_changed")
        for many in (1, 12)
    ),
    ("table_changed", {"name": "Ben", "many": 0}),
    ("friends_needs_wss", {"address": "192.168.1.5:18655"}),
    ("table_cannot_begin", {"why": "Farkle"}),
    *(
        ("friends_here", {"alone": alone, "friends": friends})
        for alone, friends in (
            (True, (("Ann", -1, "me"),)),
            (False, (("Ann", 1, "me"), ("Ben", 2, "quiet"), ("Bo", 3, "gone"), ("Max", 0, "here"))),
            (False, (("Ann", 1, "here"), ("Ben", 2, "computer"))),
        )
    ),
    *(("friend_sat", {"name": "Ben", "me": me, "number": 2}) for me in (True, False)),
    ("friend_said", {"name": "Ben", "text": "Bo, Max?"}),
    *(("friend_phrase", {"name": "Ben", "phrase": phrase}) for phrase in range(1, 10)),
    ("you_said", {"text": Label("phrase-1", {})}),
    *(("dice_wait", {"names": names}) for names in ((), ("Ben", "Bo"))),
    *(("friends_missed", {"turns": turns}) for turns in (0, 1, 12)),
    *(("undo_asked", {"name": "Ben", "many": many}) for many in (1, 3)),
    *((f"line_{why}", {"address": "192.168.1.5:18655"}) for why in LINES),
    *((key, {"name": "Ben"}) for key in OF_A_FRIEND),
    *(("not_begun_again", {"name": "Ben", "review": review}) for review in (True, False)),
    *(("friend_stood_up", {"name": "Ben", "me": me, "number": 2}) for me in (True, False)),
    ("friend_odd", {"name": "Ben", "why": "…"}),
    ("friends_no_broker", {"why": "Max"}),
    ("friends_bad_broker", {"url": "wss://"}),
]
FRIEND_LABELS: list[tuple[str, dict[str, Any]]] = [
    *(
        ("friend_entry", {"name": "Ben", "state": state})
        for state in ("me", "muted", "quiet", "gone", "here")
    ),
    *((f"decide_{what}", {"name": "Ben"}) for what in ("wait", "computer", "end")),
    *(("lobby_wait", {"name": name, "count": 3}) for name in ("", "Ben")),
    *(
        ("room_title", {"whose": whose, "name": "Ben", "code": code})
        for whose in ("mine", "named", "unknown")
        for code in ((), CODE)
    ),
    *(("room_begin", {"game": TITLE, "count": count}) for count in (1, 3)),
    ("room_computers", {"number": 2}),
    *((key, {"name": "Ben"}) for key in ("room_hand_over", "host_go_on")),
    ("consent_asked", {"names": ("Ann", "Bo")}),
]


def coach() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """The reasons and half hints of the coach, with fields that fit each other."""
    straight: dict[str, Any] = {
        "box": "long_straight", "percent": 56, "many": 0, "points": "23.3",
    }  # fmt: skip
    sixes = {**straight, "box": "sixes", "percent": 67, "many": 3}
    nothing = {**straight, "box": "full_house", "percent": 9, "points": "19.5"}
    filled = {**sixes, "points": 18}
    for key, better, worse in (
        ("reason_aims", straight, sixes),
        ("reason_aims", {**sixes, "many": 4}, nothing),
        ("reason_aims", {**sixes, "many": 5}, straight),
        ("reason_roll_on", straight, filled),
        ("reason_roll_on", nothing, filled),
        ("reason_take", filled, sixes),
        ("reason_take", filled, nothing),
    ):
        other = {f"other_{name}": value for name, value in worse.items()}
        yield key, "fune", {**better, **other, "instead": other.pop("other_box")}
    for now, then in (("more", "less"), ("less", "more"), ("same", "more"), ("more", "same")):
        differ = {"now": "3.8", "now_sign": now, "then": "14.0", "then_sign": then}
        yield "reason_later", "fune", differ
    yield "half_hint_box", "fune", {"box": "long_straight"}
    yield "half_hint_bonus", "fune", {"missing": 12}
    chances = {1: 67, 2: 44, 3: 28, 4: 16, 5: 8, 6: 2}
    for dice, other_dice in ((5, 3), (6, 2), (4, 1), (3, 2), (2, 1)):
        numbers = {
            "dice": dice, "percent": chances[dice], "points": 75, "average": "62.5",
            "other_dice": other_dice, "other_percent": chances[other_dice], "other_points": 40,
            "other_average": "36.1", "chance": "45.2", "other_chance": "43.0",
        }  # fmt: skip
        for key in ("dice", "roll", "bank", "points"):
            yield f"reason_{key}", "farkle", numbers
    for key in ("roll", "bank", "points"):
        yield f"reason_{key}", "farkle", {**numbers, "dice": 1, "percent": 67, "other_dice": 6}
    for key in ("left", "wins"):
        yield f"reason_{key}", "farkle", numbers
    day = {"day": True, "dice": 10, "average": "12.1", "percent": 1, "crisis": False}
    roll = {"day": False, "dice": 8, "average": "7.6", "percent": 1, "crisis": False}
    last = {"day": False, "dice": 1, "average": "6.4", "percent": 50, "crisis": True}
    some = {"day": False, "dice": 5, "average": "6.9", "percent": 7, "crisis": True}
    two = {"day": False, "dice": 2, "average": "6.0", "percent": 44, "crisis": False}
    yield "reason_day", "fonnjo_foon", {**day, "picture": 6}
    for one in (roll, last, some, two):
        yield "reason_picture", "fonnjo_foon", {**one, "picture": 4}
        other = {f"other_{name}": value for name, value in one.items()}
        for better in (day, roll, last, some, two):
            yield "reason_hands", "fonnjo_foon", {**better, **other}
    yield "reason_hands", "fonnjo_foon", {**roll, **{f"other_{n}": v for n, v in day.items()}}
    yield "reason_average", "fonnjo_foon", {"average": "7.6", "other_average": "6.5"}
    yield "reason_group", "fonnjo_foon", {"picture": 6, "other_picture": 5}


EVENTS: list[tuple[str, str, dict[str, Any]]] = [
    ("hint", "fune", KEEP),
    ("hint", "fune", KEEP | {"faces": (3, 3, 5, 5), "throws": 1}),
    ("hint", "fune", KEEP | {"faces": (), "throws": 5}),
    ("hint", "fune", SCORE),
    ("hint", "dice4fun", SCORE | {"box": "ones", "worth": 2}),
    *(("hint", "fune", SCORE | OFFER | {"worth": worth}) for worth in (0, 43)),
    *(("points", "fune", OFFER | {"open": True, "bonus": bonus}) for bonus in (0, 35)),
    ("choice", "fune", OFFER),
    (
        "choice_list",
        "fune",
        {"count": 2, "boxes": (("fours", 43, 35), ("ones", 1, 0)), "over": False},
    ),
    *(("rolled", "fune", LAST | OFFER | {"made": made}) for made in ((), (("kind", 4, 3, 0),))),
    ("made_left", "fune", {"box": "long_straight", "points": 40, "bonus": 0}),
    *(("hint", game, SCORE | {"zero": True}) for game in ("fune", "dice4fun")),
    *(
        ("hint_how", "", {"numbers": numbers, "first": first})
        for numbers, first in ((True, False), (True, True), (False, False))
    ),
    *(
        ("released", "fune", {"faces": faces, "gone": gone, "throws": 5 - len(faces)})
        for faces in ((), (5,), (5, 5))
        for gone in ((5,), (5, 5))
    ),
    *(("alike_left", "fune", {"faces": faces}) for faces in ((1,), (1, 1))),
    ("bank_less", "farkle", {"there": 410, "points": 150}),
    *(("worthless", "farkle", {"faces": faces}) for faces in ((2,), (2, 2))),
    ("hint", "farkle", KEEP | {"faces": (1, 5), "throws": 4}),
    ("hint", "farkle", KEEP | {"faces": (1, 1, 1, 5, 5), "throws": 1}),
    ("hint", "farkle", KEEP | {"faces": (), "throws": 6}),
    ("hint", "farkle", SCORE | {"faces": (1, 5)}),
    ("hint", "farkle", SCORE),
    *(("hint", "fonnjo_foon", MOVE | changed) for changed in MOVES),
    *(
        (
            "hint_numbers",
            game,
            first | {"unit": unit, "value": 48, "gap": gap, "other": other, "only": only},
        )
        for game, first, second in (("fune", KEEP, SCORE), ("farkle", SCORE, KEEP))
        for unit in ("points", "chance", "turn", "rule")
        for gap, other, only in (
            ("2", hint(game, **second), False),
            ("0.4", hint(game, **second), False),
            ("", "", False),
            ("", "", True),
        )
    ),
    ("review_seat", "fune", REVIEW | {"unit": "points"}),
    *(("review_seat", "fune", REVIEW | {"unit": "points", "hinted": n}) for n in (1, 5)),
    ("review_seat", "fune", REVIEW | {"unit": "points", "decisions": 0, "right": 0, "hinted": 31}),
    *(
        ("review_seat", "farkle", REVIEW | {"unit": "chance", "result": result, **signs})
        for result, signs in (
            (100, {}),
            ("0.0", {"luck_sign": "minus", "others_sign": "minus"}),
            (50, {"luck_sign": "zero", "cost_sign": "zero", "others_sign": "zero"}),
        )
    ),
    *(
        (
            "review_decision",
            game,
            {
                "turn": 4,
                "faces": (3, 3, 4, 6, 6),
                "done": Sample("told_kept", KEPT_DICE, game, 0, (YOU, BO), HUMAN),
                "better": hint(game, **KEEP),
                "unit": unit,
                "cost": cost,
            },
        )
        for game, unit in (("fune", "points"), ("farkle", "chance"))
        for cost in (1, 3, "0.4")
    ),
    *(
        (key, "", NUMBER | {"step": step, "numbers": numbers})
        for key in ("type_number", "number_wanted")
        for step, numbers in ((1, ()), (5, ()), (0, ("256", "512", "1024")))
    ),
    ("hint_not_ready", "farkle", {"percent": 40}),
    ("hint_not_ready", "farkle", {"percent": 0}),
    *(
        ("chance", "farkle", {"points": points, "chances": chances, "exact": exact})
        for points, chances, exact in (
            (62, ((1, 38),), True),
            (62, ((1, 31),), False),
            (0, ((1, 100),), False),
        )
    ),
    ("chance_unknown", "farkle", {}),
    *(("to_practise", "farkle", {"count": count}) for count in (1, 3)),
    ("practise_place", "farkle", {"place": 2, "count": 3, "turn": 9}),
    ("practise_place", "farkle", {"place": 1, "count": 5, "turn": 0}),
    ("practise_keys", "farkle", {}),
    ("practise_same", "farkle", {}),
    ("practise_boxes", "fune", {"count": 9}),
    *(
        (key, "farkle", {**KEEP, "points": 0, "unit": "chance", **numbers})
        for numbers in ({"yours": 43, "value": 45, "loss": "1.6", "cost": 0, "hinted": True},)
        for key in ("practise_right", "practise_near", "practise_wrong", "practise_answer")
    ),
    *(
        (
            key,
            "fune",
            {**SCORE, "yours": "251.6", "value": "252.1", "loss": "0.5", "hinted": False, **more},
        )
        for more in ({"unit": "end", "cost": 18}, {"unit": "points", "cost": "0.7"})
        for key in ("practise_right", "practise_near", "practise_wrong", "practise_answer")
    ),
    ("practise_next", "farkle", {}),
    ("practise_over", "farkle", {"right": 2, "count": 3, "skipped": 0}),
    ("practise_over", "farkle", {"right": 1, "count": 1, "skipped": 2}),
    ("practise_none", "farkle", {}),
    ("practise_refused", "farkle", {"why": "…"}),
    ("practice_line_bad", "farkle", {"path": "practice.jsonl", "line": 7, "why": "…"}),
    *(
        (
            "progress_weeks",
            "farkle",
            {
                "title": TITLE,
                "unit": unit,
                "mean": "0.4",
                "before": "0.6",
                "first": first,
            },
        )
        for unit in ("chance", "points")
        for first in (True, False)
    ),
    *(
        (
            "progress_kinds",
            "farkle",
            {
                "kind": Label("practise-kind-kept", {}),
                "percent": 60,
                "other": other,
                "rest": 30,
            },
        )
        for other in ("", Label("practise-kind-rolled", {}))
    ),
    ("progress_empty", "farkle", {}),
    ("chance_off", "farkle", {}),
    ("chance_record", "fune", {"points": 31, "best": 245, "exact": False}),
    ("end_expected", "fune", {"points": 231}),
    *(("turns_to_go", "farkle", {"count": count}) for count in (1, 4)),
    ("still_solving", "farkle", {"percent": 40}),
    ("statistics_ranking", "farkle", {"places": ((0, 1005), (1, 940))}),
    *(("statistics_margin", "farkle", {"margin": margin}) for margin in (0, 65)),
    *(
        (
            "statistics_seat",
            "farkle",
            {"turns": n, "best": 160, "worst": 0, "mean": "42.5", "hinted": n // 4},
        )
        for n in (1, 12)
    ),
    *(
        ("watching", "", {"game": TITLE, "players": players, "hurries": hurries, "options": ()})
        for players, hurries in (((CORA, BO), True), ((CORA,), True), ((CORA, BO), False))
    ),
    ("last_round", "farkle", {}),
    *(
        ("penalized", "farkle", {"lost": lost, "total": 455, "next": following})
        for lost, following in ((0, 1), (500, 1), (500, -1))
    ),
    ("penalty_near", "farkle", {"penalty": 500}),
    ("scale_in_force", "farkle", {"scale": 10_000}),
    ("penalty_in_force", "farkle", {"penalty": 500}),
    *(
        (
            "team_seated",
            "farkle",
            TEAMS | {"game": Label("game-name", {}, "farkle"), "options": told},
        )
        for told in (
            (),
            (Label("menu_option", {"option": Label("option-target", {}, "farkle"), "value": 200}),),
        )
    ),
    ("team_resumed", "farkle", TEAMS | {"game": Label("game-name", {}, "farkle")}),
    *(
        ("team_banked", "farkle", TEAMS | BANKED | more)
        for more in ({}, {"big": (("four", 2, 1),)}, {"faces": (1, 1, 5)})
    ),
    *(("team_banked", "farkle", TEAMS | BANKED | {"next": following}) for following in (0, -1)),
    ("team_missed_banked", "farkle", TEAMS | BANKED),
    ("team_last_round", "farkle", TEAMS),
    ("teams_in_force", "farkle", TEAMS),
    ("scores", "farkle", TEAMS | {"scores": (455, 480, 455, 480), "target": 1000}),
    *(
        ("team_ended", "farkle", {"teams": teams, "scores": scores, "ranking": ranked(scores)})
        for teams, scores in (
            (2, (1005, 940, 1005, 940)),
            (2, (940, 1005, 940, 1005)),
            (2, (1005,) * 4),
            (3, (940, 1005, 300, 940, 1005, 300)),
        )
    ),
    *(
        ("ended", game, {"scores": scores, "ranking": ranking, "turns": turns})
        for game in games.names()
        for scores, ranking, turns in (
            ((205,), ((0,),), 1),
            ((205,), ((0,),), 12),
            ((205, 140), ((0,), (1,)), 12),
            ((140, 205), ((1,), (0,)), 12),
            ((205, 205), ((0, 1),), 12),
            ((205, 140, 90), ((0,), (1,), (2,)), 12),
            ((90, 205, 140), ((1,), (2,), (0,)), 12),
        )
    ),
    *(
        ("podium", "fune", {"place": place, "shared": place == 1, "points": 205})
        for place in (1, 2, 3, 4)
    ),
    *(("rolled", "fune", REROLLED | {"reroll": told}) for told in ("new", "hand", "both")),
    *(
        ("open_boxes", "fune", {"count": n, "unfilled": unfilled, "filled": filled})
        for n, unfilled, filled in (
            (13, (), ()),
            (11, (), (("ones",), ("choice",))),
            (2, (("fives",), ("fune",)), ()),
        )
    ),
    *(
        ("bonus_progress", "fune", BONUS | given)
        for given in (
            {"pace": "ahead"},
            {"pace": "behind"},
            {"pace": "even"},
            {"progress": "lost", "have": 62, "need": 1, "possible": 0},
            {"progress": "lost"},
            {"progress": "reached", "have": 68},
        )
    ),
    *(
        (key, "fune", CHOICE | {"from": what, "next": seat})
        for key in ("scored", "zeroed")
        for seat in (0, 1)
        for what in ((), (("fune", 5, 5, 50),), (("kind", 5, 3, 0),), (("full_house", 5, 3, 35),))
    ),
    *(("game_kept", "farkle", {"young": young}) for young in (False, True)),
    ("told_rolled", "fune", {"faces": (1, 2, 2, 3, 6)}),
    *(("told_kept", "fune", {"faces": faces, "points": 0}) for faces in ((), (6,), (6, 6))),
    *(("told_kept", "farkle", {"faces": faces, "points": 50}) for faces in ((5,), (1, 1))),
    ("told_kept", "fonnjo_foon", {"faces": (6,), "points": 0}),
    ("told_scored", "fune", {"box": "choice", "points": 18}),
    ("told_zeroed", "fune", {"box": "long_straight"}),
    *(
        (key, "fune", {"points": 281, "before": before})
        for key in ("new_best", "best_hinted")
        for before in (1, 260)
    ),
    *(
        ("costliest", "fune", {"dear": tuple((*one, unit) for one in dear), "how": "small"})
        for dear in (((3, 2),), ((3, 12), (7, 2), (9, 1)))
        for unit in ("points", "chance")
    ),
    *(
        ("costliest", "fune", {"dear": (), "how": how})
        for how in ("best", "rest", "hinted", "small")
    ),
    ("box_filled", "fune", {"box": "sixes", "points": 18, "boxes": BOXES}),
    *(
        ("sheet_bonus", "fune", {"bonus": 35, "have": have, "threshold": 63, "progress": progress})
        for have, progress in ((68, "reached"), (20, "lost"), (20, "running"))
    ),
    *(("sheet_total", "fune", {"total": 150, "open": n}) for n in (0, 1, 7)),
    ("no_such_box", "fune", {"boxes": BOXES}),
    *((key, "fune", {"dice": 5}) for key in ("no_such_die", "no_such_action", "nothing_to_choose")),
    *(("picture_leaves", "fonnjo_foon", {"count": count, "points": 4}) for count in (1, 3)),
    ("group_choice", "fonnjo_foon", {"groups": ((6, 3),)}),
    *(
        ("group_list", "fonnjo_foon", {"groups": groups, "unpicked": unpicked, "stake": stake})
        for groups, unpicked, stake in (
            (((6, 3), (1, 2)), (), 2),
            (((6, 3),), ((1, 2),), 5),
            (((1, 2),), ((6, 4), (2, 3)), 21),
        )
    ),
    *(
        ("risk", "fonnjo_foon", RISK | {"groups": ((face, 3),), "percent": percent, "never": never})
        for face, percent, never in ((6, 22, False), (1, 0, True))
    ),
    *(("incomplete", "fonnjo_foon", {"faces": faces}) for faces in ((6,), (6, 2))),
    ("no_crisis", "fonnjo_foon", {}),
    *(
        (
            "no_such_group",
            "fonnjo_foon",
            {"face": face, "groups": ((6, 3), (1, 2))},
        )
        for face in (0, 1, 4)
    ),
    *(
        ("picture", "fonnjo_foon", {"points": 9, "total": 31, "day": 2, "group": 4, "next": seat})
        for seat in (0, 1, -1)
    ),
    ("quiz_open", "", {"title": FIVE_DICE, "digits": 0}),
    ("quiz_open", "", {"title": FIVE_DICE, "digits": 1}),
    ("quiz_open", "", {"title": FIVE_DICE, "digits": 5}),
    ("quiz_wrong", "", {"answer": "1 5 2 2 6"}),
    ("quiz_missed", "", {"answer": Label("cue-crisis", {})}),
    *(("quiz_score", "", {"right": n, "wrong": 1, "left": 9}) for n in (0, 1, 8)),
    *(
        ("quiz_ended", "", {"right": 18, "count": 20, "best": 19, "record": r})
        for r in (True, False)
    ),
    *(("kind_set", "", {"value": kind}) for kind in ("all", "mine", "others", "results")),
    *((key, "", {"title": Label("menu-rules", {})}) for key in ("titled", "find")),
    ("type_name", "", {"label": Label("menu-name", {"number": 1, "value": YOU})}),
    ("typed", "", {"text": "a"}),
    ("erased", "", {"text": Label("space", {})}),
    ("entry_full", "", {"most": 20}),
    ("not_found", "", {"text": "bonus"}),
    ("announced", "", {"text": ON}),
    ("offer", "", {"label": Label("offer-done", {})}),
    ("menu_wrap", "", {"label": Label("menu-quit", {})}),
    *((key, "", {"value": 80}) for key in ("effects_volume", "voice_volume", "voice_rate")),
    ("caption_size", "", {"value": 32}),
    *(
        (
            "voice_changed",
            "",
            {
                "better": better,
                "voice": Label("value-embedded", {}),
                "gone": Label("value-screen-reader", {}),
            },
        )
        for better in (True, False)
    ),
    ("sounds_unavailable", "", {"why": "…"}),
    *(("sounds_missing", "", {"count": n, "file": "win.ogg"}) for n in (1, 3)),
    ("sound_broken", "", PACK),
    ("pack_sound_broken", "", PACK),
    *(("pack_flawed", "", {"count": n}) for n in (1, 3)),
    *(("pack_unusable", "", PACK | {"line": line}) for line in (0, 7)),
    ("settings_unwritable", "", ENTRY),
    ("settings_kept_again", "", {}),
    *((key, "", ENTRY) for key in KEEPING),
    ("export_counts", "", {"games": 12, "records": 30, "practice": 5}),
    ("export_also", "", {"files": (("settings",), ("keymap",), ("last",), ("quiz",))}),
    ("export_left_out", "", {"inside": "keymap.toml", "why": "…"}),
    *((key, "", {"count": 20_000, "size": 256}) for key in TOO_LARGE),
    *((key, "", {"count": n, "there": 3}) for key in COUNTED for n in (0, 1, 12)),
    ("import_beside", "", {"inside": GAME, "copy": f"{GAME}-2"}),
    ("import_over_cap", "", {"count": 230, "cap": 200}),
    ("import_newer", "", {"version": 2, "known": 1}),
    *((key, "", {"inside": f"games/{GAME}.journal", "why": "…"}) for key in IN_THE_FILE),
    *(("game_damaged", "", ENTRY | {"turns": n}) for n in (0, 1, 3)),
    *((key, "", {"version": 3, "known": 2}) for key in ("game_newer", "records_newer")),
    ("settings_broken", "", ENTRY | {"default": NORMAL}),
    ("message_broken", "", {"file": "fune.ftl", "message": "zero", "why": "…"}),
    *(("messages_broken", "", {"count": n}) for n in (1, 3)),
    *coach(),
]

FARKLE = Label("game-name", {}, "farkle")
KEPT: list[tuple[str, str, dict[str, Any]]] = [
    ("word-asked", "", {"groups": "AB12 CD34"}),
    *(("fair-begun", "", {"word": word}) for word in ("", "Otter")),
    *(("commitment", "", {"groups": "AB12 CD34", "word": word}) for word in ("", "Otter")),
    *(("rolls-stand", "", {"first": first}) for first in (True, False)),
    ("seed-told", "", {"groups": "AB12 CD34"}),
    *(
        (key, "", {"path": path})
        for key in ("defect", "defect-again")
        for path in ("", "defect.txt")
    ),
    ("game-not-deleted", "", {"why": "…"}),
    ("replay-failed", "", {"why": "…"}),
    *(
        ("kept-game", "", {"game": FARKLE, "state": state, **AGO, **standing})
        for standing, state in (
            ({**NOBODY, "turn": ()}, "damaged"),
            ({**NOBODY, "turn": ()}, "newer"),
            ({**NOBODY, "seats": "Bo 480"}, "fine"),
            ({**NOBODY, "against": (CORA,), "seats": "Bo 480"}, "elsewhere"),
        )
    ),
    ("kept-seat", "", {"name": BO, "points": 480}),
    *(
        ("menu-resume", "", {"game": FARKLE, **NOBODY, "against": against, "seats": "Bo 480"})
        for against in ((), (CORA,))
    ),
    *(
        (key, "", {"game": FARKLE, "opponents": against, "players": seats, "seats": 2})
        for key in ("resumed", "table_back")
        for against, seats in (((), ()), ((BO, CORA), ()), ((), (BO, CORA)))
    ),
    *(("records-rebuilt", "", {"count": n}) for n in (1, 12)),
    *(("replay-open", "", {"title": FARKLE, "count": n, "players": 2}) for n in (1, 12)),
    *(("replay-turn", "", {"turn": 4, "seats": n, **AT}) for n in (1, 2)),
    *(("record-games", "", RECORD | {"count": n}) for n in (1, 12)),
    *(("record-scores", "", RECORD | {"count": n}) for n in (1, 12)),
    *(
        ("record-luck", "", RECORD | {"luck_sign": sign, "unit": unit})
        for sign, unit in (("plus", "points"), ("minus", "chance"), ("zero", "points"))
    ),
    *(("record-overall", "", RECORD | {"count": n}) for n in (1, 12)),
    ("record-time", "", RECORD),
    *(("record-people", "", {"count": n}) for n in (1, 2)),
    *(("replay-title", "", {"title": TITLE, "players": (YOU, BO), "count": n}) for n in (1, 12)),
    ("plot-game", "", RECORD),
    ("plot-over-time", "", RECORD),
    ("verify-fair", "", {"faces": 120, "given": 120, "throws": 40}),
    ("verify-wrong", "", {"line": 7}),
    *(("verify-word", "", {"word": word}) for word in ("", "Otter")),
    *(
        ("verify-undone", "", {"undone": n, "unfairly": unfairly})
        for n in (1, 3)
        for unfairly in (True, False)
    ),
    *((key, "", {}) for key in ("verify-unheard", "verify-unfinished")),
    *(("undone", game, UNDONE | MOVED.get(game, {}) | changed) for game, changed in UNDOINGS),
    *(
        (
            "replay-where",
            "",
            {"who": who, "name": BO, "turn": 4, "turns": 9, "place": 7, "count": 30},
        )
        for who in ("you", "other")
    ),
]

TEXTS: list[tuple[str, str, dict[str, Any]]] = [
    *(("default-name", "", {"number": n}) for n in range(1, 9)),
    *(("opponent-numbered", "", {"name": BO, "number": n}) for n in range(2, 9)),
    *((f"opponent-more-{policy}", "", {}) for policy in opponents.names("farkle")),
    ("menu-play-together", "", {"game": Label("game-name", {}, "farkle"), "players": (BO, CORA)}),
    ("menu-play-alone", "", {"game": Label("game-name", {}, "fune")}),
    ("menu-game", "", {"game": Label("game-name", {}, "fune")}),
    ("menu-people", "", {"number": 2}),
    ("menu-add-opponent", "", {"number": 2}),
    *(("menu-begins", "", {"value": Label(f"value-{who}", {})}) for who in BEGINS),
    ("menu-name", "", {"number": 1, "value": "Ann"}),
    ("menu-option", "farkle", {"option": Label("option-last-round", {}, "farkle"), "value": ON}),
    ("too-many-seats", "", {"game": Label("game-name", {}, "fune"), "most": 8}),
    ("setting-pack", "", {"value": Label("value-none", {})}),
    *(("quiz-level", "", {"name": FIVE_DICE, "best": best, "count": 20}) for best in ((), (18,))),
    *((f"cue-{name}", "", {"count": 4}) for name in ("shake", "pour", "pour-short")),
    ("key-alt", "", {"key": "S"}),
    *(("key-cmd", "", {"key": "S", "system": name}) for name in ("darwin", "win32", "linux")),
    *(("pack-fine", "", {"count": n}) for n in (0, 1, 3)),
    ("pack-unknown-cue", "", PACK),
    ("pack-wrong-line", "", PACK),
    ("pack-missing-file", "", PACK),
    ("pack-silent-file", "", PACK),
    ("pack-long-file", "", PACK | {"seconds": "6.5"}),
    ("pack-lying-file", "", PACK | {"says": "0.5", "seconds": "1.2"}),
    ("pack-odd-file", "", PACK | {"rate": 4000, "channels": 3}),
    ("pack-wrong-file", "", PACK),
    ("keymap-unknown-command", "", ENTRY | {"given": "rol"}),
    ("keymap-unknown-key", "", ENTRY | {"command": ROLL}),
    ("keymap-no-key", "", ENTRY | {"command": BANK}),
    ("keymap-clash", "", ENTRY | {"bound": "B", "other": BANK, "command": ROLL}),
    ("rules-18", "fonnjo_foon", {}),
    *KEPT,
    ("keymap-syntax", "", ENTRY),
    ("keymap-unreadable", "", ENTRY),
]  # fmt: skip


def add(recorder: Recorder) -> None:
    """Add these samples, each as said of you, of another player and at a shared keyboard."""
    for key, game, fields in EVENTS:
        to_everybody(recorder, key, game, fields)
    for key, game, fields in TEXTS:
        recorder.keep(Sample(key, fields, game, event=False), fields)
    for key, fields in FRIENDS:
        recorder.keep(Sample(key, fields, ""), fields)
    for key, fields in FRIEND_LABELS:
        recorder.keep(Sample(key, fields, "", event=False), fields)
    for game, key in plain():
        recorder.keep(Sample(key, {}, game, event=False), {})


def to_everybody(recorder: Recorder, key: str, game: str, fields: Mapping[str, Any]) -> None:
    """Add an event as said of you, of another player and at a shared keyboard."""
    over = key in ("ended", "team_ended")
    count = len(fields["scores"]) if over else 4 if "teams" in fields else 2
    names = SEATED[:count]
    for humans, place in ((HUMAN, 0), (HUMAN, 1), (ALL_HUMAN, 0)):
        if key == "still_solving" and place == 0:
            continue  # only computers do this
        seat = None if over or key == "statistics_margin" else min(place, count - 1)
        listener = Listener(("Ann", "Bo", "Cora", "Fay", "Stella", "Petra")[:count], humans)
        given = {**fields, **listener.context(Event(key, seat, fields))}
        recorder.keep(Sample(key, fields, game, seat, names, humans), given)


def plain() -> Iterator[tuple[str, str]]:
    """The messages and helps without arguments, each one sample: (game or "", key)."""
    for file in ("common", "help", "friends", *games.names()):
        game = file if file in games.names() else ""
        for name in sorted(messages(SOURCE, file)):
            for key in asks(file, name):
                yield game, key
