"""espeak-ng: what is made, and where its data may lie."""

from __future__ import annotations

import array
import shutil
from pathlib import Path
from statistics import median

import numpy as np
import pyloudnorm
import pytest

from audiodice.devices.speech.espeak import LOUDNESS, Espeak, data_folder
from audiodice.present.settings import Settings
from tests.support.diskaudio import level, run_scene
from tests.support.languages import LANGS, about

SPEAKERS = ["", *(name for name in Settings().allowed("voice") if name != "plain")]
ENGLISH = "You rolled 1 4 5 2 6 3. 450 points at stake, and three dice left."


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

    assert len({made(name) for name in SPEAKERS}) == len(SPEAKERS)
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


@pytest.mark.parametrize("speaker", SPEAKERS)
@pytest.mark.parametrize("lang", [lang for lang in LANGS if about(lang).voice.sample])
def test_every_speaker_is_as_loud(espeak: Espeak, lang: str, speaker: str) -> None:
    espeak.select(lang, speaker)
    samples = espeak.render(about(lang).voice.sample, rate=220, pitch=50, volume=1.0)
    sound = np.frombuffer(samples, np.int16) / 32768
    both = np.stack([sound, sound], axis=1)
    heard = pyloudnorm.Meter(espeak.rate).integrated_loudness(both)
    assert heard == pytest.approx(LOUDNESS, abs=1.5)
    assert np.abs(sound).max() < 0.97  # it is not clipped


def test_fast_speech_is_compressed(espeak: Espeak) -> None:
    """At the rate asked for, which espeak-ng alone would miss by a tenth."""

    def seconds(rate: int, text: str = ENGLISH) -> float:
        espeak.select("en")
        return len(espeak.render(text, rate=rate, pitch=50, volume=1.0)) / 2 / espeak.rate

    usual = median(seconds(360) for _ in range(5))
    for rate in (380, 420, 440):
        assert seconds(rate) == pytest.approx(usual * 360 / rate, rel=0.03)

    assert not any(espeak.render("", rate=440, pitch=50, volume=1.0))


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
