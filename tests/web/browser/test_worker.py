"""The worker of the built site, under node: with a disk that fails, fills up and is cut."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from time import monotonic
from typing import Any

import pytest

from audiodice import games
from audiodice.present.words import languages
from audiodice.storage import moving, paths
from audiodice.storage.player_file import unpack
from audiodice.web.npm_package import node
from tests.support.player import BEGUN, FINISHED, filled
from tests.support.said import sentence
from tests.support.web import Page

HERE = Path(__file__).parent
PATIENCE_S = 120
KEYS = ["enter", "a", "b", "up", "down", "1", "5", "left", "space", "d", "s", "backspace"]


class Worker:
    """A worker under node; the other end of docs/web.md."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.came: list[Mapping[str, Any]] = []

    def send(self, kind: str, **fields: Any) -> list[str]:
        """Send a message; returns what is said to it."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps({"kind": kind, **fields}) + "\n")
        self._process.stdin.flush()
        said: list[str] = []
        for line in self._process.stdout:
            message = json.loads(line)
            if message["kind"] == "!answered":
                return said
            self.came.append(message)
            if message["kind"] == "say":
                said.append(message["text"])
        raise AssertionError("the worker has ended")

    def start(self, **wishes: Any) -> list[str]:
        """Start the game."""
        return self.send("start", **{"version": 1, "lang": "en", **wishes})

    def press(self, key: str) -> list[str]:
        """Press a key."""
        return self.send("key", key=key, text=key if len(key) == 1 else "")

    def of(self, kind: str) -> list[Mapping[str, Any]]:
        """All messages of a kind so far."""
        return [one for one in self.came if one["kind"] == kind]


Open = Callable[[Path | None], Any]


@pytest.fixture(scope="module")
def scripts(real_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site's scripts, as node wants to have modules."""
    folder: Path = tmp_path_factory.mktemp("scripts")
    for script in real_site.glob("*.js"):
        shutil.copyfile(script, folder / script.name)
    (folder / "package.json").write_text('{"type": "module"}')
    return folder


@pytest.fixture
def worker(real_site: Path, scripts: Path) -> Open:
    @contextmanager
    def opened(disk: Path | None) -> Iterator[Worker]:
        if disk:
            disk.mkdir(exist_ok=True)
        program = HERE / "worker_in_node.mjs"
        command = [*node(), str(program), str(real_site), str(scripts), str(disk or "")]
        how: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        with subprocess.Popen(command, encoding="utf-8", **how) as process:
            too_long = Timer(PATIENCE_S, process.kill)
            too_long.start()
            try:
                yield Worker(process)
            finally:
                too_long.cancel()
                process.kill()

    return opened


@pytest.mark.parametrize("game", games.names())
def test_worker_says_the_same_as_ordinary_python(game: str, worker: Open, tmp_path: Path) -> None:
    page = Page(tmp_path / "page", game=game, seed="11")
    with worker(tmp_path / "disk") as other:
        assert other.start(game=game, seed="11") == [one["text"] for one in page.of("say")]
        for key in ("enter", "up", "down", "d", "a", "s", "t", "l", "r", "enter", "b"):
            assert other.press(key) == page.press(key), key
        assert other.of("kept")[0]["where"] == "browser"
        assert other.of("trouble") == []
        for own in (*other.of("screen"), *other.of("cue")):
            assert all(isinstance(name, str) for name in own)


@pytest.mark.parametrize("lang", languages(paths.locale()))
def test_each_language_is_there(lang: str, worker: Open, tmp_path: Path) -> None:
    page = Page(tmp_path / "page", lang=lang, game="fune", seed="11")
    with worker(None) as other:
        assert other.start(lang=lang, game="fune", seed="11") == [
            one["text"] for one in page.of("say")
        ]
        assert other.press("enter") == page.press("enter")


def test_power_cut_loses_nothing_spoken(worker: Open, tmp_path: Path) -> None:
    chosen = random.Random(5)
    with worker(tmp_path / "disk") as one:
        one.start(game="farkle", seed="5")
        for _ in range(80):
            one.press(chosen.choice(KEYS))
            one.send("!wait", ms=15)
        one.send("!cut", times=400)
    (result,) = one.of("!cut")
    assert result["lost"] == 0
    assert result["checked"] > 200


def test_killed_worker_continues_with_the_dice_last_spoken(worker: Open, tmp_path: Path) -> None:
    with worker(tmp_path / "disk") as one:
        one.start(game="farkle", seed="7")
        one.press("enter")
        one.press("a")
        dice = one.press("d")
        one.send("!save")
    with worker(tmp_path / "disk") as one:
        one.start()
        one.press("enter")
        assert one.press("d") == dice


def test_full_disk_is_said_and_the_game_is_saved_later(worker: Open, tmp_path: Path) -> None:
    with worker(tmp_path / "disk") as one:
        one.start(game="farkle", seed="7")
        one.send("!room", bytes=0)
        one.press("enter")
        told = one.send("!wait", ms=2500)
        assert told
        assert one.press("a")
        one.send("!room")
        assert one.send("!wait", ms=6500)
        dice = one.press("d")
        one.send("!save")
    with worker(tmp_path / "disk") as one:
        one.start()
        one.press("enter")
        assert one.press("d") == dice


def test_all_a_player_has_moves_to_the_page_and_back(worker: Open, tmp_path: Path) -> None:
    desktop = filled(tmp_path / "desktop")
    for age, path in enumerate(sorted(desktop.data.rglob("*.journal"))):
        os.utime(path, (1_700_000_000 - age, 1_700_000_000 - age))
    data, _ = moving.save(desktop)
    with worker(tmp_path / "disk") as one:
        one.start()
        one.send("!room", bytes=0)
        one.send("open_player", data=b64encode(data).decode())
        _wait_until(one, "Nothing was brought in")
        one.send("!room")
        assert not one.of("ended")
        one.send("open_player", data=b64encode(data).decode())
        _wait_until(one, sentence("import_games", count=BEGUN + FINISHED, there=0))
        assert one.of("ended")
        one.send("!save")
    with worker(tmp_path / "disk") as one:
        one.start()
        one.send("save_player")
        (file,) = one.of("file")
    members, back = unpack(data), unpack(b64decode(file["data"]))
    assert back.keys() == members.keys()
    for name in members.keys() - {"records.sqlite"}:
        assert back[name].data == members[name].data
        if name.endswith(".journal"):
            assert back[name].modified == members[name].modified
    done = moving.Import(b64decode(file["data"]), desktop).run()
    there = (done.games_there, done.records_there, done.practice_there)
    assert there == (BEGUN + FINISHED, FINISHED, 2)
    assert (done.games, done.records, done.practice, done.beside) == (0, 0, 0, [])


def _wait_until(one: Worker, said: str) -> None:
    until = monotonic() + PATIENCE_S / 3
    while not any(said in told["text"] for told in one.of("say")):
        assert monotonic() < until, one.of("say")
        one.send("!wait", ms=50)


def test_game_continues_without_storage(worker: Open) -> None:
    with worker(None) as one:
        one.start(game="farkle", seed="7")
        assert one.of("kept")[0]["where"] == "memory"
        assert [trouble["key"] for trouble in one.of("trouble")] == ["not_kept"]
        assert one.press("enter")


def test_another_protocol_is_refused(worker: Open) -> None:
    with worker(None) as one:
        one.start(version=2)
        assert [trouble["key"] for trouble in one.of("trouble")] == ["bad_protocol"]


def test_log_cut_during_compaction_loses_nothing(scripts: Path) -> None:
    program = HERE / "kept_log_in_node.mjs"
    command = [*node(), str(program), str(scripts), "1000"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=True)
    result = json.loads(done.stdout)
    assert (result["lost"], result["strange"]) == (0, 0)
    assert result["compacted"] > 500
