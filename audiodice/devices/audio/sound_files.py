"""Sound files by name, and the decoded samples of those that were used last."""

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


# Of decoded files of ours: some hundred sounds, as a game uses them. All would take 40 MB.
_KEPT = 6_000_000  # bytes
_FULL = _KEPT * 9 // 10


@dataclass(slots=True, eq=False)
class SoundFile:
    """A file and, while they are kept, its samples: stereo, 16 bits, at the mixer's rate.

    Samples rather than a pygame Sound, because they stay valid when the device is opened again.
    """

    path: Path
    bus: str
    lufs: float | None = None
    foreign: bool = False  # not ours: only the `Decoder` may open it
    asked: bool = False  # whether it is being decoded on another thread
    broken: bool = False
    flaw: SoundError | None = None  # found on another thread, and not raised yet
    stereo: bool | None = None  # known once it was decoded
    decoded: bytes | None = None
    turned: bytes | None = None  # a stereo file in mono or with swapped ears


class SoundFiles(dict[str, SoundFile]):
    def __init__(self, decoder: Decoder) -> None:
        """`decoder` decodes foreign files; ours are decoded here, in some ms."""
        super().__init__()
        self._decoder = decoder
        self._decoding = threading.Lock()
        self.in_use = threading.RLock()
        """Held while pygame decodes, because the device must not be closed meanwhile."""
        self._ears = (False, False)
        self._recent: dict[SoundFile, int] = {}  # our decoded files, last used last, and their size
        self._taken = 0  # bytes
        self._keeping = threading.Lock()

    @property
    def room(self) -> bool:
        """Whether another file of ours may be decoded without dropping one."""
        return self._taken < _FULL

    def streams(self, file: SoundFile) -> bool:
        """Whether a long sound may be played from its file, as it is."""
        return not (file.foreign or any(self._ears))

    def set_ears(self, *, mono: bool, swap: bool) -> list[str]:
        """Set mono and swapped ears; returns the names whose samples have changed."""
        if (mono, swap) == self._ears:
            return []
        self._ears = (mono, swap)
        stale = [name for name, file in self.items() if file.turned is not None]
        for name in stale:
            self[name].turned = None
        return stale

    def samples(self, file: SoundFile) -> bytes | None:
        """The samples to play; None without a device, or for a file already found broken.

        Raises SoundError, once for each file, if it cannot be decoded.
        """
        if file.flaw is not None:
            flaw, file.flaw = file.flaw, None
            raise flaw
        decoded = self._decode(file) if file.decoded is None else file.decoded
        if decoded is None:
            return None
        turned, (mono, swap) = file.turned, self._ears
        if not (file.stereo and (mono or swap)):
            turned = decoded
        elif turned is None:
            turned = for_ears(decoded, mono=mono, swap=swap)
            if (mono, swap) == self._ears:  # else `set_ears` was called meanwhile
                file.turned = turned
        if not file.foreign:
            self._keep(file)
        return turned

    def decode_once(self, file: SoundFile) -> pygame.mixer.Sound | None:
        """Decode a long sound, but do not keep it; None without a device, or if it is broken.

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

    def ready(self, file: SoundFile) -> bool:
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

    def _keep(self, file: SoundFile) -> None:
        """Note that a file of ours was used, and drop the samples of those used longest ago."""
        with self._keeping:
            size = len(file.decoded or b"") + len(file.turned or b"")
            self._taken += size - self._recent.pop(file, 0)
            self._recent[file] = size
            while self._taken > _KEPT and len(self._recent) > 1:
                oldest = next(iter(self._recent))
                self._taken -= self._recent.pop(oldest)
                oldest.decoded = oldest.turned = None

    def _decode(self, file: SoundFile) -> bytes | None:
        decode = self._foreign if file.foreign else self._ours
        try:
            decoded = decode(file)
        except SoundError:
            file.broken = True
            raise
        if decoded is not None:
            if file.stereo is None:
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
