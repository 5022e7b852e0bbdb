"""Long work goes on in a process that others go before."""

from __future__ import annotations

import ctypes
import os
import sys

import pytest

from audiodice.storage import solved_tables
from audiodice.storage.solved_tables import run_in_process


def niceness(progress: object) -> bytes:
    del progress
    return str(os.nice(0)).encode()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has classes instead")
def test_the_process_is_nice() -> None:
    nicest = min(os.nice(0) + 10, 19)  # the tests may be nice themselves
    assert run_in_process(niceness, lambda _: None) == str(nicest).encode()


def test_windows_is_asked_for_a_lower_class() -> None:
    asked: list[tuple[object, int]] = []

    class Kernel:
        def __init__(self) -> None:
            self.GetCurrentProcess = lambda: 2**64 - 1  # a handle that is no 32 bits
            self.SetPriorityClass = lambda *told: asked.append(told)

    kernel = Kernel()
    solved_tables.give_way(kernel)
    assert asked == [(2**64 - 1, 0x4000)]
    assert kernel.GetCurrentProcess.restype is ctypes.c_void_p  # type: ignore[attr-defined]
    assert kernel.SetPriorityClass.argtypes[0] is ctypes.c_void_p  # type: ignore[attr-defined]


def test_work_is_done_if_a_lower_priority_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refused(by: int) -> int:
        raise PermissionError(by)

    monkeypatch.setattr(os, "nice", refused, raising=False)
    solved_tables.stand_back()
