"""Shared by the `advise` commands: dice as an option, and the printing of advice."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

import click

from audiodice.cli.params import bad, called
from audiodice.devices.printing import print_json, print_line

LISTED = 10  # choices


class Dice(click.ParamType[tuple[int, ...]]):
    """From `least` to `most` faces (1-6), separated by commas or blanks."""

    name = "dice"

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, ...]:
        del ctx
        parts = re.split(r"\s*,\s*|\s+", str(value).strip())
        faces = tuple(int(part) for part in parts if part in set("123456"))
        if len(faces) != len(parts) or not self.least <= len(faces) <= self.most:
            many = str(self.most) if self.least == self.most else f"{self.least} to {self.most}"
            raise bad(called(param), value, f"{many} faces from 1 to 6, as 1 1 5 or 1,1,5")
        return faces


def print_advice(answer: Mapping[str, Any], *, as_json: bool) -> None:
    if as_json:
        print_json(answer)
        return
    print_line(f"value {answer['value']:.4f}")
    for choice in answer.get("choices", ())[:LISTED]:
        what = [f"keep {commas(choice['keep']) or 'nothing'}"] if "keep" in choice else []
        print_line(f"{choice['value']:10.4f}  {' and '.join([*what, _done(choice)])}")


def _done(choice: Mapping[str, Any]) -> str:
    pick = f"pick {choice['pick']} and " if "pick" in choice else ""
    return f"{pick}{choice['action']} {choice.get('box', '')}".strip()


def commas(faces: Iterable[int]) -> str:
    """Faces separated by commas: 1,1,5."""
    return ",".join(map(str, faces))
