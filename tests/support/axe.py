"""axe-core, which finds accessibility faults: installed by npm, checked by its hash."""

from __future__ import annotations

import base64
import hashlib
import io
import subprocess
import tarfile
import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tests.support.require import require, require_program

if TYPE_CHECKING:
    from playwright.sync_api import Page

_VERSION = "4.14.1"
_SHA512 = "FHfa+lmNjQZfJz1q8wKqIDwC6DExcHt/pkjNQb09a3NPjCKg2rhu5qb2S4r76ASyFNNtuFooJpZe37OgudVGtQ=="


@cache
def _script() -> str:
    npm = require_program("npm")
    with tempfile.TemporaryDirectory() as folder:
        command = [npm, "pack", "--silent", f"axe-core@{_VERSION}", "--pack-destination", folder]
        done = subprocess.run(command, capture_output=True, timeout=120, cwd=folder, check=False)
        require(done.returncode == 0, "npm cannot fetch axe-core")
        data = (Path(folder) / f"axe-core-{_VERSION}.tgz").read_bytes()
    assert base64.b64encode(hashlib.sha512(data).digest()).decode() == _SHA512
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        file = archive.extractfile("package/axe.min.js")
        assert file is not None
        return file.read().decode("utf-8")


def violations(tab: Page) -> list[str]:
    """The faults that axe finds in a page, each with its element, shortened."""
    if not tab.evaluate("'axe' in window"):
        tab.evaluate(f"(() => {{ {_script()} }})()")
    found = tab.evaluate("axe.run().then(({violations}) => violations)")
    return [
        f"{one['id']}: {one['help']}: {node['html'][:200]} {node['failureSummary']}"
        for one in found
        for node in one["nodes"]
    ]
