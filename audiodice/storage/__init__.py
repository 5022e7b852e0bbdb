"""The player's files, read with care: they may be anything."""
