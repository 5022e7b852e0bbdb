"""More that somebody at the table, or at the broker, should not do: nobody gains by it."""

from __future__ import annotations

from audiodice.core.model import Action
from audiodice.engine.shared import messages
from tests.support.friends import Friend, Network, hear, place, say, table_of

ROLL, BANK = Action("roll"), Action("bank")


def may_bank(people: str = "Ann Bob Cem") -> tuple[Network, Friend, list[Friend]]:
    """A table of which somebody may roll or bank, who is the first that it returns."""
    network, friends = table_of(people)
    for _ in range(300):
        table = friends[0].shared.table
        assert table
        who = friends[table.turn]
        if who.shared.why_not(BANK) is None and who.shared.why_not(ROLL) is None:
            return network, who, [friend for friend in friends if friend is not who]
        legal = table.game.legal_actions(table.state)
        action = ROLL if ROLL in legal else next(a for a in legal if a != BANK)
        network.do(who, who.shared.act(action, network.now))
        network.run(300)
    raise AssertionError("another seed")


def test_who_agrees_to_an_undo_while_somebody_throws_makes_no_cheat_of_them() -> None:
    """Whoever keeps their part back, and agrees to the undo, has the thrower sign two things."""
    network, who, (bob, cem) = may_bank()
    network.do(who, who.shared.ask_undo(network.now))
    network.run(500)
    network.do(cem, cem.shared.answer_undo(True, network.now))
    network.run(500)
    cem.up = bob.up = False
    network.do(who, who.shared.act(ROLL, network.now))
    pending = who.shared._throwing.pending
    assert pending
    asked = {"seat": who.shared.my_seat, "many": 1}
    hear(network, say(network, bob, "consent", **place(bob), **asked), who)
    replica = who.shared._desk.replica
    assert replica
    last = replica.items[-1].messages[0]
    two = messages.packed((pending.roll.raw, last.raw))
    hear(network, say(network, bob, "proof", m=two), cem)
    assert not cem.told("friend_cheated")
    cem.up = bob.up = True
    network.run(5_000)
    assert who.lines == bob.lines == cem.lines
    assert '"roll"' in who.lines[-1]
