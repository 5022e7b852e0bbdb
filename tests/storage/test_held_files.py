"""A file that a virus scanner holds for a moment: what Windows refuses is tried again."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from audiodice.present.settings import Settings
from audiodice.storage import disk
from audiodice.storage.disk import atomic_write_text, patiently, read_json
from audiodice.storage.journal_folder import JournalFolder
from audiodice.storage.settings import SettingsFile
from tests.support.keeping import new_table, play
from tests.support.require import make_link

PATIENCE = 0.5


class Scanner:
    """Holds files until a time; its clock goes on only while somebody sleeps."""

    def __init__(self, until: float, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.tries, self.until = 0.0, 0, until
        self._rename = Path.replace
        monkeypatch.setattr(Path, "replace", lambda old, new: self.replace(old, new))
        monkeypatch.setattr(disk, "patiently", self.patiently)

    def patiently(self, call: Callable[[], Any], patience: float = PATIENCE) -> Any:
        return patiently(call, patience=patience, clock=lambda: self.now, sleep=self.sleep)

    def sleep(self, seconds: float) -> None:
        self.now += seconds

    def replace(self, old: Path, new: Path) -> Path:
        self.ask(old)
        return self._rename(old, new)

    def ask(self, path: Path) -> None:
        self.tries += 1
        if self.now < self.until:
            raise PermissionError(13, "Access is denied", str(path))


def test_call_is_tried_until_the_file_is_released(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scanner = Scanner(0.3, monkeypatch)
    scanner.patiently(lambda: scanner.ask(tmp_path))
    assert 0.3 <= scanner.now < 0.35
    assert scanner.tries > 5


def test_call_is_given_up_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scanner = Scanner(60, monkeypatch)
    with pytest.raises(PermissionError):
        scanner.patiently(lambda: scanner.ask(tmp_path))
    assert PATIENCE <= scanner.now < PATIENCE + 0.1


def test_other_systems_do_not_try_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scanner = Scanner(0.1, monkeypatch)
    with pytest.raises(PermissionError):
        scanner.patiently(lambda: scanner.ask(tmp_path), patience=0)
    assert scanner.tries == 1


def test_small_file_held_by_a_scanner_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scanner = Scanner(0.2, monkeypatch)
    path = tmp_path / "last.json"
    atomic_write_text(path, "[1]")
    assert read_json(path) == [1]
    assert scanner.tries > 5


def test_folder_without_a_resolvable_name_is_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seen under Wine, where the path had more than 260 characters."""

    def refuse(_path: Path, strict: bool = False) -> Path:
        raise OSError(22, f"More data available, {strict}")

    monkeypatch.setattr(Path, "resolve", refuse)
    path = tmp_path / "settings.toml"
    atomic_write_text(path, "rate = 200\n")
    assert path.read_text() == "rate = 200\n"


def test_link_stays_a_link_to_the_written_file(tmp_path: Path) -> None:
    path, there = tmp_path / "settings.toml", tmp_path / "elsewhere.toml"
    for text in ("rate = 200\n", "rate = 300\n"):  # made through the link, then replaced
        if not path.is_symlink():
            make_link(path, there)
        atomic_write_text(path, text)
        assert (path.is_symlink(), there.read_text()) == (True, text)


def test_irreplaceable_small_file_stays_and_leaves_no_half(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "last.json"
    path.write_text("[1]")
    Scanner(60, monkeypatch)
    with pytest.raises(PermissionError):
        atomic_write_text(path, "[2]")
    assert read_json(path) == [1]
    assert list(tmp_path.iterdir()) == [path]


def test_game_begins_and_finishes_beside_a_scanner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scanner = Scanner(0.2, monkeypatch)
    store, table = JournalFolder(tmp_path), new_table()
    store.begin(table)
    play(table)
    assert store.leave()
    began, scanner.until = scanner.tries, scanner.now + 0.2
    (kept,) = store.kept()
    store.finish(lambda _: None, kept)
    assert began > 5
    assert scanner.tries > began + 5
    assert store.news() == ()
    assert [one.name for one in store.kept(finished=True)] == [kept.name]


def test_settings_held_for_a_moment_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("rate = 300\n")
    scanner = Scanner(0.2, monkeypatch)
    monkeypatch.setattr(disk, "patiently", scanner.patiently)
    opened = os.open

    def held(name: Path, how: int) -> int:
        scanner.ask(name)
        return opened(name, how)

    monkeypatch.setattr(os, "open", held)
    found, complaints = SettingsFile(path, ("en",)).load()
    assert (found.rate, complaints) == (300, ())


def test_unread_settings_are_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody held the file at the start; what it says was not known, and was not changed."""
    path = tmp_path / "settings.toml"
    path.write_text('rate = 300\nverbosity = "brief"\n')
    file = SettingsFile(path, ("en",))
    with monkeypatch.context() as held:

        def refused(*_: object) -> bytes:
            raise PermissionError(13, "Permission denied", str(path))

        held.setattr("audiodice.storage.player_toml.read_bytes", refused)
        own, complaints = file.load()
    assert own == Settings(languages=("en",))
    assert [one.fields["why"] for one in complaints] == ["Permission denied"]
    own.effects = 50
    file.save(own)
    again, complaints = SettingsFile(path, ("en",)).load()
    assert (again.rate, again.verbosity, again.effects) == (300, "brief", 50)
    assert complaints == ()
