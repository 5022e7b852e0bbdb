"""One test that walks many cases and names each that fails.

    @each(("text", "number"), [("I", 1), ("IV", 4)])
    def test_a_roman_number_is_read(text: str, number: int) -> None:

It is `pytest.mark.parametrize` as one test. Each case has a `tmp_path` and a `monkeypatch` of its
own, and a `capsys` without what earlier cases printed; other fixtures are shared.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Any

import pytest


def each(
    names: str | tuple[str, ...], cases: Iterable[Any], *, ids: object = None
) -> Callable[[Any], Any]:
    """Run the test once for each case, a tuple if there are several names; `ids` is ignored."""
    named = tuple(names.replace(",", " ").split()) if isinstance(names, str) else names
    walked = [tuple(case) if len(named) > 1 else (case,) for case in cases]

    def walking(test: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(test)
        def walk(**fixtures: Any) -> None:
            failures: list[Exception] = []
            for number, values in enumerate(walked):
                case = dict(zip(named, values, strict=True))
                try:
                    with pytest.MonkeyPatch.context() as monkeypatch:
                        test(**_own(fixtures, f"case{number}", monkeypatch), **case)
                except pytest.fail.Exception as failure:
                    failures.append(_of(case, AssertionError(str(failure))))
                except Exception as failure:
                    failures.append(_of(case, failure))
            if len(failures) == 1:
                raise failures[0]
            if failures:
                raise ExceptionGroup(f"{len(failures)} of {len(walked)} cases", failures)

        signature = inspect.signature(test)
        fixtures = [one for one in signature.parameters.values() if one.name not in named]
        walk.__signature__ = signature.replace(parameters=fixtures)  # type: ignore[attr-defined]
        return walk

    return walking


def _own(fixtures: dict[str, Any], name: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The fixtures of one case."""
    own = dict(fixtures)
    if "tmp_path" in own:
        own["tmp_path"] = own["tmp_path"] / name
        own["tmp_path"].mkdir()
    if "monkeypatch" in own:
        own["monkeypatch"] = monkeypatch
    if "capsys" in own:
        own["capsys"].readouterr()
    return own


def _of(case: dict[str, Any], failure: Exception) -> Exception:
    """The failure with its case, which pytest prints."""
    failure.add_note(", ".join(f"{name}={value!r}" for name, value in case.items()))
    return failure
