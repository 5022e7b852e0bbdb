"""`python -m audiodice`; an old Python, and one without our libraries, is told so in one line."""

import sys


def _refuse(why: str) -> None:
    if sys.stderr is not None:  # as in a windowed program
        sys.stderr.write("audiodice: " + why + "; `uv run audiodice` brings all that is needed\n")
    sys.exit(2)


# Installers refuse an old Python themselves; a checkout's would stumble over our syntax.
if sys.version_info < (3, 11):  # noqa: UP036
    _refuse("this is Python %d.%d, and 3.11 or newer is needed" % sys.version_info[:2])  # noqa: UP031

try:
    from audiodice.cli import main

    main()
except ModuleNotFoundError as missing:
    if str(missing.name).startswith("audiodice"):
        raise  # a defect of ours
    _refuse("the library " + str(missing.name) + " is not installed")
