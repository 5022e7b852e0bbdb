"""A pytest plugin that skips what fails by Wine's fault, not by Windows' or ours, and says why."""

from __future__ import annotations
