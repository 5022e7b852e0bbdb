"""`python -m audiodice`."""

from audiodice.app.cli import main

main()
