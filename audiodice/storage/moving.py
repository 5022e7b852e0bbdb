"""Moves a player's data to another machine: all of it into one file, and out of it again.

What a file brings is first written into a folder of its own beside the player's data, and read
there by the readers of the program. Only then is it put in place, file by file, by renaming. So bad
input changes nothing, and a full disk nearly always shows before anything is changed. Nothing is
brought in twice: a file that was brought in half may be brought in again.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import time
from codecs import BOM_UTF8
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Literal, NamedTuple, TypeVar

from audiodice.core.errors import error_text
from audiodice.core.model import Event
from audiodice.engine.journal import (
    LARGEST_FILE,
    LONGEST_LINE,
    JournalError,
    NewerJournalError,
    read_file,
)
from audiodice.engine.practice import new_records
from audiodice.engine.table import resume
from audiodice.storage import paths, player_file, player_toml
from audiodice.storage.disk import Disk, private_folder, read_bytes, write_new_file
from audiodice.storage.journal_file import FINISHED, LOCK, NUMBER, SUFFIX, Locking, journals
from audiodice.storage.locks import HeldElsewhereError, Lock
from audiodice.storage.player_file import KINDS, Member, MoveError, kind_of
from audiodice.storage.practice_file import PracticeFile
from audiodice.storage.small_files import read_scores, read_setups, setups_text

T = TypeVar("T")

TRIES = 1000  # names that are tried for a game
_STAGE = "import.half"  # in the data folder; what a killed program left in it is deleted

_FILES = ("settings", "keymap", "last", "quiz")
"""The kinds of files in the settings folder, each of which is told by itself."""

Outcome = Literal["none", "new", "there", "kept", "replaced", "joined"]
"""What happened to a file: it was not in there, it is new here, it is the same, ours was kept or
replaced, or both were joined."""


class Home(NamedTuple):
    """The folders of a player's files; on the page they are one."""

    config: Path
    data: Path

    def path(self, name: str) -> Path:
        """The place of a member of a player's file."""
        return (self.config if kind_of(name) in _FILES else self.data) / name


def own_home() -> Home:
    return Home(paths.own_folder(), paths.data_folder())


class LeftOut(NamedTuple):
    name: str
    why: str


@dataclass(slots=True)
class Saved:
    """What was put into a file: the number of games and so on, and what could not be read."""

    games: int = 0
    records: int = 0
    practice: int = 0
    files: list[str] = field(default_factory=list)
    """The kinds of the other files."""
    left_out: list[LeftOut] = field(default_factory=list)

    def events(self) -> Iterator[Event]:
        """What to say of it."""
        counts = {"games": self.games, "records": self.records, "practice": self.practice}
        yield Event("export_counts", None, {**counts})
        if self.files:
            yield Event("export_also", None, {"files": tuple((kind,) for kind in self.files)})
        for name, why in self.left_out:
            yield Event("export_left_out", None, {"inside": name, "why": why})

    def as_json(self) -> dict[str, object]:
        return {**asdict(self), "left_out": [one._asdict() for one in self.left_out]}


class Beside(NamedTuple):
    """A game that is there with other moves, and the name under which the imported one is kept."""

    name: str
    kept_as: str


@dataclass(slots=True)
class Brought:
    """What was brought in so far; `there` counts what was there already."""

    games: int = 0
    games_there: int = 0
    continued: int = 0
    """The games here that were played on elsewhere, and now are as far as there."""
    beside: list[Beside] = field(default_factory=list)
    records: int = 0
    records_there: int = 0
    practice: int = 0
    practice_there: int = 0
    files: dict[str, Outcome] = field(default_factory=lambda: dict.fromkeys(_FILES, "none"))
    """The outcome for each other kind of file."""
    finished: int = 0
    """The number of finished games here, if any was brought in."""

    @property
    def needs_restart(self) -> bool:
        """Whether a program that runs would still use what it read before."""
        return bool(self.practice) or not {*self.files.values()} <= {"none", "there", "kept"}

    def events(self, cap: int, *, kept: str = "kept") -> Iterator[Event]:
        """What to say of it. `cap` is how many finished games stay.

        `kept` is how a file is told of which ours stayed: kept, or kept_unless for --replace.
        """
        for key, new, there in (
            ("import_games", self.games, self.games_there),
            ("import_records", self.records, self.records_there),
            ("import_practice", self.practice, self.practice_there),
        ):
            if new or there:
                yield Event(key, None, {"count": new, "there": there})
        if self.continued:
            yield Event("import_continued", None, {"count": self.continued})
        for name, kept_as in self.beside:
            yield Event("import_beside", None, {"inside": name, "copy": kept_as})
        for file, outcome in self.files.items():
            if outcome != "none":
                how = kept if outcome == "kept" else outcome
                yield Event("import_file", None, {"what": file, "outcome": how})
        if self.finished > cap:
            yield Event("import_over_cap", None, {"count": self.finished, "cap": cap})

    def as_json(self) -> dict[str, object]:
        shape = asdict(self)
        shape["beside"] = [one._asdict() for one in self.beside]
        files = shape.pop("files")
        return {**shape, **files}


# ---------------------------------------------------------------------- out


def save(home: Home) -> tuple[bytes, Saved]:
    """The file of all that can be read, and what is in it; raises MoveError or OSError."""
    saved, members = Saved(), dict[str, Member]()
    for name in _names(home):
        path = home.path(name)
        try:
            modified = max(0, path.stat().st_mtime_ns)
            data, many = _readable(name, path)
        except FileNotFoundError:
            continue  # a game that was finished or deleted meanwhile
        except (OSError, ValueError) as error:
            saved.left_out.append(LeftOut(name, error_text(error)))
            continue
        if len(data) > KINDS[kind_of(name)].largest:
            saved.left_out.append(LeftOut(name, "it is too large"))
            continue
        members[name] = Member(data, modified)
        match kind_of(name):
            case "games":
                saved.games += 1
            case "records":
                saved.records = many
            case "practice":
                saved.practice = many
            case kind:
                saved.files.append(kind)
    return player_file.pack(members), saved


def _names(home: Home) -> Iterator[str]:
    """The names of the player's files that are there; raises OSError."""
    for name in _SINGLE:
        if os.path.lexists(home.path(name)):
            yield name
    for folder in (paths.GAMES, f"{paths.GAMES}/{FINISHED}"):
        for name in sorted(journals(Disk().names(home.data / folder))):
            yield f"{folder}/{name}"


_SINGLE = (
    paths.SETTINGS, paths.KEYMAP, paths.LAST, paths.QUIZ, paths.PRACTICE, paths.RECORDS,
)  # fmt: skip


def _readable(name: str, path: Path) -> tuple[bytes, int]:
    """The content of a file as it is moved, and how many things are in it.

    Raises OSError, or ValueError if the program cannot read it.
    """
    match kind_of(name):
        case "games":
            return _played(read_bytes(path, LARGEST_FILE + 1))[0], 1
        case "records":
            return _records(path)
        case "practice":
            book = PracticeFile(path, None)
            text = "".join(f"{line}\n" for line in book.lines())
            if book.problems and not text:
                raise ValueError(str(book.problems[0].fields["why"]))
            return text.encode(), len(book.places)
        case kind:
            _check_small(kind, path)
            return read_bytes(path, KINDS[kind].largest + 1), 1


def _records(path: Path) -> tuple[bytes, int]:
    from audiodice.storage.records.database import DatabaseError  # SQLite: not at the start
    from audiodice.storage.records.moving import copied

    try:
        return copied(path)
    except DatabaseError as error:
        newer = "version {version} is newer than {known}"
        raise ValueError(error.fields.get("why") or newer.format(**error.fields)) from error


def _check_small(kind: str, path: Path) -> None:
    """Raise ValueError or OSError if the program cannot read this file."""
    match kind:
        case "last":
            read_setups(path)
        case "quiz":
            read_scores(path)
        case _:
            player_toml.read(path)


def _played(data: bytes) -> tuple[bytes, bool]:
    """A game that the program can play, as whole lines, and whether it is over.

    Raises JournalError.
    """
    journal = read_file(data).journal
    table = resume(journal)
    return "".join(f"{line}\n" for line in journal.lines()).encode(), table.over


class _Staged(NamedTuple):
    """A game that was checked, and the place where it waits to be moved."""

    path: Path
    data: bytes
    over: bool


# ---------------------------------------------------------------------- in


class Import:
    """Brings a player's file into a home. `done` tells what was brought in so far."""

    def __init__(
        self, data: bytes, home: Home, *, replace: bool = False, locking: Locking = Lock
    ) -> None:
        """`replace`: the file's settings and keys replace those that are there."""
        self._data, self._home, self._replace, self._locking = data, home, replace, locking
        self._disk = Disk()
        self.changes = False
        """Whether something has been brought in, or was found to be there already."""
        self._stage = home.data / _STAGE
        self.done = Brought()

    def run(self) -> Brought:
        """Bring it in; raises MoveError."""
        for _ in self.steps():
            pass
        return self.done

    def steps(self) -> Iterator[None]:
        """The same, one step for each game, because a thousand games take seconds.

        Until the last check, nothing is changed. Raises MoveError.
        """
        members = player_file.unpack(self._data)
        try:
            private_folder(self._home.data)
            lock = self._locking(self._stage.with_suffix(LOCK))
        except HeldElsewhereError:
            raise MoveError("import_runs") from None
        except OSError as error:
            raise self._stopped(error) from error
        try:
            yield from self._staged(members)
        except OSError as error:
            raise self._stopped(error) from error
        finally:
            shutil.rmtree(self._stage, ignore_errors=True)
            lock.release()

    def _staged(self, members: Mapping[str, Member]) -> Iterator[None]:
        shutil.rmtree(self._stage, ignore_errors=True)
        plans: list[Callable[[], None]] = []
        games: list[_Staged] = []
        for name, member in members.items():
            kind = kind_of(name)
            path = self._stage / name
            try:
                if kind == "games":
                    games.append(_Staged(path, *_played(member.data)))
                    self._write(path, games[-1].data, member.modified)
                    yield
                    continue
                self._write(path, member.data, member.modified)
                # The records come first, because they alone need more room when they are changed.
                at = 0 if kind == "records" else len(plans)
                plans.insert(at, self._plan(kind, name, path, member.modified))
            except NewerJournalError as error:
                raise MoveError("game_newer", version=error.version) from error
            except ValueError as error:
                why = error_text(error)
                raise MoveError("import_damaged", inside=name, why=why) from error
        here = _Here(self._home.data / paths.GAMES)
        for plan in plans:
            plan()
            self.changes = True
        for game in games:
            self._bring_game(here, game)
            self.changes = True
            yield
        finished = self._home.data / paths.GAMES / FINISHED
        if self.done.games and any(game.over for game in games):
            self.done.finished = len(journals(self._disk.names(finished)))

    def _stopped(self, error: OSError) -> MoveError:
        key = "import_stopped" if self.changes else "import_failed"
        return MoveError(key, why=error_text(error))

    def _write(self, path: Path, data: bytes, modified: int = 0) -> None:
        """Write a staged file; lists of games are in the order in which they were last written."""
        self._disk.make_folder(path.parent)
        self._disk.write(path, data)
        self._disk.sync(path)
        if modified:
            with contextlib.suppress(OSError, OverflowError):
                os.utime(path, ns=(min(modified, time.time_ns()),) * 2)

    def _put(self, staged: Path, path: Path) -> None:
        """Put a staged file in place; a reader sees the old file or the new one."""
        if path.is_symlink():  # the link stays
            path = path.resolve()
        self._disk.make_folder(path.parent)
        self._disk.rename(staged, path)
        self._disk.sync_folder(path.parent)

    # ------------------------------------------------------------------ all but games

    def _plan(self, kind: str, name: str, staged: Path, modified: int) -> Callable[[], None]:
        """Check a staged file; returns what brings it in. Raises ValueError, OSError, MoveError."""
        path = self._home.path(name)
        match kind:
            case "records":
                return self._plan_records(staged, path)
            case "practice":
                return self._plan_practice(staged, path, modified)
        _check_small(kind, staged)
        if kind in ("last", "quiz"):
            return self._plan_joined(kind, staged, path, modified)
        return lambda: self._bring_toml(kind, staged, path)

    def _plan_records(self, staged: Path, path: Path) -> Callable[[], None]:
        from audiodice.storage.records.database import DatabaseError
        from audiodice.storage.records.moving import disk_refused, foreign_games
        from audiodice.storage.records.store import Records

        def unusable(error: DatabaseError) -> MoveError:
            key = "import_failed" if error.key == "records_unusable" else error.key
            return MoveError(key, **error.fields)

        try:
            found = foreign_games(staged, staged.with_suffix(".empty"))
        except DatabaseError as error:
            if error.key == "records_newer" or disk_refused(error):
                raise unusable(error) from error
            raise ValueError(error.fields["why"]) from error

        def bring() -> None:
            try:
                with contextlib.closing(Records(path)) as records:
                    self.done.records = records.add_games(found)
            except DatabaseError as error:
                raise unusable(error) from error
            self.done.records_there = len(found) - self.done.records

        return bring

    def _plan_practice(self, staged: Path, path: Path, modified: int) -> Callable[[], None]:
        theirs = PracticeFile(staged, None)
        if theirs.problems:
            raise ValueError(str(theirs.problems[0].fields["why"]))
        ours = PracticeFile(path, None)
        new = list(new_records(ours, theirs, newer=modified > _modified(path)))
        self._disk.remove(staged)  # its room is needed for the same lines

        def bring() -> None:
            ours.append_now(new)
            self.done.practice = sum("lost" not in record for record in new)
            self.done.practice_there = len(theirs.places) - self.done.practice

        return bring

    def _plan_joined(
        self, kind: str, staged: Path, path: Path, modified: int
    ) -> Callable[[], None]:
        """The last setup of each game, of which the newer one wins, or the best scores."""
        there = os.path.lexists(path)
        if kind == "last":
            last, own = read_setups(staged), _or_nothing(read_setups, path)
            first, then = (last, own) if modified > _modified(path) else (own, last)
            joined = {**first, **{game: one for game, one in then.items() if game not in first}}
            same, text = list(joined.items()) == list(own.items()), setups_text(joined)
        else:
            scores, best = read_scores(staged), _or_nothing(read_scores, path)
            most = {one: max(scores.get(one, 0), best.get(one, 0)) for one in (*best, *scores)}
            same, text = most == best, json.dumps(most)

        def bring() -> None:
            if not (there and same):
                self._write_own(path, text.encode())
            self.done.files[kind] = "new" if not there else "there" if same else "joined"

        return bring

    def _bring_toml(self, kind: str, staged: Path, path: Path) -> None:
        data = read_bytes(staged, KINDS[kind].largest)
        outcome: Outcome = "new"
        if os.path.lexists(path):
            with contextlib.suppress(OSError):
                if read_bytes(path, KINDS[kind].largest + 1) == data:
                    self.done.files[kind] = "there"
                    return
            if not self._replace:
                self.done.files[kind] = "kept"
                return
            outcome = "replaced"
        self._write_own(path, data)
        self.done.files[kind] = outcome

    @staticmethod
    def _write_own(path: Path, data: bytes) -> None:
        """Write a file of the settings folder, which may be on another disk than the games."""
        private_folder(path.parent)
        write_new_file(path, data)

    # ------------------------------------------------------------------ games

    def _bring_game(self, here: _Here, game: _Staged) -> None:
        """Bring in a game, unless it is here; play it on if the one here is its beginning."""
        alike = here.alike(game.data)
        if any(whole.startswith(game.data) for whole in alike.values()):
            self.done.games_there += 1
            return
        for path, whole in alike.items():
            if game.data.startswith(whole) and self._played_on(path, game):
                self.done.continued += 1
                break
        else:
            path = self._new_game(game)
            self.done.games += 1
            self.done.beside += [Beside(one.stem, path.stem) for one in [*alike][:1]]
        here.add(path, game.data)

    def _played_on(self, path: Path, game: _Staged) -> bool:
        """Put a game in the place of its beginning; False if it is another game, or in play."""
        try:
            lock = self._locking(path.with_suffix(LOCK))
        except HeldElsewhereError:
            return False
        try:
            if fits := game.data.startswith(_whole(path)):
                self._put(game.path, path)
        finally:
            lock.release()
        return fits

    def _new_game(self, game: _Staged) -> Path:
        """Put a game in place under a name that no game has; returns its path."""
        folder = self._home.data / paths.GAMES
        self._disk.make_folder(folder)
        first = NUMBER.sub("", game.path.stem)
        for stem in (game.path.stem, *(f"{first}-{number}" for number in range(2, TRIES))):
            name = stem + SUFFIX
            places = (folder / name, folder / FINISHED / name)
            if any(map(self._disk.exists, places)):
                continue
            try:
                lock = self._locking(places[0].with_suffix(LOCK))
            except HeldElsewhereError:
                continue
            try:
                if not any(map(self._disk.exists, places)):
                    self._put(game.path, places[game.over])
                    return places[game.over]
            finally:
                lock.release()
        raise FileExistsError(0, f"there are a thousand games called {first}")


class _Here:
    """The games of a folder, by their first line, which no two games share."""

    def __init__(self, folder: Path) -> None:
        """Raises OSError."""
        self._games: dict[bytes, dict[Path, bytes]] = {}
        for one in (folder, folder / FINISHED):
            for name in sorted(journals(Disk().names(one))):
                with contextlib.suppress(OSError):  # a game that cannot be read is like no other
                    self.add(one / name, read_bytes(one / name, LONGEST_LINE), b"")

    def add(self, path: Path, data: bytes, whole: bytes | None = None) -> None:
        """`data` begins the game; `whole` is all of it, or b"" if that is still to be read.

        A hostile file may hold thousands of games that begin alike, too many to read them again
        for each.
        """
        known = self._games.setdefault(_first_line(data), {})
        known[path] = data if whole is None else whole

    def alike(self, data: bytes) -> dict[Path, bytes]:
        """The same game, as far as it was played here."""
        known = self._games.get(_first_line(data), {})
        found = {path: whole or _whole(path) for path, whole in known.items()}
        if len(found) > 1:
            known.update(found)
        return found


def _first_line(data: bytes) -> bytes:
    return data.removeprefix(BOM_UTF8).split(b"\n", 1)[0].rstrip(b"\r")


def _whole(path: Path) -> bytes:
    """The whole lines of a game, as the program writes them; what it cannot read as it is."""
    try:
        data = read_bytes(path, LARGEST_FILE + 1)
        return "".join(f"{line}\n" for line in read_file(data).journal.lines()).encode()
    except FileNotFoundError:
        return b"-"  # deleted or finished meanwhile: neither the beginning nor the whole of a game
    except JournalError:
        return data


def _modified(path: Path) -> int:
    """When a file was last written (ns since 1970); 0 if it cannot be read."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _or_nothing(read: Callable[[Path], dict[str, T]], path: Path) -> dict[str, T]:
    """What is in a small file; nothing if it cannot be used, as when the program starts."""
    try:
        return read(path)
    except (OSError, ValueError):
        return {}
