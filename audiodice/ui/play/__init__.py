"""The screen of a game in play, and its parts."""
