"""Where a session begins: at a replay, a new table, the game to be resumed, or the main menu."""

from __future__ import annotations

from audiodice.app.launch_options import LaunchOptions
from audiodice.app.session import Session
from audiodice.core.model import Event
from audiodice.ui.replay import replay_screen
from audiodice.ui.saved_games_screen import resume_named
from audiodice.ui.screen import Response, push


def beginning(session: Session, launch: LaunchOptions) -> tuple[Response, tuple[Event, ...]]:
    """The response that opens the first screen, and the remarks that follow it.

    The remarks say why a game cannot be resumed, or greet a new player.
    """
    context, launcher = session.interface.context, session.interface.launcher
    if launch.replay:
        return push(replay_screen(context, launcher, launch.replay, launcher.main_menu)), ()
    if launch.setup and not launch.host:
        return push(launcher.new_game(launch.setup)), ()
    store, why_not = session.parts.store, tuple[Event, ...]()
    saved = store.find(launch.resume) if store and launch.resume else None
    if store and saved:
        response = resume_named(context, launcher, store, saved)
        while response.pending is not None:
            response = response.pending.response()  # waits: no keys are expected yet
        if response.then is not None:
            return response, ()
        why_not = response.speech
    newcomer = session.parts.last_setups.fresh
    return push(launcher.main_menu()), (*(Event("new_here"),) * newcomer, *why_not)


def meet(session: Session, launch: LaunchOptions) -> None:
    """Go to the table for friends that the command line asks for, if it does."""
    context, launcher = session.interface.context, session.interface.launcher
    friends, codes = context.friends, context.codes
    if friends is None or codes is None or not (launch.host or launch.join):
        return
    from audiodice.ui.friends.friends_home import friends_home, join
    from audiodice.ui.friends.host_menu import HostMenu

    if friends.missing:
        session.router.do(lambda: push(friends_home(context, launcher, friends, codes)))
    elif launch.join:
        session.router.do(lambda: join(context, launcher, friends, codes, launch.join))
    elif launch.setup:
        setup, near = launch.setup, launch.near
        menu = HostMenu(context, launcher, friends, codes)
        session.router.do(lambda: menu.open(setup, near=near))
