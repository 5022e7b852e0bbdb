"""The items that a switch steps through at a table: possible actions and a few queries."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain, islice

from audiodice.core.model import Action
from audiodice.engine.table import Table
from audiodice.present.commands import COMMANDS
from audiodice.ui.play import dice_choice
from audiodice.ui.play.own_turn import ROLL
from audiodice.ui.play.switch_actions import SwitchActions
from audiodice.ui.screen import Offer

ASKS = ("points", "last_roll", "scores", "turn", "risk", "sheet")
"""The rest of what can be asked is in the list of what can be pressed here."""


def offers(
    table: Table,
    switch_actions: SwitchActions,
    *,
    mine: bool,
    after: str = "",
    hinted: bool = False,
) -> Iterator[Offer]:
    """All items, those that continue the game first; `mine`: a person has the turn.

    `after` names what the key that rolls does after the end; "" in a game. A hint is the second
    item, because a player with one switch waits for each item. `hinted`: the next press plays it.
    """

    def command(name: str, label: str = "", *, stays: bool = True) -> Offer:
        run = partial(switch_actions.run, COMMANDS[name])
        return Offer(name, run, label or f"command-{name}", stays=stays)

    if after:
        yield command("roll", after, stays=False)
    elif mine:
        plays = (command(name, stays=False) for name in _plays(table))
        onward = chain(_dice(table, switch_actions), plays, _choices(table, switch_actions))
        yield from islice(onward, 1)
        yield Offer("hint", switch_actions.hint, "command-hint", stays=not hinted)
        yield from onward
        if table.may_undo:
            yield command("undo")
    else:
        yield command("toggle", "offer-hurry", stays=False)
    for name in ASKS:
        if COMMANDS[name].query in table.game.queries:
            yield command(name)
    yield command("back", "pause-menu", stays=False)


def _boxes(table: Table) -> bool:
    """Whether the choices are boxes, so that dice are kept one by one."""
    choices = table.game.choices(table.state)
    return any(choice.action.verb == table.game.commit for choice in choices)


def _dice(table: Table, switch_actions: SwitchActions) -> Iterator[Offer]:
    """The dice that can be kept or released, in games whose choices are boxes."""
    faces, kept = table.game.dice(table.state) if _boxes(table) else ((), ())
    for place in range(len(faces)):
        if table.why_not(Action("keep", dice_choice.toggled(kept, place))) is None:
            name, turn = (
                partial(switch_actions.name_die, place),
                partial(switch_actions.turn_die, place),
            )
            text = partial(switch_actions.die_in_words, place)
            here = place == switch_actions.die
            yield Offer(f"die {place}", turn, reach=name, text=text, here=here)


def _plays(table: Table) -> Iterator[str]:
    """The commands that continue the game and are legal now."""
    if table.why_not(ROLL) is None:
        yield "roll"
    choices = table.game.choices(table.state)
    commit = Action(table.game.commit)
    if table.why_not(commit) is None and all(choice.action != commit for choice in choices):
        yield "commit"
    everything = table.game.keep_all(table.state)
    best = choices[0].action if choices else None
    more = everything.arg and everything != best and not _boxes(table)
    if more and table.why_not(everything) is None:
        yield "all"


def _choices(table: Table, switch_actions: SwitchActions) -> Iterator[Offer]:
    """The choices, best first."""
    for number, choice in enumerate(table.game.choices(table.state)):
        name, take = (
            partial(switch_actions.name_choice, number),
            partial(switch_actions.take_choice, number),
        )
        text = partial(switch_actions.choice_in_words, number)
        here = number == switch_actions.choice
        zero = choice.event.fields.get("points") == 0
        yield Offer(
            f"choice {number}", take, reach=name, text=text, here=here, stays=False, rare=zero
        )
