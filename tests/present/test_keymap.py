"""The keymap: ours is complete and has no clashes; the player's file never removes a needed key."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice.devices.input import keys as input_keys
from audiodice.present.commands import COMMANDS, Scope
from audiodice.present.keymap import ESSENTIAL, Keymap
from audiodice.session import keymaps
from audiodice.session.diagnostics import at_start, in_words
from audiodice.session.language import words
from tests.support.each import each

KEYMAPS = Path(__file__).parents[2] / "keymaps"


def load(tmp_path: Path, text: str | None = None) -> Keymap:
    own = None
    if text is not None:
        own = tmp_path / "keymap.toml"
        own.write_text(text, "utf-8")
    return keymaps.load(own)


def test_every_command_has_a_key_and_each_key_one_command(tmp_path: Path) -> None:
    keys = load(tmp_path).keys
    assert not set(COMMANDS) - set(keys), 'keymap.toml: write `ID = "KEY"` for each'
    assert not set(keys) - set(COMMANDS)
    for scope in Scope:
        heard = [
            k for c, ks in keys.items() if COMMANDS[c].scope in (scope, "everywhere") for k in ks
        ]
        assert len(heard) == len(set(heard)), scope


@each(
    ("key", "command"),
    [
        ("enter", "roll"), ("c", "points"), ("d", "last_roll"), ("s", "scores"), ("t", "turn"),
        ("b", "commit"), ("a", "all"), ("backspace", "undo"), ("x", "undo"),
        ("l", "choices"), ("r", "risk"),
        ("shift+s", "sheet"), ("u", "bonus"), ("p", "party"), ("shift+p", "dungeon"),
        ("h", "hint"), ("shift+h", "hint_numbers"), ("g", "game_rules"), ("v", "verbosity"),
        ("m", "missed"), ("?", "help"), ("f1", "help"), ("i", "input_help"), ("z", "stop"),
        ("ctrl", "stop"), ("j", "older"), ("k", "newer"), ("shift+j", "oldest"),
        ("shift+k", "newest"), (",", "older"), (".", "newer"), ("y", "copy"), ("-", "softer"),
        ("+", "louder"), ("f5", "slower"), ("f6", "faster"), ("f9", "effects"),
        ("f10", "speech"), ("escape", "back"), ("alt+f4", "leave"), ("cmd+q", "leave"),
    ],
)  # fmt: skip
def test_keys_are_those_of_playing_md(tmp_path: Path, key: str, command: str) -> None:
    assert load(tmp_path).lookup(Scope.TABLE, key) == command


def off_the_keypad() -> set[str]:
    """The names of all keys of a US keyboard without its keypad, with and without Shift and Ctrl.

    Orca 45 and newer keep the keypad for themselves.
    """
    codes = {s: 13 if s == 40 else 27 if s == 41 else 8 if s == 42 else 9 for s in range(40, 44)}
    codes |= {s: 0x40000000 | s for s in (*range(58, 70), *range(73, 83))}
    codes |= {76: 127, 44: 32} | {s: ord(char) for s, char in input_keys._US.items()}
    return {"ctrl"} | {
        input_keys.pressed(code, scancode, mod, "")
        for scancode, code in codes.items()
        for mod in (0, 0x1, 0x40, 0x41, 0x100, 0x400)
    }


@pytest.mark.parametrize("file", [None, *KEYMAPS.glob("*.toml")], ids=str)
def test_no_command_has_its_keys_on_the_keypad_only(file: Path | None) -> None:
    there = off_the_keypad()
    for command, bound in keymaps.load(file).keys.items():
        assert there & set(bound), command


def test_players_file_overrides_by_command(tmp_path: Path) -> None:
    keys = load(tmp_path, 'roll = "e"\n[table]\npoints = ["x", "f2"]\n')
    assert keys.problems == ()
    assert keys.lookup(Scope.TABLE, "e") == "roll"
    assert keys.lookup(Scope.TABLE, "f2") == "points"
    assert keys.lookup(Scope.TABLE, "enter") is None


def test_unknown_command_is_named_with_its_line(tmp_path: Path) -> None:
    keys = load(tmp_path, '# mine\n\nrol = "n"\n')
    (problem,) = keys.problems
    assert (problem.key, problem.line, problem.fields["given"]) == (
        "keymap_unknown_command",
        3,
        "rol",
    )
    assert keys.lookup(Scope.TABLE, "enter") == "roll"


@pytest.mark.parametrize("value", ['"hyper+x"', '"enterr"', "7", "[1]", "{}"])
def test_unknown_key_leaves_the_default(tmp_path: Path, value: str) -> None:
    keys = load(tmp_path, f"roll = {value}\n")
    assert [p.key for p in keys.problems] in (["keymap_unknown_key"], [])
    assert keys.lookup(Scope.TABLE, "enter") == "roll"
    if value != "{}":
        assert keys.problems[0].line == 1


def test_key_error_is_said_with_a_single_full_stop(tmp_path: Path) -> None:
    (problem,) = load(tmp_path, 'roll = "f13"\n').problems
    assert str(problem.fields["why"]).endswith("'f13'")
    text = in_words(words("en"), problem)
    assert ".." not in text.removeprefix(problem.path)


def test_at_the_start_a_file_error_is_said_without_folders(tmp_path: Path) -> None:
    found = load(tmp_path, 'rol = "n"\n').problems
    (said,) = at_start(words("en"), missing=(), pack=(), keys=found, settings=())
    assert str(tmp_path) not in str(said.fields["text"])
    assert str(said.fields["text"]).startswith(Path(found[0].path).name.capitalize())
    (said,) = at_start(words("en"), missing=(), pack=(), keys=(), settings=found)
    assert said.fields["path"] == Path(found[0].path).name


@each("command", COMMANDS)
def test_empty_list_removes_keys_of_all_but_essential_commands(
    tmp_path: Path, command: str
) -> None:
    keys = load(tmp_path, f"\n{command} = []\n")
    if command not in ESSENTIAL:
        assert (keys.problems, keys.keys[command]) == ((), ())
        return
    (problem,) = keys.problems
    assert (problem.key, problem.line) == ("keymap_no_key", 2)
    assert problem.fields["command_id"] == command
    assert keys.keys[command] == load(tmp_path).keys[command]


@pytest.mark.parametrize("command", ESSENTIAL)
def test_essential_command_keeps_a_key_that_another_command_wants(
    tmp_path: Path, command: str
) -> None:
    own = load(tmp_path).keys[command]
    keys = load(tmp_path, f"roll = {list(own)}\npoints = {list(own)}\n{command} = []\n").keys
    assert set(keys[command]) <= set(own)
    assert keys[command]


@pytest.mark.parametrize("key", ["e", "x", "shift+x", "shift+space", "shift+e"])
@pytest.mark.parametrize(("command", "usual"), [("select", "enter"), ("back", "escape")])
def test_character_key_leaves_the_usual_key_for_text_fields(
    tmp_path: Path, key: str, command: str, usual: str
) -> None:
    assert load(tmp_path, f'all = "f12"\n{command} = "{key}"\n').keys[command] == (key, usual)
    assert load(tmp_path, f'{command} = ["{key}", "f2"]\n').keys[command] == (key, "f2")


def test_clash_leaves_the_default_and_names_both_commands(tmp_path: Path) -> None:
    keys = load(tmp_path, 'points = "x"\nroll = "s"\n')
    (problem,) = keys.problems
    assert (problem.key, problem.line) == ("keymap_clash", 2)
    assert problem.fields["other_id"] == "scores"
    assert keys.lookup(Scope.TABLE, "s") == "scores"
    assert keys.lookup(Scope.TABLE, "enter") == "roll"
    assert keys.lookup(Scope.TABLE, "x") == "points"


def test_default_key_is_dropped_if_its_command_keeps_another(tmp_path: Path) -> None:
    keys = load(tmp_path, 'points = "f1"\n')  # one of two keys of help, which works everywhere
    assert keys.problems == ()
    assert keys.lookup(Scope.TABLE, "f1") == "points"
    assert keys.lookup(Scope.TABLE, "?") == "help"
    both = load(tmp_path, 'points = ["f1", "?"]\n')
    assert [(problem.key, problem.fields["other_id"]) for problem in both.problems] == [
        ("keymap_clash", "help")
    ]
    assert {both.lookup(Scope.TABLE, key) for key in ("f1", "?")} == {"help"}


@pytest.mark.parametrize(("command", "key"), [("chance", "shift+c"), ("practise", "shift+t")])
def test_command_that_came_later_gives_its_only_key_to_an_older_keymap(
    tmp_path: Path, command: str, key: str
) -> None:
    assert load(tmp_path, "").lookup(Scope.TABLE, key) == command
    keys = load(tmp_path, f'points = "{key}"\n')
    assert keys.problems == ()
    assert keys.lookup(Scope.TABLE, key) == "points"
    assert keys.keys[command] == ()


def test_second_override_on_the_same_key_is_a_clash(tmp_path: Path) -> None:
    keys = load(tmp_path, 'points = "x"\nscores = "x"\n')
    assert len(keys.problems) == 1
    assert keys.lookup(Scope.TABLE, "x") in ("points", "scores")
    assert {keys.lookup(Scope.TABLE, k) for k in "xcs"} >= {"points", "scores"}


def test_default_command_keeps_at_least_one_key(tmp_path: Path) -> None:
    keys = load(tmp_path, 'points = "x"\nlast_roll = "backspace"\n')
    assert [p.fields["other_id"] for p in keys.problems] == ["undo"]
    assert keys.keys["undo"]
    assert len({keys.lookup(Scope.TABLE, key) for key in ("x", "backspace")}) == 2


def test_two_keys_can_be_swapped(tmp_path: Path) -> None:
    keys = load(tmp_path, 'points = "s"\nscores = "c"\n')
    assert keys.problems == ()
    assert keys.lookup(Scope.TABLE, "s") == "points"


@pytest.mark.parametrize(
    ("content", "line"), [(b'roll = "n"\npoints = = 3\n', 2), (b"\xff\xfe\x00", 1)]
)
def test_unreadable_file_leaves_every_default(tmp_path: Path, content: bytes, line: int) -> None:
    own = tmp_path / "keymap.toml"
    own.write_bytes(content)
    keys = keymaps.load(own)
    assert [(p.key, p.line) for p in keys.problems] == [("keymap_syntax", line)]
    assert keys.lookup(Scope.TABLE, "enter") == "roll"


def test_table_commands_have_no_letters_in_lists(tmp_path: Path) -> None:
    keys = load(tmp_path)
    assert keys.lookup(Scope.LIST, "enter") == "select"
    assert keys.lookup(Scope.LIST, "s") is None
    assert keys.lookup(Scope.LIST, "escape") == "back"


LEFT_HANDED = Path(__file__).parents[2] / "keymaps" / "left-handed.toml"
LEFT_HAND = {*"qwertasdfgzxcvb123456", "tab", "space", "escape", *(f"f{n}" for n in range(1, 7))}


def test_left_handed_keymap_has_no_problems_and_all_needed_keys() -> None:
    keys = keymaps.load(LEFT_HANDED)
    assert keys.problems == (), LEFT_HANDED
    right = {f"digit_{digit}" for digit in (7, 8, 9, 0)}
    needed = {
        name for name, command in COMMANDS.items()
        if command.scope in (Scope.TABLE, Scope.LIST) or name in ("help", "stop", "older", "back")
    }  # fmt: skip
    far = {
        command for command in needed - right
        if keys.keys[command][0].rpartition("+")[2] not in LEFT_HAND | {"ctrl"}
    }  # fmt: skip
    letters = (f"shift+{letter}" for letter in "qwertasdfgzxcvb")
    free = [key for key in letters if keys.lookup(Scope.TABLE, key) is None]
    assert not far, (
        f'keymaps/left-handed.toml: write `ID = "KEY"` for each; free at a table: {free}'
    )


def test_left_handed_keymap_has_no_letters_for_lists() -> None:
    keys = keymaps.load(LEFT_HANDED).keys
    lists = [key for name, found in keys.items() if COMMANDS[name].scope == "list" for key in found]
    assert [key for key in lists if len(key) == 1] == []
