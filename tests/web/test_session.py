"""The session behind a page, in ordinary Python, without browser and Pyodide."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import threading
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from audiodice import games
from audiodice.engine.journal import read_file
from audiodice.engine.setup import GameSetup
from audiodice.opponents import tables
from audiodice.opponents.evaluators import EvaluatorAdviser
from audiodice.present.keymap import in_browser
from audiodice.present.words import languages
from audiodice.session import keymaps
from audiodice.storage import moving, paths
from audiodice.storage.journal_folder import JournalFolder
from audiodice.storage.journal_writer import InlineWriter
from audiodice.storage.player_file import MOST, Member, pack
from audiodice.ui.key_list import all_keys, keys_here
from audiodice.web.npm_package import node
from audiodice.web.session import WebSession
from tests.support.each import each
from tests.support.headless import Player
from tests.support.player import BEGUN, FINISHED, files, filled, home, play_games
from tests.support.said import sentence
from tests.support.web import Page
from tests.support.web_bot import offered

SITE = Path(__file__).parents[2] / "audiodice/web/site"
KEYS = [
    "enter", "up", "down", "left", "right", "space", "a", "b", "1", "5", "d", "s", "c", "t", "l",
    "r", "g", "j", "k", "n", "v", "?", "escape", "backspace", "z",
]  # fmt: skip
QUIET = 'between_dice = "blanks"\npace = "fast"\n'
"""Settings that make a page say what the tests' recorder is told."""


@pytest.fixture(autouse=True)
def _no_threads_and_no_tables(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def refuse(thread: threading.Thread) -> None:
        raise AssertionError(f"{thread.name} was started")

    before = tables.installed()
    monkeypatch.setattr(threading.Thread, "start", refuse)
    yield
    tables.install(before)


@pytest.mark.parametrize("game", games.names())
def test_the_same_keys_are_answered_as_on_a_desktop(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = in_browser(keymaps.load())
    monkeypatch.setattr(
        keymaps, "load", lambda _=None: ours
    )  # the list of keys tells which there are
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "settings.toml").write_text(QUIET)
    folder = JournalFolder(tmp_path / "desktop" / "games", writer=InlineWriter())
    player = Player(GameSetup(game), seed=7, keep_in=tmp_path / "desktop", store=folder)
    page = Page(tmp_path / "page", game=game, seed="7")
    assert [one["text"] for one in page.of("say")][:1] == [str(player.heard[0])]
    chosen = random.Random(game)
    for _ in range(150):
        key = chosen.choice(KEYS)
        before = len(player.heard)
        player.press(key)
        player.spend(900)
        told = [*page.press(key), *page.spend(900)]
        assert told == [str(text) for text in player.heard[before:]], key


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_is_played_by_touch_alone(game: str, tmp_path: Path) -> None:
    """By the button that is needed most, or by a die, a box or a group."""
    page = Page(tmp_path, game=game, seed="3", opponents=["steady"], touch=True)
    chosen = random.Random(game)
    for _ in range(1500):
        page.spend(400)
        shown = page.screen
        if shown["over"]:
            break
        can = offered(shown)
        here = [("die", one["place"]) for one in shown["dice"] if one["may"]]
        here += [("box", one["id"]) for one in shown["sheet"] if one["now"] is not None]
        here += [("choice", one["pick"]) for one in shown["trays"] if one["pick"]]
        here += [("choice", "all")] if "all" in can else []
        main = [("choice", one["id"]) for one in shown["choices"] if one["main"]]
        picked = main if main and chosen.random() < 0.6 else here or main
        assert page.touch(*chosen.choice(picked)), shown
    assert page.screen["over"]
    page.touch("choice", "back")
    page.touch("choice", "leave")
    assert page.session.done
    assert page.of("ended")
    assert len([*tmp_path.rglob("finished/*.journal")]) == 1
    assert (tmp_path / "records.sqlite").stat().st_size


def test_idle_work_waits_for_the_first_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planned: list[object] = []
    monkeypatch.setattr(EvaluatorAdviser, "prepare", lambda _self, state: planned.append(state))
    session = WebSession(
        {"version": 1, "game": "farkle"}, tmp_path, lambda _name: None, lambda: None
    )
    assert [one for one in session.begin() if one["kind"] == "say"]
    session.view()
    assert (planned, session.wait_ms) == ([], 0.0)
    while session.wait_ms == 0:
        session.tick()
    assert planned


def test_step_is_on_the_disk_before_its_words_are_sent(tmp_path: Path) -> None:
    page = Page(tmp_path, game="farkle", seed="7")
    for key in ("enter", "a", "enter"):
        page.press(key)
        assert page.session.journals.pending is None
        entries = read_file(page.journals[0].read_bytes()).journal.entries
        assert len(entries) == {"enter": 1, "a": 2}[key] if len(entries) < 3 else len(entries) >= 3


def test_full_disk_is_announced_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("in the way")
    page = Page(tmp_path, game="farkle", seed="7")
    assert len(page.of("say")) > 1  # the last says why the game is not kept
    page.keys("enter a")
    assert page.press("d")
    (tmp_path / "games").unlink()
    assert page.spend(9000)
    assert read_file(page.journals[0].read_bytes()).journal.entries


# ------------------------------------------------------------------ the start


@pytest.mark.parametrize("lang", languages(paths.locale()))
def test_each_language_is_spoken(lang: str, tmp_path: Path) -> None:
    page = Page(tmp_path, lang="", languages=["xx", f"{lang}-ZZ"], game="fune")
    page.keys("enter s")
    assert {one["lang"] for one in (*page.of("lang"), *page.of("say"))} == {lang}


def test_language_setting_comes_before_the_browser(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('language = "fr"\n')
    assert Page(tmp_path, lang="", languages=["de"]).of("lang")[0]["lang"] == "fr"
    assert Page(tmp_path, lang="ja", languages=["de"]).of("lang")[0]["lang"] == "ja"


@each(
    ("wrong", "named"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "<b>x"}, "<b>x"),
        ({"game": "../farkle"}, "../farkle"),
        ({"lang": "xx"}, "xx"),
        ({"game": "farkle", "options": {"target": "7"}}, "target=7"),
        ({"game": "farkle", "options": {"colour": "red"}}, "colour"),
        ({"game": "farkle", "opponents": ["nobody"]}, "nobody"),
        ({"game": "farkle", "opponents": ["steady"] * 40}, "farkle"),
        ({"seed": "-1"}, "-1"),
        ({"seed": "9" * 50}, "999"),
        ({"game": "a\u202eb\x00"}, "a"),
    ],
)
def test_invalid_address_is_said_and_the_menu_opens(
    wrong: dict[str, Any], named: str, tmp_path: Path
) -> None:
    page = Page(tmp_path, **wrong)
    said = " ".join(one["text"] for one in page.of("say"))
    assert named in said
    assert said.isprintable()
    assert page.screen["form"] == "list"


@each("value", [None, 7, [], {}, [{}], {"a": []}, "x" * 100_000, True])
@each("field", ["lang", "languages", "game", "options", "opponents", "seed", "way"])
def test_no_start_message_ends_the_program(field: str, value: object, tmp_path: Path) -> None:
    start: dict[str, Any] = {"game": "farkle", field: value}
    page = Page(tmp_path, **start)
    assert page.press("t")


# ------------------------------------------------------------------ messages


def test_no_message_ends_the_program(tmp_path: Path) -> None:
    page, chosen = Page(tmp_path, game="farkle", seed="1"), random.Random(1)
    kinds = ("key", "release", "command", "touch", "text", "focus", "audio", "speech",
             "open_file", "save_file", "save_player", "open_player", "x")  # fmt: skip
    texts = ("a", "", "enter", "roll", "die", "choice", "\ud800", "x" * 5000)
    values: list[Any] = [*texts, 0, -1, 10**9, True, None, [], {}]
    names = ["key", "id", "name", "what", "text", "held", "repeat", "gained", "state", "way",
             "data"]  # fmt: skip
    for _ in range(400):
        fields = {name: chosen.choice(values) for name in chosen.sample(names, 4)}
        page.session.receive({"kind": chosen.choice(kinds), **fields})
        json.dumps([*page.session.tick(), *page.session.view()])
    wrong: list[object] = [None, 1, "start", [], {}, {"kind": []}]
    for message in wrong:
        assert page.session.receive(message) == []
    page.press("escape")
    assert page.press("tab")


def test_a_button_of_another_screen_is_refused(tmp_path: Path) -> None:
    page = Page(tmp_path)
    refused = [sentence("no_such_action")]
    assert page.send("command", id="roll") == refused
    for what, id_ in (("choice", "roll"), ("choice", "x"), ("item", 99), ("die", 1), ("box", "x")):
        assert page.touch(what, id_) == refused
    assert page.press("tab") != refused


def test_a_held_button_shakes_until_it_is_let_go(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('shake = "held"\n')
    page = Page(tmp_path, game="farkle", seed="7")
    assert page.touch("choice", "roll", held=True) == []
    page.spend(500)
    assert page.send("release", id="roll")
    assert [one["name"] for one in page.of("cue") if one["name"].startswith(("stroke", "shake"))]


def test_repeated_key_does_nothing_unless_set(tmp_path: Path) -> None:
    page = Page(tmp_path)
    assert page.press("down", repeat=True) == []
    (tmp_path / "settings.toml").write_text("key_repeat = true\n")
    assert Page(tmp_path).press("down", repeat=True)


def test_commands_stay_in_their_order(tmp_path: Path) -> None:
    page = Page(tmp_path, game="fune", seed="5")
    orders = set()
    for key in ("enter", "b", "b", "space", "enter"):
        page.press(key)
        page.spend(3000)
        every = [*page.screen["choices"], *page.screen["more"]]
        orders.add(tuple(one["id"] for one in every))
        assert all(one["label"] for one in every)
    assert len(orders) == 1


def test_long_list_is_shown_in_part(tmp_path: Path) -> None:
    page = Page(tmp_path)
    page.press("?")
    page.press("end")
    screen = page.screen
    here = [one for one in screen["items"] if one["here"]]
    assert [one["index"] for one in here] == [screen["count"] - 1]
    assert len(screen["items"]) <= 60


KEPT_BY_BROWSERS = {"tab", "f5", "f6", "f11", "f12", "ctrl+q", "alt+f4", "cmd+q", "shift+f5"}


@pytest.mark.parametrize("game", games.names())
def test_key_lists_have_no_key_that_browsers_reserve(game: str, tmp_path: Path) -> None:
    page = Page(tmp_path, game=game, seed="7")
    screen, context = page.session.router.screen, page.session._session.interface.context
    for opened in (all_keys(context), keys_here(context, screen)):
        named = {item.key for item in opened.items}
        assert len(named) > 20
        assert named & KEPT_BY_BROWSERS == set()


def test_page_uses_only_keys_that_its_script_passes() -> None:
    default = keymaps.load()
    every = sorted({key for keys in default.keys.values() for key in keys} | KEPT_BY_BROWSERS)
    code = (
        f"import {{ isOurs }} from {json.dumps((SITE / 'keys.js').as_uri())};\n"
        f"console.log(JSON.stringify({json.dumps(every)}.filter((key) => isOurs(key))))"
    )
    command = [*node(), "--input-type=module", "-e", code]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    through = {*json.loads(done.stdout)} | {"ctrl"}  # told by its release alone
    there = {key for keys in in_browser(default).keys.values() for key in keys}
    assert there == through & {key for keys in default.keys.values() for key in keys}
    for one in ("where", "slower", "faster", "leave"):
        assert in_browser(default).keys[one] == ()


def test_command_without_a_key_has_a_button(tmp_path: Path) -> None:
    page = Page(tmp_path, game="farkle", seed="7")
    words = page.session._session.interface.context.words
    assert words.key("where") == words.text("key-none", command=words.text("command-where"))
    assert words.key("roll") == words.text("key-enter")
    keys = {one["id"]: one["key"] for one in page.screen["more"]}
    assert [keys[one] for one in ("where", "slower", "faster", "leave")] == ["", "", "", ""]


def test_typed_text_is_accepted(tmp_path: Path) -> None:
    page = Page(tmp_path)
    page.press("/")
    assert page.screen["field"]
    label = page.of("screen")[0]["items"][-1]["label"]
    page.send("text", text=label[:12])
    assert page.screen["field"] is None
    assert next(one for one in page.screen["items"] if one["here"])["label"] == label


def test_text_field_is_shown_before_the_words_ask_for_text(tmp_path: Path) -> None:
    page = Page(tmp_path)
    before = len(page.came)
    page.press("/")
    kinds = [one["kind"] for one in page.came[before:]]
    assert kinds.index("typing") < kinds.index("say") < kinds.index("screen")
    page.press("escape")
    assert [one["on"] for one in page.of("typing")] == [True, False]


def test_overlong_text_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    page = Page(tmp_path)
    page.press("/")
    page.press("a")
    assert page.send("text", text="x" * 500)
    assert page.screen["field"]["text"] == "a"


# ------------------------------------------------------------------ sound and voice


def test_played_sounds_are_in_the_list_of_sounds(tmp_path: Path) -> None:
    page = Page(tmp_path, game="farkle", seed="7")
    page.keys("enter a enter")
    page.spend(9000)
    known = {one["file"] for one in page.of("sounds")[0]["files"]}
    assert {one["file"] for one in page.of("cue")} <= known
    assert all((paths.sounds().parent / one["file"]).is_file() for one in page.of("cue"))


def test_refused_sound_is_announced_once(tmp_path: Path) -> None:
    page = Page(tmp_path, game="farkle", seed="7")
    assert page.send("audio", state="suspended") == []
    assert page.send("audio", state="refused")
    assert page.send("audio", state="closed") == []
    before = len(page.of("cue"))
    page.press("enter")
    assert len(page.of("cue")) == before
    assert page.send("audio", state="running")
    page.press("a")
    assert len(page.of("cue")) > before


def test_voice_of_the_page_uses_the_rate(tmp_path: Path) -> None:
    page = Page(tmp_path)
    before = page.of("voice")[-1]["rate"]
    page.touch("choice", "faster")
    assert page.of("voice")[-1]["rate"] == before  # a screen reader has its own
    page.send("speech", way="web")
    page.touch("choice", "faster")
    assert page.of("voice")[-1]["rate"] > before


def test_game_without_a_voice_is_played_as_sounds(tmp_path: Path) -> None:
    page = Page(tmp_path, game="farkle", seed="7")
    page.press("f10")
    page.spend(3000)
    before = len(page.of("cue"))
    assert page.press("enter") == []
    page.spend(9000)
    phrase = page.of("cue")[before:]
    assert {one["tag"] for one in phrase} == {"phrase"}
    assert len({one["at_ms"] for one in phrase}) > 3


# ------------------------------------------------------------------ what is kept


def test_settings_are_saved(tmp_path: Path) -> None:
    page = Page(tmp_path, game="farkle", seed="1")
    page.press("v")
    page.spend(2500)
    assert "verbosity" in (tmp_path / "settings.toml").read_text()
    assert Page(tmp_path).session.settings.verbosity == "full"


def test_killed_tab_resumes_with_the_dice_last_spoken(tmp_path: Path) -> None:
    page = Page(tmp_path, game="farkle", seed="7")
    page.keys("enter a")
    dice = page.press("d")
    again = Page(tmp_path)  # nothing was closed
    again.press("enter")
    assert again.press("d") == dice


def test_game_can_be_saved_to_a_file_and_opened_elsewhere(tmp_path: Path) -> None:
    page = Page(tmp_path / "here", game="farkle", seed="7")
    page.keys("enter a")
    dice = page.press("d")
    page.send("save_file")
    (file,) = page.of("file")
    there = Page(tmp_path / "there")
    there.send("open_file", name="x", text=file["text"])
    assert there.press("d") == dice
    desktop = JournalFolder(tmp_path / "desktop")
    saved = desktop.take_in(file["text"].encode())
    assert saved.problem is None
    assert saved.path.name == file["name"]


def test_newer_file_of_a_game_replaces_the_older_state(tmp_path: Path) -> None:
    page = Page(tmp_path / "a", game="farkle", seed="7")
    page.press("enter")
    page.send("save_file")
    other = Page(tmp_path / "b")
    other.send("open_file", name="x", text=page.of("file")[-1]["text"])
    other.press("a")
    other.send("save_file")
    page.press("escape")
    page.send("open_file", name="x", text=other.of("file")[-1]["text"])
    assert len(page.journals) == 1
    assert page.press("d") == other.press("d")
    page.send("open_file", name="x", text=page.of("file")[0]["text"])
    assert len(page.journals) == 2  # an older state is another game: nothing is lost


def test_without_a_game_there_is_nothing_to_save(tmp_path: Path) -> None:
    page = Page(tmp_path)
    assert page.send("save_file") == [sentence("no_game_to_save")]
    assert page.of("file") == []


def test_all_a_player_has_moves_between_desktop_and_page(tmp_path: Path) -> None:
    desktop = filled(tmp_path / "desktop")
    data, _ = moving.save(desktop)
    page = Page(tmp_path / "page", game="fune", seed="1")
    page.keys("enter enter")
    told = page.send("open_player", name="<b>", data=b64encode(data).decode())
    assert sentence("import_games", count=BEGUN + FINISHED, there=0) in " ".join(told)
    assert page.of("ended")  # the settings of the file are used from the next start
    again = Page(tmp_path / "page")
    assert again.session.settings.rate == 300
    assert len(again.journals) == BEGUN + 1  # the game that was left is here, too
    again.send("save_player")
    (file,) = again.of("file")
    assert file["name"].endswith(".audiodice")
    before = files(desktop)
    done = moving.Import(b64decode(file["data"]), desktop).run()
    assert (done.games, done.games_there, done.records) == (1, BEGUN + FINISHED, 0)
    assert (
        before.items() <= {**files(desktop), "config/last.json": before["config/last.json"]}.items()
    )
    told = again.send("open_player", data=file["data"])
    assert not again.of("ended")  # all of it is here already
    assert sentence("import_games", count=0, there=BEGUN + FINISHED + 1) in " ".join(told)
    assert again.press("?")


def test_games_that_come_in_can_be_resumed_at_once(tmp_path: Path) -> None:
    away = home(tmp_path / "away")
    play_games(away, begun=1)
    page = Page(tmp_path / "page")
    page.send("open_player", data=b64encode(moving.save(away)[0]).decode())
    page.press("enter")
    assert page.screen["at_table"]
    assert len(page.journals) == 1


def test_page_uses_the_keys_that_come_in(tmp_path: Path) -> None:
    (tmp_path / "keymap.toml").write_text('last_roll = "w"\n')
    page = Page(tmp_path, game="farkle", seed="7")
    page.press("enter")
    assert page.press("w") == Page(tmp_path, game="farkle", seed="7").keys("enter w")[1] != []
    (tmp_path / "keymap.toml").write_text("= =")
    assert any("eymap.toml" in one["text"] for one in Page(tmp_path).of("say"))


@each("spoilt", [
    lambda data: "",
    lambda data: "!",
    lambda data: data[:-8],
    lambda data: data.swapcase(),
    lambda data: "\ud800",
    lambda data: data + data,
])  # fmt: skip
def test_bad_file_of_a_player_is_refused_at_the_table(spoilt: object, tmp_path: Path) -> None:
    assert callable(spoilt)
    away = home(tmp_path / "away")
    if not away.data.exists():
        play_games(away, begun=1)
    page = Page(tmp_path / "mine", game="fune", seed="1")
    page.press("enter")
    dice, games_before = page.press("d"), len(page.journals)
    data = b64encode(moving.save(away)[0]).decode()
    assert page.send("open_player", data=spoilt(data)) == [sentence("import_foreign")]
    too_large = sentence("import_too_large", count=MOST, size=48)
    assert page.send("open_player", data=None) == [too_large]
    assert page.press("d") == dice
    assert len(page.journals) == games_before


def test_file_with_a_bad_game_is_refused_in_the_menu(tmp_path: Path) -> None:
    data = pack({"games/20261126T002729Z-farkle.journal": Member(b"no game", 1)})
    page = Page(tmp_path, game="fune", seed="1")
    page.press("enter")
    told = page.send("open_player", data=b64encode(data).decode())
    assert any("20261126T002729Z-farkle" in one for one in told)
    assert not page.screen["at_table"]
    assert len(page.journals) == 1


def _journal(tmp_path: Path) -> str:
    page = Page(tmp_path, game="farkle", seed="7")
    page.keys("enter a enter")
    page.send("save_file")
    return str(page.of("file")[-1]["text"])


@each(
    "spoilt",
    [
        lambda text: "",
        lambda text: "hello",
        lambda text: "{}",
        lambda text: "\x00" * 1000,
        lambda text: "\ud800",
        lambda text: "<script>alert(1)</script>",
        lambda text: text.replace('"audiodice": 2', '"audiodice": 3'),
        lambda text: text.replace("farkle", "chess"),
        lambda text: text[: len(text) // 3],
        lambda text: text.replace("1", "6", 40),
        lambda text: "[" * 100_000,
        lambda text: text + "x" * 3_000_000,
    ],
)
def test_file_that_is_not_a_game_is_refused(spoilt: object, tmp_path: Path) -> None:
    assert callable(spoilt)
    text = _journal(tmp_path / "other")
    page = Page(tmp_path / "mine", game="fune", seed="1")
    page.press("enter")
    dice, games_before = page.press("d"), len(page.journals)
    [told] = page.send("open_file", name="<b>", text=spoilt(text))
    assert "line 1" not in told  # of a parser of JSON
    assert page.press("d") == dice
    assert len(page.journals) == games_before


def test_lists_records_and_lessons_open(tmp_path: Path) -> None:
    page = Page(tmp_path, game="farkle", seed="7")
    page.keys("enter a escape")
    page.touch("item", page.screen["items"][-1]["index"])
    while page.screen["form"] != "list" or page.screen["at_table"]:
        page.press("escape")
    opened = 0
    for item in page.screen["items"]:
        fresh = Page(
            shutil.copytree(tmp_path, tmp_path.parent / f"{tmp_path.name}-{item['index']}")
        )
        fresh.touch("item", item["index"])
        fresh.spend(100)
        opened += fresh.screen["title"] != page.screen["title"] or fresh.session.done
    assert opened >= len(page.screen["items"]) - 1


# ------------------------------------------------------------------ tables


def test_solved_table_is_fetched_when_needed(tmp_path: Path) -> None:
    page = Page(tmp_path, game="farkle", seed="7")
    page.press("enter")
    page.spend(3000)
    assert page.fetched == []
    page.press("h")
    assert page.fetched == ["farkle_1000"]
    page.session.tables.came(
        "farkle_1000", (paths.shipped_tables() / "farkle_1000.table").read_bytes()
    )
    hint = page.spend(10)
    assert hint
    assert hint != [sentence("hint_not_ready", percent=0)]
    assert page.fetched == ["farkle_1000"]


@pytest.mark.parametrize("what", ["missing", "damaged", "no network"])
def test_missing_solved_table_does_not_end_the_program(what: str, tmp_path: Path) -> None:
    page = Page(tmp_path, game="farkle", seed="7", opponents=["perfect"])
    (name,) = page.fetched
    if what == "missing":
        page.session.tables.missing(name)
    else:
        page.session.tables.came(name, b"x" * 500 if what == "damaged" else b"")
    page.keys("enter a b")
    page.spend(30_000)
    assert page.press("s")
    assert page.press("h") or page.spend(4000)
