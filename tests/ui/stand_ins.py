"""Stand-ins for the services of the interface, without devices or files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from audiodice.core.model import Event
from audiodice.present.listener import Listener
from audiodice.present.utterance import Utterance


class Clock:
    """A clock, in ms, that only advances when a test sets it."""

    def __init__(self) -> None:
        self.now = 10_000.0

    def __call__(self) -> float:
        return self.now


class MemoryTexts:
    """A folder of texts in memory, by path, or one of the texts. See `Texts`."""

    def __init__(self, texts: Mapping[str, str], path: str = "") -> None:
        self._texts, self._path = texts, path

    @property
    def name(self) -> str:
        return self._path.rpartition("/")[2]

    def __truediv__(self, name: str, /) -> MemoryTexts:
        return MemoryTexts(self._texts, f"{self._path}/{name}" if self._path else name)

    def exists(self) -> bool:
        return self.is_file() or self.is_dir()

    def is_file(self) -> bool:
        return self._path in self._texts

    def is_dir(self) -> bool:
        return any(self._within())

    def iterdir(self) -> Iterator[MemoryTexts]:
        inside = (path.removeprefix(self._start) for path in self._within())
        return (self / name for name in dict.fromkeys(path.partition("/")[0] for path in inside))

    def read_text(self, _encoding: str, /) -> str:
        return self._texts[self._path]

    @property
    def _start(self) -> str:
        return f"{self._path}/" if self._path else ""

    def _within(self) -> Iterator[str]:
        return (path for path in self._texts if path.startswith(self._start))


class RecordedOutput:
    """An output that records its calls. See `Output`."""

    speech_on = effects_on = True
    quiet = busy = False
    voice_obeys = shakes = cues_heard = False

    def __init__(self) -> None:
        self.spoken: list[Utterance] = []
        self.cues: list[Event] = []
        self.keys: list[str] = []

    def key_pressed(self, name: str, command: str | None) -> None:
        self.keys.append(name)

    def hush(self) -> None:
        pass

    def put(
        self,
        utterance: Utterance,
        cues: Sequence[Event] = (),
        *,
        interrupt: bool = False,
        shaken_since: float | None = None,
    ) -> None:
        if utterance.text:
            self.spoken.append(utterance)
        self.cues += cues

    def repeat(self, utterance: Utterance) -> None:
        self.spoken.append(utterance)

    def play(self, events: Sequence[Event]) -> None:
        self.cues += events

    def silence(self) -> None:
        pass

    def in_front(self, front: bool) -> None:
        pass

    def set_table(self, game: str, listener: Listener) -> None:
        pass

    def at_table(self, on: bool, *, begins: bool) -> None:
        pass

    def apply_settings(self) -> None:
        pass

    def copy(self, text: str) -> bool:
        return True

    def enlarge(self, step: int) -> None:
        pass

    def text_entry(self, on: bool) -> None:
        pass

    def due(self) -> float | None:
        return None

    def tick(self) -> None:
        pass
