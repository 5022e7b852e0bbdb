"""Facts in the documents about the distributed program: licences, groups, files, network.

`test_docs.py` checks keys, commands and first turns; `tests/session/test_guide_claims.py` checks
settings, opponents and voices.
"""

from __future__ import annotations

import importlib.metadata
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path, PurePosixPath
from typing import Any

import accessible_output2
import espeakng_loader
import pytest

import audiodice
from audiodice.storage import paths
from tests.support.each import each
from tests.support.program import bare_environment
from tests.support.require import require, require_program
from tests.test_architecture import imported

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


def page(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def pyproject() -> dict[str, Any]:
    return tomllib.loads(page("pyproject.toml"))


# ------------------------------------------------------------------ what is named is there

TOPS = r"(?:tests|bench|docs|packaging|audiodice|sounds|keymaps|\.ci)/"
STANDS_FOR_ANY = re.compile(r"[A-Z]{4}|[/_]pig\b")  # LANG, GAME, NAME; the game that a page adds


@each("path", PAGES, ids=lambda path: path.name)
def test_every_path_and_bench_on_a_page_exists(path: Path) -> None:
    text = path.read_text("utf-8")
    named = re.findall(rf"`({TOPS}[^`\s]*)`", text)
    named += [f"bench/{name}.py" for name in re.findall(r"`[^`\n]*\bbench\.(\w+)", text)]
    gone = [one for one in named if not any(ROOT.glob(one.rstrip("/")))]
    assert [one for one in gone if not STANDS_FOR_ANY.search(one)] == []


# ------------------------------------------------------------------ libraries and licences

ROW = re.compile(r"^\| [^|]+ \| ([\w.-]+)[^|]*\| ([^|]+) \|$", re.M)
LIBRARIES = "docs/decisions/0100-libraries.md"
LICENCES = ("LGPL", "MPL", "MIT", "BSD", "Apache", "PSF")
ONLY_WINDOWS = {"pywin32"}


def canonical(name: str) -> str:
    """The name of a project in the form that registries compare."""
    return re.split(r"[<>=!~; ]", re.sub(r"[-_.]+", "-", name).lower())[0]


def licence(project: str) -> str:
    """The licence in a project's metadata, from any of the possible fields; "" if there is none."""
    told = importlib.metadata.metadata(project)
    fields = [told[name] for name in ("License-Expression", "License") if told[name]]
    return " ".join([*fields, *(told.get_all("Classifier") or ())])


def libraries() -> dict[str, str]:
    """By project, its row in the table of libraries: "why; licence; import"."""
    rows = ROW.findall(page(LIBRARIES))
    return {canonical(name): why for name, why in rows if name != "library"}


def test_table_of_libraries_matches_the_dependencies() -> None:
    needed = {canonical(one) for one in pyproject()["project"]["dependencies"]}
    assert {*libraries()} == needed


@each("project", sorted({*libraries()} - (set() if sys.platform == "win32" else ONLY_WINDOWS)))
def test_library_has_the_licence_in_the_table(project: str) -> None:
    told = licence(project)
    if not told:  # then the table has the licence of what the wheel contains
        assert project == "espeakng-loader"
        return
    named = [one for one in LICENCES if one in libraries()[project]]
    assert len(named) == 1
    assert named[0] in told


def test_our_licence_is_mit_wherever_it_is_named() -> None:
    assert page("LICENSE").startswith("MIT License")
    assert pyproject()["project"]["license"] == "MIT"
    assert "audiodice is under the MIT licence." in page("README.md")


def test_embedded_voice_has_more_than_100_languages() -> None:
    assert "more than 100 languages" in page(LIBRARIES)
    voices = Path(espeakng_loader.get_data_path()) / "lang"
    assert sum(path.is_file() for path in voices.rglob("*")) > 100


def test_libraries_for_windows_screen_readers_are_installed() -> None:
    """Whether they work there has not been tried; see docs/installing.md."""
    folder = Path(accessible_output2.__file__).parent / "lib"
    there = " ".join(path.name for path in folder.glob("*.dll"))
    files = {"NVDA": "nvda", "ZDSR": "ZDSR", "Dolphin": "dol", "PC-Talker": "PCTK",
             "System Access": "SAAPI"}  # fmt: skip
    text = " ".join(page("docs/installing.md").split())
    assert "The library by which NVDA is reached" in text
    assert f"Those of {', '.join([*files][1:-1])} and {[*files][-1]} are left out" in text
    assert [reader for reader, file in files.items() if file not in there] == []


# ------------------------------------------------------------------ installing, building


def test_extras_and_groups_match_the_page() -> None:
    text = page("docs/installing.md")
    groups = re.findall(r"^- `(\w+)`:", text.partition("## Groups, for builders")[2], re.M)
    assert sorted(groups) == sorted(pyproject()["dependency-groups"])
    extras = {*pyproject()["project"]["optional-dependencies"]}
    assert extras == {*re.findall(r"`audiodice\[(\w+)\]`", text)}
    assert extras == {*(importlib.metadata.metadata("audiodice").get_all("Provides-Extra") or ())}


def test_wheel_has_the_name_on_the_page() -> None:
    (named,) = re.findall(r"`(audiodice-[\w.-]+\.whl)`", page("docs/installing.md"))
    assert named == f"audiodice-{audiodice.__version__}-py3-none-any.whl"


def test_changelog_has_notes_for_this_version() -> None:
    """packaging/release.py takes them for the release."""
    version = re.escape(audiodice.__version__)
    parts = re.split(r"^## ", page("CHANGELOG.md"), flags=re.M)[1:]
    assert parts[0].startswith("Unreleased\n")
    (notes,) = (part for part in parts if re.match(rf"{version} - \d{{4}}-\d\d-\d\d\n", part))
    assert len(re.findall(r"^- ", notes, re.M)) > 0


def test_citation_names_our_licence_and_the_authors_of_rules() -> None:
    cited, thanks = page("CITATION.cff"), page("README.md").partition("\n## Licence")[2]
    assert f"\nlicense: {pyproject()['project']['license']}\n" in cited
    words = "".join(path.read_text("utf-8") for path in (paths.locale() / "en").glob("*.ftl"))
    told = " ".join(re.findall(r"^game-credits = (.+)$", words, re.M))
    for author, fields in {
        "Frank Nora": ("family-names: Nora", "given-names: Frank"),
        "QuentinC": ("name: QuentinC",),
    }.items():
        assert author in told
        assert author in thanks
        assert all(field in cited for field in fields)


def test_readme_names_the_downloads_of_this_version() -> None:
    named = re.findall(r"`audiodice-(\d+\.\d+\.\d+)-([\w.-]+)`", page("README.md"))
    assert {version for version, _ in named} == {audiodice.__version__}
    assert {file for _, file in named} >= {"setup.exe", "linux-x86_64.tar.xz", "web.zip"}


def test_release_is_made_by_the_one_command_and_says_that_it_was_not_tried() -> None:
    text = page(".github/workflows/release.yml")
    assert text.startswith("# Not tried")
    assert page(".github/workflows/ci.yml").startswith("# Not tried")
    lines = re.findall(r"packaging/release\.py .+ --only (\S+)$", text, re.M)
    assert ",".join(lines).split(",") == [
        "wheel", "sdist", "source", "licences", "sbom", "site", "linux", "windows"
    ]  # fmt: skip
    for words in ("--draft", "environment: pypi", "id-token: write", "attest-build-provenance"):
        assert words in text


@each("workflow", ["ci.yml", "release.yml"])
def test_every_path_in_a_workflow_exists(workflow: str) -> None:
    text = page(f".github/workflows/{workflow}").replace("\\", "/")
    named = {*re.findall(r"(?<![\w/])(?:packaging|\.ci)/[\w./-]+", text)}
    assert named
    assert [one for one in sorted(named) if not (ROOT / one).exists()] == []


def test_every_page_names_the_same_pythons() -> None:
    project = pyproject()["project"]
    supported = re.findall(r":: (3\.\d+)", "\n".join(project["classifiers"]))
    assert project["requires-python"] == f">={supported[0]}"
    for name in ("README.md", "docs/installing.md"):
        assert f"Python {supported[0]} or newer" in page(name)
    (tried,) = re.findall(r"pythons=\((3[^)]+)\)", page("packaging/pythons.sh"))
    assert tried.split() == supported


def test_lowest_versions_are_tried_on_the_lowest_python() -> None:
    script = page("packaging/lowest.sh")
    (tried,) = re.findall(r"uv venv .*--python (3\.\d+)", script)
    assert pyproject()["project"]["requires-python"] == f">={tried}"
    assert "--resolution lowest-direct" in script
    for one in pyproject()["project"]["dependencies"]:
        assert ">=" in one, one


def test_ci_runs_the_tests_of_the_readme_the_packages_lint_and_types() -> None:
    script, long = (page(".ci/common.sh") + page(name) for name in (".ci/run", ".ci/all"))
    for part in ("uv run --group test pytest", "packaging/check.py", "ruff check",
                 "ruff format --check", " mypy", "-m browser", "-m orca",
                 "-m windows"):  # fmt: skip
        assert any(part in line for line in script.splitlines() if not line.startswith("#")), part
    for part in (
        "packaging/lowest.sh",
        "packaging/release.py",
        "--release",
        "-m quiet_machine",
        "/run",
    ):
        assert any(part in line for line in long.splitlines() if not line.startswith("#")), part
    hooks = re.findall(r"entry: (.+?)(?: --force-exclude)?$", page(".pre-commit-config.yaml"), re.M)
    assert len(hooks) == 3
    assert [hook for hook in hooks if hook not in script] == []


def test_desktop_entry_is_installed_as_on_the_page(tmp_path: Path) -> None:
    require_program("install")
    section = page("docs/installing.md").partition("## In the menu of a Linux desktop")[2]
    block = section.split("```")[1]
    command = ["bash", "-euc", block]
    subprocess.run(command, env={**bare_environment(tmp_path), "PATH": "/usr/bin:/bin"},
                   cwd=ROOT, check=True, timeout=20)  # fmt: skip
    share = tmp_path / ".local" / "share"
    found = {path.relative_to(share).as_posix() for path in share.rglob("*") if path.is_file()}
    icons = "icons/hicolor"
    assert found == {"applications/audiodice.desktop", f"{icons}/scalable/apps/audiodice.svg",
                     f"{icons}/256x256/apps/audiodice.png"}  # fmt: skip


def test_missing_tool_skips_a_test_or_fails_it_if_all_are_required(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("AUDIODICE_REQUIRE_ALL", raising=False)
    with pytest.raises(pytest.skip.Exception, match="nothing is there"):
        require(False, "nothing is there")
    monkeypatch.setenv("AUDIODICE_REQUIRE_ALL", "1")
    with pytest.raises(pytest.fail.Exception, match="nothing is there"):
        require(False, "nothing is there")


# ------------------------------------------------------------------ the network (SECURITY.md)

NETWORK = {"asyncio", "ftplib", "http", "imaplib", "requests", "smtplib", "socket",
           "socketserver", "ssl", "telnetlib", "urllib", "webbrowser", "xmlrpc"}  # fmt: skip
WATCHED = """
import sys, json, os
def watch(event, details):
    if event in ("socket.connect", "socket.sendto"):
        address = details[-1]  # of another machine a tuple, of a socket file its path
        told = [address] if isinstance(address, str) else [*address]
        os.write(2, (json.dumps(told) + "\\n").encode())  # whole, whichever thread writes it
sys.addaudithook(watch)
from audiodice.cli import main
main(["doctor", "--json"])
"""


def test_only_voices_and_friends_open_connections() -> None:
    package = ROOT / "audiodice"
    opening = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if NETWORK
        & {
            name.partition(".")[0]
            for name in imported(PurePosixPath(path.relative_to(package)), path.read_text("utf-8"))
        }
    }
    listening = {"web/serve.py"}  # only `web serve` and `relay`; the site's address for others
    reading = {"core/broker_address.py", "web/friends.py"}  # take an address apart, no more
    voices = {"devices/speech/ssip.py", "devices/speech/session_bus.py"}
    others = opening - listening - reading - voices
    assert voices <= opening
    assert "friends/wire/mqtt_connection.py" in others
    assert {path for path in others if not path.startswith("friends/wire/")} == set()


@pytest.mark.parametrize(
    ("extra", "reached"),
    [({}, set()), ({"SPEECHD_ADDRESS": "inet_socket:127.0.0.1:9"}, {("127.0.0.1", 9)})],
)
def test_only_the_named_machine_is_reached(
    tmp_path: Path, extra: dict[str, str], reached: set[tuple[object, ...]]
) -> None:
    """Tries each voice and the sound. No server listens at that port."""
    require(sys.platform == "linux", "Speech Dispatcher is for Linux")
    told: set[tuple[object, ...]] = set()
    for _ in range(5):  # on a busy machine a voice is given up before it has connected
        done = subprocess.run(
            [sys.executable, "-c", WATCHED], env=bare_environment(tmp_path, **extra), cwd=tmp_path,
            stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        told |= {(*json.loads(line),) for line in done.stderr.splitlines() if line.startswith("[")}
        if told:
            break
    assert told  # at least the socket file of a Speech Dispatcher on this machine
    asked_way = {("198.51.100.1", 9)}  # wire/nearby.py: chooses an address, sends nothing
    assert {address for address in told if len(address) > 1} - asked_way == reached
