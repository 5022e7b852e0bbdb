"""A child process of a test ends with the fixture or test that started it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.support.program import ROOT

CONFTEST = """
from tests.support import children

def pytest_configure(config):
    config.pluginmanager.register(children)
"""
TESTS = """
import pathlib, subprocess, sys, signal
import pytest

def begun(name, code="import time; print('up', flush=True); time.sleep(600)"):
    how = dict(stdin=-1, stdout=-1, stderr=-1)
    child = subprocess.Popen([sys.executable, "-c", code], **how)
    assert child.stdout.readline()
    with open("pids", "a") as pids:
        pids.write(f"{name} {child.pid}\\n")
    return child

@pytest.fixture
def skips():
    begun("skipping fixture")
    pytest.skip("no tool")

@pytest.fixture(scope="module")
def skips_for_all():
    begun("skipping fixture of a module")
    pytest.skip("no tool")

@pytest.fixture
def fails():
    begun("failing fixture")
    assert False

@pytest.fixture
def fails_at_the_end():
    yield begun("failing teardown")
    assert False

@pytest.fixture(scope="module")
def shared():
    child = begun("shared")
    yield child
    assert child.poll() is None  # its own teardown comes first

@pytest.fixture
def nested(request):
    begun("outer")
    request.getfixturevalue("skips")

@pytest.fixture(scope="session")
def of_the_session():
    child = begun("of the session")
    yield child
    assert child.poll() is None

@pytest.fixture
def asks(request):
    return request.getfixturevalue("of_the_session")

def test_skips(skips): pass
def test_skips_for_all(skips_for_all): pass
def test_fails(fails): pass
def test_fails_at_the_end(fails_at_the_end): pass
def test_nested(nested): pass
def test_shared(shared): assert shared.poll() is None
def test_shared_still(shared): assert shared.poll() is None
def test_asks(asks): assert asks.poll() is None
def test_asks_again(asks): assert asks.poll() is None
def test_body(): begun("body"); assert False
def test_body_skips(): begun("skipping body"); pytest.skip("no tool")
def test_body_passes(): begun("passing body")
def test_stopped(): begun("stopped").send_signal(signal.SIGSTOP)
def test_ended(): begun("ended").kill()
def test_full_pipe():
    begun("full pipe", "import sys; print('up', flush=True); sys.stdout.write('x' * 10**6)")
def test_deaf():
    begun("deaf", "import signal, time; signal.signal(15, 1); print('up', flush=True)\\n"
          "time.sleep(600)")
def test_nobody_is_left():
    import gc, os
    gc.collect()
    for line in pathlib.Path("pids").read_text().splitlines():
        name, pid = line.rsplit(None, 1)
        if name not in ("shared", "skipping fixture of a module", "of the session"):
            with pytest.raises(ProcessLookupError):
                os.kill(int(pid), 0)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_children_end_with_their_test(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()  # below the root of pytest, as here
    (tmp_path / "tests/conftest.py").write_text(CONFTEST)
    (tmp_path / "tests/test_it.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\nfilterwarnings = error\n")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_it.py"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert "1 failed, 11 passed, 4 skipped, 2 errors" in done.stdout, done.stdout
    assert "Warning" not in done.stdout
    pids = [int(line.split()[-1]) for line in (tmp_path / "pids").read_text().splitlines()]
    assert len(pids) == 15
    time.sleep(0.1)
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
