"""`audiodice doctor`: which voice speaks, and why better voices do not."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from audiodice.cli import doctor_report, parts
from audiodice.cli.params import JSON, LANG, PathTo
from audiodice.core.errors import whole_text
from audiodice.core.relays import AUTOMATIC
from audiodice.devices.printing import note, print_json, print_line

if TYPE_CHECKING:
    from audiodice.core.broker_address import BrokerAddress
    from audiodice.devices.audio.mixer import Mixer
    from audiodice.devices.speech.backend import Backend
    from audiodice.devices.speech.thread import Speech
    from audiodice.present.settings import Settings
    from audiodice.present.words import Words

_NOT_ASKED = "not asked before you agree to public relays"
_TWO_PYGAMES = (
    "pygame and pygame-ce are both installed, and write the same files. "
    "Uninstall both, then install pygame-ce alone."
)


@click.command()
@LANG
@JSON
@click.option(
    "--report", type=PathTo(), is_flag=False, flag_value=doctor_report.USUAL, metavar="[FILE]",
    help=f"Write a report to send to us, without names; by default {doctor_report.USUAL}.",
)  # fmt: skip
def command(lang: str, report: Path | None, as_json: bool) -> None:
    """Test every voice and the sound.

    It prints which voice speaks and why no better one does, says a sentence, and plays a sound.
    """
    doctor(lang, as_json=as_json, report=report)


def doctor(lang: str, *, as_json: bool, report: Path | None = None) -> None:
    """Probe every voice, print why better ones do not speak, then speak and play a sound.

    With `report`, write a report there; raises BadInput if that is not possible.
    """
    with doctor_report.written_to(report) as file:
        found, times = _examine(lang, as_json=as_json, report=report)
        if file is None or report is None:
            return
        from audiodice.storage.settings import own_settings_file

        own, complaints = own_settings_file().load()
        home, user = doctor_report.sender()
        for line in doctor_report.lines(found, times, lang, own, len(complaints)):
            file.write(doctor_report.without_names(line, home, user) + "\n")
    if not as_json:
        print_line(f"report: {report.absolute()}")


def _examine(
    lang: str, *, as_json: bool, report: Path | None
) -> tuple[dict[str, Any], list[tuple[str, float]]]:
    """Probe and print everything; returns the findings, and the steps with their times in ms."""
    from audiodice.devices.audio.mixer import Mixer
    from audiodice.devices.input.face import display
    from audiodice.devices.speech import ladder
    from audiodice.devices.speech.backend import VoiceSettings
    from audiodice.devices.speech.thread import Speech
    from audiodice.friends.wire import probing
    from audiodice.present import readings
    from audiodice.session import language
    from audiodice.storage import paths
    from audiodice.storage.settings import own_settings_file

    watch = _Watch()
    words = language.words(lang)
    watch.note("reading the words")
    mixer = Mixer.open()
    watch.note("opening the sound device")
    backends = ladder.build(
        "auto",
        lang=lang,
        mixer=mixer,
        write=note if as_json else print_line,
        settings=VoiceSettings(),
        reading=readings.load(paths.readings(lang)),
    )
    speech = Speech(backends, on_spoken=lambda _, name: watch.note(f"the first words, to {name}"))
    rungs, speaks = _rungs(_timed(speech.probe_all(), watch))
    own = own_settings_file().load()[0]
    friends = probing.state(_relays(own))
    if own.relays == AUTOMATIC and not own.relays_agreed:
        friends["relays"].append({"name": "public", "ms": None, "why": _NOT_ASKED})
    watch.note("asking for friends")
    drawn, fonts = _letters()
    watch.note("looking for fonts")
    found = {
        "speaks": speaks,
        "rungs": rungs,
        "sound": {"able": mixer.available, "why": mixer.why},
        "display": display(),
        "letters": {"able": drawn, "why": fonts},
        "friends": friends,
    }
    if as_json:
        print_json(found if report is None else {**found, "report": str(report.absolute())})
    else:
        for rung in rungs:
            result = "works" if rung["able"] else rung["why"]
            if rung["able"] and rung["name"] == "screen-reader":
                result = f"works: {rung['why']}"  # `why` names the screen reader
            print_line(f"{rung['name']}: {result}")
        print_line(f"sound: {'works' if mixer.available else mixer.why + '.'}")
        print_line(f"letters in the window: {fonts if drawn else f'cannot be drawn: {fonts}'}")
        if {"pygame", "pygame-ce"} <= parts.versions().keys():
            print_line(_TWO_PYGAMES)
        print_line(f"friends: {friends['why']}")
        for line in doctor_report.relays(friends["relays"]):
            print_line(line)
        print_line(f"{speaks} speaks.")
    _speak_and_play(words, speech, mixer, watch)
    mixer.close()
    return found, watch.times


def _letters() -> tuple[bool, str]:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        from audiodice.devices.drawing.text import letters
    except ImportError as error:  # pygame without its fonts
        return False, str(error)
    return letters()


def _relays(own: Settings) -> dict[str, BrokerAddress]:
    """The relays of the settings by name; no public ones before the player has agreed."""
    from audiodice.core import relays
    from audiodice.core.broker_address import parse
    from audiodice.storage import paths

    if own.relays == AUTOMATIC:
        listed = relays.public(paths.relays().read_text("utf-8")) if own.relays_agreed else ()
        return {one.operator: parse(one.desktop) for one in listed}
    return {address.said: address for address in relays.own(own.relays)}


class _Watch:
    """Notes the time of each step in ms, from the end of the one before."""

    def __init__(self) -> None:
        self.times: list[tuple[str, float]] = []
        self._since = time.perf_counter()

    def note(self, what: str) -> None:
        now = time.perf_counter()
        self.times.append((what, (now - self._since) * 1000))
        self._since = now


def _timed(
    probed: Iterable[tuple[Backend, BaseException | None]], watch: _Watch
) -> Iterator[tuple[Backend, BaseException | None]]:
    for backend, error in probed:
        watch.note(f"asking {backend.name}")
        yield backend, error


def _rungs(
    probed: Iterable[tuple[Backend, BaseException | None]],
) -> tuple[list[dict[str, Any]], str]:
    from audiodice.devices.speech.backend import Unable
    from audiodice.devices.speech.slot import BackendTimeout

    found: dict[str, dict[str, Any]] = {
        name: {"name": name, "able": False, "why": "not on this system"}
        for name in ("screen-reader", "native", "embedded", "text")
    }
    found["native"]["why"] = "not used on this system, unless you choose it with --speech native"
    whys: dict[str, list[str]] = {}
    for backend, error in probed:
        rung = found[backend.rung]
        if rung["able"]:
            continue  # a better voice of this kind works
        if error is None:
            better = whys.pop(backend.rung, [])
            rung["able"], rung["why"] = True, _joined([f"{backend.name} answers", *better])
        else:  # its exception is the reason
            why = whole_text(error)
            if not isinstance(error, Unable | BackendTimeout):
                why = f"{type(error).__name__}: {why}"
            if backend.rung != backend.name and not why.startswith(backend.name):
                why = f"{backend.name}: {why}"
            known = whys.setdefault(backend.rung, [])
            if why not in known:  # two voices of a kind may fail for the same reason
                known.append(why)
    for name, reasons in whys.items():
        found[name]["why"] = _joined(reasons)
    speaks = next((rung["name"] for rung in found.values() if rung["able"]), "none")
    return list(found.values()), speaks


def _joined(whys: list[str]) -> str:
    return ". ".join([*(why.rstrip(".") for why in whys[:-1]), whys[-1]])


def _speak_and_play(words: Words, speech: Speech, mixer: Mixer, watch: _Watch) -> None:
    from audiodice.devices.audio.sound_error import SoundError
    from audiodice.present.cues import Cues
    from audiodice.storage import paths

    cues = Cues(paths.sounds())
    file = cues.sounds["pour_5"].files[0]
    try:
        mixer.load(file, paths.sounds() / file, "dice")
        mixer.play(file)
    except SoundError as error:
        note(str(error))
    watch.note("reading the sound of dice")
    speech.start()
    speech.say(words.text("doctor_sentence"), not_before_ms=400)
    time.sleep(0.5)
    speech.close(wait_ms=6000)
