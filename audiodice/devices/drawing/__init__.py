"""Draws pictures (core/picture.py): in a window, after the first words, or as text (board.py)."""
