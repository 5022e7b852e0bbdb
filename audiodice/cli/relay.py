"""`audiodice relay`: a broker for friends, and the page that knows it, in one command."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from ipaddress import IPv4Address
from pathlib import Path
from typing import TYPE_CHECKING

import click

from audiodice.cli.params import JSON, BadInput, OneOf, PathTo, Whole, bad, called
from audiodice.cli.web import PORT, listening, signals_interrupt
from audiodice.devices.printing import note, print_json, print_lines

if TYPE_CHECKING:
    from audiodice.friends.wire.brokers import Listening
    from audiodice.web.serve import Tls

_MQTT, _MQTTS, _WS, _WSS = 1883, 8883, 8083, 8084


class _Checked(click.ParamType[str]):
    """A text that is as `expected`, or `check` raises ValueError."""

    def __init__(self, name: str, check: Callable[[str], object], expected: str) -> None:
        self.name, self._check, self._expected = name, check, expected

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        del ctx
        try:
            self._check(value)
        except ValueError:
            raise bad(called(param), value, self._expected) from None
        return value


def _host_name(text: str) -> None:
    from audiodice.core.broker_address import parse

    if parse(f"tcp://{text}").said != f"{text.lower()}:{_MQTT}":
        raise ValueError


def _brokers() -> tuple[str, ...]:
    from audiodice.friends.wire.brokers import FOR_MANY

    return FOR_MANY


_PORT = Whole(0, 65535)
_ADDRESS = _Checked(
    "address", IPv4Address, "an IPv4 address of this machine, or 0.0.0.0 for all that it has"
)
_NAME = _Checked("name", _host_name, "a host name, such as dice.example")


@click.command("relay")
@click.option("--site", type=PathTo(), help="The page: a folder that `web build` made.")
@click.option(
    "--host", "address", type=_ADDRESS, default="0.0.0.0", show_default=True,  # noqa: S104
    help="The address to listen at; 127.0.0.1 for this machine alone, as behind Caddy.",
)  # fmt: skip
@click.option("--name", "called_by", type=_NAME, help="The name to say instead of an address.")
@click.option("--port", type=_PORT, default=PORT, show_default=True, help="For the page; 0: any.")
@click.option("--mqtt-port", type=_PORT, help=f"{_MQTT}, with a certificate {_MQTTS}; 0: any.")
@click.option(
    "--websocket-port",
    type=_PORT,
    help=f"For MQTT over WebSocket: {_WS}, with a certificate {_WSS}; 0: any.",
)
@click.option("--broker", "kind", type=OneOf(_brokers), help="By default the first that works.")
@click.option("--certificate", type=PathTo(), help="For TLS: a file in PEM, with --key.")
@click.option("--key", type=PathTo(), help="The key of the certificate, in PEM.")
@JSON
def command(
    site: Path | None,
    address: str,
    called_by: str | None,
    port: int,
    mqtt_port: int | None,
    websocket_port: int | None,
    kind: str | None,
    certificate: Path | None,
    key: Path | None,
    as_json: bool,
) -> None:
    """Run a relay for friends, and serve the page.

    It starts nats-server, mosquitto or amqtt, whichever is there, and runs until Control C; nobody
    needs a password.
    """
    from audiodice.friends.wire.brokers import Listening
    from audiodice.friends.wire.own_broker import EVERYWHERE, LOOPBACK

    _demand_broker(kind)
    secured = _secured(certificate, key)
    ports = {
        "--mqtt-port": (_MQTTS if secured else _MQTT) if mqtt_port is None else mqtt_port,
        "--websocket-port": (_WSS if secured else _WS)
        if websocket_port is None
        else websocket_port,
    }
    mqtt, websocket = _free(address, ports)
    paths = {"certificate": str(certificate), "key": str(key)} if secured else {}
    where = Listening(address, mqtt, websocket, **paths, most=0)
    if called_by is None:
        from audiodice.friends.wire.nearby import own_address

        called_by = (own_address() or LOOPBACK) if address == EVERYWHERE else address
    if site is None:
        note("there is no page without --site FOLDER; `audiodice web build FOLDER` makes one")
    run(where, kind or "", called_by, site, port, secured, as_json=as_json)


def run(
    where: Listening,
    kind: str,
    name: str,
    site: Path | None,
    port: int,
    secured: Tls | None,
    *,
    as_json: bool,
) -> None:
    """Run a relay until Control C; raises BadInput."""
    from audiodice.friends.wire import brokers
    from audiodice.friends.wire.own_broker import NoBrokerError, OwnBroker

    with (
        suppress(KeyboardInterrupt),
        signals_interrupt(),
        _page(site, port, where, secured) as page,
    ):
        try:
            broker = OwnBroker(only=kind, relay=where)
        except NoBrokerError as error:
            expected = f"try another --broker of {', '.join(brokers.found())}"
            raise BadInput(f"no broker starts: {error}; {expected}") from None
        with closing(broker):
            s = "s" if secured else ""
            told = {
                "broker": broker.name,
                "mqtt": f"{'mqtts' if secured else 'tcp'}://{name}:{where.port}",
                "websocket": f"ws{s}://{name}:{where.websocket}/mqtt",
                "page": f"http{s}://{name}:{page}/" if page else None,
            }
            if as_json:
                print_json(told)
            else:
                print_lines(_lines(told))
            broker.wait()
        raise BadInput(f"the broker {broker.name} has ended; start the relay again")


def _lines(told: dict[str, str | None]) -> Iterator[str]:
    yield f"the relay runs, with {told['broker']}, until Control C"
    if told["page"]:
        yield f"page: {told['page']}"
    yield f"MQTT: {told['mqtt']}"
    yield f"MQTT for pages from elsewhere: {told['websocket']}"


@contextmanager
def _page(site: Path | None, port: int, where: Listening, secured: Tls | None) -> Iterator[int]:
    """Hand the page out meanwhile, at the port that is yielded; 0 without a page."""
    if site is None:
        yield 0
        return
    with listening(site, port, where.host, "--site", tls=secured, relay=where.websocket) as page:
        threading.Thread(target=page.serve_forever, daemon=True).start()
        try:
            yield int(page.server_address[1])
        finally:
            page.shutdown()


def _demand_broker(kind: str | None) -> None:
    from audiodice.friends.wire import brokers

    found = brokers.found()
    if not found:
        expected = "install nats-server or mosquitto, or audiodice[friends], which brings amqtt"
        raise BadInput(f"there is no broker on this machine: {expected}")
    if kind and kind not in found:
        expected = f"{', '.join(found)}, or install it"
        raise bad("--broker", kind, expected, wrong="is not on this machine")


def _secured(certificate: Path | None, key: Path | None) -> Tls | None:
    from audiodice.web.errors import WebError
    from audiodice.web.serve import tls

    if certificate is None and key is None:
        return None
    if certificate is None:
        raise BadInput("--key: needs --certificate, too, a file in PEM")
    if key is None:
        raise BadInput("--certificate: needs --key, too, a file in PEM")
    try:
        return tls(certificate, key)
    except WebError as error:
        raise BadInput(f"--certificate, --key: {error}") from None


def _free(host: str, ports: dict[str, int]) -> Iterator[int]:
    """These ports, or free ones for 0; raises BadInput, which names the option."""
    from audiodice.core.errors import error_text
    from audiodice.friends.wire.own_broker import free_port

    try:
        free_port(host, 0)
    except OSError:
        raise bad("--host", host, "an address of this machine, or 0.0.0.0 for all") from None
    if len({*ports.values()} - {0}) < len([*filter(None, ports.values())]):
        raise BadInput(f"{', '.join(ports)}: expected two different ports")
    for option, port in ports.items():
        try:
            yield free_port(host, port)
        except OSError as error:
            wrong = f"cannot be used ({error_text(error)})"
            raise bad(option, port, "a port that is free, or 0 for any", wrong=wrong) from None
