"""The installed packages, the program without some of them, and THIRD-PARTY.md."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import tomllib
from email.message import Message
from pathlib import Path
from typing import Any

import pytest

from audiodice.engine.setup import GameSetup
from tests.support.each import each
from tests.support.headless import Player
from tests.support.program import AUDIODICE, bare_environment

ROOT = Path(__file__).parents[1]
# Imported by name, because mypy takes it for our folder `packaging`.
requirements = importlib.import_module("packaging.requirements")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))

MACHINES = [
    ("linux", "x86_64", True),
    ("linux", "aarch64", True),
    ("linux", "riscv64", False),
    ("linux", "armv7l", False),
    ("linux", "i686", False),
    ("linux", "ppc64le", False),
    ("linux", "s390x", False),
    ("darwin", "x86_64", True),
    ("darwin", "arm64", True),
    ("win32", "AMD64", True),
    ("win32", "ARM64", True),
    ("win32", "x86", False),
    ("freebsd14", "amd64", False),
]


def installed(system: str, machine: str, python: str) -> set[str]:
    """The names of the packages installed on a machine."""
    there = {"sys_platform": system, "platform_machine": machine, "python_version": python}
    needed = map(requirements.Requirement, PROJECT["project"]["dependencies"])
    return {one.name for one in needed if one.marker is None or one.marker.evaluate(there)}


@each(("system", "machine", "voice"), MACHINES)
@each("python", ["3.11", "3.12", "3.13", "3.14"])
def test_each_platform_gets_its_packages(
    system: str, machine: str, voice: bool, python: str
) -> None:
    there = installed(system, machine, python)
    assert ("espeakng-loader" in there) == voice
    assert {"click", "fluent-runtime", "numpy", "pygame-ce"} <= there
    assert "pygame" not in there


# ------------------------------------------------------------------ without the own voice


@pytest.fixture
def voiceless(tmp_path: Path) -> dict[str, str]:
    """An environment in which espeakng-loader is not installed."""
    gone = tmp_path / "gone" / "espeakng_loader.py"
    gone.parent.mkdir()
    gone.write_text("raise ModuleNotFoundError(\"No module named 'espeakng_loader'\")", "utf-8")
    return bare_environment(tmp_path, PYTHONPATH=str(gone.parent))


def test_doctor_reports_text_output_without_the_embedded_voice(voiceless: dict[str, str]) -> None:
    command = [str(AUDIODICE), "doctor", "--json"]
    done = subprocess.run(
        command, env=voiceless, capture_output=True, text=True, timeout=60, check=False
    )
    told = json.loads(done.stdout)
    rungs = {rung["name"]: rung for rung in told["rungs"]}
    assert (done.returncode, told["speaks"]) == (0, "text")
    assert not rungs["embedded"]["able"]
    assert "espeakng_loader" in rungs["embedded"]["why"]


@pytest.mark.skipif(os.name == "nt", reason="plays in a pseudo-terminal")
@pytest.mark.parametrize("speech", ["auto", "embedded", "native", "text"])
def test_game_is_played_without_the_embedded_voice(voiceless: dict[str, str], speech: str) -> None:
    import pexpect

    terminal = pexpect.spawn(
        str(AUDIODICE),
        ["play", "farkle", "--seed", "7", "--face", "terminal", "--speech", speech],
        env={**voiceless, "TERM": "xterm"},
        encoding="utf-8",
        timeout=30,
    )
    terminal.expect_exact(Player(GameSetup("farkle")).heard[0])
    terminal.send("\r")
    terminal.expect("5,? 2,? 2,? 1,? 6,? 5")  # native voices get commas between dice
    terminal.send("\x11")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0


# ------------------------------------------------------------------ whose it is


@pytest.fixture(scope="module")
def third_party() -> Any:
    """The script that writes the page."""
    found = importlib.util.spec_from_file_location("third", ROOT / "packaging/third_party.py")
    assert found
    assert found.loader
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_page_of_licences_lists_the_installed_packages(third_party: Any) -> None:
    assert (ROOT / "THIRD-PARTY.md").read_text("utf-8") == third_party.page()


def test_every_library_is_listed_and_copyleft_licences_are_explained(
    third_party: Any,
) -> None:
    page = (ROOT / "THIRD-PARTY.md").read_text("utf-8")
    project = PROJECT["project"]
    extras = [one for needed in project["optional-dependencies"].values() for one in needed]
    for needed in map(requirements.Requirement, [*project["dependencies"], *extras]):
        assert f"\n| {needed.name.lower().replace('.', '-')} | " in page
    rows = [row.split(" | ") for row in page.splitlines() if row.startswith("| ")][1:]
    special = {name.strip("| ") for name, told in rows if "GPL" in told or "MPL" in told}
    told = page.partition("## Under the GPL")[2]
    assert special >= {"pygame-ce", "zeroconf", "pyttsx3", "espeakng-loader"}
    assert [name for name in special if f"**{name}**" not in told] == []
    readme = (ROOT / "README.md").read_text("utf-8")
    assert [name for name in special if name not in readme] == []


def test_folder_has_the_text_of_every_licence(third_party: Any) -> None:
    texts = third_party.page_of(ROOT / "packaging/licence_texts")
    there = {name for name, found in third_party.packages().items() if found}
    assert len(there) > 20
    for name in there:
        body = texts.partition(f"\n## {name} ")[2].partition("\n## ")[0]
        assert len(body) > 400, name
    for words in ("GNU GENERAL PUBLIC LICENSE", "GNU LESSER GENERAL PUBLIC", "Mozilla Public"):
        assert words in texts


def test_every_file_of_a_folder_needs_a_line_with_a_licence(
    third_party: Any, tmp_path: Path
) -> None:
    """`packaging/freeze.sh` asks this of the one-folder program itself."""
    inside = tmp_path / "_internal"
    module = "python3.11/lib-dynload/zlib.cpython-311.so"
    native = (
        "nacl/_sodium.abi3.so",
        "libogg-1.so.0",
        "libz.so.1",
        "libpng9.dll",
        "_ssl.pyd",
        module,
    )
    for name in (*native, "audiodice/keymap.toml"):
        (inside / name).parent.mkdir(parents=True, exist_ok=True)
        (inside / name).touch()
    page = tmp_path / "THIRD-PARTY.md"
    page.touch()
    page.write_text(third_party.page_of(tmp_path))
    assert third_party.unnamed(tmp_path) == []
    assert "| libogg-1.so.0 | Ogg | BSD-3-Clause | 1994-2020 Xiph" in page.read_text()
    for words in ("nacl/_sodium.abi3.so | PyNaCl with libsodium | Apache-2.0 AND ISC",
                  "libpng9.dll | libpng | libpng-2.0", "zlib.cpython-311.so | Python | PSF-2.0",
                  "| audiodice | THIRD-PARTY.md, audiodice |"):  # fmt: skip
        assert words in page.read_text()
    strange = ["_strange.pyd", "strange/data.bin", "zdsrapi.dll"]
    for name in strange:
        (inside / name).parent.mkdir(exist_ok=True)
        (inside / name).touch()
    assert third_party.unnamed(tmp_path) == strange
    page.write_text(third_party.page_of(tmp_path))  # a new page does not know them either
    assert third_party.unnamed(tmp_path) == strange


@pytest.mark.parametrize("said", [None, "UNKNOWN", "x" * 100])
def test_package_without_a_licence_is_an_error(third_party: Any, said: str | None) -> None:
    class Silent:
        metadata = Message()

    if said:
        Silent.metadata["License"] = said
    with pytest.raises(LookupError, match="strange"):
        third_party.licence("strange", Silent())
    with pytest.raises(LookupError, match="strange"):
        third_party.licence("strange", None)


def test_distributed_files_have_the_page() -> None:
    assert PROJECT["project"]["license-files"] == ["LICENSE", "THIRD-PARTY.md"]
    spec = (ROOT / "packaging/audiodice.spec").read_text("utf-8")
    assert "third_party.page_of(" in spec
