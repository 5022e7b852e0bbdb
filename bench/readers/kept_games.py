"""The reader of journals."""

from __future__ import annotations

from collections.abc import Sequence

from bench.readers.reader import ROOT


def journal(data: bytes) -> None:
    """Resume, sum up and verify a journal, or get a message about its problem."""
    from audiodice.engine.fair import verify
    from audiodice.engine.journal import JournalError, read_file
    from audiodice.engine.saved_game import good_part, problem
    from audiodice.engine.summary import summary
    from audiodice.engine.table import resume

    try:
        found = read_file(data).journal
        assert read_file("\n".join((*found.lines(), "")).encode()).journal == found
        resume(found)
        summary(found)
        verify(found)
    except JournalError as error:
        problem(error, good_part(error))


def sealed(data: bytes) -> bytes:
    """The journal with a correct checksum on each line."""
    return sealed_lines(data, chained=True)


def sealed_lines(data: bytes, *, chained: bool) -> bytes:
    """The lines with correct checksums, each made with that of the line before, or by itself."""
    from audiodice.engine.journal import seal

    mark, lines = "", []
    for body in data.decode("utf-8", "replace").split("\n"):
        bare = body.partition(', "sum"')[0].removesuffix("}") + "}"
        line, mark = seal(bare, mark if chained else "")
        lines.append(line if body else "")
    return "\n".join(lines).encode()


def journals() -> Sequence[bytes]:
    found = []
    for path in sorted((ROOT / "tests/fixtures/journals").glob("*.journal")):
        lines = path.read_bytes().split(b"\n")
        found += [b"\n".join(lines[:many]) + b"\n" for many in (3, 12)]
    return found
