"""audiodice: dice games for people who play by ear."""

__version__ = "1.0.0"  # here alone: pyproject.toml, pages and packaging read it
