"""Captions and phrases of cues wait, like speech, until what they tell is kept."""

from __future__ import annotations

import threading
from pathlib import Path

from audiodice.app.kept.keeper import Keeper
from audiodice.app.kept.writer import Ticket
from audiodice.app.seating import Plan
from audiodice.app.telling.history import Utterance
from audiodice.app.telling.holding import LOOK_MS, PATIENCE_MS, Captions
from audiodice.app.telling.teller import GAP_MS, Teller
from audiodice.core.model import Event
from audiodice.devices.files import Disk
from audiodice.present.cue import Cue, Phrase
from tests.app.headless import Clock, Player


class Shown:
    def __init__(self) -> None:
        self.clock, self.texts = Clock(), list[str]()
        self.captions = Captions(self.texts.append, self.clock)


def test_a_caption_is_shown_once_its_step_is_kept_and_keeps_its_place() -> None:
    at, ticket = Shown(), Ticket()
    at.captions.show("first", None)
    assert at.texts == ["first"]
    assert at.captions.due() is None
    at.captions.show("second", ticket)
    at.captions.show("third", None)
    at.captions.tick()
    assert at.texts == ["first"]
    assert at.captions.due() == at.clock() + LOOK_MS
    ticket.settle(kept=True)
    at.captions.tick()
    assert at.texts == ["first", "second", "third"]
    assert at.captions.due() is None


def test_a_disk_that_hangs_hides_nothing_for_ever() -> None:
    at = Shown()
    at.captions.show("text", Ticket())
    at.clock.now += PATIENCE_MS
    at.captions.tick()
    assert at.texts == ["text"]
    at.captions.show("last words", Ticket())
    at.captions.close()
    assert at.texts == ["text", "last words"]


def test_a_phrase_starts_once_its_step_is_kept() -> None:
    clock, played, ticket = Clock(), list[str](), Ticket()
    teller = Teller(lambda cue: played.append(cue.name), lambda: None, clock)
    teller.tell(Phrase((Cue("bank"),), 100), interrupt=False, after=ticket)
    teller.tell(Phrase((Cue("turn"),), 100), interrupt=False)
    assert teller.busy
    assert teller.due() == clock() + LOOK_MS
    clock.now += 500
    teller.tick()
    assert played == []
    ticket.settle(kept=True)
    teller.tick()
    assert played == ["bank"]
    assert teller.due() == clock() + 100 + GAP_MS
    clock.now += 100 + GAP_MS
    teller.tick()
    assert played == ["bank", "turn"]


def test_the_router_looks_until_what_waits_has_been_told() -> None:
    player, ticket = Player(speech=False), Ticket()
    player.let_play()
    player.clock.now += 10_000
    player.router.tick()
    assert player.router.due() is None
    shown: list[str] = []
    player.output.captions = Captions(shown.append, player.clock)
    player.output.unsafe = lambda: None if ticket.done else ticket
    before = len(player.cued)
    events = (Event("refused"),)
    player.output.put(Utterance("Roll first.", events), events)
    due = player.router.due()
    assert due == player.clock() + LOOK_MS
    assert (shown, player.cued[before:]) == ([], [])
    ticket.settle(kept=True)
    player.router.tick()
    assert shown == ["Roll first."]
    assert player.cued[before:]


def test_a_throw_is_shown_only_when_it_is_on_the_disk(tmp_path: Path) -> None:
    gate = threading.Event()

    class Slow(Disk):
        def sync(self, path: Path) -> None:
            assert gate.wait(10)
            super().sync(path)

    player = Player(Plan("farkle"), dice=[(1, 1, 5, 2, 3, 4)], speech=False)
    keeper = Keeper(tmp_path, files=Slow())
    keeper.begin(player.table)
    shown: list[str] = []
    player.output.captions = Captions(shown.append, player.clock)
    player.output.unsafe = lambda: keeper.pending
    player.press("enter")
    player.clock.now += LOOK_MS
    player.router.tick()
    assert shown == []
    gate.set()
    ticket = keeper.pending
    assert ticket is None or ticket.wait(10_000)
    player.router.tick()
    assert [text[:11] for text in shown] == ["1 1 5 2 3 4"]
    keeper.close()
    (kept,) = keeper.kept()
    assert keeper.read(kept) == player.table.journal
