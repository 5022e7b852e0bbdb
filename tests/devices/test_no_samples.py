"""Files without samples, cut or of unknown length: silence or an error, never the program's end."""

from __future__ import annotations

import io
import json
import random
import re
import struct
from contextlib import closing
from pathlib import Path

import pytest
import soundfile

from audiodice.devices.audio.decoder import Decoder
from audiodice.devices.audio.samples import FRAME
from audiodice.devices.audio.sound_error import SoundError
from audiodice.devices.audio.sound_shape import shape_of
from tests.support.diskaudio import frames, run_scene
from tests.support.ogg import RATE, page, pages, tone
from tests.support.program import ROOT

UNKNOWN = (0xFFFFFFFF, 0x7FFFFFFF, 0x7FFFF000, 0xFFFFFFFE, 2**31)
ODD_RATES = (8_000, 11_025, 22_051, 44_100, 47_999, 96_000)


def wav(count: int, rate: int = 44_100, channels: int = 1, bits: int = 16) -> bytes:
    """A WAV of `count` frames."""
    wide = channels * bits // 8
    body = b"\x40" * (count * wide)
    form = struct.pack("<HHIIHH", 1, channels, rate, rate * wide, wide, bits)
    chunks = b"WAVEfmt " + struct.pack("<I", 16) + form + b"data" + struct.pack("<I", len(body))
    return b"RIFF" + struct.pack("<I", len(chunks) + len(body)) + chunks + body


def from_a_pipe(count: int, length: int, *, before: bytes = b"") -> bytes:
    """A WAV as a program writes it into a pipe: `length` is what it says of its own length."""
    whole = wav(count)
    body = whole[44:]
    return b"".join((
        b"RIFF", struct.pack("<I", length), whole[8:36], before, b"data", struct.pack("<I", length),
        body,
    ))  # fmt: skip


def empty_ogg(codec: str) -> bytes:
    out = io.BytesIO()
    with soundfile.SoundFile(out, "w", 48_000, 1, format="OGG", subtype=codec):
        pass
    return out.getvalue()


def files() -> dict[str, bytes]:
    """Named files and generated ones."""
    chance = random.Random(30)
    found = {
        "none.wav": wav(0),
        "none_stereo.wav": wav(0, 96_000, 2),
        "vorbis.ogg": empty_ogg("VORBIS"),
        "opus.ogg": empty_ogg("OPUS"),
        "headers.ogg": b"".join(list(pages(tone(0.5)))[:2]),
        "no_chunk.wav": wav(0)[:36],
        "half_a_frame.wav": wav(9, channels=2)[:46],
        "no_bytes.wav": b"",
    }
    for rate in ODD_RATES:
        found |= {f"{n}_at_{rate}.wav": wav(n, rate) for n in range(1, 5)}
    for n, length in enumerate(UNKNOWN):
        found[f"pipe_{n}.wav"] = from_a_pipe(1000, length)
        found[f"empty_pipe_{n}.wav"] = from_a_pipe(0, length)
    for n in range(30):
        count, rate = chance.randrange(4), chance.randrange(8_000, 96_001)
        whole = wav(count, rate, chance.choice((1, 2)), chance.choice((8, 16, 24, 32)))
        found[f"short_{n}.wav"] = whole[: len(whole) - chance.randrange(3)]
    good = tone(0.3)
    found |= {f"cut_{n}.ogg": good[: chance.randrange(len(good))] for n in range(20)}
    return found


SCENE = """
import json, pathlib, random, sys, time
sys.path.insert(0, {root!r})
from audiodice.devices.audio.mixer import Mixer, SoundError
folder, ours = pathlib.Path("files"), {ours!r}
chance, told = random.Random(7), {{}}
mixer = Mixer.open(ours=folder if ours else pathlib.Path("nowhere"))
assert mixer.available, mixer.why
for path in sorted(folder.iterdir()):
    name = path.name
    mixer.load(name, path, "dice")
    mixer.set_up(mono=False, swap=False, night=False, buffer=512, headphones=True)
    broken = mixer.preload((name,))
    told[name] = broken[0].why if broken else mixer.seconds(name)
    for pan in (0.0, chance.uniform(-1, 1)):
        for speed in (1.0, chance.uniform(0.8, 1.3)):
            for delay in (0, 20):
                mixer.play(name, pan=pan, speed=speed, delay_ms=delay, tag="all")
    mixer.set_up(mono=True, swap=False, night=True, buffer=512)
    mixer.play(name, pan=0.5, tag="all")
    mixer.cut("all")
    try:
        mixer.loop((name,))
        time.sleep(0.01)
        mixer.loop((name,))
    except SoundError:
        pass
    mixer.loop(())
time.sleep(0.2)
mixer.close()
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("no samples") / "files"
    folder.mkdir()
    for name, data in files().items():
        (folder / name).write_bytes(data)
    return folder


@pytest.mark.parametrize("ours", [True, False], ids=["ours", "a pack's"])
@pytest.mark.parametrize("driver", ["dummy", "disk"])
def test_whatever_is_in_a_file_all_ways_to_play_it_go_on(
    folder: Path, ours: bool, driver: str
) -> None:
    scene = SCENE.format(root=str(ROOT), ours=ours)
    told = json.loads(run_scene(scene, folder.parent, driver).splitlines()[-1])
    assert set(told) == set(files())
    if ours:  # none of ours is empty, so it is enough that the program goes on
        return
    assert told["none.wav"] == told["vorbis.ogg"] == told["headers.ogg"] == 0
    broken = ("no_bytes.wav", "no_chunk.wav", "opus.ogg")  # libopusfile refuses one without samples
    assert all(isinstance(told[name], str) for name in broken)
    assert all(told[f"pipe_{n}.wav"] == 1000 / 44_100 for n in range(len(UNKNOWN)))
    assert all(told[f"empty_pipe_{n}.wav"] == 0 for n in range(len(UNKNOWN)))
    assert all(told[f"{n}_at_44100.wav"] == n / 44_100 for n in range(1, 5))


VOICE = """
import sys, time
sys.path.insert(0, {root!r})
from audiodice.devices.audio.mixer import Mixer
mixer = Mixer.open()
for size in range(12):
    for rate in (8000, 22050, 44100, 96000):
        mixer.voice(bytes(size), rate)
        mixer.voice(b"\\1" * size, rate, after=True)
        mixer.voice_busy(), mixer.voice_waiting()
        mixer.voice_stop()
        mixer.voice(b"\\1" * size, rate)
        time.sleep(0.005)
mixer.close()
print("alive")
"""


@pytest.mark.parametrize("driver", ["dummy", "disk"])
def test_a_voice_may_have_nothing_to_say(tmp_path: Path, driver: str) -> None:
    assert run_scene(VOICE.format(root=str(ROOT)), tmp_path, driver).endswith("alive\n")


def test_a_file_without_samples_is_silence_and_what_follows_is_heard(tmp_path: Path) -> None:
    (tmp_path / "none.wav").write_bytes(wav(0))
    (tmp_path / "pipe.wav").write_bytes(from_a_pipe(20_000, 0xFFFFFFFF))
    scene = f"""
import pathlib, sys, time
sys.path.insert(0, {str(ROOT)!r})
from audiodice.devices.audio.mixer import Mixer
mixer = Mixer.open(ours=pathlib.Path("nowhere"))
for name in ("none", "pipe"):
    mixer.load(name, pathlib.Path(name + ".wav"), "dice")
    assert mixer.preload((name,)) == []
assert mixer.play("none")
time.sleep(0.2)
print(mixer.play("pipe"))
time.sleep(0.8)
mixer.close()
"""
    assert "True" in run_scene(scene, tmp_path)
    left, right = frames(tmp_path)
    assert sum(sample != 0 for sample in left) == 20_000
    assert left == right


@pytest.mark.parametrize("length", UNKNOWN)
def test_length_missing_from_the_header_is_taken_from_the_file(tmp_path: Path, length: int) -> None:
    chance = random.Random(length)
    with closing(Decoder()) as decoder:
        for n in range(5):
            count = chance.randrange(1, 5000)
            notes = b"LIST" + struct.pack("<I", 4 + n * 2) + b"INFO" + bytes(n * 2)
            path = tmp_path / f"{n}.wav"
            path.write_bytes(from_a_pipe(count, length, before=notes))
            assert shape_of(path).seconds == pytest.approx(count / 44_100)
            assert len(decoder.decode(path)) == count * FRAME


@pytest.mark.parametrize("packets", [0, 1, 3, 200])
def test_sound_file_that_claims_samples_but_has_none_is_refused(
    tmp_path: Path, packets: int
) -> None:
    first, setup, *_ = pages(tone(0.5))
    end = page(first, 2, 3 * RATE, [b"\xff"] * packets, 4)
    (tmp_path / "cut.ogg").write_bytes(first + setup + end)
    with closing(Decoder()) as decoder, pytest.raises(SoundError):
        decoder.decode(tmp_path / "cut.ogg")


def test_only_one_place_makes_sounds() -> None:
    """It knows what to do with sounds without samples."""
    making = re.compile(r"\.Sound\(|mixer\(\)\.mixer\.Sound\b")
    sources = (ROOT / "audiodice").rglob("*.py")
    makers = {path.name for path in sources if making.search(path.read_text("utf-8"))}
    assert makers == {"sound_device.py"}
