"""The imports allowed between folders, read from the source with `ast`."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping, Sequence
from graphlib import CycleError, TopologicalSorter
from pathlib import Path, PurePosixPath

from tests.support.each import each

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "audiodice"
PAGE = (ROOT / "docs/architecture.md").read_text("utf-8")

CORE = {"core", "games", "opponents", "engine"}
ROOMS = {"friends", "friends/room", "friends/screens"}
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "opponents": {"core", "games", "opponents"},
    "engine": CORE,
    "present": {"core", "present"},
    "ui": {*CORE, "present", "ui"},
    # devices know nothing of dice games, and so nothing of words and cues
    "devices": {"core", "devices"},
    "storage": {*CORE, "present", "storage"},
    "friends": {"core", "friends", "friends/room"},
    "friends/room": {*CORE, "friends/room"},
    "friends/screens": {*CORE, "present", "ui", *ROOMS},
    "friends/wire": {"core", "friends/room", "friends/wire"},
    "session": {*CORE, "present", "ui", *ROOMS, "devices", "storage", "session"},
    "desktop": {
        *CORE,
        "present",
        "ui",
        *ROOMS,
        "friends/wire",
        "devices",
        "storage",
        "session",
        "desktop",
    },
    "web": {*CORE, "present", "ui", *ROOMS, "friends/wire", "devices", "storage", "session", "web"},
    "cli": {
        *CORE,
        "present",
        "ui",
        "devices",
        "storage",
        *ROOMS,
        "friends/wire",
        "session",
        "desktop",
        "web",
        "cli",
    },
}

ONLY_IN = {
    "accessible_output2": ("devices/",),
    "amqtt": ("friends/wire/amqtt_broker.py",),
    "click": ("cli/",),
    "espeakng_loader": ("devices/",),
    "jeepney": tuple(f"devices/speech/{name}_bus.py" for name in ("session", "accessibility")),
    "nacl": ("friends/wire/sodium.py",),
    "numpy": (
        "opponents/chance/solver",
        "opponents/farkle/solver",
        "opponents/fonnjo_foon/solver",
        "opponents/sheet/solver",
    ),
    "paho": ("friends/wire/mqtt_connection.py",),
    "pygame": ("devices/",),
    "pyttsx3": ("devices/",),
    "random": ("engine/throw.py", "devices/audio/mixer.py", "devices/audio/variants.py"),
    "sqlite3": ("storage/records/",),
    "zeroconf": ("friends/wire/nearby.py",),
}

NOT_IN_INTERFACE = {
    "ctypes",
    "multiprocessing",
    "pathlib",
    "socket",
    "subprocess",
    "threading",
    "time",
}
"""Modules that the interface and everything below it may not import, so that it runs in a browser.

Files, threads and clocks are passed in.
"""
WITHOUT_IO = {*CORE, "present", "ui", *ROOMS}
EXCEPT = {
    "engine/match.py": {"multiprocessing", "time"},  # many games between computers, for the CLI
    "engine/saved_game.py": {"pathlib"},  # the name of a saved game for other programs
}
"""Modules with exceptions, and what they may import: they are not needed to play."""


def imported(path: PurePosixPath, source: str) -> list[str]:
    """Every module that a source imports, by full name, also lazily, for types or by a literal."""
    here = ("audiodice", *path.parts[:-1])
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = here[: len(here) - node.level + 1] if node.level else ()
            stem = ".".join((*base, *filter(None, [node.module])))
            found += [f"{stem}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Call) and node.args:
            name = (
                node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
            )
            first = node.args[0]
            if name in ("import_module", "__import__") and isinstance(first, ast.Constant):
                found.append(str(first.value))
    return found


def folder_of(parts: Sequence[str]) -> str:
    """The folder of the rules for a module, given the parts of its name within the package."""
    both = "/".join(parts[:2])
    return both if both in MAY_IMPORT else parts[0]


def broken_rules(path: PurePosixPath, source: str) -> list[str]:
    """The imports of the module at `path` (within the package) that are not allowed."""
    main = "cli" if path.stem == "__main__" else "core"
    folder = folder_of(path.parts) if len(path.parts) > 1 else main
    broken = []
    for name in imported(path, source):
        top, *rest = name.split(".")
        if top == "audiodice":
            wrong = rest[0] in MAY_IMPORT and folder_of(rest) not in MAY_IMPORT[folder]
        else:
            wrong = top in ONLY_IN and not str(path).startswith(ONLY_IN[top])
            banned = NOT_IN_INTERFACE - EXCEPT.get(str(path), set())
            wrong = wrong or (folder in WITHOUT_IO and top in banned)
        if wrong:
            broken.append(f"{path} imports {name}")
    return broken


class _WithoutTypes(ast.NodeTransformer):
    def visit_If(self, node: ast.If) -> ast.If | None:
        return None if ast.unparse(node.test) == "TYPE_CHECKING" else node


def circle(sources: Mapping[str, str]) -> list[str]:
    """Modules of `sources` (by full name) that import each other, in order; [] if there are none.

    Imports in functions count, those for type checkers do not.
    """
    graph: dict[str, set[str]] = {}
    for module, source in sources.items():
        path = PurePosixPath(*module.split(".")[1:])
        graph[module] = set()
        for name in imported(path, ast.unparse(_WithoutTypes().visit(ast.parse(source)))):
            found = name if name in sources else name.rpartition(".")[0]
            graph[module] |= {found} & sources.keys()
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


MODULES = sorted(PurePosixPath(p.relative_to(PACKAGE)) for p in PACKAGE.rglob("*.py"))


def test_every_folder_has_its_rules() -> None:
    folders = {path.parts[0] for path in MODULES if len(path.parts) > 1}
    assert folders == {name.partition("/")[0] for name in MAY_IMPORT}


def test_each_module_has_only_allowed_imports() -> None:
    assert [
        broken
        for path in MODULES
        for broken in broken_rules(path, (PACKAGE / path).read_text("utf-8"))
    ] == []


@each(
    ("path", "source"),
    [
        ("core/dice.py", "from audiodice.games import farkle"),
        ("core/dice.py", "from audiodice import engine"),
        ("games/farkle/rules.py", "import audiodice.opponents.farkle"),
        ("games/farkle/rules.py", "from audiodice.present.words import Words"),
        ("games/farkle/rules.py", "from ...engine import table"),
        ("games/farkle/rules.py", "import random"),
        ("games/farkle/rules.py", "def f():\n    from random import choice"),
        ("games/farkle/rules.py", "import importlib\nimportlib.import_module('audiodice.engine')"),
        ("games/farkle/rules.py", "__import__('pygame')"),
        ("opponents/generic.py", "from audiodice.engine.throw import chance"),
        ("opponents/generic.py", "if TYPE_CHECKING:\n    from audiodice.engine import throw"),
        ("engine/table.py", "import audiodice.devices"),
        ("engine/table.py", "import numpy as np"),
        ("opponents/fune.py", "import numpy as np"),
        ("opponents/tables.py", "def f():\n    import numpy"),
        ("engine/match.py", "import random"),
        ("present/words.py", "from audiodice.games import names"),
        ("present/words.py", "from audiodice.devices.audio import mixer"),
        ("present/keymap.py", "from audiodice.storage import player_toml"),
        ("storage/player_toml.py", "from audiodice.session import keymaps"),
        ("storage/autosave.py", "from audiodice.ui import ports"),
        ("ui/router.py", "from audiodice.storage import paths"),
        ("ui/router.py", "from audiodice.session.output import SessionOutput"),
        ("ui/play/hint.py", "import threading"),
        ("opponents/tables.py", "import threading"),
        ("opponents/farkle/solver.py", "from multiprocessing import get_context"),
        ("opponents/evaluators.py", "from audiodice.storage import solved_tables"),
        ("engine/match.py", "import threading"),
        ("games/fune.py", "from time import sleep"),
        ("present/words.py", "from pathlib import Path"),
        ("ui/review.py", "def f():\n    from time import sleep"),
        ("session/output.py", "from audiodice.desktop import voices"),
        ("web/session.py", "from audiodice.desktop.loop import run"),
        ("desktop/desktop.py", "from audiodice.web import page"),
        ("session/session.py", "from audiodice.cli import play"),
        ("friends/wire/friends.py", "from audiodice.ui import ports"),
        ("friends/room/room.py", "from audiodice.friends.wire import relays"),
        ("friends/room/room.py", "from audiodice.friends.screens.rooms import Rooms"),
        ("friends/screens/rooms.py", "from audiodice.friends.wire.friends import DesktopFriends"),
        ("friends/screens/rooms.py", "import threading"),
        ("friends/wire/friends.py", "from audiodice.storage import paths"),
        ("friends/wire/mqtt_line.py", "def f():\n    import paho.mqtt.client"),
        ("friends/room/secrets.py", "from nacl.signing import SigningKey"),
        ("ui/play/hint.py", "from audiodice.friends.wire import friends"),
        ("present/keymap.py", "import pygame.locals"),
        ("devices/speech/ladder.py", "from audiodice.present import words"),
        ("devices/speech/ladder.py", "from ...present import words"),
        ("devices/speech/ladder.py", "import random"),
        ("devices/input/window.py", "from audiodice.desktop import loop"),
        ("desktop/loop.py", "import pyttsx3"),
        ("desktop/loop.py", "import click"),
        ("ui/play/table_screen.py", "import pyttsx3"),
    ],
)
def test_forbidden_import_is_found(path: str, source: str) -> None:
    assert len(broken_rules(PurePosixPath(path), source)) == 1


@each(
    ("path", "source"),
    [
        ("games/farkle/rules.py", "from audiodice.core.model import Event\nfrom . import sheet"),
        ("opponents/sheet/solver.py", "import numpy\nfrom audiodice.games import fune"),
        ("opponents/farkle/solver_turn.py", "def f():\n    import numpy as np"),
        ("engine/match.py", "from audiodice import games, opponents\nimport time"),
        ("engine/throw.py", "import random"),
        ("devices/audio/mixer.py", "import random, pygame"),
        ("devices/speech/ladder.py", "from . import ssip\nfrom ...core import model"),
        ("cli/play.py", "import click\nfrom audiodice.devices.input import window"),
        ("__main__.py", "from audiodice.cli import main"),
        ("desktop/desktop.py", "from audiodice.friends.wire.friends import DesktopFriends"),
        ("friends/wire/sodium.py", "def f():\n    from nacl import pwhash"),
        ("present/words.py", "from audiodice import __version__"),
    ],
)
def test_allowed_import_is_not_reported(path: str, source: str) -> None:
    assert broken_rules(PurePosixPath(path), source) == []


# ------------------------------------------------------------------ the page


def _is_ours(path: Path) -> bool:
    """Whether a file is ours: bytecode is not, and may stay after a folder was moved."""
    return path.is_file() and path.suffix != ".pyc"


def folders(place: Path) -> set[str]:
    """The folders that have files of ours."""
    return {
        path.name
        for path in place.iterdir()
        if path.is_dir()
        and not path.name.startswith((".", "_"))
        and any(map(_is_ours, path.rglob("*")))
    }


def test_no_modules_import_each_other() -> None:
    sources = {
        ".".join(("audiodice", *path.with_suffix("").parts)): (PACKAGE / path).read_text("utf-8")
        for path in MODULES
        if path.stem != "__init__"
    }
    assert circle(sources) == []


def test_circle_of_imports_is_found() -> None:
    a, b = "from audiodice.ui import b", "def late():\n    from audiodice.ui.a import late"
    typed = "if TYPE_CHECKING:\n    from audiodice.ui.a import late"
    assert set(circle({"audiodice.ui.a": a, "audiodice.ui.b": b})) == {
        "audiodice.ui.a", "audiodice.ui.b"
    }  # fmt: skip
    assert circle({"audiodice.ui.a": "from audiodice.ui import a"}) == ["audiodice.ui.a"] * 2
    assert circle({"audiodice.ui.a": a, "audiodice.ui.b": typed}) == []


MADE = {"dist", "build", "scratch"}
"""Folders that the commands of docs/installing.md create in a checkout."""


def test_page_names_exactly_the_existing_folders() -> None:
    rows = re.findall(r"^\| (`.+?/?`) \|", PAGE, re.M)
    named = {name for row in rows for name in re.findall(r"`([\w.]+)/", row)}
    assert named == (folders(PACKAGE) | folders(ROOT)) - MADE - {"audiodice"}


def test_every_file_and_folder_on_the_page_exists() -> None:
    tops = [ROOT / top for top in folders(ROOT)]
    paths = [*tops, *(path for top in tops for path in top.rglob("*"))]
    there = [f"{path}/" if path.is_dir() else f"{path}" for path in paths]
    named = set(re.findall(r"`([\w./]+(?:\.py|\.ftl|/))`", PAGE))
    assert len(named) > 30
    assert [name for name in named if not any(path.endswith(f"/{name}") for path in there)] == []
