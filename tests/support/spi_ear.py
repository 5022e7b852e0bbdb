"""Prints, as JSON, what a browser tells assistive technology. Debian's Python runs it, with its gi.

A line for each announcement, whether it came by `ariaNotify` or as a node of a live region; for
each that a slow reader finds no more; and for each change of focus. Chromium tells of changed texts
in live regions only. Firefox tells of all, but of a new node in a live region only that there is
one.
"""

from __future__ import annotations

import json
import sys
import time

import gi  # type: ignore[import-untyped, import-not-found, unused-ignore]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-untyped, import-not-found, unused-ignore]  # noqa: E402

_SLOW_MS = 700
_LIVE = (
    "object:announcement",
    "object:notification",
    "object:text-changed:insert",
    "object:children-changed:add",
    "object:state-changed:focused",
)


def _told(kind: str, **fields: object) -> None:
    print(json.dumps({"kind": kind, "at": time.time(), **fields}), flush=True)


def _on(event: Atspi.Event) -> None:
    try:
        role = event.source.get_role_name()
        name = event.source.get_name()
        if event.type.startswith(("object:children", "object:text")):
            firefox = event.source.get_toolkit_name() == "Gecko"
            if firefox == event.type.startswith("object:text"):
                return
            if firefox and not _is_live(event.source):
                return
    except GLib.Error:  # it is gone already
        role = name = ""
    if event.type.startswith("object:state-changed"):
        if event.detail1:
            _told("focus", role=role, name=name)
        return
    text = _text(event.any_data)
    _told("said", text=text, role=role, how=event.type)
    GLib.timeout_add(_SLOW_MS, _look, event.source, text)


def _look(source: Atspi.Accessible, text: str) -> bool:
    source.clear_cache()
    try:
        gone = source.get_index_in_parent() < 0
    except GLib.Error:
        gone = True
    if gone:
        _told("gone", text=text)
    return False


def _is_live(region: Atspi.Accessible) -> bool:
    return bool((region.get_attributes() or {}).get("container-live", "off") != "off")


def _text(data: object) -> str:
    if isinstance(data, Atspi.Accessible):
        return str(Atspi.Text.get_text(data, 0, -1))
    return str(data)


for _kind in _LIVE:
    Atspi.EventListener.new(_on).register(_kind)
_told("listens")
GLib.timeout_add_seconds(int(sys.argv[1]), Atspi.event_quit)
Atspi.event_main()
