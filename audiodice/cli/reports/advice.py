"""Advice as `audiodice advise` prints it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from audiodice.devices.printing import print_json, print_line


def tell(answer: Mapping[str, Any], *, as_json: bool) -> None:
    """Print advice as JSON, or its value and the ten best choices."""
    if as_json:
        print_json(answer)
        return
    print_line(f"value {answer['value']:.4f}")
    for choice in answer.get("choices", ())[:10]:
        what = [f"keep {commas(choice['keep']) or 'nothing'}"] if "keep" in choice else []
        print_line(f"{choice['value']:10.4f}  {' and '.join([*what, _done(choice)])}")


def _done(choice: Mapping[str, Any]) -> str:
    pick = f"pick {choice['pick']} and " if "pick" in choice else ""
    return f"{pick}{choice['action']} {choice.get('box', '')}".strip()


def commas(faces: Iterable[int]) -> str:
    """Faces separated by commas: 1,1,5."""
    return ",".join(map(str, faces))
