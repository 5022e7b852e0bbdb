"""The kept games: to be gone on with, heard again, or deleted."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import cache, partial

from audiodice import games
from audiodice.app import crash_handling
from audiodice.app.background import Task, slowly
from audiodice.core.errors import error_text
from audiodice.core.model import Event
from audiodice.present.commands import Command
from audiodice.present.words import Words
from audiodice.storage.game_store import GameStore, NotYetKeptError
from audiodice.storage.locks import HeldElsewhereError
from audiodice.storage.saved_game import SavedGame
from audiodice.ui.confirmation import Confirmation
from audiodice.ui.context import UiContext
from audiodice.ui.item import Item
from audiodice.ui.menu import Menu
from audiodice.ui.replay import replay_kept
from audiodice.ui.response import Pop, Response, Restart, push, refuse, tell
from audiodice.ui.resuming import resume_game
from audiodice.ui.screen import Screen

FIRST_S = 0.3  # how long the list waits for its first games: a disk may hang
FIRST = 5  # so many games are waited for; the others come as they are read
GOOD_PART, DELETE = "good part", "delete"  # what is asked about a game


def kept_games(context: UiContext, store: GameStore, main: Callable[[], Screen]) -> Response:
    """Open the list of games to be gone on with."""
    return push(SavedGamesScreen(context, store, main))


def resume_by_name(context: UiContext, name: str, main: Callable[[], Screen]) -> Response:
    """Go on with the game of that name; a damaged one is offered as far as it is good."""
    store = context.store
    kept = store.find(name) if store else None
    if store is None or kept is None:
        return refuse(Event("game_gone"))
    if kept.problem is None or not kept.game:
        return resume_game(context, kept)
    offer = SavedGamesScreen(context, store, main, asked=kept)
    return tell(kept.problem, Event("good_part_asked"), then=Restart(offer))


def resume_item(context: UiContext) -> Item | None:
    """The entry that goes on with the newest game, where there is one."""
    kept = context.autosave.newest if context.autosave else None
    if kept is None:
        return None
    label = context.words.text(
        "menu_resume",
        game=context.words.game_text(kept.game, "game-name"),
        seats=len(kept.scores),
        mine=kept.scores[0],
        theirs=kept.scores[-1],
        points=tuple(str(score) for score in kept.scores),
    )
    return Item(lambda: label, partial(resume_game, context, kept), value=partial(_number, kept))


class SavedGamesScreen(Menu):
    """A list that grows while the games are read, what was played last first.

    Of the finished ones, each can be deleted; `finished` says which of the two lists it is.
    """

    def __init__(
        self,
        context: UiContext,
        store: GameStore,
        main: Callable[[], Screen],
        *,
        finished: bool = False,
        asked: SavedGame | None = None,
    ) -> None:
        """`main` makes the menu that is gone back to once a game was deleted.

        `asked` is a damaged game of which the player has been asked whether to go on from where it
        is good: it stands first, and nothing lies below this list.
        """
        title = context.words.text("finished_title" if finished else "kept_title")
        super().__init__(title, self._entries)
        self._context, self._store, self._main, self._finished = context, store, main, finished
        self._kept: list[tuple[SavedGame, Item]] = []
        self._titles = cache(partial(_title, context.words))
        self._question = Confirmation[tuple[str, SavedGame]](context)
        if asked:
            self._question.ask((GOOD_PART, asked))
        self._leads_anew = asked is not None
        if asked:
            self._add(asked)
        self._left = False
        self._enough = threading.Event()  # are there to begin with, or all there are
        self._reading = Task(lambda: slowly(self._read(asked)))
        self._enough.wait(FIRST_S)

    def command(self, command: Command) -> Response:
        """As every list; the way back leads to a main menu that knows what was deleted."""
        if command.id == "back" and self._leads_anew and not self._finished:
            response = Response(then=Restart(self._main()))
        else:
            response = super().command(command)
        self._left = isinstance(response.then, Pop | Restart)
        return response

    def _read(self, asked: SavedGame | None) -> Iterator[object]:
        try:
            for number, kept in enumerate(self._store.each(finished=self._finished), 1):
                listed = kept.finished == self._finished or kept.problem
                if listed and not (asked and kept.path == asked.path):
                    self._add(kept)
                if self._left:
                    return
                if number >= FIRST and self._kept:
                    self._enough.set()
                yield kept
        finally:
            self._enough.set()

    def _add(self, kept: SavedGame) -> None:
        self._kept.append((kept, self._item(kept)))

    def _entries(self) -> list[Item]:
        return [*(item for _, item in tuple(self._kept)), *self._last()]

    def _last(self) -> list[Item]:
        """What comes after the games: it takes its place when all of them are read."""
        text = self._context.words.text
        if not self._reading.done:
            return [Item(lambda: text("kept_reading"))]
        if (failure := self._reading.failure) is not None:
            return [Item(lambda: self._context.words.say(crash_handling.sorry(failure)))]
        if not self._finished:
            return [Item(lambda: text("finished_title"), self._open_finished)]
        return [] if self._kept else [Item(lambda: text("kept_none"))]

    def _open_finished(self) -> Response:
        there = SavedGamesScreen(self._context, self._store, self._main, finished=True)
        return push(there)

    def _item(self, kept: SavedGame) -> Item:
        return Item(
            partial(label, self._context.words, kept),
            partial(self._choose, kept),
            value=partial(_number, kept) if kept.game else None,
            delete=partial(self._delete, kept),
            begins=partial(self._titles, kept.game) if kept.game else lambda: kept.name,
        )

    def _choose(self, kept: SavedGame) -> Response:
        if self._finished:
            return replay_kept(self._context, self._store, kept)
        if kept.problem is None:
            return resume_game(self._context, kept)
        if not kept.game:
            return refuse(kept.problem)
        if self._question.confirmed((GOOD_PART, kept)):
            return resume_game(self._context, kept, good_part_only=True)
        return tell(kept.problem, Event("good_part_asked"))

    def _delete(self, kept: SavedGame) -> Response:
        if not self._question.confirmed((DELETE, kept)):
            return tell(Event("delete_asked"))
        try:
            self._store.delete(kept)
        except NotYetKeptError:
            return refuse(Event("steps_not_kept"))
        except HeldElsewhereError:
            return refuse(Event("game_open_elsewhere"))
        except OSError as error:
            return refuse(Event("game_not_deleted", None, {"why": error_text(error)}))
        del self._kept[[one for one, _ in self._kept].index(kept)]
        self._leads_anew = True
        if self._context.autosave:
            self._context.autosave.look()
        self.place = min(self.place, len(self.items) - 1)
        return tell(Event("game_deleted"), self._event("menu_again"))


def label(words: Words, kept: SavedGame) -> str:
    """A kept game in words: game, seats with their points, when, and what is wrong with it."""
    age = max(0, int((datetime.now(UTC) - kept.when).total_seconds()) // 60)  # minutes
    seats = zip(kept.seats, kept.scores, strict=True)
    return words.text(
        "kept_game",
        game=_title(words, kept.game) if kept.game else kept.name,
        seats=tuple(words.text("kept_seat", name=name, points=points) for name, points in seats),
        days=age // (24 * 60),
        hours=age // 60,
        minutes=age,
        state=_state(kept),
    )


def _title(words: Words, game: str) -> str:
    return words.game_text(game, "game-name")


def _state(kept: SavedGame) -> str:
    if kept.elsewhere:
        return "elsewhere"
    if kept.problem is None:
        return "fine"
    return "newer" if kept.problem.key == "game_newer" else "damaged"


def _number(kept: SavedGame) -> int:
    """What tells the game where there is no voice: as in the main menu."""
    return games.names().index(kept.game) + 1
