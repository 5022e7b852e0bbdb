"""The chance of each seat to win, at any moment of a game."""
