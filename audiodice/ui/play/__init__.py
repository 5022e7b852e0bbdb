"""A game in play: the table's screen and its parts."""
