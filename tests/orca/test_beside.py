"""The checks of the Orca tests find the faults they look for."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tests.orca.beside import Beside
from tests.support.ssip_proxy import Log, Said, at_once


def said(client: str, begun: float | None, ended: float | None, **how: bool) -> Said:
    return Said(client, "text", 0.0, 0.0, begun, ended, **how)


def lost(one: Said, *moves: float) -> bool:
    desktop: Any = SimpleNamespace(log=Log(), moves=list(moves))
    beside = Beside(desktop)
    desktop.log.said.append(one)
    return beside.lost() == [one]


def test_overlapping_voices_are_detected() -> None:
    first, other = said("audiodice", 1.0, 3.0), said("orca", 2.0, 4.0)
    assert at_once([other, first]) == [(first, other)]
    assert at_once([said("audiodice", 1.0, None), other])
    assert not at_once([first, said("orca", 3.0, 4.0)])
    assert not at_once([first, said("orca", 2.9, 4.0)])  # its beginning was told sooner
    assert not at_once([first, said("audiodice", 2.0, 4.0)])  # the daemon's own affair
    assert not at_once([first, said("orca", None, 4.0)])


def test_unspoken_text_is_detected() -> None:
    assert lost(said("audiodice", None, None))
    assert lost(said("audiodice", None, 5.0, cancelled=True))
    assert not lost(said("audiodice", None, 5.0, cancelled=True), 4.9)  # a key cut it
    assert lost(said("audiodice", None, 5.0, cancelled=True), 5.5)  # this key was too late
    assert not lost(said("audiodice", 1.0, 5.0, cancelled=True))
    assert not lost(said("audiodice", None, None, left=True))
