"""A pytest plugin that ends the child processes of each test.

A child that is started while a fixture is set up ends with that fixture, after the fixture's own
teardown, also if the setup fails or skips half-way. Any other child ends with its test.
"""

from __future__ import annotations

import contextlib
import subprocess
from collections.abc import Generator, Iterator
from typing import Any

import pytest

from tests.support.ending import end

_makers: list[list[subprocess.Popen[Any]]] = []
"""A list of children for each fixture or test that is running; the innermost is the last."""


class _Child(subprocess.Popen[Any]):
    def __init__(self, *command: Any, **how: Any) -> None:
        super().__init__(*command, **how)
        if _makers:
            _makers[-1].append(self)


subprocess.Popen = _Child  # type: ignore[misc]


def maker() -> list[subprocess.Popen[Any]]:
    """The list of children of the fixture or test that is running now."""
    return _makers[-1] if _makers else []


@contextlib.contextmanager
def made_by(children: list[subprocess.Popen[Any]]) -> Iterator[None]:
    """Add the children that are started here to that list, so that they end with its owner.

    A test may restart a broker that a fixture made.
    """
    _makers.append(children)
    try:
        yield
    finally:
        _makers.pop()


def _ended(children: list[subprocess.Popen[Any]]) -> None:
    for child in reversed(children):
        end(child)
        for pipe in filter(None, (child.stdin, child.stdout, child.stderr)):
            with contextlib.suppress(OSError):  # output that was not flushed is lost
                pipe.close()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[Any]) -> Generator[None, Any, Any]:
    children: list[subprocess.Popen[Any]] = []
    fixturedef.addfinalizer(lambda: _ended(children))
    _makers.append(children)
    try:
        return (yield)
    finally:
        _makers.pop()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call() -> Generator[None, Any, Any]:
    children: list[subprocess.Popen[Any]] = []
    _makers.append(children)
    try:
        return (yield)
    finally:
        _makers.pop()
        _ended(children)
