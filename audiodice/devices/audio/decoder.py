"""Decodes sound files from elsewhere in a process of its own.

That process has limits of memory and time. If a file crashes the decoder, only the process ends.
"""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from audiodice.devices.audio.memory_limit import limit_memory
from audiodice.devices.audio.samples import FRAME, RATE
from audiodice.devices.audio.sound_device import pygame_mixer, sound_of_file
from audiodice.devices.audio.sound_error import SoundError
from audiodice.devices.audio.sound_shape import INEXACT_S, shape_of, with_true_length

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

LONGEST_S = 60.0  # of one file; a decoded minute takes 10 MB
TOGETHER_S = 600.0  # of all files of one decoder, because their samples are kept
_ROOM = 64_000_000  # bytes; more than twice what a minute at 96 kHz takes
_TIME_S = 5.0  # for one file; a minute takes 0.15 s, and much longer on a busy machine
_BREAKDOWNS = 3  # after so many, no other file is tried, because each takes time
_START_S = 10.0  # for the process to start
_IDLE_S = 5.0  # after so long without a request, the process ends by itself

_DECODED, _REFUSED = b"+", b"-"
_SDL_NO_MEMORY = "Out of memory"


class Decoder:
    """Decodes files, one at a time. Its process starts when needed, and ends when idle."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._used = 0.0
        self._left = _bytes(TOGETHER_S)
        self.breakdowns = 0
        """How many files crashed or blocked its process."""

    def decode(self, path: Path, *, kept: bool = True) -> bytes:
        """The file's samples as pygame decodes them: stereo, 16 bits, at the mixer's rate.

        Samples that the caller does not keep (`kept`) do not count for `TOGETHER_S`.
        Raises SoundError if the file is no sound, is too long, or takes too much time or memory.
        Waits up to 5 seconds, and longer if the process has to be started.
        """
        if self.breakdowns >= _BREAKDOWNS:
            raise SoundError(path, f"not tried, as {_BREAKDOWNS} other files broke the decoder")
        try:
            samples = self._ask(path)
        except (EOFError, OSError) as error:
            self._break_down()
            raise SoundError(path, "it breaks the decoder") from error
        if kept and len(samples) > self._left:
            whole = f"{TOGETHER_S / 60:.0f} minutes"
            raise SoundError(path, f"the pack's sounds together are longer than {whole}")
        if kept:
            self._left -= len(samples)
        return samples

    def close(self) -> None:
        """End the process; the next `decode` starts another."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
            self._pipe.close()

    def _ask(self, path: Path) -> bytes:
        """Raises SoundError for the file, and EOFError or OSError if the process dies."""
        if self._process is None or time.monotonic() - self._used > _IDLE_S / 2:
            self._start()
        self._pipe.send(str(path))
        if not self._pipe.poll(_TIME_S):
            self._break_down()
            raise SoundError(path, f"decoding it takes longer than {_TIME_S} seconds")
        answer = self._pipe.recv_bytes(_bytes(LONGEST_S) + len(_DECODED))
        self._used = time.monotonic()
        if answer[:1] != _DECODED:
            raise SoundError(path, answer[1:].decode("utf-8", "replace"))
        # A file may be empty, as one that is to silence a sound. But then it does not claim more.
        if not answer[1:] and shape_of(path).seconds > INEXACT_S:
            raise SoundError(path, "none of its samples can be decoded")
        return answer[1:]

    def _start(self) -> None:
        from multiprocessing import get_context  # takes 10 ms; not needed at the start

        self.close()
        context = get_context("spawn")  # not "fork": this process has threads
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs,), name="decoder", daemon=True)
        self._process.start()
        theirs.close()
        if not self._pipe.poll(_START_S):
            raise TimeoutError
        self._pipe.recv_bytes(0)

    def _break_down(self) -> None:
        self.breakdowns += 1
        self.close()


def _bytes(seconds: float) -> int:
    return round(seconds * RATE) * FRAME


def _work(requests: Connection) -> None:
    """Answer each path with its samples or an error, until requests stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the game alone
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # a library may write there as it crashes
    # Without SDL's own handlers SIGTERM ends this process, as multiprocessing expects.
    os.environ.update(SDL_AUDIODRIVER="dummy", SDL_NO_SIGNAL_HANDLERS="1")
    pygame_mixer().mixer.init(RATE, -16, 2, allowedchanges=0)
    limit_memory(_ROOM)
    requests.send_bytes(b"")
    with suppress(EOFError, OSError):
        while requests.poll(_IDLE_S):
            requests.send_bytes(_answer(requests.recv()))


def _answer(path: str) -> bytes:
    pg = pygame_mixer()
    try:
        samples: bytes = sound_of_file(with_true_length(Path(path))).get_raw()
        if len(samples) <= _bytes(LONGEST_S):
            return _DECODED + samples
        why = f"it is longer than {LONGEST_S:.0f} seconds"
    except (pg.error, OSError, MemoryError) as error:
        why = str(error)
        if isinstance(error, MemoryError) or why == _SDL_NO_MEMORY:
            why = f"decoding it takes more than {_ROOM // 1_000_000} MB of memory"
    return _REFUSED + why.encode()
