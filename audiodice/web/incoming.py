"""Reads the messages of the page, none of which is trusted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import get_args

from audiodice.core.picture import Touch, Touched
from audiodice.devices.input import keys
from audiodice.present.commands import COMMANDS
from audiodice.present.settings import Settings
from audiodice.ui.interface import Interface
from audiodice.ui.text_entry import Entry
from audiodice.web.game_files import GameFiles, PlayerFiles
from audiodice.web.page import READER, WEB, PageVoice

LONGEST_TEXT = 1000  # characters typed at once; a field for text has a lower limit
LARGEST_FILE = 4 * 2**20  # characters

Act = Callable[[], object]


class PageRequests:
    """Turns each message of the page into a call of the interface."""

    def __init__(
        self,
        interface: Interface,
        settings: Settings,
        files: GameFiles,
        player_files: PlayerFiles,
        speech: PageVoice,
        on_audio: Callable[[str], None],
    ) -> None:
        """`on_audio` is called with the state of the page's sound device."""
        self._router, self._settings = interface.router, settings
        self._context = interface.context
        self._files, self._player_files = files, player_files
        self._speech, self._on_audio = speech, on_audio

    def read(self, message: object) -> Act | None:
        """The call for a message; None for a meaningless one."""
        return self._read_input(message) or self._read_page(message)

    def _read_input(self, message: object) -> Act | None:
        router = self._router
        match message:
            case {"kind": "key", "key": str(name), **rest}:
                return self._read_key(name, rest)
            case {"kind": "release", "key": str(name)}:
                return partial(router.release, _name(name))
            case {"kind": "release", "id": str(name)}:
                return partial(router.release, name)
            case {"kind": "command", "id": str(name), **rest} if name in COMMANDS:
                return partial(router.command, COMMANDS[name], held=rest.get("held") is True)
            case {"kind": "touch", "what": what, "id": id_, **rest}:
                held = rest.get("held") is True
                if what in get_args(Touched) and type(id_) in (int, str):
                    return partial(router.touch, Touch(what, id_, held))
            case {"kind": "text", "text": str(text)}:
                return partial(self._fill, text[:LONGEST_TEXT])
        return None

    def _read_page(self, message: object) -> Act | None:
        """Messages about the page itself, not about a key or button."""
        router = self._router
        match message:
            case {"kind": "focus", "gained": bool(gained)}:
                return partial(router.focus, gained=gained)
            case {"kind": "audio", "state": str(state)}:
                return partial(self._on_audio, state)
            case {"kind": "speech", "way": str(way)} if way in (READER, WEB):
                return partial(setattr, self._speech, "way", way)
            case {"kind": "open_file", "text": str(text)}:
                return partial(router.do, partial(self._files.open, text[:LARGEST_FILE]))
            case {"kind": "join", "code": str(code)}:
                return partial(self._join, code[:LONGEST_TEXT])
            case {"kind": "save_file"}:
                return partial(router.do, self._files.save)
            case {"kind": "save_player"}:
                return partial(router.do, self._player_files.save)
            case {"kind": "open_player", "data": str() | None as data}:
                cap = self._settings.kept_games
                return partial(router.do, partial(self._player_files.bring_in, data, cap))
            case {"kind": "leave"}:
                return router.closed
        return None

    def _read_key(self, name: str, rest: dict[object, object]) -> Act | None:
        if rest.get("repeat") is True and not self._settings.key_repeat:
            return None
        text = rest.get("text")
        typed = text[:LONGEST_TEXT] if isinstance(text, str) else ""
        # No key shakes the dice while text is typed; the desktop's window does the same.
        held = rest.get("held") is True and not self._router.screen.takes_text
        return partial(self._router.key, _name(name), typed, held=held)

    def _fill(self, text: str) -> None:
        screen = self._router.screen
        if isinstance(screen, Entry):
            self._router.do(lambda: screen.fill(text))

    def _join(self, code: str) -> None:
        """Follow an invitation to a room.

        The page sends it only once, so it waits for a running job.
        """
        if (rooms := self._context.rooms) is not None:
            self._router.do(lambda: rooms().follow(code), kept=True)


def _name(name: str) -> str:
    """The name of a key as in the keymap."""
    if not name:  # text of an input method
        return name
    try:
        return keys.parse(name)
    except ValueError:
        return keys.UNKNOWN
