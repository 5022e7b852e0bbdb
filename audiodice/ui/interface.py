"""The whole interface: context, launcher and router, connected."""

from __future__ import annotations

from audiodice.ui.context import UiContext
from audiodice.ui.key_names import name_keys
from audiodice.ui.launcher import GameLauncher
from audiodice.ui.ports import Output
from audiodice.ui.router import Router


class Interface:
    """The interface that a desktop, a browser or a test drives with keys and the time."""

    def __init__(self, context: UiContext, output: Output) -> None:
        """`context` is shared by all screens; `output` is what the player hears and sees."""
        self.context = context
        self.launcher = GameLauncher(context, output)
        self.router = Router(context, output, self.launcher)
        name_keys(context.words, context.keymap, lambda: self.router.here)
