"""What Speech Dispatcher's voice is told: only what differs from what it is by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from audiodice.devices.speech.backend import VoiceSettings
from audiodice.devices.speech.speech_dispatcher import SpeechDispatcher
from audiodice.devices.speech.ssip import Address
from audiodice.devices.speech.ssip_voice import wanted_language
from tests.support.fake_ssip import FakeSSIP

Speak = Callable[[str, VoiceSettings], SpeechDispatcher]


@pytest.fixture
def speak(fake: FakeSSIP) -> Iterator[Speak]:
    """Have `text` spoken by the client with these settings."""
    clients: list[SpeechDispatcher] = []

    def speak(text: str, settings: VoiceSettings) -> SpeechDispatcher:
        if not clients:
            address = Address("unix", str(fake.path))
            clients.append(SpeechDispatcher("en", settings, address=address))
        clients[0].speak(text, False)
        return clients[0]

    yield speak
    for client in clients:
        client.close()


def changes(fake: FakeSSIP) -> list[str]:
    """What was set of the voice, without "SET SELF"."""
    lines = [str(line).removeprefix("SET SELF ") for line in fake.lines]
    return [line for line in lines if line.split()[0] in ("LANGUAGE", "RATE", "PITCH", "VOLUME")]


def test_a_player_who_has_changed_nothing_hears_the_daemons_own_voice(
    fake: FakeSSIP, speak: Speak
) -> None:
    fake.own = {"LANGUAGE": "en-GB", "RATE": "35", "PITCH": "-10", "VOLUME": "80"}
    speak("one", VoiceSettings())
    assert changes(fake) == []


def test_a_changed_setting_is_used_from_the_next_text_on_and_is_taken_back(
    fake: FakeSSIP, speak: Speak
) -> None:
    fake.own |= {"RATE": "20"}
    settings = VoiceSettings()
    speak("one", settings)
    settings.rate, settings.level = 450, 0.5
    speak("two", settings)
    speak("three", settings)
    assert changes(fake) == ["RATE 100", "VOLUME 0"]
    settings.rate, settings.level = 80, 0.0
    speak("four", settings)
    assert changes(fake)[2:] == ["RATE -100", "VOLUME -100"]
    settings.rate, settings.level, settings.pitch = 220, 1.0, 60
    speak("five", settings)
    assert changes(fake)[4:] == ["RATE 20", "PITCH 20", "VOLUME 100"]


def test_each_step_faster_is_faster(fake: FakeSSIP, speak: Speak) -> None:
    settings = VoiceSettings()
    speak("one", settings)
    for rate in range(80, 451, 10):
        settings.rate = rate
        speak("one", settings)
    rates = [int(line.split()[1]) for line in changes(fake)]
    assert rates == sorted(set(rates))
    assert (rates[0], rates[-1]) == (-100, 100)
    assert 0 in rates


def test_a_new_connection_gets_the_players_voice_too(fake: FakeSSIP, speak: Speak) -> None:
    settings = VoiceSettings(pitch=99)
    speak("one", settings).close()
    speak("two", settings)
    assert changes(fake) == ["PITCH 100", "PITCH 100"]


@pytest.mark.parametrize("refused", ["GET", "SET SELF RATE"])
def test_a_daemon_without_that_setting_still_speaks(
    fake: FakeSSIP, speak: Speak, refused: str
) -> None:
    fake.refuses = refused
    speak("one", VoiceSettings(rate=300))
    assert fake.spoken == ["one"]


@pytest.mark.parametrize(
    ("lang", "own", "environ", "wanted"),
    [
        ("en", "en-US", {"LANG": "en_GB.UTF-8"}, ""),  # the daemon's own is that of its user
        ("en", "en", {}, ""),
        ("de", "en-US", {"LANG": "de_AT.UTF-8@euro"}, "de-AT"),
        ("de", "en-US", {"LANG": "en_GB.UTF-8"}, "de"),
        ("en", "", {"LANG": "en_GB.UTF-8"}, "en-GB"),  # it does not tell
        ("en", "de", {"LANG": "de_DE", "LC_MESSAGES": "en_IE", "LC_ALL": "en_NZ"}, "en-NZ"),
        ("fr", "en-US", {"LANG": "C.UTF-8"}, "fr"),
        ("zh-Hans", "en", {"LANG": "en_US.UTF-8"}, "zh-CN"),  # voices know no script
        ("zh-Hans", "en", {"LANG": "zh_SG.UTF-8"}, "zh-SG"),
        ("zh-Hans", "zh-CN", {}, ""),
        ("pt-BR", "en", {}, "pt-BR"),
        ("ja", "en-US", {"LC_ALL": "", "LANG": "ja_JP.UTF-8"}, "ja-JP"),
    ],
)
def test_the_language_is_set_only_where_the_daemons_differs(
    lang: str, own: str, environ: dict[str, str], wanted: str
) -> None:
    assert wanted_language(lang, own, environ) == wanted
