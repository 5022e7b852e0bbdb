"""Measures whole games by what is heard: words and key presses a turn, one's own and an opponent's.

    uv run --group test python -m bench.games_heard [--games 20] [--json]

So many games of each game and verbosity against Petra, as the solver advises: digits and A keep
dice, B and the arrows name a box. An opponent's turn has the "your turn" that follows it. The turn
that ends a game is left out, and so are keys that only ask.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from statistics import mean

from audiodice import games, opponents
from audiodice.core.jobs import AtOnce
from audiodice.core.model import Action
from audiodice.engine.setup import GameSetup
from audiodice.opponents import tables
from audiodice.present.words import VERBOSITIES
from audiodice.storage.solved_tables import SolvedTables
from tests.support import ready
from tests.support.headless import Player
from tests.support.said import Heard

MOST_PRESSES = 6  # most presses of a face's key, until the face is kept as often as advised


class Game:
    """One game, played to its end by keys."""

    def __init__(self, game: str, verbosity: str, seed: int) -> None:
        setup = GameSetup(game, ("",), ("perfect",))
        self._player = Player(setup, seed=seed, verbosity=verbosity)
        self._table = self._player.table
        self._adviser = opponents.adviser(game)
        self._keys = 0
        self.own: list[tuple[int, int]] = []
        """For each own turn: the number of keys and of words."""
        self.others: list[int] = []
        """The words of each turn of the opponent."""

    def play(self) -> None:
        """Play on until the game is over."""
        table = self._table
        while True:
            seat, before, self._keys = table.turn, len(self._player.heard), 0
            while table.turn == seat and not table.over:
                if seat == 0:
                    self._act()
                else:
                    self._wait()
            words = sum(len(text.split()) for text in self._player.heard[before:])
            if table.over:
                return
            if seat == 0:
                self.own.append((self._keys, words))
            else:
                self.others.append(words)

    def _wait(self) -> None:
        """Let the opponent act once."""
        due = self._player.router.due()
        assert due is not None
        self._player.clock.now = max(self._player.clock.now, due) + 1
        self._player.router.tick(self._player.clock.now)

    def _act(self) -> None:
        """Carry out one decision by keys."""
        assert self._adviser is not None
        state = self._table.state
        self._adviser.prepare(state)
        advice = self._adviser.advise(state)
        assert advice is not None
        for action in advice.actions:
            if action.verb == "keep":
                self._keep(action)
            elif action.verb == "pick":
                self._press(str(action.arg))
            elif action.verb == "roll":
                self._press("enter")
            else:
                self._commit(action)
        if self._table.state == state:  # the keys did not carry out the decision
            self._press("h")
            self._press("h")

    def _press(self, key: str) -> Heard:
        self._keys += 1
        return self._player.press(key)

    def _kept(self, positions: Sequence[int] | None = None) -> Counter[int]:
        faces, kept = self._table.game.dice(self._table.state)
        return Counter(faces[place] for place in (kept if positions is None else positions))

    def _keep(self, action: Action) -> None:
        assert isinstance(action.arg, tuple)
        wanted, table = self._kept(action.arg), self._table
        if wanted == self._kept():
            return
        if action == table.game.keep_all(table.state):
            self._press("a")
        for face in sorted({*wanted, *self._kept()}):
            for _ in range(MOST_PRESSES):
                if wanted == self._kept() or self._kept()[face] == wanted[face]:
                    break
                self._press(str(face))
                if not self._kept():  # not a legal choice yet: continue with the next face
                    break

    def _commit(self, action: Action) -> None:
        """Name boxes until the right one is named, then fill it; other commits need one key."""
        table, seat = self._table, self._table.turn
        heard = self._press("b")
        for _ in range(40):
            if table.turn != seat or table.over:
                return
            named = next((e.fields["box"] for e in heard.events if "box" in e.fields), None)
            heard = self._press("b" if named in (None, action.arg) else "down")
            if heard.events and heard.events[0].key == "menu_edge":
                return


def figures(game: str, verbosity: str, seeds: int) -> dict[str, float]:
    """The mean and the longest turns of one game for each of `seeds`."""
    played = [Game(game, verbosity, seed) for seed in range(1, seeds + 1)]
    for one in played:
        one.play()
    own = [turn for one in played for turn in one.own]
    others = [words for one in played for words in one.others]
    return {
        "keys": round(mean(keys for keys, _ in own), 1),
        "own": round(mean(words for _, words in own), 1),
        "own_longest": max(words for _, words in own),
        "other": round(mean(others), 1),
        "other_longest": max(others),
    }


def main() -> None:
    """Print a line for each game and verbosity."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    tables.install(SolvedTables(None, AtOnce(), lambda _spec, _progress: None))
    for game in filter(opponents.evaluator, games.names()):
        ready.shelve(game)
    found = {
        game: {v: figures(game, v, given.games) for v in VERBOSITIES} for game in games.names()
    }
    if given.json:
        print(json.dumps(found))
        return
    for game, of in found.items():
        for verbosity, f in of.items():
            print(
                f"{game} {verbosity}: {f['keys']} keys; words a turn: own {f['own']}"
                f" (longest {f['own_longest']}), opponent's {f['other']}"
                f" (longest {f['other_longest']})"
            )


if __name__ == "__main__":
    main()
