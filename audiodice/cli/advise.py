"""`audiodice advise`: the value of a position, and of every choice in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from unicodedata import normalize

import click
from click.core import ParameterSource

from audiodice.cli import chances
from audiodice.cli.completion import opponents as complete_opponents
from audiodice.cli.params import (
    JSON,
    LANG,
    OPTION,
    Passing,
    PathTo,
    Whole,
    bad,
    called,
    demand_fitting,
    known_opponents,
    parse_names,
    parse_options,
)
from audiodice.cli.solve import Options, wait_for_table
from audiodice.core.text import whole
from audiodice.devices.printing import print_json, print_line, print_lines

if TYPE_CHECKING:
    from audiodice.engine.journal import Journal
    from audiodice.games.farkle.state import State as FarkleState
    from audiodice.games.fonnjo_foon.state import State as FonnjoState
    from audiodice.games.sheet.state import State as SheetState
    from audiodice.opponents import Chance
    from audiodice.opponents.evaluators import ScoredDecision

LISTED = 10  # choices printed
FARKLE_DICE, SHEET_DICE = 6, 5
FARKLE_SEATS = 8
FONNJO = "fonnjo_foon"


@click.group("advise", cls=Passing)
def command() -> None:
    """Show what to do in a position of a game.

    Every choice is listed with its value, the best first.
    """


class Dice(click.ParamType[tuple[int, ...]]):
    """From `least` to `most` faces (1-6), separated by commas or blanks."""

    name = "dice"

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, ...]:
        del ctx
        parts = re.split(r"\s*,\s*|\s+", str(value).strip())
        faces = tuple(int(part) for part in parts if part in set("123456"))
        if len(faces) != len(parts) or not self.least <= len(faces) <= self.most:
            many = str(self.most) if self.least == self.most else f"{self.least} to {self.most}"
            raise bad(called(param), value, f"{many} faces from 1 to 6, as 1 1 5 or 1,1,5")
        return faces


def print_advice(answer: Mapping[str, Any], *, as_json: bool, lines: Iterable[str] = ()) -> None:
    """Print the value and the choices; `lines` come before them, but not in JSON."""
    if as_json:
        print_json(answer)
        return
    print_lines(lines)
    print_line(f"value {answer['value']:.4f}")
    for choice in answer.get("choices", ())[:LISTED]:
        actions = [f"{choice['action']} {choice.get('box', '')}".strip()]
        if "pick" in choice:
            actions.insert(0, f"pick {choice['pick']}")
        if "keep" in choice:
            actions.insert(0, f"keep {commas(choice['keep']) or 'nothing'}")
        print_line(f"{choice['value']:10.4f}  {' and '.join(actions)}")


def commas(faces: Iterable[int]) -> str:
    return ",".join(map(str, faces))


STATE = click.option(
    "--state", type=PathTo(), help="The journal of an unfinished game, instead of a position."
)
CHANCE = click.option(
    "--chance", is_flag=True, help="Also show how many of 100 games each seat wins from here."
)
SEATS = click.option(
    "--seats",
    metavar="NAMES",
    default="",
    help="With --chance: the computer players in order, mine first; by default all are perfect.",
    shell_complete=complete_opponents,
)


class Position(NamedTuple):
    """A state of a game, who plays at its seats ("" for persons), and their names."""

    state: Any
    players: tuple[str, ...]
    names: tuple[str, ...] = ()


def with_chance(answer: dict[str, Any], chance: Chance | None) -> dict[str, Any]:
    if chance is None:
        return answer
    return answer | {"chance": list(chance.seats), "exact": chance.exact}


def _players(game: str, seats: str, many: int, *, chance: bool) -> tuple[str, ...]:
    """The players of `--seats`, or as many persons; raises BadInput."""
    if not seats:
        return ("",) * many
    if not chance:
        raise bad("--seats", seats, "--chance with it", wrong="is used without --chance")
    known = known_opponents(game, parse_names(seats, "--seats"), "--seats")
    if len(known) != many:
        raise bad("--seats", seats, f"{many} names, one for each seat")
    return known


def _in_journal(game: str, file: Path, seats: str, *, chance: bool) -> Position:
    """The position at the end of a journal; raises BadInput."""
    from audiodice import games
    from audiodice.engine.journal import JournalError
    from audiodice.engine.table import rebuild

    expected = f"the journal of an unfinished game of {game}"
    try:
        table = rebuild(_journal_in(file), games.load(game))
    except JournalError as error:
        raise bad("--state", file, expected, wrong=f"is not valid ({error})") from None
    if table.over:
        raise bad("--state", file, expected, wrong="is not valid (the game has ended)")
    players = tuple(seat.policy or "" for seat in table.seats)
    names = tuple(seat.name or seat.policy or "" for seat in table.seats)
    if seats:
        names = players = _players(game, seats, len(players), chance=chance)
    return Position(table.state, players, names)


def _alone(state: Path | None, context: click.Context, *others: str) -> None:
    """Raise BadInput if one of these other parameters is given with `--state`."""
    if state is None:
        return
    for param in context.command.params:
        given = context.get_parameter_source(param.name or "") is ParameterSource.COMMANDLINE
        if param.name in others and given:
            wrong = f"is used with {called(param)}"
            raise bad("--state", state, "only one of them", wrong=wrong)


class Scores(click.ParamType[tuple[int, ...]]):
    name = "numbers"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, ...]:
        del ctx
        parts = [whole(part) for part in str(value).split(",")]
        numbers = tuple(part for part in parts if part is not None)
        if len(numbers) != len(parts) or not 2 <= len(numbers) <= FARKLE_SEATS:
            many = f"2 to {FARKLE_SEATS} whole numbers"
            raise bad(called(param), value, f"{many}, mine and theirs in turn, such as 400,300")
        return numbers


@command.command("farkle")
@click.option(
    "--banked",
    "--scores",
    "scores",
    type=Scores(),
    default="0,0",
    help="Banked points, mine and theirs in the order of turns, such as 400,300.",
)
@click.option(
    "--turn-points",
    "--at-stake",
    "points",
    type=Whole(0, 10**6),
    default=0,
    help="Points of this turn so far.",
)
@click.option(
    "--dice-left", "left", type=Whole(1, FARKLE_DICE), help="How many dice to roll: 1 to 6."
)
@click.option("--dice", type=Dice(1, FARKLE_DICE), help="The dice of a roll, such as 1,2,3,4,5,6.")
@click.option("--target", metavar="NUMBER", help="The same as --option target=NUMBER.")
@STATE
@CHANCE
@SEATS
@OPTION
@JSON
@click.pass_context
def farkle_command(
    context: click.Context,
    scores: tuple[int, ...],
    points: int,
    left: int | None,
    dice: tuple[int, ...] | None,
    target: str | None,
    state: Path | None,
    seats: str,
    options: tuple[str, ...],
    *,
    chance: bool,
    as_json: bool,
) -> None:  # fmt: skip
    """Show the chance to win, and what to do.

    The value is my chance to win against one other player, or the points expected. With --chance it
    shows the chance of every seat; there may be as many as there are numbers for --banked.
    """
    _alone(state, context, "scores", "points", "left", "dice", "target", "options")
    if state is not None:
        position = _in_journal("farkle", state, seats, chance=chance)
        to_roll = position.state.to_throw
    else:
        given_target = () if target is None else (f"target={target}",)
        rules = parse_options("farkle", (*options, *given_target))
        demand_fitting("farkle", len(scores), rules)
        players = _players("farkle", seats, len(scores), chance=chance)
        to_roll = left or (len(dice) if dice else FARKLE_DICE)
        position = Position(_farkle_state(rules, scores, points, to_roll, dice or ()), players)
    answer, told = farkle(position.state, to_roll), None
    if chance:
        told = farkle_chance(position, to_roll)
        answer = with_chance(answer, told)
    print_advice(answer, as_json=as_json, lines=_sentences(told, position))


def _sentences(chance: Chance | None, position: Position) -> Iterable[str]:
    if chance is None:
        return ()
    return chances.sentences(chance, position.players, position.names)


def farkle(state: FarkleState, left: int) -> dict[str, Any]:
    """The value of the turn in a state, and of every choice, best first.

    `unit` is "chance" (to win; a tie counts half), or "points" without a solved table: expected
    points after this turn. `left` is the number of dice to roll if no roll is open.
    """
    from audiodice.opponents.farkle.evaluator import FarkleEvaluator

    evaluator = FarkleEvaluator()
    wait_for_table(evaluator, state)
    if state.open:
        found = [_farkle_entry(state, option) for option in evaluator.decisions(state)]
    else:
        found = [{"action": "roll", "value": evaluator.roll(state, left, state.points)}]
        if state.points and state.points >= state.floor:
            found.append({"action": "bank", "value": evaluator.bank(state, state.points)})
    found.sort(key=lambda choice: -choice["value"])
    answer = {"unit": evaluator.unit(state), "choices": found}
    if not found:  # nothing scores: the turn passes to the other seat
        value = evaluator.expected_value(_farkled(state), state.seat)
        return {"value": value, **answer, "best": None}
    return {"value": found[0]["value"], **answer, "best": found[0]}


def farkle_chance(position: Position, left: int) -> Chance:
    """The chances of the seats; `left` as in `farkle`. Raises BadInput."""
    from audiodice.core.dice import throws
    from audiodice.games.farkle.combos import scoring
    from audiodice.games.farkle.turn_end import bank
    from audiodice.opponents import Chance

    state, players = position.state, position.players
    begins = replace(state, points=0, taken=(), faces=(), kept=(), open=False)
    known = chances.demand("--chance", "farkle", begins, players)

    def tell(after: FarkleState) -> Chance:
        scores = not after.open or scoring(tuple(sorted(after.faces)), after.rules.scale)
        told = known.tell(after if scores else _farkled(after), players)
        assert told is not None  # noqa: S101 - it has told of such a state
        return told

    if state.open or not state.points:
        return tell(state)
    # Between two rolls: the mean over the next one, or the bank if that is better for the seat.
    told = [(many, tell(replace(state, faces=faces, open=True))) for faces, many in throws(left)]
    mean = [
        sum(many * one.seats[seat] for many, one in told) / 6**left for seat in range(len(players))
    ]
    rolled = Chance(tuple(mean), all(one.exact for _, one in told))
    if state.points < state.floor:
        return rolled
    return max(rolled, tell(bank(state).state), key=lambda one: one.seats[state.seat])


def _farkled(state: FarkleState) -> FarkleState:
    """The start of the next turn, after a roll without points."""
    from audiodice.games.farkle.turn_end import farkle as end

    after: FarkleState = end(state, state.faces, []).state
    return after


def _farkle_state(
    options: Options, scores: tuple[int, ...], points: int, left: int, dice: tuple[int, ...]
) -> FarkleState:
    """The turn of the first of these seats; raises BadInput if it is impossible.

    `points` are those set aside in this turn, `left` the dice to roll, `dice` the faces (1-6) of a
    roll to choose from.
    """
    from audiodice import games
    from audiodice.games.farkle.state import State

    rules = games.load("farkle").initial(len(scores), **options).rules
    state = State(rules, scores, points=points, faces=dice, open=bool(dice))
    _demand_farkle(state, left, by="--dice" if dice else "--dice-left")
    return state


def _farkle_entry(state: FarkleState, option: ScoredDecision) -> dict[str, Any]:
    keep, then = option.actions
    places = keep.arg if isinstance(keep.arg, tuple) else ()
    faces = sorted(state.faces[place] for place in places)
    return {"action": then.verb, "keep": faces, "value": option.value}


def _demand_farkle(state: FarkleState, left: int, *, by: str) -> None:
    """Raise BadInput for an impossible state; `by` is the option that gave `left`."""
    target, step = state.rules.target, state.rules.step
    for score in state.scores:
        if score % step or not 0 <= score < target:
            raise bad(
                "--banked", score, f"multiples of {step} from 0, below the target of {target}"
            )
    for seat, score in enumerate(state.scores):
        if score != state.scores[seat % state.sides]:
            raise bad("--banked", score, "the same points for both partners of a team")
    if state.points % step or state.points < 0:
        raise bad("--turn-points", state.points, f"a multiple of {step} from 0")
    if state.faces and len(state.faces) != left:
        raise bad("--dice", commas(state.faces), f"as many dice as are left, {left}")
    if not state.points and left < FARKLE_DICE:
        given = commas(state.faces) or left
        raise bad(
            by, given, f"{FARKLE_DICE} dice at the beginning of a turn, or --turn-points above 0"
        )


@command.command(FONNJO)
@STATE
@CHANCE
@SEATS
@JSON
def fonnjo_command(state: Path | None, seats: str, *, chance: bool, as_json: bool) -> None:
    """Show the value of a turn, and what to do.

    The value is the points expected after this turn, or the chance to win in a game played to
    win. Without --state it is the beginning of a game, with --chance one of as many seats as
    --seats names, or two.
    """
    from audiodice import games

    if state is not None:
        position = _in_journal(FONNJO, state, seats, chance=chance)
    else:
        many = seats.count(",") + 1 if seats else 1 + chance
        if many not in (allowed := games.load(FONNJO).seats):
            raise bad("--seats", seats, f"{allowed[0]} to {allowed[-1]} names")
        players = _players(FONNJO, seats, many, chance=chance)
        position = Position(games.load(FONNJO).initial(many), players)
    told = _told(FONNJO, position) if chance else None
    answer = with_chance(fonnjo(position.state), told)
    print_advice(answer, as_json=as_json, lines=_sentences(told, position))


def _told(game: str, position: Position) -> Chance:
    """The chances in a position; raises BadInput."""
    state, players = position.state, position.players
    told = chances.demand("--chance", game, state, players).tell(state, players)
    assert told is not None  # noqa: S101 - as demanded
    return told


def _journal_in(file: Path) -> Journal:
    """Read a journal and drop an incomplete last line; raises JournalError, BadInput."""
    from audiodice.engine.journal import LARGEST_FILE, read_file

    try:
        with file.open("rb") as opened:
            return read_file(opened.read(LARGEST_FILE + 1)).journal
    except OSError as error:
        wrong = f"cannot be read ({error.strerror})"
        raise bad("--state", file, "a readable file", wrong=wrong) from None


def fonnjo(state: FonnjoState) -> dict[str, Any]:
    """The value of a state, and of every choice there, best first.

    `unit` is "points" (of the current seat after its turn), or "chance" (to win) if the turn is
    played to win. Raises BadInput.
    """
    from audiodice import opponents

    evaluator = opponents.evaluator(FONNJO)
    assert evaluator is not None  # noqa: S101 - the game has one
    wait_for_table(evaluator, state)
    choices = [_fonnjo_entry(state, option) for option in evaluator.decisions(state)]
    answer = {"unit": evaluator.unit(state), "choices": choices, "best": choices[0]}
    return {"value": choices[0]["value"], **answer}


def _fonnjo_entry(state: FonnjoState, option: ScoredDecision) -> dict[str, Any]:
    """Describe a roll or a picture: the moved dice (faces 1-6, and their families) or the pick."""
    *before, last = option.actions
    row: dict[str, Any] = {"action": last.verb}
    for action in before:
        if isinstance(action.arg, tuple):
            row["keep"] = [state.faces[place] for place in action.arg]
            row["families"] = [state.families[place] for place in action.arg]
        else:
            row["pick"] = action.arg
    return {**row, "value": option.value}


def _sheet_command(game: str) -> None:
    @command.command(game)
    @click.option(
        "--open",
        "opened",
        default="all",
        metavar="BOXES",
        help="The open boxes by name, separated by commas, or all (the default).",
    )
    @click.option(
        "--upper", type=Whole(-(10**6), 10**6), default=0, help="Points in the upper boxes so far."
    )
    @click.option(
        "--dice", type=Dice(SHEET_DICE, SHEET_DICE), help="The dice of a roll, such as 1,1,3,5,6."
    )
    @click.option("--rolls-left", "left", type=Whole(0, 2), help="How many rolls are left: 0 to 2.")
    @click.option(
        "--points",
        type=Whole(-(10**6), 10**6),
        help="With --chance: the points in all boxes so far, without the bonus.",
    )
    @click.option(
        "--others",
        multiple=True,
        metavar="SHEET",
        help="With --chance: another seat's sheet, such as open=ones,twos;upper=50;points=200, "
        "or open=none; may be repeated.",
    )
    @STATE
    @CHANCE
    @SEATS
    @LANG
    @OPTION
    @JSON
    @click.pass_context
    def run(
        context: click.Context,
        opened: str,
        upper: int,
        dice: tuple[int, ...] | None,
        left: int | None,
        points: int | None,
        others: tuple[str, ...],
        state: Path | None,
        seats: str,
        lang: str,
        options: tuple[str, ...],
        *,
        chance: bool,
        as_json: bool,
    ) -> None:
        """Show the value of a score sheet. That is how many points are still to come, bonus
        included. With --dice and --rolls-left it also shows what to do with a roll, with --chance
        and the sheets of the other seats the chance of each seat to win. All play for points."""
        _alone(state, context, "opened", "upper", "dice", "left", "points", "others", "options")
        if dice is None and left is not None:
            raise bad("--rolls-left", left, "both or neither", wrong="is used without --dice")
        if dice is not None and left is None:
            wrong = "is used without --rolls-left"
            raise bad("--dice", commas(dice), "both or neither", wrong=wrong)
        if not chance and (points is not None or others):
            name, given = ("--others", others[0]) if others else ("--points", points)
            raise bad(name, given, "--chance with it", wrong="is used without --chance")
        if state is not None:
            position = _in_journal(game, state, seats, chance=chance)
        else:
            rules = parse_options(game, options)
            mine = Sheet(opened, upper, points, ("--open", "--upper", "--points"))
            sheets = [mine, *map(_other_sheet, others)]
            found = _sheet_state(game, rules, sheets, dice or (), left or 0, lang)
            position = Position(found, _players(game, seats, len(sheets), chance=chance))
        told = _told(game, position) if chance else None
        answer = with_chance(sheet(game, position.state), told)
        print_advice(answer, as_json=as_json, lines=_sentences(told, position))


for one in ("fune", "dice4fun"):
    _sheet_command(one)


class Sheet(NamedTuple):
    """A score sheet as it was typed: open boxes, upper points and all points, None for upper."""

    opened: str
    upper: int
    points: int | None
    options: tuple[str, str, str]
    """By what its three parts were given, for messages."""


def _other_sheet(text: str) -> Sheet:
    """The sheet in a value of `--others`; raises BadInput."""
    names = ("open", "upper", "points")
    parts = dict(part.strip().partition("=")[::2] for part in text.split(";"))
    upper, points = (whole(parts.get(name, "0")) for name in names[1:])
    if not {*parts} <= {*names} or upper is None or (points is None and "points" in parts):
        form = "open=BOXES;upper=NUMBER;points=NUMBER, such as open=ones,twos;upper=50;points=200"
        raise bad("--others", text, form)
    told = points if "points" in parts else None
    return Sheet(
        parts.get("open", "all"),
        upper,
        told,
        ("--others open", "--others upper", "--others points"),
    )


def _sheet_state(
    game: str, options: Options, sheets: Sequence[Sheet], dice: Sequence[int], left: int, lang: str
) -> SheetState:
    """The turn of the first of these sheets; raises BadInput if one is impossible.

    `dice` are the faces of a roll (1-6), `left` the rolls left. Boxes are named by their ids, or in
    English or in `lang`.
    """
    from audiodice import games
    from audiodice.games.sheet.state import THROWS, State

    rules: Any = games.load(game)
    if len(sheets) not in rules.seats:
        raise bad("--others", len(sheets) - 1, f"{rules.seats[-1] - 1} other sheets at most")
    boxes = rules.initial(len(sheets), **options).boxes
    lines = tuple(_line(game, boxes, one, lang) for one in sheets)
    throws = left if dice else THROWS
    return State(boxes, lines, faces=tuple(dice), throws=throws)


def _line(game: str, boxes: Sequence[str], typed: Sheet, lang: str) -> tuple[int | None, ...]:
    """A sheet with these boxes open, its points in any of the others."""
    from audiodice import games

    rules: Any = games.load(game)
    full = typed.opened.strip() == "none" and typed.options[0] != "--open"
    wanted = [] if full else _boxes(game, boxes, typed.opened, lang)
    _demand_sheet(rules, boxes, typed, wanted)
    points = typed.upper if typed.points is None else typed.points
    filled = [box for box in boxes if box not in wanted]
    lower = [box for box in filled if not rules.face_of[box]]
    most = typed.upper + sum(rules.most[box] for box in lower)
    if not typed.upper <= points <= most:
        raise bad(typed.options[2], points, f"{typed.upper} to {most} with these boxes open")
    found: dict[str, int] = dict.fromkeys(filled, 0)
    for box in filled:
        if box not in lower:
            found[box] = typed.upper
            break
    if lower:
        found[lower[0]] = points - typed.upper
    return tuple(found.get(box) for box in boxes)


def sheet(game: str, state: SheetState) -> dict[str, Any]:
    """The value of the sheet of the seat in turn, and in a turn of every choice, best first.

    Values are expected points to come, including the bonus if it is still to come.
    """
    from audiodice import games, opponents
    from audiodice.opponents.evaluators import table_of

    rules: Any = games.load(game)
    evaluator = opponents.evaluator(game)
    assert evaluator is not None  # noqa: S101 - every sheet game has one
    wait_for_table(evaluator, state)
    spec = evaluator.spec(state)
    assert spec is not None  # noqa: S101 - and a table
    line = zip(state.boxes, state.scores[state.seat], strict=True)
    upper = rules.upper(state, state.seat)
    plan = table_of(spec).turn([box for box, points in line if points is None], upper)
    paid = rules.bonus if upper >= rules.threshold else 0  # the table includes it even when certain
    if not state.open:
        return {"value": plan.value - paid}
    choices = [
        {"action": "score", "box": choice.what, "value": choice.value - paid}
        if choice.action == "score"
        else {"action": "roll", "keep": list(choice.what), "value": choice.value - paid}
        for choice in plan.choices(state.faces, state.throws)
    ]
    return {"value": choices[0]["value"], "choices": choices, "best": choices[0]}


def _boxes(game: str, boxes: Sequence[str], opened: str, lang: str) -> list[str]:
    """The ids of the named boxes; an unknown name stays as typed."""
    from audiodice.present.listener import Listener
    from audiodice.session import language

    known = {_folded(box): box for box in boxes}
    for one in (language.FALLBACK, lang):
        words = language.words(one)
        words.play(game, Listener())
        known |= {_folded(words.text("box-item", a=box)): box for box in boxes}
    if _folded(opened) == "all":
        return list(boxes)
    return [known.get(_folded(name), name.strip()) for name in opened.split(",")]


def _folded(name: str) -> str:
    return " ".join(re.split(r"[\s_-]+", normalize("NFC", name).casefold().strip()))


def _demand_sheet(rules: Any, boxes: Sequence[str], typed: Sheet, wanted: Sequence[str]) -> None:
    by_open, by_upper, _ = typed.options
    upper = typed.upper
    for box in wanted:
        if box not in boxes:
            raise bad(by_open, box, f"all, or some of {', '.join(boxes)}")
        if wanted.count(box) > 1:
            raise bad(by_open, box, "each box once", wrong="is there twice")
    totals = {0}
    for box in boxes:
        if (face := rules.face_of[box]) and box not in wanted:
            totals = {total + n * face for total in totals for n in range(SHEET_DICE + 1)}
    if upper not in totals:
        raise bad(by_upper, upper, f"{_runs(totals)} with these boxes open")


def _runs(numbers: Iterable[int]) -> str:
    """Numbers as text, with runs as ranges.

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
