"""A program that plays and saves random games until it is killed: `FOLDER CHOICES GAME`.

Prints a line for each action once it may be spoken: the game's name, the number of entries, and a
hash of the state.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path

from audiodice import games
from audiodice.engine.journal import Seat
from audiodice.engine.table import Table
from audiodice.engine.throw import SeededThrow, chance, new_seed
from audiodice.storage.journal_folder import JournalFolder


def spoken(name: str, table: Table) -> str:
    """The line for the current state of the table."""
    state = sha256(repr(table.state).encode()).hexdigest()
    return f"{name} {len(table.journal.entries)} {state}"


def main() -> None:
    folder, choices, game = sys.argv[1:]
    store = JournalFolder(Path(folder))
    store.tidy(lambda journal: None)
    open_games = [saved for saved in store.kept() if not saved.finished]
    choose = chance(choices, "choices").random
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    for _ in range(100):
        if open_games:
            table = store.open(open_games.pop())
        else:
            seed = new_seed()
            seats = (Seat("Ann"), Seat("Bo"))
            table = Table(games.load(game), seats, SeededThrow(seed), seed=seed)
            store.begin(table)
        while not table.over:
            if choose() > 0.1 or not table.undo():
                actions = table.game.legal_actions(table.state)
                table.act(actions[int(choose() * len(actions))])
            if (write := store.pending) is not None and not (write.wait(9000) and write.kept):
                sys.exit("not kept")
            sys.stdout.write(spoken(store.name or "", table) + "\n")
            sys.stdout.flush()
        store.finish(lambda journal: None)


if __name__ == "__main__":
    main()
