"""Sounds and our own voice through pygame's mixer."""
