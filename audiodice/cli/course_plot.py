"""A picture of the course of a game as an SVG file: the chance of each seat to win, by turn.

A screen reader reads the picture's title, then its description, which has a sentence for each seat
and one about the turn that decided the game. Lines differ in dashes and marks, not only in colour.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING

from audiodice.ui.course import decided

if TYPE_CHECKING:
    from audiodice.engine.course import Course
    from audiodice.present.words import Words

WIDTH, HEIGHT = 900, 420  # px, without the legend
LEFT, RIGHT, TOP, BOTTOM = 60, 880, 50, 380  # px, the edges of the panel
ROW = 26  # px for each seat in the legend
MARKS = 40  # marks on a line at most; more would overlap
_INK, _FAINT = "#222222", "#bbbbbb"
_PLAIN = '<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{ink}"/>'
_STYLES = (
    ("#0a5fb4", "", _PLAIN),
    ("#c24a00", "9 5", '<path d="M{x:.1f} {y:.1f}m-5 -5h10v10h-10z" fill="{ink}"/>'),
    ("#1a7a3c", "2 4", '<path d="M{x:.1f} {y:.1f}m0 -6l6 11h-12z" fill="{ink}"/>'),
    ("#8a2be2", "12 4 2 4", '<path d="M{x:.1f} {y:.1f}m0 -6l6 6l-6 6l-6 -6z" fill="{ink}"/>'),
    ("#222222", "16 5", _PLAIN.replace('fill="{ink}"', 'fill="#ffffff" stroke="{ink}"')),
    ("#a3123a", "5 3 1 3", '<path d="M{x:.1f} {y:.1f}m-5 -5l10 10m0 -10l-10 10" stroke="{ink}"/>'),
    ("#5c5c00", "1 3", '<path d="M{x:.1f} {y:.1f}m-6 0h12m-6 -6v12" stroke="{ink}"/>'),
    (
        "#006d77", "20 4 4 4",
        '<path d="M{x:.1f} {y:.1f}m-5 -5h10v10h-10z" fill="#ffffff" stroke="{ink}"/>',
    ),
)  # fmt: skip
"""By seat: a colour, the dashes of the line, and its mark."""


def svg(course: Course, title: str, words: Words) -> str:
    """An SVG document of a course; `title` is that of the game."""
    names = words.listener.names
    heading = words.line("course_title", title=title)
    rows = [_seat(course.of(seat), name, words) for seat, name in enumerate(names)]
    what_decided = words.utter(decided(course, words.listener))
    height = HEIGHT + ROW * len(rows) + ROW // 2
    how = 'role="img" aria-labelledby="title desc" font-family="sans-serif" font-size="13"'
    size = f'viewBox="0 0 {WIDTH} {height}" lang="{words.lang}" fill="{_INK}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {how}>',
        f'<title id="title">{escape(heading)}</title>',
        f'<desc id="desc">{escape(" ".join(filter(None, (*rows, what_decided))))}</desc>',
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="20" y="24" font-weight="bold">{escape(heading)}</text>',
        *_axes([start.round for start in course.starts], len(course.of(0))),
    ]
    for seat, row in enumerate(rows):
        parts += _line(course.of(seat), seat)
        parts += _legend(row, seat)
    return "\n".join([*parts, "</svg>", ""])


def _seat(told: Sequence[float], name: str, words: Words) -> str:
    first, low, high, last = (round(100 * one) for one in (told[0], min(told), max(told), told[-1]))
    return words.line("course_seat", name=name, before=first, low=low, high=high, after=last)


def _x(turn: int, turns: int) -> float:
    return LEFT + (RIGHT - LEFT) * turn / max(1, turns - 1)


def _y(chance: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * chance


def _axes(rounds: Sequence[int], turns: int) -> Iterator[str]:
    """Lines at each quarter, and the number of the round below its first turn."""
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        yield f'<path d="M{LEFT} {y:.1f}H{RIGHT}" stroke="{_FAINT}"/>'
        yield f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{percent}</text>'
    every = 1 + max(rounds) // 20
    for turn, number in enumerate(rounds):
        if number not in rounds[:turn] and number % every == 0:
            x = _x(turn, turns)
            yield f'<text x="{x:.1f}" y="{BOTTOM + 18}" text-anchor="middle">{number}</text>'


def _line(told: Sequence[float], seat: int) -> Iterator[str]:
    ink, dashes, mark = _STYLES[seat % len(_STYLES)]
    points = [(_x(turn, len(told)), _y(chance)) for turn, chance in enumerate(told)]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    yield f'<polyline points="{path}" fill="none" stroke="{ink}" stroke-width="2"{dashed}/>'
    for x, y in points[:: 1 + len(told) // MARKS]:
        yield mark.format(x=x, y=y, ink=ink)


def _legend(text: str, seat: int) -> Iterator[str]:
    ink, dashes, mark = _STYLES[seat % len(_STYLES)]
    y = HEIGHT + ROW * seat
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    yield f'<path d="M{LEFT} {y}h60" stroke="{ink}" stroke-width="2"{dashed}/>'
    yield mark.format(x=LEFT + 30, y=y, ink=ink)
    yield f'<text x="{LEFT + 74}" y="{y + 5}">{escape(text)}</text>'
