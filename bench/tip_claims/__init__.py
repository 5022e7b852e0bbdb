"""The claims of the tips, as functions of a solved table."""
