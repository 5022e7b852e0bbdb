"""The accessibility tree of a page, as Chromium gives it to screen readers, in lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

_STATES = ("focused", "selected", "disabled", "checked", "expanded", "pressed", "readonly")
_EMPTY = ("generic", "none", "InlineTextBox", "ListMarker", "LineBreak")
_NAMED_BY_TEXT = ("button", "option", "link", "heading", "DisclosureTriangle", "LabelText")

Node = dict[str, Any]


def tree(tab: Page, root: str) -> list[str]:
    """What is in the element with the id `root`: role, name and state of each, by depth."""
    session = tab.context.new_cdp_session(tab)
    try:
        session.send("Accessibility.enable")
        session.send("DOM.enable")
        nodes = {one["nodeId"]: one for one in session.send("Accessibility.getFullAXTree")["nodes"]}
        current = {
            one["nodeId"]
            for one in nodes.values()
            if _value(one, "role") == "button" and _is_current(session, one)
        }
        document = session.send("DOM.getDocument")["root"]["nodeId"]
        element = session.send("DOM.querySelector", {"nodeId": document, "selector": f"#{root}"})
        about = session.send("DOM.describeNode", {"nodeId": element["nodeId"]})["node"]
        top = next(
            one for one in nodes.values() if one.get("backendDOMNodeId") == about["backendNodeId"]
        )
        return list(_lines(nodes, top, current, 0, ""))
    finally:
        session.detach()


def _lines(
    nodes: dict[str, Node], node: Node, current: set[str], depth: int, above: str
) -> Iterator[str]:
    role, name = _value(node, "role"), _value(node, "name")
    shown = not node.get("ignored") and role not in _EMPTY
    if role == "StaticText" and above in _NAMED_BY_TEXT:
        return
    if shown:
        states = [*_states(node), *(["current"] if node["nodeId"] in current else [])]
        value = _value(node, "value")
        parts = [role, f'"{name}"' if name else "", f"= {value}" if value else "", *states]
        yield "  " * depth + " ".join(part for part in parts if part)
    for child in node.get("childIds", []):
        if child in nodes:
            yield from _lines(nodes, nodes[child], current, depth + shown, role if shown else above)


def _states(node: Node) -> Iterator[str]:
    for one in node.get("properties", []):
        value = one["value"].get("value")
        if one["name"] in _STATES and value not in (False, "false", None):
            yield one["name"] if value in (True, "true") else f"{one['name']}={value}"


def _value(node: Node, name: str) -> str:
    return str(node.get(name, {}).get("value", ""))


def _is_current(session: Any, node: Node) -> bool:
    about = session.send("DOM.describeNode", {"backendNodeId": node["backendDOMNodeId"]})["node"]
    names = about.get("attributes", [])
    return "aria-current" in names[::2]
