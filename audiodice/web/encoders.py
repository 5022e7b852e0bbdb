"""The encoders of the machine that builds the site: brotli, and ffmpeg for .m4a sounds."""

from __future__ import annotations

import importlib.util
import io
import shutil
import subprocess
import zipfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from audiodice.web.errors import WebError

_COMPRESSED = (
    ".css",
    ".html",
    ".js",
    ".json",
    ".mjs",
    ".svg",
    ".table",
    ".txt",
    ".wasm",
    ".webmanifest",
    ".zip",
)
_AT_ONCE = 4


@dataclass(frozen=True, slots=True)
class Encoders:
    """The encoders that are installed."""

    brotli: bool
    ffmpeg: str | None

    @classmethod
    def here(cls) -> Encoders:
        """Find the encoders of this machine. ffmpeg may come from the package imageio-ffmpeg."""
        return cls(importlib.util.find_spec("brotli") is not None, _ffmpeg())

    def compress(self, site: Path, smallest: Callable[[str], bool]) -> None:
        """Put a compressed copy `.br` beside each file that gets smaller; some servers send it.

        If `smallest` is true of a file's name, its copy is a tenth smaller. This takes a minute.
        """
        if not self.brotli:
            return
        import brotli

        for path in [*site.rglob("*")]:
            if path.suffix in _COMPRESSED:
                plain = path.read_bytes()
                same = undeflated(plain) if path.suffix == ".zip" else plain
                name = path.relative_to(site).as_posix()
                small = brotli.compress(same, quality=11 if smallest(name) else 5)
                if len(small) < len(plain):
                    path.with_name(f"{path.name}.br").write_bytes(small)

    def put_m4a(self, sounds: Path) -> None:
        """Put an .m4a copy, for old iOS, beside each sound, if ffmpeg is there."""
        if self.ffmpeg:
            with ThreadPoolExecutor(_AT_ONCE) as pool:
                [*pool.map(partial(_encode, self.ffmpeg), sorted(sounds.rglob("*.ogg")))]


def undeflated(archive: bytes) -> bytes:
    """The same archive with its files stored uncompressed: brotli makes it a third smaller."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as old, zipfile.ZipFile(made, "w") as new:
        for one in old.infolist():
            new.writestr(zipfile.ZipInfo(one.filename, one.date_time), old.read(one))
    return made.getvalue()


def _ffmpeg() -> str | None:
    try:
        import imageio_ffmpeg
    except ImportError:
        return shutil.which("ffmpeg")
    found: str = imageio_ffmpeg.get_ffmpeg_exe()
    return found


def _encode(ffmpeg: str, sound: Path) -> None:
    command = [
        ffmpeg, "-nostdin", "-loglevel", "error", "-i", str(sound), "-threads", "1",
        "-c:a", "aac", "-b:a", "96k", "-map_metadata", "-1", "-fflags", "+bitexact",
        "-flags:a", "+bitexact", str(sound.with_suffix(".m4a")),
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["it did not say why"])[-1]
        raise WebError(f"ffmpeg could not encode {sound.name}: {reason}")
