"""What to say about mistakes: reasons, half hints, and the common mistakes of each game."""
