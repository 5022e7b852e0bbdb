"""Replaces `babel.dates`, because our messages have no dates."""

from typing import NoReturn


def _no_dates(*given: object, **more: object) -> NoReturn:
    raise NotImplementedError("no message has a date in the browser")


format_date = format_time = get_datetime_format = get_timezone = _no_dates
