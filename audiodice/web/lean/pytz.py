"""Replaces pytz, which Fluent imports for one time zone."""

from datetime import timezone

UTC = timezone.utc  # noqa: UP017 -- a name that Fluent's source has, too
