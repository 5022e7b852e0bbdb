"""Sound packs: where they are, and what of them can be used."""
