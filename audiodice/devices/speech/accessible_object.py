"""The object that sends our announcements to Orca, with its answers as D-Bus values.

Orca ignores an event unless its source exists: it has a state, a role, and an application that has
a cache of objects. Ours is an application without a window, so the focus cannot move to it.
"""

from __future__ import annotations

from dataclasses import dataclass

ROOT = "/org/audiodice/announcer"
"""Where the object is; a later one in place of one that was withdrawn has a number after it."""
_CACHE = "/org/a11y/atspi/cache"
_NOBODY = ("", "/org/a11y/atspi/null")
_APPLICATION = 75  # ATSPI_ROLE_APPLICATION
_DEFUNCT, _FOCUSED, _SHOWING = 1 << 6, 1 << 12, 1 << 25  # states

_ACCESSIBLE = "org.a11y.atspi.Accessible"
_OF_APPLICATION = "org.a11y.atspi.Application"
_OF_CACHE = "org.a11y.atspi.Cache"
_PROPERTIES = "org.freedesktop.DBus.Properties"
_INTERFACES = [_ACCESSIBLE, _OF_APPLICATION]


@dataclass(frozen=True, slots=True)
class Answer:
    """The result of a call: a D-Bus signature and the values."""

    signature: str
    body: tuple[object, ...]


class Refused(Exception):  # noqa: N818 - it reads as the name of the D-Bus error it carries
    """There is no such object, method or property; `str()` is the error's name."""


_PROPERTY: dict[str, dict[str, tuple[str, object]]] = {
    _ACCESSIBLE: {
        "Name": ("s", "audiodice"),
        "Description": ("s", ""),
        "Parent": ("(so)", _NOBODY),
        "ChildCount": ("i", 0),
        "Locale": ("s", ""),
        "AccessibleId": ("s", ""),
        "HelpText": ("s", ""),
    },
    _OF_APPLICATION: {
        "ToolkitName": ("s", "audiodice"),
        "Version": ("s", ""),
        "AtspiVersion": ("s", "2.1"),
        "Id": ("i", 0),
    },
}

_METHODS = {
    (_ACCESSIBLE, "GetRole"): Answer("u", (_APPLICATION,)),
    (_ACCESSIBLE, "GetRoleName"): Answer("s", ("application",)),
    (_ACCESSIBLE, "GetLocalizedRoleName"): Answer("s", ("application",)),
    (_ACCESSIBLE, "GetAttributes"): Answer("a{ss}", ({},)),
    (_ACCESSIBLE, "GetChildren"): Answer("a(so)", ([],)),
    (_ACCESSIBLE, "GetChildAtIndex"): Answer("(so)", (_NOBODY,)),
    (_ACCESSIBLE, "GetIndexInParent"): Answer("i", (-1,)),
    (_ACCESSIBLE, "GetRelationSet"): Answer("a(ua(so))", ([],)),
    (_ACCESSIBLE, "GetInterfaces"): Answer("as", (_INTERFACES,)),
    (_OF_APPLICATION, "GetLocale"): Answer("s", ("",)),
    (_OF_CACHE, "GetItems"): Answer("a((so)(so)(so)iiassusau)", ([],)),
}


def answer(
    path: str, interface: str, member: str, body: tuple[object, ...], *, current: str
) -> Answer:
    """The answer to a call. Objects before `current` count as gone. Raises Refused."""
    if interface == "org.freedesktop.DBus.Peer" and member == "Ping":
        return Answer("", ())
    if path != _CACHE and not path.startswith(ROOT):
        raise Refused("org.freedesktop.DBus.Error.UnknownObject")
    if (interface, member) == (_ACCESSIBLE, "GetState"):
        # Orca 48 hears no two announcements within 0.1 s, unless their source has the focus.
        return Answer("au", ([_SHOWING | _FOCUSED if path == current else _DEFUNCT, 0],))
    if interface == _PROPERTIES and member == "GetAll" and body:
        return Answer("a{sv}", (_PROPERTY.get(str(body[0]), {}),))
    if interface == _PROPERTIES and member == "Get" and len(body) == 2:
        value = _PROPERTY.get(str(body[0]), {}).get(str(body[1]))
        if value is None:
            raise Refused("org.freedesktop.DBus.Error.UnknownProperty")
        return Answer("v", (value,))
    found = _METHODS.get((interface, member))
    if found is None:
        raise Refused("org.freedesktop.DBus.Error.UnknownMethod")
    return found
