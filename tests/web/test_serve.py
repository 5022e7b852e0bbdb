"""The server of `audiodice web serve`: what it serves and what it refuses."""

from __future__ import annotations

import http.client
import json
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import chain, repeat
from pathlib import Path

import pytest
from click.testing import CliRunner

from audiodice.cli import web
from audiodice.cli.params import BadInput
from audiodice.web import freshness, placing, serve
from audiodice.web.build import FILES
from audiodice.web.errors import WebError
from audiodice.web.page_policy import HEADER
from audiodice.web.serve import HERE, server
from tests.support.program import AUDIODICE, bare_environment
from tests.support.require import make_link


def listed(folder: Path, *names: str) -> None:
    """Write the list of a site's files."""
    hashes = {name: ["1" * 64] for name in names}
    (folder / FILES).write_text(json.dumps({"now": hashes, "later": {}, "wanted": {}}))


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "pyodide").mkdir(parents=True)
    (folder / "index.html").write_text("<p>hello")
    (folder / "index.html.br").write_bytes(b"small")
    (folder / "pyodide" / "a.wasm").write_bytes(b"\0asm")
    (folder / "b.mjs").write_text("export {}")
    (folder / ".git").mkdir()
    (folder / ".git" / "config").write_text("secret")
    (folder / "diary.txt").write_text("secret")
    listed(folder, "index.html", "b.mjs", "pyodide/a.wasm")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@pytest.fixture
def port(site: Path) -> Iterator[int]:
    with served(site) as one:
        yield one


@contextmanager
def served(site: Path) -> Iterator[int]:
    """The port of a server of the site."""
    with server(site, 0) as listening:
        thread = threading.Thread(target=listening.serve_forever, args=(0.05,))
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
        "/.git/config", "/diary.txt",
    ],
)  # fmt: skip
def test_other_files_are_not_served(port: int, path: str) -> None:
    status, _, body = ask(port, path)
    assert status == 404
    assert b"secret" not in body.replace(b"secret.txt", b"")


def test_compressed_copy_is_sent_to_clients_that_accept_it(port: int) -> None:
    _, headers, body = ask(port, "/", Accept_Encoding="gzip, br")
    assert (headers["Content-Encoding"], body) == ("br", b"small")
    small = headers["ETag"]
    _, headers, body = ask(port, "/", Accept_Encoding="gzip")
    assert headers["ETag"] != small
    assert (headers["Content-Encoding"], body) == (None, b"<p>hello")


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"GET /nothing HTTP/1.1\r\n\r\n", 404),
        (b"HEAD /nothing HTTP/1.1\r\n\r\n", 404),
        (b"POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc", 501),
        (b"nonsense\r\n\r\n", 400),
        (b"GET / HTTP/9.9\r\n\r\n", 505),
        (b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n", 414),
        (b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 200 + b"\r\n", 431),
    ],
    ids=str,
)
def test_error_has_the_policy_too(port: int, request_: bytes, status: int) -> None:
    with socket.create_connection((HERE, port), 10) as connection:
        connection.sendall(request_)
        got = b""
        while more := connection.recv(4096):
            got += more
    head = got.partition(b"\r\n\r\n")[0].decode()
    assert head.startswith(f"HTTP/1.1 {status} ")
    assert f"\r\nContent-Security-Policy: {HEADER}\r\n" in f"{head}\r\n"
    assert "\r\nX-Content-Type-Options: nosniff" in head
    assert got.count(b"HTTP/1.1") == 1


def test_unchanged_file_is_not_sent_again(port: int) -> None:
    _, headers, _ = ask(port, "/b.mjs")
    status, _, body = ask(port, "/b.mjs", If_None_Match=headers["ETag"])
    assert (status, body) == (304, b"")
    assert ask(port, "/b.mjs", If_None_Match='"older"')[0] == 200


def test_head_has_the_headers_alone(port: int) -> None:
    status, headers, body = ask(port, "/b.mjs", "HEAD")
    assert (status, headers["Content-Length"], body) == (200, "9", b"")


def test_server_listens_on_this_machine_unless_asked(site: Path) -> None:
    with server(site, 0) as listening:
        assert listening.server_address[0] == "127.0.0.1"
    with server(site, 0, "0.0.0.0") as listening:
        assert listening.server_address[0] == "0.0.0.0"


def test_a_port_in_use_is_one_line(site: Path, port: int) -> None:
    with pytest.raises(WebError, match=f"port {port}"):
        server(site, port)
    done = CliRunner().invoke(web.command, ["serve", "--folder", str(site), "--port", str(port)])
    assert isinstance(done.exception, SystemExit | BadInput)
    assert done.exit_code == 2
    assert f"--port: port {port} cannot be used" in done.output


def test_a_folder_without_a_site_is_one_line(tmp_path: Path) -> None:
    done = CliRunner().invoke(web.command, ["serve", "--folder", str(tmp_path), "--port", "0"])
    assert done.exit_code == 2
    assert "--folder" in done.output


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "7", "[]", "null", '{"now": {}}', "[" * 9999, "\ud800",
        '{"now": 1, "later": {}, "wanted": {}}', '{"now": [7], "later": {}, "wanted": {}}',
        '{"now": {"../secret.txt": []}, "later": {}, "wanted": {}}',
        '{"now": {"/etc/hostname": []}, "later": {}, "wanted": {}}',
        '{"now": {".git/config": []}, "later": {}, "wanted": {}}',
        '{"now": {"a\\\\..\\\\b": []}, "later": {}, "wanted": {}}',
    ],
)  # fmt: skip
def test_foreign_list_is_one_line(site: Path, text: str) -> None:
    (site / FILES).write_bytes(text.encode("utf-8", "surrogatepass"))
    done = CliRunner().invoke(web.command, ["serve", "--folder", str(site), "--port", "0"])
    assert done.exit_code == 2
    assert "--folder" in done.output


def test_link_out_of_the_site_is_not_served(site: Path, tmp_path: Path) -> None:
    make_link(site / "out.txt", tmp_path / "secret.txt")
    listed(site, "index.html", "out.txt")
    with served(site) as port:
        assert [ask(port, path)[0] for path in ("/", "/out.txt")] == [200, 404]


# ------------------------------------------------------------------ while it is built anew


def rebuilt(site: Path, tmp_path: Path, **files: str) -> None:
    """Replace the site, as a build does."""
    made = tmp_path / f"made{len([*tmp_path.iterdir()])}"
    made.mkdir()
    for name, text in files.items():
        (made / f"{name}.html").write_text(text)
    listed(made, *(f"{name}.html" for name in files))
    placing.put(made, site, last=(FILES,))


def test_new_site_is_served_at_once(tmp_path: Path) -> None:
    site = tmp_path / "site"
    rebuilt(site, tmp_path, index="one", same="same", gone="gone")
    with served(site) as port:
        tags = {name: ask(port, f"/{name}.html")[1]["ETag"] for name in ("index", "same", "gone")}
        for number in range(5):
            rebuilt(site, tmp_path, index=f"tw{number}", same="same", new=f"{number}")
            changed = ask(port, "/index.html", If_None_Match=tags["index"])
            assert (changed[0], changed[2]) == (200, f"tw{number}".encode())
            assert ask(port, "/same.html", If_None_Match=tags["same"])[0] == 304
            assert ask(port, "/new.html")[2] == str(number).encode()
            assert ask(port, "/gone.html")[0] == 404


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"now": {"../a": []}, "later": {}, "wanted": {}}']
)
def test_broken_list_changes_nothing(site: Path, port: int, text: str) -> None:
    (site / FILES).write_text(text)
    assert [ask(port, path)[0] for path in ("/", "/b.mjs", "/../a")] == [200, 200, 404]
    (site / "b.mjs").unlink()
    assert ask(port, "/b.mjs")[0] == 404


# ------------------------------------------------------------------ who asks slowly, or for ever


SLOW = {
    "nothing": [],
    "a byte at a time": [bytes([one]) for one in b"GET / HTTP/1.1\r\nHost: here"],
    "headers without end": [b"GET / HTTP/1.1\r\n", *[b"a: b\r\n"] * 90],
    "half a request": [b"GET / HT"],
    "one whole, then nothing": [b"GET / HTTP/1.1\r\n\r\n"],
    "one whole, then a byte at a time": [b"GET / HTTP/1.1\r\n\r\n", b"G", b"E", b"T", b" ", b"/"],
    "no line's end": [b"a"] * 90,
}


@pytest.mark.parametrize("kind", SLOW)
def test_slow_request_is_ended(site: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setattr(serve, "ASKING_S", 0.5)
    with served(site) as port, socket.create_connection((HERE, port), 0.1) as connection:
        until = time.monotonic() + 30
        for part in chain(SLOW[kind], repeat(b"")):
            with suppress(TimeoutError):
                connection.sendall(part)
                while connection.recv(4096):
                    pass
                return
            assert time.monotonic() < until


def test_unread_answer_is_ended(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (site / "pyodide" / "a.wasm").write_bytes(bytes(30_000_000))
    monkeypatch.setattr(serve, "ANSWER_S", 1)
    with served(site) as port, socket.create_connection((HERE, port), 10) as connection:
        connection.sendall(b"GET /pyodide/a.wasm HTTP/1.1\r\n\r\n")
        got = 0
        for _ in range(200):  # busily, and yet it would take minutes
            got += len(connection.recv(1000))
            time.sleep(0.01)
        while more := connection.recv(100_000):  # what was on its way
            got += len(more)
        assert got < 29_000_000


def test_new_connection_ends_the_oldest_waiting_one(
    site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "MOST", 5)
    with served(site) as port, ExitStack() as many:
        waiting = [
            many.enter_context(socket.create_connection((HERE, port), 10)) for _ in range(40)
        ]
        assert ask(port, "/")[0] == 200
        ended = 0
        for connection in waiting:
            connection.settimeout(0.05)
            with suppress(TimeoutError):
                ended += connection.recv(1) == b""
        assert ended >= 34


@pytest.mark.real_time
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_clients_that_do_not_read_take_no_memory(site: Path, tmp_path: Path) -> None:
    (site / "pyodide" / "a.wasm").write_bytes(bytes(20_000_000))
    with serving(site, tmp_path) as (process, port), ExitStack() as many:
        before = resident_mb(process.pid)
        for _ in range(60):
            connection = many.enter_context(socket.create_connection((HERE, port), 10))
            connection.sendall(b"GET /pyodide/a.wasm HTTP/1.1\r\n\r\n")
            assert connection.recv(1) == b"H"
        assert resident_mb(process.pid) - before < 60
        process.kill()


@pytest.mark.real_time
@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_documented_end_is_not_a_failure(site: Path, tmp_path: Path, number: int) -> None:
    with serving(site, tmp_path) as (process, port):
        assert ask(port, "/")[0] == 200
        process.send_signal(number)
        assert process.wait(30) == 0


def resident_mb(process: int) -> int:
    told = Path(f"/proc/{process}/status").read_text()
    return int(told.partition("VmRSS:")[2].split()[0]) // 1000


@contextmanager
def serving(site: Path, tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """The command in a process of its own, and its port."""
    command = [str(AUDIODICE), "web", "serve", "--folder", str(site), "--port", "0"]
    with subprocess.Popen(
        command, env=bare_environment(tmp_path / "home"), text=True, stdout=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler) and None,
    ) as process:  # fmt: skip
        assert process.stdout
        yield process, int(process.stdout.readline().strip("/\n").rpartition(":")[2])
        process.kill()


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
