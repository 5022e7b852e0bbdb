"""While a game is resumed at launch, the program waits for its file without polling."""

from __future__ import annotations

import threading
from concurrent.futures import Future
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from audiodice.engine.saved_game import SavedGame
from audiodice.session.beginning import beginning
from audiodice.session.launch_options import LaunchOptions
from audiodice.ui.screen import Restart
from tests.support.headless import Player


class Asked(Future[str]):
    """A job that counts how often its state is checked."""

    times = 0

    def done(self) -> bool:
        self.times += 1
        return super().done()


def test_launch_waits_for_the_resumed_game_without_polling() -> None:
    job, screen = Asked(), Player().launcher.main_menu()
    saved = SavedGame(Path("x-farkle.journal"), datetime.now(UTC), game="farkle")
    store = SimpleNamespace(find=lambda _: saved, open=lambda *_, **__: job)
    launcher = SimpleNamespace(resume=lambda opened: screen if opened == "opened" else None)
    session: Any = SimpleNamespace(
        interface=SimpleNamespace(context=None, launcher=launcher),
        parts=SimpleNamespace(store=store),
    )
    threading.Timer(0.2, job.set_result, ("opened",)).start()
    response, remarks = beginning(session, LaunchOptions(lang="en", face="window", resume="x"))
    assert response.then == Restart(screen)
    assert remarks == ()
    assert job.times <= 2
