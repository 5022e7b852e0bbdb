"""Writes the commit into wheels and source archives, as hatchling builds them."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CommitHook(BuildHookInterface):  # type: ignore[misc]
    """Adds `audiodice/commit.txt`. A source archive has it already; a checkout asks git itself."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or not (root / ".git").exists() or not shutil.which("git"):
            return
        describe = ("git", "describe", "--always", "--dirty", "--exclude=*")
        done = subprocess.run(describe, cwd=root, check=False, capture_output=True, text=True)
        if done.returncode:  # such as in a folder of another user
            return
        self._folder = tempfile.TemporaryDirectory()
        written = Path(self._folder.name, "commit.txt")
        written.write_text(done.stdout, "utf-8")
        build_data["force_include"][str(written)] = "audiodice/commit.txt"
