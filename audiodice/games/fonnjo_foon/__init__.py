"""Fonnjo Foon: ten dice, a party and a dungeon."""

from __future__ import annotations

from audiodice.games.fonnjo_foon.rules import GAME, OPTIONS, PICTURE, ROLL

__all__ = ["GAME", "OPTIONS", "PICTURE", "ROLL"]
