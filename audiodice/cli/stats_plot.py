"""A picture of the records as an SVG file.

The SVG is written as text, because a plotting library would be the largest dependency. A screen
reader reads the picture's title and sentences about each game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from itertools import count, groupby
from math import ceil
from statistics import fmean
from typing import TYPE_CHECKING

from audiodice.engine.practice import Losses, by_kind, weeks
from audiodice.engine.stats import Result
from audiodice.ui.learning.progress import in_games, progress_lines
from audiodice.ui.record_lines import game_name

if TYPE_CHECKING:
    from audiodice.present.words import Words

MOST = 500  # only this many games, the last ones, get a dot; more dots would overlap
MEAN_OF = 10  # games in the moving mean
BARS = 12  # approximate number of bars
WIDTH, HEIGHT = 900, 260  # px for each game
TOP, BOTTOM = 50, 220  # px, top and bottom of a panel within its game's area
OVER_TIME, SPREAD = (60, 560), (640, 880)  # px, left and right edges of the two panels
_INK, _FAINT = "#222222", "#bbbbbb"
# Results differ in shape, not only in colour.
_DOTS = {
    "won": '<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#0a5fb4"/>',
    "lost": '<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="none" stroke="#c24a00"/>',
    "tied": '<rect x="{x:.1f}" y="{y:.1f}" width="6" height="6" fill="#777777"'
    ' transform="translate(-3 -3)"/>',
    "alone": '<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="#222222"/>',
}


def svg(results: Sequence[Result], words: Words) -> str:
    """An SVG document with each game's results over time and the distribution of its scores.

    `results` are grouped by game and variant, each group in the order of play.
    """
    grouped = groupby(results, lambda one: (one.game, one.variant))
    played = [(game_name(game, words, variant), list(those)) for (game, variant), those in grouped]
    rows = [_summary(title, those, words) for title, those in played]
    panels = [[*_over_time(those[-MOST:], words), *_spread(those, words)] for _, those in played]
    return _document(words.text("plot_title"), rows, panels, words)


def practice_svg(losses: Sequence[Losses], words: Words) -> str:
    """An SVG document with what a decision of each game lost, by week and by kind."""
    rows, panels = [], []
    for (_, unit), those in in_games(losses).items():
        told = progress_lines(those, words)
        rows.append(" ".join(words.say(event) for event in told))
        scale = 100 if unit == "chance" else 1
        means = [scale * week.mean for week in weeks(those)]
        kinds = {words.text(f"practise-kind-{kind}"): one for kind, one in by_kind(those).items()}
        panels.append([*_by_week(means, words), *_by_kind(kinds, words)])
    return _document(words.text("plot_practice"), rows, panels, words)


def _document(
    title: str, rows: Sequence[str], panels: Sequence[Sequence[str]], words: Words
) -> str:
    """The document: a line of text for each game, and its two panels below."""
    height = HEIGHT * max(1, len(rows))
    how = 'role="img" aria-labelledby="title desc" font-family="sans-serif" font-size="13"'
    size = f'viewBox="0 0 {WIDTH} {height}" lang="{words.lang}" fill="{_INK}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {how}>',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="desc">{escape(" ".join(rows) or words.text("records_empty"))}</desc>',
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
    ]
    for number, (drawn, line) in enumerate(zip(panels, rows, strict=True)):
        parts.append(f'<g transform="translate(0 {HEIGHT * number})">')
        parts.append(f'<text x="20" y="24" font-weight="bold">{escape(line)}</text>')
        parts += [*drawn, "</g>"]
    return "\n".join([*parts, "</svg>", ""])


def _summary(title: str, those: Sequence[Result], words: Words) -> str:
    scores = [one.score for one in those]
    won = sum(one.result == "won" for one in those)
    mean = f"{fmean(scores):.1f}"
    return words.text(
        "plot_game", title=title, count=len(those), won=won, top=max(scores), mean=mean
    )


def _over_time(those: Sequence[Result], words: Words) -> Iterator[str]:
    """A dot for each game, and a line for the mean of the last `MEAN_OF` games."""
    left, right = OVER_TIME
    scores = [one.score for one in those]
    ticks = _ticks(min(scores), max(scores))
    low, high = ticks[0], ticks[-1]
    step = (right - left) / max(1, len(scores) - 1)

    def y(score: float) -> float:
        return BOTTOM - (score - low) / (high - low) * (BOTTOM - TOP)

    for tick in ticks:
        yield f'<path d="M{left} {y(tick):.1f}H{right}" stroke="{_FAINT}"/>'
        yield f'<text x="{left - 6}" y="{y(tick) + 4:.1f}" text-anchor="end">{tick}</text>'
    means = [fmean(scores[max(0, n + 1 - MEAN_OF) : n + 1]) for n in range(len(scores))]
    line = " ".join(f"{left + n * step:.1f},{y(mean):.1f}" for n, mean in enumerate(means))
    yield f'<polyline points="{line}" fill="none" stroke="{_INK}"/>'
    for n, one in enumerate(those):
        yield _DOTS[one.result].format(x=left + n * step, y=y(one.score))
    yield _below(OVER_TIME, words.text("plot_over_time", count=len(scores), last=MEAN_OF))


def _spread(those: Sequence[Result], words: Words) -> Iterator[str]:
    """The distribution of scores: a bar for each range of scores."""
    left, right = SPREAD
    scores = [one.score for one in those]
    low, high = min(scores), max(scores)
    wide = -(-(high - low + 1) // BARS)
    bars = Counter((score - low) // wide for score in scores)
    step = (right - left) / ((high - low) // wide + 1)
    for n in range((high - low) // wide + 1):
        tall = bars[n] / max(bars.values()) * (BOTTOM - TOP)
        yield (
            f'<rect x="{left + n * step:.1f}" y="{BOTTOM - tall:.1f}" width="{step - 1:.1f}"'
            f' height="{tall:.1f}" fill="#0a5fb4"/>'
        )
    yield f'<path d="M{left} {BOTTOM}H{right}" stroke="{_INK}"/>'
    yield f'<text x="{left}" y="{BOTTOM + 16}">{low}</text>'
    yield f'<text x="{right}" y="{BOTTOM + 16}" text-anchor="end">{high}</text>'
    yield _below(SPREAD, words.text("plot_spread"))


def _by_week(means: Sequence[float], words: Words) -> Iterator[str]:
    """A dot for the mean loss of each week, joined by a line; 0 is at the bottom."""
    left, right = OVER_TIME
    ticks = _ticks(0, ceil(max(means)))
    step = (right - left) / max(1, len(means) - 1)

    def y(mean: float) -> float:
        return BOTTOM - mean / ticks[-1] * (BOTTOM - TOP)

    for tick in ticks:
        yield f'<path d="M{left} {y(tick):.1f}H{right}" stroke="{_FAINT}"/>'
        yield f'<text x="{left - 6}" y="{y(tick) + 4:.1f}" text-anchor="end">{tick}</text>'
    line = " ".join(f"{left + n * step:.1f},{y(mean):.1f}" for n, mean in enumerate(means))
    yield f'<polyline points="{line}" fill="none" stroke="{_INK}"/>'
    for n, mean in enumerate(means):
        yield _DOTS["won"].format(x=left + n * step, y=y(mean))
    yield _below(OVER_TIME, words.text("plot_by_week"))


def _by_kind(kinds: Mapping[str, float], words: Words) -> Iterator[str]:
    """A bar for the part that each kind of decision has of all that was lost."""
    left, right = SPREAD
    for n, (kind, part) in enumerate(kinds.items()):
        y = TOP + n * (BOTTOM - TOP) / 4
        wide = part * (right - left)
        yield f'<text x="{left}" y="{y + 12:.1f}">{escape(kind)}</text>'
        yield (f'<rect x="{left}" y="{y + 17:.1f}" width="{wide:.1f}" height="14" fill="#0a5fb4"/>')
    yield _below(SPREAD, words.text("plot_by_kind"))


def _below(panel: tuple[int, int], text: str) -> str:
    middle = sum(panel) // 2
    return f'<text x="{middle}" y="{BOTTOM + 32}" text-anchor="middle">{escape(text)}</text>'


def _ticks(low: int, high: int) -> list[int]:
    """Two to seven round numbers around a range.

    >>> _ticks(100, 455)
    [100, 200, 300, 400, 500]
    """
    span = max(1, high - low)
    step = next(s * 10**zeros for zeros in count() for s in (1, 2, 5) if span <= 5 * s * 10**zeros)
    return [step * n for n in range(low // step, -(-max(high, low + 1) // step) + 1)]
