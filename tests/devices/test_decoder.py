"""Files that lie about themselves are refused or short, soon, and in little memory."""

from __future__ import annotations

import io
import json
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import soundfile

from audiodice.devices.audio import decoder as decoding
from audiodice.devices.audio.decoder import LONGEST_S, Decoder
from audiodice.devices.audio.samples import seconds_of
from audiodice.devices.audio.sound_error import SoundError
from tests.devices.decoding import GOOD
from tests.support.diskaudio import FRAMES_A_SECOND, run_scene, write_tone
from tests.support.ogg import chained, corpus, endless_codebooks, tone
from tests.support.require import make_pipe

SOON_S = 6.0
LITTLE_MB = 200
REFUSED = [
    "forged.ogg", "forged_opus.ogg", "tiny_packets.ogg", "chained.ogg", "codebooks.ogg",
    "junk_page.ogg", "huge_format.wav",
]  # fmt: skip
PIPED = "piped.wav"  # as a program writes it that cannot know the length


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What came of each file, and what it took."""
    folder = tmp_path_factory.mktemp("files")
    whole = write_tone(folder / GOOD).read_bytes()
    at = whole.index(b"data") + 4
    for name, data in {
        **corpus(),
        PIPED: whole[:at] + struct.pack("<I", 0xFFFFFFFF) + whole[at + 4 :],
        "huge_format.wav": whole[:16] + struct.pack("<I", 0xFFFFFFF0) + whole[20:],
        "cut.wav": whole[:-2000],
    }.items():
        (folder / name).write_bytes(data)
    # One that is longer than it may be, and small.
    (folder / "long.ogg").write_bytes(tone(LONGEST_S + 1, loud=0))
    command = [sys.executable, "-m", "tests.devices.decoding", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_each_is_refused_or_no_longer_than_a_sound_may_be(told: dict[str, Any]) -> None:
    for name, file in told["files"].items():
        outcome = file["outcome"]
        assert isinstance(outcome, str) or outcome <= LONGEST_S, name
    assert told["files"]["long.ogg"]["outcome"] == "it is longer than 60 seconds"


@pytest.mark.parametrize("name", REFUSED)
def test_what_would_fill_memory_is_refused(told: dict[str, Any], name: str) -> None:
    assert isinstance(told["files"][name]["outcome"], str)


def test_a_length_that_nobody_knew_does_not_fill_memory(told: dict[str, Any]) -> None:
    assert told["files"][PIPED]["outcome"] == told["files"][GOOD]["outcome"]


def test_each_is_answered_soon_and_in_little_memory(told: dict[str, Any]) -> None:
    assert {n: f["seconds"] for n, f in told["files"].items() if f["seconds"] > SOON_S} == {}
    assert max(told["megabytes"]) < LITTLE_MB


@pytest.fixture
def decoder() -> Iterator[Decoder]:
    decoder = Decoder()
    yield decoder
    decoder.close()


def put(folder: Path, name: str, data: bytes) -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


def test_samples_are_those_that_pygame_decodes_here(tmp_path: Path, decoder: Decoder) -> None:
    put(tmp_path, "tone.ogg", tone(0.5))
    scene = """
        import pygame.mixer
        pygame.mixer.init(44_100, -16, 2, allowedchanges=0)
        pcm = pygame.mixer.Sound("tone.ogg").get_raw()
        open("tone.raw", "wb").write(pcm)
    """
    run_scene(
        "\n".join(map(str.strip, scene.splitlines())), tmp_path, PYGAME_HIDE_SUPPORT_PROMPT="1"
    )
    assert decoder.decode(tmp_path / "tone.ogg") == (tmp_path / "tone.raw").read_bytes()


def test_nearly_a_minute_at_the_highest_rate_is_decoded(tmp_path: Path, decoder: Decoder) -> None:
    data = io.BytesIO()
    noise = np.random.default_rng(1).normal(0, 0.1, (4096, 2))
    with soundfile.SoundFile(data, "w", 96_000, 2, format="OGG", subtype="VORBIS") as file:
        for _ in range(59 * 96_000 // 4096):
            file.write(noise)
    path = put(tmp_path, "noise.ogg", data.getvalue())
    assert seconds_of(decoder.decode(path)) == pytest.approx(59, abs=0.1)


def test_one_that_never_ends_is_given_up(tmp_path: Path, decoder: Decoder) -> None:
    make_pipe(tmp_path / "pipe.ogg")
    with pytest.raises(SoundError, match="takes longer"):
        decoder.decode(tmp_path / "pipe.ogg")
    assert decoder.decode(put(tmp_path, "good.ogg", tone(0.1)))


def test_after_three_breakdowns_no_other_is_tried(tmp_path: Path, decoder: Decoder) -> None:
    bad = put(tmp_path, "bad.ogg", endless_codebooks())
    good = put(tmp_path, "good.ogg", tone(0.1))
    for _ in range(3):
        assert decoder.decode(good)
        with pytest.raises(SoundError, match="breaks the decoder"):
            decoder.decode(bad)
    with pytest.raises(SoundError, match="not tried"):
        decoder.decode(good)


def test_all_sounds_together_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decoding, "TOGETHER_S", 2.5)
    path = put(tmp_path, "good.ogg", tone(1))
    with closing(Decoder()) as decoder:
        assert all(decoder.decode(path) for _ in range(2))
        with pytest.raises(SoundError, match="longer than"):
            decoder.decode(path)


MIXER = """
import time
from pathlib import Path
from audiodice.devices.audio.mixer import Mixer, SoundError
if __name__ == "__main__":  # the decoder's process reads this too
    mixer = Mixer.open(ours=Path("ours"))
    def soon(name):
        for _ in range(200):
            if mixer.play(name): return True
            time.sleep(0.05)
"""


def test_the_mixer_never_waits_for_a_foreign_file(tmp_path: Path) -> None:
    write_tone(tmp_path / "tone.wav", 0.2)
    put(tmp_path, "bad.ogg", chained(tone(20, loud=0), 6))
    out = run_scene(
        MIXER
        + """
    mixer.load("tone", Path("tone.wav"), "dice")
    mixer.load("bad", Path("bad.ogg"), "dice")
    print(mixer.play("tone"), mixer.play("bad"))
    print(soon("tone"))
    try: soon("bad")
    except SoundError as error: print(error.path, "|", error.why)
    print(mixer.play("bad"), mixer.preload(["bad"]))
""",
        tmp_path,
    )
    first, then, refused, last = out.splitlines()
    assert (first, then, last) == ("False False", "True", "False []")
    assert refused.startswith("bad.ogg | ")


def test_a_foreign_file_may_be_decoded_before_it_is_played(tmp_path: Path) -> None:
    write_tone(tmp_path / "tone.wav", 0.2)
    out = run_scene(
        MIXER
        + """
    mixer.load("tone", Path("tone.wav"), "dice")
    print(mixer.preload(["tone"]), len(mixer._files["tone"].decoded), mixer.play("tone"))
""",
        tmp_path,
    )
    assert out == f"[] {FRAMES_A_SECOND // 5 * 4} True\n"
