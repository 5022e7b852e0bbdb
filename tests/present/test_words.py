"""The catalogues: every command has words, every message is used, and no placeholder is left."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from audiodice import games, opponents
from audiodice.core.errors import Cause
from audiodice.core.model import Event, Value
from audiodice.present import catalogue
from audiodice.present.commands import COMMANDS
from audiodice.present.listener import Listener
from audiodice.present.words import Words, languages
from audiodice.session import keymaps
from audiodice.storage import paths
from audiodice.ui.key_names import name_keys
from tests.support.each import each

LOCALE = paths.locale()
LANGS = languages(LOCALE)


def words(lang: str = "en", game: str = "farkle", humans: tuple[int, ...] = (0,)) -> Words:
    found = Words(LOCALE, lang)
    name_keys(found, keymaps.load())
    found.play(game, Listener(("You", "Bo"), frozenset(humans)))
    return found


def test_english_is_a_language() -> None:
    assert "en" in LANGS


def test_unknown_language_lists_the_known_ones() -> None:
    with pytest.raises(catalogue.CatalogueError, match="en"):
        Words(LOCALE, "xx")


@pytest.mark.parametrize("lang", LANGS)
def test_every_command_has_a_name_and_help(lang: str) -> None:
    for command in COMMANDS:
        for key in (f"command-{command}", f"command-{command}.help"):
            assert words(lang).text(key), key


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", games.names())
def test_every_game_has_name_options_opponents_and_rules(lang: str, game: str) -> None:
    found = words(lang, game)
    assert found.text("game-name")
    for option in games.load(game).options:
        assert found.text(f"option-{option}")
    for opponent in opponents.names(game):
        assert found.text(f"opponent-name-{opponent}")
        assert found.text(f"opponent-{opponent}")
    in_short, *lines = found.rules(game)
    assert len(in_short.split()) < 90  # half a minute at 180 words a minute
    assert len(lines) > 5


@pytest.mark.parametrize("lang", LANGS)
def test_every_message_is_used_by_the_program_or_a_game(lang: str) -> None:
    """Keys are found in the source as text; a message without a use is a leftover."""
    source = "".join(p.read_text("utf-8") for p in Path(paths.__file__).parents[1].rglob("*.py"))
    source = source.replace("_", "-")
    source += "".join(p.read_text("utf-8") for p in (LOCALE / lang).glob("*.ftl"))
    used = Counter(re.findall(r"[\w-]+", source))
    families = (
        "command-", "option-", "opponent-", "rules-", "key-", "setting-", "value-", "list-",
        "cue-", "cues-", "level-", "settings-", "teach-", "variant-",
        "decide-", "chosen-", "ruled-", "label-", "yes-", "code-wrong-", "drill-",
            "practise-kind-",
    )  # fmt: skip
    for path in (LOCALE / lang).glob("*.ftl"):
        for key in re.findall(r"^([a-zA-Z][\w-]*) =", path.read_text("utf-8"), re.M):
            if key.startswith(families) or key.endswith(("-item", "-joint", "-last")):
                continue
            # An event of a team game (`Words.plain`), one that was missed (`Words.recount`), or one
            # told afterwards (`ui/replay.py`).
            told = key.removeprefix("team-").removeprefix("told-").removeprefix("missed-")
            assert max(used[key], used[told]) > 1, f"{path.name}: {key}"


@each("path", sorted(LOCALE.glob("*/*.ftl")), ids=lambda p: p.stem)
def test_every_catalogue_parses_without_losing_a_message(path: Path) -> None:
    ids = re.findall(r"^[a-zA-Z][\w-]* =", path.read_text("utf-8"), re.M)
    assert catalogue.check(path) >= len(ids)


def test_attribute_of_a_message_not_yet_said_is_found(tmp_path: Path) -> None:
    path = tmp_path / "en" / "common.ftl"
    path.parent.mkdir()
    path.write_text("one = { other.brief }\nother = long\n    .brief = short\n", "utf-8")
    assert Words(tmp_path, "en").text("one") == "short"


def test_broken_message_is_named(tmp_path: Path) -> None:
    path = tmp_path / "en" / "common.ftl"
    path.parent.mkdir()
    path.write_text("fine = yes\nbroken = { $x ->\n", "utf-8")
    assert Words(tmp_path, "en").text("fine") == "yes"
    with pytest.raises(catalogue.CatalogueError, match="broken"):
        Words(tmp_path, "en").text("broken")
    with pytest.raises(catalogue.CatalogueError, match="broken"):
        catalogue.check(path)


def test_faces_are_digits_with_spaces_and_numbers_are_not_grouped() -> None:
    fields: dict[str, Value] = {"faces": (1, 1), "at_stake": 1250, "more": True, "throws": 4}
    said = words().say(Event("kept", 0, fields))
    assert re.findall(r"\d[\d ]*\d", said) == ["1 1", "1250"]


@pytest.mark.parametrize(
    ("humans", "seat", "who"),
    [((0,), 0, "you"), ((0,), 1, "other"), ((0, 1), 0, "here"), ((), 1, "other")],
)
def test_listener_is_addressed_as_you(humans: tuple[int, ...], seat: int, who: str) -> None:
    event = Event("turn", seat, {"scores": (455, 480)})
    assert words(humans=humans).listener.context(event)["who"] == who


@pytest.mark.parametrize(
    ("humans", "ranking", "who", "result", "tied"),
    [
        ((0,), ((0,), (1,)), "you", "win", "no"),
        ((0,), ((1,), (0,)), "other", "lose", "no"),
        ((0,), ((0, 1),), "other", "tie", "yes"),
        ((0, 1), ((0,), (1,)), "here", "win", "no"),
        ((), ((1,), (0,)), "other", "win", "no"),
    ],
)
def test_ends_of_games_have_words(
    humans: tuple[int, ...], ranking: tuple[tuple[int, ...], ...], who: str, result: str, tied: str
) -> None:
    event = Event("ended", None, {"scores": (1005, 940), "ranking": ranking, "turns": 9})
    found = words(humans=humans).listener.context(event)
    assert (found["who"], found["result"], found["tied"]) == (who, result, tied)
    assert [seat for seat, _ in found["places"]] == [seat for group in ranking for seat in group]


@pytest.mark.parametrize("lang", LANGS)
def test_cause_of_an_error_is_translated(lang: str) -> None:
    full = Cause("No space left on device", "cause_no_space")
    kept = words(lang).plain(Event("game_not_kept", None, {"why": full}))
    assert words(lang).text("cause-no-space") in kept
    assert "device" not in kept


@pytest.mark.parametrize("long", [2500, 2501, 50_000])
def test_very_long_field_is_cut(long: int) -> None:
    said = words().text("pack_unusable", path="p", line=1, why="x" * long)
    assert said.count("x") == min(long, 2500) - (long > 2500)
