"""Makes the sounds of audiodice from physics and seeded chance; nothing is recorded."""
