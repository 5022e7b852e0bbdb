"""Farkle: six dice, press your luck."""

from __future__ import annotations

from audiodice.games.farkle.rules import BANK, GAME, OPTIONS, ROLL

__all__ = ["BANK", "GAME", "OPTIONS", "ROLL"]
