"""Replaces typing_extensions: the browser's `typing` has all that Fluent and Babel import."""

from typing import *  # noqa: F403
from typing import Literal, TypeAlias

__all__ = ["Literal", "TypeAlias"]
