"""Turns events into words and cues, and keys into commands. Uses no device. May import `core`."""
