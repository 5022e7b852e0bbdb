"""Captions and phrases wait, as speech does, until the step they report is saved."""

from __future__ import annotations

import threading
from pathlib import Path

from audiodice.core.model import Event
from audiodice.engine.setup import GameSetup
from audiodice.present.cue import Cue, Phrase
from audiodice.present.utterance import Utterance
from audiodice.session.phrase_player import GAP_MS, PhrasePlayer
from audiodice.session.save_gate import PATIENCE_MS, Captions
from audiodice.storage.disk import Disk
from audiodice.storage.journal_folder import JournalFolder
from audiodice.storage.journal_writer import PendingWrite
from tests.support.headless import Clock, Player


class Shown:
    def __init__(self) -> None:
        self.clock, self.texts, self.wakes = Clock(), list[str](), 0
        self.captions = Captions(self.texts.append, self._wake, self.clock)

    def _wake(self) -> None:
        self.wakes += 1


def test_captions_wait_in_order_until_their_step_is_saved() -> None:
    at, ticket = Shown(), PendingWrite()
    at.captions.show("first", None)
    assert at.texts == ["first"]
    assert at.captions.due() is None
    at.captions.show("second", ticket)
    at.captions.show("third", None)
    at.captions.tick()
    assert at.texts == ["first"]
    assert at.captions.due() == at.clock() + PATIENCE_MS
    assert at.wakes == 0
    ticket.settle(kept=True)
    assert at.wakes == 1
    assert at.captions.due() == at.clock()
    at.captions.tick()
    assert at.texts == ["first", "second", "third"]
    assert at.captions.due() is None


def test_hanging_disk_delays_captions_only_for_a_while() -> None:
    at = Shown()
    at.captions.show("text", PendingWrite())
    at.clock.now += PATIENCE_MS
    at.captions.tick()
    assert at.texts == ["text"]
    at.captions.show("last words", PendingWrite())
    at.captions.close()
    assert at.texts == ["text", "last words"]


def test_phrase_starts_once_its_step_is_saved() -> None:
    clock, played, ticket, wakes = Clock(), list[str](), PendingWrite(), list[bool]()
    phrases = PhrasePlayer(
        lambda cue: played.append(cue.name), lambda: None, lambda: wakes.append(True), clock
    )
    phrases.play(Phrase((Cue("bank"),), 100), interrupt=False, after=ticket)
    phrases.play(Phrase((Cue("turn"),), 100), interrupt=False)
    assert phrases.busy
    assert phrases.due() == clock() + PATIENCE_MS
    clock.now += 500
    phrases.tick()
    assert (played, wakes) == ([], [])
    ticket.settle(kept=True)
    assert wakes == [True]
    assert phrases.due() == clock()
    phrases.tick()
    assert played == ["bank"]
    assert phrases.due() == clock() + 100 + GAP_MS
    clock.now += 100 + GAP_MS
    phrases.tick()
    assert played == ["bank", "turn"]


def test_router_is_woken_when_the_save_ends() -> None:
    player, ticket = Player(speech=False), PendingWrite()
    player.let_play()
    player.clock.now += 10_000
    player.router.tick(player.clock())
    assert player.router.due() is None
    player.output._pending_save = lambda: None if ticket.done else ticket
    cues, captions, wakes = len(player.cued), len(player.face.shown), player.face.wakes
    events = (Event("refused"),)
    player.output.put(Utterance("some words", events), events)
    assert player.router.due() == player.clock() + PATIENCE_MS
    assert (player.face.shown[captions:], player.cued[cues:]) == ([], [])
    assert player.face.wakes == wakes
    ticket.settle(kept=True)
    assert player.face.wakes > wakes
    assert player.router.due() == player.clock()
    player.router.tick(player.clock())
    assert player.face.shown[captions:] == ["some words"]
    assert player.cued[cues:]


def test_throw_is_shown_after_it_is_saved(tmp_path: Path) -> None:
    gate = threading.Event()
    gate.set()

    class Slow(Disk):
        def sync(self, path: Path) -> None:
            assert gate.wait(10)
            super().sync(path)

    store = JournalFolder(tmp_path / "games", files=Slow())
    player = Player(
        GameSetup("farkle"), dice=[(1, 1, 5, 2, 3, 4)], speech=False, keep_in=tmp_path, store=store
    )
    write = store.pending
    assert write is None or write.wait(10_000)
    player.router.tick(player.clock())
    captions = len(player.face.shown)
    gate.clear()
    player.press("enter")
    player.clock.now += PATIENCE_MS / 2
    player.router.tick(player.clock())
    assert player.face.shown[captions:] == []
    gate.set()
    write = store.pending
    assert write is None or write.wait(10_000)
    player.router.tick(player.clock())
    assert [text[:11] for text in player.face.shown[captions:]] == ["1 1 5 2 3 4"]
    player.autosave.close()
    (kept,) = store.kept()
    assert store.read(kept) == player.table.journal
