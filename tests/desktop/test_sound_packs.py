"""Sound packs: what is allowed, what is refused and named, and when ours is played instead."""

from __future__ import annotations

import math
import struct
import wave
from pathlib import Path
from typing import Any

import pytest

from audiodice.core.model import Event
from audiodice.desktop.sound_packs.loading import load_pack
from audiodice.desktop.sound_packs.pack import Pack, find_pack, own_packs, pack_names
from audiodice.devices.audio.sound_error import SoundError
from audiodice.devices.audio.sound_shape import shape_of
from audiodice.devices.speech.backend import VoiceSettings
from audiodice.devices.speech.thread import Speech
from audiodice.present.cues import Cues
from audiodice.present.settings import Settings
from audiodice.present.words import Words
from audiodice.session import diagnostics
from audiodice.session.output import SessionOutput
from audiodice.session.transcript import Transcript
from audiodice.storage import paths
from audiodice.storage.settings import SettingsFile
from tests.session.test_output import Device, Screen
from tests.support.each import each
from tests.support.headless import Player
from tests.support.require import make_link
from tests.support.said import said as heard
from tests.support.said import sentence

OURS = Cues(paths.sounds()).sounds
WORDS = Words(paths.locale(), "en")


def tone(path: Path, seconds: float = 0.05, *, rate: int = 44_100, channels: int = 1) -> Path:
    """A WAV file of 440 Hz."""
    path.parent.mkdir(parents=True, exist_ok=True)
    samples = [round(9000 * math.sin(2764.6 * n / rate)) for n in range(round(seconds * rate))]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(b"".join(struct.pack("<h", s) * channels for s in samples))
    return path


def pack(folder: Path, text: str, *files: str) -> Pack:
    """Read a pack with this table and these tones."""
    folder.mkdir(exist_ok=True)
    (folder / "cues.toml").write_text(text, "utf-8")
    for name in files:
        tone(folder / name)
    return load_pack(folder, OURS)


def said(found: Pack) -> list[str]:
    """The problems of a pack in words, without the folder."""
    return [
        diagnostics.in_words(WORDS, flaw).replace(f"{found.folder}/", "") for flaw in found.flaws
    ]


# ------------------------------------------------------------------ tables


def test_pack_overrides_only_the_cues_it_names(tmp_path: Path) -> None:
    found = pack(tmp_path / "p", "[cues]\nfarkle = {}\n", "farkle.wav")
    assert said(found) == []
    assert list(found.sounds) == ["farkle"]
    sound = found.sounds["farkle"]
    assert sound.files == (str((tmp_path / "p" / "farkle.wav").resolve()),)
    assert (sound.bus, sound.ms) == (OURS["farkle"].bus, OURS["farkle"].ms)  # as ours has them
    assert sound.lufs is None  # nobody measured it


def test_variants_names_bus_and_loudness_are_those_of_the_table(tmp_path: Path) -> None:
    text = """[cues]
    win = { variants = 2, bus = "values", ms = 80, lufs = -18.5 }
    lose = { files = ["sub/a.wav"] }
    [cues.tie]
    bus = "dice"
    """
    names = ("win_1.wav", "win_2.wav", "sub/a.wav", "tie.wav")
    found = pack(tmp_path / "p", text, *names)
    assert said(found) == []
    win = found.sounds["win"]
    assert [Path(file).name for file in win.files] == ["win_1.wav", "win_2.wav"]
    assert (win.bus, win.ms, win.lufs) == ("values", 80, -18.5)
    assert Path(found.sounds["lose"].files[0]).name == "a.wav"
    assert found.sounds["tie"].bus == "dice"
    assert found.lines == {"win": 2, "lose": 3, "tie": 4}


def test_missing_file_is_named_and_other_variants_are_played(tmp_path: Path) -> None:
    found = pack(tmp_path / "p", "[cues]\nwin = { variants = 2 }\nlose = {}", "win_1.wav")
    flaws = [(flaw.key, flaw.line, flaw.fields["file"]) for flaw in found.flaws]
    assert flaws == [("pack_missing_file", 2, "win_2"), ("pack_missing_file", 3, "lose")]
    assert [len(sound.files) for sound in found.sounds.values()] == [1]


WRONG_LINES = [
    ("farkle = 3", "a cue is a table"),
    ("farkle = { variants = 0 }", "variants is a whole number from 1 to 99"),
    ("farkle = { variants = 1e400 }", "variants is"),
    ("farkle = { variants = true }", "variants is"),
    ("farkle = { variants = 999999999999999999999999999999 }", "variants is"),
    ('farkle = { variants = "2" }', "variants is"),
    ("farkle = { files = [] }", "files names 1 to 99"),
    ("farkle = { files = 'a.wav' }", "files is a list"),
    ("farkle = { files = [1] }", "files is a list"),
    ("farkle = { files = [''] }", "files is a list"),
    ("farkle = { bus = 'voice' }", "bus is dice, interface, values or music"),
    ("farkle = { bus = ['dice'] }", "bus is"),
    ("farkle = { ms = -1 }", "ms is a number from 0 to 60000"),
    ("farkle = { ms = nan }", "ms is"),
    ("farkle = { ms = inf }", "ms is"),
    ("farkle = { ms = false }", "ms is"),
    ("farkle = { vary = 1 }", "vary is true or false"),
    ("farkle = { lufs = 3 }", "lufs is a number from -70 to 0"),
    ("farkle = { varaints = 2 }", "varaints is not one of variants, files"),
]


@each(("line", "why"), WRONG_LINES)
def test_wrong_line_is_named_and_loses_only_its_cue(tmp_path: Path, line: str, why: str) -> None:
    found = pack(tmp_path / "p", f"[cues]\nwin = {{}}\n{line}", "win.wav", "farkle.wav")
    (flaw,), (told,) = found.flaws, said(found)
    assert (flaw.line, flaw.fields["cue"]) == (3, "farkle")
    assert why in told
    assert list(found.sounds) == ["win"]


def test_an_unknown_cue_is_named(tmp_path: Path) -> None:
    found = pack(tmp_path / "p", "[cues]\n\nfarkel = {}")
    (flaw,) = found.flaws
    assert (flaw.key, flaw.line, flaw.fields["given"]) == ("pack_unknown_cue", 3, "farkel")


UNUSABLE = [
    (b"[cues\n", "line 1", ""),
    (b"[cues]\nx = = 1\n", "line 2", ""),
    (b"cues = 3", "line 1", "no [cues]"),
    (b"", "line 1", "no [cues]"),
    (b"[events]\nrolled = ['win']", "line 1", "no [cues]"),
    (b"[cues]\n\xff\xfe\x00", "line 2", "not UTF-8"),
    (b"x = " + b"[\n" * 50_000, "line 1", "nested too deeply"),
    (b"[cues]\n" + b"a." * 40_000 + b"a = 1", "line 2", "longer than 2000 characters"),
    (b"x = [" + b"9" * 1_900 + b"]\n[cues", "line 2", ""),
    (b"# " + b"x" * 2_000_000, "line 1", "larger than 200 kB"),
    (b"[cues]\nwin = {}\nwin = {}", "line 3", ""),
    (b"[cues]\nwin = {}\nwin = {}\nlose = {}\n", "line 3", ""),
]


@each(("text", "line", "why"), UNUSABLE, ids=lambda part: str(part)[:20])
def test_a_wrong_table_is_named_with_its_line(
    tmp_path: Path, text: bytes, line: str, why: str
) -> None:
    (tmp_path / "cues.toml").write_bytes(text)
    found = load_pack(tmp_path, OURS)
    (flaw,), (told,) = found.flaws, said(found)
    assert (flaw.key, f"line {flaw.line}") == ("pack_unusable", line)
    assert why in told
    assert not found.sounds


def test_missing_folder_or_table_is_named(tmp_path: Path) -> None:
    for folder in (tmp_path / "none", tmp_path):
        (told,) = said(load_pack(folder, OURS))
        assert "there is no such file" in told


# ------------------------------------------------------------------ files


def test_folder_whose_real_path_is_unknown_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_path: Path) -> Path:
        raise OSError(22, "More data available")

    monkeypatch.setattr(Path, "resolve", refuse)
    found = pack(tmp_path, "[cues]\nwin = { files = ['a.wav'] }")
    assert [flaw.key for flaw in found.flaws] == ["pack_unusable"]
    assert not found.sounds


@pytest.mark.parametrize(
    "name", ["../out.wav", "sub/../../out.wav", "{folder}/out.wav", "link.wav"]
)
def test_path_out_of_the_folder_is_refused(tmp_path: Path, name: str) -> None:
    out = tone(tmp_path / "out.wav")
    (tmp_path / "p").mkdir()
    if name == "link.wav":
        make_link(tmp_path / "p" / name, out)
    (tmp_path / "p" / "sub").mkdir()
    name = name.format(folder=tmp_path)
    found = pack(tmp_path / "p", f"[cues]\nwin = {{ files = ['{name}'] }}")
    (told,) = said(found)
    assert told.endswith("it is outside the pack's folder.")
    assert not found.sounds


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("noise.wav", "neither Ogg nor WAV"),
        ("notes.txt", "an .ogg or a .wav file"),
        ("folder.wav", "not a file"),
        ("circle.wav", ""),
        ("short.wav", "header is damaged"),
        ("short.ogg", "header is damaged"),
        ("large.ogg", "larger than 5 MB"),
        ("endless.wav", "longer than 60 seconds"),
        ("a\\u0000b.wav", ""),
    ],
)
def test_file_that_is_not_a_sound_is_refused(tmp_path: Path, name: str, why: str) -> None:
    (tmp_path / "noise.wav").write_bytes(bytes(range(256)) * 9)
    (tmp_path / "notes.txt").write_text("la")
    (tmp_path / "folder.wav").mkdir()
    (tmp_path / "circle.wav").symlink_to(tmp_path / "circle.wav")
    (tmp_path / "short.wav").write_bytes(b"RIFF\x00\x00\x00\x00WAVEfmt ")
    (tmp_path / "short.ogg").write_bytes(b"OggS" + b"\x01vorbis" + bytes(20))
    (tmp_path / "large.ogg").write_bytes(b"OggS" + bytes(5_000_001))
    tone(tmp_path / "endless.wav", 70, rate=8_000)
    found = pack(tmp_path, f'[cues]\nwin = {{ files = ["{name}"] }}')
    (told,) = said(found)
    assert "win: " in told
    assert why in told
    assert not found.sounds


def test_shape_is_read_from_headers(tmp_path: Path) -> None:
    shape = shape_of(tone(tmp_path / "a.wav", 0.5, rate=22_050, channels=2))
    assert (shape.rate, shape.channels, round(shape.seconds, 3)) == (22_050, 2, 0.5)
    ogg = shape_of(paths.sounds() / "value_5.ogg")
    assert (ogg.rate, ogg.channels) == (44_100, 1)
    assert 0.2 < ogg.seconds < 0.5


# ------------------------------------------------------------------ in play


class Session:
    """An output with a stand-in device and a pack."""

    def __init__(self, folder: Path, found: Pack) -> None:
        self.device = Device()
        self.named: list[str] = []
        """The messages about broken sounds."""
        self.transcript = Transcript(folder / "out.jsonl")
        self.cues = Cues(paths.sounds())
        self.cues.use_pack(found.sounds)
        face: Any = Screen()
        mixer: Any = self.device
        self.output = SessionOutput(
            face=face, speech=Speech([]), voice=VoiceSettings(), mixer=mixer, words=WORDS,
            cues=self.cues, sounds=paths.sounds(), transcript=self.transcript,
            settings=Settings(), clock=lambda: 0.0,
            pending_save=lambda: None, notice=lambda event: self.named.append(WORDS.say(event)),
        )  # fmt: skip
        self.missing = self.output.load()

    def play(self, key: str) -> str:
        """Play an event; returns the name of the file."""
        self.output.play((Event(key),))
        return Path(self.device.played[-1][0]).name


@pytest.fixture
def session(tmp_path: Path) -> Any:
    found = pack(tmp_path, "[cues]\nrefused = {}", "refused.wav")
    session = Session(tmp_path, found)
    yield session
    session.transcript.close()


def test_sound_of_a_pack_replaces_ours(session: Session) -> None:
    assert session.missing == ()
    assert session.play("refused") == "refused.wav"
    assert session.play("undone") == "undo.ogg"


def test_base_cue_of_a_pack_replaces_cues_for_higher_stakes(tmp_path: Path) -> None:
    table = "[cues]\nbank = {}\nhot_dice = {}\nhot_dice_2 = {}\nparty = {}"
    files = ("bank.wav", "hot_dice.wav", "hot_dice_2.wav", "party.wav")
    session = Session(tmp_path, pack(tmp_path, table, *files))
    session.transcript.close()
    heard = {
        cue: {Path(file).name for file in session.cues.sounds[cue].files}
        for cue in ("bank_big", "hot_dice_2", "hot_dice_3", "farkle_big", "party_monster")
    }
    assert heard["bank_big"] == {"bank.wav"}
    assert heard["hot_dice_2"] == heard["hot_dice_3"] == {"hot_dice_2.wav"}
    # what the pack has not, and what is no cue of a stake, stays ours
    assert heard["farkle_big"] == {f"farkle_big_{k}.ogg" for k in (1, 2, 3)}
    assert heard["party_monster"] == {f"party_monster_{k}.ogg" for k in (1, 2, 3)}
    # and where the file turns out to be broken, our cue of that stake is heard
    assert session.cues.fall_back("bank_big")
    assert "bank_big_1.ogg" in session.cues.sounds["bank_big"].files


def test_undecodable_sound_is_named_once_and_ours_played(session: Session) -> None:
    (file,) = session.cues.sounds["refused"].files
    session.device.broken.add(file)
    assert [session.play("refused") for _ in range(3)] == ["refused.ogg"] * 3
    assert session.named == [sentence("pack_sound_broken", file="refused.wav", why="not Ogg")]


def test_only_the_first_of_many_broken_sounds_are_named(tmp_path: Path) -> None:
    cues = ("refused", "zero", "bank", "farkle", "win")
    table = "[cues]\n" + "".join(f"{cue} = {{}}\n" for cue in cues)
    session = Session(tmp_path, pack(tmp_path, table, *(f"{cue}.wav" for cue in cues)))
    session.device.settle = lambda ms: None  # type: ignore[attr-defined]
    session.device.knows = lambda name: True  # type: ignore[attr-defined]
    session.device.preload = lambda names: [  # type: ignore[attr-defined]
        SoundError(Path(name), "not Ogg") for name in names if name.endswith(".wav")
    ]
    list(session.output.warm())
    session.output.check_device()
    assert len(session.named) == 3
    assert all(session.cues.sounds[cue] == OURS[cue] for cue in cues)
    session.transcript.close()


def test_sound_found_broken_on_a_thread_is_named_by_the_loop(session: Session) -> None:
    (file,) = session.cues.sounds["refused"].files
    session.device.settle = lambda ms: None  # type: ignore[attr-defined]
    session.device.knows = lambda name: True  # type: ignore[attr-defined]
    session.device.preload = lambda names: [  # type: ignore[attr-defined]
        SoundError(Path(name), "not Ogg") for name in names if name == file
    ]
    list(session.output.warm())
    assert session.named == []
    session.output.check_device()
    assert len(session.named) == 1
    assert session.play("refused") == "refused.ogg"


def test_sound_deleted_during_the_session_is_replaced_by_ours(session: Session) -> None:
    (file,) = session.cues.sounds["refused"].files
    session.device.missing.add(file)
    assert session.play("refused") == "refused.ogg"


# ------------------------------------------------------------------ the setting


def test_a_pack_is_found_by_name_or_path(tmp_path: Path) -> None:
    pack(tmp_path / "p", "[cues]")
    assert find_pack("p", tmp_path) == tmp_path / "p"
    assert find_pack(str(tmp_path / "p"), tmp_path / "none") == tmp_path / "p"
    assert pack_names(tmp_path) == ("p",)


def test_pack_setting_is_saved_and_a_wrong_one_is_named(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.toml", ("en",))
    file.save(Settings(pack="wood"))
    assert file.load()[0].pack == "wood"
    file.path.write_text("pack = 3\n", "utf-8")
    settings, (complaint,) = file.load()
    assert settings.pack == ""
    assert complaint.fields["why"] == "pack is 3"


def test_packs_are_chosen_in_the_settings_where_there_are_any(tmp_path: Path) -> None:
    player = Player()
    player.context.packs = lambda: pack_names(own_packs(tmp_path))
    (tmp_path / "packs" / "wood").mkdir(parents=True)
    (tmp_path / "packs" / "wood" / "cues.toml").write_text("[cues]", "utf-8")
    player.keys("s enter down down enter end")
    assert player.heard[-1] == heard("menu_move", label="setting-pack", value="value-none")
    assert player.press("right") == heard("menu_changed", label="setting-pack", value="wood")
    assert player.context.settings.pack == "wood"
    player.press("right")
    assert player.cued[-1] == "menu_edge"
