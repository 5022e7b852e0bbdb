"""The built site: its files, what is refused, and what it may load."""

from __future__ import annotations

import hashlib
import io
import json
import marshal
import re
import tarfile
import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from audiodice.present.words import languages
from audiodice.storage import paths
from audiodice.web import build as building
from audiodice.web import (
    encoders,
    npm_package,
    packing,
    page_policy,
    precompile,
    pyodide_archive,
)
from audiodice.web.build import FILES, MANIFEST, RELAY, SITE, WORKER, Wishes
from audiodice.web.encoders import Encoders
from audiodice.web.errors import WebError
from audiodice.web.import_graph import Module, modules, reached
from audiodice.web.packing import Archives
from audiodice.web.placing import LIST

ROOT = Path(__file__).parents[2]


def silent(_: str) -> None:
    pass


# ------------------------------------------------------------------ Pyodide


def archive(path: Path, **files: bytes) -> Path:
    """A package of npm with these files."""
    with tarfile.open(path, "w:gz") as made:
        for name in pyodide_archive.LOADER:
            data = files.get(name, b"{}")
            about = tarfile.TarInfo(f"package/{name}")
            about.size = len(data)
            made.addfile(about, io.BytesIO(data))
    return path


def test_another_pyodide_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WebError, match="SHA-512"):
        pyodide_archive.files(tmp_path, archive(tmp_path / "given.tgz"))


def test_missing_pyodide_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(WebError, match="cannot be read"):
        pyodide_archive.files(tmp_path, tmp_path / "nothing.tgz")


def test_the_right_pyodide_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = archive(tmp_path / "given.tgz", **{"pyodide.mjs": b"loader"})
    right = replace(pyodide_archive.PYODIDE, sha512=hashlib.sha512(given.read_bytes()).hexdigest())
    monkeypatch.setattr(pyodide_archive, "PYODIDE", right)
    found = pyodide_archive.files(tmp_path, given)
    assert set(found) == set(pyodide_archive.LOADER)
    assert found["pyodide.mjs"] == b"loader"


def test_npm_download_is_checked_before_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    npm = tmp_path / "npm.py"
    npm.write_text("import pathlib, sys\npathlib.Path(sys.argv[-1], 'pyodide.tgz').write_text('x')")
    monkeypatch.setattr(npm_package, "npm", lambda: ["python", str(npm)])
    with pytest.raises(WebError, match="what npm got is not Pyodide"):
        pyodide_archive.files(tmp_path / "cache")
    assert not (tmp_path / "cache").exists()


def test_npm_error_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    npm = tmp_path / "npm.py"
    npm.write_text(
        "import sys\nsys.exit('npm error code E404\\nnpm error 404 not here\\n"
        "npm error A complete log of this run can be found in: x')"
    )
    monkeypatch.setattr(npm_package, "npm", lambda: ["python", str(npm)])
    with pytest.raises(WebError, match="404 not here"):
        pyodide_archive.files(tmp_path / "cache")


def test_no_registry_is_named_anywhere() -> None:
    folders = [*(ROOT / "audiodice" / "web").rglob("*"), *(ROOT / ".ci").iterdir()]
    texts = [*folders, ROOT / "pyproject.toml"]
    read = [path.read_bytes() for path in texts if path.is_file()]
    assert len(read) > 15
    assert [text for text in read if re.search(rb"registry\.[a-z]+|cdn\.", text)] == []


# ------------------------------------------------------------------ which modules


def there(**sources: str) -> dict[str, Module]:
    return modules({f"{name}.py": code.encode() for name, code in sources.items()})


@pytest.mark.parametrize(
    "source",
    [
        "import a.b",
        "from a import b",
        "from a.b import c",
        "def f():\n    from a import b",
        "class A:\n    def f(self):\n        import a.b",
        "try:\n    import a.b\nexcept ImportError:\n    pass",
        "import importlib\nimportlib.import_module('a.b')",
    ],
)
def test_imports_and_their_packages_are_reached(source: str) -> None:
    known = there(**{"main": source, "a/__init__": "", "a/b": "import c", "c": ""})
    assert set(reached(["main"], known, ["importlib"])) == {"main", "a", "a.b", "c"}


def test_a_relative_import_is_reached() -> None:
    sources = {"a/__init__": "from . import b", "a/b": "from ..a.c import x", "a/c": "", "a/d": ""}
    assert set(reached(["a"], there(**sources), [])) == {"a", "a.b", "a.c"}


def test_imports_for_types_only_are_not_reached() -> None:
    source = (
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import a\nelse:\n    import b"
    )
    assert set(reached(["main"], there(main=source, a="", b=""), ["typing"])) == {"main", "b"}


def test_unimportable_module_is_left_out_with_its_dependents() -> None:
    main = "def f():\n    import solver, other"
    known = there(
        main=main, solver="import tool", tool="import numpy", other="", more="import other"
    )
    assert set(reached(["main"], known, [], also=["solver", "more"])) == {"main", "other", "more"}


def test_unimportable_root_is_an_error_that_says_why() -> None:
    known = there(main="import tool", tool="import numpy")
    with pytest.raises(ImportError, match="needs tool, which needs numpy"):
        reached(["main"], known, [])
    with pytest.raises(ImportError, match="nobody"):
        reached(["nobody"], known, [])


def test_optional_or_late_import_may_be_missing() -> None:
    known = there(
        main="try:\n    import numpy\nexcept ImportError:\n    pass\ndef f():\n    import x"
    )
    assert set(reached(["main"], known, [])) == {"main"}


SOURCE = '''"""Of the module."""
class A:
    """Of the class."""
    def f(self):
        """Of the function."""
    def g(self):
        """Of another."""
        assert self.f() is None
        return 1
'''


def test_bytecode_has_the_same_functions_without_their_docstrings() -> None:
    code = marshal.loads(precompile.compiled(Module("m", "m.py", SOURCE.encode()))[16:])
    space: dict[str, object] = {}
    exec(code, space)
    made: Any = space["A"]

    assert made().g() == 1
    assert (space.get("__doc__"), made.f.__doc__, made.g.__doc__) == (None, None, None)
    assert made.__doc__  # or a dataclass would make one
    assert made.g.__code__.co_firstlineno == 6
    assert any("Assertion" in name or name == "f" for name in made.g.__code__.co_names)


# ------------------------------------------------------------------ what a page may do


def test_policy_comes_before_everything_it_governs() -> None:
    page = page_policy.with_policy(
        '<!doctype html><html><head>\n<meta charset="utf-8"><script src="a.js"></script></head>',
        "a",
    )
    assert page.index("charset") < page.index("Content-Security-Policy") < page.index("<script")


@pytest.mark.parametrize(
    "within",
    [
        "<script>go()</script>",
        "<style>p {}</style>",
        '<p style="color: red">',
        '<button onclick="go()">',
        '<a href="javascript:go()">',
    ],
)
def test_code_within_a_page_is_refused(within: str) -> None:
    with pytest.raises(WebError):
        page_policy.with_policy(f"<html><head></head><body>{within}", "a")


def test_policy_allows_no_other_site() -> None:
    rules = dict(rule.split(" ", 1) for rule in page_policy.HEADER.split("; "))
    assert {name for rule in rules.values() for name in rule.split()} == {
        "'self'", "'none'", "'wasm-unsafe-eval'", "wss:", "ws:",
    }  # fmt: skip
    assert rules["connect-src"] == "'self' wss: ws:"  # to a broker that the player chooses
    assert rules["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert rules["object-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"


# ------------------------------------------------------------------ the folder


def zipped(*names: str) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in names:
            archive.writestr(zipfile.ZipInfo(name), name * 100, zipfile.ZIP_DEFLATED)
    return made.getvalue()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], Path]:
    """Builds a site without Python."""
    loader = dict.fromkeys(
        pyodide_archive.LOADER, b'{"info": {"python": "3"}, "packages": {"a": {}}}'
    )
    monkeypatch.setattr(pyodide_archive, "files", lambda _folder, _archive: loader)
    monkeypatch.setattr(building, "pack", lambda *_: Archives(zipped("a.pyc"), zipped("b.pyc")))
    monkeypatch.setattr(Encoders, "here", classmethod(lambda cls: cls(brotli=False, ffmpeg=None)))

    def build(folder: Path) -> Path:
        building.build(folder, Wishes(tables=False), silent)
        return folder

    return build


def test_folder_with_other_files_is_left_alone(
    tmp_path: Path, quick: Callable[[Path], Path]
) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(WebError, match="something in it"):
        quick(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_build_that_fails_leaves_the_site_as_it_was(
    tmp_path: Path, quick: Callable[[Path], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    site = quick(tmp_path / "site")
    before = {path: path.read_bytes() for path in site.rglob("*") if path.is_file()}

    def fails(*_: object) -> Archives:
        raise WebError("no node")

    monkeypatch.setattr(building, "pack", fails)
    with pytest.raises(WebError, match="no node"):
        building.build(site, Wishes(), silent)
    assert {path: path.read_bytes() for path in site.rglob("*") if path.is_file()} == before
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_every_file_is_listed_with_its_hash(tmp_path: Path, quick: Callable[[Path], Path]) -> None:
    site = quick(tmp_path / "site")
    listed = json.loads((site / FILES).read_text())
    hashes = {**listed["now"], **listed["later"], **listed["wanted"]}
    assert set(hashes) == set(building.files_in(site)) - {FILES, RELAY, WORKER, LIST}
    for name, told in hashes.items():
        assert hashlib.sha256((site / name).read_bytes()).hexdigest() in told
        assert len(told) == 1 + name.endswith(".zip")
    version = hashlib.sha256((site / FILES).read_bytes()).hexdigest()
    assert f'const VERSION = "{version}"' in (site / WORKER).read_text()
    assert {name.split("/")[0] for name in listed["later"]} == {"locale", "sounds", "tables"}
    assert {name.split("/")[0] for name in listed["wanted"]} == {"friends"}
    assert {"index.html", "audiodice.zip", SITE, "pyodide/pyodide.asm.wasm"} <= set(listed["now"])


def test_the_same_sources_make_the_same_version(
    tmp_path: Path, quick: Callable[[Path], Path]
) -> None:
    one, other = quick(tmp_path / "one"), quick(tmp_path / "other")
    assert (one / WORKER).read_bytes() == (other / WORKER).read_bytes()


def test_every_sound_of_the_cue_table_is_there(
    tmp_path: Path, quick: Callable[[Path], Path]
) -> None:
    site = quick(tmp_path / "site")
    ours = {path.relative_to(paths.sounds()).as_posix() for path in paths.sounds().rglob("*.ogg")}
    built = {path.relative_to(site / "sounds").as_posix() for path in (site / "sounds").rglob("*")}
    assert built == ours


def test_every_page_has_the_policy_and_no_address_of_others(
    tmp_path: Path, quick: Callable[[Path], Path]
) -> None:
    site = quick(tmp_path / "site")
    pages = [*site.glob("*.html")]
    assert {page.name for page in pages} >= {"index.html", "licences.html"}
    for page in pages:
        text = page.read_text("utf-8")
        assert page_policy.POLICY in text or page.name == "licences.html"
        assert re.findall(r"""(?:src|href|action)\s*=\s*["']?(?:https?:)?//[^"']*""", text) == []
    for path in [*site.glob("*.js"), *site.glob("*.css"), *site.glob("*.json")]:
        code = re.sub(r"^\s*(//|\*).*$", "", path.read_text("utf-8"), flags=re.M)
        assert re.findall(r"""https?://(?!www\.w3\.org)[^\s"'`)]+""", code) == [], path.name


def test_the_list_of_other_packages_is_empty(tmp_path: Path, quick: Callable[[Path], Path]) -> None:
    lock = json.loads((quick(tmp_path / "site") / "pyodide/pyodide-lock.json").read_text())
    assert lock == {"info": {"python": "3"}, "packages": {}}


def test_the_manifest_stays_within_the_site(tmp_path: Path, quick: Callable[[Path], Path]) -> None:
    site = quick(tmp_path / "site")
    manifest = json.loads((site / MANIFEST).read_text())
    assert manifest["start_url"] == manifest["scope"] == "./"
    assert manifest["icons"]
    assert all((site / icon["src"]).is_file() for icon in manifest["icons"])


def test_every_licence_is_on_the_page(tmp_path: Path, quick: Callable[[Path], Path]) -> None:
    text = (quick(tmp_path / "site") / "licences.html").read_text("utf-8")
    for words in (
        "Mozilla Public License Version 2.0", "PYTHON SOFTWARE FOUNDATION LICENSE",
        "Apache License", "UNICODE", "Permission is hereby granted", "Hynek Schlawack",
    ):  # fmt: skip
        assert words.lower() in text.lower(), words


# ------------------------------------------------------------------ what is packed


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("staged") / "program"
    packing.stage(folder, languages(paths.locale()))
    return folder


def test_staged_files_are_those_of_a_wheel_that_a_browser_uses(staged: Path) -> None:
    ours = staged / "audiodice"
    assert (ours / "keymap.toml").is_file()
    assert (ours / "sounds/cues.toml").is_file()
    assert (ours / "sounds/told/common.ftl").is_file()
    assert {path.name for path in (ours / "locale").iterdir()} == set(languages(paths.locale()))
    gone = ("cli", "web/site", "web/lean", "opponents/shipped", "keymaps")
    assert [name for name in gone if (ours / name).exists()] == []
    assert [path for path in staged.rglob("*") if path.suffix in (".pyc", ".ogg", ".so")] == []


def test_numbers_of_each_language_are_those_of_full_babel(staged: Path) -> None:
    import subprocess
    import sys

    code = (
        "import sys\nfrom babel import Locale\nfrom babel.numbers import format_decimal\n"
        "for lang in sys.argv[1:]:\n"
        "    found = Locale.parse(lang, sep='-')\n"
        "    print(lang, [found.plural_form(n) for n in (0, 1, 1.5, 2, 21, 1000000)],\n"
        "          [format_decimal(n, locale=found) for n in (0, -7, 1234, 1234567.891)])"
    )

    def told(*before: str) -> str:
        command = [sys.executable, "-c", "\n".join((*before, code)), *languages(paths.locale())]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        return done.stdout

    cut = f"import sys; sys.path.insert(0, {str(staged)!r})"
    assert told(cut) == told()
    assert len(told(cut).splitlines()) == len(languages(paths.locale()))


def test_an_archive_is_the_same_each_time(tmp_path: Path) -> None:
    found = modules({"a.py": b"import b", "b.py": b"x = 1"})
    for name in ("one.zip", "other.zip"):
        precompile._write(tmp_path / name, found.values(), {"a/b.ftl": b"text"})
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "other.zip").read_bytes()
    assert zipfile.ZipFile(tmp_path / "one.zip").namelist() == ["a.pyc", "a/b.ftl", "b.pyc"]


def test_the_compressed_copy_of_an_archive_has_the_same_files(tmp_path: Path) -> None:
    brotli = pytest.importorskip("brotli")
    (tmp_path / "a.zip").write_bytes(zipped("a.pyc", "b.pyc"))
    (tmp_path / "a.ogg").write_bytes(b"a" * 1000)
    Encoders(brotli=True, ffmpeg=None).compress(tmp_path, lambda _name: True)
    copy = brotli.decompress((tmp_path / "a.zip.br").read_bytes())
    assert copy == encoders.undeflated((tmp_path / "a.zip").read_bytes())
    with zipfile.ZipFile(io.BytesIO(copy)) as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == {
            "a.pyc": b"a.pyc" * 100, "b.pyc": b"b.pyc" * 100,
        }  # fmt: skip
    assert not (tmp_path / "a.ogg.br").exists()


def test_a_program_without_its_sources_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packing, "__file__", str(tmp_path / "packing.pyc"))
    with pytest.raises(WebError, match="without its sources"):
        packing.demand_sources()
