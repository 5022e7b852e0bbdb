"""Limits the memory of a process that does one risky thing."""

from __future__ import annotations

import sys
from pathlib import Path


def limit_memory(more: int) -> None:
    """Let this process take at most `more` bytes above what it has, if the system can do that.

    Linux limits the address space, Windows (not tried) the memory itself. macOS has no such limit.
    """
    if sys.platform == "linux":
        import resource

        pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
        most = pages * resource.getpagesize() + more
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    elif sys.platform == "win32":
        import win32api
        import win32job

        kind = win32job.JobObjectExtendedLimitInformation
        job = win32job.CreateJobObject(None, "")
        limits = win32job.QueryInformationJobObject(job, kind)
        limits["ProcessMemoryLimit"] = 100_000_000 + more  # for the interpreter and pygame
        limits["BasicLimitInformation"]["LimitFlags"] |= win32job.JOB_OBJECT_LIMIT_PROCESS_MEMORY
        win32job.SetInformationJobObject(job, kind, limits)
        win32job.AssignProcessToJobObject(job, win32api.GetCurrentProcess())
