"""What the commands that report print. JSON goes to stdout, progress and complaints to stderr."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from audiodice.app import language, resources
from audiodice.app.keynames import name_keys, spoken_or_name
from audiodice.app.sound_packs import Flaw
from audiodice.devices.keys import parse
from audiodice.present import keymap as keymaps
from audiodice.present import readings
from audiodice.present.commands import COMMANDS
from audiodice.present.words import Words


def _print(text: str) -> None:
    sys.stdout.write(text + "\n")


def _note(text: str) -> None:
    sys.stderr.write(text + "\n")


def keys(lang: str, own: Path | None, *, as_json: bool) -> None:
    """The keys in force, by section; what is wrong with the player's file on stderr."""
    words, loaded = _words(lang, own)
    for problem in loaded.problems:
        _note(complaint(words, problem))
    if as_json:
        told = {"keys": {c: list(keys) for c, keys in loaded.keys.items()}}
        _print(json.dumps(told, ensure_ascii=False))
        return
    for command in COMMANDS.values():
        bound = ", ".join(spoken_or_name(words, key) for key in loaded.keys[command.id])
        _print(f"{bound or '(none)'}: {words.text(f'command-{command.id}')}")


def rules(game: str, lang: str) -> tuple[str, ...]:
    """The rules of a game, line by line, with the keys in force."""
    return _words(lang, None)[0].rules(game)


def _words(lang: str, own: Path | None) -> tuple[Words, keymaps.Keymap]:
    """A language that calls the keys as the player has bound them."""
    words = language.words(lang)
    loaded = keymaps.load(resources.keymap(), own or resources.own_keymap(), parse)
    name_keys(words, loaded)
    return words, loaded


def complaint(words: Words, problem: keymaps.Problem) -> str:
    """A keymap problem in words."""
    told = {
        name.removesuffix("_id"): (
            words.text(f"command-{value}") if name.endswith("_id") else value
        )
        for name, value in problem.fields.items()
    }
    return words.text(problem.key, path=problem.path, line=problem.line, **told)


def flaw(words: Words, found: Flaw) -> str:
    """What is wrong in a sound pack, in words."""
    return words.text(found.key, path=str(found.path), line=found.line, **found.fields)


def simulate(
    game: str,
    seats: Sequence[str],
    many: int,
    seed: int,
    options: Mapping[str, int | bool],
    workers: int,
    *,
    as_json: bool,
) -> None:
    """Play, with a line of progress on a terminal, and print the summary."""
    from audiodice.engine.match import simulate as run

    done = 0

    def progress(more: int) -> None:
        nonlocal done
        done += more
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{done} of {many} games")

    result = run(game, seats, many, seed, options=options, workers=workers, progress=progress)
    if sys.stderr.isatty():
        sys.stderr.write("\n")
    if as_json:
        _print(json.dumps(result))
        return
    for seat in result["seats"]:
        share = f"{100 * seat['win_share']:.1f} percent of games won"
        _print(f"{seat['policy']}: {share}, mean score {seat['mean']:.1f}, sd {seat['sd']:.1f}")
    _print(f"{result['games_per_second']:.0f} games a second")


def doctor(lang: str, *, as_json: bool) -> None:
    """Probe every rung, say why the higher ones do not speak, then speak and sound."""
    from audiodice.devices.face import display
    from audiodice.devices.mixer import Mixer
    from audiodice.devices.speech import ladder
    from audiodice.devices.speech.backend import VoiceSettings

    words = language.words(lang)
    mixer = Mixer.open()
    write = _note if as_json else _print
    backends = ladder.build(
        "auto",
        lang=lang,
        mixer=mixer,
        write=write,
        settings=VoiceSettings(),
        reading=readings.load(resources.readings(lang)),
    )
    rungs, speaks = _rungs(backends)
    told = {
        "speaks": speaks,
        "rungs": rungs,
        "sound": {"able": mixer.available, "why": mixer.why},
        "display": display(),
    }
    if as_json:
        _print(json.dumps(told, ensure_ascii=False))
    else:
        for rung in rungs:
            _print(f"{rung['name']}: {'able' if rung['able'] else rung['why']}")
        _print(f"sound: {'able' if mixer.available else mixer.why}")
        _print(f"{speaks} speaks.")
    _try_out(words, backends, mixer)
    mixer.close()


def _rungs(backends: Sequence[Any]) -> tuple[list[dict[str, Any]], str]:
    """One entry a rung, the best first, and the first that is able."""
    from audiodice.devices.speech.backend import Unable

    found: dict[str, dict[str, Any]] = {
        name: {"name": name, "able": False, "why": _ABSENT.get(name, "there is none here")}
        for name in ("screen-reader", "native", "embedded", "text")
    }
    whys: dict[str, list[str]] = {}
    for backend in backends:
        rung = found[backend.rung]
        try:
            backend.probe()
            rung["able"], rung["why"] = True, f"{backend.name} answers"
        except Exception as error:  # whatever it raises is why it cannot
            why = str(error) if isinstance(error, Unable) else repr(error)
            if backend.rung != backend.name and not why.startswith(backend.name):
                why = f"{backend.name}: {why}"
            whys.setdefault(backend.rung, []).append(why)
    for name, reasons in whys.items():
        if not found[name]["able"]:
            found[name]["why"] = " ".join(reasons)
    speaks = next((rung["name"] for rung in found.values() if rung["able"]), "none")
    return list(found.values()), speaks


_ABSENT = {
    "native": "on this system the embedded voice is used; --speech native chooses it all the same"
}


def _try_out(words: Words, backends: Sequence[Any], mixer: Any) -> None:
    """A test sentence by the voice in force, and the sound of dice."""
    from audiodice.devices.mixer import SoundError
    from audiodice.devices.speech.thread import Speech
    from audiodice.present.cues import Cues

    cues = Cues(resources.sounds())
    file = cues.sounds["pour_5"].files[0]
    try:
        mixer.load(file, cues.folder / file, "dice")
        mixer.play(file)
    except SoundError as error:
        _note(str(error))
    speech = Speech(backends)
    speech.start()
    speech.say(words.text("doctor_sentence"), not_before_ms=400)
    time.sleep(0.5)
    speech.close(wait_ms=6000)
