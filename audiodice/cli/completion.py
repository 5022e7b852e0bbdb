"""`audiodice completion`: the completion script for a shell, and completions of values."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

import click

from audiodice.cli.params import OneOf, shown
from audiodice.devices.printing import print_lines

LISTED = 200  # saved games to offer, the newest, because thousands would take too long
SHELLS = ("bash", "zsh", "fish")
_VARIABLE = "_AUDIODICE_COMPLETE"  # the variable that click reads, made from the program's name


@click.command("completion")
@click.argument("shell", type=OneOf(lambda: SHELLS, "SHELL"))
@click.pass_context
def command(context: click.Context, shell: str) -> None:
    """Print a script for Tab completion. SHELL is bash, zsh or fish.

    For bash, add this line to your .bashrc: eval "$(audiodice completion bash)"
    """
    from click.shell_completion import get_completion_class

    kind = get_completion_class(shell)
    if kind is None:  # every supported click knows all three
        raise click.ClickException(f"click cannot complete in {shell}")
    script = kind(context.find_root().command, {}, "audiodice", _VARIABLE).source()
    print_lines(script.splitlines())


def opponents(context: click.Context, _param: click.Parameter, begun: str) -> list[str]:
    """Computer players, separated by commas, of the typed GAME or of all games."""
    from audiodice import games, opponents

    game = context.params.get("game") or context.info_name  # of `advise GAME`
    asked = (game,) if game in games.names() else games.names()
    known = [name for one in asked for name in opponents.names(one)]
    before, comma, last = begun.rpartition(",")
    return [before + comma + name for name in _beginning(last, dict.fromkeys(known))]


def cues(_context: click.Context, _param: click.Parameter, begun: str) -> list[str]:
    from audiodice.present.cues import Cues
    from audiodice.storage import paths

    return _beginning(begun, Cues(paths.sounds()).sounds)


def kept_games(_context: click.Context, _param: click.Parameter, begun: str) -> list[str]:
    """The saved games that can be resumed."""
    from audiodice.storage import paths
    from audiodice.storage.journal_folder import JournalFolder
    from audiodice.storage.summaries import own_summaries

    store = JournalFolder(paths.own_games())
    kept = islice(store.each(summaries=own_summaries()), LISTED)
    return _beginning(begun, [game.name for game in kept if not game.finished])


def setting_values(context: click.Context, _param: click.Parameter, begun: str) -> list[str]:
    from audiodice.storage.settings import own_settings_file

    own, _ = own_settings_file().load()
    return _beginning(begun, map(shown, own.allowed(context.params.get("name") or "")))


def _beginning(begun: str, words: Iterable[str]) -> list[str]:
    return [word for word in words if word.startswith(begun)]
