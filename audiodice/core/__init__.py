"""Floor 0: the vocabulary every other folder speaks. No I/O, no chance, no wording."""
