"""Floor 1, right wing: events into words and cues, keys into commands. No device is touched."""
