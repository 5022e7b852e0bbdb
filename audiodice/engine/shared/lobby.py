"""Before the game: the host offers seats, people take them, all sign the header."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from audiodice import games
from audiodice.core.model import OptionError
from audiodice.engine.entries import SHARED, Header, Seat, header_text
from audiodice.engine.shared.items import head_of
from audiodice.engine.shared.messages import VERSION, BadMessageError, Signed, unpacked
from audiodice.engine.shared.replica import header_in
from audiodice.engine.table import Table
from audiodice.engine.throw import not_here

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from audiodice.engine.shared.desk import Desk
    from audiodice.engine.shared.people import HostSetup

AGAIN = 1_000.0  # ms after which the host asks again for missing signatures
SILENT = 10_000.0  # ms without a host, after which a person who joins is told


def _options_of(game: str, seats: Sequence[Seat], chosen: Mapping[str, int]) -> Mapping[str, int]:
    """All options of a game, of which these were chosen; raises ValueError."""
    return Table(games.load(game), seats, not_here, options=chosen).journal.header.options


def _is_offered(header: Header, offer: Signed) -> bool:
    """Whether a header is of the game that the host offered; raises ValueError, TypeError."""
    game, chosen = offer.text("game", 40), offer.body.get("options")
    if game != header.game or not isinstance(chosen, dict):
        return False
    return _options_of(game, header.seats, chosen) == header.options


class Lobby:
    """The table before its game, at the host's program and at the others."""

    def __init__(
        self,
        desk: Desk,
        host: HostSetup | None,
        begin: Callable[[Sequence[Signed]], None],
        before: Sequence[bytes] = (),
    ) -> None:
        """`before` are the keys of the seats at the previous table."""
        self.desk, self.host, self._begin = desk, host, begin
        self._before = tuple(before)
        self.wants = "sit"
        self.sat: list[bytes] = [desk.key.public] if host else []
        """The people with a seat, in order; the host first."""
        self.host_key = desk.key.public if host else next(iter(before), b"")
        self.offer: Signed | None = None
        """The host's setup."""
        self._refused = ""
        self._since = desk.now
        self._header: Signed | None = None
        self._agreed: dict[bytes, Signed] = {}
        self._sent = 0.0
        self.hear = {
            "table": self._table,
            "header": self._propose,
            "agree": self._agree,
            "opening": self._opening,
        }

    # ------------------------------------------------------------------ the host

    def beat(self) -> None:
        """Send the host's setup and the list of seats."""
        if self.host is not None:
            desk, setup = self.desk, self.host
            desk.send(
                "table", v=VERSION, game=setup.game, options=dict(setup.options), most=setup.most,
                computers=list(setup.computers), sat=[key.hex() for key in self.sat],
            )  # fmt: skip

    def seat_people(self) -> None:
        """Give seats to people who want one, and free those of people who left."""
        desk, setup = self.desk, self.host
        if setup is None:
            return
        members = desk.presence.members
        stay = [k for k in self.sat if k == desk.key.public or self._wants(k)]
        come = sorted(
            (m.since, k) for k, m in members.items() if m.fresh and self._wants(k) and k not in stay
        )
        most = min(setup.most, max(games.load(setup.game).seats) - len(setup.computers))
        stay += [key for _, key in come][: max(0, most - len(stay))]
        stay.sort(key=self._place_before)
        if stay != self.sat:
            self._tell_seats(stay)
            self._header = None  # it was for others
            self.beat()

    def _place_before(self, key: bytes) -> int:
        """The seat at the previous table; new people come last."""
        if key == self.desk.key.public:
            return -1
        return self._before.index(key) if key in self._before else len(self._before)

    def _wants(self, key: bytes) -> bool:
        member = self.desk.presence.members.get(key)
        there = self.desk.presence.state(key, self.desk.now) != "gone"
        return member is not None and there and member.wants == "sit" and bool(member.tip)

    def start(self) -> None:
        """Propose the header to the people who sit now."""
        desk, setup = self.desk, self.host
        if setup is None or desk.replica is not None:
            return
        self.seat_people()
        if len(self.sat) < 2:
            desk.tell("table_too_few")
            return
        people = [desk.presence.members.get(key) for key in self.sat]
        names = map(desk.name_of, self.sat)
        seats = (*map(Seat, names), *(Seat("", policy) for policy in setup.computers))
        none = (b"",) * len(setup.computers)
        try:
            options = _options_of(setup.game, seats, setup.options)
        except OptionError as error:
            desk.tell("table_cannot_begin", None, why=error.reason or str(error))
            return
        except ValueError as error:
            desk.tell("table_cannot_begin", None, why=str(error))
            return
        tips = [m.tip if m else desk.chain[0] for m in people]
        header = Header(
            setup.game, seats, options, throws=SHARED, program=setup.program,
            started=setup.started, table=desk.secret.topic, keys=(*self.sat, *none),
            tips=(*tips, *none),
        )  # fmt: skip
        self._agreed = {}
        self._header = desk.send("header", header=json.loads(header_text(header)))
        self._sent = desk.now

    # ------------------------------------------------------------------ everybody

    def _table(self, offer: Signed) -> None:
        desk = self.desk
        if self.host is not None or self.host_key not in (b"", offer.by) or desk.replica:
            return
        version = offer.number("v")
        if version != VERSION:
            self._refuse("table_other_version", version=version)
            return
        name, listed = offer.text("game", 40), offer.body.get("sat")
        if name not in games.names():
            self._refuse("table_other_game", game=name)
            return
        if not isinstance(listed, list) or len(listed) > 8:
            raise BadMessageError("it does not say who has a seat")
        sat = [bytes.fromhex(text) for text in listed if isinstance(text, str)]
        most = offer.number("most", 8)
        first, self.host_key, self.offer = self.offer is None, offer.by, offer
        if first:
            desk.tell("table_found", None, game=name, most=most)
        self._tell_seats(sat)
        self._look_for_a_seat()

    def want(self, wants: str) -> None:
        """Ask for a seat, or only watch. Each request without a free seat is told so."""
        self.wants, self._refused = wants, ""
        self._look_for_a_seat()

    def _look_for_a_seat(self) -> None:
        """Tell someone who wants a seat that the host has none left."""
        if self.offer is None or self.wants != "sit" or self.desk.key.public in self.sat:
            return
        most = self.offer.number("most", 8)
        if len(self.sat) >= most:
            self._refuse("table_full", most=most)

    def _tell_seats(self, sat: list[bytes]) -> None:
        before, self.sat = self.sat, sat
        mine = self.desk.key.public
        if mine in sat and mine in before and sat.index(mine) != before.index(mine):
            before = [key for key in before if key != mine]  # report our new seat
        for keys, others, key in ((sat, before, "friend_sat"), (before, sat, "friend_stood_up")):
            for number, one in enumerate(keys):
                if one in others or (one == self.desk.key.public and self.host):
                    continue
                me = one == self.desk.key.public
                name = self.desk.name_of(one)
                self.desk.tell(key, None, name=name, me=me, number=number + 1)

    def _refuse(self, key: str, **fields: int | str) -> None:
        if self._refused != key:
            self._refused = key
            self.desk.tell(key, None, **fields)

    def _propose(self, message: Signed) -> None:
        desk = self.desk
        if desk.replica is not None or message.by != self.host_key or self.host is not None:
            return
        header = header_in(message)
        mine = desk.key.public
        if header.table != desk.secret.topic or header.keys[0] != message.by:
            raise BadMessageError("it is the header of another table")
        if not all(seat.name.strip() or seat.policy for seat in header.seats):
            raise BadMessageError("somebody has no name")
        if mine not in header.keys:
            self._header = message  # we watch, and need it to follow the game
            return
        if header.tips[header.keys.index(mine)] != desk.chain[0]:
            raise BadMessageError("it is not our chain")
        if self.offer is not None and not _is_offered(header, self.offer):
            raise BadMessageError("it is not the game that was offered")
        self._header = message
        self._agreed[mine] = desk.send("agree", head=head_of(header))
        self._look()

    def _agree(self, message: Signed) -> None:
        message.data("head")  # what has none is not kept: `_look` reads those of all
        if self.desk.replica is None and message.by in self.sat:
            self._agreed[message.by] = message
            self._look()

    def _opening(self, message: Signed) -> None:
        """Handle a game that began without us or while we were away; ignore one of another host."""
        if self.desk.replica is not None:
            return
        opening = unpacked(self.desk.crypto, self.desk.secret.topic, message.body.get("m"))
        if self.host_key not in (b"", header_in(opening[0]).keys[0]):
            raise BadMessageError("it is the game of another host")
        self._begin(opening)

    def _look(self) -> None:
        """Sign last if we are the host; begin once all have signed."""
        desk = self.desk
        if self._header is None or desk.replica is not None:
            return
        header = header_in(self._header)
        head = head_of(header)
        signed = {by for by, message in self._agreed.items() if message.data("head") == head}
        wanted = set(filter(None, header.keys))
        if self.host is not None and wanted - {desk.key.public} <= signed:
            self._agreed[desk.key.public] = desk.send("agree", head=head)
            signed.add(desk.key.public)
        if wanted <= signed:
            agreed = [self._agreed[key] for key in header.keys if key]
            self._begin((self._header, *agreed))

    def tick(self) -> None:
        """Ask again for missing signatures; report if the host is missing."""
        desk = self.desk
        self.seat_people()
        if self.host is not None and self._header and desk.now - self._sent >= AGAIN:
            self._sent = desk.now
            desk.pass_on(self._header)
        if self.host is None and self.offer is None and desk.now - self._since >= SILENT:
            self._refuse("table_silent")
