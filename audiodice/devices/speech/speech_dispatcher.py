"""Speech Dispatcher through its socket, which other programs share. No call blocks for long."""

from __future__ import annotations

import contextlib
import os
import time

from audiodice.core.errors import error_text
from audiodice.devices.speech.backend import Backend, Progress, Unable, VoiceSettings
from audiodice.devices.speech.ssip import Address, Connection, SSIPError
from audiodice.devices.speech.ssip_daemon import Daemon
from audiodice.devices.speech.ssip_texts import CANCELLED, Texts
from audiodice.devices.speech.ssip_voice import DaemonVoice, wanted_language

_PROBE = 0.3  # s: a daemon that listens but is stopped must not delay the queue for longer
_FIRST_PROBE = 1.0  # s: a busy machine may take so long; else another voice begins the session
_ANSWERS = 0.5  # s: a daemon that works answers a probe within a few ms


class SpeechDispatcher(Backend):
    """Speech Dispatcher, used as screen readers use it. Its events say when a text begins and ends.

    Measured with version 0.11.4, where Orca sends everything with the priority "message": messages
    wait for each other, whichever program sent them. A "text" waits for messages; a later message
    of any program cancels it, and so does the next text. A "notification" is cancelled at once
    while anything sounds. "important" would cut Orca's sentence.

    So in front of the player texts are messages, and an answer to a key first cuts all speech, as a
    screen reader does at each key. Behind another window they are texts, one at a time.
    """

    name = "Speech Dispatcher"
    rung = "screen-reader"
    uses_settings = True

    def __init__(
        self,
        lang: str = "en",
        settings: VoiceSettings | None = None,
        *,
        address: Address | None = None,
        patience: float = 1.0,
        mute_after: float = 5.0,
        longest: float = 30.0,
        mute_for: float = 30.0,
    ) -> None:
        """A call gives up after `patience` s, sooner than the speech thread does (1.5 s).

        If a text has not begun `mute_after` s after its turn, we ask the daemon whether anything
        else sounds. If so, the text may wait for `longest` s until it cuts that. If not, it is
        cancelled, so that it cannot be heard twice, and counts as lost; then the daemon counts as
        unable for `mute_for` s.
        """
        self._lang = lang
        self._settings = settings or VoiceSettings()
        self._daemon = Daemon(address)
        self._patience = patience
        self._mute_after = mute_after
        self._longest = longest
        self._mute_for = mute_for
        self._mute_until = 0.0
        self._probe_within = _FIRST_PROBE
        self._connection: Connection | None = None
        self._voice = DaemonVoice()
        self._front = True
        self._texts = Texts()
        self._lost: list[str] = []  # with an earlier connection
        self._waiting_since = 0.0
        self._look_at = 0.0  # when to look whether the daemon is stuck, monotonic, s
        self._probe = ""  # the number of the message by which that is looked
        self._alone = False  # all else was cut, because it had lasted too long

    def probe(self) -> None:
        """Check whether it answers; never starts it. Raises Unable if it does not."""
        if time.monotonic() < self._mute_until:
            raise Unable("Speech Dispatcher took a sentence but did not begin to speak it.")
        self._drain()
        if self._connection is not None:
            return
        deadline = time.monotonic() + self._probe_within
        self._probe_within = _PROBE
        try:
            if (connection := self._daemon.reach(deadline)) is not None:
                self._introduce(connection, deadline)
        except (OSError, SSIPError) as error:
            raise Unable(f"Speech Dispatcher does not answer: {error_text(error)}.") from error

    def speak(self, text: str, interrupt: bool) -> None:
        """Queue `text`. Raises Unable, SSIPError, OSError, or TimeoutError (a stopped daemon).

        If others wait with it, a failure is told by `progress`, which has them all in order.
        """
        deadline = time.monotonic() + self._patience
        connection = self._connection
        if connection is None:
            connection = self._introduce(self._daemon.start(deadline), deadline)
        self._texts.add(text)
        try:
            if interrupt:
                self._cut(connection, deadline, answer=True)
            self._pass_on(connection, deadline)
        except (OSError, SSIPError):
            self._give_up()
            if self._texts.only(text):
                self._texts.empty()
                raise

    def silence(self) -> None:
        self._texts.empty()
        if self._connection is not None:
            try:
                self._cancel(self._connection, time.monotonic() + self._patience)
            except (OSError, SSIPError):
                self._give_up()
                raise

    def in_front(self, front: bool) -> None:
        """Behind another window drop the queue, and yield to the speech of others."""
        if front == self._front:
            return
        self._front = front
        if not front:
            self._texts.empty()
        if self._connection is None:
            return
        deadline = time.monotonic() + self._patience
        try:
            if not front:
                self._cancel(self._connection, deadline)
            self._connection.command(self._priority, deadline)
        except (OSError, SSIPError):
            self._give_up()

    def progress(self) -> Progress:
        """The texts still to be spoken, and those lost with the connection or never begun."""
        self._drain()
        connection = self._connection
        if connection is None:
            return self._lose("Speech Dispatcher closed the connection.")
        why, deadline = "", time.monotonic() + self._patience
        try:
            if self._stuck(connection, deadline):
                why = "Speech Dispatcher did not begin to speak."
                self._mute_until = time.monotonic() + self._mute_for
                connection.command("CANCEL SELF", time.monotonic() + _PROBE)
            else:
                self._pass_on(connection, deadline)
        except (OSError, SSIPError) as error:
            self._give_up()
            why = why or f"Speech Dispatcher does not answer: {error_text(error)}."
        if why:
            return self._lose(why)
        lost, self._lost = tuple(self._lost), []
        reason = "Speech Dispatcher closed the connection." if lost else ""
        return Progress(bool(self._texts), lost, reason)

    def close(self) -> None:
        """Close the connection; the daemon still speaks what it has taken."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    # ------------------------------------------------------------------ the connection

    def _introduce(self, connection: Connection, deadline: float) -> Connection:
        """Set up a new connection, and use it from now on."""
        try:
            for line in (
                "SET SELF CLIENT_NAME user:audiodice:main",
                "SET SELF SSML_MODE off",
                self._priority,
                "SET SELF NOTIFICATION BEGIN on",
                "SET SELF NOTIFICATION END on",
                "SET SELF NOTIFICATION CANCEL on",
            ):
                connection.command(line, deadline)
            self._voice = DaemonVoice.asked(lambda line: connection.command(line, deadline))
            if lang := wanted_language(self._lang, self._voice.language, os.environ):
                with contextlib.suppress(SSIPError):  # keep its own language rather than fail
                    connection.command(f"SET SELF LANGUAGE {lang}", deadline)
        except (OSError, SSIPError):
            connection.close()
            raise
        self._connection = connection
        self._daemon.reap()
        self._lost += self._texts.empty()
        return connection

    def _give_up(self) -> None:
        """Leave a daemon that does not answer, and cancel texts that it may still have."""
        if self._connection is not None:
            self._connection.cancel_blindly()
        self.close()

    # ------------------------------------------------------------------ its texts

    @property
    def _priority(self) -> str:
        return f"SET SELF PRIORITY {'message' if self._front else 'text'}"

    def _pass_on(self, connection: Connection, deadline: float) -> None:
        while text := self._texts.next(front=self._front):
            for line in self._voice.changes(self._settings):
                with contextlib.suppress(SSIPError):  # a voice that cannot be changed so
                    connection.command(line, deadline)
            if not self._texts.taken:
                self._turn_begins()
            self._texts.sent(connection.speak(text, deadline), front=self._front)
            self._note(connection)

    def _cut(self, connection: Connection, deadline: float, *, answer: bool = False) -> None:
        """Cut all our messages; those that had not begun are sent again.

        Speech Dispatcher drops a client's whole queue at once, and reports each as cancelled.
        """
        self._note(connection)
        try:
            self._cancel(connection, deadline)
        finally:
            self._texts.cut(connection.events, answer=answer)
            connection.events.clear()

    def _cancel(self, connection: Connection, deadline: float) -> None:
        connection.command(f"CANCEL {'ALL' if self._front else 'SELF'}", deadline)
        self._probe, self._alone = "", False

    def _drain(self) -> None:
        """Note the events that have come; release a closed connection."""
        if self._connection is not None:
            try:
                self._connection.drain()
            except OSError:
                self._note(self._connection)
                self.close()
            else:
                self._note(self._connection)

    def _note(self, connection: Connection) -> None:
        for code, number in connection.events:
            if number == self._probe and code == CANCELLED:  # so something else sounds
                self._probe, self._look_at = "", time.monotonic() + self._mute_after
            if self._texts.note(code, number):
                self._turn_begins()
                self._probe, self._alone = "", False
        connection.events.clear()

    def _lose(self, why: str) -> Progress:
        lost = (*self._lost, *self._texts.empty())
        self._lost.clear()
        return Progress(False, lost, why if lost else "")

    # ------------------------------------------------------------------ a daemon that is stuck

    def _turn_begins(self) -> None:
        """Note that it is the next text's turn from now on."""
        self._waiting_since = time.monotonic()
        self._look_at = self._waiting_since + self._mute_after

    def _stuck(self, connection: Connection, deadline: float) -> bool:
        """Whether it has not begun the next text though nothing else sounds.

        Never because others speak: their sentences may be long, and the daemon may begin another
        just as all are cut. But in front the player's next sentence matters more than the rest of
        one that has lasted for `longest`; what does not end then never will.
        """
        now = time.monotonic()
        if not self._texts.taken or self._texts.begun or now < self._look_at:
            return False
        if self._alone or self._probe:
            return True
        if self._front and now - self._waiting_since >= self._longest:
            self._cut(connection, deadline)
            self._alone = True
            return False
        connection.command("SET SELF PRIORITY notification", deadline)
        self._probe = connection.speak(" ", deadline)  # should it begin, it is not heard
        connection.command(self._priority, deadline)
        self._look_at = now + _ANSWERS
        self._note(connection)
        return False
