"""Music plays at a table, in the foreground, with sounds on and without a screen reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from audiodice.core.model import Event
from audiodice.devices.audio.sound_error import SoundError
from audiodice.engine.setup import GameSetup
from audiodice.present.cue import Cue
from audiodice.present.cues import Cues
from audiodice.present.families import families
from audiodice.present.listener import Listener
from audiodice.storage import paths
from audiodice.ui.screen import Response, Restart
from tests.desktop.test_sound_packs import pack, tone
from tests.support.each import each
from tests.support.headless import Player, SilentMixer
from tests.support.shipped_games import SHIPPED


@dataclass
class Recorder(SilentMixer):
    """A mixer that remembers the sounds it plays."""

    played: list[tuple[str, float]] = field(default_factory=list)
    broken: set[str] = field(default_factory=set)

    def play_any(self, names: Sequence[str], **how: Any) -> bool:
        self.played.append((names[0], how["delay_ms"]))
        return True

    def loop(self, names: Sequence[str]) -> None:
        name = next(iter(names), "")
        if name in self.broken:
            self.broken.discard(name)
            raise SoundError(Path(name), "not Ogg")
        self.looped = name

    @property
    def motifs(self) -> list[str]:
        return [name for name, _ in self.played if name.startswith("motif")]


def playing(game: str = "farkle", *, ready: bool = True, **how: Any) -> tuple[Player, Recorder]:
    """Return a game in play with decoded sounds, and our own voice."""
    mixer = Recorder()
    player = Player(GameSetup(game, ("",), ()), mixer=mixer, **how)
    player.speech.kind = "embedded"
    player.output._music.ready = ready
    look(player)
    return player, mixer


def look(player: Player) -> None:
    """Update the music, as the loop does after each key."""
    player.router.tick(player.clock.now)


def test_ambience_plays_at_a_table_and_not_in_menus() -> None:
    mixer = Recorder()
    player = Player(mixer=mixer)
    player.speech.kind = "embedded"
    player.output._music.ready = True
    look(player)
    assert mixer.looped == ""
    player.press("enter")  # the first entry of the main menu: a game
    while not player.router.screen.at_table:
        player.press("enter")
    look(player)
    assert mixer.looped == "ambience.ogg"
    player.press("escape")
    look(player)
    assert mixer.looped == "ambience.ogg"  # the pause menu lies over the table
    player.launcher.to_main_menu()
    player.router.carry_out(player.launcher.to_main_menu())
    look(player)
    assert mixer.looped == ""


def test_ambience_waits_until_all_cues_are_decoded() -> None:
    player, mixer = playing(ready=False)
    player.output.check_device()
    assert mixer.looped == ""
    assert [*player.output.warm()] == []  # this mixer has no files
    look(player)
    assert mixer.looped == "ambience.ogg"


@each(
    ("setting", "voice", "on"),
    [
        *(("auto", voice, True) for voice in ("embedded", "native", "off")),
        *(("auto", voice, False) for voice in ("screen-reader", "text")),
        *(("on", voice, True) for voice in ("embedded", "screen-reader", "text", "off")),
        *(("off", voice, False) for voice in ("embedded", "screen-reader", "off")),
    ],
)
def test_automatic_music_follows_the_kind_of_voice(setting: str, voice: str, on: bool) -> None:
    player, mixer = playing()
    player.context.settings.music = setting
    look(player)
    before = mixer.looped
    player.speech.kind = voice
    look(player)
    assert (mixer.looped == "ambience.ogg") is on
    player.speech.kind = "embedded"
    look(player)
    assert mixer.looped == before


def test_automatic_music_is_on_without_speech() -> None:
    player, mixer = playing()
    player.speech.kind = "screen-reader"
    look(player)
    assert mixer.looped == ""
    player.press("f10")
    look(player)
    assert mixer.looped == "ambience.ogg"


def test_music_stops_with_the_sounds_or_at_volume_0() -> None:
    player, mixer = playing()
    player.press("f9")
    look(player)
    assert mixer.looped == ""
    player.press("f9")
    look(player)
    assert mixer.looped == "ambience.ogg"
    player.context.settings.music_volume = 0
    look(player)
    assert mixer.looped == ""


def test_music_has_its_own_volume() -> None:
    player, mixer = playing()
    player.context.settings.music_volume, player.context.settings.effects = 30, 10
    player.output.apply_settings()
    assert mixer.volumes["music"] == pytest.approx(0.3)


def test_music_stops_while_the_window_is_in_the_background() -> None:
    player, mixer = playing()
    assert player.context.settings.elsewhere == "speak"
    player.router.focus(gained=False)
    look(player)
    assert mixer.looped == ""
    player.router.focus(gained=True)
    look(player)
    assert mixer.looped == "ambience.ogg"
    assert mixer.motifs.count("motif_farkle_start.ogg") <= 1  # the game did not begin again


def test_music_ends_with_the_program() -> None:
    player, mixer = playing()
    player.router.closed()
    look(player)
    assert player.router.done
    assert mixer.looped == ""


def test_motif_is_played_once_when_a_game_begins() -> None:
    player, mixer = playing("fune")
    assert mixer.motifs.count("motif_fune_start.ogg") == 1
    player.press("escape")
    player.press("escape")
    look(player)
    assert mixer.motifs.count("motif_fune_start.ogg") == 1


def test_motif_is_played_for_the_next_game_but_not_for_a_replay() -> None:
    player, mixer = playing()
    listener = player.context.words.listener
    player.launcher.set_listener("farkle", listener)  # as a replay does, and again after it
    look(player)
    assert mixer.motifs.count("motif_farkle_start.ogg") == 1
    player.router.carry_out(Response(then=Restart(player.sit(GameSetup("fune", ("",), ())))))
    look(player)
    assert mixer.motifs[-1] == "motif_fune_start.ogg"
    assert mixer.looped == "ambience.ogg"


def test_motif_follows_its_cue() -> None:
    player, mixer = playing(dice=[(1, 1, 1, 5, 5, 2)] * 9)
    mixer.played.clear()
    player.keys("enter a b")
    assert player.cued[-1] != "motif_farkle_bank"  # not part of the message
    names = [name for name, _ in mixer.played]
    bank = names.index("bank_1.ogg")
    assert names[bank + 1] == "motif_farkle_bank.ogg"
    assert mixer.played[bank + 1][1] > mixer.played[bank][1]


def test_cues_without_music_have_no_motif() -> None:
    heard = {}
    for music in ("on", "off"):
        player, mixer = playing(dice=[(1, 1, 1, 5, 5, 2)] * 9)
        player.context.settings.music = music
        mixer.played.clear()
        player.keys("enter a b")
        heard[music] = [sound for sound in mixer.played if not sound[0].startswith("motif")]
        assert bool(mixer.motifs) is (music == "on")
        assert mixer.volumes["music"] == 1.0
    assert heard["on"] == heard["off"]


def cues_of(game: str) -> Cues:
    cues = Cues(paths.sounds())
    cues.play(game, Listener(("Ada", "Bo"), frozenset({0})))
    return cues


@pytest.mark.parametrize("game", SHIPPED)
def test_each_game_has_its_motif(game: str) -> None:
    cues = cues_of(game)
    under = {name: cues.motif_under(Cue(name, 0.3, 500)) for name in cues.sounds}
    parts = {found.name.removeprefix(f"motif_{game}_") for found in under.values() if found}
    assert parts == {"turn", "bank", "win"}
    assert cues.motif("start") is not None
    for name in ("turn_other", "lose", "tie", "farkle", "keep", "value_3", "menu_move"):
        assert under[name] is None
    for found in filter(None, under.values()):
        assert found.delay_ms > 500


def test_cue_for_a_stake_has_the_motif_of_its_base_cue() -> None:
    cues = cues_of("farkle")
    big, other = cues.motif_under(Cue("bank_big")), cues.motif_under(Cue("banker"))
    assert big == cues.motif_under(Cue("bank"))
    assert other is None


def test_game_without_a_motif_does_not_play_one() -> None:
    cues = cues_of("no_such_game")
    assert cues.motif("start") is None
    assert cues.motif_under(Cue("win")) is None


def test_cue_being_learnt_is_played_without_a_motif() -> None:
    player, mixer = playing()
    mixer.played.clear()
    player.output.play((Event("cue_played", None, {"cue": "win"}),))
    ((name, _),) = mixer.played
    assert name.startswith("win_")


def test_music_is_not_in_the_list_of_sounds() -> None:
    groups = {family.name: family.group for family in families(Cues(paths.sounds()).sounds)}
    assert groups["ambience"] == groups["motif_farkle_win"] == "music"


def test_pack_can_replace_the_ambience_and_a_motif(tmp_path: Path) -> None:
    tone(tmp_path / "own" / "sea.wav", 40.0)
    found = pack(
        tmp_path / "own",
        "[cues]\nambience = { files = ['sea'] }\nmotif_farkle_win = { files = ['hey'] }\n",
        "hey.wav",
    )
    assert not found.flaws
    assert found.sounds["ambience"].loop
    player, mixer = playing()
    player.cues.use_pack(found.sounds)
    look(player)
    assert mixer.looped == str(tmp_path / "own" / "sea.wav")
    mixer.broken.add(mixer.looped)
    player.output.check_device()
    assert mixer.looped == str(tmp_path / "own" / "sea.wav")
    player.output.check_device()  # a broken one is reported, and ours takes its place
    assert mixer.looped == "ambience.ogg"
    assert player.cues.sounds["motif_farkle_win"].files == (str(tmp_path / "own" / "hey.wav"),)
    assert player.cues.sounds["motif_farkle_bank"].files == ("motif_farkle_bank.ogg",)


def test_pack_without_music_keeps_ours(tmp_path: Path) -> None:
    found = pack(tmp_path / "old", "[cues]\nfarkle = { files = ['oh'] }\n", "oh.wav")
    player, mixer = playing()
    player.cues.use_pack(found.sounds)
    look(player)
    assert mixer.looped == "ambience.ogg"
