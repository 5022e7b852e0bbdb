"""Screens for learning to play: lessons, the sounds, and the quiz."""
