"""The command line. Bad input is one line on stderr that names the option, the value and what is
allowed, exit status 2; a defect of ours is an apology, a report file, and exit status 1."""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable, Sequence
from functools import reduce
from io import TextIOWrapper
from pathlib import Path
from typing import Any

import click

from audiodice.app.cli_completing import command as completion
from audiodice.app.cli_completing import opponents as complete_opponents
from audiodice.app.cli_languages import command as languages
from audiodice.app.cli_manual import command as manual
from audiodice.app.cli_params import LANG, BadInput, OneOf, Whole, bad
from audiodice.app.cli_settings import command as settings
from audiodice.app.cli_sounds import sounds
from audiodice.app.cli_stats import command as stats

FACES = ("window", "terminal")
SPEECH = ("auto", "screen-reader", "native", "embedded", "text", "off")


def _games() -> Sequence[str]:
    from audiodice import games

    return games.names()


SEED = Whole(0, 2**64 - 1)
GAME = OneOf(_games, "GAME")

_SESSION = (
    LANG,
    click.option("--face", type=OneOf(lambda: FACES), help="A window, or this terminal."),
    click.option("--speech", type=OneOf(lambda: SPEECH), default="auto", help="Who speaks."),
    click.option("--sounds", type=OneOf(lambda: ("on", "off")), default="on", help="Effects."),
    click.option("--transcript", type=click.Path(path_type=Path), help="Record to a file."),
    click.option("--keymap", type=click.Path(path_type=Path), help="Your own keys, a TOML file."),
)


def session_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options of every command that opens a face."""
    return reduce(lambda wrapped, option: option(wrapped), reversed(_SESSION), command)


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@session_options
@click.version_option(package_name="audiodice")
@click.pass_context
def cli(context: click.Context, /, **wishes: Any) -> None:
    """Dice games for people who play by ear. Without a command: the menu."""
    if context.invoked_subcommand is None:
        play_session(None, None, wishes)


@cli.command()
@click.argument("game", type=GAME)
@click.option("--players", metavar="NAMES", help="People at this keyboard: Ann,Bo.")
@click.option(
    "--opponents", metavar="NAMES", help="Computer players: steady,cautious.",
    shell_complete=complete_opponents,
)  # fmt: skip
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A rule to change.")
@click.option("--seed", type=SEED, help="The same dice again.")
@click.option("--fair", is_flag=True, help="Dice that can be checked: replay --verify.")
@session_options
def play(
    game: str,
    players: str | None,
    opponents: str | None,
    options: tuple[str, ...],
    seed: int | None,
    *,
    fair: bool,
    **wishes: Any,
) -> None:
    """Start a game at once. Alone it seats you against `cautious`."""
    from audiodice.app.seating import Plan

    if players is None and opponents is None:
        opponents = "cautious"
    people = _names(players, "--players") if players is not None else ("",)
    others = _names(opponents, "--opponents") if opponents is not None else ()
    others = _known_opponents(game, others, "--opponents")
    plan = Plan(game, people, others, _options(game, options))
    _seats_fit(plan)
    if fair and seed is not None:
        raise bad("--seed", seed, "no seed with --fair: dice that you chose prove nothing")
    play_session(plan, seed, wishes, fair=fair)


def _names(told: str, option: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in told.split(",")) if told.strip() else ()
    if not names or not all(name.isprintable() and 0 < len(name) <= 20 for name in names):
        raise bad(option, told, "names of 1 to 20 letters with commas between")
    return names


def _known_opponents(game: str, names: Sequence[str], option: str) -> tuple[str, ...]:
    from audiodice import opponents

    known = opponents.names(game)
    for name in names:
        if name not in known:
            raise bad(option, name, ", ".join(known))
    return tuple(names)


def _options(game: str, told: Sequence[str]) -> dict[str, int | bool]:
    from audiodice import games
    from audiodice.core.model import OptionError, parse_option

    known = games.load(game).options
    found: dict[str, int | bool] = {}
    for text in told:
        name, equals, value = text.partition("=")
        if not equals or name not in known:
            raise bad("--option", text, f"NAME=VALUE with NAME one of {', '.join(known)}")
        try:
            found[name] = parse_option(known[name], value)
        except OptionError as error:
            raise BadInput(f"--option {name} is {error}") from None
    return found


def _seats_fit(plan: Any) -> None:
    from audiodice import games

    seats = games.load(plan.game).seats
    if plan.seats not in seats:
        allowed = f"{seats[0]} to {seats[-1]} seats in {plan.game}"
        raise bad("--players with --opponents", f"{plan.seats} seats", allowed)


def play_session(
    plan: Any,
    seed: int | None,
    wishes: dict[str, Any],
    *,
    fair: bool = False,
    resume: str = "",
    replay: Any = None,
) -> None:
    """Play until the player leaves: a plan, a kept game by its name, a game to be heard again (a
    journal), or the menu."""
    from audiodice.app import session
    from audiodice.devices.face import NoFace
    from audiodice.present.catalogue import CatalogueError
    from audiodice.present.cues import CueTableError

    if wishes["keymap"] is not None and not wishes["keymap"].is_file():
        raise bad("--keymap", wishes["keymap"], "a file that exists")
    wanted = session.Wishes(
        lang=wishes["lang"],
        face=wishes["face"] or _face(),
        speech=wishes["speech"],
        sounds=wishes["sounds"] == "on",
        transcript=wishes["transcript"],
        keymap=wishes["keymap"],
        seed=seed,
        plan=plan,
        fair=fair,
        resume=resume,
        replay=replay,
    )
    gc.disable()  # start-up only makes things that stay; the loop turns it on again
    try:
        session.run(wanted)
    except NoFace as error:
        raise BadInput(f"--face {wanted.face}: {error}") from None
    except (CatalogueError, CueTableError) as error:
        raise BadInput(f"the installation is damaged: {error}") from None
    except OSError as error:
        if wanted.transcript is None or error.filename != str(wanted.transcript):
            raise
        why = f"a file that can be written ({error.strerror})"
        raise bad("--transcript", wanted.transcript, why) from None
    finally:
        gc.enable()


def _face() -> str:
    """A window where there is a display; else the terminal, if the player takes the offer."""
    from audiodice.app.session import display

    if display():
        return "window"
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadInput("--face: there is no display; allowed here is terminal, from a terminal")
    click.echo("There is no display. Press Enter to play in this terminal, Control C to leave.")
    sys.stdin.readline()
    return "terminal"


@cli.command()
@LANG
@click.option("--keymap", type=click.Path(path_type=Path), help="Your own keys, a TOML file.")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def keys(lang: str, keymap: Path | None, as_json: bool) -> None:
    """The keys in force, and what is wrong with your own keymap.toml."""
    from audiodice.app import reports

    if keymap is not None and not keymap.is_file():
        raise bad("--keymap", keymap, "a file that exists")
    reports.keys(lang, keymap, as_json=as_json)


@cli.command()
@click.argument("game", type=GAME)
@LANG
def rules(game: str, lang: str) -> None:
    """The rules of a game, line by line."""
    from audiodice.app import reports

    click.echo("\n".join(reports.rules(game, lang)))


@cli.command()
@click.argument("game", type=GAME)
@click.option(
    "--seats", default="steady,cautious", metavar="NAMES", help="Who plays, in order.",
    shell_complete=complete_opponents,
)  # fmt: skip
@click.option("--games", "many", type=Whole(1, 10_000_000), default=1000, help="How many games.")
@click.option("--seed", type=SEED, default=0, help="The same dice again.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A rule to change.")
@click.option("--workers", type=Whole(1, 64), default=1, help="Processes to share the work.")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def simulate(
    game: str,
    seats: str,
    many: int,
    seed: int,
    options: tuple[str, ...],
    workers: int,
    as_json: bool,
) -> None:
    """Let computer players play many games, and sum them up."""
    from audiodice import games
    from audiodice.app import reports, resources
    from audiodice.opponents import tables

    known = _known_opponents(game, _names(seats, "--seats"), "--seats")
    allowed = games.load(game).seats
    if len(known) not in allowed:
        raise bad("--seats", seats, f"{allowed[0]} to {allowed[-1]} names")
    tables.keep_in(resources.cache_folder())
    reports.simulate(game, known, many, seed, _options(game, options), workers, as_json=as_json)


@cli.command()
@LANG
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def doctor(lang: str, as_json: bool) -> None:
    """Which voice speaks and why no better one does; says and plays something as a test."""
    from audiodice.app import reports

    reports.doctor(lang, as_json=as_json)


cli.add_command(completion)
cli.add_command(languages)
cli.add_command(manual)
cli.add_command(sounds)
cli.add_command(settings)
cli.add_command(stats)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit."""
    sys.exit(_main(arguments))


def _main(arguments: Sequence[str] | None) -> int:
    # They add their commands to `cli`.
    from audiodice.app import cli_kept, cli_replay, cli_solved  # noqa: F401

    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a locale may lack letters that we say
    try:
        status = cli.main(args=arguments, prog_name="audiodice", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        return 0
    except click.ClickException as error:
        click.echo(f"audiodice: {_one_line(error)}", err=True)
        return 2
    except (click.Abort, KeyboardInterrupt):
        return 2
    except BrokenPipeError:
        return 0
    except Exception as error:  # the last line of defence before a player
        return _apologise(error)
    return int(status or 0)  # a command that found something wrong has left with one


def _one_line(error: click.ClickException) -> str:
    text = " ".join(error.format_message().split())
    if isinstance(error, click.NoSuchOption):
        return f"{error.option_name}: no such option; --help lists those there are"
    if isinstance(error, click.MissingParameter):
        return f"{text} --help tells more"
    if isinstance(error, click.UsageError) and text.startswith("No such command"):
        group = error.ctx.command if error.ctx else cli
        allowed = group.commands if isinstance(group, click.Group) else cli.commands
        return f"{text.rstrip('.')}; allowed are {', '.join(sorted(allowed))}"
    return text


def _apologise(error: Exception) -> int:
    """A defect of ours: one line for the player, everything else into a file."""
    from audiodice.app.defects import report

    path = report(error)
    where = f"; the report is in {path}" if path else ""
    told = json.dumps(f"{type(error).__name__}: {error}", ensure_ascii=False)
    click.echo(f"audiodice: sorry, a defect of ours: {told}{where}", err=True)
    return 1
