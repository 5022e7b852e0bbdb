"""A game in play: the table, its throws and its journal; and reviews of finished games.

May import `core`, `games` and `opponents`.
"""
