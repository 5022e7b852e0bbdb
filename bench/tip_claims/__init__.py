"""What the tips claim, as functions of a solved table."""
