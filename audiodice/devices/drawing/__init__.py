"""Draws pictures (core/picture.py) in a window. It is loaded after the first words."""
