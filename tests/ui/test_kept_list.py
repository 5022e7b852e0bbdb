"""The list of saved games to resume, repair or delete, in the menus and as a command."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from audiodice.engine.journal import Seat
from audiodice.engine.saved_game import SavedGame
from audiodice.storage import paths
from audiodice.storage.journal_folder import JournalFolder
from audiodice.ui.saved_games_screen import label, resume_named
from audiodice.ui.screen import Pending, Response
from tests.cli.test_cli_solved import run
from tests.support.headless import Player
from tests.support.said import RememberingWords, said, sentence
from tests.ui.test_going_on import left_behind


def resume_by_name(player: Player, name: str) -> Response:
    """Return the first response of `audiodice resume NAME`."""
    saved = player.autosave.find(name)
    assert saved is not None
    response = resume_named(player.context, player.launcher, player.autosave, saved)
    while isinstance(response.then, Pending):
        response = response.then.response()
    return response


def test_list_names_resumes_and_deletes_games(tmp_path: Path) -> None:
    left_behind(tmp_path, "enter b", seed=9).press("enter")
    time.sleep(0.02)  # so that the times of the files differ
    left_behind(tmp_path, "enter b", seed=13).press("enter")
    player = Player(keep_in=tmp_path)
    player.press("k")
    assert player.heard[-1] == said("menu_move", label="kept-title")
    answer = player.press("enter")
    assert answer == said(
        "menu_open", label="kept-game", title="kept-title", game="farkle/game-name", days=0
    )
    assert player.press("delete") == said("delete_asked")
    assert player.press("down") == said(
        "menu_move", label="kept-game", game="farkle/game-name", days=0
    )
    assert player.press("delete") == said("delete_asked")  # this asks about another game
    assert player.press("delete") == said("game_deleted", "menu_again", label="finished-title")
    assert len(JournalFolder(tmp_path / "games").kept()) == 1
    player.press("home")
    assert player.press("enter") == said(
        "resumed", ..., game="farkle/game-name", opponents=("opponent-name-cautious",)
    )


def test_menu_no_longer_offers_a_deleted_game(tmp_path: Path) -> None:
    left_behind(tmp_path).press("enter")
    player = Player(keep_in=tmp_path)
    player.keys("k enter delete delete")
    assert player.press("escape") == said("menu_open", label="kept-title")


def test_choosing_a_game_whose_file_was_removed_says_so(tmp_path: Path) -> None:
    left_behind(tmp_path).press("enter")
    player = Player(keep_in=tmp_path)
    for path in (tmp_path / "games").iterdir():
        path.unlink()
    assert player.press("enter") == said("game_gone")


def test_game_open_in_another_program_is_listed_but_not_opened(tmp_path: Path) -> None:
    left_behind(tmp_path).press("enter")
    other = Player(keep_in=tmp_path)
    late = Player(keep_in=tmp_path)
    other.press("enter")
    assert late.press("enter") == said("game_open_elsewhere")
    late.keys("k enter")
    assert late.heard[-1] == said(
        "menu_open",
        label="kept-game",
        title="kept-title",
        game="farkle/game-name",
        days=0,
        state="elsewhere",
    )
    assert late.press("enter") == said("game_open_elsewhere")
    assert late.keys("delete delete")[-1] == said("game_open_elsewhere")
    other.press("ctrl+q")
    assert late.press("enter") == said(
        "resumed", ..., seat=0, game="farkle/game-name", opponents=("opponent-name-cautious",)
    )


def test_good_part_of_a_damaged_game_is_offered_and_resumed(tmp_path: Path) -> None:
    left_behind(tmp_path, "enter 1 enter").press("enter")
    (path,) = (tmp_path / "games").glob("*.journal")
    lines = path.read_text().splitlines(keepends=True)
    lines[-2] = lines[-2].replace('"sum": "', '"sum": "x')
    path.write_text("".join(lines))
    player = Player(keep_in=tmp_path)
    assert player.heard == [said("menu_open", label="menu-play", game="farkle/game-name")]
    player.keys("k enter")
    assert player.heard[-1] == said(
        "menu_open",
        label="kept-game",
        title="kept-title",
        game="farkle/game-name",
        days=0,
        state="damaged",
    )
    answer = player.press("enter")
    assert answer == said("game_damaged", ...)
    assert answer == said(..., "good_part_asked")
    assert player.press("enter") == said(
        "resumed", ..., seat=0, game="farkle/game-name", opponents=("opponent-name-cautious",)
    )
    assert list((tmp_path / "games").glob("*.damaged"))


def test_good_part_of_a_damaged_game_is_offered_on_the_command_line(tmp_path: Path) -> None:
    left_behind(tmp_path, "enter 1 enter").press("enter")
    (path,) = (tmp_path / "games").glob("*.journal")
    path.write_bytes(path.read_bytes().replace(b'"arg"', b'"art"', 1))
    left_behind(tmp_path, seed=3).press("enter")  # another game, played later
    player = Player(keep_in=tmp_path)
    offer = resume_by_name(player, path.stem)
    assert [event.key for event in offer.speech] == ["game_damaged", "good_part_asked"]
    player.router.carry_out(offer)
    assert player.heard[-1] == said(
        ..., "menu_open", label="kept-game", game="farkle/game-name", days=0, state="damaged"
    )
    assert player.keys("down down up escape")[-1] == said("menu_open", label="kept-title")
    player.router.carry_out(resume_by_name(player, path.stem))
    assert player.press("enter") == said(
        "resumed", ..., seat=0, game="farkle/game-name", opponents=("Cora",)
    )


def test_game_of_a_newer_version_is_listed_as_such(tmp_path: Path) -> None:
    left_behind(tmp_path).press("enter")
    (path,) = (tmp_path / "games").glob("*.journal")
    path.write_text(path.read_text().replace('{"audiodice": 2', '{"audiodice": 9'))
    player = Player(keep_in=tmp_path)
    player.keys("k enter")
    assert player.heard[-1] == said("menu_open", label="kept-game", game=path.stem, state="newer")
    assert player.press("enter") == said("game_newer", version=9)
    answer = resume_by_name(player, path.stem).speech
    assert [event.key for event in answer] == ["game_newer"]


def test_file_that_is_not_a_game_is_listed_and_refused(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "20260101T000000Z-farkle.journal").write_text("nothing\n")
    player = Player(keep_in=tmp_path)
    player.keys("k enter")
    assert player.heard[-1] == said(
        "menu_open", label="kept-game", game="20260101T000000Z-farkle", state="damaged"
    )
    assert player.press("enter") == said("game_unreadable")
    assert player.keys("delete delete")[-1] == said("game_deleted", ...)
    assert list(folder.iterdir()) == []


def test_resumed_game_is_told_in_sounds(tmp_path: Path) -> None:
    left_behind(tmp_path).press("enter")
    player = Player(keep_in=tmp_path, speech=False)
    before = len(player.cued)
    player.press("enter")
    player.let_play()
    told = player.cued[before:]
    assert "game_resumed" in told
    assert "turn_mine" in told or "tell_total" in told


@pytest.mark.parametrize(
    ("age", "ago"),
    [
        (timedelta(seconds=-5), {"days": 0, "hours": 0, "minutes": 0}),
        (timedelta(minutes=1), {"hours": 0, "minutes": 1}),
        (timedelta(minutes=59), {"hours": 0, "minutes": 59}),
        (timedelta(hours=1), {"days": 0, "hours": 1}),
        (timedelta(days=1), {"days": 1}),
        (timedelta(days=40), {"days": 40}),
    ],
)
def test_entry_says_the_age_of_a_game(age: timedelta, ago: dict[str, int]) -> None:
    now = datetime.now(UTC)
    when = now - age - timedelta(seconds=5)
    kept = SavedGame(Path("x.journal"), when, "fune", (Seat("Ann"),), (7,))
    words = RememberingWords(paths.locale(), "en")
    heard = words.label(label(words, kept, now))
    assert heard == said("entry", label="kept-game", game="fune/game-name", **ago)


def test_the_command_says_when_there_is_no_game_and_when_none_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(paths, "data_folder", lambda: tmp_path)
    status, out, err = run(capsys, "resume --list --lang en")
    assert (status, out) == (0, "")
    assert err.startswith("there is no saved game to resume")
    (tmp_path / "games").write_text("no folder")
    unreadable = sentence("games_unreadable", why="Not a directory") + "\n"
    assert run(capsys, "resume --list --lang en") == (0, "", unreadable)
    assert run(capsys, "resume --lang en") == (2, "", f"audiodice: {unreadable}")


def test_the_command_says_what_to_type_if_no_undamaged_game_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    left_behind(tmp_path, "enter 1 enter").press("enter")
    (path,) = (tmp_path / "games").glob("*.journal")
    path.write_bytes(path.read_bytes().replace(b'"arg"', b'"art"', 1))
    monkeypatch.setattr(paths, "data_folder", lambda: tmp_path)
    status, out, err = run(capsys, "resume --lang en")
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"audiodice: {path.stem} cannot be resumed. ")
    assert err.endswith(f" audiodice resume {path.stem}.\n")
    path.write_text("nothing\n")
    (tmp_path / "games" / "20260101T000000Z-farkle.journal").write_text('{"audiodice": 9}\n')
    status, out, err = run(capsys, "resume --lang en")
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert sentence("game_newer", version=9) in err
    assert "undamaged" not in err
    assert err.endswith(": audiodice resume --list.\n")


def test_the_command_says_that_the_only_game_is_open_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    player = left_behind(tmp_path)
    player.keys("home enter")  # back at the table
    pending = player.autosave._journals.pending  # the write may not have ended yet
    assert pending is None or pending.wait(5000)
    monkeypatch.setattr(paths, "data_folder", lambda: tmp_path)
    name = player.autosave._journals.name
    status, out, err = run(capsys, "resume --lang en")
    assert (status, out) == (2, "")
    told = f"{name} cannot be resumed. {sentence('game_open_elsewhere')}"
    assert err == f"audiodice: {told}\n"


def test_number_at_the_end_of_a_name_is_separated_from_the_points() -> None:
    words = Player().context.words
    now = datetime.now(UTC)
    saved = SavedGame(Path("x"), now, "farkle", (Seat("Ann"), Seat("Ann 2")), (20, 40))
    told = label(words, saved, now)
    assert "Ann 20" in told
    assert "Ann 2: 40" in told
