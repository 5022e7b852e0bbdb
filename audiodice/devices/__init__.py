"""Keys, shown text, sounds, voices and standard output; knows no dice game. May import `core`."""

import sys

# Where numpy is installed, `import pygame` loads these two modules, and numpy with them: a tenth of
# a second and 25 MB for what no device uses. A module that is None in `sys.modules` cannot be
# imported, and pygame works without these.
for _part in ("pygame.surfarray", "pygame.sndarray"):
    sys.modules.setdefault(_part, None)  # type: ignore[arg-type]
