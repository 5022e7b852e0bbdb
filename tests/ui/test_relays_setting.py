"""The relays to friends: in the menu, in the file, on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice import cli
from audiodice.present.settings import GROUPS, LONGEST, Settings
from audiodice.storage.settings import SettingsFile, own_settings_file
from tests.support.each import each
from tests.support.headless import Player
from tests.support.own_files import all_in
from tests.support.said import said

URL = "wss://broker.example/mqtt"
WRONG = (
    "http://broker.example",
    "tcp://Ann:1#2@broker.example",  # else a broker at Ann:1, without a word
    "tcp://",
    "tcp://b:99999",
    "automatik",
    "x" * LONGEST,
)


def at_the_relays() -> Player:
    player = Player()
    player.keys("s enter")
    player.keys("down " * list(GROUPS).index("playing") + "enter")
    player.press("end")
    return player


def type_in(player: Player, text: str) -> None:
    for letter in text:
        player.press(letter, letter)


def test_keys_choose_between_public_relays_and_the_network() -> None:
    player = at_the_relays()
    assert player.press("left") == said("menu_edge")
    assert player.press("right") == said("menu_changed", label="setting-relays")
    assert player.context.settings.relays == "network"
    assert player.press("right") == said("menu_edge")
    player.press("left")
    assert player.context.settings.relays == "automatic"


def test_addresses_are_typed_in_the_menu() -> None:
    player = at_the_relays()
    assert player.press("enter") == said("relays_asked")
    type_in(player, f" {URL},  relay.example ")
    assert player.press("enter").labels[-1].fields["value"] == f"{URL} relay.example"
    assert player.context.settings.relays == f"{URL} relay.example"
    assert player.press("right") == said("menu_edge"), "typed addresses are not lost by a slip"
    player.press("enter")  # what is typed already can be changed
    for _ in player.context.settings.relays:
        player.press("backspace")
    player.press("enter")
    assert player.context.settings.relays == "automatic"


def test_wrong_address_is_named_and_can_be_mended() -> None:
    player = at_the_relays()
    player.press("enter")
    type_in(player, "relay.example http://x")
    assert player.press("enter") == said("relays_refused", url="http://x")
    assert player.context.settings.relays == "automatic"
    for _ in "http://x":
        player.press("backspace")
    type_in(player, "tcp://x")
    player.press("enter")
    assert player.context.settings.relays == "relay.example tcp://x"


def file_with(folder: Path, text: str) -> SettingsFile:
    file = SettingsFile(folder / "settings.toml", ("en",))
    file.path.write_text(text)
    return file


@each("text", WRONG)
@each("name", ["relays", "broker"])
def test_a_wrong_one_in_the_file_is_named(tmp_path: Path, name: str, text: str) -> None:
    own, (complaint,) = file_with(tmp_path, f'{name} = "relay.example, {text}"\n').load()
    assert own.relays == "automatic"
    assert complaint.key == "settings_broken"
    assert complaint.line == 1
    assert complaint.fields["default"] == "automatic"
    assert "relay.example" not in str(complaint.fields["why"])


def test_the_password_in_a_wrong_one_is_not_said(tmp_path: Path) -> None:
    file = file_with(tmp_path, 'relays = "http://ann:open-sesame@broker.example"\n')
    _, (complaint,) = file.load()
    assert complaint.fields["why"] == "relays is 'broker.example'"


def test_a_right_one_in_the_file_is_kept(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.toml", ("en",))
    file.save(Settings(relays=URL, relays_agreed=True))
    own, _ = file.load()
    assert (own.relays, own.relays_agreed) == (URL, True)


def test_former_name_is_read_and_goes_at_the_next_save(tmp_path: Path) -> None:
    file = file_with(tmp_path, f'broker = "{URL}"  # mine\nrate = 300\n')
    own, complaints = file.load()
    assert (own.relays, complaints) == (URL, ())
    own.relays = "network"
    file.save(own)
    assert "broker" not in file.path.read_text()
    assert file.load()[0].relays == "network"


def test_present_name_is_stronger_than_the_former(tmp_path: Path) -> None:
    own, _ = file_with(tmp_path, f'relays = "network"\nbroker = "{URL}"\n').load()
    assert own.relays == "network"


@each("text", [*WRONG[:5], "tcp://a\nb"])
@each("command", ["play farkle --relays", "--relays", "settings relays"])
def test_on_the_command_line_it_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], command: str, text: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main([*command.split(), text])
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "automatic, network" in told
    assert "Traceback" not in told


def test_on_the_command_line_it_is_set(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    all_in(tmp_path, monkeypatch)
    with pytest.raises(SystemExit) as ended:
        cli.main(["settings", "relays", " Network "])
    assert ended.value.code == 0
    assert own_settings_file().load()[0].relays == "network"
