"""packaging/release.py: what it refuses, and archives that depend on their files alone."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest

from audiodice import __version__
from tests.support.require import require_program

ROOT = Path(__file__).parents[1]


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script, as a module."""
    found = importlib.util.spec_from_file_location("release", ROOT / "packaging/release.py")
    assert found
    assert found.loader
    module = importlib.util.module_from_spec(found)
    monkeypatch.setitem(sys.modules, "release", module)
    found.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(release: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A committed checkout with a version and its notes."""
    git = require_program("git")
    root = tmp_path / "checkout"
    (root / "audiodice").mkdir(parents=True)
    (root / "audiodice/__init__.py").write_text('__version__ = "1.2.3"\n')
    (root / "CHANGELOG.md").write_text(
        "# Changes\n\n## 1.2.3 - today\n\n- New.\n\n## 1.2.2\n\n## 1\n"
    )
    who = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
    for command in (("init", "-q"), ("add", "-A"), (*who, "commit", "-q", "-m", "first")):
        subprocess.run([git, *command], cwd=root, check=True)
    monkeypatch.setattr(release, "ROOT", root)
    return root


def test_notes_are_those_of_the_version(release: Any, checkout: Path) -> None:
    assert release.notes("1.2.3") == "- New.\n"
    with pytest.raises(ValueError, match=r"VERSION: '1\.2\.2' is not that of"):
        release.notes("1.2.2")
    (checkout / "CHANGELOG.md").write_text("## 1.2.2\n\n- Old.\n")
    with pytest.raises(ValueError, match=r"has changes, such as M CHANGELOG\.md"):
        release.notes("1.2.3")


@pytest.mark.parametrize("text", ["", "## 1.2.3\n\n## 1.2.2\n\n- Old.\n", "## 1.2.30\n\n- New.\n"])
def test_version_without_notes_is_refused(release: Any, checkout: Path, text: str) -> None:
    (checkout / "CHANGELOG.md").write_text(text)
    who = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
    subprocess.run(["git", *who, "commit", "-qam", "second"], cwd=checkout, check=True)
    with pytest.raises(ValueError, match="no notes under a heading '## 1"):
        release.notes("1.2.3")


@pytest.mark.parametrize(
    ("line", "names"),
    [(["0.0.1"], "VERSION: '0.0.1'"), ([__version__, "--only", "wheel,snap"], "--only: 'snap'")],
)
def test_bad_input_is_one_line_and_status_2(line: list[str], names: str) -> None:
    done = subprocess.run([sys.executable, ROOT / "packaging/release.py", *line],
                          capture_output=True, text=True, check=False)  # fmt: skip
    assert done.returncode == 2
    assert names in done.stderr
    assert done.stderr.count("\n") == 1


def test_archives_depend_on_the_files_alone(release: Any, tmp_path: Path) -> None:
    require_links = sys.platform != "win32"
    for name, when in (("one", 1_000_000_000), ("two", 1_500_000_000)):
        folder = tmp_path / name / "audiodice"
        folder.mkdir(parents=True)
        for file, mode in (("b", 0o600), ("a", 0o777)):
            (folder / file).write_text(file)
            (folder / file).chmod(mode)
            os.utime(folder / file, (when, when))
        release.zipped(folder, tmp_path / f"{name}.zip", 1_700_000_000)
        if require_links:
            (folder / "link").symlink_to("a")
            release.tarred(folder, tmp_path / f"{name}.tar.xz", 1_700_000_000)
    for kind in (".zip", ".tar.xz") if require_links else (".zip",):
        one, two = ((tmp_path / f"{name}{kind}").read_bytes() for name in ("one", "two"))
        assert one == two
    with zipfile.ZipFile(tmp_path / "one.zip") as packed:
        assert packed.namelist() == ["audiodice/a", "audiodice/b"]
    if require_links:
        with tarfile.open(tmp_path / "one.tar.xz") as opened:
            assert opened.getmember("audiodice/link").linkname == "a"
            assert [opened.getmember(f"audiodice/{one}").mode for one in "ab"] == [0o755, 0o644]


def test_part_that_cannot_be_made_is_left_out_with_its_reason(
    release: Any, checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("AUDIODICE_FROZEN", raising=False)
    for name in ("SOURCE_DATE_EPOCH", "PYTHONHASHSEED"):
        monkeypatch.setenv(name, "0")
    left, failed = release.make("1.2.3", ["source", "windows"], tmp_path)
    assert left == {"windows": "AUDIODICE_FROZEN must name the folder made by PyInstaller there"}
    assert not failed
    with tarfile.open(tmp_path / "audiodice-1.2.3-source.tar.gz") as packed:
        assert "audiodice-1.2.3/CHANGELOG.md" in packed.getnames()
