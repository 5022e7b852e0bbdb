"""Beats, catching up, and whose table we follow: our host's, or that of somebody who goes on."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Literal

from audiodice.core.text import LONGEST_NAME, as_name
from audiodice.friends.room.members import BEAT, LOST
from audiodice.friends.room.messages import BadMessageError, Signed, unpacked
from audiodice.friends.room.state import CHECKPOINTS, MOST_PEOPLE, Journal, generation_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from audiodice.friends.room.common import Common
    from audiodice.friends.room.members import Member
    from audiodice.friends.room.state import Generation, State
    from audiodice.friends.room.throwing import Throwing

SOON = 100.0  # ms until the next beat if somebody waits for it
MOVED = 1_000.0  # ms after which the others hear how long our journal is
ASK = 700.0  # ms between two requests to a person, and between two answers
LOOK_AGAIN = 8_000.0  # ms until we look again at another table's journal, which is long
SILENT = 10_000.0  # ms without anybody, after which a person who comes is told
NEAR = 4
"""Somebody may play on if their journal lacks at most so many entries."""
_CHUNK = 45_000  # bytes of entries in one message
_MOST_ENTRIES = 4_096  # in one message
_MOST_PIECES = 64
_MOST_DECLINED = 64
_MOST_ANSWERS = 16  # that may be incomplete


class Following:
    """How our journal grows, and which journal it is."""

    def __init__(self, common: Common, throwing: Throwing) -> None:
        self._common, self._throwing = common, throwing
        self.wants = "sit"
        """Our wish: "sit" or "watch"."""
        self._beaten = common.now - BEAT
        self.at = common.now
        """When our next beat is due, in ms."""
        self._pieces: dict[tuple[bytes, bytes, int], dict[int, list[Signed]]] = {}
        self._told_lost = self._told_silent = False
        self._refused = ""  # why we were told that we may not come in
        self._declined: dict[Generation, float] = {}
        """When, in ms, we last looked at the journal of a generation and did not follow it."""
        self.other: Journal | None = None
        """The journal of a larger table, which our person is asked to join."""

    def want(self, wants: Literal["sit", "watch"]) -> None:
        """Ask for a seat in the next game, or only watch."""
        self.wants = wants
        self.beat()

    # ------------------------------------------------------------------ beats

    def soon(self, ms: float) -> None:
        """Send the next beat in so many ms, or earlier."""
        self.at = min(self.at, self._common.now + ms)

    def beat(self) -> None:
        """Say who we are, whom we hear, and where our journal ends."""
        common, chain = self._common, self._common.chain
        plays = common.state.playing and common.my_seat is not None
        common.send(
            "here", saw=common.members.saw(), name=common.identity.name, wants=self.wants,
            tip=common.chains[-1].tip, **self._ends(), floor=chain.floor if chain else 1,
            spent=chain.spent if chain else int(not plays),
        )  # fmt: skip
        self._beaten, self.at = common.now, common.now + BEAT

    def _ends(self) -> dict[str, object]:
        number, opener = self._common.state.generation
        return {"g": number, "o": opener, **self._common.place()}

    def here(self, beat: Signed) -> None:
        """A beat: where somebody is."""
        common, member = self._common, self._common.members.known[beat.by]
        name, wants = as_name(beat.text("name", LONGEST_NAME)), beat.text("wants", 5)
        if wants not in ("sit", "watch"):
            raise BadMessageError("it does not say what they want")
        tip, place = beat.data("tip"), (generation_in(beat), beat.number("n"), beat.data("head"))
        floor, spent = beat.number("floor"), beat.number("spent")
        if not member.name:
            self.soon(SOON)
        elif member.wants != wants:
            self.soon(0)  # the host gives or takes a seat
        member.name, member.wants, member.tip, member.place = name, wants, tip, place
        member.floor, member.spent = floor, spent
        common.highest = max(common.highest, place[0].number)
        if place != (common.state.generation, common.state.n, common.state.head):
            self.ask(member)

    def call(self, _message: Signed) -> None:
        """Somebody asks who is here."""
        self.soon(SOON)

    # ------------------------------------------------------------------ catching up

    def ask(self, member: Member) -> None:
        """Ask a member for the entries after ours, unless we asked just now."""
        common = self._common
        if not member.place[1] or self._is_declined(member):
            return
        if common.now - member.asked >= ASK:
            if not common.members.is_named(member):
                if common.now - self._beaten < SOON:  # a crowd of strangers must not make us shout
                    self.soon(SOON)
                    return
                self.beat()
            member.asked = common.now
            common.send("since", to=member.key, **self._ends())

    def asked_for(self, message: Signed) -> None:
        """Somebody lacks entries."""
        common, member = self._common, self._common.members.known[message.by]
        here = generation_in(message) == common.state.generation
        if message.data("to") != common.me or (here and message.number("n") >= common.state.n):
            return  # they ask somebody else, or have all that we have
        if common.now - member.answered >= ASK / 2:
            self.answer(message, member)

    def answer(self, message: Signed, member: Member) -> None:
        """Send the entries after the head in a message of theirs."""
        member.answered, journal = self._common.now, self._common.journal
        self.send_entries(journal.since(message.number("n"), message.data("head")))

    def send_entries(self, entries: Sequence[Signed]) -> None:
        """Send entries to all, in as many messages as they need."""
        chunks, size = list[list[str]](), _CHUNK
        for text in (entry.packed for entry in entries):
            size += len(text)
            if size > _CHUNK:
                chunks.append([])
                size = len(text)
            chunks[-1].append(text)
        for number, chunk in enumerate(chunks):
            self._common.send("entries", m=chunk, i=number, of=len(chunks), last=entries[-1].head)

    def entries(self, message: Signed) -> None:
        """Take the entries that follow ours; look at another journal once all of it has come."""
        common = self._common
        of, number = message.number("of", _MOST_PIECES), message.number("i", _MOST_PIECES)
        key = (message.by, message.data("last"), of)
        pieces = self._pieces.setdefault(key, {})
        ours = {entry.packed: entry for entry in common.journal.entries}  # to verify takes long
        pieces[number] = [
            ours.get(str(text)) or unpacked(common.crypto, common.secret.topic, text)
            for text in message.listed("m", _MOST_ENTRIES)
        ]
        if len(self._pieces) > _MOST_ANSWERS:
            del self._pieces[next(iter(self._pieces))]
        together = takewhile(pieces.__contains__, range(of))  # the pieces before the first gap
        got = [entry for place in together for entry in pieces[place]]
        whole = len(pieces) == of
        if whole:
            del self._pieces[key]
        if got and not self._knows(got[-1]):
            self._look_at(got, common.members.known[message.by], whole=whole)

    def _look_at(self, got: Sequence[Signed], member: Member, *, whole: bool) -> None:
        """Use the entries that came from a member; `whole`: there are no more."""
        if self._common.journal.entries:
            self._take_new(got)
            if self._knows(got[-1]):
                return
        if got[0].body.get("k") in CHECKPOINTS:
            if whole or not self._common.journal.entries:  # a beginning is better than nothing
                self._other_table(got)
        elif whole:
            self.ask(member)  # entries between ours and these are missing

    def _knows(self, entry: Signed) -> bool:
        return self._common.journal.has(entry.number("n"), entry.head)

    def _take_new(self, entries: Sequence[Signed]) -> None:
        """Take the entries that follow ours."""
        state = self._common.state
        new = [e for e in entries if e.number("n") > state.n]
        for entry in new:
            next_one = entry.number("n") == state.n + 1 and entry.data("prev") == state.head
            if not (next_one and self._may_follow(entry)):
                break
            self.add(entry, missed=len(new) > NEAR)

    def add(self, entry: Signed, *, missed: bool = False) -> None:
        """Add the next entry; raises BadMessageError or IllegalAction."""
        common = self._common
        if entry.body.get("k") == "open":
            self._leave_generation()
        news = common.journal.add(entry)
        common.highest = max(common.highest, common.state.generation.number)
        common.added(entry, news, missed=missed)
        self.soon(MOVED)

    def _leave_generation(self) -> None:
        """A later generation begins: links that we showed in ours are used up."""
        common = self._common
        if common.chain:
            common.chain.floor = common.chain.spent
        if common.state.host == common.me:
            common.left.add(common.state.generation)

    def _may_follow(self, entry: Signed) -> bool:
        """Whether an entry is our host's, or by somebody who goes on without the host and whom we
        follow: if the host is not heard here, or has gone there too, or more people are there."""
        kind, host = entry.body.get("k"), self._common.state.host
        if kind == "start":
            return self._common.state.closed or entry.by == host
        if kind != "open" or not self._common.members.fresh(host):
            return True
        there_too = frozenset(entry.datas("here", MOST_PEOPLE))
        return self._host_is_at(generation_in(entry)) or self._many(there_too) >= self._here()

    def _host_is_at(self, generation: Generation) -> bool:
        """Whether our host has left our generation for this one, or for a later one. Even one with
        a smaller number: who has left a generation never writes in it again."""
        ours, members = self._common.state, self._common.members
        if ours.host == members.me or generation == ours.generation:
            return False
        place = members.of(ours.host).place[0]
        return place == generation or (place >= generation > ours.generation)

    def _here(self) -> int:
        """How many are at our table: who plays and is not at another one, else who is here."""
        common, game = self._common, self._common.state.playing
        if game is not None:
            keys = [game.keys[seat] for seat in game.live]
            fresh = [key for key in keys if common.members.fresh(key)]
            return len(keys) - sum(not self.is_at_ours(key) for key in fresh)
        return sum(self.is_at_ours(key) for key in common.state.people)

    def is_at_ours(self, key: bytes) -> bool:
        """Whether a person is heard at our table."""
        common = self._common
        there = common.members.of(key).place[0] == common.state.generation
        return key == common.me or (there and common.members.fresh(key))

    def _many(self, keys: Iterable[bytes]) -> int:
        """How many of the people whom another journal has at its table are there indeed: of our
        game, if we play, and none whom we hear at our own table."""
        common, game = self._common, self._common.state.playing
        there = [key for key in keys if not self.is_at_ours(key)]
        return sum(key in game.keys if game else common.members.fresh(key) for key in there)

    # ------------------------------------------------------------------ two tables

    def _other_table(self, entries: Sequence[Signed]) -> None:
        """Follow a journal that is not a beginning of ours, if its table is the larger one."""
        common, ours = self._common, self._common.journal
        theirs = Journal(common.me, entries)
        generation = theirs.state.generation
        common.highest = max(common.highest, generation.number)
        longer = generation == ours.state.generation and theirs.state.n > ours.state.n
        if longer or not ours.entries:
            self._adopt(theirs, ())
            return
        gone = ours.without(theirs)
        if self._host_is_at(generation) or self._is_larger(theirs.state):
            if not (common.am_host and _moves(gone)):
                self._adopt(theirs, gone)
                return
            if self.other is None:
                name = theirs.state.name_of(theirs.state.host)
                common.tell("tables_meet", None, name=name, many=_moves(gone))
            self.other = theirs
        self._declined[generation] = common.now
        if len(self._declined) > _MOST_DECLINED:
            del self._declined[next(iter(self._declined))]

    def _is_declined(self, member: Member) -> bool:
        declined = self._declined.get(member.place[0], -LOST)
        return self._common.now - declined < LOOK_AGAIN

    def _is_larger(self, theirs: State) -> bool:
        """Whether another table is the one that goes on: with more people, or as many and the later
        generation. Who is host there has to be somebody whom we know."""
        ours, game = self._common.state, theirs.playing
        if not ours.name_of(theirs.host) or theirs.host in ours.removed:
            return False
        keys = [game.keys[seat] for seat in game.live] if game else list(theirs.people)
        many = self._many(keys)
        theirs_is = (not theirs.closed, many, theirs.generation, theirs.n)
        return theirs_is > (not ours.closed, self._here(), ours.generation, ours.n)

    def join_other(self) -> None:
        """Give up our table for the larger one that we were told of."""
        if self.other is not None:
            self._adopt(self.other, self._common.journal.without(self.other))

    def _adopt(self, theirs: Journal, gone: Sequence[Signed]) -> None:
        common, state = self._common, theirs.state
        key = "table_changed" if common.journal.entries else "room_entered"
        if gone:
            self._leave_generation()
            common.left |= {generation_in(entry) for entry in gone if entry.by == common.me}
        common.journal, self.other = theirs, None
        common.added(theirs.entries[-1], (), missed=True)
        name, host = state.name_of(state.host), state.host == common.me
        if common.me in state.removed:
            common.tell("friend_removed", None, name=common.identity.name, me=True)
        else:
            common.tell(key, None, name=name, many=_moves(gone), host=host)
        self.soon(SOON)

    # ------------------------------------------------------------------ the host is lost

    def tick(self) -> None:
        """Report a lost host, or that nobody is here; send a beat if it is due."""
        common, state = self._common, self._common.state
        if not common.journal.entries:
            if not self._told_silent and common.now - common.since >= SILENT:
                self._told_silent = True
                common.tell("room_silent")
        else:
            self._tell_refused()
            lost = common.members.state(state.host) == "gone"
            if lost and not self._told_lost:
                here, of = self.here_of()
                common.tell("host_lost", None, name=state.name_of(state.host), here=here, of=of)
                common.send("call")
            self._told_lost = lost
        for member in self.behind:
            self.ask(member)
        if common.now >= self.at:
            self.beat()

    @property
    def behind(self) -> list[Member]:
        """The people here who have entries of our generation, or a later one, that we lack."""
        common, ours = self._common, (self._common.state.generation, self._common.state.n)
        ahead = [m for m in common.members.known.values() if m.place[:2] > ours]
        ahead = [m for m in ahead if common.members.fresh(m.key)]
        return [m for m in ahead if not self._is_declined(m)]

    def _tell_refused(self) -> None:
        """Tell our person, once, why the host does not let us in."""
        state, me = self._common.state, self._common.me
        full = len(state.people) >= MOST_PEOPLE
        why = "locked" if state.locked else "full" if full else ""
        if me in state.people or state.seat_of(me) is not None:
            why = ""
        if why not in ("", self._refused):
            self._common.tell("room_refused", None, why=why)
        self._refused = why

    @property
    def lost(self) -> str:
        """The name of the host if our person was told that they are lost; "" otherwise."""
        lost = self._told_lost and not self._common.am_host
        return self._common.state.name_of(self._common.state.host) if lost else ""

    def here_of(self) -> tuple[int, int]:
        """How many of the people who play, or are in the room, are here; we count."""
        state = self._common.state
        game = state.playing
        people = [game.keys[seat] for seat in game.people] if game else list(state.people)
        return sum(self._common.members.fresh(k) for k in people), len(people)

    def near(self, key: bytes) -> bool:
        """Whether a person is here, and has our journal but for the last moments."""
        common, state = self._common, self._common.state
        generation, n, head = common.members.of(key).place
        close = generation == state.generation and n >= state.n - NEAR
        here = common.members.fresh(key)
        return here and close and common.journal.has(n, head)

    def go_on(self) -> None:
        """If the host is lost, open the next generation, of which we are host."""
        state, watches = self._common.state, self._common.my_seat is None
        if self._told_lost and not (state.closed or (state.playing and watches)):
            self.open(key for key in (*state.people, *state.seats) if self.near(key))

    def open(self, here: Iterable[bytes]) -> None:
        """Open a generation with these people."""
        common, self._told_lost = self._common, False
        keys = dict.fromkeys((common.me, *here))
        spent = [common.members.of(key).spent for key in keys]
        dropped = self._throwing.roll is not None or bool(self._throwing.links)
        link = max([common.chain.spent if common.chain else 1, *spent])
        common.write("open", here=[*keys], link=link, dropped=dropped)


def _moves(gone: Sequence[Signed]) -> int:
    """How many moves are among the entries that are given up."""
    return sum(entry.body["k"] in ("move", "undo") for entry in gone)
