"""What the player is in: the table, a menu, a reader. Screens return values; the router acts."""
