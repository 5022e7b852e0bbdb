"""Tests whether the dice are fair: chi-square over ten million faces, alone and in pairs.

    uv run python -m bench.dice [--faces N] [--seed S] [--json]

Exits with 1 if fair dice would look this uneven in less than one of 100,000 runs.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from math import erfc, exp, pi, sqrt

from audiodice.engine.throw import SeededThrow, new_seed

CHUNK = 100_000
SUSPICIOUS = 1e-5


def chance_of_more(chi_square: float, freedom: int) -> float:
    """Upper tail of the chi-square distribution for an odd number of degrees of freedom.

    erfc(sqrt(x/2)) + sqrt(2/pi) e^(-x/2) times the sum of x^(k/2) / (1·3·5···k), k = 1, 3, ...,
    freedom - 2 (Abramowitz and Stegun 26.4.4).
    """
    total, term = 0.0, sqrt(chi_square)
    for odd in range(1, freedom - 1, 2):
        total += term
        term *= chi_square / (odd + 2)
    return erfc(sqrt(chi_square / 2)) + sqrt(2 / pi) * exp(-chi_square / 2) * total


def uneven(counts: Counter[int], cells: int) -> tuple[float, float]:
    """Chi-square against `cells` equally likely cells, and the probability of a higher value."""
    expected = counts.total() / cells
    found = sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))
    return found, chance_of_more(found, cells - 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--faces", type=int, default=10_000_000)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    seed = new_seed() if args.seed is None else args.seed
    throw, began = SeededThrow(seed), time.perf_counter()
    faces: Counter[int] = Counter()
    pairs: Counter[int] = Counter()
    for _ in range(args.faces // CHUNK):
        thrown = [face - 1 for face in throw(CHUNK)]
        faces.update(thrown)
        pairs.update(6 * a + b for a, b in zip(thrown[::2], thrown[1::2], strict=True))
    alone, in_pairs = uneven(faces, 6), uneven(pairs, 36)
    figures = {
        "seed": seed,
        "faces": faces.total(),
        "counts": [faces[face] for face in range(6)],
        "chi_square": round(alone[0], 3),
        "p": round(alone[1], 5),
        "pairs_chi_square": round(in_pairs[0], 3),
        "pairs_p": round(in_pairs[1], 5),
        "seconds": round(time.perf_counter() - began, 1),
    }
    print(json.dumps(figures) if args.json else "\n".join(f"{k}: {v}" for k, v in figures.items()))
    sys.exit(min(alone[1], in_pairs[1]) < SUSPICIOUS)


if __name__ == "__main__":
    main()
