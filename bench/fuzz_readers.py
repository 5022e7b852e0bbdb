"""Gives 10,000 damaged files to each reader of files that may come from elsewhere.

    python -m bench.fuzz_readers [READER ...] [--files 10000] [--from 0] [--found FOLDER]

Whatever a file holds, its reader must answer in words, within 2 seconds, and with at most 200 MB
for its process and those that it starts. Each reader has its own process. If that dies or hangs, it
is started again with the next file. The files are the same in each run; those that a reader did not
answer are written to FOLDER. Prints a line for each reader; exits with 1 if there was such a file.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from multiprocessing import active_children
from pathlib import Path
from threading import Timer

from audiodice.devices.audio.memory_limit import limit_memory
from bench.mutations import damaged
from bench.readers import READERS

PROGRAM = "bench.fuzz_readers"
SOON_S = 2.0
LITTLE_MB = 200.0
_HANGS_S = 20.0
_ROOM = 1_000_000_000  # bytes of memory: a problem is noticed, but does not slow the machine down


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to one file: what went wrong ("" for nothing), its time and memory."""

    number: int
    wrong: str
    seconds: float
    megabytes: float

    @property
    def find(self) -> str:
        """The problem to fix; "" if the reader answered correctly."""
        if self.wrong:
            return self.wrong
        if self.seconds > SOON_S:
            return f"{self.seconds:.1f} s"
        return f"{self.megabytes:.0f} MB" if self.megabytes > LITTLE_MB else ""


@cache
def _seeds(name: str) -> Sequence[bytes]:
    return READERS[name].seeds()


def damaged_file(name: str, number: int) -> bytes:
    """Make the file of this number; every second file is mended, if its reader has `mend`."""
    reader = READERS[name]
    data = damaged(_seeds(name), random.Random(f"{name} {number}"))
    return reader.mend(data) if reader.mend and number % 2 else data


def fuzz(name: str, first: int, end: int, program: str = PROGRAM) -> Iterator[Answer]:
    """The answers of a reader to these files; `program` is the module that has the reader."""
    while first < end:
        for answer in _watch(program, name, first, end):
            if (
                answer.seconds > SOON_S
            ):  # the machine may have been busy: try this file once more, alone
                again = list(_watch(program, name, answer.number, answer.number + 1))
                answer = min(answer, *again, key=lambda one: one.seconds)
            yield answer
            first = answer.number + 1


def _watch(program: str, name: str, first: int, end: int) -> Iterator[Answer]:
    """The answers of one process; if it died, the last answer says how."""
    command = [sys.executable, "-m", program, name, "--within", f"{first}:{end}"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    try:
        while first < end:
            hangs = Timer(_HANGS_S, process.kill)
            hangs.start()
            began = time.monotonic()
            line = process.stdout.readline()
            hangs.cancel()
            if not line:
                wrong = f"the process ended with {process.wait()}"
                yield Answer(first, wrong, time.monotonic() - began, 0.0)
                return
            yield Answer(**json.loads(line))
            first += 1
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def _within(name: str, first: int, end: int) -> None:
    """Read the files and print the answers; runs in the process of a reader."""
    for data in _seeds(name):
        READERS[name].read(data)  # so that the reader has imported all modules
    if sys.platform == "linux":
        limit_memory(_ROOM)
    for number in range(first, end):
        data = damaged_file(name, number)
        _forget_peak()
        wrong, began = "", time.monotonic()
        try:
            READERS[name].read(data)
        except BaseException as error:
            wrong = f"{type(error).__name__}: {error}"[:200]
        taken = time.monotonic() - began
        answer = {"number": number, "wrong": wrong, "seconds": taken, "megabytes": _peak_mb()}
        print(json.dumps(answer), flush=True)


def _forget_peak() -> None:
    """Reset the peak of this process's memory (Linux)."""
    if sys.platform == "linux":
        Path("/proc/self/clear_refs").write_text("5", "ascii")


def _peak_mb() -> float:
    """The peak of memory of this process and its children since then; 0.0 if unknown."""
    found = 0
    for process in ("self", *(child.pid for child in active_children())):
        with suppress(OSError):  # not Linux, or a child that has just ended
            status = Path(f"/proc/{process}/status").read_text("ascii")
            found += sum(map(int, re.findall(r"VmHWM:\s+(\d+)", status)))
    return found / 1024


def _report(name: str, answers: Sequence[Answer], folder: Path) -> bool:
    """Print a reader's result and save the files that it failed at; True if it failed at none."""
    finds = [answer for answer in answers if answer.find]
    slowest = max(answer.seconds for answer in answers)
    most = max(answer.megabytes for answer in answers)
    took = f"slowest {slowest:.2f} s, most {most:.0f} MB"
    print(f"{name}: {len(answers)} files, {len(finds)} finds; {took}", flush=True)
    for answer in finds:
        print(f"  {name}-{answer.number}: {answer.find}")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}-{answer.number}").write_bytes(damaged_file(name, answer.number))
    return not finds


def _known(name: str) -> str:
    if name not in READERS:
        raise argparse.ArgumentTypeError(f"{name!r} is none of {', '.join(READERS)}")
    return name


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("readers", nargs="*", type=_known, metavar="READER")
    parser.add_argument("--files", type=int, default=10_000)
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--found", type=Path, default=Path("fuzz-found"))
    parser.add_argument("--within", help=argparse.SUPPRESS)  # in the process of a reader
    args = parser.parse_args()
    if args.within:
        first, end = map(int, args.within.split(":"))
        _within(args.readers[0], first, end)
        return
    answered = True
    for name in args.readers or READERS:
        answers = list(fuzz(name, args.first, args.first + args.files))
        answered = _report(name, answers, args.found) and answered
    sys.exit(not answered)


if __name__ == "__main__":
    main()
