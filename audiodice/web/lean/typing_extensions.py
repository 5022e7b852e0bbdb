"""In the browser Python is new enough: `typing` has all that Fluent and Babel import from here."""

from typing import *  # noqa: F403
from typing import Literal, TypeAlias

__all__ = ["Literal", "TypeAlias"]
