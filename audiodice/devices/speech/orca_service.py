"""Orca's D-Bus service, as versions 49, 50 and 51 offer it.

49 and 50 have `org.gnome.Orca.Service`, whose PresentMessage speaks and brailles; a module of it
cuts the speech. 51 has `org.gnome.Orca1.Service`, in which SpeakMessage and DisplayMessage came
last. Taken from Orca's source, src/orca/dbus_service.py and docs/remote-controller-commands.md.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from audiodice.core.errors import error_text
from audiodice.devices.speech.backend import Unable
from audiodice.devices.speech.session_bus import BUS, BusError, Call, Peer, SessionBus

_NEW, _OLD = "org.gnome.Orca1.Service", "org.gnome.Orca.Service"
_OF_49 = "SpeechAndVerbosityManager"  # 50 has two modules in place of it
_DISPLAYED_ONLY = "OnlySpeakDisplayedText"


@dataclass(frozen=True, slots=True)
class _Calls:
    """The D-Bus calls of one version of Orca."""

    speak: Callable[[str], Call]
    cut: Callable[[], Call]
    displayed_only: Call
    """Asks for the setting "Only speak displayed text": with it Orca takes texts, silently."""
    show: Callable[[str, bool], Call] | None = None


class OrcaService:
    """A connection to the session bus, and the state of the Orca there.

    A call raises TimeoutError if it has not ended by `deadline` (monotonic, s), another OSError if
    the bus has gone, and Unable if Orca has gone or refuses.
    """

    def __init__(self, address: str, deadline: float) -> None:
        """Connect, and ask to be told when Orca comes and goes."""
        self._calls: _Calls | None = None
        self._there: set[str] = set()
        with _refused("The session bus refuses"):
            self._bus = SessionBus(address, deadline)
            try:
                self._watch(deadline)
            except BaseException:
                self._bus.close()
                raise

    def greet(self, deadline: float) -> None:
        """Make sure that Orca is there and has answered once since it came."""
        self._look()
        if self._calls is None:
            with _refused("Orca does not answer"):
                self._calls = self._learn(deadline)

    def speak(self, text: str, deadline: float, *, cut: bool) -> None:
        """Queue `text` behind what Orca says; with `cut`, first cut that and drop its queue."""
        calls = self._known()
        if cut:  # one that refuses it still takes the text
            self._bus.send(calls.cut(), deadline)
        setting = self._bus.post(calls.displayed_only, deadline)
        taken = self._bus.post(calls.speak(_sendable(text)), deadline)
        self._require_all_spoken(setting, deadline)
        with _refused("Orca did not take the text"):
            if self._bus.answer(taken, deadline) != (True,):
                raise Unable("Orca did not take the text.")

    def cut(self, deadline: float) -> None:
        with _refused("Orca was not cut"):
            self._bus.ask(self._known().cut(), deadline)

    def cut_blindly(self) -> None:
        """Cut without waiting, for an Orca that is stopped and has texts to speak."""
        if self._calls is not None:
            with contextlib.suppress(OSError):
                self._bus.send(self._calls.cut(), time.monotonic())

    def show(self, text: str, deadline: float, *, stays: bool) -> None:
        """Show `text` in braille until the next key (`stays`) or for some seconds; not before 51.

        Does not wait for an answer.
        """
        if (show := self._known().show) is not None:
            self._bus.send(show(_sendable(text), stays), deadline)

    def close(self) -> None:
        """Leave the bus; Orca still speaks what it has taken."""
        self._bus.close()

    def _known(self) -> _Calls:
        if self._calls is None:
            raise Unable("Orca has gone.")
        return self._calls

    def _watch(self, deadline: float) -> None:
        for name in (_NEW, _OLD):
            self._bus.send(BUS.call("AddMatch", "s", _coming_and_going_of(name)), deadline)
            if self._bus.ask(BUS.call("NameHasOwner", "s", name), deadline) == (True,):
                self._there.add(name)

    def _look(self) -> None:
        """Note whether Orca has come or gone since the last call; then forget its state."""
        self._bus.drain()
        while self._bus.incoming:
            match self._bus.incoming.popleft().body:
                case (str(name), str(), str(owner)) if name in (_NEW, _OLD):
                    self._calls = None
                    (self._there.add if owner else self._there.discard)(name)

    def _require_all_spoken(self, setting: int, deadline: float) -> None:
        """Raises Unable if Orca is set to speak only text that is on the screen."""
        with contextlib.suppress(BusError):  # one that does not know the setting
            if self._bus.answer(setting, deadline) == (("b", True),):
                raise Unable("Orca is set to speak displayed text only.")

    def _learn(self, deadline: float) -> _Calls:
        """Ask the running Orca for its version and modules, and choose its calls."""
        if _NEW in self._there:
            calls = self._learn_new(deadline)
        elif _OLD in self._there:
            calls = self._learn_old(deadline)
        else:
            raise Unable("Orca is not running, or is older than version 49.")
        self._require_all_spoken(self._bus.post(calls.displayed_only, deadline), deadline)
        return calls

    def _learn_new(self, deadline: float) -> _Calls:
        root = Peer(_NEW, "/org/gnome/Orca1/Service", _NEW)
        speech = Peer(_NEW, f"{root.path}/SpeechManager", "org.gnome.Orca1.SpeechManager")
        presenter, its = f"{root.path}/SpeechPresenter", "org.gnome.Orca1.SpeechPresenter"
        introspected = Peer(_NEW, root.path, "org.freedesktop.DBus.Introspectable")
        (methods,) = self._bus.ask(introspected.call("Introspect"), deadline)
        self._bus.ask(root.call("GetVersion"), deadline)  # now it answers for certain
        settings = Peer(_NEW, presenter, "org.freedesktop.DBus.Properties")
        apart = "SpeakMessage" in methods and "DisplayMessage" in methods
        speak = "SpeakMessage" if apart else "PresentMessage"
        return _Calls(
            lambda text: root.call(speak, "s", text),
            lambda: speech.call("InterruptSpeech", "b", False),
            settings.call("Get", "ss", its, _DISPLAYED_ONLY),
            (lambda text, stays: root.call("DisplayMessage", "sb", text, stays)) if apart else None,
        )

    def _learn_old(self, deadline: float) -> _Calls:
        root = Peer(_OLD, "/org/gnome/Orca/Service", _OLD)
        (names,) = self._bus.ask(root.call("ListModules"), deadline)

        def module(name: str) -> Peer:
            known = name if name in names else _OF_49
            return Peer(_OLD, f"{root.path}/{known}", "org.gnome.Orca.Module")

        return _Calls(
            lambda text: root.call("PresentMessage", "s", text),
            lambda: module("SpeechManager").call("ExecuteCommand", "sb", "InterruptSpeech", False),
            module("SpeechPresenter").call("ExecuteRuntimeGetter", "s", _DISPLAYED_ONLY),
        )


def _coming_and_going_of(name: str) -> str:
    return f"type='signal',sender='{BUS.service}',member='NameOwnerChanged',arg0='{name}'"


def _sendable(text: str) -> str:
    """`text` as D-Bus takes it: a bus closes the connection over a zero or half a character."""
    return text.replace("\0", " ").encode("utf-8", "replace").decode("utf-8")


@contextlib.contextmanager
def _refused(what: str) -> Iterator[None]:
    try:
        yield
    except BusError as error:
        raise Unable(f"{what}: {error_text(error)}.") from error
