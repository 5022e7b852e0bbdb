"""A simulated listener who hears the cues on bad equipment, with old ears or among talkers."""
