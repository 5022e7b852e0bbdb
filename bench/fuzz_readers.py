"""Coverage-guided fuzzing of what reads a player's files; atheris (not a dependency) leads it.

    python -m bench.fuzz_readers TARGET [--seconds 600] [--found FOLDER]

TARGET is journal, keymap, settings or pack. Whatever a file holds, its reader must answer in
words: an exception that its docstring does not name is a find, and so is an answer that takes ten
seconds or 512 MB. Ends with libFuzzer's status; 77 for a find, which lies in FOLDER then.
"""

from __future__ import annotations

import argparse
import atexit
import contextlib
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from audiodice.present.cue import Sound
    from audiodice.present.words import Words

ROOT = Path(__file__).parents[1]
LONGEST = (
    4000  # bytes of an input: damage needs no more, and short ones are read thousands a second
)
LIMITS = ("-timeout=10", "-rss_limit_mb=512", f"-max_len={LONGEST}")

Target = Callable[[bytes], None]


@cache
def _folder() -> Path:
    """Where files to be read are put: in memory where the system has such a place."""
    memory = Path("/dev/shm")
    folder = Path(tempfile.mkdtemp(prefix="fuzz-", dir=memory if memory.is_dir() else None))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _file(name: str, data: bytes) -> Path:
    path = _folder() / name
    path.write_bytes(data)
    return path


def journal(data: bytes) -> None:
    """A journal's bytes as they are, or (first byte even) with check sums that fit."""
    from audiodice.app.kept.game import good_part, problem
    from audiodice.engine.fair import verify
    from audiodice.engine.journal import JournalError, read_file
    from audiodice.engine.summary import summary
    from audiodice.engine.table import resume

    try:
        found = read_file(_sealed(data[1:]) if data[:1] and not data[0] % 2 else data[1:]).journal
        assert read_file("\n".join((*found.lines(), "")).encode()).journal == found
        resume(found)
        summary(found)
        verify(found)
    except JournalError as error:
        problem(error, good_part(error))


def _sealed(data: bytes) -> bytes:
    """Every line with a sum that fits: chance would never find one, and stay outside."""
    from audiodice.engine.seal import seal

    mark, lines = "", []
    for body in data.decode("utf-8", "replace").split("\n"):
        bare = body.partition(', "sum"')[0].removesuffix("}") + "}"
        line, mark = seal(bare, mark)
        lines.append(line if body else "")
    return "\n".join(lines).encode()


def keymap(data: bytes) -> None:
    """A player's keymap: every command keeps its keys, and every complaint has words."""
    from audiodice.app import keymaps
    from audiodice.app.complaints import of_keys
    from audiodice.present.commands import COMMANDS

    loaded = keymaps.load(_file("keymap.toml", data))
    assert set(loaded.keys) == set(COMMANDS)
    for told in loaded.problems:
        assert of_keys(_words(), told)


def settings(data: bytes) -> None:
    """A settings file: every setting has an allowed value; what is changed can be kept."""
    from audiodice.app import settings
    from audiodice.core.model import Event

    own, complaints = settings.load(_file("settings.toml", data))
    for name in settings.ALLOWED:
        assert settings.fits(name, getattr(own, name))
    for told in complaints:
        assert _words().say(Event("settings_broken", None, asdict(told)))
    own.step("effects", -1)
    with contextlib.suppress(OSError):  # a file that is no TOML is left alone
        own.save()
        again, _ = settings.load(own.path)
        assert again.effects == own.effects


def pack(data: bytes) -> None:
    """A sound pack's table: what cannot be used is a flaw that has words."""
    from audiodice.app.complaints import of_pack
    from audiodice.app.packs.loading import load_pack

    ours = _ours()
    found = load_pack(_file("cues.toml", data).parent, ours)
    assert set(found.sounds) <= set(ours)
    for flaw in found.flaws:
        assert of_pack(_words(), flaw)


@cache
def _ours() -> Mapping[str, Sound]:
    from audiodice.app import resources
    from audiodice.present.cues import Cues

    return Cues(resources.sounds()).sounds


@cache
def _words() -> Words:
    from audiodice.app import resources
    from audiodice.present.words import Words

    return Words(resources.locale(), "en")


TARGETS: Mapping[str, Target] = {
    "journal": journal,
    "keymap": keymap,
    "settings": settings,
    "pack": pack,
}


def seeds(target: str) -> Iterator[bytes]:
    """Whole files to begin with."""
    if target == "journal":
        for path in sorted((ROOT / "tests/fixtures/journals").glob("*.journal")):
            lines = path.read_bytes().split(b"\n")
            for many in (3, 12):
                yield from (mark + b"\n".join(lines[:many]) + b"\n" for mark in (b"0", b"1"))
    elif target == "keymap":
        yield (ROOT / "keymap.toml").read_bytes()[:LONGEST]
        yield b'roll = ["r", "shift+f3"]\n[table]\nbank = "ctrl+q"\nq = 3\n'
    elif target == "settings":
        yield b'# mine\nverbosity = "full"\nrate = 300\nnight = true\npack = "x"\n'
        yield b"effects = 200\ncolours = 'green' # no\n[odd]\na.b = [1, {c = 2}]\n"
    else:
        yield b'[cues]\npour_1 = { files = ["a.ogg", "../b.wav"], ms = 300, lufs = -20.5 }\n'
        yield b'[cues.win]\nbus = "dice"\nvariants = 3\n[cues]\nodd = 1\n'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("target", choices=TARGETS)
    parser.add_argument("--seconds", type=int, default=600)
    parser.add_argument("--found", type=Path, default=Path("fuzz-found"))
    wishes = parser.parse_args()
    try:
        import atheris
    except ImportError:
        sys.exit("atheris is missing: pip install atheris, in an environment of its own")
    target = TARGETS[wishes.target]
    with atheris.instrument_imports(include=["audiodice", "tomllib", "tomlkit", "json"]):
        for data in seeds(wishes.target):
            target(data)  # imports what it needs, so that all of it is followed
    corpus = _folder() / "corpus"
    corpus.mkdir()
    for number, data in enumerate(seeds(wishes.target)):
        (corpus / str(number)).write_bytes(data)
    wishes.found.mkdir(parents=True, exist_ok=True)
    limits = (*LIMITS, f"-max_total_time={wishes.seconds}", f"-artifact_prefix={wishes.found}/")
    atheris.Setup([sys.argv[0], *limits, str(corpus)], target)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
