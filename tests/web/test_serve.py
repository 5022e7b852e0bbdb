"""The server of `audiodice web serve`: what it hands out, and what it does not."""

from __future__ import annotations

import http.client
import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from audiodice.cli import web
from audiodice.cli.params import BadInput
from audiodice.web import freshness
from audiodice.web.build import FILES
from audiodice.web.errors import WebError
from audiodice.web.page_policy import HEADER
from audiodice.web.serve import HERE, server


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "pyodide").mkdir(parents=True)
    (folder / "index.html").write_text("<p>hello")
    (folder / "index.html.br").write_bytes(b"small")
    (folder / "pyodide" / "a.wasm").write_bytes(b"\0asm")
    (folder / "b.mjs").write_text("export {}")
    listed = {"now": {"index.html": ["1" * 64], "b.mjs": ["2" * 64]}, "later": {}, "wanted": {}}
    (folder / FILES).write_text(json.dumps(listed))
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@pytest.fixture
def port(site: Path) -> Iterator[int]:
    with server(site, 0, lan=False) as listening:
        thread = threading.Thread(target=listening.serve_forever)
        thread.start()
        yield int(listening.server_address[1])
        listening.shutdown()
        thread.join()


def ask(
    port: int, path: str, method: str = "GET", **headers: str
) -> tuple[int, http.client.HTTPMessage, bytes]:
    connection = http.client.HTTPConnection(HERE, port, timeout=10)
    connection.putrequest(method, path, skip_accept_encoding=True)
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    answer = connection.getresponse()
    found = answer.status, answer.headers, answer.read()
    connection.close()
    return found


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/?lang=de", "text/html; charset=utf-8"),
        ("/pyodide/a.wasm", "application/wasm"),
        ("/b.mjs", "text/javascript; charset=utf-8"),
    ],
)
def test_a_file_has_its_type_and_the_policy(port: int, path: str, kind: str) -> None:
    status, headers, _ = ask(port, path)
    assert (status, headers["Content-Type"]) == (200, kind)
    assert headers["Content-Security-Policy"] == HEADER
    assert headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt", "/%2e%2e/secret.txt", "/pyodide/../../secret.txt", "//secret.txt",
        "/pyodide/", "/index.html.br", "/nothing", "/..%5csecret.txt", "/index.html%00",
    ],
)  # fmt: skip
def test_nothing_else_is_handed_out(port: int, path: str) -> None:
    status, _, body = ask(port, path)
    assert status == 404
    assert b"secret" not in body.replace(b"secret.txt", b"")


def test_the_compressed_copy_is_for_those_who_take_it(port: int) -> None:
    _, headers, body = ask(port, "/", Accept_Encoding="gzip, br")
    assert (headers["Content-Encoding"], body) == ("br", b"small")
    small = headers["ETag"]
    _, headers, body = ask(port, "/", Accept_Encoding="gzip")
    assert headers["ETag"] != small
    assert (headers["Content-Encoding"], body) == (None, b"<p>hello")


def test_what_has_not_changed_is_not_sent_again(port: int) -> None:
    _, headers, _ = ask(port, "/b.mjs")
    status, _, body = ask(port, "/b.mjs", If_None_Match=headers["ETag"])
    assert (status, body) == (304, b"")
    assert ask(port, "/b.mjs", If_None_Match='"older"')[0] == 200


def test_head_has_the_headers_alone(port: int) -> None:
    status, headers, body = ask(port, "/b.mjs", "HEAD")
    assert (status, headers["Content-Length"], body) == (200, "9", b"")


def test_it_listens_to_this_machine_alone_unless_asked(site: Path) -> None:
    with server(site, 0, lan=False) as listening:
        assert listening.server_address[0] == "127.0.0.1"
    with server(site, 0, lan=True) as listening:
        assert listening.server_address[0] == "0.0.0.0"


def test_a_port_in_use_is_one_line(site: Path, port: int) -> None:
    with pytest.raises(WebError, match=f"port {port}"):
        server(site, port, lan=False)
    done = CliRunner().invoke(web.command, ["serve", "--folder", str(site), "--port", str(port)])
    assert isinstance(done.exception, SystemExit | BadInput)
    assert done.exit_code == 2
    assert f"--port: port {port} cannot be used" in done.output


def test_a_folder_without_a_site_is_one_line(tmp_path: Path) -> None:
    done = CliRunner().invoke(web.command, ["serve", "--folder", str(tmp_path), "--port", "0"])
    assert done.exit_code == 2
    assert "--folder" in done.output


def test_a_site_is_fresh_until_the_program_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "rules.py"
    source.write_text("one = 1")
    monkeypatch.setattr(freshness, "_sources", lambda: iter([source]))
    assert not freshness.is_fresh(tmp_path)
    freshness.mark(tmp_path)
    assert freshness.is_fresh(tmp_path)
    source.write_text("one = 11")
    assert not freshness.is_fresh(tmp_path)
