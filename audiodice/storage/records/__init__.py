"""Finished games in SQLite, and the queries about them."""
