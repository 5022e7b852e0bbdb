"""The text of an error, for players."""

from __future__ import annotations

import errno
import os

import pytest

from audiodice.core.errors import Cause, error_text


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "a.jsonl"), os.strerror(errno.ENOSPC)),
        (OSError("cannot open shared object file"), "cannot open shared object file"),
        (ValueError("it is no number"), "it is no number"),
        (TimeoutError(), "TimeoutError"),
        (SystemExit(), "SystemExit"),
        (RuntimeError("WASAPI: Element not found.\r\n"), "WASAPI: Element not found"),
        (OSError(22, "名前は正しくありません。"), "名前は正しくありません"),
        (RuntimeError(" .\n"), "RuntimeError"),
    ],
)
def test_error_text_has_no_number_and_no_full_stop(error: BaseException, text: str) -> None:
    assert error_text(error) == text


def test_common_disk_errors_have_a_message_key() -> None:
    full = error_text(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)))
    assert isinstance(full, Cause)
    assert full.key == "cause_no_space"
    assert not isinstance(error_text(OSError(errno.EBUSY, "busy")), Cause)
