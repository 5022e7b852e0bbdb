"""Practice: decisions that cost much in games, and drills, answered by the keys of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from audiodice import games, opponents
from audiodice.core.jobs import Done
from audiodice.core.model import Action, Decision, Event, Value
from audiodice.engine.drills import draw, families
from audiodice.engine.journal import Journal, JournalError
from audiodice.engine.practice import Losses, Place, Verdict, kind_of, set_up, verdict
from audiodice.engine.story import scores
from audiodice.engine.table import Table
from audiodice.engine.throw import chance, new_seed
from audiodice.opponents import Evaluator
from audiodice.opponents.evaluators import request_table
from audiodice.present.commands import COMMANDS, Command
from audiodice.present.listener import Listener
from audiodice.ui.context import Launcher, UiContext
from audiodice.ui.learning.progress import progress_lines
from audiodice.ui.menu import Item, Menu
from audiodice.ui.new_game import game_title
from audiodice.ui.play.chance import ChanceToWin
from audiodice.ui.play.game_in_play import GameInPlay
from audiodice.ui.play.hint import hint_fields, rounded
from audiodice.ui.play.selection import refusal
from audiodice.ui.play.standing import place as standing
from audiodice.ui.play.table_screen import HINTS, TableScreen
from audiodice.ui.reader import events_reader
from audiodice.ui.screen import (
    Offer,
    PlainScreen,
    Pop,
    Push,
    Response,
    push,
    refuse,
    say_and_cue,
    wait_for,
)
from audiodice.ui.seating import listener

IN_A_DRILL = 5  # decisions
FEW_SEATS = 3  # up to so many, all scores are told
_REFUSED = Event("refused")


class Drill(NamedTuple):
    """A decision to be drawn at random from a family of a game."""

    game: str
    family: str
    seed: str


Task = Place | Drill


# ---------------------------------------------------------------------- the menu


def open_practice(context: UiContext, launcher: Launcher) -> Response:
    """Open the menu of practice; first say once what is wrong with the file."""
    book = context.practice
    problems, book.problems = book.problems, ()
    title = context.words.text("menu_practise", due=0)
    menu = Menu(context, title, lambda: _items(context, launcher))
    return Response(problems, then=Push(menu))


def _items(context: UiContext, launcher: Launcher) -> list[Item]:
    text, due = context.words.text, context.practice.due(context.day)
    mine = Item(lambda: text("practise_due", due=len(due)), lambda: context.practise(due))
    known = [game for game in games.names() if families(game)]
    return [
        *([mine] if due else ()),
        *(_drill_item(context, launcher, game) for game in known),
        Item(lambda: text("practise_progress"), lambda: _progress(context)),
    ]


def _drill_item(context: UiContext, launcher: Launcher, game: str) -> Item:
    name = partial(game_title, context, game)
    title = partial(context.words.text, "practise_drill", title=name())
    mixed = Item(
        partial(context.words.text, "practise_mixed"), partial(_mixed, context, launcher, game)
    )
    entries = [mixed, *(_family_item(context, launcher, game, one) for one in families(game))]
    return Item(title, lambda: push(Menu(context, title(), lambda: entries)), known_as=name)


def _family_item(context: UiContext, launcher: Launcher, game: str, family: str) -> Item:
    label = partial(context.words.game_text, game, f"drill-{family}")
    return Item(label, lambda: _drill(context, launcher, game, [family] * IN_A_DRILL))


def _mixed(context: UiContext, launcher: Launcher, game: str) -> Response:
    """Open a drill of different families."""
    drawn = chance(_seed(context), f"drills/{game}")
    order = sorted(families(game), key=lambda _: drawn.random())
    return _drill(context, launcher, game, order[:IN_A_DRILL])


def _drill(context: UiContext, launcher: Launcher, game: str, of: Sequence[str]) -> Response:
    seed = _seed(context)
    tasks = [Drill(game, family, f"{seed} {number}") for number, family in enumerate(of)]
    return practise(context, launcher, tasks)


def _seed(context: UiContext) -> int:
    return new_seed() if context.seed is None else context.seed


def _progress(context: UiContext) -> Response:
    lines = progress_lines(context.practice.losses, context.words)
    if not lines:
        return refuse(Event("progress_empty"))
    return push(events_reader(context, context.words.text("practise_progress"), lines))


def practise(context: UiContext, launcher: Launcher, tasks: Sequence[Task]) -> Response:
    """Open the practice of these decisions; refuse it if the rules refuse them all."""
    return Practice(context, launcher, tasks).go_on()


# ---------------------------------------------------------------------- answering


class Practice:
    """Decisions in a row: sets them up, grades the answers, and notes the first one at each."""

    def __init__(self, context: UiContext, launcher: Launcher, tasks: Sequence[Task]) -> None:
        self.context, self._launcher, self._tasks = context, launcher, tasks
        self._place = 0  # the number of the decision, from 1
        self._answered = self._right = 0  # first answers, and those that were right
        self._shown = 0  # decisions
        self._last: Verdict | None = None  # the last answer at this decision
        self._screen: PracticeScreen | None = None
        words = context.words
        self._before = words.game, words.listener
        self._table: Table
        self._begin: Any = None  # the state to decide in
        self._graded = False  # whether the first answer was given
        self._helped = 0  # 1 after half a hint, 2 after the answer
        self.onward = False
        """Whether the answer was told, so that Enter goes on unless dice or a box are selected."""

    def go_on(self, *said: Event) -> Response:
        """Set up the next decision; those that the rules refuse are told and left out."""
        while self._place < len(self._tasks):
            task = self._tasks[self._place]
            self._place += 1
            if isinstance(task, Drill):
                return self._draw(task, said)
            try:
                return self._solve(set_up(task.journal, task.seat), said)
            except JournalError as error:
                self.context.practice.refused.add(task.id)
                said = (*said, Event("practise_refused", None, {"why": error.why}))
        if self._screen is None:
            return refuse(*(said or (Event("practise_none"),)))
        return Response((*said, *self.sums_up()), then=Pop())

    def _draw(self, drill: Drill, said: tuple[Event, ...]) -> Response:
        game = games.load(drill.game)

        def deal(_: object) -> Response:
            draws = partial(draw, game, drill.family, drill.seed)
            return wait_for(self.context.background.start(draws), drawn)

        def drawn(journal: Journal | None) -> Response:
            if journal is None:  # none was found in the time that it may take
                return self.go_on(*said)
            return self._solve(set_up(journal), said)

        return self._with_table(game.initial(2), game.name, deal)

    def _solve(self, table: Table, said: tuple[Event, ...]) -> Response:
        return self._with_table(table.state, table.game.name, lambda _: self._show(table, said))

    def _with_table(self, state: Any, game: str, then: Callable[[object], Response]) -> Response:
        """Go on once the table of the game is loaded; say how far it is if it is being solved."""
        evaluator = _evaluator(game)
        solved = request_table(evaluator, state)

        def loaded(_: object) -> Response:
            if solved and solved.table is None and evaluator.solves(state):
                self._place -= 1
                solved.awaited = True
                return refuse(Event("hint_not_ready", None, {"percent": solved.percent}))
            return then(None)

        return wait_for(solved.loading if solved else Done(None), loaded)

    def _show(self, table: Table, said: tuple[Event, ...]) -> Response:
        self._table, self._begin = table, table.state
        self._shown += 1
        self._graded, self._helped, self._last = False, 0, None
        self.onward = False
        who = listener(table, self.context.words)
        self._launcher.set_listener(table.game.name, who)
        if self._screen is None:
            self._screen = PracticeScreen(self, table)
            return Response(said, then=Push(self._screen))
        self._screen.sit(table)
        return Response(said).before(self._screen.enter())

    def left(self) -> None:
        """Use the words of the table below again."""
        game, who = self._before
        if game:
            self._launcher.set_listener(game, who)

    def sums_up(self) -> tuple[Event, ...]:
        """How many first answers were right, and how many decisions were left without one."""
        skipped = self._shown - self._answered
        fields = {"right": self._right, "count": self._answered, "skipped": skipped}
        return (Event("practise_over", None, fields),) if self._answered else ()

    # ------------------------------------------------------------------ the place

    def situation(self) -> tuple[Event, ...]:
        """The place in at most 30 words: its number, the standing, the dice, what counts."""
        table, drawn = self._table, isinstance(self._tasks[self._place - 1], Drill)
        fields = {
            "place": self._place,
            "count": len(self._tasks),
            "turn": 0 if drawn else table.game.round(table.state).round,
        }
        place, onward = Event("practise_place", None, fields), Event("practise_next")
        then = (onward,) if self.onward else ()
        return (place, *told(table, self.context.words.listener), *then)

    def keys(self) -> tuple[Event, ...]:
        """What the keys do here; () if that was said before in this session."""
        told, self.context.practice.keys_told = self.context.practice.keys_told, True
        return () if told else (Event("practise_keys"),)

    def dice(self) -> tuple[Event, ...]:
        """What an answer is about, after one that was refused."""
        table = self._table
        return table.query("roll" if table.game.dice(table.state)[0] else "choices")

    # ------------------------------------------------------------------ answers

    def judge(self, action: Action) -> Response:
        """Grade the action that would make the decision final."""
        table, begin = self._table, self._begin
        evaluator = _evaluator(table.game.name)
        graded = self.context.background.start(lambda: verdict(evaluator, table, begin, action))
        return wait_for(graded, partial(self._told_verdict, action))

    def _told_verdict(self, action: Action, found: Verdict) -> Response:
        if not self._graded:
            kind = kind_of(self._table.game, found.best, action)
            self._note({kind: (1, found.loss)}, right=found.right and not self._helped)
        screen, table = self._screen, self._table
        if screen is not None:
            screen.game.start_again()
        again, self._last = found == self._last, found
        if again:
            return self._onward(Event("practise_same"))
        fields = self._fields(found)
        key = "practise_right" if fields["loss"] == "0.0" else "practise_near"
        told_as = Event(key if found.right else "practise_wrong", table.turn, fields)
        reason = None
        if not found.right:
            reason = opponents.reason(table.game.name, self._begin, found.chosen, found.best)
        return self._onward(told_as, *filter(None, (reason,)))

    def _note(self, kinds: dict[str, tuple[int, float]], *, right: bool) -> None:
        """Note what the first answer lost; to ask for the answer counts as wrong."""
        context, task = self.context, self._tasks[self._place - 1]
        self._graded = True
        self._answered += 1
        self._right += right
        game = self._table.game.name
        unit = _evaluator(game).unit(self._begin)
        lost = Losses("", game, context.day, unit, kinds)
        if isinstance(task, Place):
            context.practice.answer(task, lost, context.day, right=right)
        else:
            context.practice.note(lost)

    def hint(self) -> Response:
        """Say half a hint, at the next press the answer."""
        evaluator, begin = _evaluator(self._table.game.name), self._begin
        decided = self.context.background.start(lambda: evaluator.decisions(begin)[0])
        return wait_for(decided, lambda best: self._told_hint(best.actions, best.value))

    def _told_hint(self, best: Decision, value: float) -> Response:
        table, self._helped = self._table, self._helped + 1
        half = opponents.half_hint(table.game.name, self._begin, best)
        if self._helped == 1 and half:
            return say_and_cue(half)
        if not self._graded:
            self._note({}, right=False)
        unit = _evaluator(table.game.name).unit(self._begin)
        found = Verdict(best, value, best, value, unit, True)
        return self._onward(Event("practise_answer", table.turn, self._fields(found)))

    def _onward(self, event: Event, *more: Event) -> Response:
        """Say what tells the answer; Enter then goes to the next decision.

        An answer is on the disk before it is told.
        """
        self.onward = True

        def say(_: object) -> Response:
            return say_and_cue(event, *more, Event("practise_next"))

        return wait_for(self.context.practice.kept, say)

    def _fields(self, found: Verdict) -> dict[str, Value]:
        table = self._table
        alone = found.unit == "points" and "sheet" not in table.game.queries  # this turn
        base = scores(table.game, table.state)[table.turn] if alone else 0
        yours, value = _amounts(found.value - base, found.best_value - base, found.unit)
        return {
            **hint_fields(table.game, self._begin, found.best),
            "yours": yours,
            "value": value,
            "loss": f"{found.loss * (100 if found.unit == 'chance' else 1):.1f}",
            "cost": rounded(found.loss),
            "hinted": self._helped > 0,
            "unit": found.unit if alone or found.unit == "chance" else "end",
        }


def _amounts(yours: float, best: float, unit: str) -> tuple[int | str, int | str]:
    """Two values as they are spoken: whole, or with a decimal if they would be the same."""
    scale = 100 if unit == "chance" else 1
    shown = rounded(scale * yours), rounded(scale * best)
    if shown[0] != shown[1] or yours == best:
        return shown
    return f"{scale * yours:.1f}", f"{scale * best:.1f}"


def _evaluator(game: str) -> Evaluator:
    found = opponents.reviewer(game)
    if found is None:
        raise LookupError(f"{game} cannot be practised")
    return found


def told(table: Table, who: Listener) -> tuple[Event, ...]:
    """What a player must know to decide: what is asked for with several keys in a game."""
    game, query = table.game, table.query
    if "sheet" in game.queries:
        running = query("bonus")[0].fields["progress"] == "running"
        bonus = query("bonus") if running else ()
        return (*query("risk"), *query("roll"), _boxes(table, few=2 if running else 5), *bonus)
    if "party" in game.queries and not game.dice(table.state)[0]:
        return (*query("party"), *query("choices"))
    if "party" in game.queries:
        return (*query("roll"), *query("party"), *query("points"))
    few = len(table.seats) <= FEW_SEATS
    points = query("scores") if few else (standing(table, who),)
    return (*points, *query("roll"), *query("points"))


def _boxes(table: Table, few: int) -> Event:
    """The open boxes by name if there are so few, or the filled ones, or only their number."""
    boxes: dict[bool, list[tuple[Value]]] = {False: [], True: []}
    for line in table.query("sheet"):
        if line.key == "sheet_line":
            boxes[line.fields["filled"] is True].append((line.fields["box"],))
    still, filled = boxes[False], boxes[True]
    named = len(still) <= few
    fields: dict[str, Value] = {
        "count": len(still),
        "unfilled": tuple(still) if named else (),
        "filled": tuple(filled) if len(filled) <= few else (),
    }
    key = "open_boxes" if named or len(filled) <= few else "practise_boxes"
    return Event(key, table.turn, fields)


class PracticeGame(GameInPlay):
    """A decision: dice are selected as in any game, but what ends it is graded, not done."""

    def __init__(
        self, context: UiContext, table: Table, judge: Callable[[Action], Response]
    ) -> None:
        self._judge, self._first = judge, table.steps
        super().__init__(context, table)
        # As in the verdicts, all play perfectly.
        self.chance = ChanceToWin(context, table, ("perfect",) * len(table.seats))

    def act(self, action: Action) -> tuple[Event, ...]:
        return self.table.act(action)

    def play(self, *actions: Action) -> Response:
        """Do the actions; the one that throws or ends the turn is graded instead."""
        table, response = self.table, Response()
        for action in actions:
            if reason := table.why_not(action):
                return refusal(table, reason)
            if action.verb == table.game.commit or table.game.throw_size(table.state, action):
                return self._judge(action)
            response = super().play(action)
        return response

    def start_again(self) -> None:
        """Take back what was selected."""
        if self.table.steps > self._first:
            self.table.undo(self._first)
        self._presses.clear()
        self.selection.begin()

    @property
    def untouched(self) -> bool:
        """Whether nothing is selected."""
        return self.table.steps <= self._first and self.selection.pending is None

    def undo(self) -> Response:
        return self._nothing_to_undo() if self.untouched else super().undo()

    @property
    def _others_due(self) -> float | None:
        return None

    def _others_act(self) -> Response:
        return Response()

    def hurry(self, *cues: Event) -> Response:  # noqa: ARG002 - nobody else plays
        return Response()


class PracticeScreen(TableScreen):
    """A table where one decision after the other is answered by the keys of its game."""

    game: PracticeGame
    in_front = (*TableScreen.in_front, "practise")

    def __init__(self, run: Practice, table: Table) -> None:
        self._run = run
        self.sit(table)

    def sit(self, table: Table) -> None:
        """Show another decision."""
        game = PracticeGame(self._run.context, table, self._run.judge)
        super().__init__(game, pause=_none, again=_none)

    def can(self, command: Command) -> bool:
        return command.group != "friends" and PlainScreen.can(self, command)

    def name_of(self, command: Command) -> str:
        return "practise-go-on" if command.id == "practise" else super().name_of(command)

    def enter(self) -> Response:
        return Response((*self._run.situation(), *self._run.keys()), (Event("menu_open"),))

    def resume(self) -> Response:
        return Response(self._run.situation(), (Event("menu_close"),))

    def where(self) -> Response:
        return Response(self._run.situation())

    def left(self) -> None:
        self._run.left()

    def command(self, command: Command) -> Response:
        """Run a command of the game; after a refused answer, say its dice again."""
        if command.id == "back":
            return Response(self._run.sums_up(), then=Pop())
        onward = self._run.onward and self.game.untouched
        if command.id == "practise" or (command.id == "roll" and onward):
            return self._run.go_on()
        if command.id in HINTS:
            return self._run.hint()
        response = super().command(command)
        if command.id in ("roll", "commit") and _REFUSED in response.cues:
            return replace(response, speech=(*response.speech, *self._run.dice()))
        return response

    def throws(self, command: Command) -> int:  # noqa: ARG002 - no dice are thrown
        return 0

    def offers(self) -> Iterator[Offer]:
        yield from super().offers()
        run = partial(self.command, COMMANDS["practise"])
        yield Offer("practise", run, "practise-go-on", stays=False)


def _none() -> PracticeScreen:
    raise NotImplementedError("a decision is not paused or played again")
