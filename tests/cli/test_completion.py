"""Tab completion: a real bash runs the script of `audiodice completion`."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pexpect
import pytest
from click.testing import CliRunner

from audiodice import games, opponents
from audiodice.cli import cli
from audiodice.cli.completion import SHELLS
from tests.support.program import AUDIODICE, bare_environment
from tests.support.require import require_program
from tests.support.said import label

ASK = """
eval "$(audiodice completion bash)"
while read -r -a COMP_WORDS; do
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    [ "${COMP_WORDS[COMP_CWORD]}" = _ ] && COMP_WORDS[COMP_CWORD]=""
    COMPREPLY=()
    _audiodice_completion audiodice
    echo "${COMPREPLY[*]}"
done
"""

# What is typed, `_` for nothing yet, and what Tab offers.
OFFERED = [
    ("audiodice pla", "play"),
    ("audiodice play _", " ".join(games.names())),
    ("audiodice play fon", "fonnjo_foon"),
    ("audiodice play farkle --opponents c", "cautious"),
    ("audiodice play farkle --opponents cautious,st", "cautious,strong cautious,steady"),
    ("audiodice play --opponents per", "perfect"),
    ("audiodice simulate fune --seats _", " ".join(opponents.names("fune"))),
    ("audiodice play farkle --speech e", "embedded"),
    ("audiodice settings verb", "verbosity"),
    ("audiodice settings verbosity _", "brief normal full"),
    ("audiodice settings night o", "off on"),
    ("audiodice settings rate 4", "400 420 440"),
    ("audiodice settings nonsense _", ""),
    ("audiodice sounds play hot", "hot_dice hot_dice_2 hot_dice_3"),
    ("audiodice completion _", "bash zsh fish"),
    ("audiodice resume _", ""),
    ("audiodice play chess _", ""),
]


def test_bash_completion_offers_matching_words(tmp_path: Path) -> None:
    bash = require_program("bash")
    environment = bare_environment(tmp_path)
    environment["PATH"] += ":/usr/bin:/bin"
    done = subprocess.run(
        [bash, "--norc", "-c", ASK],
        env=environment,
        input="".join(f"{typed}\n" for typed, _ in OFFERED),
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert done.stderr == ""
    told = dict(zip([typed for typed, _ in OFFERED], done.stdout.splitlines(), strict=True))
    assert told == dict(OFFERED)


def test_tab_completes_in_an_interactive_bash(tmp_path: Path) -> None:
    bash = require_program("bash")
    environment = bare_environment(tmp_path, TERM="dumb", PS1="ready ")
    environment["PATH"] += ":/usr/bin:/bin"
    with pexpect.spawn(
        bash, ["--norc", "--noprofile", "-i"], env=environment, timeout=60, encoding="utf-8"
    ) as shell:
        shell.sendline('eval "$(audiodice completion bash)"; echo read""y-now')
        shell.expect("ready-now")
        shell.send("audiodice rules dice\t")
        shell.expect_exact("dice4fun ")
        shell.sendline("| head -c 10")
        shell.expect_exact(label("dice4fun/in-short")[:8])
        shell.sendline("exit")
        shell.expect(pexpect.EOF)


@pytest.mark.parametrize("shell", SHELLS)
def test_each_shell_has_a_completion_script(shell: str) -> None:
    done = CliRunner().invoke(cli, ["completion", shell], prog_name="audiodice")
    assert done.exit_code == 0
    assert f"_AUDIODICE_COMPLETE={shell}_complete" in done.output


def test_unknown_shell_is_refused_with_the_known_ones(tmp_path: Path) -> None:
    done = subprocess.run(
        [str(AUDIODICE), "completion", "tcsh"],
        env=bare_environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "audiodice: SHELL: 'tcsh' is not valid; expected bash, zsh, fish\n"
