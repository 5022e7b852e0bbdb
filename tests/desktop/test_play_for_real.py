"""A full game of Farkle by real keys: in a window with Speech Dispatcher's stand-in and the real
one, in a terminal, and with the samples of the sound card looked at."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from functools import cache, partial
from pathlib import Path

import numpy as np
import pexpect
import pytest
import soundfile
from scipy import signal

from audiodice.devices.audio.variants import MOST_SPEED
from audiodice.devices.speech.backend import VoiceSettings
from audiodice.devices.speech.espeak import Espeak
from audiodice.engine.setup import GameSetup
from audiodice.present.cues import Cues
from audiodice.storage import paths
from tests.support.backends import wait_until
from tests.support.fake_ssip import FakeSSIP
from tests.support.headless import Player
from tests.support.program import AUDIODICE, Program, Transcript, bare_environment, settings
from tests.support.said import Heard, sentence
from tests.support.speechd import Daemon
from tests.support.xserver import XServer

GAME = ("play", "farkle", "--seed", "7", "--option", "target=150")

KEYS = ["enter", "a", "c", "enter", "d", "enter", "3", "1", "enter", "b", "s", "t", "enter", "b"]


@cache
def evening() -> list[tuple[str, list[Heard]]]:
    """The keys of a whole game, and what is said to them without devices."""
    setup = GameSetup("farkle", options={"target": 150})
    player = Player(setup, seed=7, pace="instant")
    played = [("", player.heard)]
    for key in KEYS:
        before = len(player.heard)
        player.press(key)
        player.let_play()
        played.append((key, player.heard[before:]))
    assert player.table.over, played
    key, (*said, result) = played[-1]
    again = player.context.words.say(result.events[-1])
    # Here nothing has to be read or reviewed; a real program says it once that is done.
    played[-1] = (key, [*said, Heard(result.removesuffix(f" {again}")), Heard(again)])
    return played


def sentences() -> list[str]:
    """All that is said."""
    return [text for _, said in evening() for text in said] + [sentence("goodbye")]


XDOTOOL = {"enter": "Return"}


@pytest.fixture(scope="module")
def x() -> Iterator[XServer]:
    server = XServer()
    yield server
    server.stop()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    settings(tmp_path, 'pace = "instant"\nbetween_dice = "blanks"\n')
    return tmp_path


def joined(texts: Iterable[str]) -> str:
    """Texts as one: the last two of a game are said as one if both are known at once."""
    return " ".join(texts)


def spoken(program: Program) -> str:
    return joined(str(line["text"]) for line in program.transcript.lines("spoken"))


def has_spoken(program: Program, words: str) -> bool:
    return spoken(program) == words


def play_through(x: XServer, program: Program) -> None:
    """Press all keys, each after the words before it were handed over."""
    heard = ""
    for key, said in evening():
        if key:
            x.keys(XDOTOOL.get(key, key))
        heard = joined(filter(None, (heard, *said)))
        wait_until(partial(has_spoken, program, heard))
        if len(said) > 1:
            time.sleep(0.45)  # no throw is taken sooner after the turn has passed
    x.keys("ctrl+q")


def test_a_game_in_a_window_reaches_speech_dispatcher_word_for_word(x: XServer, home: Path) -> None:
    fake = FakeSSIP(home / "speechd.sock")
    address = f"unix_socket:{home / 'speechd.sock'}"
    environ = bare_environment(home, DISPLAY=x.display, SPEECHD_ADDRESS=address)
    program = Program(home, environ, *GAME)
    play_through(x, program)
    assert program.end() == (0, "", "")
    assert joined(program.transcript.said()) == joined(sentences())
    assert joined(map(str, fake.spoken)) == joined(sentences())
    assert spoken(program) == joined(sentences())
    handed_over = program.transcript.lines("spoken", "failed")
    assert {line["backend"] for line in handed_over} == {"Speech Dispatcher"}
    fake.stop()


def test_a_game_with_the_real_speech_dispatcher(x: XServer, home: Path) -> None:
    daemon = Daemon(home / "daemon")
    daemon.start()
    try:
        environ = bare_environment(home, DISPLAY=x.display, SPEECHD_ADDRESS=daemon.address)
        program = Program(home, environ, *GAME)
        play_through(x, program)
        assert program.end() == (0, "", "")
    finally:
        daemon.stop()
    assert joined(program.transcript.said()) == joined(sentences())
    assert spoken(program) == joined(sentences())
    handed_over = program.transcript.lines("spoken", "failed")
    assert {line["backend"] for line in handed_over} == {"Speech Dispatcher"}


def test_a_game_in_a_terminal(home: Path) -> None:
    transcript = Transcript(home / "transcript.jsonl")
    arguments = [*GAME, "--face", "terminal", "--transcript", str(transcript.path)]
    environ = bare_environment(home, TERM="dumb", SDL_AUDIODRIVER="none")
    child = pexpect.spawn(
        str(AUDIODICE), arguments, env=environ, cwd=str(home), encoding="utf-8", timeout=15
    )
    for key, said in evening():
        child.send({"": "", "enter": "\r"}.get(key, key))
        for text in said:
            child.expect_exact(text)
        if len(said) > 1:
            time.sleep(0.45)
    child.send("\x11")  # Control Q
    child.expect_exact(sentence("goodbye") + "\r\n")
    child.expect(pexpect.EOF)
    child.wait()
    child.close()
    assert child.exitstatus == 0
    slow_disk = sentence("one_moment")
    heard = [text for text in transcript.said() if text != slow_disk]
    assert len(heard) <= len(sentences()) + 1, heard  # and that there is no sound
    rest = joined(heard)
    for sentence_due in sentences():
        _, found, rest = rest.partition(sentence_due)
        assert found == sentence_due
    assert {line["backend"] for line in transcript.lines("spoken")} == {"text"}


def test_a_window_without_a_sound_card_goes_on(x: XServer, home: Path) -> None:
    """Retrying the device must not lose the window's keys."""
    environ = bare_environment(home, DISPLAY=x.display, SDL_AUDIODRIVER="none")
    program = Program(home, environ, *GAME)
    program.transcript.wait(2, "say")  # the game, and that there is no sound
    time.sleep(4)  # tried again after 1 s and after 2 s more
    x.keys("Return")
    program.transcript.wait(3, "say")
    x.keys("ctrl+q")
    status, _, errors = program.end()
    assert (status, errors) == (0, "")
    assert "roll" in [line["command"] for line in program.transcript.lines("key")]


def test_the_sound_card_gets_the_roll_and_the_embedded_voice(x: XServer, home: Path) -> None:
    """SDL's disk driver records the samples for a sound card: they have the dice and the words."""
    raw = home / "out.raw"
    environ = bare_environment(
        home, DISPLAY=x.display, SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(raw)
    )
    program = Program(home, environ, *GAME)
    program.transcript.wait(1, "spoken")
    time.sleep(4)  # the first sentence is over
    x.keys("Return")
    rolled = program.transcript.wait(2, "spoken")[1]
    assert rolled["backend"] == "embedded"
    time.sleep(3)
    x.keys("ctrl+q")
    assert program.end()[0] == 0
    played = np.frombuffer(raw.read_bytes(), np.int16).reshape(-1, 2).mean(axis=1)[4 * 44_100 :]
    pours = [_decoded(file) for file in Cues(paths.sounds()).sounds["pour_6"].files]
    assert max(_likeness(played, varied) for pour in pours for varied in _speeds(pour)) > 0.5
    assert _likeness(played, _voice(rolled["text"].split(". ")[0])) > 0.5


def _decoded(name: str) -> np.ndarray:
    samples, rate = soundfile.read(paths.sounds() / name, always_2d=True)
    assert rate == 44_100
    first: np.ndarray = samples.mean(axis=1)[: int(0.11 * rate)]
    return first  # after that our own voice speaks over the dice, which are ducked


def _speeds(sound: np.ndarray) -> Iterator[np.ndarray]:
    """The sound at each speed that the mixer may have drawn, in steps fine enough to compare."""
    for speed in np.arange(1 - MOST_SPEED, 1 + MOST_SPEED, 0.002):
        yield np.asarray(signal.resample(sound, round(len(sound) / speed)))


def _voice(text: str) -> np.ndarray:
    """The beginning of `text`, spoken by our voice, at the mixer's rate."""
    espeak, settings = Espeak(), VoiceSettings()
    espeak.select("en")
    pcm = espeak.render(text, rate=settings.rate, pitch=settings.pitch, volume=1.0)
    samples = np.frombuffer(pcm, np.int16).astype(float)
    return np.asarray(signal.resample_poly(samples, 44_100, espeak.rate))


def _likeness(long: np.ndarray, short: np.ndarray) -> float:
    """The highest normalised correlation of `short` with any stretch of `long`, 0.0 to 1.0."""
    products = signal.correlate(long, short, "valid", "fft")
    energy = (long.astype(float) ** 2).cumsum()
    window = energy[len(short) - 1 :] - np.concatenate([[0.0], energy[: -len(short)]])
    norms = np.sqrt(np.maximum(window, 1.0) * float((short**2).sum()))
    return float(np.max(np.abs(products) / norms))
