"""`audiodice solve` and `audiodice advise`: what the solved games say, on the command line."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from audiodice import games, opponents
from audiodice.app import resources
from audiodice.games.farkle_state import DICE
from audiodice.games.farkle_state import State as FarkleState
from audiodice.opponents import tables
from audiodice.opponents.farkle_judge import FarkleJudge
from audiodice.opponents.farkle_plan import STEP
from audiodice.opponents.judge import Judge, Valued, obtain, table_of

Options = Mapping[str, int | bool]


class ImpossibleError(ValueError):
    """A state that cannot be: `option` is `value`, and what is allowed."""

    def __init__(self, option: str, value: object, allowed: str) -> None:
        super().__init__(option, value, allowed)
        self.option, self.value, self.allowed = option, value, allowed


class SolvingFailedError(RuntimeError):
    """The solving process died."""


def solvable() -> tuple[str, ...]:
    """The games that have a table."""
    return tuple(name for name in games.names() if opponents.judge(name))


def ready(judge: Judge, state: Any) -> None:
    """Wait for the table of a state, where there is one; raises SolvingFailedError."""
    tables.keep_in(resources.cache_folder())
    solved = obtain(judge, state)
    if solved is not None and not solved.wait() and judge.solves(state):
        raise SolvingFailedError("the game could not be solved: the solving process died")


def solve(game: str, options: Options, into: Path | None, *, fresh: bool, as_json: bool) -> None:
    """Solve a game, or load its kept table, and say what it is worth.

    `into`: where it is kept instead of the cache folder. `fresh`: solve it in any case.
    """
    judge, rules = opponents.judge(game), games.load(game)
    recipe = judge.recipe(rules.initial(2, **options)) if judge else None
    if recipe is None:
        raise ImpossibleError("GAME", game, ", ".join(solvable()))
    solved, began = tables.Solved(recipe), time.perf_counter()
    folder = into or resources.cache_folder()
    kept = not fresh and solved.load(*((into,) if into else (tables.SHIPPED, folder)))
    if not kept:
        solved.make(folder, tables.here, _bar(recipe.name))
    for news in solved.take_news():
        sys.stderr.write(f"audiodice: {_TOLD[news]}\n")
    told = {
        "seconds": round(time.perf_counter() - began, 3),
        "peak_mb": _peak_mb(),
        "value": solved.table.value,
        "states": solved.table.states,
        "kept": kept,
    }
    if as_json:
        _print(json.dumps(told))
        return
    _print(f"{recipe.name}: {told['states']} states, worth {told['value']:.6f}")
    how = "kept from before; --fresh solves it again" if kept else "solved"
    peak = f", at most {told['peak_mb']} MB" if told["peak_mb"] else ""
    _print(f"{how}: {told['seconds']} s{peak}")


_TOLD = {
    "table_rebuilt": "the kept table was damaged or of an older version; it is solved again",
    "cache_unwritable": "the table could not be kept: its folder cannot be written",
}


def _bar(name: str) -> Callable[[float], None]:
    """A line of progress on a terminal, nothing elsewhere."""
    shown = -1

    def show(part: float) -> None:
        nonlocal shown
        if (percent := int(100 * part)) > shown:
            shown = percent
            filled = "#" * (percent // 5)
            sys.stderr.write(f"\r{name} [{filled:<20}] {percent:3} %{chr(10) * (percent == 100)}")
            sys.stderr.flush()

    return show if sys.stderr.isatty() else lambda _: None


def _peak_mb() -> float | None:
    """The most memory this process has had; None where the system does not tell."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (1024 if sys.platform != "darwin" else 1024**2), 1)


# --- advice on score sheets -----------------------------------------------------------------------


def advise_sheet(
    game: str, options: Options, opened: str, upper: int, dice: Sequence[int], left: int
) -> dict[str, Any]:
    """What a sheet is worth from here, and with dice every choice, best first.

    Values are points still to come, the bonus included. `opened`: box ids with commas, or `all`.
    Raises ImpossibleError for boxes or upper points that cannot be, SolvingFailedError.
    """
    rules: Any = games.load(game)
    state = rules.initial(1, **options)
    wanted = list(state.boxes) if opened == "all" else [b.strip() for b in opened.split(",")]
    _check_sheet(rules, state.boxes, wanted, upper)
    judge = opponents.judge(game)
    assert judge is not None  # noqa: S101 - every sheet game has one
    ready(judge, state)
    recipe = judge.recipe(state)
    assert recipe is not None  # noqa: S101 - and a table
    plan = table_of(recipe).turn(wanted, upper)
    if not dice:
        return {"value": plan.value}
    choices = [
        {"action": "score", "box": choice.what, "value": choice.value}
        if choice.action == "score"
        else {"action": "roll", "keep": list(choice.what), "value": choice.value}
        for choice in plan.choices(dice, left)
    ]
    return {"value": choices[0]["value"], "choices": choices, "best": choices[0]}


def _check_sheet(rules: Any, boxes: Sequence[str], wanted: Sequence[str], upper: int) -> None:
    for box in wanted:
        if box not in boxes:
            raise ImpossibleError("--open", box, f"all, or some of {', '.join(boxes)}")
        if wanted.count(box) > 1:
            raise ImpossibleError("--open", box, "each box once")
    totals = {0}
    for box in boxes:
        if (face := rules.face_of[box]) and box not in wanted:
            totals = {total + n * face for total in totals for n in range(6)}
    if upper not in totals:
        raise ImpossibleError("--upper", upper, f"{_runs(totals)} with these boxes open")


def _runs(numbers: Iterable[int]) -> str:
    """Numbers as they are told.

    >>> _runs({0, 2, 3, 4, 8})
    '0, 2 to 4, 8'
    """
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]} to {run[-1]}" if run[1:] else str(run[0]) for run in runs)


# --- advice on Farkle -----------------------------------------------------------------------------


def advise_farkle(
    options: Options, scores: tuple[int, int], points: int, left: int, dice: tuple[int, ...]
) -> dict[str, Any]:
    """What my turn is worth against one other seat, and every choice, best first.

    `unit` is `chance` (to win, ties half), or `points` where no table is there: expected points
    after this turn. `scores` are mine and theirs, `points` those set apart in this turn, `left`
    how many dice may be rolled, `dice` a roll to choose from. Raises ImpossibleError.
    """
    judge = FarkleJudge()
    rules = games.load("farkle").initial(2, **options).rules
    state = FarkleState(rules, scores, points=points, faces=dice, open=bool(dice))
    _check_farkle(state, left)
    ready(judge, state)
    if not dice:
        found: list[dict[str, Any]] = [{"action": "roll", "value": judge.roll(state, left, points)}]
        if points and points >= state.floor:
            found.append({"action": "bank", "value": judge.bank(state, points)})
    else:
        found = [_told(state, option) for option in judge.options(state)]
    found.sort(key=lambda choice: -choice["value"])
    told = {"unit": judge.unit(state), "choices": found}
    if not found:  # nothing scores: the other's turn
        farkled = FarkleState(rules, scores, seat=1)
        return {"value": judge.standing(farkled, 0), **told, "best": None}
    return {"value": found[0]["value"], **told, "best": found[0]}


def _told(state: FarkleState, option: Valued) -> dict[str, Any]:
    keep, then = option.actions
    places = keep.arg if isinstance(keep.arg, tuple) else ()
    faces = sorted(state.faces[place] for place in places)
    return {"action": then.verb, "keep": faces, "value": option.value}


def _check_farkle(state: FarkleState, left: int) -> None:
    target = state.rules.target
    for score in state.scores:
        if score % STEP or not 0 <= score < target:
            allowed = f"multiples of {STEP} from 0, below the target of {target}"
            raise ImpossibleError("--banked", score, allowed)
    if state.points % STEP or state.points < 0:
        raise ImpossibleError("--turn-points", state.points, f"a multiple of {STEP} from 0")
    if state.faces and len(state.faces) != left:
        raise ImpossibleError("--dice", _commas(state.faces), f"as many dice as are left, {left}")
    if not state.points and left < DICE:
        raise ImpossibleError("--dice-left", left, "6 at the beginning of a turn")


# --- printing -------------------------------------------------------------------------------------


def tell(told: Mapping[str, Any], *, as_json: bool) -> None:
    """Print advice as JSON, or its value and the ten best choices."""
    if as_json:
        _print(json.dumps(told))
        return
    _print(f"value {told['value']:.4f}")
    for choice in told.get("choices", ())[:10]:
        what = [f"keep {_commas(choice['keep']) or 'nothing'}"] if "keep" in choice else []
        _print(f"{choice['value']:10.4f}  {' and '.join([*what, _done(choice)])}")


def _done(choice: Mapping[str, Any]) -> str:
    pick = f"pick {choice['pick']} and " if "pick" in choice else ""
    return f"{pick}{choice['action']} {choice.get('box', '')}".strip()


def _commas(faces: Iterable[int]) -> str:
    return ",".join(map(str, faces))


def _print(text: str) -> None:
    sys.stdout.write(text + "\n")
