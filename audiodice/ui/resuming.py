"""A kept game is taken up again."""

from __future__ import annotations

from audiodice.core.errors import error_text
from audiodice.core.model import Event
from audiodice.engine.journal import JournalError
from audiodice.engine.table import Table
from audiodice.present.words import Words
from audiodice.storage.game_store import NotYetKeptError
from audiodice.storage.locks import HeldElsewhereError
from audiodice.storage.saved_game import SavedGame, good_part, problem
from audiodice.ui.context import UiContext
from audiodice.ui.response import Response, Restart, refuse
from audiodice.ui.seating import GameSetup


def resume_game(context: UiContext, kept: SavedGame, *, good_part_only: bool = False) -> Response:
    """Sit down to a kept game again, or say why that cannot be."""
    if context.autosave is None:
        return refuse(Event("game_gone"))
    try:
        table = context.autosave.open(kept, good_part_only=good_part_only)
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
    return Response(then=Restart(context.sit(table, plan_of(table, context.words))))


def plan_of(table: Table, words: Words) -> GameSetup:
    """What to play to have the same seats again."""
    people = tuple(seat.name for seat in table.seats if seat.policy is None)
    others = tuple(seat.policy for seat in table.seats if seat.policy is not None)
    if people == (words.text("you-name"),):
        people = ("",)  # a name that nobody gave
    return GameSetup(table.game.name, people, others, table.journal.header.options)
