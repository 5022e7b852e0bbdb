"""Sound files of others, decoded in a process of its own.

Whatever such a file says of itself, it can only take so much memory and time there, and a decoder
that breaks down over it takes nothing else with it.
"""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from audiodice.devices.audio.memory_limit import limit_memory
from audiodice.devices.audio.samples import FRAME, RATE
from audiodice.devices.audio.sound_device import pygame_mixer
from audiodice.devices.audio.sound_files import SoundError

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess
    from pathlib import Path

LONGEST_S = 60.0  # of one file: decoded, a minute takes 10 MB
TOGETHER_S = 600.0  # of all files of a decoder, for their samples are kept
_ROOM = 64_000_000  # bytes: more than twice what a minute at 96 kHz takes
_TIME_S = 1.5  # for one file; a minute takes a tenth of that
_BREAKDOWNS = 3  # then no other file is tried: each costs time
_START_S = 10.0
_IDLE_S = 5.0  # then the process ends by itself

_DECODED, _REFUSED = b"+", b"-"
_SDL_NO_MEMORY = "Out of memory"


class Decoder:
    """Decodes files, one at a time; its process starts when needed, and ends with the need."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._used = 0.0
        self._left = _bytes(TOGETHER_S)
        self.breakdowns = 0
        """How many files its process did not survive."""

    def decode(self, path: Path) -> bytes:
        """The file's samples, as pygame decodes: stereo, 16 bits, at the mixer's rate.

        Raises SoundError for what is no sound, is too long or takes too much. Waits up to 1.5
        seconds, and for the process where it has to be started.
        """
        if self.breakdowns >= _BREAKDOWNS:
            raise SoundError(path, f"not tried, for {_BREAKDOWNS} others broke the decoder")
        try:
            samples = self._ask(path)
        except (EOFError, OSError) as error:
            self._break_down()
            raise SoundError(path, "the decoder breaks down over it") from error
        if len(samples) > self._left:
            whole = f"{TOGETHER_S / 60:.0f} minutes"
            raise SoundError(path, f"with it the pack's sounds are longer than {whole}")
        self._left -= len(samples)
        return samples

    def close(self) -> None:
        """End the process; `decode` would start another."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
            self._pipe.close()

    def _ask(self, path: Path) -> bytes:
        """Have it decoded; raises SoundError, or EOFError or OSError where the process dies."""
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
        return answer[1:]

    def _start(self) -> None:
        from multiprocessing import get_context  # 10 ms that no start should wait for

        self.close()
        context = get_context("spawn")  # not forked: threads of sound and speech run here
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
    """Answer paths with samples, or with what is wrong, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the player's Ctrl+C is for the game
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # last words of a library are not for players
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
        samples: bytes = pg.mixer.Sound(path).get_raw()
        if len(samples) <= _bytes(LONGEST_S):
            return _DECODED + samples
        why = f"it is longer than {LONGEST_S:.0f} seconds"
    except (pg.error, OSError, MemoryError) as error:
        why = str(error)
        if isinstance(error, MemoryError) or why == _SDL_NO_MEMORY:
            why = f"decoding it takes more than {_ROOM // 1_000_000} MB of memory"
    return _REFUSED + why.encode()
