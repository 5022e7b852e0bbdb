"""Where the one-folder program starts: `audiodice` without an installed Python."""

from multiprocessing import freeze_support

# A solver and the workers of `simulate` are this same program, started once more.
freeze_support()

from audiodice.cli import main  # noqa: E402

main()
