"""How the sounds of audiodice are made: physics and seeded chance; nothing is recorded."""
