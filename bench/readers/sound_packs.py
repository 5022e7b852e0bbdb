"""The readers of a sound pack: its table, and Ogg and WAV files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING

from bench.readers.reader import ROOT, file, words

if TYPE_CHECKING:
    from audiodice.devices.audio.decoder import Decoder
    from audiodice.present.cue import Sound


@cache
def _ours() -> Mapping[str, Sound]:
    from audiodice.present.cues import Cues
    from audiodice.storage import paths

    return Cues(paths.sounds()).sounds


def pack(data: bytes) -> None:
    """Read a sound pack's table: each unusable line is a flaw with a message."""
    from audiodice.desktop.sound_packs.loading import load_pack
    from audiodice.session.diagnostics import in_words

    found = load_pack(file("pack/cues.toml", data).parent, _ours())
    assert set(found.sounds) <= set(_ours())
    for flaw in found.flaws:
        assert in_words(words(), flaw)


def packs() -> Sequence[bytes]:
    return (
        b'[cues]\npour_1 = { files = ["a.ogg", "../b.wav"], ms = 300, lufs = -20.5 }\n',
        b'[cues.win]\nbus = "dice"\nvariants = 3\n[cues]\nodd = 1\n',
    )


def ogg(data: bytes) -> None:
    """Read an Ogg file of a pack."""
    _sound("win.ogg", data)


def wav(data: bytes) -> None:
    """Read a WAV file of a pack."""
    _sound("win.wav", data)


FOR_ONE = 200  # files for one decoder, because a decoder limits their total length
_decoders: list[Decoder] = []


def _sound(name: str, data: bytes) -> None:
    """Read a pack's file: it is refused with a message, or decoded to at most a minute."""
    from audiodice.desktop.sound_packs.loading import load_pack
    from audiodice.devices.audio.decoder import LONGEST_S, Decoder
    from audiodice.devices.audio.samples import seconds_of
    from audiodice.devices.audio.sound_error import SoundError
    from audiodice.session.diagnostics import in_words

    file("sound/cues.toml", f"[cues]\nwin = {{ files = ['{name}'] }}\n".encode())
    path = file(f"sound/{name}", data)
    found = load_pack(path.parent, _ours())
    for flaw in found.flaws:
        assert in_words(words(), flaw)
    if not found.sounds:
        return
    if not _decoders:
        _decoders[:] = [Decoder()] * FOR_ONE
    decoder = _decoders.pop()
    with suppress(SoundError):
        assert seconds_of(decoder.decode(path)) <= LONGEST_S
    if decoder.breakdowns or not _decoders:
        decoder.close()
        _decoders.clear()


def checked_pages(data: bytes) -> bytes:
    """The file with a correct checksum on each Ogg page."""
    from sounds.synthesis.ogg import with_checksum

    rest = data.split(b"OggS")
    pages = (b"OggS" + page for page in rest[1:])
    return rest[0] + b"".join(with_checksum(page) if len(page) > 27 else page for page in pages)


def oggs() -> Sequence[bytes]:
    small = sorted((ROOT / "sounds").glob("*.ogg"), key=lambda path: path.stat().st_size)
    return tuple(path.read_bytes() for path in small[:4])


def wavs() -> Sequence[bytes]:
    import io
    import wave

    found = []
    for rate, channels, wide in ((8_000, 1, 1), (44_100, 2, 2), (96_000, 1, 3)):
        out = io.BytesIO()
        with wave.open(out, "wb") as file:
            file.setnchannels(channels)
            file.setsampwidth(wide)
            file.setframerate(rate)
            file.writeframes(bytes(range(240)) * 10)
        found.append(out.getvalue())
    return found
