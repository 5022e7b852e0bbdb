"""The screen of a game in play, and the parts of that screen."""
