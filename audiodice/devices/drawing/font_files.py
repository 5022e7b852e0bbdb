"""Where the system's fonts are, for the letters of every language.

pygame's own search starts a program (fc-list) on Linux, which many systems do not have.
"""

from __future__ import annotations

import os
import sys
from functools import cache

# By kind of letters: files, the best first, each with its bold one, or "" if there is none.
_FILES: dict[str, tuple[tuple[str, str], ...]] = {
    "": (
        ("segoeui.ttf", "segoeuib.ttf"),
        ("NotoSans-Regular.ttf", "NotoSans-Bold.ttf"),
        ("DejaVuSansCondensed.ttf", "DejaVuSansCondensed-Bold.ttf"),
        ("LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf"),
        ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"),
        ("Arial.ttf", "Arial Bold.ttf"),
        ("arial.ttf", "arialbd.ttf"),
        ("NotoSans[wght].ttf", ""),
        ("FreeSans.ttf", "FreeSansBold.ttf"),
    ),
    "japanese": (
        ("YuGothR.ttc", "YuGothB.ttc"),
        ("meiryo.ttc", "meiryob.ttc"),
        ("ヒラギノ角ゴシック W3.ttc", "ヒラギノ角ゴシック W6.ttc"),
        ("msgothic.ttc", ""),
        ("ipagp.ttf", ""),
        ("ipag.ttf", ""),
        ("ipaexg.ttf", ""),
        ("VL-PGothic-Regular.ttf", ""),
        ("TakaoPGothic.ttf", ""),
    ),
    "asian": (
        ("NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc"),
        ("NotoSansCJK-VF.ttc", ""),
        ("NotoSansCJKjp-Regular.otf", "NotoSansCJKjp-Bold.otf"),
        ("NotoSansCJKsc-Regular.otf", "NotoSansCJKsc-Bold.otf"),
        ("msyh.ttc", "msyhbd.ttc"),
        ("simsun.ttc", ""),
        ("PingFang.ttc", ""),
        ("Hiragino Sans GB.ttc", ""),
        ("STHeiti Medium.ttc", ""),
        ("wqy-microhei.ttc", ""),
        ("wqy-zenhei.ttc", ""),
        ("DroidSansFallbackFull.ttf", ""),
        ("DroidSansFallback.ttf", ""),
        ("malgun.ttf", "malgunbd.ttf"),
        ("unifont.ttf", ""),
        ("unifont.otf", ""),
    ),
    "leftward": (
        ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"),
        ("Arial.ttf", "Arial Bold.ttf"),
        ("arial.ttf", "arialbd.ttf"),
        ("segoeui.ttf", "segoeuib.ttf"),
        ("NotoSansHebrew-Regular.ttf", "NotoSansHebrew-Bold.ttf"),
        ("NotoSansArabic-Regular.ttf", "NotoSansArabic-Bold.ttf"),
    ),
    "sign": (
        ("NotoEmoji-Regular.ttf", ""),
        ("Symbola.ttf", ""),
        ("seguisym.ttf", ""),
        ("Apple Symbols.ttf", ""),
        ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"),
    ),
}


def font_file(kind: str, bold: bool) -> tuple[str, bool]:
    """The system's best file for a kind of letters, and whether it is bold; "" if it has none."""
    found = _found()
    kinds = {"japanese": ("japanese", "asian"), "asian": ("asian", "japanese")}.get(kind, (kind,))
    for plain, heavy in (pair for one in kinds for pair in _FILES[one]):
        if bold and heavy in found:
            return found[heavy], True
        if plain in found:
            return found[plain], False
    return "", False


@cache
def _found() -> dict[str, str]:
    """The paths of all files above that the system has, by name."""
    wanted = {name for pairs in _FILES.values() for pair in pairs for name in pair}
    return {
        name: f"{folder}/{name}"
        for top in reversed(_folders())
        for folder, _, names in os.walk(top)
        for name in wanted.intersection(names)
    }


def _folders() -> list[str]:
    """Where fonts are installed, the player's own first."""
    home = os.environ.get("USERPROFILE" if sys.platform == "win32" else "HOME", "")
    if sys.platform == "win32":
        own = os.environ.get("LOCALAPPDATA", home) + r"\Microsoft\Windows\Fonts"
        return [own, os.environ.get("WINDIR", r"C:\Windows") + r"\Fonts"]
    if sys.platform == "darwin":
        return [f"{home}/Library/Fonts", "/Library/Fonts", "/System/Library/Fonts"]
    own = os.environ.get("XDG_DATA_HOME") or f"{home}/.local/share"
    shared = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    return [f"{folder}/fonts" for folder in (own, *shared.split(":")) if folder.startswith("/")]
