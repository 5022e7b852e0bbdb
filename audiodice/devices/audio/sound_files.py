"""Sound files by name, and their decoded samples."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audiodice.devices.audio.decoder import Decoder
from audiodice.devices.audio.samples import for_ears, is_stereo
from audiodice.devices.audio.sound_device import pygame_mixer, sound_of
from audiodice.devices.audio.sound_error import SoundError

if TYPE_CHECKING:
    from pathlib import Path

    import pygame


@dataclass(slots=True)
class SoundFile:
    """A file and, once decoded, its samples: stereo, 16 bits, at the mixer's rate.

    Samples rather than a pygame Sound, because they stay valid when the device is opened again.
    """

    path: Path
    bus: str
    lufs: float | None = None
    foreign: bool = False  # not ours: only the `Decoder` may open it
    asked: bool = False  # whether it is being decoded on another thread
    broken: bool = False
    flaw: SoundError | None = None  # found on another thread, and not raised yet
    stereo: bool = False
    decoded: bytes | None = None
    turned: bytes | None = None  # a stereo file in mono or with swapped ears


class SoundFiles(dict[str, SoundFile]):
    """Sound files by name."""

    def __init__(self, decoder: Decoder) -> None:
        """`decoder` decodes foreign files; ours are decoded here, in some ms."""
        super().__init__()
        self._decoder = decoder
        self._decoding = threading.Lock()
        self.in_use = threading.RLock()
        """Held while pygame decodes, because the device must not be closed meanwhile."""
        self._ears = (False, False)

    def turn(self, *, mono: bool, swap: bool) -> list[str]:
        """Set mono and swapped ears; returns the names whose samples have changed."""
        if (mono, swap) == self._ears:
            return []
        self._ears = (mono, swap)
        stale = [name for name, file in self.items() if file.turned is not None]
        for name in stale:
            self[name].turned = None
        return stale

    def samples(self, file: SoundFile) -> bytes | None:
        """What to play; None without a device, or for a file already found broken.

        Raises SoundError, once for each file, if it cannot be decoded.
        """
        if file.flaw is not None:
            flaw, file.flaw = file.flaw, None
            raise flaw
        decoded = self._decode(file) if file.decoded is None else file.decoded
        if decoded is None or not file.stereo:
            return decoded
        turned, (mono, swap) = file.turned, self._ears
        if turned is None:
            turned = for_ears(decoded, mono=mono, swap=swap) if mono or swap else decoded
            if (mono, swap) == self._ears:  # else `turn` was called meanwhile
                file.turned = turned
        return turned

    def once(self, file: SoundFile) -> pygame.mixer.Sound | None:
        """A long sound, whose samples are not kept here; None without a device, or if it is broken.

        Takes some tenths of a second. `samples` raises the error of a broken file.
        """
        try:
            sound = self._foreign_once(file) if file.foreign else self._sound(file)
        except SoundError as error:
            file.broken, file.flaw = True, error
            return None
        mono, swap = self._ears
        if sound is None or not (mono or swap):
            return sound
        return self._sound_of(for_ears(sound.get_raw(), mono=mono, swap=swap))

    def soon(self, file: SoundFile) -> bool:
        """Whether `samples` would return within some ms.

        If not, a foreign file is decoded on another thread from now on; if that fails, `samples`
        raises the error.
        """
        if not file.foreign or file.broken or file.decoded is not None:
            return True
        if not file.asked:
            file.asked = True
            beside = threading.Thread(target=self._decode_beside, args=(file,), daemon=True)
            beside.start()
        return False

    def _decode_beside(self, file: SoundFile) -> None:
        try:
            self._decode(file)
        except SoundError as error:
            file.flaw = error

    def _decode(self, file: SoundFile) -> bytes | None:
        decode = self._foreign if file.foreign else self._ours
        try:
            decoded = decode(file)
        except SoundError:
            file.broken = True
            raise
        if decoded is not None:
            file.stereo = is_stereo(decoded)
            file.decoded = decoded
        return decoded

    def _foreign(self, file: SoundFile) -> bytes | None:
        with self._decoding:
            if file.broken or file.decoded is not None:  # on another thread, meanwhile
                return file.decoded
            return self._decoder.decode(file.path)

    def _foreign_once(self, file: SoundFile) -> pygame.mixer.Sound | None:
        with self._decoding:
            pcm = self._decoder.decode(file.path, kept=False)
        return self._sound_of(pcm)

    def _sound_of(self, pcm: bytes) -> pygame.mixer.Sound | None:
        with self.in_use:
            return sound_of(pcm) if pygame_mixer().mixer.get_init() else None

    def _ours(self, file: SoundFile) -> bytes | None:
        sound = self._sound(file)
        return None if sound is None else sound.get_raw()

    def _sound(self, file: SoundFile) -> pygame.mixer.Sound | None:
        pg = pygame_mixer()
        with self.in_use:
            if file.broken or pg.mixer.get_init() is None:
                return None
            try:
                return sound_of(str(file.path))
            except (pg.error, OSError) as error:
                raise SoundError(file.path, str(error)) from error
