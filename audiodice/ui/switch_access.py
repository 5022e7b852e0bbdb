"""Playing with one or two switches: one key steps through what can be done, another does it.

With one switch the steps come by themselves: each waits for the end of what is being said, as far
as that can be told, and then for the dwell that the player has set. After `ROUNDS` times round
without a press it rests, and the next press sets it going again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from audiodice.core.model import Event
from audiodice.present.commands import COMMANDS, Command, Scope
from audiodice.ui.context import UiContext
from audiodice.ui.response import Response, tell
from audiodice.ui.screen import Offer, Screen

ROUNDS = 3
_LETTERS_A_WORD = 6  # with the space after it
_WIDE = "\u2e80"  # from here on a character is a syllable or two
_LETTERS_A_WIDE_ONE = 3


def speaking_ms(text: str, rate: int) -> float:
    """About how long a voice takes over a text, at `rate` words a minute."""
    letters = sum(_LETTERS_A_WIDE_ONE if char >= _WIDE else 1 for char in text)
    return letters / _LETTERS_A_WORD / rate * 60_000


class SwitchAccess:
    """Where a player with switches stands, and when the next step comes by itself."""

    def __init__(self, context: UiContext, helps: Callable[[], Response]) -> None:
        """`helps` opens the list of what can be pressed here, where everything else is."""
        self._context, self._helps = context, helps
        self._screen: Screen | None = None
        self._name = ""
        self._anew = False
        self._steps = 0
        self._rests = False
        self._quiet_at = self._at = 0.0

    def meaning(self, key: str) -> Command | None:
        """What a key does as a switch; None for other keys, and where none are set."""
        mode = self._context.settings.switches
        found = self._context.keymap.lookup(Scope.SWITCHES, key) if mode != "off" else None
        if found is None or COMMANDS[found].scope is not Scope.SWITCHES:
            return None
        return COMMANDS["press" if mode == "one" else found]

    # ------------------------------------------------------------------ stepping and doing

    def step(self, screen: Screen) -> Response:
        """Go on to the next thing that can be done, after the last the first; name it."""
        offers = self._offers(screen)
        now = -1 if self._anew else self._place(screen, offers)
        place = (now + 1) % len(offers)
        self._stand(screen, offers[place].name)
        self._steps += 1
        self._rests = self._steps >= ROUNDS * len(offers)
        return self._reached(offers[place], place)

    def press(self, screen: Screen) -> Response:
        """Do what was named last; where nothing was, or after a rest, name the first."""
        offers = self._offers(screen)
        place = self._place(screen, offers)
        rested, self._rests, self._steps = self._rests, False, 0
        if rested or place < 0:
            return self.step(screen)
        offer = offers[place]
        self._stand(screen, offer.name, anew=not offer.stays)
        return offer.do()

    def forget(self) -> None:
        """Another key was pressed, or something happened: the next step begins anew."""
        self._screen, self._rests, self._steps = None, False, 0

    def _offers(self, screen: Screen) -> list[Offer]:
        found = [*screen.offers()]
        if screen.scope is Scope.TABLE:
            found.append(Offer("help", self._helps, "here-title", stays=False))
        return found

    def _place(self, screen: Screen, offers: list[Offer]) -> int:
        """Which of the offers the player stands at; -1 before the first."""
        names = [offer.name for offer in offers]
        if screen is self._screen:
            return names.index(self._name) if self._name in names else -1
        return next((place for place, offer in enumerate(offers) if offer.here), -1)

    def _stand(self, screen: Screen, name: str, *, anew: bool = False) -> None:
        self._screen, self._name, self._anew = screen, name, anew

    def _reached(self, offer: Offer, place: int) -> Response:
        if offer.reach is not None:
            return offer.reach()
        label = self._context.words.text(offer.label)
        event = Event("offer", None, {"label": label, "place": place + 1})
        return replace(tell(event), sounded=(Event("menu_move"),))

    # ------------------------------------------------------------------ time

    def heard(self, text: str, *, interrupt: bool) -> None:
        """Something is said now, or after what is being said: a step waits for its end."""
        own, now = self._context.settings, self._context.clock()
        begins = now if interrupt else max(now, self._quiet_at)
        self._quiet_at = begins + speaking_ms(text, own.rate)
        self._at = self._quiet_at + own.dwell

    def due(self) -> float | None:
        """When the next step comes by itself, in ms of the desk's clock; None: not at all."""
        return self._at if self._context.settings.switches == "one" and not self._rests else None
