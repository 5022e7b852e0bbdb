"""Run every command of the README, word for word, as a new account of this machine.

    uv run --group test packaging/fresh_account.py [--only PART]

The account has an empty home, the usual PATH, and a copy of the checkout without build results. Run
as root, it makes and deletes a real account; otherwise only the home is new. There are two kinds of
machine: one whose pip installs programs (a venv stands in for its Python), and Debian with its own
Python, for which the README says `pipx run uv`. The configuration of pip, uv and npm on this
machine is kept, because packages may be found only by it. Not for Windows.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pexpect

ROOT = Path(__file__).parents[1]
PATH = "/usr/local/bin:/usr/bin:/bin"
CONFIGURED = re.compile(
    r"(PIP|UV|SSL|NPM_CONFIG|NODE_EXTRA|REQUESTS|CURL)_\w+|\w+_(proxy|PROXY)", re.ASCII
)
OWN_FILES = (".config/pip/pip.conf", ".config/uv/uv.toml", ".npmrc")
NAME = f"audiodice-{os.getpid()}"
TESTS = "tests/core/test_text.py"  # shows that the test command starts; other steps run the tests
LIMIT_S = 600
PLAYS = re.compile(r"audiodice( play \w+| resume)?$")
COMMAND = re.compile(r"(python3|pipx|uv|audiodice)( .*)?")  # not a file such as audiodice-1.0.0


def commands(readme: str) -> list[str]:
    """The commands of the README, in its order, in blocks and within lines."""
    found: list[str] = []
    for block, text in re.findall(r"^```\n(.*?)^```$|`([^`\n]+)`", readme, re.M | re.S):
        lines = block.splitlines() if block else [text]
        found += (line for line in lines if COMMAND.fullmatch(line))
    fragments = {"python3", "python3 -m uv", "python3 -m uv run", "pipx run uv", "uv", "audiodice"}
    fragments.add("audiodice relay")  # it runs until Control C: tests/cli/test_relay.py
    return [one for one in dict.fromkeys(found) if one not in fragments]


@dataclass(frozen=True)
class Account:
    """A new account, with a copy of the checkout; `user` is None if only the home is new."""

    home: Path
    user: str | None

    @property
    def checkout(self) -> Path:
        return self.home / "audiodice"

    def environ(self, path: str, **more: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if CONFIGURED.fullmatch(name)}
        return {**kept, "HOME": str(self.home), "PATH": path, "TERM": "xterm", **more}

    def become(self) -> None:
        """Change to this account, in a process that has just started."""
        if self.user:
            entry = pwd.getpwnam(self.user)
            os.setgroups([])
            os.setgid(entry.pw_gid)
            os.setuid(entry.pw_uid)


@contextlib.contextmanager
def account() -> Iterator[Account]:
    """Make a new account, and delete it at the end."""
    user = NAME if os.getuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix=f"{NAME}-") as folder:
        home = Path(folder) / "home"
        home.mkdir()
        one = Account(home, user)
        _copy_checkout(one.checkout)
        for name in OWN_FILES:
            if (Path.home() / name).is_file():
                (home / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(Path.home() / name, home / name)
        if not user:
            yield one
            return
        subprocess.run(["useradd", "--no-create-home", "--home-dir", home, user], check=True)
        try:
            Path(folder).chmod(0o755)
            subprocess.run(["chown", "-R", f"{user}:", home], check=True)
            yield one
        finally:
            # Without a sound device Speech Dispatcher (from `doctor`) ends by no other signal.
            subprocess.run(["pkill", "-KILL", "-U", user], check=False)
            subprocess.run(["userdel", "--force", user], check=False)


def _copy_checkout(into: Path) -> None:
    listed = [
        "git",
        "-C",
        str(ROOT),
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ]
    names = subprocess.run(listed, check=True, capture_output=True, text=True).stdout.split("\0")
    for name in filter(None, names):
        if (ROOT / name).is_file():
            (into / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, into / name)


def run(one: Account, command: str, path: str) -> None:
    """Run a typed command; raises an error if it fails."""
    # Progress bars are off, because uv would wait for this terminal, which is read slowly.
    environ = one.environ(path, PYTEST_ADDOPTS=TESTS, UV_NO_PROGRESS="1")
    if PLAYS.search(command):
        play(one, command, environ)
    elif command.endswith("web serve"):
        serve(one, command, environ)
    else:
        done = subprocess.run(
            ["bash", "-c", command], check=False, timeout=LIMIT_S, cwd=one.checkout, env=environ,
            preexec_fn=one.become, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        if done.returncode:
            print(done.stdout, flush=True)  # pytest says there what failed
        done.check_returncode()


def play(one: Account, command: str, environ: dict[str, str]) -> None:
    """Start the game in a terminal, press Enter twice, and leave by Control Q."""
    terminal = pexpect.spawn(
        "bash", ["-c", command], cwd=str(one.checkout), env=environ, preexec_fn=one.become,
        encoding="utf-8", timeout=LIMIT_S, dimensions=(40, 400), searchwindowsize=2000,
    )  # fmt: skip
    try:
        # Without a display it asks whether to play here; Enter means yes.
        terminal.expect_exact("to quit.")
        terminal.send("\r")
        terminal.expect(r"\w[.?!][\r\n]")  # the first sentence is said
        time.sleep(0.5)  # otherwise two Enters may count as one held key
        terminal.send("\r")  # without an action the game is not saved, and `resume` finds none
        time.sleep(0.5)
        terminal.send("\x11")
        terminal.expect_exact("Goodbye.")
        terminal.expect(pexpect.EOF)
    finally:
        terminal.close(force=True)
    if terminal.exitstatus:
        raise RuntimeError(f"{command}: status {terminal.exitstatus}")


def serve(one: Account, command: str, environ: dict[str, str]) -> None:
    """Start the server, fetch its page, and stop it as the README says."""
    with subprocess.Popen(
        ["bash", "-c", f"exec {command}"], cwd=one.checkout, env=environ, preexec_fn=one.become,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, start_new_session=True,
    ) as server:  # fmt: skip
        try:
            address = server.stdout.readline().strip() if server.stdout else ""
            with urllib.request.urlopen(address, timeout=60) as page:  # noqa: S310 -- our own
                if b"audiodice" not in page.read():
                    raise RuntimeError(f"{command}: {address} is not the page")
            os.killpg(server.pid, signal.SIGINT)  # sends SIGINT, as a terminal does
            if status := server.wait(60):
                raise RuntimeError(f"{command}: status {status}")
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(server.pid, signal.SIGKILL)


def main() -> None:
    """Run the commands on both kinds of machine; the first that fails ends the program."""
    parts = argparse.ArgumentParser()
    parts.add_argument("--only", choices=("pip", "debian"))
    only = parts.parse_args().only
    wanted = commands((ROOT / "README.md").read_text("utf-8"))
    for machine in (only,) if only else ("pip", "debian"):
        with account() as one:
            path = PATH
            if machine == "pip":
                path = f"{one.home / 'python/bin'}:{path}"
                run(one, f"/usr/bin/env python3 -m venv {one.home / 'python'}", PATH)
            path += (
                f":{one.home / '.local/bin'}"  # `update-shell`, `ensurepath`: a new terminal has it
            )
            for command in wanted:
                typed = command
                if machine == "pip" and command.startswith("pipx"):
                    continue
                if machine == "debian":
                    if " pip install " in command or " web " in command:  # these take minutes
                        continue
                    typed = command.replace("python3 -m uv", "pipx run uv")
                began = time.perf_counter()
                run(one, typed, path)
                print(f"{machine}: {typed}: {time.perf_counter() - began:.1f} s", flush=True)


if __name__ == "__main__":
    main()
