"""audiodice: dice games for people who play by ear."""

__version__ = "0.1.0"  # as in pyproject.toml; asking the installed package takes 100 ms
