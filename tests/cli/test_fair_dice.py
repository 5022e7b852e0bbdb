"""Fair dice: commitment at the start, seed at the end, and `replay --verify`."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from audiodice.core.model import Action
from audiodice.core.text import LONGEST_NAME
from audiodice.engine.journal import Journal, Move, read_file
from audiodice.engine.setup import GameSetup
from audiodice.engine.table import Table
from audiodice.engine.throw import SeededThrow, chance
from audiodice.opponents.generic import cautious
from audiodice.storage import paths
from audiodice.ui.menu import Menu
from audiodice.ui.play.fairness import SeedWord
from audiodice.ui.play.table_screen import TableScreen
from audiodice.ui.screen import Response, Restart, push
from audiodice.ui.seating import sit_down
from tests.cli.test_cli_solved import run
from tests.support.headless import Player
from tests.support.require import make_pipe
from tests.support.said import said, sentence

FIXTURES = Path(__file__).parents[1] / "fixtures" / "journals"
ALONE = GameSetup("farkle", ("",), (), {"target": 100})


def player_of(*, fair: bool = True) -> Player:
    """A player who wins with the first throw, and types no word before a fair game."""
    player = Player(ALONE, fair=fair, seed=2**90 + 7, dice=[(1, 1, 1, 1, 2, 3)])
    if fair:
        player.press("enter")
    return player


def to_the_end(player: Player) -> str:
    """Win; returns the last text."""
    answer = player.keys("enter a b")[-1]
    assert player.table.over
    return answer


def spelled(text: str) -> str:
    """The spelled characters after the last colon, joined."""
    return re.sub(r"[^0-9a-f]", "", text.rpartition(":")[2])


def test_commitment_is_mentioned_at_the_start_and_spelled_by_g() -> None:
    player = player_of()
    assert player.heard[-1] == said(..., "fair_begun")
    answer = player.press("g")
    assert answer == said(..., "commitment")
    assert spelled(answer) == sha256(str(2**90 + 7).encode()).hexdigest()
    assert len(answer.rpartition(":")[2].split(",")) == 16  # groups of four


def test_seed_is_told_only_at_the_end() -> None:
    player = player_of()
    assert "seed_told" not in player.press("g").keys
    assert to_the_end(player) == said(
        ..., "seed_told", ..., groups=("1237", "9400", "3928", "5380", "2748", "9912", "4231")
    )
    assert spelled(player.press("g")) == str(2**90 + 7)


def test_undo_is_refused_once_the_seed_is_known() -> None:
    for fair in (False, True):
        player = player_of(fair=fair)
        to_the_end(player)
        player.press("backspace")
        assert player.table.over == fair


def test_usual_dice_have_no_commitment() -> None:
    player = player_of(fair=False)
    player.press("g")
    to_the_end(player)
    keys = {key for heard in player.heard for key in heard.keys}
    assert not keys & {"fair_begun", "commitment", "seed_told"}
    assert not player.table.journal.header.fair


def test_saved_fair_game_is_resumed_fair(tmp_path: Path) -> None:
    player = Player(ALONE, fair=True, keep_in=tmp_path)
    player.keys("enter enter")
    player.autosave.close()
    again = Player(keep_in=tmp_path)
    again.keys("home enter")
    assert again.table.journal.header.fair
    assert again.press("g") == said(..., "commitment")


# --- the command line ---------------------------------------------------------------------------


def test_fair_refuses_a_given_seed(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "play farkle --fair --seed 3")
    assert (status, err.count("\n")) == (2, 1)
    assert "--seed" in err


@pytest.mark.parametrize("game", ["farkle", "fune", "dice4fun", "fonnjo_foon"])
def test_verify_proves_the_throws_of_a_journal(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = FIXTURES / f"{game}.2.journal"
    status, out, err = run(capsys, f"replay {path} --verify")
    assert (status, err, out.count("\n")) == (0, "", 1)
    throws, faces = map(int, re.findall(r"\d+", out))
    assert out == sentence("verify_fair", throws=throws, faces=faces, given=False) + "\n"
    bound = json.loads(path.read_text("utf-8").splitlines()[0])["commitment"]
    words = bound[:30].upper() + "," + bound[30:]
    assert run(capsys, f"replay {path} --verify --commitment {words}")[:2] == (
        0, sentence("verify_fair", throws=throws, faces=faces, given=True) + "\n",
    )  # fmt: skip
    notepad = tmp_path / "notepad.journal"  # as Notepad saves it, or after a mail
    notepad.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert run(capsys, f"replay {notepad} --verify --commitment {bound}")[0] == 0
    status, out, err = run(capsys, f"replay {path} --verify --commitment {bound} --json")
    told = json.loads(out)
    assert (told["fair"], told["bound"], told["wrong_line"]) == (True, True, None)
    assert told["commitment"] == bound


def test_verify_finds_another_seed_and_changed_dice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = FIXTURES / "farkle.2.journal"
    status, out, _ = run(capsys, f"replay {whole} --verify --commitment {'0' * 64}")
    assert (status, out.count("\n")) == (2, 1)
    assert out.startswith(sentence("verify_unbound"))
    # A cheater can renew the checksums of the lines; only --verify finds the changed dice.
    journal = read_file(whole.read_bytes()).journal
    first = journal.entries[0]
    assert isinstance(first, Move)
    journal.entries[0] = replace(first, dice=first.dice[::-1])
    loaded = tmp_path / "loaded.journal"
    loaded.write_text("\n".join(journal.lines()), "utf-8")
    status, out, _ = run(capsys, f"replay {loaded} --verify")
    assert (status, out) == (2, sentence("verify_wrong", line=2) + "\n")


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ("--verify --commitment xyz", "--commitment: 'xyz' is not valid; expected 64 digits"),
        (f"--commitment {'0' * 64}", "without --verify"),
        ("--verify --review", "only one of them"),
        ("--verify --heard", "only one of them"),
    ],
)
def test_replay_refuses_conflicting_options(
    options: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, err = run(capsys, f"replay {FIXTURES / 'fune.2.journal'} {options}")
    assert (status, err.count("\n")) == (2, 1)
    assert why in err


def test_huge_file_is_refused_without_reading_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    huge = tmp_path / "huge.journal"
    with huge.open("wb") as file:
        file.truncate(20 * 2**30)
    status, _, err = run(capsys, f"replay {huge} --verify")
    assert status == 2
    assert "has more than" in err


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes in folders there")
def test_pipe_is_refused_without_waiting(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make_pipe(tmp_path / "pipe.journal")
    status, _, err = run(capsys, f"replay {tmp_path / 'pipe.journal'}")
    assert status == 2
    assert "the journal is empty" in err


def test_saved_game_is_replayed_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(paths, "data_folder", lambda: tmp_path)
    player = Player(ALONE, fair=True, keep_in=tmp_path)
    player.keys("enter enter")
    name = player.autosave._journals.name
    player.autosave.close()
    status, out, _ = run(capsys, f"replay {name} --verify")
    assert (status, out.splitlines()[0]) == (
        0,
        sentence("verify_fair", throws=1, faces=6, given=False),
    )


# --- a second person's word ---------------------------------------------------------------------

SEED = 2**90 + 7
COMMITMENT = sha256(str(SEED).encode()).hexdigest()
FOR_TWO = GameSetup("farkle", ("Ann", "Bo"), (), {"target": 100})


def hosted(
    setup: GameSetup = FOR_TWO, keep_in: Path | None = None, *, speech: bool = True
) -> Player:
    """A player who begins a fair game as in the program, with `SEED`."""
    player = Player(fair=True, keep_in=keep_in, speech=speech)
    setattr(player.launcher, "new_game", player._new_game)  # noqa: B010 - seeds as in the program
    player.context.seed = SEED
    player.router.carry_out(Response(then=Restart(player.launcher.new_game(setup))))
    return player


def table_of(player: Player) -> Table:
    """The table of the current screen."""
    screen = player.router.screen
    assert isinstance(screen, TableScreen)
    return screen.table


def type_in(player: Player, text: str) -> None:
    """Type a text, and press Enter."""
    for letter in text:
        player.press("space" if letter == " " else letter.lower(), letter)
    player.press("enter")


def headers(folder: Path) -> list[dict[str, Any]]:
    """The headers of all journals on the disk."""
    files = sorted((folder / "games").glob("*.journal"))
    return [json.loads(path.read_text("utf-8").splitlines()[0]) for path in files]


@pytest.mark.parametrize("setup", [FOR_TWO, ALONE], ids=["two people", "one"])
def test_commitment_comes_before_the_word_and_word_is_saved_before_the_first_throw(
    setup: GameSetup, tmp_path: Path
) -> None:
    player = hosted(setup, tmp_path)
    assert spelled(player.heard[-1]) == COMMITMENT
    assert headers(tmp_path) == []  # the seed is on no disk before the word is known
    player.housekeeping.check()
    assert [title.partition(" ")[0] for title in player.face.titles] == ["Farkle"]
    assert (
        spelled(player.press("tab").partition("|")[0].removesuffix(f". {sentence('blank')}"))
        == COMMITMENT
    )
    type_in(player, "Big Otter")
    table = table_of(player)
    player.autosave._journals.leave()
    (header,) = headers(tmp_path)
    assert (header["word"], header["commitment"], header["fair"]) == ("Big Otter", COMMITMENT, True)
    assert table.journal.entries == []
    player.press("enter")
    assert table.journal.entries == [Move(Action("roll"), SeededThrow(SEED, "Big Otter")(6))]


def test_enter_begins_without_a_word(tmp_path: Path) -> None:
    player = hosted(keep_in=tmp_path)
    assert "Big Otter" not in player.press("enter")
    player.press("enter")
    assert table_of(player).journal.entries == [Move(Action("roll"), SeededThrow(SEED)(6))]
    player.autosave.close()
    assert "word" not in headers(tmp_path)[0]


def test_escape_cancels_the_game_and_the_next_has_another_seed(tmp_path: Path) -> None:
    player = hosted(keep_in=tmp_path)
    player.keys("o t escape")
    assert isinstance(player.router.screen, Menu)
    assert headers(tmp_path) == []
    player.router.start(push(player.launcher.new_game(FOR_TWO)))
    assert spelled(player.heard[-1]) != COMMITMENT


def test_play_again_asks_for_a_word_for_a_new_seed(tmp_path: Path) -> None:
    player = hosted(ALONE, tmp_path)
    type_in(player, "otter")
    table = table_of(player)
    while not table.over:
        table.act(cautious(table.game, table.state, chance(0, "unused")))
    player.press("enter")
    assert isinstance(player.router.screen, SeedWord)
    assert spelled(player.heard[-1]) != COMMITMENT
    player.press("enter")
    assert table_of(player).journal.header.word == ""


def test_resumed_game_with_a_word_throws_the_same_dice(
    tmp_path: Path,
) -> None:
    player = hosted(keep_in=tmp_path)
    type_in(player, "otter")
    player.press("enter")
    player.autosave.close()
    again = Player(keep_in=tmp_path)
    again.keys("home enter")
    assert again.table.journal.header.word == "otter"
    assert again.press("g") == said(..., "commitment", word="otter")
    dice = SeededThrow(SEED, "otter")
    assert again.table.journal.entries[0] == Move(Action("roll"), dice(6))
    while sum(bool(e.dice) for e in again.table.journal.entries if isinstance(e, Move)) < 2:
        table = again.table
        table.act(cautious(table.game, table.state, chance(0, "unused")))
    thrown = [e for e in again.table.journal.entries if isinstance(e, Move) and e.dice][1]
    assert thrown.dice == dice(len(thrown.dice))


def test_word_is_limited_to_the_journals_length() -> None:
    player = hosted()
    type_in(player, "x" * 30)
    word = table_of(player).journal.header.word
    assert word == "x" * LONGEST_NAME


def test_word_is_typed_or_skipped_without_a_voice() -> None:
    for word in ("", "otter"):
        player = hosted(speech=False)
        player.let_play()
        assert "tell_letter" in player.cued
        type_in(player, word)
        assert table_of(player).journal.header.word == word


def test_first_offer_of_switch_access_begins() -> None:
    player = hosted()
    screen = player.router.screen
    assert [offer.name for offer in screen.offers()][:2] == ["done", "a"]
    player.context.settings.switches = "two"
    player.keys("space enter")
    assert table_of(player).journal.header.word == ""


# --- throws stand -------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", ["step", "more"])
def test_fair_table_refuses_to_undo_rolls(setting: str) -> None:
    player = player_of()
    player.context.settings.undo = setting
    player.keys("escape escape")  # back at the table the setting is applied
    player.press("enter")
    first = player.press("backspace")
    assert first == said("rolls_stand")
    assert player.cued[-1] == "refused"
    assert player.press("backspace") == said("rolls_stand")
    assert player.table.retaken == 0
    player.press("1")
    assert player.press("backspace") == said("undone")  # a choice is not a roll


# --- what --verify tells ------------------------------------------------------------------------


def journal_file(folder: Path, journal: Journal) -> Path:
    path = folder / "game.journal"
    path.write_text("".join(line + "\n" for line in journal.lines()), "utf-8")
    return path


def half_a_game(*, undone: int, fair: bool, word: str = "") -> Journal:
    """An unfinished game in which rolls were undone."""
    table = sit_down(ALONE, SEED, word=word)
    table.throws_stand = False
    for _ in range(undone):
        table.act(Action("roll"))
        assert table.undo()
    table.act(Action("roll"))
    return Journal(replace(table.journal.header, fair=fair), table.journal.entries)


@pytest.mark.parametrize(
    ("undone", "fair", "given", "status"),
    [
        (0, True, True, 0), (0, True, False, 0), (0, False, False, 0),
        (2, True, False, 2), (2, True, True, 2), (2, False, True, 2), (2, False, False, 0),
    ],
)  # fmt: skip
def test_verify_reports_undone_rolls_and_fails_a_fair_game(
    undone: int, fair: bool, given: bool, status: int, tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    path = journal_file(tmp_path, half_a_game(undone=undone, fair=fair))
    options = f" --commitment {COMMITMENT}" if given else ""
    found, out, err = run(capsys, f"replay {path} --verify{options}")
    assert (found, err) == (status, "")
    taken_back = sentence("verify_undone", undone=undone, unfairly=status == 2)
    assert (taken_back in out) == bool(undone)
    found, out, _ = run(capsys, f"replay {path} --verify --json{options}")
    told = json.loads(out)
    assert found == status
    assert (told["fair"], told["bound"], told["wrong_line"]) == (status == 0, True, None)
    assert (told["undone"], told["undone_unfairly"]) == (undone, status == 2)
    assert (told["fair_game"], told["throws"]) == (fair, undone + 1)


def test_verify_mentions_an_unfinished_game_without_failing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = read_file((FIXTURES / "fune.2.journal").read_bytes()).journal
    cut = Journal(whole.header, whole.entries[:-1])
    for journal, finished in ((whole, True), (cut, False)):
        path = journal_file(tmp_path, journal)
        status, out, _ = run(capsys, f"replay {path} --verify")
        assert (status, sentence("verify_unfinished") in out) == (0, not finished)
        told = json.loads(run(capsys, f"replay {path} --verify --json")[1])
        assert (told["finished"], told["fair"]) == (finished, True)


@pytest.mark.parametrize("word", ["", "はな 7"])
def test_verify_says_whether_a_word_changed_the_dice(
    word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = journal_file(tmp_path, half_a_game(undone=0, fair=True, word=word))
    status, out, _ = run(capsys, f"replay {path} --verify --commitment {COMMITMENT}")
    assert status == 0
    assert (f"“{word}”" in out) == bool(word)
    assert sentence("verify_word", word=word) in out
    assert json.loads(run(capsys, f"replay {path} --verify --json")[1])["word"] == word
