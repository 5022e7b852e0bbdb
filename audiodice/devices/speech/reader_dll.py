"""Opens the DLL of a Windows screen reader, and lists running programs.

The DLLs are accessible_output2's own files. They are opened here, because importing its package
also loads win32com, which takes up to 4.6 s on a slow start.
"""

from __future__ import annotations

import ctypes
import importlib.util
import struct
import sys
from pathlib import Path
from typing import Any

from audiodice.devices.speech.backend import Unable

_BITS = 8 * struct.calcsize("P")


def open_dll(name32: str, name64: str | None, *, cdll: bool = False) -> Any:
    """The DLL for this Python; raises Unable if there is none, OSError if it cannot be loaded."""
    name = name32 if _BITS == 32 else name64
    package = importlib.util.find_spec("accessible_output2")
    if name is None:
        raise Unable("It only works with programs of 32 bits.")
    if package is None or package.origin is None:
        raise Unable("accessible_output2 is missing.")
    path = str(Path(package.origin).parent / "lib" / name)
    if sys.platform == "win32" and not cdll:
        return ctypes.WinDLL(path)
    return ctypes.CDLL(path)


def running() -> frozenset[str]:
    """The names of running programs, such as "jfw.exe"; empty where that cannot be asked.

    https://learn.microsoft.com/windows/win32/toolhelp/taking-a-snapshot-and-viewing-processes
    """
    found: set[str] = set()
    if sys.platform == "win32":
        kernel = ctypes.WinDLL("kernel32")
        kernel.CreateToolhelp32Snapshot.restype = ctypes.c_void_p
        kernel.CloseHandle.argtypes = (ctypes.c_void_p,)
        for function in (kernel.Process32FirstW, kernel.Process32NextW):
            function.argtypes = (ctypes.c_void_p, ctypes.c_void_p)
        snapshot = kernel.CreateToolhelp32Snapshot(_ALL_PROCESSES, 0)
        entry = _Process(size=ctypes.sizeof(_Process))
        more = kernel.Process32FirstW(snapshot, ctypes.byref(entry))
        while more:
            found.add(str(entry.file).lower())
            more = kernel.Process32NextW(snapshot, ctypes.byref(entry))
        kernel.CloseHandle(snapshot)
    return frozenset(found)


_ALL_PROCESSES = 2


class _Process(ctypes.Structure):
    _fields_ = (
        ("size", ctypes.c_uint32),
        ("usage", ctypes.c_uint32),
        ("number", ctypes.c_uint32),
        ("heap", ctypes.c_size_t),
        ("module", ctypes.c_uint32),
        ("threads", ctypes.c_uint32),
        ("parent", ctypes.c_uint32),
        ("priority", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("file", ctypes.c_wchar * 260),
    )
