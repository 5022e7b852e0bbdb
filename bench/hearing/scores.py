"""How many answers were right, and which meanings were confused."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Score:
    """Shares from 0 to 1; each meaning has the same weight."""

    accuracy: float
    worst: Sequence[tuple[float, str]]
    """The share of right answers for each meaning, the worst first."""
    confused: Sequence[tuple[float, str, str]]
    """The share of confusions of two meanings (the mean of both directions), the worst first."""

    def below(self, share: float) -> list[tuple[float, str]]:
        """The meanings that were recognised less often than `share`."""
        return [row for row in self.worst if row[0] < share]

    def over(self, share: float) -> list[tuple[float, str, str]]:
        """The pairs that were confused more often than `share`."""
        return [pair for pair in self.confused if pair[0] > share]


def score(pairs: Sequence[tuple[str, str]]) -> Score:
    """The score of answers; each pair is the true meaning and the answer."""
    asked = Counter(truth for truth, _ in pairs)
    right = Counter(truth for truth, answer in pairs if truth == answer)
    wrong: dict[tuple[str, str], float] = defaultdict(float)
    for truth, answer in pairs:
        if truth != answer:
            wrong[min(truth, answer), max(truth, answer)] += 1 / asked[truth] / 2
    worst = sorted((round(right[name] / count, 4), name) for name, count in asked.items())
    return Score(
        round(sum(share for share, _ in worst) / len(worst), 4) if worst else 1.0,
        worst,
        sorted(((round(share, 4), *pair) for pair, share in wrong.items()), reverse=True),
    )
