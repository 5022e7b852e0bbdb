"""Chooses the first screen: a replay, a table, the game to be resumed, or the main menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiodice.core.model import Event
from audiodice.session.launch_options import LaunchOptions
from audiodice.session.session import Session
from audiodice.ui.replay import replay_screen
from audiodice.ui.saved_games_screen import resume_named
from audiodice.ui.screen import Pending, Response, push

if TYPE_CHECKING:
    from audiodice.friends.screens.rooms import Rooms


def beginning(session: Session, launch: LaunchOptions) -> tuple[Response, tuple[Event, ...]]:
    """Return the response that opens the first screen, and the events to say after it.

    Those events say why a game cannot be resumed, or greet a new player.
    """
    context, launcher = session.interface.context, session.interface.launcher
    if launch.replay:
        return push(replay_screen(context, launcher, launch.replay, launcher.main_menu)), ()
    if launch.host or launch.join:
        if session.rooms is not None:
            return _room(session, session.rooms(), launch), ()
    elif launch.setup:
        return push(launcher.new_game(launch.setup)), ()
    store, why_not = session.parts.store, tuple[Event, ...]()
    saved = store.find(launch.resume) if store and launch.resume else None
    if store and saved:
        response = resume_named(context, launcher, store, saved)
        while isinstance(response.then, Pending):
            response = response.then.response()  # waits: no keys are expected yet
        if response.then is not None:
            return response, ()
        why_not = response.speech
    newcomer = session.parts.last_setups.fresh
    return push(launcher.main_menu()), (*(Event("new_here"),) * newcomer, *why_not)


def _room(session: Session, rooms: Rooms, launch: LaunchOptions) -> Response:
    """Open or join the room that the command line asks for.

    The screens below are the menus that lead there by keys, so that a failure returns to a menu.
    """
    router = session.router
    router.lay(session.interface.launcher.main_menu())
    menu = rooms.menu()
    if rooms.missing:
        return push(menu)
    router.lay(menu)
    return rooms.open(launch.setup) if launch.host else rooms.ask_code(launch.join)
