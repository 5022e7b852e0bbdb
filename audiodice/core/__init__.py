"""Floor 0: the types that every other folder uses. No I/O, no randomness, no wording."""
