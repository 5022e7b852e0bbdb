"""The command line. May import every package.

Bad input gets one line on stderr, which names the option, the value and what was expected, and
exit status 2. An error in the program gets an apology, a report file, and exit status 1.

Each command is `command` in the module of its name, which is imported when the command is run.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from keyword import iskeyword
from typing import Any

import click

from audiodice.cli.opening import play_session, session_options
from audiodice.cli.params import Passing
from audiodice.core.errors import whole_text
from audiodice.core.text import quoted, shortened
from audiodice.devices import printing
from audiodice.devices.leaving import leave

COMMANDS = (
    "advise", "completion", "doctor", "export", "import", "keys", "languages", "manual", "play",
    "relay", "replay", "resume", "rules", "settings", "simulate", "solve", "sounds", "stats", "web",
)  # fmt: skip


class Commands(Passing):
    """All commands; each is imported at its first use."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        del ctx
        if cmd_name not in COMMANDS:
            return None
        module = f"{cmd_name}_" if iskeyword(cmd_name) else cmd_name
        found: click.Command = import_module(f"{__name__}.{module}").command
        return found


def _tell_version(context: click.Context, _option: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        printing.print_lines(import_module("audiodice.cli.parts").lines())
        context.exit()


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@session_options
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_tell_version,
    help="Show version, commit and libraries, and exit.",
)  # fmt: skip
@click.pass_context
def cli(context: click.Context, /, **wishes: Any) -> None:
    """Dice games for people who play by ear. Without a command, the menu opens."""
    if context.invoked_subcommand is None:
        play_session(None, None, wishes)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit; with `arguments`, for tests, by SystemExit."""
    printing.prepare()
    try:
        status = _main(arguments)
        printing.flush()
    except printing.OutputError as error:
        printing.let_go()
        why = str(error)
        if why:  # otherwise the reader of stdout closed it, which is not an error
            printing.note(f"audiodice: the output cannot be written: {why}")
        status = 2 if why else 0
    if arguments is None:
        leave(status)
    sys.exit(status)


def _main(arguments: Sequence[str] | None) -> int:
    """Run the command line; returns the exit status. Raises OutputError."""
    try:
        status = cli.main(args=arguments, prog_name="audiodice", standalone_mode=False)
    except printing.OutputError:
        raise
    except click.exceptions.NoArgsIsHelpError as error:
        printing.print_lines(error.format_message().splitlines())
        return 0
    except click.ClickException as error:
        printing.note(f"audiodice: {_one_line(error)}")
        return 2
    except (click.Abort, KeyboardInterrupt):
        return 2
    except SystemExit:  # from click: after completion, or if the reader of stdout closed it
        return 0
    except Exception as error:  # a player must never see a traceback
        printing.flush()  # click prints help itself, and that may have failed
        return _apologise(error)
    return int(status or 0)  # click returns the status of `Context.exit`


def _one_line(error: click.ClickException) -> str:
    text = " ".join(error.format_message().split())
    if isinstance(error, click.NoSuchOption):
        return f"{error.option_name}: no such option; --help lists the options"
    if isinstance(error, click.MissingParameter):
        return f"{text} See --help."
    if isinstance(error, click.UsageError) and text.startswith("No such command"):
        context = error.ctx or click.Context(cli)
        group = context.command
        allowed = group.list_commands(context) if isinstance(group, click.Group) else COMMANDS
        return f"{text.rstrip('.')}; expected {', '.join(sorted(allowed))}"
    return text


def _apologise(error: Exception) -> int:
    """After a crash: print one line for the player, and write a report file."""
    from audiodice.session.crash_handling import report

    path = report(error)
    where = f"; the report is in {path}" if path else ""
    cause = quoted(shortened(f"{type(error).__name__}: {whole_text(error)}", 300))
    printing.note(f"audiodice: sorry, an error in the program: {cause}{where}")
    return 1
