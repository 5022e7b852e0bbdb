"""At the table: commands become actions and queries, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from audiodice import opponents
from audiodice.app.screens import fairness
from audiodice.app.screens.choosing import Choosing, places, refusal
from audiodice.app.screens.greeting import greeting
from audiodice.app.screens.hint import Hint
from audiodice.app.screens.others import Others
from audiodice.app.screens.screen import (
    Desk,
    Offer,
    Push,
    Response,
    Restart,
    Screen,
    refuse,
    tell,
)
from audiodice.app.screens.sheet import SheetScreen
from audiodice.app.screens.table_offers import Hands, offers
from audiodice.core.model import Action, Event, Reason, Value
from audiodice.engine.table import Table
from audiodice.present.commands import COMMANDS, Command, Kind, Scope

GUARD_MS = 400  # two Enters this close count as one, and no throw is taken sooner after a turn
END_GUARD_MS = 1000  # a reflex after the last throw must not start a new game
ROLL = Action("roll")


class TableScreen:
    """One game in play."""

    scope = Scope.TABLE
    takes_text = False
    pauses = False

    def __init__(
        self,
        desk: Desk,
        table: Table,
        seed: int | str,
        *,
        pause: Callable[[Table], Screen],
        again: Callable[[], Screen],
    ) -> None:
        """`pause` makes the pause menu, `again` a new table with the same seats."""
        self.desk = desk
        self.table = table
        self.game = table.game
        self._pause, self._again = pause, again
        self._others = Others(desk, table, seed, self._after)
        self._hint = Hint(table, desk.words, opponents.adviser(table.game.name))
        self._asked: Action | None = None
        self._opened_at = 0  # the key press, counted, that opened the hint or the question
        self._doubted: Action | None = None  # asked about; the same again, next, does it
        self._choosing = choosing = Choosing(desk, table)
        self._rolled_at = self._turned_at = self._ended_at = -float(END_GUARD_MS)
        self._other_key_since_roll = True
        self._acts: dict[str, Callable[[], Response]] = {
            "roll": self._do_roll,
            "commit": self._do_commit,
            "undo": self._do_undo,
            "all": choosing.all,
            "toggle": choosing.toggle,
            "left": partial(choosing.walk_dice, -1),
            "right": partial(choosing.walk_dice, 1),
            **{name: partial(choosing.walk, name) for name in _WALKS},
            **{f"digit_{digit}": partial(self._do_digit, digit) for digit in range(10)},
        }

    # ------------------------------------------------------------------ the screen's side

    def enter(self) -> Response:
        """Which game, against whom; who starts, or how it stands."""
        self._set_up()
        self._others.schedule(new_turn=True)
        greets = greeting(self.table, self.desk.words)
        return replace(greets, said=(*greets.said, *fairness.begun(self.table)))

    def resume(self) -> Response:
        """Back from a menu or a list: whose turn it is."""
        self._set_up()
        self._others.schedule()
        answer = self.table.query("turn") if "turn" in self.game.queries else ()
        return Response(answer, (Event("menu_close"),))

    def _set_up(self) -> None:
        """Go by settings that a menu may have changed."""
        self.table.throws_stand = self.desk.settings.undo == "step"

    def command(self, command: Command) -> Response:
        """Act, ask, or say why not."""
        # A hint, or a question, is answered by the very next key or not at all.
        next_key = self.desk.presses == self._opened_at + 1
        hinted, asked = self._hint.take(), self._doubted
        self._doubted = None
        hinted, self._asked = (hinted, asked) if next_key else ((), None)
        if command.id != "roll":
            self._other_key_since_roll = True
        if command.kind is Kind.ASK:
            return self._ask(command)
        if command.id == "back":
            return Response(then=Push(self._pause(self.table)))
        if command.id in ("hint", "hint_numbers"):
            return self._do_hint(numbers=command.id == "hint_numbers")
        if command.id not in self._acts:
            return self._no_meaning(command)
        if command.id == "roll" and hinted:
            return self._play(*hinted)
        return self._while_waiting(command) or self._acts[command.id]()

    def _while_waiting(self, command: Command) -> Response | None:
        """What an act comes to while computers play, or after the end; None in a person's turn."""
        if not (self.table.over or self._others.to_act):
            return None
        known = self.table.over and self.table.journal.header.fair  # what the dice would be
        if command.id == "undo" and self.table.may_undo and not known:
            return self._do_undo()
        if self.table.over:
            return self._after_the_end(command)
        return (
            self._others.hurry(Event("hurried"))
            if command.id == "toggle"
            else self._refuse("not_your_turn")
        )

    def titled(self) -> tuple[Event, ...]:
        """The game, whose turn it is, and the scores."""
        asked = [q for q in ("turn", "scores") if q in self.game.queries]
        title = Event("titled", None, {"title": self.desk.words.text("game_name")})
        return (title, *(event for query in asked for event in self.table.query(query)))

    def offers(self) -> Iterator[Offer]:
        """What can be done now, what plays on first."""
        hands = Hands(
            self.command,
            self._name_choice,
            self._take_choice,
            self._name_die,
            self._turn_die,
            self._hint_or_do,
        )
        return offers(self.table, hands, mine=not self._others.to_act)

    def where(self) -> Response:
        """Whose turn it is."""
        return Response(self.table.query("turn") if "turn" in self.game.queries else ())

    def typed(self, name: str, text: str) -> Response | None:  # noqa: ARG002
        """Keys without a command mean nothing at the table."""
        return None

    def due(self) -> float | None:
        """When the next computer player acts."""
        return self._others.due

    def tick(self) -> Response:
        """A computer player acts."""
        return self._others.tick()

    # ------------------------------------------------------------------ acting

    def _do_roll(self) -> Response:
        now = self.desk.clock()
        close = now - self._rolled_at < GUARD_MS and not self._other_key_since_roll
        if close or now - self._turned_at < GUARD_MS:
            return Response((), (Event("held_back"),), interrupt=False)
        if self._choosing.pending is not None:
            return self._choosing.judge_pending()
        return self._ask_first(ROLL)

    def _do_commit(self) -> Response:
        if self._choosing.pending is not None:
            return self._choosing.judge_pending()
        plain = Action(self.game.commit)
        choices = self._choosing.choices
        if not choices or choices[0].action == plain or choices[0].action.verb != plain.verb:
            return self._ask_first(plain)
        # A choice must be in focus first: the key that commits never surprises.
        if self._choosing.at < 0:
            return self._choosing.walk("first")
        return self._ask_first(choices[self._choosing.at].action)

    def _do_undo(self) -> Response:
        retaken = self.table.retaken
        if self._choosing.pending is not None:
            self._choosing.pending = None
        elif not self.table.undo():
            return self._refuse("nothing_to_undo")
        self._choosing.leave()
        self._others.schedule()
        faces, kept = self.game.dice(self.table.state)
        left = tuple(sorted(faces[place] for place in kept))
        if self.table.retaken == retaken:
            return tell(Event("undone", self.table.turn, {"kept": left}))
        self._choosing.begin()
        told: dict[str, Value] = {"faces": faces, "kept": left, "first": not retaken}
        return tell(Event("throw_undone", self.table.turn, told))

    def _do_digit(self, digit: int) -> Response:
        picks = [choice.action for choice in self._choosing.choices]
        picked = [a for a in picks if a.verb != "keep" and a.arg == digit]
        return self._play(picked[0]) if picked else self._choosing.digit(digit)

    def _ask_first(self, action: Action) -> Response:
        """Take an action, unless it may be a slip and has not just been asked about."""
        sure = action == self._asked or not self.desk.settings.confirmations
        if not sure and self.table.why_not(action) is None:
            doubt = self.game.doubt(self.table.state, action)
            if doubt is not None:
                self._doubted, self._opened_at = action, self.desk.presses
                return tell(Event(str(doubt), self.table.turn, doubt.fields))
        return self._play(action)

    def _play(self, *actions: Action) -> Response:
        """Take actions in order; one response for all of them."""
        events: list[Event] = []
        for action in actions:
            reason = self.table.why_not(action)
            if reason is not None:
                return refusal(self.table, reason)
            self.desk.history.mark()
            seat = self.table.turn
            if self.game.throw_size(self.table.state, action):
                self._rolled_at, self._other_key_since_roll = self.desk.clock(), False
            # Only the last step of a hint is told; its keep is part of it.
            events = [e for e in events if e.key not in _KEEPS]
            events += self.table.act(action)
            self._after(tuple(events), seat)
        told = (*events, *fairness.ended(self.table, events))
        return Response(told, tuple(events), news=True)

    def _after(self, events: tuple[Event, ...], seat: int) -> None:
        """A throw or a change of turn makes every selection and walk begin anew."""
        thrown = any(event.key == "rolled" for event in events)
        if thrown or self.table.turn != seat or self.table.over:
            self._choosing.begin()
        if self.table.over:
            self._ended_at = self.desk.clock()
        if self.table.turn != seat:
            self._turned_at = self.desk.clock()
            self._hint.prepare()
        self._others.schedule(new_turn=self.table.turn != seat)

    # ------------------------------------------------------------------ with switches

    def _name_choice(self, place: int) -> Response:
        """A choice is only named: coming to it with a switch takes nothing yet."""
        choice = self.game.choices(self.table.state)[place]
        return Response((choice.event,), (Event("menu_move"),))

    def _take_choice(self, place: int) -> Response:
        action = self.game.choices(self.table.state)[place].action
        self._choosing.at = place
        if action.verb == self.game.commit:
            return self.command(COMMANDS["commit"])
        self._hint.take()
        self._doubted, self._other_key_since_roll = None, True
        if action.verb == "keep":
            return self._choosing.keep(places(action), places(action))
        return self._play(action)

    def _name_die(self, place: int) -> Response:
        self._choosing.die = place
        return self._choosing.walk_dice(0)

    def _turn_die(self, place: int) -> Response:
        self._choosing.die = place
        return self.command(COMMANDS["toggle"])

    def _hint_or_do(self) -> Response:
        """A hint; pressed again at once, what it said."""
        open_now = self._hint.open and self.desk.presses == self._opened_at + 1
        return self.command(COMMANDS["roll" if open_now else "hint"])

    # ------------------------------------------------------------------ asking and answering

    def _ask(self, command: Command) -> Response:
        if command.query not in self.game.queries:
            return self._no_meaning(command)
        anothers = self._others.to_act and bool(self.desk.words.listener.humans)  # not a watcher's
        if (self.table.over and command.query in _OF_A_TURN) or (
            anothers and command.query in _TO_DECIDE
        ):
            return self._not_mine()
        you = self.desk.words.listener.you
        seat = self.table.turn if you is None else you
        if command.query == "sheet":
            return Response(then=Push(SheetScreen(self.table, self.desk.words, seat)))
        if command.query == "bonus":
            return Response(self.table.query(f"bonus {seat}"))
        if command.query == "points" and self._choosing.pending is not None:
            return self._choosing.judge_pending()  # what is chosen is worth nothing yet
        whose = self.table.query("turn") if command.query == "points" and anothers else ()
        fair = fairness.asked(self.table) if command.query == "rules" else ()
        return Response((*whose, *self.table.query(command.query), *fair))

    def _not_mine(self) -> Response:
        """The refusal of what is asked to decide, where there is nothing to decide."""
        return self._refuse("game_over" if self.table.over else "not_your_turn")

    def _do_hint(self, *, numbers: bool) -> Response:
        if self.table.over or self._others.to_act:
            return self._not_mine()
        event = self._hint.give(numbers=numbers)
        self._opened_at = self.desk.presses
        return (
            refuse(event)
            if event.key in ("no_hint", "hint_not_ready")
            else tell(event, Event("hint_how"))
        )

    def _after_the_end(self, command: Command) -> Response:
        if command.id == "roll":
            if self.desk.clock() - self._ended_at < END_GUARD_MS:
                return Response((), (Event("held_back"),), interrupt=False)
            return Response(then=Restart(self._again()))
        return self._refuse("game_over")

    def _no_meaning(self, command: Command) -> Response:
        name = self.desk.words.text(f"command-{command.id}")
        return self._refuse("no_meaning", command=name)

    def _refuse(self, key: str, **fields: int | str) -> Response:
        return refusal(self.table, Reason(key, **fields))


_KEEPS = ("kept", "released", "hot_dice", "all_in", "picked")
_TO_DECIDE = ("choices", "risk")  # asked in one's own turn only
_OF_A_TURN = ("points", *_TO_DECIDE)  # what nobody has once the game is over
_WALKS = ("previous", "next", "first", "last")
