"""Floor 2, right wing: keys, shown text, voices, sounds, the transcript. Knows no dice game."""
