"""Commands without a key: games can be played to their ends, and messages are complete.

AUDIODICE_UNBOUND=all plays each game without each command; otherwise a sample is played.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from tests.support.unbound import MAY_BE_UNBOUND, SETUPS, Unbound

ALL = os.environ.get("AUDIODICE_UNBOUND") == "all"
KEYS_IN_WORDS = ("roll", "commit", "all", "hint", "toggle", "undo", "next", "digit_1")
ALONE = [
    (game, command) for game in SETUPS for command in (MAY_BE_UNBOUND if ALL else KEYS_IN_WORDS)
]
LANGS = ("de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt-BR", "ru", "tr", "zh-Hans")


@pytest.mark.parametrize(("game", "command"), ALONE)
def test_games_can_be_played_with_one_command_unbound(
    game: str, command: str, tmp_path: Path
) -> None:
    Unbound(game, (command,), tmp_path).to_the_end()


@pytest.mark.parametrize("seed", range(60 if ALL else 12))
def test_games_can_be_played_with_ten_commands_unbound(seed: int, tmp_path: Path) -> None:
    draw = random.Random(f"unbound {seed}")
    ten = tuple(draw.sample(MAY_BE_UNBOUND, 10))
    games = [*SETUPS]
    lang, game = LANGS[seed % len(LANGS)], games[seed % len(games)]
    for one in games if ALL else [game]:
        Unbound(one, ten, tmp_path, lang, seed).to_the_end()


@pytest.mark.parametrize("game", SETUPS)
def test_games_can_be_played_with_every_optional_command_unbound(game: str, tmp_path: Path) -> None:
    Unbound(game, MAY_BE_UNBOUND, tmp_path).to_the_end()
