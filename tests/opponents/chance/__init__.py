"""Tests of audiodice.opponents.chance."""
