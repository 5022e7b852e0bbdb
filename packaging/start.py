"""Starts the one-folder program: `audiodice` without an installed Python."""

from multiprocessing import freeze_support

# The solver and the workers of `simulate` run this program again.
freeze_support()

from audiodice.cli import main  # noqa: E402

main()
