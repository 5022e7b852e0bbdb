"""Beats, catching up, and whose table we follow: our host's, or that of somebody who goes on."""

from __future__ import annotations

from base64 import b64decode
from hashlib import sha256
from typing import TYPE_CHECKING, Literal

from audiodice.core.text import LONGEST_NAME, as_name
from audiodice.friends.room.journal import Journal, read_again
from audiodice.friends.room.members import BEAT, LOST
from audiodice.friends.room.messages import BadMessageError, Signed, unpacked
from audiodice.friends.room.state import CHECKPOINTS, MOST_PEOPLE, generation_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from audiodice.friends.room.common import Common
    from audiodice.friends.room.effects import News
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
_MOVES = ("move", "undo")


class Following:
    """How our journal grows, and which journal it is."""

    def __init__(
        self,
        common: Common,
        throwing: Throwing,
        added: Callable[[Signed, list[News], bool], None],
        write: Callable[..., object],
    ) -> None:
        """`added` is called with each new entry, its news, and whether it was missed; `write` adds
        an entry of ours."""
        self._common, self._throwing, self._added, self._write = common, throwing, added, write
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
        self.hear = {"since": self._since, "entries": self._entries, "call": self._call}

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
            tip=common.next_chain.tip, **self._ends(), floor=chain.floor if chain else 1,
            spent=chain.spent if chain else int(not plays),
        )  # fmt: skip
        self._beaten, self.at = common.now, common.now + BEAT

    def _ends(self) -> dict[str, object]:
        generation = self._common.state.generation
        return {"g": generation.number, "o": generation.by, **self._common.place()}

    def here(self, beat: Signed, member: Member) -> None:
        """Handle the beat of a member."""
        common = self._common
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

    def _call(self, _message: Signed) -> None:
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

    def _since(self, message: Signed) -> None:
        common, journal = self._common, self._common.journal
        member = common.members.get(message.by)
        if message.data("to") != common.me or member is None:
            return
        n, head, theirs = message.number("n"), message.data("head"), generation_in(message)
        if theirs == common.state.generation and n >= common.state.n:
            return  # they have all that we have
        if common.now - member.answered >= ASK / 2:
            member.answered = common.now
            self.send_entries(journal.since(n, head))

    def send_entries(self, entries: Sequence[Signed]) -> None:
        """Send entries to all, in as many messages as they need."""
        chunks = list(_chunks(entries))
        for number, chunk in enumerate(chunks):
            self._common.send("entries", m=chunk, i=number, of=len(chunks), last=entries[-1].head)

    def _entries(self, message: Signed) -> None:
        """Take the entries that follow ours; look at another journal once all of it has come."""
        last = message.data("last")
        of, number = message.number("of", _MOST_PIECES), message.number("i", _MOST_PIECES)
        key = (message.by, last, of)
        pieces = self._pieces.setdefault(key, {})
        pieces[number] = self._read(message.listed("m", _MOST_ENTRIES))
        if len(self._pieces) > _MOST_ANSWERS:
            del self._pieces[next(iter(self._pieces))]
        got: list[Signed] = []
        for place in range(of):
            if place not in pieces:
                break
            got += pieces[place]
        whole = len(pieces) == of
        if whole:
            del self._pieces[key]
        self._look_at(got, self._common.members.get(message.by), whole=whole)

    def _look_at(self, got: Sequence[Signed], member: Member | None, *, whole: bool) -> None:
        """Use the entries that came from a member; `whole`: there are no more."""
        if not got or self._knows(got[-1]):
            return
        if self._common.journal.entries:
            self._take_new(got)
        if self._knows(got[-1]) or member is None:
            return
        if got[0].body.get("k") in CHECKPOINTS:
            if whole or not self._common.journal.entries:  # a beginning is better than nothing
                self._other_table(got)
        elif whole:
            self.ask(member)  # entries between ours and these are missing

    def _read(self, texts: Iterable[object]) -> list[Signed]:
        """The entries in a message. Those that we have are not verified again: that takes long."""
        ours = self._common.journal.by_head
        found: list[Signed] = []
        for text in texts:
            known = ours.get(_head(text))
            if known is not None:
                found.append(known)
            else:
                found += unpacked(self._common.crypto, self._common.secret.topic, (text,))
        return found

    def _knows(self, entry: Signed) -> bool:
        return self._common.journal.has(entry.number("n"), entry.head)

    def _take_new(self, entries: Sequence[Signed]) -> None:
        """Take the entries that follow ours."""
        state = self._common.state
        new = [e for e in entries if e.number("n") > state.n]
        for entry in new:
            if entry.number("n") != state.n + 1 or entry.data("prev") != state.head:
                break
            if not self._may_follow(entry):
                break
            self.add(entry, missed=len(new) > NEAR)

    def add(self, entry: Signed, *, missed: bool = False) -> None:
        """Add the next entry; raises BadMessageError or IllegalAction."""
        common = self._common
        if entry.body.get("k") == "open":
            self._leave_generation()
        news = common.journal.add(entry)
        common.highest = max(common.highest, common.state.generation.number)
        self._added(entry, news, missed)
        self.soon(MOVED)

    def _leave_generation(self) -> None:
        """A later generation begins: links that we showed in ours are used up."""
        common = self._common
        if common.chain:
            common.chain.floor = common.chain.spent
        if common.state.host == common.me:
            common.left.add(common.state.generation)

    def _may_follow(self, entry: Signed) -> bool:
        """Whether an entry is our host's, or one that we follow."""
        kind, state = entry.body.get("k"), self._common.state
        if kind == "start":
            return state.closed or entry.by == state.host
        return kind != "open" or self._joins(entry)

    def _joins(self, entry: Signed) -> bool:
        """Whether we follow somebody who goes on without the host: if the host is not heard here,
        or has gone there too, or more people are there."""
        common, host = self._common, self._common.state.host
        lost = host != common.me and not common.members.fresh(host, common.now)
        if lost or self._host_is_at(generation_in(entry)):
            return True
        there_too = frozenset(entry.datas("here", MOST_PEOPLE))
        return self._many(there_too) > self._here()

    def _host_is_at(self, generation: Generation) -> bool:
        """Whether our host has left our generation for this one, or for a later one. Even one with
        a smaller number: who has left a generation never writes in it again."""
        common, ours = self._common, self._common.state
        member = common.members.get(ours.host)
        if member is None or ours.host == common.me or generation == ours.generation:
            return False
        place = member.place[0]
        return place == generation or (place >= generation > ours.generation)

    def _here(self) -> int:
        """How many are at our table: who plays, else who is here."""
        common, game = self._common, self._common.state.playing
        if game is not None:
            return len(game.live)
        return sum(self._is_at_ours(key) for key in common.state.people)

    def _is_at_ours(self, key: bytes) -> bool:
        """Whether a person is heard at our table."""
        common, member = self._common, self._common.members.get(key)
        at_ours = member is None or member.place[0] == common.state.generation
        return at_ours and common.members.fresh(key, common.now)

    def _many(self, keys: Iterable[bytes]) -> int:
        """How many of the people whom another journal has at its table are there indeed: of our
        game, if we play, and none whom we hear at our own table."""
        common, game = self._common, self._common.state.playing
        found = 0
        for key in keys:
            heard = common.members.fresh(key, common.now)
            known = game is not None and key in game.keys
            found += not self._is_at_ours(key) and (known if game is not None else heard)
        return found

    # ------------------------------------------------------------------ two tables

    def _other_table(self, entries: Sequence[Signed]) -> None:
        """Follow a journal that is not a beginning of ours, if its table is the larger one."""
        common, ours = self._common, self._common.journal
        theirs = read_again(common.me, entries)
        common.highest = max(common.highest, theirs.state.generation.number)
        if not ours.entries or _follows(theirs.state, ours.state):
            self._adopt(theirs, ())
            return
        if not (self._host_is_at(theirs.state.generation) or self._is_larger(theirs.state)):
            self._decline(theirs)
            return
        gone = ours.without(theirs)
        if common.am_host and any(entry.body["k"] in _MOVES for entry in gone):
            if self.other is None:
                state = theirs.state
                name = state.name_of(state.host)
                common.tell("tables_meet", None, name=name, many=_moves(gone))
            self.other = theirs
            self._decline(theirs)
            return
        self._adopt(theirs, gone)

    def _decline(self, theirs: Journal) -> None:
        self._declined[theirs.state.generation] = self._common.now
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
            other, self.other = self.other, None
            self._adopt(other, self._common.journal.without(other))

    def _adopt(self, theirs: Journal, gone: Sequence[Signed]) -> None:
        common, ours = self._common, self._common.journal
        if gone:
            self._leave_generation()
            common.left |= {generation_in(entry) for entry in gone if entry.by == common.me}
        many = _moves(gone)
        entered = not ours.entries
        common.journal, self.other = theirs, None
        state = theirs.state
        key = "room_entered" if entered else "table_changed"
        name = state.name_of(state.host)
        self._added(theirs.entries[-1], [], True)
        common.tell(key, common.my_seat, name=name, many=many, host=state.host == common.me)
        self.soon(SOON)

    # ------------------------------------------------------------------ the host is lost

    def tick(self) -> None:
        """Report a lost host, or that nobody is here; send a beat if it is due."""
        common, state = self._common, self._common.state
        if not common.journal.entries:
            if not self._told_silent and common.now - common.since >= SILENT:
                self._told_silent = True
                common.tell("room_silent")
        elif not common.am_host and not state.closed:
            self._tell_refused()
            lost = common.members.state(state.host, common.now) == "gone"
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
        known = list(common.members.known.values())
        ahead = [m for m in known if m.place[:2] > ours and not self._is_declined(m)]
        return [m for m in ahead if common.members.fresh(m.key, common.now)]

    def _tell_refused(self) -> None:
        """Tell our person, once, why the host does not let us in."""
        state, me = self._common.state, self._common.me
        full = len(state.people) >= MOST_PEOPLE
        why = "removed" if me in state.removed else "locked" if state.locked else "full"
        if me in state.people or state.seat_of(me) is not None or (why == "full" and not full):
            self._refused = ""
        elif self._refused != why:
            self._refused = why
            self._common.tell("room_refused", None, why=why)

    @property
    def lost(self) -> str:
        """The name of the host if our person was told that they are lost; "" otherwise."""
        return self._common.state.name_of(self._common.state.host) if self._told_lost else ""

    def here_of(self) -> tuple[int, int]:
        """How many of the people who play, or are in the room, are here; we count."""
        state = self._common.state
        game = state.playing
        people = [game.keys[seat] for seat in game.people] if game else list(state.people)
        return sum(self._common.members.fresh(k, self._common.now) for k in people), len(people)

    def near(self, key: bytes) -> bool:
        """Whether a person is here, and has our journal but for the last moments."""
        common, member = self._common, self._common.members.get(key)
        if member is None or not common.members.fresh(key, common.now):
            return False
        generation, n, head = member.place
        state = common.state
        close = generation == state.generation and state.n - NEAR <= n <= state.n
        return close and common.journal.has(n, head)

    def go_on(self) -> bool:
        """Open the next generation, of which we are host; returns whether that was possible."""
        common, state = self._common, self._common.state
        if not self._told_lost or state.host == common.me or state.closed:
            return False
        if state.playing and common.my_seat not in state.playing.people:
            return False
        self.open([key for key in (*state.people, *state.seats) if self.near(key)])
        return True

    def open(self, here: Iterable[bytes]) -> None:
        """Open a generation with these people."""
        common = self._common
        keys = [common.me, *dict.fromkeys(key for key in here if key != common.me)]
        members = [common.members.get(key) for key in keys]
        first = [member.spent for member in members if member]
        dropped = self._throwing.roll is not None or bool(self._throwing.links)
        link = max([common.chain.spent if common.chain else 1, *first])
        self._write("open", here=keys, link=link, dropped=dropped)


def _follows(later: State, state: State) -> bool:
    """Whether a journal of the same generation is longer: then nothing is given up."""
    return later.generation == state.generation and later.n > state.n


def _moves(gone: Sequence[Signed]) -> int:
    """How many moves are among the entries that are given up."""
    return sum(entry.body["k"] in _MOVES for entry in gone)


def _head(text: object) -> bytes:
    """The head after an entry in base64; b"" if it is none."""
    try:
        return sha256(b64decode(str(text), validate=True)[64:]).digest()
    except ValueError:
        return b""


def _chunks(entries: Sequence[Signed]) -> Iterator[list[str]]:
    chunk, size = list[str](), 0
    for text in (entry.packed for entry in entries):
        if chunk and size + len(text) > _CHUNK:
            yield chunk
            chunk, size = [], 0
        chunk.append(text)
        size += len(text)
    if chunk:
        yield chunk
