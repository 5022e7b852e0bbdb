"""A file is renamed onto another that a virus scanner holds for a moment, as Windows forbids."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiodice.storage import disk
from audiodice.storage.atomic_write import atomic_write_text, read_json
from audiodice.storage.replacing import PATIENCE_S, replace


class Scanner:
    """Holds files until a time; its clock goes on only while somebody sleeps."""

    def __init__(self, until: float, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.tries, self.until = 0.0, 0, until
        rename = Path.replace

        def held(old: Path, new: Path) -> Path:
            self.tries += 1
            if self.now < self.until:
                raise PermissionError(13, "Access is denied", str(old), 5, str(new))
            return rename(old, new)

        monkeypatch.setattr(Path, "replace", held)

    def sleep(self, seconds: float) -> None:
        self.now += seconds

    def rename(self, old: Path, new: Path, patience: float = PATIENCE_S) -> None:
        replace(old, new, patience=patience, clock=lambda: self.now, sleep=self.sleep)


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    old, new = tmp_path / "old", tmp_path / "new"
    old.write_text("old")
    new.write_text("new")
    return old, new


def test_it_is_tried_until_they_let_go(
    files: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = files
    scanner = Scanner(0.3, monkeypatch)
    scanner.rename(old, new)
    assert new.read_text() == "old"
    assert not old.exists()
    assert 0.3 <= scanner.now < 0.35
    assert scanner.tries > 5


def test_it_is_not_tried_for_ever(
    files: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = files
    scanner = Scanner(60, monkeypatch)
    with pytest.raises(PermissionError):
        scanner.rename(old, new)
    assert PATIENCE_S <= scanner.now < PATIENCE_S + 0.1
    assert (old.read_text(), new.read_text()) == ("old", "new")


def test_elsewhere_a_refusal_is_final(
    files: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    scanner = Scanner(0.1, monkeypatch)
    with pytest.raises(PermissionError):
        scanner.rename(*files, patience=0)
    assert scanner.tries == 1


def test_games_and_small_files_are_renamed_like_this(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scanner = Scanner(0.2, monkeypatch)
    monkeypatch.setattr(disk, "replace", scanner.rename)
    path = tmp_path / "last.json"
    atomic_write_text(path, "[1]")
    assert read_json(path) == [1]
    assert scanner.tries > 5


def test_a_small_file_that_cannot_be_replaced_stays_and_leaves_no_half(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "last.json"
    path.write_text("[1]")
    scanner = Scanner(60, monkeypatch)
    monkeypatch.setattr(disk, "replace", scanner.rename)
    with pytest.raises(PermissionError):
        atomic_write_text(path, "[2]")
    assert read_json(path) == [1]
    assert list(tmp_path.iterdir()) == [path]
