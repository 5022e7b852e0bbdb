"""Chooses the first screen: a replay, a table, the game to be resumed, or the main menu."""

from __future__ import annotations

from audiodice.core.model import Event
from audiodice.session.launch_options import LaunchOptions
from audiodice.session.session import Session
from audiodice.ui.replay import replay_screen
from audiodice.ui.saved_games_screen import resume_named
from audiodice.ui.screen import Pending, Response, push


def beginning(session: Session, launch: LaunchOptions) -> tuple[Response, tuple[Event, ...]]:
    """Return the response that opens the first screen, and the events to say after it.

    Those events say why a game cannot be resumed, or greet a new player.
    """
    context, launcher = session.interface.context, session.interface.launcher
    if launch.replay:
        return push(replay_screen(context, launcher, launch.replay, launcher.main_menu)), ()
    if launch.host or launch.join:
        meeting = _meeting(session, launch)
        if meeting is not None:
            return meeting, ()
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


def _meeting(session: Session, launch: LaunchOptions) -> Response | None:
    """Host or join the table for friends that the command line asks for; None if not possible.

    The screens below are the menus that lead there by keys, so that a failure returns to a menu.
    """
    context, launcher = session.interface.context, session.interface.launcher
    friends, codes = context.friends, context.codes
    if friends is None or codes is None:
        return None
    from audiodice.ui.friends.friends_home import ask_code, friends_home
    from audiodice.ui.friends.host_menu import HostMenu

    session.router.lay(launcher.main_menu())
    if friends.missing:
        return push(friends_home(context, launcher, friends, codes))
    if launch.setup is None:
        return ask_code(context, launcher, friends, codes, text=launch.join)
    host = HostMenu(context, launcher, friends, codes)
    session.router.lay(host.menu())
    return host.open(launch.setup, near=launch.near)
