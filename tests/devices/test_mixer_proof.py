"""What reaches the ears, measured in the samples played: rhythm, cuts, ears, the night, ducking."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.support.diskaudio import FRAMES_A_SECOND, run_scene, write_clicks, write_tone

OPEN = """
import threading, time
from pathlib import Path
from audiodice.devices.audio.sound_error import SoundError
from audiodice.devices.audio.mixer import Mixer
mixer = Mixer.open(BUFFER)
assert mixer.available, mixer.why
FIRST = dict(mono=False, swap=False, night=False, buffer=BUFFER)
def load(name, lufs=None): mixer.load(name, Path(name + '.wav'), 'values', lufs)
def played(): return Path('out.raw').stat().st_size / 4 / 44_100
def hear(seconds):
    end = played() + seconds  # a busy machine plays slower than the clock goes
    while played() < end: time.sleep(0.02)
"""
TONE = 16_000 / math.sqrt(2)  # the level of `write_tone`


def heard(folder: Path, scene: str, buffer: int = 512) -> NDArray[np.float64]:
    """What the scene played, left and right in two rows."""
    out = run_scene(OPEN.replace("BUFFER", str(buffer)) + scene, folder)
    assert out == ""
    samples = np.frombuffer((folder / "out.raw").read_bytes(), "<i2")
    return samples.reshape(-1, 2).T.astype(float)


def onsets(ear: NDArray[np.float64]) -> NDArray[np.float64]:
    """Where sound begins after 40 ms of silence or more, in ms."""
    loud = np.flatnonzero(np.abs(ear) > 500)
    first = np.diff(loud, prepend=-FRAMES_A_SECOND) > FRAMES_A_SECOND * 0.04
    return np.asarray(loud[first] * 1000 / FRAMES_A_SECOND)


def level(ear: NDArray[np.float64], start_ms: float, end_ms: float) -> float:
    part = ear[int(start_ms * FRAMES_A_SECOND / 1000) : int(end_ms * FRAMES_A_SECOND / 1000)]
    return float(np.sqrt(np.mean(part**2)))


def decibels(a: float, b: float) -> float:
    return 20 * math.log10(a / b)


PHRASES = """
load('tick'); mixer.preload(['tick']); time.sleep(0.2)
for gap in (300, 120):
    for n in range(5): assert mixer.play('tick', delay_ms=FIRST_MS + n * gap, tag='phrase')
    time.sleep(0.3 + gap * 5 / 1000)
"""
WORK = """
busy = True
def work():
    while busy: sum(range(2000))
threading.Thread(target=work).start()
"""


@pytest.mark.parametrize(
    ("buffer", "first_ms"), [(256, 0), (256, 40), (512, 0), (512, 40), (1024, 0), (1024, 40)]
)
def test_a_phrase_keeps_its_rhythm_to_the_sample(
    tmp_path: Path, buffer: int, first_ms: int
) -> None:
    write_clicks(tmp_path / "tick.wav", 1)
    left, _ = heard(tmp_path, PHRASES.replace("FIRST_MS", str(first_ms)), buffer)
    gaps = np.diff(onsets(left))
    assert len(gaps) == 9
    assert gaps[:4] == pytest.approx([300] * 4, abs=0.1)
    assert gaps[5:] == pytest.approx([120] * 4, abs=0.1)


def test_while_another_thread_computes_a_phrase_is_one_buffer_off_at_most(tmp_path: Path) -> None:
    write_clicks(tmp_path / "tick.wav", 1)
    left, _ = heard(tmp_path, WORK + PHRASES.replace("FIRST_MS", "40") + "busy = False\n")
    gaps = np.diff(onsets(left))
    assert len(gaps) == 9
    assert gaps[:4] == pytest.approx([300] * 4, abs=12)
    assert gaps[5:] == pytest.approx([120] * 4, abs=12)


@pytest.mark.parametrize(
    ("sdl", "sdl_mixer", "on_the_wall"),
    [((2, 28, 4), (2, 6, 3), False), ((3, 2, 0), (2, 6, 3), True), ((2, 28, 4), (3, 0, 0), True)],
    ids=str,
)
def test_with_another_sdl_than_the_one_tried_frames_are_counted_by_the_wall_clock(
    tmp_path: Path, sdl: tuple[int, ...], sdl_mixer: tuple[int, ...], on_the_wall: bool
) -> None:
    write_clicks(tmp_path / "tick.wav", 1)
    out = run_scene(
        "import os; os.environ['PYGAME_HIDE_SUPPORT_PROMPT'] = '1'\n"
        "import pygame.mixer\n"
        f"pygame.get_sdl_version = lambda: {sdl}\n"
        f"pygame.mixer.get_sdl_mixer_version = lambda: {sdl_mixer}\n"
        + OPEN.replace("BUFFER", "512")
        + PHRASES.replace("FIRST_MS", "40")
        + "mixer.cut('phrase')\n"
        "counter = mixer._device.counter\n"
        "pygame.mixer.quit(); time.sleep(0.1)\n"  # nothing is mixed any more
        "before = counter.count(); time.sleep(0.1)\n"
        "print(counter.count() > before, counter.stalled)\n",
        tmp_path,
    )
    assert out == f"{on_the_wall} False\n"
    samples = np.frombuffer((tmp_path / "out.raw").read_bytes(), "<i2")
    gaps = np.diff(onsets(samples.reshape(-1, 2).T.astype(float)[0]))
    assert len(gaps) == 9
    # By the wall clock each start may be a buffer off, and the disk's time runs up to 5 % fast.
    close = 12 + 15 if on_the_wall else 0.1
    assert gaps[:4] == pytest.approx([300] * 4, abs=close)
    assert gaps[5:] == pytest.approx([120] * 4, abs=close)


def test_a_cut_fades_in_5_ms_and_drops_what_was_to_come(tmp_path: Path) -> None:
    write_tone(tmp_path / "tone.wav", 2, hertz=100)
    write_tone(tmp_path / "other.wav", 0.2)
    left, right = heard(
        tmp_path,
        "load('tone'); load('other'); mixer.preload(['tone', 'other'])\n"
        "mixer.play('other', pan=1.0)\n"
        "mixer.play('tone', pan=-1.0, tag='phrase', delay_ms=50)\n"
        "mixer.play('tone', pan=-1.0, tag='phrase', delay_ms=600)\n"
        "mixer.play('other', pan=1.0, tag='else', delay_ms=700)\n"
        "time.sleep(0.4); mixer.cut('phrase'); mixer.cut('phrase'); time.sleep(0.7)\n"
        "assert mixer.play('tone', tag='phrase'); time.sleep(0.1)\n",
    )
    starts = onsets(left)
    assert len(starts) == 2
    assert onsets(right)[1] - onsets(right)[0] == pytest.approx(700, abs=3)
    first = left[: int((starts[1] - 50) * FRAMES_A_SECOND / 1000)]
    end = np.flatnonzero(first)[-1]
    length = (end * 1000 / FRAMES_A_SECOND) - starts[0]
    assert length == pytest.approx(350, abs=40)  # the disk's time runs up to 5 % fast
    # No step: a sine of 100 Hz and 16,000 moves 228 a sample at most, a hard cut up to 16,000.
    assert np.abs(np.diff(first[end - 4000 : end + 100])).max() < 320
    before = level(first[end - 1500 : end - 500], 0, 100)
    assert before == pytest.approx(TONE, rel=0.2)


def test_swap_and_mono_in_mono_and_stereo_files_heard_at_once(tmp_path: Path) -> None:
    write_tone(tmp_path / "tone.wav", 2)
    write_tone(tmp_path / "wide.wav", 0.1, right_peak=4000)
    rows = heard(
        tmp_path,
        "load('tone'); load('wide'); mixer.preload(['tone', 'wide'])\n"
        "mixer.play('tone', pan=-1.0); time.sleep(0.2)\n"
        "mixer.set_up(**FIRST | dict(swap=True)); time.sleep(0.2)\n"
        "mixer.set_up(**FIRST | dict(mono=True)); time.sleep(0.2); mixer.cut(''); time.sleep(0.1)\n"
        "for change in ({}, dict(swap=True), dict(mono=True), dict(mono=True, swap=True), {}):\n"
        "    mixer.set_up(**FIRST | change); mixer.play('wide'); time.sleep(0.25)\n",
    )
    both = rows.max(axis=0)
    sounds = onsets(both)
    assert len(sounds) == 6
    start = sounds[0]
    for begin, expected in ((50, (1, 0)), (260, (0, 1)), (480, (1, 1))):
        ears = [level(ear, start + begin, start + begin + 80) / TONE for ear in rows]
        assert ears == pytest.approx(expected, abs=0.02)
    wide = [[level(e, at + 20, at + 80) / TONE for e in rows] for at in sounds[1:]]
    mean = (1 + 0.25) / 2
    expected_wide = [[1, 0.25], [0.25, 1], [mean, mean], [mean, mean], [1, 0.25]]
    assert np.array(wide) == pytest.approx(np.array(expected_wide), abs=0.02)


def test_the_night_caps_each_sound_by_its_loudness_at_once_and_the_voice(tmp_path: Path) -> None:
    write_tone(tmp_path / "tone.wav", 0.6)
    left, _ = heard(
        tmp_path,
        "import array, math\n"
        "names = dict(loud=-18.0, soft=-35.0, unknown=None)\n"
        "for name, lufs in names.items(): mixer.load(name, Path('tone.wav'), 'dice', lufs)\n"
        "mixer.preload(names)\n"
        "for name in names:\n"
        "    mixer.set_up(**FIRST); mixer.play(name); time.sleep(0.2)\n"
        "    mixer.set_up(**FIRST | dict(night=True)); time.sleep(0.6)\n"
        "pcm = array.array('h', [round(9000 * math.sin(n / 10)) for n in range(13230)]).tobytes()\n"
        "mixer.set_up(**FIRST); mixer.voice(pcm, 22050); time.sleep(0.2)\n"
        "mixer.set_up(**FIRST | dict(night=True)); time.sleep(0.6)\n",
    )
    starts = onsets(left)
    assert len(starts) == 4
    drops = [
        decibels(level(left, at + 300, at + 500), level(left, at + 50, at + 150)) for at in starts
    ]
    assert drops == pytest.approx([-12, 0, -10, -8], abs=0.3)


@pytest.mark.parametrize("bus", ["dice", "interface", "values"])
def test_every_bus_is_ducked_by_5_5_db_and_so_is_what_starts_later(
    tmp_path: Path, bus: str
) -> None:
    write_tone(tmp_path / "tone.wav", 0.15)
    left, _ = heard(
        tmp_path,
        f"mixer.load('tone', Path('tone.wav'), {bus!r}); mixer.preload(['tone'])\n"
        "for later in (0, 300, 600, 1300): mixer.play('tone', delay_ms=later)\n"
        "time.sleep(0.2); assert mixer.voice(bytes(2 * 22050 * 8 // 10), 22050)\n"  # silent
        "while mixer.voice_busy(): time.sleep(0.01)\n"
        "time.sleep(0.6)\n",
    )
    levels = [level(left, at + 30, at + 120) for at in onsets(left)]
    relative = [decibels(value, levels[0]) for value in levels]
    assert relative == pytest.approx([0, -5.5, -5.5, 0], abs=0.3)


@pytest.mark.parametrize("buffer", [256, 512, 1024])
def test_effects_are_ducked_in_a_ramp(tmp_path: Path, buffer: int) -> None:
    """No step of the level is the whole way, and the way takes 20 to 40 ms, or two buffers."""
    write_tone(tmp_path / "tone.wav", 1.1, hertz=2000)
    left, _ = heard(
        tmp_path,
        "load('tone'); mixer.preload(['tone']); mixer.play('tone'); time.sleep(0.4)\n"
        "mixer.voice(bytes(2 * 22050 * 6 // 10), 22050); time.sleep(0.4)\n"
        "mixer.voice_stop(); time.sleep(0.4)\n",
        buffer,
    )
    block = 44  # 1 ms: two periods
    course = np.sqrt((left[: len(left) // block * block].reshape(-1, block) ** 2).mean(axis=1))
    course = course[np.flatnonzero(course > 0.9 * TONE)[0] + 1 :]
    course = 20 * np.log10(course[: np.flatnonzero(course < 0.4 * TONE)[0] - 1] / TONE)
    between = np.flatnonzero((course < -0.3) & (course > -5.2))
    down, up = between[between < 600], between[between >= 600]
    longest = max(42, 2.2 * buffer / 44.1)
    # SDL takes a new level with each buffer: until then the ramp has gone on by so many sixths.
    step = 5.5 / 6 * (buffer / 44.1 / 5 + 1)
    for way in (down, up):
        assert 10 <= np.ptp(way) <= longest, way
        assert np.abs(np.diff(course[way[0] - 2 : way[-1] + 3])).max() < max(3.2, step)


VOICE = """
import array, math
def spoken(ms, hertz=100, peak=12000):
    count = 22050 * ms // 1000
    return array.array(
        'h', [round(peak * math.cos(n * hertz * math.tau / 22050)) for n in range(count)]
    ).tobytes()
"""


@pytest.mark.parametrize("buffer", [256, 512, 1024])
@pytest.mark.parametrize("cut", ["mixer.voice_stop()", "mixer.voice(bytes(2000), 22050)"], ids=str)
def test_the_voice_is_cut_without_a_step(tmp_path: Path, buffer: int, cut: str) -> None:
    """A cosine begins and ends at its peak, so any end but a fade is a step of that height."""
    left, right = heard(
        tmp_path,
        VOICE + "for wait in (0.11, 0.203, 0.35, 0.414):\n"  # the last two: the second piece
        "    assert mixer.voice(spoken(250), 22050)\n"
        "    assert mixer.voice(spoken(400), 22050, after=True)\n"
        f"    time.sleep(wait); {cut}; time.sleep(0.15)\n",
        buffer,
    )
    assert np.abs(left - right).max() < 60
    assert np.abs(left).max() > 11_000
    loud = np.flatnonzero(np.abs(left) > 6000)
    assert (np.diff(loud) > 4000).sum() == 3, "four utterances, each ended by its cut"
    # The wave itself moves 171 a sample, its rise of 1 ms 12,000 in 44; a cut up to 12,000.
    assert np.abs(np.diff(left)).max() < 1000


def test_the_voices_pieces_begin_and_end_softly(tmp_path: Path) -> None:
    left, _ = heard(
        tmp_path,
        VOICE + "assert mixer.voice(spoken(200), 22050)\n"
        "assert mixer.voice(spoken(205), 22050, after=True)\n"
        "while mixer.voice_busy(): time.sleep(0.01)\n",
    )
    assert np.abs(np.diff(left)).max() < 1000
    whole = np.abs(left[np.flatnonzero(left)[0] :])
    assert whole[44 * 3 : 44 * 12].max() > 11_500, "nothing but the first ms is lost"


def test_a_name_is_overridden_and_keeps_what_it_had_when_the_new_file_fails(
    tmp_path: Path,
) -> None:
    write_tone(tmp_path / "tone.wav", 0.1)
    write_tone(tmp_path / "soft.wav", 0.1, peak=4000)
    (tmp_path / "bad.wav").write_bytes(b"RIFF" + bytes(60))
    left, _ = heard(
        tmp_path,
        "load('tone'); mixer.play('tone'); time.sleep(0.3)\n"
        "mixer.load('tone', Path('soft.wav'), 'values'); mixer.play('tone'); time.sleep(0.3)\n"
        "try: mixer.load('tone', Path('none.wav'), 'values')\n"
        "except SoundError as error: assert error.path == Path('none.wav')\n"
        "else: raise AssertionError\n"
        "mixer.play('tone'); time.sleep(0.3)\n"
        "mixer.load('tone', Path('bad.wav'), 'values')\n"
        "[error] = mixer.preload(['tone']); assert error.path == Path('bad.wav') and error.why\n"
        "assert not mixer.play('tone')\n"
        "load('tone'); assert mixer.play('tone'); time.sleep(0.3)\n"
        "assert mixer.knows('tone') and not mixer.knows('none')\n",
    )
    levels = [level(left, at + 20, at + 80) / TONE for at in onsets(left)]
    assert levels == pytest.approx([1, 0.25, 0.25, 1], abs=0.02)


def test_settings_change_while_sounds_play_and_a_new_buffer_size_reopens_the_device(
    tmp_path: Path,
) -> None:
    write_tone(tmp_path / "tone.wav", 0.1)
    write_tone(tmp_path / "wide.wav", 0.1, right_peak=4000)
    out = run_scene(
        OPEN.replace("BUFFER", "512") + "import itertools\n"
        "load('tone'); load('wide'); failed = []; running = True\n"
        "def fire():\n"
        "    try:\n"
        "        while running:\n"
        "            mixer.play('tone', tag='a'); mixer.play('wide', delay_ms=30, tag='a')\n"
        "            mixer.voice(bytes(4000), 22050, after=True); mixer.cut('a')\n"
        "            mixer.voice_busy(); time.sleep(0.002)\n"
        "    except BaseException as error: failed.append(error); raise\n"
        "threads = [threading.Thread(target=fire) for _ in range(3)]\n"
        "for thread in threads: thread.start()\n"
        "until = time.monotonic() + 3; opened = 0\n"
        "for n in itertools.count():\n"
        "    buffer = (256, 512, 1024)[n // 5 % 3]\n"
        "    mixer.set_up(mono=n % 2 == 0, swap=n % 3 == 0, night=n % 5 == 0, buffer=buffer)\n"
        "    mixer.poll(); time.sleep(0.01); opened += mixer.available\n"
        "    if time.monotonic() > until: break\n"
        "running = False\n"
        "for thread in threads: thread.join(5); assert not thread.is_alive()\n"
        "mixer.set_up(**FIRST | dict(buffer=256)); until = time.monotonic() + 3\n"
        "while not mixer.available and time.monotonic() < until: mixer.poll(); time.sleep(0.01)\n"
        "print(failed, opened > 20, mixer.available, mixer.play('tone'))\n",
        tmp_path,
        driver="dummy",
    )
    assert out == "[] True True True\n"
