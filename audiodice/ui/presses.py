"""Presses of keys and buttons: what each means now, and whether it acts at once or shakes dice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from math import inf
from typing import Protocol

from audiodice.core.model import Event
from audiodice.present.commands import COMMANDS, Command, Kind
from audiodice.ui.context import GUARD_MS, UiContext
from audiodice.ui.global_commands import HISTORY
from audiodice.ui.held_keys import HeldKeys
from audiodice.ui.key_meanings import KeyMeanings, works
from audiodice.ui.key_names import left_to_reader
from audiodice.ui.ports import Output
from audiodice.ui.screen import HELD_BACK, Response, Screen, refuse
from audiodice.ui.shaking import Shaking
from audiodice.ui.switch_access import SwitchAccess

_WALKS = ("left", "right", "previous", "next", "first", "last")
_ANSWERS = ("select", "delete", "hint", "back", "leave", "press")


def _acts(command: Command) -> bool:
    """Whether a command does something, or answers a question, so that one press does it once."""
    return command.id in _ANSWERS or (command.kind is Kind.ACT and command.id not in _WALKS)


class Answers(Protocol):
    """What answers a press: the router."""

    @property
    def screen(self) -> Screen:
        """The active screen."""

    def comes_early(self, command: Command | None) -> bool:
        """Whether a press has to wait for a job."""

    def wait_with(self, press: Callable[[], object]) -> None:
        """Press this again once the job has ended."""

    @property
    def acts_now(self) -> bool:
        """Whether a command is run at once: no job runs, and no key is only described."""

    def answer(self, name: str, text: str, command: Command | None) -> Response:
        """The response to a key: its name, the typed text and its command."""

    def carry_out(self, response: Response) -> None:
        """Do what a response says."""


class Presses:
    """From a press to its answer. A key that throws may be held: then the dice are shaken."""

    def __init__(
        self, context: UiContext, output: Output, switches: SwitchAccess, answers: Answers
    ) -> None:
        self._context, self._output, self._answers = context, output, answers
        self._switches = switches
        self._meanings = KeyMeanings(context)
        self.shaking = Shaking(output, context.clock, self._pour)
        self.unreleased = HeldKeys(context.clock)

    def key(self, name: str, text: str = "", *, held: bool = False) -> None:
        """Run the command of a pressed key and answer it; `held` as in `Router.key`."""
        context, screen = self._context, self._answers.screen
        if held or not context.unreleased or context.settings.key_repeat:
            self._key(name, text, held=held)
            return
        typed = screen.takes_text and text != ""
        command = None if typed else self._meanings.command(name, screen, text)
        once = command is not None and _acts(command)
        self.unreleased.press(name, partial(self._key, name, text), once=once)

    def _key(self, name: str, text: str = "", *, held: bool = False) -> None:
        repeated = held and not self.shaking.press(name)
        screen = self._answers.screen
        if self._answers.comes_early(self._meanings.command(name, screen, text)):
            self._answers.wait_with(partial(self._key, name, text))
            return
        screen = self._answers.screen  # a job that has just ended may have led to another
        if not (screen.takes_text and text):
            name = self._meanings.without_caps_lock(name, screen, self._switches.meaning)
        command = self._meaning(name, text, screen)
        if repeated and command is not None and command.id == "roll":
            return  # one press, one throw
        answer = partial(self._answers.answer, name, text, command)
        self.press(name, command, answer, held=held, repeated=repeated)

    def command(self, command: Command, *, held: bool = False) -> None:
        """Run a command whose button was pressed, as its key does."""
        repeated = held and not self.shaking.press(command.id)
        if self._answers.comes_early(command):
            self._answers.wait_with(partial(self.command, command))
            return
        if repeated and command.id == "roll":
            return
        self._switches.forget()
        here = works(command, self._answers.screen)

        def answer() -> Response:
            key = next(iter(self._context.keymap.keys[command.id]), "")
            if not works(command, self._answers.screen):
                return refuse(Event("no_such_action"))
            return self._answers.answer(key, "", command)

        self.press(command.id, command, answer, held=held and here, repeated=repeated)

    def press(
        self,
        name: str,
        command: Command | None,
        answer: Callable[[], Response],
        *,
        held: bool = False,
        repeated: bool = False,
        offered: str = "",
    ) -> None:
        """Answer a press, or begin to shake if it throws dice and is `held`.

        One that comes too soon after a question of the same key, or is that key `repeated` by the
        system, does not answer it.
        """
        self._output.key_pressed(name, command.id if command else None)
        self._context.pressed_at = self._context.clock()
        if command is None and left_to_reader(name):
            return
        pressed = self._context.pressed = command.id if command else name or f"offer {offered}"
        if self._asked_by(pressed, within_ms=inf if repeated else GUARD_MS):
            if not repeated:
                self._answers.carry_out(HELD_BACK)
            return
        if command is None or command.id not in HISTORY:
            self._context.history.place = None
        instead = self.shaking.another_key(command)
        count = self._shaken_by(command) if held and instead is None else 0
        if count:
            self.shaking.begin(name, count)
        else:
            self._answers.carry_out(instead or answer())

    def _asked_by(self, pressed: str, within_ms: float) -> bool:
        """Whether what was heard last is a question that this press has just put."""
        context, asked = self._context, self._context.asked
        if asked is None or asked.by != pressed or context.clock() - asked.at >= within_ms:
            return False
        return any(event is asked.event for event in context.history.latest.events)

    def _meaning(self, name: str, text: str, screen: Screen) -> Command | None:
        """The command of a key, or None: nobody's, or typed text."""
        switch = self._switches.meaning(name)
        if switch is None:
            self._switches.forget()
        typing = screen.takes_text and text != ""
        return switch or (None if typing else self._meanings.command(name, screen, text))

    def _shaken_by(self, command: Command | None) -> int:
        """How many dice are shaken while the key of this command is held; 0: it acts at once."""
        if command is None or not self._answers.acts_now:
            return 0
        return self._answers.screen.throws(command) if self._output.shakes else 0

    def _pour(self, since: float) -> None:
        """Throw the dice that were shaken `since` then."""
        response = self._answers.answer("", "", COMMANDS["roll"])
        self._answers.carry_out(replace(response, shaken_since=since))
