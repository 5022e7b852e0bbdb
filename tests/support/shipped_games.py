"""The games that come with the program; for tests that know their rules, keys or sounds.

Every other test asks `games.names()`, and so also holds for a game that somebody adds.
"""

SHIPPED = ("dice4fun", "farkle", "fonnjo_foon", "fune")
