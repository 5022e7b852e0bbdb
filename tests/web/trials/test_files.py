"""A game moves as a file from a browser to the desktop and back, byte for byte."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, cast

import pytest

from audiodice.storage.journal_folder import JournalFolder
from audiodice.storage.journal_writer import InlineWriter
from tests.support.headless import Player
from tests.support.own_files import below
from tests.support.player import BEGUN, FINISHED, filled
from tests.support.program import AUDIODICE, bare_environment
from tests.support.real_page import RealPage
from tests.support.said import sentence
from tests.support.webdriver import firefox
from tests.web.trials.engines import SEED, unbroken
from tests.web.trials.spied_site import EARS, spied

if TYPE_CHECKING:
    from playwright.sync_api import Browser
    from playwright.sync_api import Page as Tab

_DOWNLOADS = """
user_pref("browser.download.folderList", 2);
user_pref("browser.download.dir", "{folder}");
user_pref("browser.download.always_ask_before_handling_new_types", false);
"""
Save = Callable[[], Path]
Open = Callable[[Path], None]


@contextmanager
def at_chromium(
    browser: Browser, address: str, folder: Path, which: str = ""
) -> Iterator[tuple[RealPage, Save, Open]]:
    context = browser.new_context(locale="en-GB", accept_downloads=True)
    page = RealPage(context.new_page(), address)
    page.tab.add_init_script(EARS)

    def save() -> Path:
        with page.tab.expect_download() as download:
            page.tab.click(f"#save{which}")
        path: Path = folder / download.value.suggested_filename
        download.value.save_as(path)
        return path

    yield page, save, lambda path: page.tab.set_input_files(f"#open{which}", path)
    context.close()


@contextmanager
def at_firefox(
    site: Path, folder: Path, profile: Path, which: str = ""
) -> Iterator[tuple[RealPage, Save, Open]]:
    with (
        spied(site, profile.parent) as address,
        firefox(profile, _DOWNLOADS.format(folder=folder)) as tab,
    ):
        page = RealPage(cast("Tab", tab), address, spied=True)

        def save() -> Path:
            before = set(folder.iterdir())
            tab.click(f"#save{which}")
            end = monotonic() + 20
            while True:
                assert monotonic() < end, "nothing was saved"
                found = {one for one in folder.iterdir() if one.suffix != ".part"} - before
                if found and all(one.stat().st_size for one in found):
                    return found.pop()
                sleep(0.05)

        yield page, save, lambda path: tab.type(f"#open{which}", str(path))


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_game_moves_to_the_desktop_and_back(
    engine: str, request: pytest.FixtureRequest, real_site: Path, address: str, tmp_path: Path
) -> None:
    saved = tmp_path / "saved"
    saved.mkdir()
    how = (
        at_chromium(request.getfixturevalue("browser"), address, saved)
        if engine == "chromium"
        else at_firefox(real_site, saved, tmp_path / "profile")
    )
    with how as (page, save, open_):
        page.open(game="farkle", seed=SEED)
        page.key("enter")
        page.key("1")
        file = save()
        assert file.read_bytes().decode() == page.posted("file")[-1]["text"]
        mine = on_the_desktop(tmp_path / "home", file)
        open_(mine)
        page.until("announced.length && posted.findLast(one => one.kind === 'screen').at_table")
        page.tab.wait_for_timeout(1000)
        assert save().read_bytes() == mine.read_bytes()
        unbroken(page)


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_all_a_player_has_moves_to_the_page_and_back(
    engine: str, request: pytest.FixtureRequest, real_site: Path, address: str, tmp_path: Path
) -> None:
    filled(tmp_path / "home")
    environ = {**bare_environment(tmp_path / "home"), **below(tmp_path / "home")}

    def run(*command: str) -> str:
        return subprocess.run(
            [AUDIODICE, *command], env=environ, check=True, capture_output=True, text=True
        ).stdout

    file, saved = tmp_path / "all.audiodice", tmp_path / "saved"
    run("export", str(file))
    saved.mkdir()
    how = (
        at_chromium(request.getfixturevalue("browser"), address, saved, "-player")
        if engine == "chromium"
        else at_firefox(real_site, saved, tmp_path / "profile", "-player")
    )
    with how as (page, save, open_):
        page.open(game="farkle", seed=SEED)
        page.key("enter")
        open_(file)
        page.until("posted.some(one => one.kind === 'ended')", 30)
        told = " ".join(one["text"] for one in page.posted("say"))
        assert sentence("import_games", count=BEGUN + FINISHED, there=0) in told
        page.open()
        back = save()
        unbroken(page)
    done = json.loads(run("import", str(back), "--json"))
    assert (done["games"], done["games_there"]) == (1, BEGUN + FINISHED)
    assert (done["records"], done["records_there"]) == (0, FINISHED)
    assert (done["settings"], done["keymap"], done["quiz"]) == ("there", "there", "there")


def on_the_desktop(home: Path, file: Path) -> Path:
    """Put the file into the desktop's folder of games and play on; returns the new file."""
    folder = home / "data" / "audiodice" / "games"
    environ = bare_environment(home)
    folder.mkdir(parents=True)
    mine = folder / file.name
    mine.write_bytes(file.read_bytes())

    def run(*command: str) -> str:
        return subprocess.run(
            [AUDIODICE, *command], env=environ, check=True, capture_output=True, text=True
        ).stdout

    name = run("resume", "--list").split()[0]
    assert name in mine.name
    assert run("replay", str(mine)).strip()
    assert mine.read_bytes() == file.read_bytes()
    player = Player(keep_in=folder.parent, store=JournalFolder(folder, writer=InlineWriter()))
    player.keys("enter 5 enter")  # go on, keep, throw
    assert mine.read_bytes().startswith(file.read_bytes())
    assert mine.read_bytes() != file.read_bytes()
    return mine
