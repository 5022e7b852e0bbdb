"""What decisions lose, by week and by kind, as events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from audiodice.core.model import Event, Value
from audiodice.engine.practice import Losses, by_kind, weeks
from audiodice.ui.record_lines import game_name

if TYPE_CHECKING:
    from audiodice.present.words import Words


def in_games(losses: Sequence[Losses]) -> dict[tuple[str, str], list[Losses]]:
    """The losses of whole games, without practice, by game and unit."""
    found: dict[tuple[str, str], list[Losses]] = {}
    for one in losses:
        if one.of and one.decisions:
            found.setdefault((one.game, one.unit), []).append(one)
    return found


def amount(loss: float, unit: str) -> str:
    """A loss as it is spoken: points, or chances in 100."""
    shown = loss * 100 if unit == "chance" else loss
    return f"{shown:.1f}" if shown >= 0.095 or shown == 0 else f"{shown:.2f}"


def progress_lines(losses: Sequence[Losses], words: Words) -> list[Event]:
    """Return two sentences for each game: its last weeks, and where most is lost."""
    return [
        event
        for (game, unit), those in in_games(losses).items()
        for event in _lines(game_name(game, words), unit, those, words)
    ]


def _lines(title: str, unit: str, those: list[Losses], words: Words) -> Iterator[Event]:
    *earlier, last = weeks(those)
    before = earlier[-1].mean if earlier else 0.0
    fields: dict[str, Value] = {
        "title": title,
        "unit": unit,
        "mean": amount(last.mean, unit),
        "before": amount(before, unit),
        "first": not earlier,
    }
    yield Event("progress_weeks", None, fields)
    kinds = [(words.text(f"practise-kind-{kind}"), part) for kind, part in by_kind(those).items()]
    if kinds:
        (kind, part), *others = kinds
        yield Event("progress_kinds", None, {
            "kind": kind,
            "percent": round(100 * part),
            "other": others[0][0] if others else "",
            "rest": round(100 * others[0][1]) if others else 0,
        })  # fmt: skip
