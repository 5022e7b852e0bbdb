"""Floor 3, left wing: the table, its throws and its journal."""
