"""Finished games in SQLite, and what is asked of them."""
