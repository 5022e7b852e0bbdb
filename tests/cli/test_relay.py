"""`audiodice relay`: real brokers carry messages, and the page knows its relay."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import ssl
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from audiodice import cli
from audiodice.friends.wire import brokers
from tests.friends.wire.ends import ends
from tests.support.mqtt_brokers import certificate
from tests.support.program import AUDIODICE, bare_environment
from tests.support.require import require

ANY = ("--mqtt-port", "0", "--websocket-port", "0", "--port", "0", "--host", "127.0.0.1")


@pytest.fixture(params=brokers.FOR_MANY)
def kind(request: pytest.FixtureRequest) -> str:
    require(request.param in brokers.found(), f"{request.param} is not installed")
    return str(request.param)


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "index.html").write_text("<p>hello")
    (folder / "files.json").write_text('{"now": {"index.html": []}, "later": {}, "wanted": {}}')
    (folder / "relay.json").write_text('{"relay": "wss://older.example/mqtt"}')
    return folder


@contextmanager
def relay(home: Path, *options: str) -> Iterator[tuple[subprocess.Popen[str], dict[str, Any]]]:
    """A relay that runs, and what it says of itself."""
    runs = subprocess.Popen(
        [str(AUDIODICE), "relay", "--json", *options],
        env=bare_environment(home), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert runs.stdout is not None
    assert runs.stderr is not None
    with runs.stdout, runs.stderr:
        line = runs.stdout.readline()
        assert line, runs.stderr.read()
        yield runs, json.loads(line)
        runs.kill()
        runs.wait()


def asked(url: str, trusts: ssl.SSLContext | None = None, **headers: str) -> str:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    with urllib.request.urlopen(urllib.request.Request(url, headers=named), context=trusts) as got:
        return str(got.read().decode())


def silent(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return False
    return True


def until(true: Callable[[], bool], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


# ------------------------------------------------------------------ what it carries


def test_a_program_and_a_page_meet_at_it_for_real(tmp_path: Path, site: Path, kind: str) -> None:
    with relay(tmp_path, *ANY, "--broker", kind, "--site", str(site)) as (runs, told):
        assert told["broker"] == kind
        with ends(told["mqtt"], told["websocket"]) as (ann, bob):
            ann.line.send(b"by MQTT", bytes(60_000))
            bob.until(lambda: bob.messages == [b"by MQTT", bytes(60_000)])
            bob.line.send(b"by WebSocket")
            ann.until(lambda: ann.messages == [b"by WebSocket"])
        assert asked(told["page"]) == "<p>hello"
        known = f"{told['page']}relay.json"
        assert json.loads(asked(known)) == {"relay": told["websocket"]}
        behind = asked(known, X_Forwarded_Proto="https", Host="dice.example:8443")
        assert json.loads(behind) == {"relay": "wss://dice.example:8443/mqtt"}
        assert json.loads(asked(known, Host="a b")) == {"relay": ""}
        runs.send_signal(signal.SIGINT)
        assert runs.wait(20) == 0
        assert runs.stderr is not None
        assert runs.stderr.read() == ""
    ports = [int(told[one].split(":")[2].split("/")[0]) for one in ("mqtt", "websocket", "page")]
    until(lambda: all(map(silent, ports)))


def test_all_of_it_speaks_tls_for_real(
    tmp_path: Path, site: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ca, own, key = certificate(tmp_path / "a folder", "localhost")
    monkeypatch.setenv("SSL_CERT_FILE", str(ca))
    secured = ("--certificate", str(own), "--key", str(key), "--name", "localhost")
    options = (*ANY, *secured, "--broker", kind, "--site", str(site))
    with relay(tmp_path, *options) as (_, told):
        schemes = [told[one].partition("://localhost:")[0] for one in ("mqtt", "websocket", "page")]
        assert schemes == ["mqtts", "wss", "https"]
        port = int(told["page"].split(":")[2].strip("/"))
        with socket.create_connection(("127.0.0.1", port)):  # shakes no hands, and delays nobody
            trusts = ssl.create_default_context(cafile=str(ca))
            known = json.loads(asked(f"{told['page']}relay.json", trusts))
        assert known == {"relay": told["websocket"]}
        with ends(told["mqtt"], told["websocket"]) as (ann, bob):
            ann.line.send(b"sealed twice")
            bob.until(lambda: bob.messages == [b"sealed twice"])


def test_the_broker_for_many_is_taken_first_for_real(tmp_path: Path) -> None:
    require({"nats-server", "mosquitto"} <= {*brokers.found()}, "nats-server is not installed")
    with relay(tmp_path, *ANY) as (_, told):
        assert told["broker"] == "nats-server"
        assert told["page"] is None


def test_a_broker_that_ends_ends_the_relay_for_real(tmp_path: Path) -> None:
    require(sys.platform == "linux", "/proc is of Linux")
    require("mosquitto" in brokers.found(), "mosquitto is not installed")
    with relay(tmp_path, *ANY, "--broker", "mosquitto") as (runs, _):
        os.kill(below(below(runs.pid, "spawn_main"), "mosquitto"), signal.SIGKILL)
        assert runs.wait(20) == 2
        assert runs.stderr is not None
        _, last = runs.stderr.read().splitlines()
    assert last == "audiodice: the broker mosquitto has ended; start the relay again"


def below(parent: int, command: str) -> int:
    """The process that a process has started with this command."""
    for one in Path(f"/proc/{parent}/task/{parent}/children").read_text().split():
        if command in Path(f"/proc/{one}/cmdline").read_text():
            return int(one)
    raise AssertionError(command)


@pytest.mark.parametrize("last", [b"", b"\x30\xff\xff\x7f"])
def test_a_page_that_leaves_in_mid_message_stops_nobody_for_real(
    tmp_path: Path, last: bytes
) -> None:
    """With an empty last message, amqtt by itself would answer nobody any more."""
    require("amqtt" in brokers.found(), "amqtt is not installed")
    from websockets.sync.client import connect
    from websockets.typing import Subprotocol

    with relay(tmp_path, *ANY, "--broker", "amqtt") as (_, told):
        with connect(told["websocket"], subprotocols=[Subprotocol("mqtt")]) as page:
            page.send(bytes.fromhex("100d00044d51545404020000000161"))
            assert page.recv()[:1] == b"\x20"
            page.send(b"\x30")
            page.send(last)
        with ends(told["mqtt"], told["websocket"]) as (ann, bob):
            ann.line.send(b"still here")
            bob.until(lambda: bob.messages == [b"still here"])


# ------------------------------------------------------------------ bad input


def refused(capsys: pytest.CaptureFixture[str], *options: str) -> str:
    """The one line about a relay that does not start, after the note about the page."""
    with pytest.raises(SystemExit) as ended:
        cli.main(["relay", *options])
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    lines = [line for line in err.splitlines() if "without --site" not in line]
    assert len(lines) == 1, err
    return lines[0].removeprefix("audiodice: ")


@pytest.mark.parametrize("option", ["--mqtt-port", "--websocket-port", "--port"])
def test_a_port_in_use_is_named(
    site: Path, capsys: pytest.CaptureFixture[str], option: str
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        line = refused(capsys, *ANY, "--site", str(site), option, port)
    assert line.startswith(f"{option}: ")
    assert port in line
    assert "0 for any" in line


def test_one_port_for_both_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    line = refused(capsys, *ANY, "--mqtt-port", "18999", "--websocket-port", "18999")
    assert line == "--mqtt-port, --websocket-port: expected two different ports"


@pytest.mark.parametrize(
    ("options", "named", "advised"),
    [
        (["--host", "203.0.113.7"], "--host: '203.0.113.7'", "0.0.0.0 for all"),
        (["--host", "dice.example"], "--host: 'dice.example'", "an IPv4 address"),
        (["--name", "https://dice.example"], "--name: 'https://dice", "such as dice.example"),
        (["--broker", "rabbit"], "--broker: 'rabbit'", "nats-server, mosquitto, amqtt"),
        (["--port", "70000"], "--port: '70000'", "0 to 65535"),
        (["--certificate", "a.pem"], "--certificate: ", "--key"),
        (["--key", "a.pem"], "--key: ", "--certificate"),
        (["--certificate", "no.pem", "--key", "no.key"], "no.pem cannot be read", "No such file"),
        (["--certificate", __file__, "--key", __file__], "test_relay.py", "both in PEM"),
        (["--site", str(Path(__file__).parent)], "--site: ", "`audiodice web build` made"),
    ],
)
def test_bad_input_is_one_line(
    capsys: pytest.CaptureFixture[str], options: list[str], named: str, advised: str
) -> None:
    line = refused(capsys, *ANY, *options)
    assert named in line
    assert advised in line


def test_a_certificate_with_the_key_of_another_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, own, _ = certificate(tmp_path / "one")
    _, _, key = certificate(tmp_path / "other")
    line = refused(capsys, *ANY, "--certificate", str(own), "--key", str(key))
    assert line == f"--certificate, --key: the certificate {own} does not fit the key {key}"


@pytest.mark.parametrize(
    ("there", "options", "line"),
    [
        ({}, (), ("there is no broker on this machine: install nats-server or mosquitto, or"
                  " audiodice[friends], which brings amqtt")),
        ({"amqtt": ""}, ("--broker", "mosquitto"),
         "--broker: 'mosquitto' is not on this machine; expected amqtt, or install it"),
        ({"mosquitto": "/bin/false"}, (), ("no broker starts: mosquitto: it ended with status 1;"
                                           " try another --broker of mosquitto")),
    ],
)  # fmt: skip
def test_a_missing_broker_is_named(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    there: dict[str, str],
    options: tuple[str, ...],
    line: str,
) -> None:
    monkeypatch.setattr(brokers, "found", lambda: there)
    assert refused(capsys, *ANY, *options) == line
