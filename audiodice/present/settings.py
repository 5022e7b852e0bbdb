"""The player's settings. One line of `Settings` declares all there is to know of one.

The settings menu, settings.toml, `audiodice settings`, Tab completion and the list in the guides
are made from these lines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

from audiodice.core.text import as_name, is_name
from audiodice.present.words import VERBOSITIES

T = TypeVar("T")
LONGEST = 900  # characters of a setting that may be any text, because its line must stay short
_ON_OR_OFF = (False, True)
_PERCENT = range(0, 101, 10)


def _setting(
    group: str,
    allowed: Sequence[T] | None,
    default: T,
    fits: Callable[[str], bool] = lambda _: True,
) -> T:
    """A setting's group in the menu, its allowed values in order (None: any text), its default.

    `fits` says of a text whether it is allowed.
    """
    declared: T = field(
        default=default,
        metadata={"group": group, "allowed": allowed, "fits": fits, "default": default},
    )
    return declared


def _is_own_name(text: str) -> bool:
    return not text or is_name(as_name(text))


def kept(name: str, value: Any) -> Any:
    """The value of a setting as it is kept: a name has one spelling, however it was typed."""
    named = name == "name" and isinstance(value, str)
    return as_name(value) or value if named else value  # blanks stay, and are refused


def _is_broker(text: str) -> bool:
    if not text:
        return True
    from audiodice.core import broker_address  # urllib: not at the start

    try:
        return bool(broker_address.parse(text))
    except broker_address.AddressError:
        return False


@dataclass(slots=True)
class Settings:
    """What the player has set, in the order in which it is listed."""

    # "auto" is the language of the system; the others are those the program has, see `languages`.
    language: str = _setting("words", ("auto",), "auto")
    verbosity: str = _setting("words", VERBOSITIES, "normal")
    dice: str = _setting("words", ("thrown", "sorted"), "thrown")  # in which order they are told
    # What stands between dice; "auto" is what the voice reads best.
    between_dice: str = _setting("words", ("auto", "blanks", "commas"), "auto")
    # What is told after a reroll of some dice; "auto" as much as is said of all else.
    reroll: str = _setting("words", ("auto", "new", "hand", "both"), "auto")
    # Whether a roll tells the box with most points.
    most: bool = _setting("words", _ON_OR_OFF, True)
    box_order: str = _setting("words", ("points", "sheet"), "points")  # in which boxes are walked
    # In which order S tells the scores.
    scores: str = _setting("words", ("seats", "points"), "seats")
    recent: int = _setting("words", range(2, 11), 3)  # how many messages are repeated at once
    # What happens while another window is in front.
    elsewhere: str = _setting("words", ("speak", "quiet"), "speak")
    braille: bool = _setting("words", _ON_OR_OFF, True)

    # Who speaks, unless the command line says.
    speech: str = _setting(
        "voice", ("auto", "screen-reader", "native", "embedded", "text", "off"), "auto"
    )
    # The speaker of our own voice.
    voice: str = _setting(
        "voice", ("plain", "max", "edward", "linda", "belinda", "steph", "klatt"), "plain"
    )
    rate: int = _setting("voice", range(80, 451, 20), 220)  # words a minute
    pitch: int = _setting("voice", range(0, 100, 10), 50)
    voice_volume: int = _setting("voice", _PERCENT, 100)
    # For which sounds of what it tells our own voice waits: for all, for the first, or for none.
    voice_waits: str = _setting("voice", ("usual", "short", "no"), "usual")

    effects: int = _setting("sounds", _PERCENT, 100)  # of dice, interface and values together
    dice_volume: int = _setting("sounds", _PERCENT, 100)
    interface_volume: int = _setting("sounds", _PERCENT, 100)
    values_volume: int = _setting("sounds", _PERCENT, 100)
    # The sound of the table's room, and the games' motifs; "auto" is on where no screen reader is.
    music: str = _setting("sounds", ("auto", "on", "off"), "auto")
    music_volume: int = _setting("sounds", _PERCENT, 100)
    values_pace: str = _setting("sounds", ("slow", "brisk"), "slow")
    # How dice are shaken: as long as the key is held, shortly, or not. "auto" is "held" with our
    # own voice, "off" beside a screen reader.
    shake: str = _setting("sounds", ("auto", "held", "tap", "off"), "auto")
    night: bool = _setting("sounds", _ON_OR_OFF, False)  # limits loudness
    mono: bool = _setting("sounds", _ON_OR_OFF, False)  # the same in both ears
    swap: bool = _setting("sounds", _ON_OR_OFF, False)  # exchanges the ears
    headphones: bool = _setting("sounds", _ON_OR_OFF, False)  # the far ear hears later, and duller
    buffer: int = _setting("sounds", (256, 512, 1024), 512)  # frames at 44.1 kHz
    # A sound pack: a path, or a folder's name in `packs` beside the settings; "" for none.
    pack: str = _setting("sounds", None, "")

    # What friends at other machines call the player; "" until it is asked.
    name: str = _setting("playing", None, "", _is_own_name)
    pace: str = _setting("playing", ("instant", "fast", "normal", "slow"), "normal")
    digits: str = _setting("playing", ("face", "place"), "face")  # what digit keys choose dice by
    confirmations: bool = _setting("playing", _ON_OR_OFF, True)  # ask before a likely slip
    # Whether dice are kept at once where nothing else can be kept.
    auto_keep: bool = _setting("playing", _ON_OR_OFF, False)
    # "step" goes back to the last throw, "more" also beyond throws.
    undo: str = _setting("playing", ("step", "more"), "step")
    # How many ms computer players wait at least after your turn, for a slip to be undone.
    undo_pause: int = _setting("playing", range(0, 5001, 500), 1000)
    kept_games: int = _setting("playing", (50, 200, 1000), 200)  # finished games
    # The MQTT broker by which friends play, as a URL; "" for one of the host's own.
    broker: str = _setting("playing", None, "", _is_broker)

    key_repeat: bool = _setting("keys", _ON_OR_OFF, False)
    wrap: bool = _setting("keys", _ON_OR_OFF, False)  # whether lists go round at their ends
    # How many keys are used to play. With "two", one steps and one selects; with "one", steps come
    # by themselves, each `dwell` ms after the last words.
    switches: str = _setting("keys", ("off", "two", "one"), "off")
    dwell: int = _setting("keys", range(500, 5001, 250), 1500)

    captions: bool = _setting("captions", _ON_OR_OFF, True)
    caption: int = _setting("captions", range(16, 97, 8), 32)  # pixels
    colours: str = _setting("captions", ("cream", "white", "yellow", "green", "black"), "cream")

    languages: tuple[str, ...] = field(default=("en",), repr=False)
    """The languages of the program. This is no setting, but the values allowed for `language`."""

    def step(self, name: str, by: int) -> bool:
        """Move a setting `by` places among its allowed values; False if it reaches the end."""
        allowed = list(self.allowed(name))
        value = getattr(self, name)
        # A value set by hand in the file may lie between the steps: start from the nearest.
        place = allowed.index(value) if value in allowed else _nearest(allowed, value)
        wanted = place + by
        setattr(self, name, allowed[max(0, min(wanted, len(allowed) - 1))])
        return 0 <= wanted < len(allowed)

    def reset(self, *names: str) -> None:
        """Set these back to their defaults, or all but what was typed for friends to be found."""
        for name in names or [name for name in NAMES if name not in TYPED]:
            setattr(self, name, _DECLARED[name]["default"])

    def allowed(self, name: str) -> Sequence[Any]:
        """The values that a setting may have, in order; () for any other name."""
        if name == "language":
            return (*_ALLOWED[name], *self.languages)
        return _ALLOWED.get(name, ())

    def numbers(self, name: str) -> Sequence[int]:
        """The numbers that may be typed for a setting; () if it is none.

        The menu steps through a range, but any whole number in it is allowed.
        """
        allowed = self.allowed(name)
        if isinstance(allowed, range):
            return range(allowed[0], allowed[-1] + 1)
        return allowed if all(type(value) is int for value in allowed) else ()

    def fits(self, name: str, value: Any) -> bool:
        """Whether a setting may have this value."""
        if name in FREE:
            short = bool(value.isprintable()) and len(value) <= LONGEST
            return short and bool(_DECLARED[name]["fits"](value))
        return value in (self.numbers(name) or self.allowed(name))


_DECLARED = {one.name: one.metadata for one in fields(Settings) if one.metadata}
_ALLOWED: Mapping[str, Sequence[Any]] = {n: d["allowed"] or () for n, d in _DECLARED.items()}
NAMES = tuple(_DECLARED)
"""Every setting, in the order in which they are listed."""
FREE = tuple(name for name, allowed in _ALLOWED.items() if not allowed)
"""Settings whose value is any text."""
TYPED = ("name", "broker")
"""Of these, what a player types in the menu: nobody loses it with the others."""
GROUPS: Mapping[str, tuple[str, ...]] = {
    group: tuple(name for name, of in _DECLARED.items() if of["group"] == group)
    for group in dict.fromkeys(declared["group"] for declared in _DECLARED.values())
}
"""The groups of the settings menu, each with its settings; each setting is in one."""


def _nearest(allowed: Sequence[int], value: int) -> int:
    return min(range(len(allowed)), key=lambda place: abs(allowed[place] - value))
