"""Opening a table for friends, joining theirs, and coming back to one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from audiodice import __version__
from audiodice.core.model import Event
from audiodice.core.text import is_name
from audiodice.engine.shared.kept import Kept, KeptError
from audiodice.engine.shared.people import HostSetup, Identity
from audiodice.engine.shared.secrets import TableSecret, normal_code
from audiodice.engine.shared.shared_table import SharedTable
from audiodice.ui.context import PACES, Launcher, UiContext
from audiodice.ui.friends.company import Company
from audiodice.ui.friends.lobby import Lobby
from audiodice.ui.ports import Friends, Line
from audiodice.ui.screen import Response, Restart, push, refuse, say_and_cue, wait_for
from audiodice.ui.text_entry import Entry

_ENDS = b"\n"  # in what is kept: the code; the way there; the place at the table
_NEAR = "near"


class Meeting:
    """How this program comes to a shared table."""

    def __init__(self, context: UiContext, launcher: Launcher, friends: Friends) -> None:
        self._context, self._launcher, self._friends = context, launcher, friends

    # ------------------------------------------------------------------ the ways to a table

    def host(self, code: tuple[str, ...], setup: HostSetup, *, near: bool) -> Response:
        """Open a table of our own, and its lobby."""
        name = self._context.settings.name

        def opened(secret: TableSecret) -> Response:
            line = self._friends.host(secret, near=near, name=name)
            way = _NEAR if near else self._friends.broker
            return wait_for(line, partial(self._sit, secret, code, setup, way))

        return wait_for(self._friends.stretch(normal_code(code)), opened)

    def join(self, code: tuple[str, ...]) -> Response:
        """Go to somebody's table by its code."""

        def opened(secret: TableSecret) -> Response:
            def anew() -> Response:
                line = self._friends.join(secret)
                return wait_for(line, partial(self._sit, secret, code, None, self._friends.broker))

            seats = self._context.kept_seats
            if seats is not None and seats.of(secret.topic) is not None:
                return self.come_back(secret.topic, anew)  # our seat is there still
            return anew()

        return wait_for(self._friends.stretch(normal_code(code)), opened)

    def come_back(self, table: str, anew: Callable[[], Response] | None = None) -> Response:
        """Go back to a table where this program had a place.

        If nothing is kept of it that can be read, say so, and go there `anew`, if that is possible.
        """

        def lost() -> Response:
            event = Event("friends_not_kept")
            return refuse(event) if anew is None else say_and_cue(event).before(anew())

        seats = self._context.kept_seats
        data = seats.of(table) if seats else None
        if data is None:
            return lost()
        code, _, rest = data.partition(_ENDS)
        known, _, place = rest.partition(_ENDS)
        way = known.decode(errors="replace")
        by = "" if way == _NEAR else way
        try:
            kept = Kept.read(place)
        except KeptError:
            return lost()
        words = tuple(code.decode(errors="replace").split())

        def opened(line: Line) -> Response:
            if seats is not None and not seats.claim(table):
                line.close()
                return refuse(Event("game_open_elsewhere"))
            try:
                shared = self._shared(kept.secret, kept.identity, None, kept)
            except ValueError:  # it is damaged
                line.close()
                return lost()
            if self._context.store is not None:  # the game goes on in a file of its own
                self._context.store.forget_shared(table)
            return self._enter(shared, line, words, way)

        def go(_: None) -> Response:
            friends = self._friends
            if not kept.host:
                return wait_for(friends.join(kept.secret, by=by), opened)
            near, name = way == _NEAR, kept.identity.name
            return wait_for(friends.host(kept.secret, near=near, name=name, by=by), opened)

        return wait_for(self._friends.prepare(), go)

    def again(self, over: Company, new_code: Callable[[], tuple[str, ...]]) -> Response:
        """Go from a table whose game is over to the next one of the same people.

        The host opens it by a new code, and calls the others there once it is open.
        """
        friends, way, setup = self._friends, over.way, over.shared.host
        by, name = "" if way == _NEAR else way, self._context.settings.name
        code = new_code() if setup else over.shared.next_code
        if setup is not None:
            setup = replace(setup, started=_now(self._context))

        def opened(secret: TableSecret) -> Response:
            line = (
                friends.host(secret, near=way == _NEAR, name=name, by=by)
                if setup
                else friends.join(secret, by=by)
            )
            return wait_for(line, partial(go, secret))

        def go(secret: TableSecret, line: Line) -> Response:
            called = any(person.state != "gone" for person in over.others)
            if setup is not None:
                over.go_on(code)
            return self._sit(secret, code, setup, way, line, over.shared, called=called)

        return wait_for(friends.stretch(normal_code(code)), opened)

    # ------------------------------------------------------------------ how

    def _sit(
        self,
        secret: TableSecret,
        code: tuple[str, ...],
        setup: HostSetup | None,
        way: str,
        line: Line,
        over: SharedTable | None = None,
        *,
        called: bool = False,
    ) -> Response:
        """`over` is the table that this one follows; `called`: somebody there was called here."""
        chance = self._friends.chance
        signing = over.identity.signing if over else chance(32)
        me = Identity(signing, chance(32), self._context.settings.name)
        shared = self._shared(secret, me, setup, None, over.keys if over else ())
        watches = over is not None and over.wants == "watch"
        return self._enter(shared, line, code, way, watches=watches, called=called)

    def _shared(
        self,
        secret: TableSecret,
        me: Identity,
        setup: HostSetup | None,
        kept: Kept | None,
        before: tuple[bytes, ...] = (),
    ) -> SharedTable:
        return SharedTable(
            secret=secret,
            crypto=self._friends.crypto,
            me=me,
            chance=self._friends.chance,
            now=self._context.clock(),
            host=setup,
            kept=kept,
            before=before,
        )

    def _enter(
        self,
        shared: SharedTable,
        line: Line,
        code: tuple[str, ...],
        way: str,
        *,
        watches: bool = False,
        called: bool = False,
    ) -> Response:
        """Leave the table where the player is, if any, and sit down: in the lobby, or at the
        table if its game has begun.

        `way` is how to come back: `_NEAR`, the URL of a broker, or "".
        """
        return wait_for(
            self._launcher.leave_table(),
            lambda left: say_and_cue(*left).before(
                self._seated(shared, line, code, way, watches=watches, called=called)
            ),
        )

    def _seated(
        self,
        shared: SharedTable,
        line: Line,
        code: tuple[str, ...],
        way: str,
        *,
        watches: bool,
        called: bool,
    ) -> Response:
        context = self._context
        company = Company(
            shared,
            line,
            context.clock,
            code=code,
            way=way,
            pace=lambda: float(PACES[context.settings.pace][1]),
            kept=partial(_keep, context, code, way),
            left=partial(_leave, context, shared.secret.topic),
        )
        context.company = company
        if shared.table is not None:
            return Response(then=Restart(self._launcher.open_shared(company, "comes back")))
        company.do(shared.watch if watches else shared.sit)
        return Response(then=Restart(Lobby(context, self._launcher, company, called=called)))


def _leave(context: UiContext, table: str) -> None:
    if context.kept_seats is not None:
        context.kept_seats.leave(table)


def _keep(context: UiContext, code: tuple[str, ...], way: str, shared: SharedTable) -> None:
    """Keep what is needed to come back; nothing once the game is over."""
    if context.kept_seats is None or shared.table is None:
        return
    if shared.ended:
        context.kept_seats.forget(shared.secret.topic)
    else:
        data = _ENDS.join((" ".join(code).encode(), way.encode(), shared.keep()))
        context.kept_seats.keep(shared.secret.topic, data)


def host_setup(context: UiContext, most: int) -> HostSetup:
    """The context's setup as others are offered it, with as many seats for people."""
    setup = context.setup
    return HostSetup(
        setup.game,
        dict(setup.options),
        most,
        setup.opponents,
        program=__version__,
        started=_now(context),
    )


def _now(context: UiContext) -> str:
    return context.today().isoformat(timespec="seconds").replace("+00:00", "Z")


def named(context: UiContext, then: Callable[[], Response]) -> Response:
    """Go on, but first ask for the player's name if there is none."""
    if context.settings.name:
        return then()

    def done(name: str) -> Response:
        if not is_name(name):
            return refuse(Event("name_unheard" if name else "friends_need_name"))
        context.settings.name = name
        return then()

    return push(Entry(Event("friends_name"), done))
