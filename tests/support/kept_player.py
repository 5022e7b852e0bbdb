"""A program that plays random games and keeps them, to be killed: `FOLDER CHOICES GAME`.

Prints a line for each result once it may be spoken: the game's name, how many entries there are,
and what the state is.
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
    """The line for what stands at the table now."""
    state = sha256(repr(table.state).encode()).hexdigest()
    return f"{name} {len(table.journal.entries)} {state}"


def main() -> None:
    folder, choices, game = sys.argv[1:]
    store = JournalFolder(Path(folder))
    store.tidy(lambda journal: None)
    open_games = [kept for kept in store.kept() if not kept.finished]
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
            if (ticket := store.pending) is not None and not (ticket.wait(9000) and ticket.kept):
                sys.exit("not kept")
            sys.stdout.write(spoken(store.name or "", table) + "\n")
            sys.stdout.flush()
        store.finish(lambda journal: None)


if __name__ == "__main__":
    main()
