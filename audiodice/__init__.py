"""audiodice: dice games for people who play by ear."""
