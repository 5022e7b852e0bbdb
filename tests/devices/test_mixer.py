"""The mixer, by the samples it plays (SDL's disk driver), and without any sound device."""

from __future__ import annotations

import itertools
import math
from pathlib import Path

import pytest

from audiodice.devices.audio.mixer import BUSES, Mixer, SoundError
from audiodice.devices.audio.samples import Levels, Sounding
from tests.support.diskaudio import FRAMES_A_SECOND, frames, level, run_scene, write_tone

OPEN = """
import time
from pathlib import Path
from audiodice.devices.audio.mixer import Mixer, SoundError
mixer = Mixer.open()
assert mixer.available, mixer.why
mixer.load("tone", Path("tone.wav"), "dice")
def spell(seconds):
    # Between two sounds: silence, so that a test finds where one ends.
    time.sleep(seconds); mixer.cut(""); time.sleep(0.1)
"""
TONE = 16_000 / math.sqrt(2)  # the level of `write_tone`


def levels(folder: Path) -> list[tuple[float, float]]:
    """The levels, left and right, of each stretch of sound between silences of 30 ms."""
    left, right = frames(folder)
    step = FRAMES_A_SECOND // 100
    stretches: list[tuple[int, int]] = []
    for start in range(0, len(left), step):
        part = slice(start, start + step)
        if any(left[part]) or any(right[part]):
            if stretches and start - stretches[-1][1] < 3 * step:
                stretches[-1] = (stretches[-1][0], start + step)
            else:
                stretches.append((start, start + step))
    # The first piece of a stretch may be partly silent, and the last two fade.
    inner = [slice(first + step, last - 2 * step) for first, last in stretches]
    return [(level(left[part]), level(right[part])) for part in inner]


def test_pan_has_equal_power_and_each_play_its_own(tmp_path: Path) -> None:
    write_tone(tmp_path / "tone.wav")
    run_scene(
        OPEN + "mixer.volume('dice', 0.7)\n"
        "for pan in (-1.0, 0.0, 0.5, 1.0, 0.0, 7.0):\n"
        "    mixer.play('tone', pan=pan); spell(0.15)",
        tmp_path,
    )
    heard = levels(tmp_path)
    assert len(heard) == 6
    for left, right in heard:
        assert math.hypot(left, right) == pytest.approx(0.7 * TONE * math.sqrt(2), rel=0.03)
    ratio = [left / math.hypot(left, right) for left, right in heard]
    assert ratio == pytest.approx([1, 0.707, 0.383, 0, 0.707, 0], abs=0.02)


def test_the_first_buffer_sounds_at_its_place_however_slow_the_call(tmp_path: Path) -> None:
    write_tone(tmp_path / "tone.wav", 0.3)
    run_scene(
        OPEN + "from audiodice.devices.audio import channels\n"
        "class Slow:\n"
        "    def __init__(self, channel): self.channel = channel\n"
        "    def __getattr__(self, name):\n"
        "        time.sleep(0.05)\n"
        "        return getattr(self.channel, name)\n"
        "quick = channels._channel\n"
        "channels._channel = lambda number: Slow(quick(number))\n"
        "mixer.play('tone', pan=1.0); time.sleep(0.5)\n"  # a channel that was elsewhere before
        "mixer.play('tone', pan=-1.0); time.sleep(0.5)",
        tmp_path,
    )
    left, right = frames(tmp_path)
    assert not any(a and b for a, b in zip(left, right, strict=True))
    assert max(left) == max(right) == pytest.approx(16_000, rel=0.01)


def test_bus_volume(tmp_path: Path) -> None:
    write_tone(tmp_path / "tone.wav")
    run_scene(
        OPEN + "mixer.volume('dice', 0.5); mixer.play('tone'); spell(0.15)\n"
        "mixer.volume('dice', 0.25); mixer.volume('values', 0.0)\n"
        "mixer.play('tone'); spell(0.15)\n"
        "mixer.volume('dice', 1.0); mixer.play('tone'); time.sleep(0.15)\n"
        "mixer.volume('dice', 0.0); time.sleep(0.15); mixer.volume('dice', 0.5); spell(0.15)",
        tmp_path,
    )
    expected = [0.5 * TONE, 0.25 * TONE, TONE, 0.5 * TONE]  # the last two: one sound, turned down
    assert [left for left, _ in levels(tmp_path)] == pytest.approx(expected, rel=0.04)


def test_the_middle_is_as_loud_in_each_ear_as_the_file_and_no_ear_louder(tmp_path: Path) -> None:
    levels = Levels()
    assert levels.in_each_ear(Sounding("dice", 0.0, None)) == pytest.approx((1.0, 1.0))
    near, far = levels.in_each_ear(Sounding("dice", -0.5, None))
    assert (near, far) == pytest.approx((1.0, 0.541), abs=0.001)
    levels.mono = True
    assert levels.in_each_ear(Sounding("dice", -0.5, None)) == pytest.approx((1.0, 1.0))


def test_the_voice_ducks_effects_by_5_5_db_and_they_come_back(tmp_path: Path) -> None:
    write_tone(tmp_path / "tone.wav", 3)
    out = run_scene(
        OPEN + "mixer.play('tone', pan=-1.0); time.sleep(0.3)\n"
        "assert mixer.voice(bytes(2 * 22050), 22050)\n"  # a second of silence
        "assert mixer.voice_busy()\n"
        "while mixer.voice_busy(): time.sleep(0.01)\n"
        "time.sleep(0.3)",
        tmp_path,
    )
    assert out == ""
    left, _ = frames(tmp_path)
    step = FRAMES_A_SECOND // 50
    course = [level(left[start : start + step]) for start in range(0, len(left) - step, step)]
    ducked = [
        value for value in course if value == pytest.approx(TONE * 10 ** (-5.5 / 20), rel=0.05)
    ]
    full = [value for value in course if value == pytest.approx(TONE, rel=0.05)]
    assert 35 <= len(ducked) <= 65  # a second, on a busy machine 0.3 s less or more
    assert len(full) > 20
    assert course[-3] == pytest.approx(TONE, rel=0.05)


def test_the_voice_arrives_at_twice_the_rate_in_both_ears(tmp_path: Path) -> None:
    run_scene(
        OPEN.replace('mixer.load("tone", Path("tone.wav"), "dice")', "") + "import array, math\n"
        "pcm = array.array('h', [round(9000 * math.sin(n / 10)) for n in range(11025)]).tobytes()\n"
        "assert mixer.voice(pcm, 22050) and mixer.voice(pcm, 22050, after=True)\n"
        "assert mixer.voice_waiting() and not mixer.voice(pcm, 22050, after=True)\n"
        "while mixer.voice_busy(): time.sleep(0.01)\n",
        tmp_path,
    )
    left, right = frames(tmp_path)
    assert left == right
    sounding = [n for n, value in enumerate(left) if abs(value) > 50]
    assert (sounding[-1] - sounding[0]) / FRAMES_A_SECOND == pytest.approx(1.0, abs=0.02)
    part = left[sounding[0] + 1000 : sounding[0] + 1000 + FRAMES_A_SECOND // 4]
    crossings = sum(a < 0 <= b for a, b in itertools.pairwise(part))
    assert crossings == pytest.approx(22050 / 10 / (2 * math.pi) / 4, abs=2)
    assert level(part) == pytest.approx(9000 / math.sqrt(2), rel=0.03)


def test_a_voice_that_is_stopped_does_not_begin_what_waits(tmp_path: Path) -> None:
    """pygame-ce begins what is queued when a channel is stopped."""
    write_tone(tmp_path / "tone.wav", 0.01)
    run_scene(
        OPEN + "import array\n"
        "loud = array.array('h', [9000, -9000] * 11025).tobytes()\n"  # a second
        "assert mixer.voice(loud, 22050) and mixer.voice(loud, 22050, after=True)\n"
        "time.sleep(0.3); mixer.voice_stop(); assert not mixer.voice_busy()\n"
        "time.sleep(0.3)",
        tmp_path,
    )
    left, _ = frames(tmp_path)
    assert any(left)
    assert not any(left[-FRAMES_A_SECOND // 4 :])


def test_a_delayed_sound_comes_in_time_and_a_cut_of_its_tag_prevents_it(tmp_path: Path) -> None:
    write_tone(tmp_path / "tone.wav", 0.05)
    run_scene(
        OPEN + "assert mixer.play('tone', delay_ms=500)\n"
        "assert mixer.play('tone', delay_ms=200)\n"
        "assert mixer.play('tone')\n"
        "time.sleep(0.7)\n"
        "mixer.play('tone', delay_ms=100, tag='a'); mixer.cut('b'); time.sleep(0.2)\n"
        "mixer.play('tone', delay_ms=100, tag='a'); mixer.cut('a'); time.sleep(0.3)\n",
        tmp_path,
    )
    left, _ = frames(tmp_path)
    loud = [n for n, value in enumerate(left) if abs(value) > 2000]
    onsets = [b for a, b in zip([-9000, *loud], loud, strict=False) if b - a > 2000]
    gaps = [(b - a) / FRAMES_A_SECOND for a, b in itertools.pairwise(onsets)]
    assert gaps[:2] == pytest.approx([0.2, 0.3], abs=0.005)
    assert gaps[2:] == pytest.approx([0.3], abs=0.15)  # the scene's own sleep lies between


def test_with_all_channels_busy_the_oldest_gives_way_and_the_voice_stays(tmp_path: Path) -> None:
    write_tone(tmp_path / "tone.wav", 5)
    out = run_scene(
        OPEN + "import pygame\n"
        "mixer.voice(bytes(22050 * 8), 22050)\n"
        "mixer.volume('dice', 0.01)\n"
        "assert all(mixer.play('tone') for _ in range(28))\n"
        "voice = pygame.mixer.Channel(0).get_sound()\n"
        "before = [pygame.mixer.Channel(n).get_sound() for n in range(32)]\n"
        "free = [n for n in range(32) if not pygame.mixer.Channel(n).get_busy()]\n"
        "assert free == [1, 2, 3], free\n"  # the end of a voice, and loops
        "mixer.load('other', Path('tone.wav'), 'values')\n"
        "assert mixer.play('other') and mixer.play('other')\n"
        "now = [pygame.mixer.Channel(n).get_sound() for n in range(32)]\n"
        "print([n for n in range(32) if now[n] is not before[n]])\n"
        "assert pygame.mixer.Channel(0).get_sound() is voice\n",
        tmp_path,
    )
    assert out == "[4, 5]\n"


def test_a_missing_file_is_told_when_loaded_a_corrupt_one_once_when_played(tmp_path: Path) -> None:
    (tmp_path / "bad.ogg").write_bytes(b"OggS" + bytes(100))
    write_tone(tmp_path / "tone.wav")
    out = run_scene(
        OPEN + "mixer.load('bad', Path('bad.ogg'), 'dice')\n"
        "try: mixer.play('bad')\n"
        "except SoundError as error: print(error.path, '|', error.why)\n"
        "print(mixer.play('bad'), mixer.play('tone'))\n"
        "mixer.load('bad 2', Path('bad.ogg'), 'dice')\n"
        "print([str(e.path) for e in mixer.preload(['tone', 'bad 2'])])\n",
        tmp_path,
    )
    first, second, third = out.splitlines()
    assert first.startswith("bad.ogg | ")
    assert len(first) > len("bad.ogg | ")
    assert (second, third) == ("False True", "['bad.ogg']")
    with pytest.raises(SoundError, match="there is no such file"):
        Mixer().load("x", tmp_path / "none.ogg", "dice")


def test_only_sounds_that_were_used_last_stay_decoded(tmp_path: Path) -> None:
    write_tone(tmp_path / "tone.wav", 4)  # 0.7 MB, of 6
    out = run_scene(
        OPEN + "names = list('0123456789')\n"
        "for n in names: mixer.load(n, Path('tone.wav'), 'dice')\n"
        "kept = lambda: print(*(n for n in names if mixer._files[n].decoded))\n"
        "mixer.preload(names); kept()\n"
        "mixer.play('1'); assert mixer.play('9'); kept()\n"
        "assert mixer.play('8') and mixer.play('0') and mixer.play('2'); kept()\n",
        tmp_path,
        driver="dummy",
    )
    assert out.splitlines() == ["0 1 2 3 4 5 6 7", "1 2 3 4 5 6 7 9", "0 1 2 5 6 7 8 9"]


def test_a_corrupt_file_asked_for_before_the_device_opened_is_told_later(tmp_path: Path) -> None:
    (tmp_path / "bad.ogg").write_bytes(b"no sound")
    out = run_scene(
        "import time\nfrom pathlib import Path\n"
        "from audiodice.devices.audio.mixer import Mixer, SoundError\n"
        "mixer = Mixer()\n"
        "mixer.load('bad', Path('bad.ogg'), 'dice')\n"
        "print(mixer.play('bad'))\n"  # kept for the device, which is not open yet
        "mixer.poll(); mixer.settle(3000); time.sleep(0.2)\n"
        "try: mixer.play('bad')\n"
        "except SoundError as error: print(error.path)\n",
        tmp_path,
    )
    assert out.splitlines() == ["False", "bad.ogg"]


def test_no_sound_card_is_one_sentence_and_the_game_goes_on(tmp_path: Path) -> None:
    write_tone(tmp_path / "tone.wav")
    out = run_scene(
        OPEN.replace("assert mixer.available", "assert not mixer.available") + "print(mixer.why)\n"
        "print(mixer.play('tone'), mixer.play('tone', delay_ms=5), mixer.voice(bytes(99), 22050))\n"
        "print(mixer.preload(['tone']), mixer.voice_busy(), mixer.voice_waiting())\n"
        "mixer.voice_stop(); mixer.cut(''); mixer.volume('dice', 0.5); mixer.poll()\n"
        "mixer.close(); mixer.poll()\n",
        tmp_path,
        driver="bogus",
    )
    why, played, rest = out.splitlines()
    assert why.startswith("There is no sound: ")
    assert not why.endswith(".")  # it is a part of a sentence
    assert (played, rest) == ("False False False", "[] False False")


def test_a_device_that_goes_is_opened_again_and_sounds_with_it(tmp_path: Path) -> None:
    write_tone(tmp_path / "tone.wav")
    out = run_scene(
        OPEN + "import os, pygame\n"
        "mixer.play('tone'); driver = os.environ['SDL_AUDIODRIVER']\n"
        "os.environ['SDL_AUDIODRIVER'] = 'bogus'\n"
        "mixer.device_lost(); print(mixer.available, mixer.why, mixer.play('tone'))\n"
        "until = time.monotonic() + 5\n"
        "while 'no sound' not in mixer.why and time.monotonic() < until:\n"
        "    mixer.poll(); time.sleep(0.05)\n"
        "print(mixer.why.partition(':')[0])\n"
        "os.environ['SDL_AUDIODRIVER'] = driver\n"
        "while not mixer.available and time.monotonic() < until + 5:\n"
        "    mixer.poll(); time.sleep(0.05)\n"
        "print(mixer.available, repr(mixer.why), mixer.play('tone', pan=1.0))\n"
        "time.sleep(0.3); pygame.mixer.quit(); mixer.poll(); print(mixer.available)\n",
        tmp_path,
        driver="dummy",
    )
    assert out.splitlines() == [
        "False The sound device is gone False",
        "There is no sound",
        "True '' True",
        "False",
    ]


def test_another_device_is_tried_at_once_and_old_news_of_the_last_one_is_not_heeded(
    tmp_path: Path,
) -> None:
    write_tone(tmp_path / "tone.wav")
    out = run_scene(
        OPEN + "import os\n"
        "def poll_until(wanted):\n"
        "    until = time.monotonic() + 5\n"
        "    while not wanted() and time.monotonic() < until:\n"
        "        mixer.poll(); time.sleep(0.02)\n"
        "driver = os.environ['SDL_AUDIODRIVER']; os.environ['SDL_AUDIODRIVER'] = 'bogus'\n"
        "mixer.device_lost(); poll_until(lambda: 'no sound' in mixer.why)\n"
        "os.environ['SDL_AUDIODRIVER'] = driver\n"
        "mixer.poll(); time.sleep(0.2); print(mixer.available)\n"  # 2 s are still to come
        "began = time.monotonic(); mixer.device_came(); poll_until(lambda: mixer.available)\n"
        "print(mixer.available, time.monotonic() - began < 1)\n"
        "mixer.device_came(); mixer.device_lost(); mixer.poll(); print(mixer.available)\n",
        tmp_path,
        driver="dummy",
    )
    assert out.splitlines() == ["False", "True True", "True"]


def test_variants_do_not_repeat_and_leave_other_chance_alone(tmp_path: Path) -> None:
    write_tone(tmp_path / "tone.wav", 0.01)
    out = run_scene(
        OPEN + "import random\n"
        "for n in 'abc': mixer.load(n, Path('tone.wav'), 'dice')\n"
        "played = []; play = mixer.play\n"
        "mixer.play = lambda name, **k: played.append(name) or play(name, **k)\n"
        "random.seed(1); state = random.getstate()\n"
        "for _ in range(60): assert mixer.play_any(['a', 'b', 'c'])\n"
        "assert mixer.play_any(['a']) and mixer.play_any(['a'])\n"
        "assert random.getstate() == state\n"
        "print(''.join(played))\n",
        tmp_path,
        driver="dummy",
    ).strip()
    assert set(out) == set("abc")
    assert all(a != b for a, b in itertools.pairwise(out[:60]))


def test_a_closed_mixer_answers_and_unknown_names_are_bugs() -> None:
    mixer = Mixer()
    assert not mixer.available
    assert mixer.why
    for bus in BUSES:
        mixer.volume(bus, 0.5)
    with pytest.raises(KeyError):
        mixer.play("never loaded")
    with pytest.raises(KeyError):
        mixer.volume("brass", 1.0)
    with pytest.raises(KeyError):
        mixer.load("x", Path(__file__), "brass")


def test_a_volume_stays_between_silence_and_full() -> None:
    levels = Levels()
    for value, held in ((7.0, 1.0), (-1.0, 0.0)):
        levels.set_volume("dice", value)
        assert levels.in_each_ear(Sounding("dice", -1.0, None)) == (held, 0.0)


def test_a_missing_sound_card_leaves_the_window_its_events(tmp_path: Path) -> None:
    """SDL counts who needs its events; a device that never started must not be counted off."""
    run_scene(
        "import os\n"
        "os.environ['SDL_VIDEODRIVER'] = 'dummy'\n"
        "import pygame, pygame.display\n"
        "from audiodice.devices.audio.sdl_audio import NoAudio, check_audio\n"
        "pygame.display.init()\n"
        "pygame.display.set_mode((10, 10))\n"
        "for _ in range(3):\n"
        "    try: check_audio()\n"
        "    except NoAudio: pass\n"
        "    else: raise AssertionError('there is sound')\n"
        "pygame.event.get()\n"
        "print('events')",
        tmp_path,
        driver="none",
        PYGAME_HIDE_SUPPORT_PROMPT="1",
    )
