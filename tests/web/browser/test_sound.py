"""The sounds of the page: levels as on the desktop, times, cuts, decoding."""

from __future__ import annotations

from typing import Any

import pytest

from audiodice.devices.audio.head import STEPS, Shadow, delay
from audiodice.devices.audio.samples import RATE, Levels, Sounding
from tests.support.browser import PageUnderTest

_IMPORT = "({file, name, args}) => import(file).then(found => found[name](...args))"
CUE = {
    "kind": "cue", "name": "keep", "file": "sounds/keep_1.ogg", "bus": "interface", "batch": 1,
    "at_ms": 0, "pan": 0.0, "gain_db": 0.0, "speed": 1.0, "lufs": -20.0,
}  # fmt: skip
MIX = {"kind": "mix", "volumes": {}, "mono": False, "swap": False, "night": False}

# The loudest sample in each ear since the last look, and all sounds started.
_TAP = """
window.peaks = [0, 0]; window.started = [];
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (to, ...more) {
  if (to instanceof AudioDestinationNode) {
    const split = this.context.createChannelSplitter(2);
    connect.call(this, split);
    [0, 1].forEach(ear => {
      const meter = this.context.createAnalyser(); meter.fftSize = 2048;
      const data = new Float32Array(2048);
      connect.call(split, meter, ear);
      setInterval(() => {
        meter.getFloatTimeDomainData(data);
        peaks[ear] = Math.max(peaks[ear], ...data.map(Math.abs));
      }, 10);
    });
  }
  return connect.call(this, to, ...more);
};
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (at) {
  started.push({at, loop: this.loop, speed: this.playbackRate.value}); start.call(this, at);
};
"""


def _call(page: PageUnderTest, file: str, name: str, *args: Any) -> Any:
    return page.tab.evaluate(_IMPORT, {"file": f"./{file}", "name": name, "args": args})


@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize(("mono", "swap"), [(False, False), (True, False), (False, True)])
def test_levels_are_those_of_the_desktop(
    page: PageUnderTest, mono: bool, swap: bool, night: bool
) -> None:
    page.open(play=False)
    ours = Levels(mono=mono, swap=swap, night=night)
    ours.set_volume("dice", 0.7)
    mix = {"volumes": {"dice": 0.7}, "mono": mono, "swap": swap, "night": night}
    for pan in (-1.0, -0.3, 0.0, 0.5, 1.0):
        for lufs in (None, -14.0, -33.0):
            cue = {"bus": "dice", "pan": pan, "gain_db": -2.0, "lufs": lufs}
            wanted = ours.in_each_ear(Sounding("dice", pan, lufs, -2.0))
            assert _call(page, "levels.js", "levels", cue, mix) == pytest.approx(wanted, abs=1e-6)


def test_headphones_match_the_desktop(page: PageUnderTest) -> None:
    page.open(play=False)
    assert _call(page, "levels.js", "head", 0) is None
    for step in range(1, STEPS + 1):
        angle = step / STEPS * 1.5707963
        shadow = Shadow.at(angle)
        found = _call(page, "levels.js", "head", step / STEPS)
        assert found["near"] == 1
        assert round(found["delay"] * RATE) == delay(angle)
        assert found["dull"] == pytest.approx(shadow.dull / 16, abs=1 / 32)


def test_play_starts_the_sound_and_the_game_is_told(page: PageUnderTest) -> None:
    page.tab.add_init_script(_TAP)
    page.open(play=False)
    page.tab.click("#play")
    page.until("came.some(one => one.kind === 'audio' && one.state === 'running')")
    page.tell({**CUE, "pan": -1.0})
    page.until("peaks[0] > 0.01")
    assert page.tab.evaluate("peaks[1]") < 0.001
    assert page.tab.evaluate("import('./sound.js').then(() => true)")


def test_the_cues_of_a_batch_count_from_one_moment(page: PageUnderTest) -> None:
    page.tab.add_init_script(_TAP)
    page.open()
    page.tell(CUE)
    page.until("started.length === 1")
    page.tell({**CUE, "batch": 2}, {**CUE, "batch": 2, "at_ms": 300})
    page.tab.wait_for_timeout(30)
    page.tell({**CUE, "batch": 2, "at_ms": 500, "speed": 1.02})
    page.until("started.length === 4")
    first, second, third = (one["at"] for one in page.tab.evaluate("started")[1:])
    assert second - first == pytest.approx(0.3, abs=0.012)  # the first may be a buffer late
    assert third - second == pytest.approx(0.2, abs=1e-9)
    assert page.tab.evaluate("started[3].speed") == pytest.approx(1.02)


def test_cut_stops_current_and_pending_sounds(page: PageUnderTest) -> None:
    page.tab.add_init_script(_TAP)
    page.open()
    page.tell(CUE)
    page.until("peaks[0] > 0.01")
    page.tab.wait_for_timeout(600)
    page.tell({**CUE, "batch": 3, "at_ms": 300, "tag": "x"}, {"kind": "cut", "tag": "x"})
    page.tab.evaluate("peaks.fill(0)")
    page.tab.wait_for_timeout(700)
    assert page.tab.evaluate("Math.max(...peaks)") < 0.001


def test_a_loop_goes_on_and_ends(page: PageUnderTest) -> None:
    page.tab.add_init_script(_TAP)
    page.open()
    page.tell({"kind": "loop", "file": "sounds/keep_1.ogg"})
    page.until("started.some(one => one.loop)")
    page.until("peaks[0] > 0.01")
    page.tell({**MIX, "volumes": {"music": 0.0}})
    page.tab.wait_for_timeout(300)
    page.tab.evaluate("peaks.fill(0)")
    page.tab.wait_for_timeout(300)
    assert page.tab.evaluate("Math.max(...peaks)") < 0.001


def test_a_browser_that_cannot_decode_ogg_gets_m4a(page: PageUnderTest) -> None:
    page.tab.add_init_script(
        "BaseAudioContext.prototype.decodeAudioData = () => Promise.reject(new Error())"
    )
    asked: list[str] = []
    page.tab.on("request", lambda request: asked.append(request.url))
    page.open()
    page.tell(CUE, {**CUE, "file": "sounds/other.ogg"})
    page.tab.wait_for_timeout(500)
    names = [url.removeprefix(f"{page.address}sounds/") for url in asked if "sounds/" in url]
    assert names == ["keep_1.ogg", "keep_1.m4a", "other.m4a"]


def test_missing_sound_is_reported_to_the_game(page: PageUnderTest) -> None:
    page.tab.add_init_script("delete globalThis.AudioContext")
    page.open(play=False)
    page.tab.click("#play")
    assert page.came("audio")[0]["state"] == "refused"
