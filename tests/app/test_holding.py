"""Captions and phrases of cues wait, like speech, until what they tell is kept."""

from __future__ import annotations

import threading
from pathlib import Path

from audiodice.core.model import Event
from audiodice.output.phrase_player import GAP_MS, PhrasePlayer
from audiodice.output.save_gate import LOOK_MS, PATIENCE_MS, Captions
from audiodice.present.cue import Cue, Phrase
from audiodice.storage.disk import Disk
from audiodice.storage.game_store import GameStore
from audiodice.storage.journal_writer import PendingWrite
from audiodice.ui.history import Utterance
from audiodice.ui.seating import GameSetup
from tests.app.headless import Clock, Player


class Shown:
    def __init__(self) -> None:
        self.clock, self.texts = Clock(), list[str]()
        self.captions = Captions(self.texts.append, self.clock)


def test_a_caption_is_shown_once_its_step_is_kept_and_keeps_its_place() -> None:
    at, ticket = Shown(), PendingWrite()
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
    at.captions.show("text", PendingWrite())
    at.clock.now += PATIENCE_MS
    at.captions.tick()
    assert at.texts == ["text"]
    at.captions.show("last words", PendingWrite())
    at.captions.close()
    assert at.texts == ["text", "last words"]


def test_a_phrase_starts_once_its_step_is_kept() -> None:
    clock, played, ticket = Clock(), list[str](), PendingWrite()
    teller = PhrasePlayer(lambda cue: played.append(cue.name), lambda: None, clock)
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
    player, ticket = Player(speech=False), PendingWrite()
    player.let_play()
    player.clock.now += 10_000
    player.router.tick()
    assert player.router.due() is None
    shown: list[str] = []
    player.output.captions = Captions(shown.append, player.clock)
    player.output.pending_save = lambda: None if ticket.done else ticket
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

    player = Player(GameSetup("farkle"), dice=[(1, 1, 5, 2, 3, 4)], speech=False)
    store = GameStore(tmp_path, files=Slow())
    store.begin(player.table)
    shown: list[str] = []
    player.output.captions = Captions(shown.append, player.clock)
    player.output.pending_save = lambda: store.pending
    player.press("enter")
    player.clock.now += LOOK_MS
    player.router.tick()
    assert shown == []
    gate.set()
    ticket = store.pending
    assert ticket is None or ticket.wait(10_000)
    player.router.tick()
    assert [text[:11] for text in shown] == ["1 1 5 2 3 4"]
    store.close()
    (kept,) = store.kept()
    assert store.read(kept) == player.table.journal
