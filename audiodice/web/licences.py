"""Makes the page with the licences of everything in the site."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path

from audiodice.web.errors import WebError
from audiodice.web.pyodide_archive import VERSION
from audiodice.web.wasm_parts import PARTS

_TEXTS = Path(__file__).parent / "licence_texts"
_ASKED = {
    "attrs": "MIT",
    "babel": "BSD, 3 clauses",
    "fluent.runtime": "Apache 2.0",
    "fluent.syntax": "Apache 2.0",
    "platformdirs": "MIT",
    "tomlkit": "MIT",
    "wcwidth": "MIT",
}
"""Distributions that the site contains parts of."""
_COMMON = {"fluent.runtime": "Apache-2.0", "fluent.syntax": "Apache-2.0"}
"""Distributions without a licence text of their own."""
_PYODIDE_NOTE = (
    f"The files of the folder pyodide are those of the package pyodide {VERSION} of npm, except "
    "for python_stdlib.zip, which has only the modules that the games need, compiled and without "
    "the documentation within them, and pyodide-lock.json, which lists no packages. Pyodide's "
    "source is at github.com/pyodide/pyodide, under the tag of that version."
)


def page(more: Mapping[str, str]) -> str:
    """The page in HTML; `more` are further headings and texts. Raises WebError."""
    parts = "".join(
        f"<section><h2>{escape(name)}</h2>{note}<pre>{escape(text)}</pre></section>\n"
        for name, note, text in _all(more)
    )
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        "<title>Licences of audiodice</title>\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<link rel="stylesheet" href="style.css">\n</head>\n<body>\n<main>\n'
        f'<h1>Licences</h1>\n<p><a href="./">Back to the games</a></p>\n{parts}'
        "</main>\n</body>\n</html>\n"
    )


def _all(more: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    yield "audiodice: MIT", "", _of("audiodice")
    yield f"Pyodide {VERSION}: MPL 2.0", _paragraph(_PYODIDE_NOTE), _common("MPL-2.0")
    yield "Python and its standard library: PSF 2", "", _common("PSF-2.0")
    yield "What Python incorporates", "", _common("python-incorporated")
    for part in PARTS:
        note = f"Within Pyodide. The text is from {part.source}."
        text = "\n".join(map(_common, part.texts))
        yield f"{part.name}: {part.licence}", _paragraph(note), text
    for name, licence in _ASKED.items():
        version = importlib.metadata.version(name)
        common = _COMMON.get(name)
        text = _common(common) if common else _of(name)
        yield f"{name} {version}: {licence}", "", text
    for heading, text in more.items():
        yield heading, "", text
    yield "Numbers and plurals of languages (CLDR): Unicode", "", _of("babel", "LICENSE.unicode")


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _common(name: str) -> str:
    return (_TEXTS / f"{name}.txt").read_text("utf-8")


def _of(name: str, file: str = "LICENSE") -> str:
    """Read the licence text of an installed distribution."""
    try:
        found = importlib.metadata.files(name) or []
    except importlib.metadata.PackageNotFoundError:
        raise WebError(f"{name} is not installed here, so its licence cannot be shown") from None
    for path in found:
        if path.name in (file, f"{file}.txt", f"{file}.md"):
            return Path(str(path.locate())).read_text("utf-8")
    raise WebError(f"{name} is installed without its licence")
