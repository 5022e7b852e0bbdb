"""Undo at a shared table: what lies on the table goes back at once, anything else by consent."""

from __future__ import annotations

from collections.abc import Callable

from audiodice.core.model import Action, Event
from audiodice.engine.table import Table
from audiodice.present.words import Words
from audiodice.ui.friends.company import Company
from audiodice.ui.play.game_in_play import Before, Undoing
from audiodice.ui.play.selection import Selection
from audiodice.ui.proposal import Proposal
from audiodice.ui.screen import Response, ask, refuse, say_and_cue


class FriendsUndoing(Undoing):
    """Takes back what was chosen here, and agrees to what another wants to take back."""

    def __init__(
        self,
        company: Company,
        table: Table,
        words: Words,
        selection: Selection,
        went_back: Callable[[], None],
        agreed: Proposal[Event],
        act: Callable[[Action], object],
    ) -> None:
        """`agreed` is the question of another, as long as it is the last that was heard; `act`
        does an action at the table."""
        super().__init__(table, words, selection, went_back)
        self._company, self._agreed, self._act = company, agreed, act

    def undo(self) -> Response:
        """Agree to what was asked last; else take back the last key press, or ask the others."""
        company, table = self._company, self._table
        if company.asked is not None:
            if self._agreed.open is company.asked:
                return self.answer(yes=True)
            self._agreed.make(company.asked, company.asked)
            return ask(company.asked)
        press = self._presses[-1] if self._presses else None
        if press is not None and press.steps == table.steps:  # nobody else has heard of it
            return super().undo()
        if press is not None and self._kept_since(press):
            return self._keep_as(press)
        if not table.may_undo:
            return self._nothing_to_undo()
        if not company.others_present:
            return refuse(Event("undo_nobody"))
        company.do(company.shared.ask_undo)
        return say_and_cue(Event("undo_asking"))

    def answer(self, *, yes: bool) -> Response:
        """Answer what another asked."""
        self._company.answer_undo(yes=yes)
        return say_and_cue(Event("undo_agreed" if yes else "undo_denied"))

    def _kept_since(self, press: Before) -> bool:
        """Whether since then dice were kept and released, and nothing else was done."""
        return self._table.may_undo and all(
            step.action.verb == "keep" for step in self._table.back[press.steps :]
        )

    def _keep_as(self, press: Before) -> Response:
        """Keep what was kept before: that is an action like any other, and needs no consent."""
        self._presses.pop()
        action = Action("keep", press.kept)
        if self._table.why_not(action) is not None:
            return self._nothing_to_undo()
        self._act(action)
        self._selection.restore(press.selected)
        self._selection.leave()
        self._went_back()
        undone = Event(
            "undone", self._table.turn, {**self._fields((), turned=False), "first": False}
        )
        return Response((undone, *self._selection.half_built), (undone,))
