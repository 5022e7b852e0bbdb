"""A game as a picture: its seats, dice, trays and sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from audiodice.core.model import Game, Value, board_of
from audiodice.core.picture import Box, BoxKind, Die, DieState, Picture, Seat, Tray
from audiodice.engine.story import scores
from audiodice.ui.labels import Labels


class Drawing:
    """Draws a state of a game in which nobody does anything."""

    focus: object = None
    """The box where the player is."""
    fills: object = None
    """The box that a touch would fill."""

    def __init__(self, labels: Labels, game: Game[Any], state: Any) -> None:
        self.labels, self.rules, self.state = labels, game, state
        self.board = board_of(game, state)
        self.over = game.outcome(state) is not None
        commits = (one for one in game.choices(state) if one.action.verb == game.commit)
        self.boxes: Mapping[str, int] = {
            str(one.action.arg): _number(one.event.fields.get("points", 0))
            for one in commits
            if one.action.arg is not None
        }
        """What the dice bring in each open box, the best box first."""

    def drawn(self, plain: Picture) -> Picture:
        stake = self.board.stake
        return replace(
            plain,
            form="table",
            turn=self._turn(),
            stake=self.labels.text("label-stake", points=stake) if stake else "",
            seats=tuple(self._seats()),
            dice=tuple(self.dice()),
            trays=tuple(self._trays()),
            sheet=tuple(self._sheet()) if "sheet" in self.rules.queries else (),
            over=self.over,
        )

    def _turn(self) -> str:
        """Return whose turn it is, and which roll or round."""
        listener, seat = self.labels.words.listener, self.rules.turn(self.state)
        return self.labels.text(
            "label-turn",
            who=listener.who(seat),
            name=listener.names[seat],
            rolls=self.board.rolls,
            over=self.over,
            **self.rules.round(self.state)._asdict(),
        )

    # ------------------------------------------------------------------ seats

    def present(self, seat: int) -> bool:  # noqa: ARG002
        """Whether a seat's player is there."""
        return True

    def _seats(self) -> Iterator[Seat]:
        listener, target = self.labels.words.listener, self.board.target
        turn = -1 if self.over else self.rules.turn(self.state)
        for seat, score in enumerate(scores(self.rules, self.state)):
            you = seat == listener.you
            name = self.labels.text("you-name") if you else listener.names[seat]
            missing = max(0, target - score) if target else -1
            there = self.present(seat)
            label = self.labels.text(
                "label-seat",
                name=name,
                points=score,
                missing=missing,
                turn=seat == turn,
                present=there,
            )
            yield Seat(name, score, missing, there, seat == turn, you, label)

    # ------------------------------------------------------------------ dice

    def dice(self) -> Iterator[Die]:
        faces, kept = self.rules.dice(self.state)
        yield from self.roll(range(len(self.board.faces)), kept, open_=bool(faces))

    def roll(self, order: Sequence[int], kept: Sequence[int], *, open_: bool) -> Iterator[Die]:
        """Return the dice of the last roll in this order of places; `open_`: some may be kept."""
        for number, place in enumerate(order, start=1):
            state: DieState = "kept" if place in kept else "rolled"
            family = self.board.families[place] if self.board.families else 0
            yield self.die(number, self.board.faces[place], state if open_ else "locked", family)

    def die(self, place: int, face: int, state: DieState, family: int = 0) -> Die:
        label = self.labels.text("label-die", place=place, face=face, family=family)
        return Die(place, face, state, family, label=label)

    def _trays(self) -> Iterator[Tray]:
        for pile in self.board.piles:
            state: DieState = "locked" if pile.kind == "dungeon" else "apart"
            families = pile.families or (0,) * len(pile.faces)
            places = range(1, len(families) + 1)
            dice = zip(places, pile.faces, families, strict=True)
            yield Tray(
                pile.kind,
                self.labels.text(f"label-{pile.kind}", face=pile.faces[0]),
                tuple(self.die(place, face, state, family) for place, face, family in dice),
                str(len(families) if pile.points < 0 else pile.points),
                pile.picked,
                f"digit_{pile.pick}" if pile.pick else "",
            )

    # ------------------------------------------------------------------ sheet

    def _sheet(self) -> Iterator[Box]:
        """Return the listener's sheet, or that of the seat in turn if there is none."""
        labels, you = self.labels, self.labels.words.listener.you
        turn = self.rules.turn(self.state)
        seat = turn if you is None else you
        now = self.boxes if seat == turn else {}
        best = next(iter(now), None)
        kind: BoxKind = "upper"
        for event in self.rules.query(self.state, f"sheet {seat}"):
            fields, label = event.fields, labels.say(event)
            if event.key == "sheet_line":
                box = str(fields["box"])
                name = labels.text("box-item", a=box)
                points = _number(fields["points"]) if fields["filled"] else None
                if box in now:
                    key = "label-box-fill" if box == self.fills else "label-box-now"
                    label = labels.text(key, box=box, points=now[box])
                focus = box == self.focus
                yield Box(box, name, points, now.get(box), kind, focus, box == best, label)
            elif event.key == "sheet_bonus":
                kind, name = "lower", labels.text("command-bonus")
                points = _number(fields["bonus"]) if fields["reached"] else None
                yield Box("bonus", name, points, kind="bonus", label=label)
            else:
                name, points = labels.text("label-total"), _number(fields["total"])
                yield Box("total", name, points, kind="total", label=label)


def _number(value: Value) -> int:
    return value if isinstance(value, int) else 0
