"""Score sheets: what FUNE, Dice4Fun and other Yacht variants share. Not a game by itself."""

from __future__ import annotations

from audiodice.games.sheet.rules import ROLL, Sheet

__all__ = ["ROLL", "Sheet"]
