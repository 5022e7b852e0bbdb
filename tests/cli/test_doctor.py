"""`audiodice doctor` probes each voice on its own thread, with a timeout."""

from __future__ import annotations

import itertools
import json
import platform
import random
import re
import sys
import threading
import time
from ipaddress import ip_address
from pathlib import Path
from typing import get_args

import pytest

from audiodice import __version__, cli
from audiodice.cli import doctor, doctor_report
from audiodice.devices.audio.mixer import Mixer
from audiodice.devices.speech import ladder
from audiodice.friends.wire import nearby
from audiodice.storage import paths
from audiodice.storage.settings import own_settings_file
from tests.support.backends import Own, Told
from tests.support.fake_relay import FakeRelay, How
from tests.support.headless import SilentMixer
from tests.support.mqtt_brokers import Broker, free_port
from tests.support.own_files import all_in
from tests.support.said import label


class Sleeper(Told):
    """A screen reader whose probe hangs."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.ends = threading.Event()

    def probe(self) -> None:
        super().probe()
        self.ends.wait(30)


class Silent(SilentMixer):
    """A mixer without a device, because pygame has only one mixer in a process."""

    def load(self, name: str, path: Path, bus: str) -> None:
        pass

    def play(self, name: str) -> bool:
        return True

    def close(self) -> None:
        pass


@pytest.fixture(autouse=True)
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Mixer, "open", Silent)


def test_each_voice_is_used_by_a_thread_of_its_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    absent, own, text = Told("NVDA"), Own(), Told("text", "text")
    absent.able = False
    monkeypatch.setattr(ladder, "build", lambda *_, **__: [absent, own, text])
    doctor.doctor("en", as_json=True)
    told = json.loads(capsys.readouterr().out)
    assert told["speaks"] == "embedded"
    assert told["rungs"][0] == {
        "name": "screen-reader", "able": False, "why": "NVDA is not running.",
    }  # fmt: skip
    assert own.heard == [label("doctor-sentence")]
    assert [kind for kind, _ in own.log][-1] == "close"
    used = [voice.threads for voice in (absent, own, text)]
    assert [len(threads) for threads in used] == [1, 1, 1]
    assert len(set.union(*used)) == 3
    assert threading.get_ident() not in set.union(*used)


def test_it_says_that_no_letters_can_be_drawn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "build", lambda *_, **__: [Own()])
    for module in ("pygame.font", "audiodice.devices.drawing.text"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, "pygame.font", None)
    doctor.doctor("en", as_json=True)
    letters = json.loads(capsys.readouterr().out)["letters"]
    assert letters["able"] is False
    assert "pygame.font" in letters["why"]
    monkeypatch.delitem(sys.modules, "audiodice.devices.drawing.text", raising=False)


def test_hanging_voice_is_reported_and_the_next_one_speaks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hanging, own = Sleeper("JAWS"), Own()
    monkeypatch.setattr(ladder, "build", lambda *_, **__: [hanging, own])
    began = time.monotonic()
    try:
        doctor.doctor("en", as_json=False)
    finally:
        hanging.ends.set()
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "screen-reader: JAWS did not answer within 1.5 s"
    assert out[2:4] == ["embedded: works", "text: not on this system"]
    assert out[-1] == "embedded speaks."
    assert own.heard
    assert time.monotonic() - began < 6


def test_best_answering_screen_reader_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    absent, orca, daemon = Told("JAWS"), Told("Orca"), Told("Speech Dispatcher")
    absent.able = False
    for readers, told in (
        ([orca, daemon], "works: Orca answers"),
        ([absent, daemon, orca], "works: Speech Dispatcher answers. JAWS is not running."),
    ):
        voices = [*readers]
        monkeypatch.setattr(ladder, "build", lambda *_, voices=voices, **__: voices)
        doctor.doctor("en", as_json=False)
        assert capsys.readouterr().out.splitlines()[0] == f"screen-reader: {told}"
    assert (len(orca.spoken), len(daemon.spoken)) == (1, 1)


def test_same_reason_is_printed_once_per_kind_of_voice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    orca, again, absent, daemon = (
        Told("Orca"),
        Told("Orca"),
        Told("JAWS"),
        Told("Speech Dispatcher"),
    )
    orca.able = again.able = absent.able = False
    for readers in itertools.permutations([orca, again, absent]):
        for voices in ([*readers], [*readers, daemon]):
            monkeypatch.setattr(ladder, "build", lambda *_, voices=voices, **__: voices)
            doctor.doctor("en", as_json=False)
            told = capsys.readouterr().out.splitlines()[0]
            assert told.count("Orca is not running.") == told.count("JAWS is not running.") == 1
            assert ".." not in told
            assert told.startswith("screen-reader: works: Speech") == (daemon in voices)


def test_report_hides_network_addresses() -> None:
    chance = random.Random(30)
    for _ in range(300):
        packed = chance.randbytes(chance.choice((4, 16)))
        address = ip_address(packed)
        if address.is_loopback:
            continue
        for text in (
            f"its network ({address})",
            f"by {address}:1883",
            f"[{address}]:18655 answers",
        ):
            if address.version == 4 or "[" in text or "(" in text:  # with a port only in brackets
                told = doctor_report.without_names(text, "", "")
                assert str(address) not in told
                assert "ADDRESS" in told
    for same in (
        "numpy 2.4.6",
        "Python 3.11.7",
        "at 12:34:56",
        "127.0.0.1:18655",
        "a: b",
        "[::1]:1",
    ):
        assert doctor_report.without_names(same, "", "") == same


def test_report_has_findings_and_times_but_no_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    home = tmp_path / "Users" / "Zoe"
    absent, own = Told("NVDA"), Own()
    absent.able = False
    monkeypatch.setattr(absent, "name", f"NVDA in {home / 'reader.dll'}, of zoe")
    monkeypatch.setattr(ladder, "build", lambda *_, **__: [absent, own])
    monkeypatch.setattr(nearby, "own_address", lambda: "198.51.100.77")
    monkeypatch.setattr(doctor_report, "sender", lambda: (str(home), "Zoe"))
    all_in(tmp_path, monkeypatch)
    (tmp_path / "audiodice").mkdir()
    (tmp_path / "audiodice" / "settings.toml").write_text('pack = "/of/Zoe"\nrate = 300\nx = 1\n')
    path = tmp_path / "report.txt"
    doctor.doctor("en", as_json=False, report=path)
    assert capsys.readouterr().out.splitlines()[-1] == f"report: {path}"
    told = path.read_text("utf-8")
    for there in (
        __version__,
        platform.python_version(),
        "speaks: embedded",
        "rate 300",
        "pack is",
    ):
        assert there in told
    assert "screen-reader: does not work; NVDA in ~" in told
    assert "settings.toml that are wrong: 1" in told
    for step in ("opening the sound device", "asking own", "the first words, to own"):
        assert re.search(rf"^{step}: \d+ ms$", told, re.MULTILINE)
    assert "zoe" not in told.lower()
    assert "198.51.100.77" not in told
    assert str(tmp_path) not in told


def test_report_is_written_to_the_current_folder_and_named_in_json(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "build", lambda *_, **__: [Own()])
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        cli.main(["doctor", "--report", "--json"])
    assert ended.value.code == 0
    (path,) = tmp_path.iterdir()
    assert json.loads(capsys.readouterr().out)["report"] == str(path)


def test_unwritable_report_is_one_line_before_any_probe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own = Own()
    monkeypatch.setattr(ladder, "build", lambda *_, **__: [own])
    for path in (tmp_path, tmp_path / "no" / "file.txt", tmp_path / ("x" * 300)):
        with pytest.raises(SystemExit) as ended:
            cli.main(["doctor", "--report", str(path)])
        out, err = capsys.readouterr()
        assert (ended.value.code, out, err.count("\n")) == (2, "", 1)
        assert err.startswith(f"audiodice: --report: '{path}"[:300])
    assert not own.log


RELAY = """[[relay]]
operator = "{name}"
desktop = "{url}"
page = "{url}"
"""


def test_each_relay_is_asked_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    all_in(tmp_path, monkeypatch)
    monkeypatch.setattr(ladder, "build", lambda *_, **__: [Told("text", "text")])
    good = Broker("mosquitto", tmp_path / "broker").start()
    bad = {how: FakeRelay(how) for how in get_args(How)[:5]}
    urls = {"good": good.url("tcp"), "away": f"tcp://127.0.0.1:{free_port()}"}
    urls |= {how: one.url for how, one in bad.items()}
    listed = tmp_path / "relays.toml"
    listed.write_text("".join(RELAY.format(name=name, url=url) for name, url in urls.items()))
    monkeypatch.setattr(paths, "relays", lambda: listed)
    try:
        own_settings_file().path.parent.mkdir(parents=True, exist_ok=True)
        own_settings_file().path.write_text("relays_agreed = true\n")
        began = time.monotonic()
        doctor.doctor("en", as_json=True)
        assert time.monotonic() - began < 12
        own_settings_file().path.write_text(f'relays = "{good.url("tcp")}"\n')
        doctor.doctor("en", as_json=False)
    finally:
        good.stop()
        for one in bad.values():
            one.close()
    first, _, rest = capsys.readouterr().out.partition("\n")
    friends = json.loads(first)["friends"]
    assert friends["able"]
    why = {one["name"]: one["why"] for one in friends["relays"]}
    assert list(why) == list(urls)
    assert why.pop("good") == ""
    assert friends["relays"][0]["ms"] < 5000
    for how in ("ends in mid message", "says rubbish"):  # paho may wait for the end of rubbish
        assert why.pop(how)
    assert why == {
        "away": "nobody answers there",
        "hangs up": "what answers there is no MQTT broker",
        "is silent": "no answer in 5 seconds",
        "refuses": "it refuses us",
    }
    assert re.search(rf"^relay 127.0.0.1:{good.ports['tcp']}: answers after \d+ ms$", rest, re.M)


def test_public_relays_are_not_asked_before_the_player_agrees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    all_in(tmp_path, monkeypatch)
    monkeypatch.setattr(ladder, "build", lambda *_, **__: [Told("text", "text")])
    doctor.doctor("en", as_json=False)
    lines = [one for one in capsys.readouterr().out.splitlines() if one.startswith("relay")]
    assert lines == ["relay public: not asked before you agree to public relays"]
