"""The games that come with the program. A test that knows their rules, keys or sounds walks these.

Every other test asks `games.names()`, and so also holds for a game that somebody adds.
"""

SHIPPED = ("dice4fun", "farkle", "fonnjo_foon", "fune")
