"""The documents are correct: keys, commands, links, first turns."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import click
import pytest

from audiodice import games
from audiodice.cli import cli
from audiodice.cli.params import OneOf
from audiodice.engine.setup import GameSetup
from audiodice.present.commands import COMMANDS, Kind
from audiodice.present.settings import GROUPS, Settings
from audiodice.present.words import Words, languages
from audiodice.session import keymaps
from audiodice.storage import paths
from audiodice.ui.key_names import name_keys, spoken
from tests.support.each import each
from tests.support.headless import Player
from tests.support.languages import Guide, about, guides
from tests.support.program import AUDIODICE, bare_environment

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
GUIDES = guides()
NAMED = ("README.md", "SECURITY.md", "docs/installing.md", "docs/translating.md")
FOR_PLAYERS = [*(ROOT / name for name in NAMED), *GUIDES.values()]
EVERY_PAGE = each("page", PAGES)
EVERY_GUIDE = pytest.mark.parametrize("lang", GUIDES)

RENEW = "renew it: AUDIODICE_UPDATE_GOLDEN=1 uv run --group test pytest tests/test_docs.py"

FENCED = re.compile(r"^```.*?^```$", re.M | re.S)
HEADING = re.compile(r"^(#+) (.+)$", re.M)


def prose(page: Path) -> str:
    """A page without its blocks of code."""
    return FENCED.sub("", page.read_text("utf-8"))


# ------------------------------------------------------------------ form


def slug(heading: str) -> str:
    """The anchor of a heading, as links write it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@EVERY_PAGE
def test_headings_go_down_one_level_at_a_time(page: Path) -> None:
    levels = [len(marks) for marks, _ in HEADING.findall(prose(page))]
    assert levels[:1] == [1]
    assert levels.count(1) == 1
    assert all(below <= above + 1 for above, below in pairwise(levels))


@each("page", FOR_PLAYERS, ids=lambda page: page.name)
def test_no_table_is_wider_than_three_columns(page: Path) -> None:
    rows = [line for line in prose(page).splitlines() if line.startswith("|")]
    assert all(row.count("|") <= 4 for row in rows)


@EVERY_PAGE
def test_links_between_documents_have_targets(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(page)):
        if target.startswith(("http:", "https:", "mailto:")):
            continue
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), target
        if anchor:
            assert anchor in {slug(title) for _, title in HEADING.findall(prose(there))}, target


def test_readme_is_short_and_has_its_commands() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    assert len(text.splitlines()) < 150
    commands = (
        "python3 -m pip install uv && python3 -m uv run audiodice",
        "python3 -m pip install uv && python3 -m uv run --group test pytest",
        "pipx run uv run audiodice",
        "pipx run uv run --group test pytest",
        "py -m uv run audiodice",
        "py -m uv run --group test pytest",
    )
    assert all(command in text[: text.index("\n## The first game")] for command in commands)
    first = [line for line in text.splitlines()[:30] if line in commands]
    assert first == [*commands[:2]]  # one plays, one tests
    for command in commands:
        assert f"\n{command}\n" in text
    for linked in (*(page.name for page in GUIDES.values()), "installing.md"):
        assert f"(docs/{linked})" in text


# ------------------------------------------------------------------ commands


def quoted(page: Path) -> Iterator[str]:
    """Every `audiodice ...` on a page, in text and code blocks, without a leading `uv run`."""
    text = page.read_text("utf-8")
    inline = re.findall(r"`([^`\n]+)`", FENCED.sub("", text))
    blocks = "\n".join(FENCED.findall(text)).replace(" \\\n", " ").splitlines()
    for line in (*inline, *blocks):
        command = line.split(" # ")[0].partition(" && ")[2] or line.split(" # ")[0]
        command = re.sub(r" {3,}.*", "", command.strip())
        command = re.sub(r"^((python3 -m|py -m|pipx run) )?uv run (--group \w+ )?", "", command)
        if command == "audiodice" or command.startswith("audiodice "):
            yield command.partition(" > ")[0]


def astray(command: str) -> list[str]:
    """The words of a command line that the program does not accept at their place."""
    words = shlex.split(command)[1:]
    here: click.Command = cli
    wrong, positional = list[str](), 0
    while words:
        word = words.pop(0)
        here = usual_of(here, word)
        if word.startswith("-"):
            name, _, given = word.partition("=")
            options = {opt: param for param in here.get_params(click.Context(here))
                       if isinstance(param, click.Option) for opt in param.opts}  # fmt: skip
            if name not in options:
                wrong.append(word)
            elif not options[name].is_flag and not given and words:
                words.pop(0)
        elif isinstance(here, click.Group):
            if word.isupper():  # any command
                return wrong
            below = here.get_command(click.Context(here), word)
            if below is None:
                return [*wrong, word]
            here = below
        else:
            arguments = [param for param in here.params if isinstance(param, click.Argument)]
            if positional >= len(arguments) or not fits(arguments[positional], word):
                wrong.append(word)
            positional += 1
    return wrong


def usual_of(here: click.Command, word: str) -> click.Command:
    """The command that a word belongs to: of some groups the default command may be left out."""
    usual: str = getattr(here, "usual", "")
    unnamed = usual and isinstance(here, click.Group) and word not in here.commands
    return here.commands[usual] if unnamed and isinstance(here, click.Group) else here


def fits(argument: click.Parameter, word: str) -> bool:
    """Whether a word can be this argument; a word in capitals stands for any value."""
    if word.isupper():
        return True
    return not isinstance(argument.type, OneOf) or word in argument.type.allowed()


FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("[0-9]*.yml"))


def in_form(form: Path) -> list[str]:
    """The commands that an issue form asks for, in quotation marks."""
    return re.findall(r'"(audiodice [^"]+)"', form.read_text("utf-8"))


QUOTED = sorted(
    {(page.name, command) for page in PAGES for command in quoted(page)}
    | {(form.name, command) for form in FORMS for command in in_form(form)}
)


def test_issue_forms_ask_for_the_report_and_for_what_was_heard() -> None:
    assert [form.name for form in FORMS if "audiodice doctor --report" in in_form(form)] == [
        "2-fault.yml"
    ]
    heard = FORMS[0].read_text("utf-8")
    assert heard.startswith("name: What I heard, what I expected\n")
    for form in FORMS:
        fields = re.findall(r"^    id: (\w+)$", form.read_text("utf-8"), re.M)
        assert len(fields) == len({*fields}) > 3


def test_every_quoted_command_exists() -> None:
    assert len(QUOTED) > 40
    # A game that a page adds: unknown to the program, unless somebody has committed it.
    pig = [one for one in QUOTED if " pig" in one[1] and "pig" not in games.names()]
    assert [(page, c, wrong) for page, c in QUOTED if (wrong := astray(c))] == [
        (*one, ["pig"]) for one in pig
    ]


@each(
    ("command", "wrong"),
    [
        ("audiodice frob", ["frob"]),
        ("audiodice play chess", ["chess"]),
        ("audiodice play farkle --loud", ["--loud"]),
        ("audiodice settings loudness 3", ["loudness"]),
        ("audiodice keys farkle", ["farkle"]),
        ("audiodice sounds play hot_dice --pan 1", []),
        ("audiodice play farkle --players Ann --fair", []),
    ],
)
def test_command_that_does_not_exist_is_found(command: str, wrong: list[str]) -> None:
    assert astray(command) == wrong


# Commands that end by themselves, need no other program, and change only the settings.
RUN = re.compile(
    r"audiodice (doctor|rules|keys|simulate|settings|languages|sounds list|completion|manual"
    r"|resume --list|--help|--version|advise)\b"
)
PLAYERS = {page.name for page in FOR_PLAYERS}
RUNNABLE = sorted(
    {c for page, c in QUOTED if page in PLAYERS and RUN.match(c) and not re.search("[A-Z]{4}", c)}
)


def test_documents_have_commands_to_run() -> None:
    assert {"audiodice doctor --json", "audiodice keys", "audiodice rules farkle"} <= {*RUNNABLE}
    assert any(command.startswith("audiodice simulate") for command in RUNNABLE)


@each("command", RUNNABLE)
def test_command_for_players_runs_as_printed(command: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [str(AUDIODICE), *shlex.split(command)[1:]],
        env=bare_environment(tmp_path), cwd=tmp_path, stdin=subprocess.DEVNULL,
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout or command == "audiodice resume --list"
    if "--json" in command:
        assert json.loads(done.stdout)


# ------------------------------------------------------------------ keys


def speaker(lang: str) -> Words:
    words = Words(paths.locale(), lang)
    name_keys(words, KEYMAP)
    return words


KEYMAP = keymaps.load()


def guide(lang: str) -> Guide:
    """The patterns by which a guide is searched."""
    found = about(lang).guide
    assert found is not None, f"tests/languages/{lang}.toml lacks [guide]"
    return found


def key_lines(lang: str) -> Iterator[tuple[str, str]]:
    """The key and the text of every line of a guide's lists of keys."""
    heading = ""
    for line in prose(GUIDES[lang]).splitlines():
        if title := HEADING.match(line):
            heading = title[2]
        elif guide(lang).keys in heading and (item := re.match(r"- (.+?) ?: (.+)", line)):
            yield item[1], item[2]


@EVERY_GUIDE
def test_keys_of_the_guide_match_the_keymap(lang: str) -> None:
    words = speaker(lang)
    bound = [
        (spoken(words, key), words.text(f"command-{command}"))
        for command in COMMANDS
        for key in KEYMAP.keys[command]
    ]
    lines = [*key_lines(lang)]
    assert len(lines) > 40
    for key, text in lines:
        names = [name for known, name in bound if known == key]
        assert any(re.match(rf"{re.escape(name)}\W*( |$|\w)", text) for name in names), (key, text)


def unlisted(lang: str) -> Iterator[str]:
    """A line for each question that is missing in a guide."""
    words, lines = speaker(lang), [*key_lines(lang)]
    for command in (one.id for one in COMMANDS.values() if one.kind is Kind.ASK):
        keys = [spoken(words, key) for key in KEYMAP.keys[command]]
        name, what = words.text(f"command-{command}"), words.text(f"command-{command}.help")
        if not any(key in keys and text.startswith(name) for key, text in lines):
            yield f"- {keys[0]}: {name}{guide(lang).stop}{what}\n"


@EVERY_GUIDE
def test_every_question_is_in_the_guide(lang: str) -> None:
    """AUDIODICE_UPDATE_GOLDEN=1 appends missing lines to the questions."""
    page, asked = GUIDES[lang], f"\n{guide(lang).asked}\n"
    if os.environ.get("AUDIODICE_UPDATE_GOLDEN"):
        before, heading, after = page.read_text("utf-8").partition(asked)
        there, rest = re.split(r"(?<=\n)(?=\n#)", after, maxsplit=1)
        page.write_text(before + heading + there + "".join(unlisted(lang)) + rest, "utf-8")
    assert [*unlisted(lang)] == [], f"{page.name}{asked}lacks them; {RENEW}"


# ------------------------------------------------------------------ settings


def settings_list(lang: str) -> str:
    """Every setting by group, with its name in the menu, its values and its meaning."""
    words = speaker(lang)
    own = Settings(languages=languages(paths.locale()))
    lines = []
    for group, names in GROUPS.items():
        lines.append(f"- {words.text(f'settings_{group}')}")
        for name in names:
            default = str(words.value(getattr(own, name)) or words.text("value-none"))
            value = values(words, own.allowed(name)) or f"{default}; …"
            setting = words.text(f"setting-{name}", value=value)
            lines.append(f"  - {setting}{guide(lang).stop}{words.text(f'setting-{name}.help')}")
    return "\n".join((*lines, ""))


def values(words: Words, allowed: Sequence[object]) -> str:
    if isinstance(allowed, range):
        return f"{allowed[0]}–{allowed[-1]}"
    return "; ".join(str(words.value(value)) for value in allowed)


@EVERY_GUIDE
def test_every_setting_is_in_the_guide(lang: str) -> None:
    """AUDIODICE_UPDATE_GOLDEN=1 writes the list again."""
    page = GUIDES[lang]
    before, heading, after = page.read_text("utf-8").partition(f"\n{guide(lang).settings}\n")
    there = re.search(r"^- [^:\n]+\n(?: +- .+\n|- [^:\n]+\n)+", after, re.M)
    assert there, f"{page.name}, {heading.strip()}: no list of settings"
    if os.environ.get("AUDIODICE_UPDATE_GOLDEN"):
        new = after.replace(there[0], settings_list(lang), 1)
        page.write_text(before + heading + new, "utf-8")
    assert settings_list(lang) in page.read_text("utf-8"), RENEW


# ------------------------------------------------------------------ what is heard

DICE = {
    "fune": ("33513", "36", "2", "12345"),
    "dice4fun": ("55331", "3", "23456"),
    "farkle": ("152246", "5552", "234466"),
    "fonnjo_foon": ("4421466623", "4625", "3312451256"),
}


def first_turns(text: str, lang: str) -> dict[str, list[tuple[str, str]]]:
    """The keys ("" for the opponent's turn) and the spoken text of each game's numbered list."""
    parts = (guide(lang).steps.findall(part) for part in re.split(r"^#+ .*$", text, flags=re.M))
    # A guide describes a game once its language has words for it.
    told = [game for game in DICE if (paths.locale() / lang / f"{game}.ftl").exists()]
    return dict(zip(told, filter(None, parts), strict=True))


def heard(game: str, keys: list[str], lang: str) -> list[str]:
    """The texts that the keys, given by their spoken names, lead to."""
    words = speaker(lang)
    names = {spoken(words, key): key for keys in KEYMAP.keys.values() for key in keys}
    dice = [tuple(map(int, throw)) for throw in DICE[game]]
    player = Player(GameSetup(game), dice=dice, lang=lang)
    return [player.press(names[key], wait=2000) if key else player.let_play() for key in keys]


@EVERY_GUIDE
def test_first_turns_are_spoken_as_in_the_guide(lang: str) -> None:
    """AUDIODICE_UPDATE_GOLDEN=1 writes the current texts into the guide."""
    text = GUIDES[lang].read_text("utf-8")
    for game, steps in first_turns(text, lang).items():
        now = heard(game, [key for key, _ in steps], lang)
        for (_, told), said in zip(steps, now, strict=True):
            text = text.replace(told, said, 1)
    if os.environ.get("AUDIODICE_UPDATE_GOLDEN"):
        GUIDES[lang].write_text(text, "utf-8")
    assert GUIDES[lang].read_text("utf-8") == text


@EVERY_GUIDE
def test_quotes_in_the_guides_are_words_of_the_program(lang: str) -> None:
    """Quotes are names of menu entries, settings and the like."""
    inline = re.sub(r"`[^`]*`", "", guide(lang).steps.sub("", prose(GUIDES[lang])))
    locale = "".join(p.read_text("utf-8") for p in (paths.locale() / lang).glob("*.ftl"))
    named = re.findall(guide(lang).quote, inline)
    assert len(named) > 8
    assert [one for one in named if one not in locale] == []


def test_quotes_in_the_readme_are_in_the_guide() -> None:
    guide = GUIDES["en"].read_text("utf-8")
    quotes = re.findall(r'"([^"\n]+)"', prose(ROOT / "README.md"))
    assert len(quotes) >= 3
    assert [quote for quote in quotes if f'"{quote}"' not in guide] == []


def test_page_for_testers_explains_its_keys() -> None:
    page = (ROOT / "docs" / "try-it.md").read_text("utf-8")
    seed = re.search(r"play farkle --seed (\d+)`", page)
    assert seed is not None
    player = Player(GameSetup("farkle"), seed=int(seed[1]))
    rolls, _ = player.press("enter"), player.keys("enter enter d c s t down up")
    kept, undone, _ = player.keys("a backspace a")
    assert (kept.keys, undone.keys[0]) == (["kept"], "undone")
    dice = "|".join(str(rolls).split(". ")[:1])
    assert f'"{dice}. ' in page
    assert "banked" in player.press("b").keys
    rest = player.let_play()
    assert len(rest.keys) > 1, rest
    for sentence_there in (str(player.heard[0]), "Full", "Brief", "Normal"):
        assert f'"{sentence_there}' in page
