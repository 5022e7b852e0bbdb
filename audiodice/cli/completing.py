"""What Tab offers in a shell beyond words and files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

import click

LISTED = 200  # kept games, the newest: whoever waits for Tab does not wait for thousands


def opponents(context: click.Context, _param: click.Parameter, begun: str) -> list[str]:
    """Computer players with commas between: those of the GAME, of every game before it is typed."""
    from audiodice import games, opponents

    game = context.params.get("game")
    known = [name for one in ((game,) if game else games.names()) for name in opponents.names(one)]
    before, comma, last = begun.rpartition(",")
    return [before + comma + name for name in _beginning(last, dict.fromkeys(known))]


def cues(_context: click.Context, _param: click.Parameter, begun: str) -> list[str]:
    """The names of all sounds."""
    from audiodice.cli.reports import sounds

    return _beginning(begun, sounds.table(None)[0].sounds)


def kept_games(_context: click.Context, _param: click.Parameter, begun: str) -> list[str]:
    """The kept games that can be gone on with."""
    from audiodice.storage import paths
    from audiodice.storage.game_store import GameStore

    kept = islice(GameStore(paths.data_folder() / "games").each(), LISTED)
    return _beginning(begun, [game.name for game in kept if not game.finished])


def setting_values(context: click.Context, _param: click.Parameter, begun: str) -> list[str]:
    """What the setting NAME may be."""
    from audiodice.cli.settings import shown
    from audiodice.storage import settings

    allowed: Sequence[object] = settings.ALLOWED.get(context.params.get("name") or "", ())
    return _beginning(begun, map(shown, allowed))


def _beginning(begun: str, words: Iterable[str]) -> list[str]:
    return [word for word in words if word.startswith(begun)]
