"""The list of saved games: resume, replay or delete one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from functools import cache, partial
from typing import Any

from audiodice import games
from audiodice.core.model import Event
from audiodice.engine.journal import Journal, JournalError
from audiodice.engine.saved_game import SavedGame
from audiodice.engine.table import game_of, rebuild
from audiodice.present.commands import Command
from audiodice.present.listener import Listener
from audiodice.present.words import Words
from audiodice.ui.context import Launcher, UiContext
from audiodice.ui.game_history_menu import GameHistoryMenu
from audiodice.ui.menu import Item, Menu
from audiodice.ui.ports import Store
from audiodice.ui.proposal import Proposal
from audiodice.ui.screen import Response, Restart, push, refuse, say_and_cue, wait_for
from audiodice.ui.seating import names

GOOD_PART, DELETE = "good part", "delete"  # the questions about a game


def open_saved_games(
    context: UiContext, launcher: Launcher, store: Store, *, finished: bool = False
) -> Response:
    """Open the list of games that can be resumed, or of `finished` games."""

    def show(saved: Sequence[SavedGame]) -> Response:
        return push(SavedGamesScreen(context, launcher, store, saved, finished=finished))

    return wait_for(store.listing(finished=finished), show)


def resume_game(
    context: UiContext,
    launcher: Launcher,
    store: Store,
    saved: SavedGame,
    *,
    good_part_only: bool = False,
) -> Response:
    """Resume a saved game, or say why that is not possible; a shared one needs its friends."""
    if saved.shared and not good_part_only:
        return _offer_room(context, saved)
    opening = store.open(saved, good_part_only=good_part_only)
    return wait_for(opening, lambda opened: Response(then=Restart(launcher.resume(opened))))


def _offer_room(context: UiContext, saved: SavedGame) -> Response:
    """Say that a game with friends needs its people, and offer the way to their room."""
    text = context.words.text

    def go() -> Response:
        if context.rooms is None:
            return refuse(Event("friends_missing", None, {"what": ""}))
        return context.rooms().come_back(saved.shared)

    items = [Item(lambda: text("shared_back"), go)]
    return push(Menu(context, text("shared_needs"), lambda: items))


def resume_named(
    context: UiContext, launcher: Launcher, store: Store, saved: SavedGame
) -> Response:
    """Resume the game that the command line names; offer the good part of a damaged game."""
    if saved.problem is None or not saved.game:
        return resume_game(context, launcher, store, saved)

    def offer(others: Sequence[SavedGame]) -> Response:
        screen = SavedGamesScreen(context, launcher, store, others, asked=saved)
        return replace(screen.ask_good_part(saved), then=Restart(screen))

    return wait_for(store.listing(), offer)


def resume_item(context: UiContext, launcher: Launcher) -> Item | None:
    """Return the entry that resumes the newest game; None if there is no game."""
    store = context.store
    saved = store.newest if store else None
    if store is None or saved is None:
        return None
    label = context.words.text("menu_resume", **_standing(context.words, saved))
    resume = partial(resume_game, context, launcher, store, saved)
    return Item(lambda: label, resume, value=partial(_number, saved))


class SavedGamesScreen(Menu):
    """A list of saved games, last played first.

    Each can be deleted. `finished`: list finished games instead of those to resume.
    """

    def __init__(
        self,
        context: UiContext,
        launcher: Launcher,
        store: Store,
        saved: Sequence[SavedGame],
        *,
        finished: bool = False,
        asked: SavedGame | None = None,
    ) -> None:
        """`asked` is a damaged game, if the player was asked whether to resume its good part.

        It comes first in the list, and there is no screen below the list.
        """
        title = context.words.text("finished_title" if finished else "kept_title")
        super().__init__(context, title, self._entries)
        self._launcher, self._store, self._finished = launcher, store, finished
        self._titles = cache(partial(_title, context.words))
        self._question = Proposal[tuple[str, SavedGame]](context)
        self._leads_anew = asked is not None
        others = (one for one in saved if not (asked and one.path == asked.path))
        games = (asked, *others) if asked else others
        self._games = [(one, self._item(one)) for one in games]

    def command(self, command: Command) -> Response:
        """Run a command as in every menu, but go back to a new main menu, without deleted games."""
        if command.id == "back" and self._leads_anew and not self._finished:
            return Response(then=Restart(self._launcher.main_menu(at="kept_title")))
        return super().command(command)

    def _entries(self) -> list[Item]:
        return [*(item for _, item in self._games), *self._last()]

    def _last(self) -> list[Item]:
        """Return the entry after the games."""
        words = self._context.words
        if not self._finished:
            return [Item(lambda: words.text("finished_title"), self._open_finished)]
        return [] if self._games else [Item(lambda: words.text("kept_none"))]

    def _open_finished(self) -> Response:
        return open_saved_games(self._context, self._launcher, self._store, finished=True)

    def _item(self, saved: SavedGame) -> Item:
        return Item(
            lambda: label(self._context.words, saved, self._context.today()),
            partial(self._choose, saved),
            value=partial(_number, saved) if saved.game else None,
            delete=partial(self._delete, saved),
            begins=partial(self._titles, saved.game) if saved.game else lambda: saved.name,
        )

    def _choose(self, saved: SavedGame) -> Response:
        if self._finished:
            return self._hear(saved)
        if saved.problem is None:
            return resume_game(self._context, self._launcher, self._store, saved)
        if not saved.game:
            return refuse(saved.problem)
        if self._question.open == (GOOD_PART, saved):
            return resume_game(
                self._context, self._launcher, self._store, saved, good_part_only=True
            )
        return self.ask_good_part(saved)

    def ask_good_part(self, saved: SavedGame) -> Response:
        """Say what is wrong with a damaged game, and ask whether to resume its good part."""
        wrong = () if saved.problem is None else (saved.problem,)
        asked = self._question.ask((GOOD_PART, saved), Event("good_part_asked"))
        return Response(wrong).before(asked)

    def _hear(self, saved: SavedGame) -> Response:
        """Open the menu of a finished game, or say why that is not possible."""
        if saved.problem is not None:
            return refuse(saved.problem)

        def hear(journal: Journal) -> Response:
            try:
                table = rebuild(journal, game_of(journal))
            except JournalError as error:  # the file changed after it was listed
                return refuse(Event("replay_failed", None, {"why": error.why}))
            title = self._titles(saved.game)
            return push(GameHistoryMenu(self._context, self._launcher, table).menu(title))

        return wait_for(self._store.read(saved), hear)

    def _delete(self, saved: SavedGame) -> Response:
        if self._question.open != (DELETE, saved):
            return self._question.ask((DELETE, saved), Event("delete_asked"), "delete")

        def deleted(_: None) -> Response:
            self._games = [(one, item) for one, item in self._games if one is not saved]
            self._leads_anew = True
            self.place = min(self.place, len(self.items) - 1)
            return say_and_cue(Event("game_deleted"), self._event("menu_again"))

        return wait_for(self._store.delete(saved), deleted)


def label(words: Words, saved: SavedGame, now: datetime) -> str:
    """Describe a saved game: game, seats and points, its age at `now`, and any problem."""
    age = max(0, int((now - saved.when).total_seconds()) // 60)  # minutes
    return words.text(
        "kept_game",
        **_standing(words, saved),
        days=age // (24 * 60),
        hours=age // 60,
        minutes=age,
        state=_state(saved),
    )


def _standing(words: Words, saved: SavedGame) -> dict[str, Any]:
    """Return fields for the game, its players, their points and the turn.

    For one person and one computer: "against Cora, 39 to 16, turn 3". Otherwise `against` is empty,
    and `seats` lists all players with their points, as in "Cora 2: 30"; the colon separates a
    number in the name from the points.
    """
    named = names(saved.seats, words)
    kinds = sorted(seat.policy is None for seat in saved.seats)
    numbered = Listener(named).numbered
    apart = [words.text("apart-item", a=n) if numbered(s) else n for s, n in enumerate(named)]
    return {
        "game": _title(words, saved.game) if saved.game else saved.name,
        "against": (named[saved.mine - 1],) if kinds == [False, True] else (),
        "mine": saved.scores[saved.mine] if saved.scores else 0,
        "theirs": saved.scores[saved.mine - 1] if saved.scores else 0,
        "seats": tuple(
            words.text("kept_seat", name=name, points=points)
            for name, points in zip(apart, saved.scores, strict=True)
        ),
        "turn": () if saved.finished or not saved.game else (saved.round,),
    }


def _title(words: Words, game: str) -> str:
    return words.game_text(game, "game-name")


def _state(saved: SavedGame) -> str:
    if saved.elsewhere:
        return "elsewhere"
    if saved.problem is None:
        return "fine"
    return "newer" if saved.problem.key == "game_newer" else "damaged"


def _number(saved: SavedGame) -> int:
    """Return the game's number in the main menu, which names it without a voice."""
    return games.names().index(saved.game) + 1
