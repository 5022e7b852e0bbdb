"""The broker for tables with friends: in the menu, in the file, on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice import cli
from audiodice.present.settings import GROUPS, LONGEST, Settings
from audiodice.storage.settings import SettingsFile
from tests.support.each import each
from tests.support.headless import Player
from tests.support.said import said

URL = "wss://broker.example/mqtt"
WRONG = (
    "http://broker.example",
    "tcp://Ann:1#2@broker.example",  # would otherwise be read as a broker at Ann:1
    "tcp://",
    "tcp://b:99999",
    "broker.example",
    "x" * LONGEST,
)


def at_the_broker() -> Player:
    player = Player()
    player.keys("s enter")
    player.keys("down " * list(GROUPS).index("playing") + "enter")
    player.press("end")
    return player


def type_in(player: Player, text: str) -> None:
    for letter in text:
        player.press(letter, letter)


def test_broker_is_typed_in_the_menu() -> None:
    player = at_the_broker()
    assert player.press("enter") == said("broker_asked")
    type_in(player, URL)
    assert player.press("enter").labels[-1].fields["value"] == URL
    assert player.context.settings.broker == URL
    player.press("enter")  # the text typed before can be changed
    for _ in URL:
        player.press("backspace")
    player.press("enter")
    assert player.context.settings.broker == ""


def test_invalid_broker_is_refused_and_can_be_corrected() -> None:
    player = at_the_broker()
    player.press("enter")
    type_in(player, "http://x")
    assert player.press("enter") == said("broker_refused")
    assert player.context.settings.broker == ""
    for _ in "http://x":
        player.press("backspace")
    type_in(player, "tcp://x")
    player.press("enter")
    assert player.context.settings.broker == "tcp://x"


@pytest.mark.parametrize("text", WRONG)
def test_invalid_broker_in_the_file_is_reported(tmp_path: Path, text: str) -> None:
    file = SettingsFile(tmp_path / "settings.toml", ("en",))
    file.path.write_text(f'broker = "{text}"\n')
    own, (complaint,) = file.load()
    assert own.broker == ""
    assert complaint.key == "settings_broken"
    assert complaint.line == 1
    assert complaint.fields["default"] == "nothing", "words, where the default is an empty text"


def test_password_of_an_invalid_broker_is_not_said(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.toml", ("en",))
    file.path.write_text('broker = "http://ann:open-sesame@broker.example"\n')
    _, (complaint,) = file.load()
    assert complaint.fields["why"] == "broker is 'broker.example'"


def test_valid_broker_in_the_file_is_loaded(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.toml", ("en",))
    file.save(Settings(broker=URL))
    assert file.load()[0].broker == URL


@each("text", [*WRONG[:4], "tcp://a\nb"])
@each("command", ["play farkle --broker", "--broker", "settings broker"])
def test_invalid_broker_on_the_command_line_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], command: str, text: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main([*command.split(), text])
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "tcp://" in told
    assert "Traceback" not in told
