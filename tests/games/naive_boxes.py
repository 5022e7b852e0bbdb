"""A second, independent scorer of the sheets: applies their sentences to dice in any order."""

from __future__ import annotations

from itertools import combinations, pairwise, permutations

Faces = tuple[int, ...]
NAMES = ("ones", "twos", "threes", "fours", "fives", "sixes")


def in_a_row(dice: Faces, n: int) -> bool:
    """Whether some `n` of the dice show consecutive faces."""
    return any(all(b - a == 1 for a, b in pairwise(laid)) for laid in permutations(dice, n))


def same(dice: Faces) -> bool:
    return all(die == dice[0] for die in dice)


def upper(dice: Faces) -> dict[str, int]:
    return {
        name: sum(die for die in dice if die == face) for face, name in enumerate(NAMES, start=1)
    }


def is_full_house(dice: Faces) -> bool:
    return any(
        same(laid[:3]) and same(laid[3:]) and laid[0] != laid[4] for laid in permutations(dice)
    )


def fune(dice: Faces) -> dict[str, int]:
    def any_same(n: int) -> bool:
        return any(map(same, combinations(dice, n)))

    return upper(dice) | {
        "three_dice": sum(dice) if any_same(3) else 0,
        "four_dice": sum(dice) if any_same(4) else 0,
        "fune": 50 if any_same(5) else 0,
        "full_house": 35 if is_full_house(dice) else 0,
        "short_straight": 30 if in_a_row(dice, 4) else 0,
        "long_straight": 40 if in_a_row(dice, 5) else 0,
        "choice": sum(dice),
    }


def dice4fun(dice: Faces) -> dict[str, int]:
    def best_same(n: int) -> int:
        return max((sum(some) for some in combinations(dice, n) if same(some)), default=0)

    pairs = [
        sum(laid) for laid in permutations(dice, 4) if laid[0] == laid[1] != laid[2] == laid[3]
    ]
    return upper(dice) | {
        "pair": best_same(2),
        "two_pairs": max(pairs, default=0),
        "three_kind": best_same(3),
        "four_kind": best_same(4),
        "small_straight": 15 if set(dice) == {1, 2, 3, 4, 5} else 0,
        "large_straight": 20 if set(dice) == {2, 3, 4, 5, 6} else 0,
        "full_house": sum(dice) if is_full_house(dice) else 0,
        "five_dice": 50 if same(dice) else 0,
        "chance": sum(dice),
    }
