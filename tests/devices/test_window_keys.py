"""Keys that go through a real X server into the window."""

from __future__ import annotations

import json
import signal

import pytest

from tests.devices.window_programs import Start
from tests.support.xserver import XServer

# X keycodes are places, whatever the layout: xdotool presses those here.
ROW = {"1": "10", "2": "11", "6": "15", "7": "16"}
A, Q, S, C, COMMA, SLASH = "38", "24", "39", "54", "59", "61"

LAYOUTS = {
    "us": ([S, ROW["1"], f"shift+{ROW['1']}", f"shift+{SLASH}", "20", f"shift+{COMMA}"],
           ["s", "1", "shift+1", "?", "-", "<"]),
    "fr": ([Q, ROW["1"], ROW["6"], f"shift+{ROW['1']}", "58", "shift+58", "21", "shift+21"],
           ["a", "1", "6", "1", ",", "?", "=", "+"]),
    "de": (["29", "52", f"shift+{ROW['7']}", "shift+20", "47", "35", SLASH,
            f"ISO_Level3_Shift+{Q}"],
           ["z", "y", "shift+7", "?", "ö", "+", "-", "@"]),
    "ru": ([S, f"shift+{S}", ROW["2"], f"shift+{ROW['7']}", A, f"ctrl+{C}", "20"],
           ["s", "shift+s", "2", "?", "a", "ctrl+c", "-"]),
    "jp": ([S, f"shift+{S}", ROW["2"], f"shift+{ROW['2']}", "21", "34", "47", f"shift+{SLASH}",
            "97", f"shift+{COMMA}"],
           ["s", "shift+s", "2", "shift+2", "^", "@", ";", "?", "\\", "<"]),
}  # fmt: skip


@pytest.mark.parametrize("layout", LAYOUTS)
def test_layouts(x: XServer, start_window: Start, layout: str) -> None:
    program = start_window(layout=layout)
    pressed, names = LAYOUTS[layout]
    x.keys(*pressed)
    assert program.report.names(len(names)) == names


WHOLE_ROW = [str(code) for code in range(10, 20)]
KEYPAD = ["90", "87", "88", "89", "83", "84", "85", "79", "80", "81"]  # 0 to 9


@pytest.mark.parametrize("layout", ["us", "fr", "de", "jp"])
def test_digits_go_by_place_and_the_keypad_types_them_too(
    x: XServer, start_window: Start, layout: str
) -> None:
    program = start_window(layout=layout)
    x.keys(*WHOLE_ROW)
    assert program.report.names(10) == [*"1234567890"]
    x.keys("Num_Lock", *KEYPAD, "Num_Lock")
    assert program.report.names(10) == [*"0123456789"]


ALPHABETS = {  # what the three rows type, place by place
    "us": "qwertyuiopasdfghjklzxcvbnm",
    "fr": "azertyuiopqsdfghjklwxcvbn",
    "de": "qwertzuiopasdfghjklyxcvbnm",
    "jp": "qwertyuiopasdfghjklzxcvbnm",
}


@pytest.mark.parametrize("layout", ALPHABETS)
def test_letters_go_by_what_they_type(x: XServer, start_window: Start, layout: str) -> None:
    program = start_window(layout=layout)
    letters = ALPHABETS[layout]
    places = [str(code) for row in ((24, 34), (38, 47), (52, 59)) for code in range(*row)]
    x.keys(*places[: len(letters)])
    assert program.report.names(len(letters)) == [*letters]


def test_keys_that_type_nothing(x: XServer, start_window: Start) -> None:
    program = start_window()
    pressed = {
        "Return": "enter", "KP_Enter": "enter", "space": "space", "Left": "left", "Home": "home",
        "Prior": "pageup", "Next": "pagedown", "BackSpace": "backspace", "Delete": "delete",
        "Insert": "insert", "Tab": "tab", "shift+Tab": "shift+tab", "Escape": "escape",
        "F1": "f1", "shift+F1": "shift+f1", "alt+F4": "alt+f4", "super+q": "cmd+q",
        "ctrl+shift+c": "ctrl+shift+c", "87": "end",
    }  # fmt: skip
    x.keys(*pressed)
    assert program.report.names(len(pressed)) == list(pressed.values())


def test_locks_and_modifiers_alone_change_nothing(x: XServer, start_window: Start) -> None:
    program = start_window()
    x.keys("Caps_Lock", S, f"shift+{S}", "Caps_Lock", "Shift_L", "Alt_L", "Super_L")
    x.keys("ISO_Level3_Shift", "Num_Lock", "87", "Num_Lock", "87", "F5")
    first = program.report.take(5)
    assert [(k["name"], k["text"]) for k in first] == [
        ("s", "S"), ("shift+s", "s"), ("1", "1"), ("end", ""), ("f5", ""),
    ]  # fmt: skip


@pytest.mark.parametrize("modifier", ["Insert", "KP_Insert", "Caps_Lock"])
def test_what_is_pressed_with_a_screen_readers_key_is_not_taken(
    x: XServer, start_window: Start, modifier: str
) -> None:
    for settings in ((), ("typing=1",)):
        program = start_window(*settings)
        held = ["keydown", modifier, "key", "t", "key", "shift+h", "key", "Up", "keyup", modifier]
        x.run("xdotool", *held)
        x.keys("s", "F5")
        named = [line["name"] for line in program.report.take(2 + (modifier != "Caps_Lock"))]
        assert named == [*["insert"] * (modifier != "Caps_Lock"), "s", "f5"]
        if modifier == "Caps_Lock":
            x.keys(modifier)
        program.end()


def test_a_screen_readers_key_counts_as_released_when_the_focus_is_lost(
    x: XServer, start_window: Start
) -> None:
    program = start_window()
    x.run("xdotool", "keydown", "Insert", "sleep", "0.1")
    other = start_window()
    x.run("xdotool", "windowfocus", str(other.ready["window"]), "sleep", "0.2", "keyup", "Insert")
    x.run("xdotool", "windowfocus", str(program.ready["window"]), "sleep", "0.2", "key", "s")
    assert program.report.names(2) == ["insert", "s"]


def test_ctrl_alone(x: XServer, start_window: Start) -> None:
    program = start_window()
    x.keys("Control_L", "Control_R", "ctrl+s", "ctrl+shift", "shift+ctrl", "F5")
    x.run("xdotool", "keydown", "ISO_Level3_Shift", "key", "Control_L", "keyup", "ISO_Level3_Shift")
    x.keys("F6")
    assert program.report.names(5) == ["ctrl", "ctrl", "ctrl+s", "f5", "f6"]


def test_fast_keys_arrive_in_order_each_with_its_text(x: XServer, start_window: Start) -> None:
    program = start_window()
    # Stopped, it finds them all at once; the same key twice, with and without Shift.
    program.process.send_signal(signal.SIGSTOP)
    x.keys("20", "shift+20", "20", "shift+20", "s", "shift+s", "s", "Left", "Left", *"123456",
           "Return", "b", "shift+h", "h", "m")  # fmt: skip
    program.process.send_signal(signal.SIGCONT)
    keys = program.report.take(20)
    assert [k["name"] for k in keys] == [
        "-", "_", "-", "_", "s", "shift+s", "s", "left", "left", *"123456", "enter",
        "b", "shift+h", "h", "m",
    ]  # fmt: skip
    assert "".join(k["text"] for k in keys if len(k["text"]) == 1) == "-_-_sSs123456bHhm"


def test_a_held_key_counts_once_unless_asked(x: XServer, start_window: Start) -> None:
    program = start_window()
    x.run("xdotool", "keydown", "s", "sleep", "0.9", "keyup", "s", "key", "F5")
    assert program.report.names(2) == ["s", "f5"]
    program.end()
    program = start_window("repeat=1")
    x.run("xdotool", "keydown", "s", "sleep", "0.9", "keyup", "s", "key", "F5")
    names = program.report.names(4)
    assert names[:-1].count("s") == len(names) - 1


@pytest.mark.parametrize("typing", [True, False])
def test_what_an_input_method_puts_together_arrives_whole_while_a_text_is_typed(
    x: XServer, start_window: Start, typing: bool
) -> None:
    posted = json.dumps([("TEXTINPUT", {"text": "花子"})])
    program = start_window(f"post={posted}", *["typing=1"] * typing)
    x.keys("F10")
    keys = program.report.take(1 + typing)
    x.keys("F5")
    keys += program.report.take(1)
    told = [(key["name"], key["text"]) for key in keys]
    assert told == [("f10", "")] + [("", "花子")] * typing + [("f5", "")]


def test_text_entry_still_names_keys(x: XServer, start_window: Start) -> None:
    program = start_window("typing=1")
    x.keys("B", "o", "Return")
    keys = program.report.take(3)
    assert [(k["name"], k["text"]) for k in keys][:2] == [("shift+b", "B"), ("o", "o")]
    assert keys[2]["name"] == "enter"


def test_a_release_is_told_once_however_long_the_system_repeats_the_key(
    x: XServer, start_window: Start
) -> None:
    for settings in ((), ("repeat=1",)):
        program = start_window(*settings)
        x.run("xdotool", "keydown", "Return", "sleep", "1.2", "keyup", "Return", "key", "F5")
        program.report.take(1, "Released")
        events = [(line["kind"], line.get("name")) for line in program.report.lines()]
        presses = [event for event in events if event == ("Key", "enter")]
        assert (len(presses) == 1) is not bool(settings)
        assert events.count(("Released", "enter")) == 1
        assert events.index(("Released", "enter")) > events.index(("Key", "enter"))
        held = next(line for line in program.report.lines() if line.get("name") == "enter")
        assert held["held"]
        program.end()


def test_a_release_has_the_name_of_its_press(x: XServer, start_window: Start) -> None:
    program = start_window()
    x.run("xdotool", "keydown", "s", "keydown", "shift", "sleep", "0.05", "keyup", "s")
    assert program.report.take(1, "Released")[0]["name"] == "s"
    x.run("xdotool", "keyup", "shift")


def test_key_releases_are_not_reported_while_a_text_is_typed(
    x: XServer, start_window: Start
) -> None:
    program = start_window("typing=1")
    x.keys("s", "Return", "F5")
    keys = program.report.take(3, "Key")
    assert [key["held"] for key in keys] == [False] * 3
    assert not [line for line in program.report.lines() if line["kind"] == "Released"]


def test_a_key_counts_as_released_when_the_focus_is_lost(x: XServer, start_window: Start) -> None:
    program = start_window()
    x.run("xdotool", "keydown", "Return", "sleep", "0.1")
    other = start_window()
    x.run("xdotool", "windowfocus", str(other.ready["window"]), "sleep", "0.2")
    assert program.report.take(1, "Released")[0]["name"] == "enter"
    x.run("xdotool", "keyup", "Return")
