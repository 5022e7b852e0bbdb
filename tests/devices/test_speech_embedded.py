"""The embedded voice, by the samples that it plays."""

from __future__ import annotations

import array
import json
import shutil
from pathlib import Path
from statistics import median

import pytest

from audiodice.app.settings import ALLOWED
from audiodice.devices.speech.backend import Progress, Unable, VoiceSettings
from audiodice.devices.speech.embedded import Embedded
from audiodice.devices.speech.espeak import Espeak, data_folder
from audiodice.devices.speech.sentences import sentences
from tests.standins.diskaudio import FRAMES_A_SECOND, frames, level, run_scene

OPEN = """
import json, os, time
from audiodice.devices.mixer import Mixer
from audiodice.devices.speech.embedded import Embedded
from audiodice.devices.speech.backend import VoiceSettings
mixer = Mixer.open()
settings = VoiceSettings()
voice = Embedded(mixer, "en", settings)
voice.probe()
def until_quiet():
    while voice.progress().busy: time.sleep(0.01)
"""


class Channel:
    """A voice channel that holds one piece and one waiting, and ends when told."""

    def __init__(self) -> None:
        self.available = True
        self.why = ""
        self.refuses = False
        self.pieces: list[bytes] = []
        self.rate = 0

    def voice(self, pcm: bytes, rate: int, *, after: bool = False) -> bool:
        if self.refuses or (after and len(self.pieces) > 1):
            return False
        self.pieces = [*self.pieces, pcm] if after else [pcm]
        self.rate = rate
        return True

    def poll(self) -> None:
        """Nothing is lost here."""

    def voice_stop(self) -> None:
        self.pieces.clear()

    def settle(self, wait_ms: int) -> None:
        pass

    def voice_busy(self) -> bool:
        return bool(self.pieces)

    def voice_waiting(self) -> bool:
        return len(self.pieces) > 1


@pytest.fixture
def channel() -> Channel:
    return Channel()


@pytest.fixture(scope="module")
def espeak() -> Espeak:
    return Espeak()


@pytest.fixture
def voice(channel: Channel, espeak: Espeak) -> Embedded:
    return Embedded(channel, make=lambda: espeak)


def test_it_is_heard_and_its_end_is_known(tmp_path: Path) -> None:
    out = run_scene(
        OPEN + "voice.speak('1 1 5 2 3 4. All six, 110.', False)\n"
        "started = time.monotonic(); until_quiet(); print(time.monotonic() - started)",
        tmp_path,
    )
    left, right = frames(tmp_path)
    assert left == right
    assert level(left) > 500
    sounding = [n for n, value in enumerate(left) if abs(value) > 300]
    length = (sounding[-1] - sounding[0]) / FRAMES_A_SECOND
    assert 1.5 < length < 4
    assert float(out) == pytest.approx(length, abs=0.15)


def test_an_interruption_is_silent_within_a_buffer(tmp_path: Path) -> None:
    out = run_scene(
        OPEN + "size = lambda: os.stat('out.raw').st_size // 4\n"
        "cuts = []\n"
        "for _ in range(5):\n"
        "    voice.speak('a ' * 60 + '. More. ' * 3, False); time.sleep(0.25); voice.progress()\n"
        "    cuts.append(size()); voice.silence(); assert not mixer.voice_busy()\n"
        "    time.sleep(0.2)\n"
        "print(json.dumps(cuts))",
        tmp_path,
    )
    left, _ = frames(tmp_path)
    for cut in json.loads(out):
        end = next(n for n in range(cut - 512, len(left)) if not any(left[n : n + 4410]))
        # SDL writes through a stdio buffer of 4096 bytes, so `size` lags by up to 1024 frames.
        assert end - cut <= 1024 + 512, f"{end - cut} frames after the cut"


def test_an_answer_starts_at_once(tmp_path: Path) -> None:
    out = run_scene(
        OPEN + "voice.speak('warm up', False); took = []\n"
        "for _ in range(20):\n"
        "    before = time.perf_counter()\n"
        "    voice.speak('1 1 5 for 25, leaves 3. ' * 5, True)\n"
        "    took.append(time.perf_counter() - before); assert mixer.voice_busy()\n"
        "print(sorted(took)[10])",
        tmp_path,
        driver="dummy",
    )
    assert float(out) < 0.03


def period(samples: array.array[int]) -> int:
    """The lag, in samples, at which the middle of a voiced sound is most like itself."""
    part = samples[len(samples) // 2 :][:1200]

    def likeness(lag: int) -> int:
        return sum(a * b for a, b in zip(part, part[lag : 800 + lag], strict=False))

    # Shorter lags are so near that the sound is still like itself there, whatever its pitch.
    return max(range(110, 420), key=likeness)


def test_a_speaker_changes_what_is_made_and_one_that_is_not_there_nothing(espeak: Espeak) -> None:
    def made(variant: str) -> bytes:
        assert espeak.select("en", variant) == "en-us"
        return espeak.render("Three fives.", rate=220, pitch=50, volume=1.0)

    speakers = [name for name in ALLOWED["voice"] if name != "plain"]
    assert len({made(name) for name in ("", *speakers)}) == len(speakers) + 1
    assert len(made("nobody")) == pytest.approx(len(made("")), rel=0.01)


def test_rate_pitch_volume_and_language_change_what_is_made(espeak: Espeak) -> None:
    assert espeak.select("en") == "en-us"

    def make(text: str = "hello world, here we are", **settings: float) -> array.array[int]:
        values: dict[str, float] = {"rate": 220, "pitch": 50, "volume": 1.0, **settings}
        samples = espeak.render(
            text,
            rate=int(values["rate"]),
            pitch=int(values["pitch"]),
            volume=values["volume"],
        )
        return array.array("h", samples)

    plain = make()
    assert len(make(rate=110)) > 1.6 * len(plain) > 1.6 * 1.4 * len(make(rate=400))
    assert level(make(volume=0.25)) < 0.5 * level(plain)

    # espeak-ng's voice flutters by chance: one rendering may mislead.
    low, high = (median(period(make("aah", pitch=p)) for _ in range(7)) for p in (0, 99))
    assert low > 1.3 * high
    english = make()
    for lang in ("de", "fr", "ja", "pt-BR"):
        assert espeak.select(lang).startswith(lang[:2])
        assert make() != english
    assert espeak.select("de_CH") == "de"
    assert espeak.select("xx") == "en-us"


@pytest.mark.parametrize("name", ["with space", "Würfel 日本", "long " * 30])
def test_its_data_may_lie_anywhere(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name.strip() / "espeak-ng-data"
    folder.parent.mkdir()
    shutil.copytree(data_folder(), folder)
    out = run_scene(
        "from pathlib import Path\n"
        "from audiodice.devices.speech.espeak import Espeak\n"
        f"espeak = Espeak(data=Path({str(folder)!r}))\n"
        "espeak.select('fr'); print(len(espeak.render('bonjour', rate=220, pitch=50, volume=1)))",
        tmp_path,
    )
    assert int(out) > 5000


def test_missing_data_or_library_is_a_sentence_and_not_the_end(tmp_path: Path) -> None:
    out = run_scene(
        "from pathlib import Path\n"
        "from audiodice.devices.speech.espeak import Espeak\n"
        "for args in ({'data': Path('none')}, {'library': Path('none.so')}):\n"
        "    try: Espeak(**args)\n"
        "    except Exception as error: print(type(error).__name__, error)\n",
        tmp_path,
    )
    assert [line.split()[0] for line in out.splitlines()] == ["Unable", "Unable"]


def test_sentences_follow_one_by_one(voice: Embedded, channel: Channel) -> None:
    voice.speak("One. Two. Three. Four.", False)
    assert len(channel.pieces) == 1
    heard = []
    while voice.progress().busy:
        assert len(channel.pieces) <= 2
        heard.append(channel.pieces.pop(0))
    assert len(heard) == 4
    assert channel.rate == 22_050


def test_an_interruption_leaves_nothing_of_the_old_text(voice: Embedded, channel: Channel) -> None:
    voice.speak("One. Two. Three.", False)
    voice.progress()
    voice.speak("New.", True)
    assert len(channel.pieces) == 1
    channel.pieces.clear()
    assert voice.progress() == Progress(False)


@pytest.mark.parametrize("text", ["!", "…", "   ", ".", "\n"])
def test_a_text_without_sound_ends_well(voice: Embedded, channel: Channel, text: str) -> None:
    voice.speak(text, False)
    channel.pieces.clear()
    assert not voice.progress().busy


def test_a_device_that_goes_loses_the_whole_text(voice: Embedded, channel: Channel) -> None:
    voice.speak("One. Two.", False)
    channel.available, channel.why = False, "The sound device is gone."
    assert voice.progress() == Progress(False, ("One. Two.",), "The sound device is gone.")
    assert voice.progress() == Progress(False)
    with pytest.raises(Unable, match="gone"):
        voice.probe()


def test_a_refusing_mixer_is_a_failure(voice: Embedded, channel: Channel) -> None:
    channel.refuses = True
    with pytest.raises(Unable):
        voice.speak("One.", False)
    assert voice.progress() == Progress(False)


def test_settings_are_read_at_every_text(channel: Channel, espeak: Espeak) -> None:
    settings = VoiceSettings(rate=400)
    voice = Embedded(channel, "en", settings, make=lambda: espeak)
    voice.speak("the very same words", False)
    fast = len(channel.pieces[0])
    settings.rate = 100
    voice.speak("the very same words", True)
    assert len(channel.pieces[0]) > 2 * fast


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("1 1 5. All six, 110!", ["1 1 5.", "All six, 110!"]),
        ("97.5 %; then 3:", ["97.5 %;", "then 3:"]),
        ("フネ、50点。あなたの番です。", ["フネ、50点。", "あなたの番です。"]),
        ("one\ntwo\n", ["one", "two"]),
        ("  ", []),
    ],
)
def test_a_text_is_cut_into_sentences(text: str, pieces: list[str]) -> None:
    assert sentences(text) == pieces


def test_an_endless_sentence_is_cut_and_nothing_lost() -> None:
    text = "word " * 300 + "x" * 1000
    pieces = sentences(text)
    assert max(map(len, pieces)) <= 240
    assert "".join(pieces).replace(" ", "") == text.replace(" ", "")
