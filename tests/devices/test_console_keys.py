"""Records of a Windows console, as pywin32 shows them, named like the keys of the window."""

from __future__ import annotations

import random
from dataclasses import dataclass

from audiodice.devices.input.console_keys import ConsoleKeys, is_break
from audiodice.devices.input.face import Key
from tests.support.each import each
from tests.support.terminal_storm import paste, report

SHIFT, CTRL, ALT, ALTGR, NUM, FAR = 0x10, 0x08, 0x02, 0x09, 0x20, 0x100
PLAIN = {0x31: "1", 0xBF: "/", 0xBB: "=", 0xDB: "ß", **{n: chr(n) for n in range(65, 91)}}


@dataclass
class Record:
    VirtualKeyCode: int
    Char: str = "\0"
    ControlKeyState: int = 0
    VirtualScanCode: int = 0
    KeyDown: bool = True
    RepeatCount: int = 1


def pressed(*records: Record) -> list[Key]:
    keys = ConsoleKeys(lambda code: PLAIN.get(code, ""))
    return [key for record in records for key in keys.pressed(record)]


@each(
    ("record", "key"),
    [
        (Record(0x41, "a", 0, 0x1E), Key("a", "a")),
        (Record(0x41, "A", SHIFT, 0x1E), Key("shift+a", "A")),
        (Record(0x43, "\x03", CTRL, 0x2E), Key("ctrl+c")),
        (Record(0x53, "s", ALT, 0x1F), Key("alt+s")),
        (Record(0xBA, "é", 0, 0x60), Key("é", "é")),
        (Record(0x51, "@", ALTGR, 0x10), Key("@", "@")),
        (Record(0x51, "@", 0, 0x10), Key("@", "@")),  # Wine does not say that AltGr is held
        (Record(0x31, "1", 0, 2), Key("1", "1")),
        (Record(0x31, "!", SHIFT, 2), Key("shift+1", "!")),
        (Record(0x31, "&", 0, 2), Key("1", "&")),  # French: digits go by place
        (Record(0xBF, "?", SHIFT, 0x35), Key("?", "?")),
        (Record(0x46, "а", 0, 0x21), Key("f", "а")),  # Cyrillic: by place
        (Record(0x70, "\0", 0, 0x3B), Key("f1")),
        (Record(0x7B, "\0", SHIFT, 0x58), Key("shift+f12")),
        (Record(0x26, "\0", FAR, 0x48), Key("up")),
        (Record(0x24, "\0", FAR | CTRL, 0x47), Key("ctrl+home")),
        (Record(0x24, "\0", 0, 0x47), Key("home")),  # the keypad without Num Lock
        (Record(0x67, "7", NUM, 0x47), Key("7", "7")),  # and with it
        (Record(0x0C, "\0", 0, 0x4C), Key("5")),
        (Record(0x09, "\t", SHIFT, 0x0F), Key("shift+tab")),
        (Record(0x0D, "\r", 0, 0x1C), Key("enter")),
        (Record(0x1B, "\x1b", 0, 1), Key("escape")),
        (Record(0x20, " ", 0, 0x39), Key("space", " ")),
        (Record(0x08, "\b", 0, 0x0E), Key("backspace")),
        (Record(0, "日"), Key("unknown", "日")),  # from an input method
        (Record(0xBB, "\0", 0, 0x0D), Key("=")),
    ],
)
def test_a_record_is_named_like_a_key_of_the_window(record: Record, key: Key) -> None:
    assert pressed(record) == [key]


def test_modifiers_releases_and_dead_keys_type_nothing() -> None:
    assert pressed(Record(0x10, "\0", SHIFT, 0x2A), Record(0x12, "\0", ALT, 0x38)) == []
    assert pressed(Record(0x41, "a", 0, 0x1E, KeyDown=False)) == []
    assert pressed(Record(0xDC, "\0", 0, 0x29)) == [Key("unknown")]


def test_ctrl_is_a_key_if_nothing_comes_between() -> None:
    down, up = Record(0x11, "\0", CTRL, 0x1D), Record(0x11, "\0", 0, 0x1D, KeyDown=False)
    assert pressed(down, up) == [Key("ctrl")]
    assert pressed(down, Record(0x41, "\x01", CTRL, 0x1E), up) == [Key("ctrl+a")]


def test_a_character_of_two_records_and_one_typed_by_its_number() -> None:
    first, second = "😀".encode("utf-16-le")[:2], "😀".encode("utf-16-le")[2:]
    halves = [half.decode("utf-16-le", "surrogatepass") for half in (first, second)]
    assert pressed(*(Record(0, half) for half in halves)) == [Key("😀", "😀")]
    assert pressed(Record(0x12, "é", 0, 0x38, KeyDown=False)) == [Key("é", "é")]


def test_a_key_that_repeats_comes_as_often() -> None:
    assert pressed(Record(0x41, "a", 0, 0x1E, RepeatCount=3)) == [Key("a", "a")] * 3


@each("seed", range(20))
def test_what_a_terminal_reports_is_no_key(seed: int) -> None:
    chance = random.Random(seed)
    made = chance.choice((report, paste))(chance).decode("utf-8", "replace")
    if "\ufffd" in made:  # a console has characters, not bytes
        made = "\x1b]11;rgb:1e1e/1e1e/2e2e\x1b\\"
    records = [Record(0, char) for char in made]
    assert pressed(*records, Record(0x42, "b", 0, 0x30)) == [Key("b", "b")]
    assert pressed(*records, *(Record(0, char) for char in "\x1b[Ab")) == [Key("up"), Key("b", "b")]


def test_break_is_recognised() -> None:
    assert is_break(Record(0x03, "\0", CTRL, 0x46))
    assert not is_break(Record(0x43, "\x03", CTRL, 0x2E))
