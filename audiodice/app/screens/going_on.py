"""A kept game is taken up again."""

from __future__ import annotations

from audiodice.app.kept.game import Kept, good_part, problem
from audiodice.app.kept.keeper import NotYetKeptError
from audiodice.app.screens.desk import Desk
from audiodice.app.screens.response import Response, Restart, refuse
from audiodice.app.seating import Plan
from audiodice.core.errors import error_text
from audiodice.core.model import Event
from audiodice.devices.locks import HeldElsewhereError
from audiodice.engine.journal import JournalError
from audiodice.engine.table import Table
from audiodice.present.words import Words


def go_on(desk: Desk, kept: Kept, *, good_part_only: bool = False) -> Response:
    """Sit down to a kept game again, or say why that cannot be."""
    if desk.keeping is None:
        return refuse(Event("game_gone"))
    try:
        table = desk.keeping.open(kept, good_part_only=good_part_only)
    except NotYetKeptError:
        return refuse(Event("steps_not_kept"))
    except HeldElsewhereError:
        return refuse(Event("game_open_elsewhere"))
    except FileNotFoundError:
        return refuse(Event("game_gone"))
    except JournalError as error:
        return refuse(problem(error, good_part(error)))
    except OSError as error:
        return refuse(Event("game_unreadable", None, {"why": error_text(error)}))
    return Response(then=Restart(desk.sit(table, plan_of(table, desk.words))))


def plan_of(table: Table, words: Words) -> Plan:
    """What to play to have the same seats again."""
    people = tuple(seat.name for seat in table.seats if seat.policy is None)
    others = tuple(seat.policy for seat in table.seats if seat.policy is not None)
    if people == (words.text("you-name"),):
        people = ("",)  # a name that nobody gave
    return Plan(table.game.name, people, others, table.journal.header.options)
