"""Floor 2, right wing: keys, shown text, voices, sounds, the transcript. Knows no dice game."""

import sys

# Where numpy is installed, `import pygame` loads these two, and numpy with them: a tenth of a
# second and 25 MB for what no device uses. A module that is None in here cannot be imported, and
# pygame does without.
for _part in ("pygame.surfarray", "pygame.sndarray"):
    sys.modules.setdefault(_part, None)  # type: ignore[arg-type]
