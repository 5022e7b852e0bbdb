"""Pictures in the window: any picture in any size, what a click hits, colours, and real pixels."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from typing import Any, cast

import pygame
import pytest

from audiodice.core.picture import (
    Box,
    Choice,
    Die,
    Field,
    Item,
    Picture,
    Seat,
    Touch,
    Tray,
)  # fmt: skip
from audiodice.devices.drawing import text as text_module
from audiodice.devices.drawing.canvas import Area, Shapes
from audiodice.devices.drawing.painter import Painter
from audiodice.devices.drawing.text import Texts, letters, runs, wrap
from audiodice.devices.drawing.themes import THEMES, mixed
from audiodice.devices.drawing.throw import thrown
from audiodice.devices.input.face import Released
from audiodice.devices.input.window import Window
from tests.devices.window_programs import Start
from tests.support.backends import wait_until
from tests.support.xserver import XServer

SIZES = [(1, 1), (30, 400), (640, 360), (1280, 720), (3840, 2160)]
STRANGE = [
    "", "\0", "サイコロ 1 1 5", "🎲 ﷽ \u202e", "שלום עולם", "한국어", "a" * 3000, "x\n\n\ty",
    "\ud800",
]  # fmt: skip
KEPT = Die(1, 5, "kept", may=True, label="The first die")
TABLE = Picture(
    "table",
    "Farkle",
    "5, kept. 50 points.",
    turn="Your turn, round 1",
    stake="50 at stake",
    seats=(Seat("You", 200, 800, in_turn=True, you=True), Seat("Cora", 450, 550)),
    dice=(KEPT, Die(2, 2, may=False), Die(3, 1, focus=True, may=True)),
    trays=(Tray("apart", "Aside", (Die(1, 6, "apart"),), "60", pick="digit_6"),),
    choices=(
        Choice("roll", "Roll 2 dice", "Enter", main=True),
        Choice("commit", "Bank 50", "B", can=False),
    ),
    at_table=True,
)
SHEET = replace(
    TABLE,
    sheet=(
        Box("ones", "Ones", now=2, focus=True, label="Ones: 2 now"),
        Box("twos", "Twos", points=6),
        Box("bonus", "Bonus", kind="bonus"),
        Box("chance", "Chance", now=18, kind="lower", best=True),
        Box("total", "Total", points=6, kind="total"),
    ),
)
LIST = Picture(
    "list",
    "Menu",
    "Menu. Play",
    items=tuple(Item(k, f"Entry {k}", here=k == 30) for k in range(20, 60)),
    count=100,
    choices=(Choice("select", "Choose", "Enter", main=True),),
)
TYPED = Picture("text", "Your name", "Your name", field=Field("Your name", "Ann", 3))
SHOWN = {"table": TABLE, "sheet": SHEET, "list": LIST, "text": TYPED}


def _drawn(
    picture: Picture, size: tuple[int, int] = (640, 360), colours: str = "cream", px: int = 32
) -> tuple[pygame.Surface, list[Area]]:
    surface = pygame.Surface(size, depth=32)
    painter = Painter()
    return surface, painter.draw(painter.canvas(surface, colours, px), picture)


# -------------------------------------------------------------------- any picture


def strange(text: str) -> Iterator[Picture]:
    dice = tuple(Die(k + 1, k % 7, "rolling" if k % 2 else "kept", k % 5) for k in range(40))
    yield replace(
        SHEET,
        title=text,
        caption=text,
        turn=text,
        stake=text,
        dice=dice,
        seats=tuple(Seat(text * 2, 9_999_999 - k, k - 1) for k in range(8)),
        trays=(Tray("dungeon", text, dice, text), Tray("fonnjo", text, ())),
        sheet=(Box("a", text, 9_999_999), Box("b", text, now=9_999_999, focus=True)),
        choices=tuple(Choice("roll", text, text) for _ in range(30)),
    )
    yield replace(LIST, title=text, caption=text, items=(Item(0, text, here=True), Item(1, text)))
    yield replace(TYPED, field=Field(text, text, len(text)))
    yield Picture("reading", text, text)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("px", [12, 200])
def test_anything_is_drawn_within_the_window(size: tuple[int, int], px: int) -> None:
    texts = STRANGE if size[0] < 2000 else STRANGE[2:5]
    for picture in (one for text in texts for one in strange(text)):
        _, areas = _drawn(picture, size, px=px)
        window = pygame.Rect(0, 0, *size)
        assert all(rect.colliderect(window) or not rect.w for rect, _ in areas)


@pytest.mark.parametrize("size", [(640, 360), (1280, 720), (3840, 2160)])
@pytest.mark.parametrize("px", [32, 64])
def test_all_that_can_be_done_can_be_clicked(size: tuple[int, int], px: int) -> None:
    picture = replace(TABLE, choices=TABLE.choices[:1])
    _, areas = _drawn(picture, size, px=px)
    window = pygame.Rect(0, 0, *size)
    assert {touch for _, touch in areas} == {
        Touch("die", 1), Touch("die", 2), Touch("die", 3),
        Touch("tray", "digit_6"), Touch("choice", "roll"),
    }  # fmt: skip
    assert all(window.contains(rect) for rect, _ in areas)
    assert len({rect.topleft for rect, _ in areas}) == len(areas)


def test_boxes_and_entries_can_be_clicked() -> None:
    boxes = {touch.id for _, touch in _drawn(SHEET)[1] if touch.what == "box"}
    assert boxes == {"ones", "twos", "bonus", "chance", "total"}
    items = {touch.id for _, touch in _drawn(LIST)[1] if touch.what == "item"}
    assert 30 in items
    assert items < set(range(20, 60))


def test_kept_dice_lie_lower_in_their_column() -> None:
    free = replace(TABLE, dice=(replace(KEPT, state="rolled"), *TABLE.dice[1:]))
    before, after = (
        next(rect for rect, touch in _drawn(one)[1] if touch == Touch("die", 1))
        for one in (free, TABLE)
    )
    assert after.x == before.x
    assert after.y >= before.bottom


def test_words_are_whole() -> None:
    texts = Texts()
    words = "Kept 5 5, 10 points, 4 left. " * 20
    surface, _ = _drawn(replace(TABLE, caption=words), (640, 360))
    few, _ = _drawn(replace(TABLE, caption="Kept."), (640, 360))
    assert _count(surface, THEMES["cream"].ink) > 5 * _count(few, THEMES["cream"].ink)
    fitted = texts.fitted("W" * 80, 32, (0, 0, 0), 100)
    assert 50 < fitted.get_width() <= 100


@pytest.mark.parametrize("px", [32, 64])
def test_an_entry_that_is_read_is_whole(px: int) -> None:
    label = "Farkle is played with six dice. " * 6
    picture = replace(LIST, form="reading", items=(Item(0, label, here=True),), count=1)
    surface, areas = _drawn(picture, (640, 360), px=px)
    entry = next(rect for rect, touch in areas if touch == Touch("item", 0))
    assert surface.get_rect().contains(entry)
    assert entry.bottom < min(rect.top for rect, touch in areas if touch.what == "choice")


def _count(surface: pygame.Surface, colour: tuple[int, int, int]) -> int:
    return int(pygame.mask.from_threshold(surface, colour, (1, 1, 1, 255)).count())


def test_letters_grow_with_the_window_and_on_a_dense_screen() -> None:
    painter = Painter()
    small = painter.canvas(pygame.Surface((640, 360)), "cream", 32)
    assert small.px == 32
    assert painter.canvas(pygame.Surface((2560, 1440)), "cream", 32).px == 64
    assert painter.canvas(pygame.Surface((1280, 720)), "cream", 32, scale=2).px == 64


def test_only_so_many_shapes_are_kept_as_the_window_needs() -> None:
    shapes, made = Shapes(), list[int]()
    shapes.room = 1000

    def make(n: int) -> pygame.Surface:
        made.append(n)
        return pygame.Surface((10, 30))

    for n in (1, 2, 3, 1, 2, 3, 4, 3, 2, 1):
        assert shapes.get(n, partial(make, n)).get_size() == (10, 30)
    assert made == [1, 2, 3, 4, 1]


# -------------------------------------------------------------------- colours


@cache
def _luminance(colour: Any) -> float:
    parts = [c / 255 for c in colour[:3]]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return float(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2])


def _contrast(one: Any, other: Any) -> float:
    dark, light = sorted((_luminance(tuple(one)[:3]), _luminance(tuple(other)[:3])))
    return (light + 0.05) / (dark + 0.05)


class _Watched(pygame.Surface):
    """Measures each text that is put on it against what lies below."""

    def __init__(self, size: tuple[int, int], painter: Painter) -> None:
        super().__init__(size, depth=32)
        self.texts = painter._texts
        self.found: dict[str, float] = {}

    def blit(  # type: ignore[override]
        self, source: pygame.Surface, dest: Any, *how: Any, **more: Any
    ) -> pygame.Rect:
        made = (key for key, kept in self.texts._now.items() if kept is source)
        if (key := next(made, None)) is not None:
            below = source.get_rect(topleft=dest[:2]).clip(self.get_rect())
            text, _, _, ink = cast("tuple[str, int, bool, tuple[int, int, int]]", key)
            least = min((_contrast(ink, one) for one in _colours(self, below)), default=21.0)
            self.found[text] = min(least, self.found.get(text, 21.0))
        return super().blit(source, dest, *how, **more)


def _colours(surface: pygame.Surface, part: pygame.Rect) -> set[tuple[int, ...]]:
    if part.w < 1 or part.h < 1:
        return set()
    flat = pygame.image.tobytes(surface.subsurface(part), "RGB")
    return {*zip(flat[::3], flat[1::3], flat[2::3], strict=True)}


@pytest.mark.parametrize("colours", THEMES)
@pytest.mark.parametrize(("size", "px"), [((640, 360), 32), ((640, 360), 64), ((1280, 720), 32)])
def test_every_text_has_its_contrast_to_the_pixels_below(
    colours: str, size: tuple[int, int], px: int
) -> None:
    for picture in (*SHOWN.values(), replace(TABLE, dice=())):
        painter = Painter()
        surface = _Watched(size, painter)
        painter.draw(painter.canvas(surface, colours, px), picture)
        assert picture.caption in surface.found or px == 64
        assert len(surface.found) >= 2
        assert min(surface.found.values()) >= 7, surface.found


@pytest.mark.parametrize("colours", THEMES)
def test_shapes_have_their_contrast(colours: str) -> None:
    theme = THEMES[colours]
    hollow = mixed(theme.felt, (0, 0, 0), 0.32 if theme.dark else 0.07)  # where kept dice lie
    below = (theme.felt, theme.rail, hollow)
    for behind in below:
        assert _contrast(theme.focus, behind) >= 3
        assert _contrast(theme.line, behind) >= 3
        assert max(_contrast(one, behind) for one in (theme.die, theme.edge)) >= 3
    assert _contrast(theme.kept, hollow) >= 3
    assert _contrast(theme.main, theme.rail) >= 3
    shades = [mixed(body, (0, 0, 0), 0.16) for body in (theme.die, *theme.families)]
    assert all(_contrast(theme.pip, one) >= 7 for one in shades)


@pytest.mark.parametrize("colours", THEMES)
def test_a_pip_has_its_contrast_in_pixels(colours: str) -> None:
    for size in ((640, 360), (1280, 720)):
        surface, areas = _drawn(TABLE, size, colours)
        die = next(rect for rect, touch in areas if touch == Touch("die", 3))
        pip, face = (surface.get_at((die.centerx, y)) for y in _pip_and_face(die))
        assert _contrast(pip, face) >= 10


def _pip_and_face(die: pygame.Rect) -> tuple[int, int]:
    """Where the pip of a one is, and its face beside that."""
    return die.y + round(die.h * 0.46), die.y + round(die.h * 0.2)


@pytest.mark.parametrize("colours", THEMES)
def test_a_die_and_the_focus_stand_out_from_the_table(colours: str) -> None:
    surface, areas = _drawn(TABLE, (1280, 720), colours)
    theme = THEMES[colours]
    die = next(rect for rect, touch in areas if touch == Touch("die", 3))
    ring = die.inflate(die.w // 5, die.w // 5)
    border = [surface.get_at((x, die.centery)) for x in range(ring.left, die.left + 4)]
    assert max(_contrast(one, theme.felt) for one in border) >= 3
    assert any(_contrast(one, theme.focus) < 1.1 for one in border)


def test_in_grey_states_still_differ() -> None:
    """Each pair of states differs in the brightness of many pixels, so not by hue alone."""
    die = Die(1, 3, may=True)
    states = [
        die, replace(die, state="kept"), replace(die, state="locked"), replace(die, focus=True),
        replace(die, face=0, state="rolling"), replace(die, may=False),
        *(replace(die, family=family) for family in (1, 2, 3, 4)),
    ]  # fmt: skip
    grey = []
    for one in states:
        surface, _ = _drawn(replace(TABLE, dice=(one,), trays=()), (640, 360))
        grey.append(pygame.transform.grayscale(surface))
    for k, this in enumerate(grey):
        for other in grey[k + 1 :]:
            same = pygame.mask.from_threshold(this, (0, 0, 0), (40, 40, 40, 255), other).count()
            assert 640 * 360 - same > 40


# -------------------------------------------------------------------- texts


def test_lines_end_at_spaces_and_else_anywhere() -> None:
    def ten(text: str) -> int:
        return 10 * len(text)

    assert list(wrap("one two three", ten, 80)) == ["one two", "three"]
    assert list(wrap("abcdefghij", ten, 40)) == ["abcd", "efgh", "ij"]
    assert list(wrap("a\nb", ten, 40)) == ["a", "b"]
    assert list(wrap("ab", ten, 1)) == ["a", "b"]


def test_each_kind_of_letters_has_its_font_and_words_to_the_left_stay_together() -> None:
    assert [*runs("Ann 6の目")] == [("", "Ann 6"), ("asian", "の目")]
    assert [*runs("שלום עולם 5")] == [("leftward", "שלום עולם"), ("", " 5")]


def test_without_fonts_of_the_system_pygame_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_module, "font_file", lambda _kind, _bold=False, **_: ("", False))
    assert letters() == (True, "of pygame; for Japanese and Chinese: none")
    surface, _ = _drawn(TABLE)
    assert _count(surface, THEMES["cream"].ink) > 100


def test_a_broken_font_file_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    broken = tmp_path / "broken.ttf"
    broken.write_bytes(b"not a font")
    monkeypatch.setattr(text_module, "font_file", lambda *_, **__: (str(broken), False))
    surface, _ = _drawn(TABLE)
    assert _count(surface, THEMES["cream"].ink) > 100


# -------------------------------------------------------------------- a throw


def test_only_a_throw_moves_dice() -> None:
    rolled = replace(TABLE, dice=tuple(Die(k, k, may=True) for k in (1, 2, 3)))
    kept = replace(rolled, dice=(replace(rolled.dice[0], state="kept"), *rolled.dice[1:]))
    again = replace(kept, dice=(kept.dice[0], Die(2, 6), Die(3, 3)))
    assert thrown(None, rolled) == ()
    assert thrown(LIST, rolled) == ()
    assert thrown(replace(rolled, dice=()), rolled) == rolled.dice
    assert thrown(rolled, kept) == ()
    assert thrown(kept, again) == again.dice[1:]


# -------------------------------------------------------------------- the window


def _a() -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=97, scancode=4, mod=0, unicode="a")


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    opened = Window()
    yield opened
    opened.close()


def _fail(error: Exception) -> None:
    raise error


def _events(window: Window, s: float = 0.3) -> list[Any]:
    """What happens for some time, in which the window draws."""
    found, until = [], time.monotonic() + s
    while time.monotonic() < until:
        if (event := window.wait(20)) is not None:
            found.append(event)
    return found


def _until_drawn(window: Window) -> None:
    until = time.monotonic() + 20
    while not window._view._areas and time.monotonic() < until:
        window.wait(20)


def test_any_text_can_be_shown(window: Window) -> None:
    for text in STRANGE:
        for step in (-20, 0, 40, -7):
            window.bigger(step)
            window.show(text)
            _events(window, 0.06)


def test_a_click_is_a_touch_and_the_button_is_held(window: Window) -> None:
    window.draw_from(lambda said: replace(TABLE, caption=said), _fail)
    _until_drawn(window)
    areas = {touch: rect for rect, touch in window._view._areas}
    down, up = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP

    def click(at: tuple[int, int], button: int = 1) -> None:
        for kind in (down, up):
            pygame.event.post(pygame.event.Event(kind, {"pos": at, "button": button}))

    click(areas[Touch("die", 2)].center)
    click(areas[Touch("choice", "roll")].center)
    click(areas[Touch("die", 2)].center, button=3)
    click((639, 1))
    touches = [one for one in _events(window) if isinstance(one, Touch | Released)]
    assert touches == [Touch("die", 2), Touch("choice", "roll", held=True), Released("roll")]


def test_nothing_is_made_or_drawn_between_fast_keys(window: Window) -> None:
    made: list[str] = []

    def make(said: str) -> Picture:
        made.append(said)
        return replace(TABLE, caption=said)

    window.draw_from(make, _fail)
    _until_drawn(window)
    _events(window, 0.1)
    made.clear()
    for key in range(30):
        pygame.event.post(
            pygame.event.Event(pygame.KEYDOWN, key=97, scancode=4, mod=0, unicode="a")
        )
        window.show(str(key))
        assert window.wait(0) is not None
    assert made == []
    _events(window, 0.1)
    assert made[0] == "29"


def test_an_error_while_drawing_leaves_words_and_then_keys(window: Window) -> None:
    errors: list[Exception] = []

    def make(_said: str) -> Picture:
        raise ValueError("wrong")

    window.draw_from(make, errors.append)
    _events(window, 0.2)
    assert [str(error) for error in errors] == ["wrong"]
    window.dress("no such colours", captions=True, motion=True)
    _events(window, 3)
    assert len(errors) == 2
    pygame.event.post(_a())
    assert [event.name for event in _events(window) if hasattr(event, "name")][:1] == ["a"]


@pytest.mark.parametrize("motion", [True, False])
def test_a_throw_moves_unless_motion_is_off_and_ends_soon(window: Window, motion: bool) -> None:
    shown = [replace(TABLE, dice=(), trays=())]
    window.dress("cream", captions=True, motion=motion)
    window.draw_from(lambda _said: shown[0], _fail)
    _until_drawn(window)
    shown[0] = replace(TABLE, dice=(Die(1, 1), Die(2, 2)), trays=())
    window.wake()
    frames = set()
    began = time.monotonic()
    while (s := time.monotonic() - began) < 1.5 or (window._view._throw is not None and s < 10):
        window.wait(10)
        frames.add(hash(pygame.image.tobytes(pygame.display.get_surface(), "RGB")))  # type: ignore[arg-type]
    assert (len(frames) > 4) is motion
    assert window._view._throw is None, "still in motion"
    resting, _ = _drawn(shown[0])
    assert _alike(pygame.display.get_surface(), resting)


def _alike(one: Any, other: pygame.Surface) -> bool:
    same = pygame.mask.from_threshold(one, (0, 0, 0), (3, 3, 3, 255), other).count()
    return bool(same == one.get_width() * one.get_height())


def test_the_words_are_drawn_and_change(x: XServer, start_window: Start) -> None:
    program = start_window("show=1 1 5, 25.")
    window = str(program.ready["window"])
    wait_until(lambda: _ink(x, window) > 200, 10)
    few = _ink(x, window)
    x.keys("F12")
    program.report.take(1)
    wait_until(lambda: _ink(x, window) > 3 * few, 3)
    for size in (("1", "1"), ("700", "500")):
        x.run("xdotool", "windowsize", "--sync", window, *size)
    wait_until(lambda: _ink(x, window) > 3 * few, 3)


def _ink(x: XServer, window: str) -> int:
    """How many pixels of the window are the colour of letters."""
    script = """
import ctypes, sys
x = ctypes.CDLL("libX11.so.6")
x.XOpenDisplay.restype = x.XGetImage.restype = d = ctypes.c_void_p
x.XGetImage.argtypes = [d, ctypes.c_ulong, *[ctypes.c_int] * 2, *[ctypes.c_uint] * 2,
                        ctypes.c_ulong, ctypes.c_int]
x.XGetPixel.argtypes = [d, ctypes.c_int, ctypes.c_int]
x.XGetPixel.restype = ctypes.c_ulong
image = x.XGetImage(x.XOpenDisplay(None), int(sys.argv[1]), 0, 0, 640, 360, 0xFFFFFFFF, 2)
ink = int(sys.argv[2])
print(sum(x.XGetPixel(image, c, r) & 0xFFFFFF == ink for r in range(360) for c in range(640)))
"""
    red, green, blue = THEMES["cream"].ink
    ink = red << 16 | green << 8 | blue
    return int(x.run(sys.executable, "-c", script, window, str(ink)))
