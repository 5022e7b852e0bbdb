"""Switch access: one key steps through the offers of a screen, another one selects.

With a single switch the steps are automatic. Each waits for the estimated end of speech, then for
the dwell time of the settings. After `ROUNDS` rounds without a press the steps stop, and the next
press starts them again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from audiodice.core.model import Event
from audiodice.present.commands import COMMANDS, Command, Scope
from audiodice.ui.context import UiContext
from audiodice.ui.screen import Offer, Response, Screen, say_and_cue

ROUNDS = 3
_LETTERS_A_WORD = 6  # including a space
_WIDE = "\u2e80"  # characters from here on are one or two syllables each
_LETTERS_A_WIDE_ONE = 3


def speaking_ms(text: str, rate: int) -> float:
    """Estimate how many ms a voice needs for a text, at `rate` words a minute."""
    letters = sum(_LETTERS_A_WIDE_ONE if char >= _WIDE else 1 for char in text)
    return letters / _LETTERS_A_WORD / rate * 60_000


class SwitchAccess:
    """The current offer of a player with switches, and the time of the next automatic step."""

    def __init__(self, context: UiContext, helps: Callable[[], Response]) -> None:
        """`helps` opens the list of the screen's keys, which has all other commands."""
        self._context, self._helps = context, helps
        self._screen: Screen | None = None
        self._name = ""
        self._anew = self._shows_rare = False
        self._steps = 0
        self._rests = False
        self._quiet_at = self._at = 0.0

    def meaning(self, key: str) -> Command | None:
        """Return the command of a key that is a switch; None for other keys."""
        mode = self._context.settings.switches
        found = self._context.keymap.lookup(Scope.SWITCHES, key) if mode != "off" else None
        if found is None or COMMANDS[found].scope is not Scope.SWITCHES:
            return None
        return COMMANDS["press" if mode == "one" else found]

    # ------------------------------------------------------------------ stepping and selecting

    def step(self, screen: Screen) -> Response:
        """Name the next offer, after the last one the first."""
        offers = self._offers(screen)
        if self._anew:
            self._shows_rare = False
            offers, now = self._offers(screen), -1
        else:
            now = self._place(screen, offers)
        place = (now + 1) % len(offers)
        self._stand(screen, offers[place].name)
        self._steps += 1
        self._rests = self._steps >= ROUNDS * len(offers)
        return self._reached(offers[place], place)

    def press(self, screen: Screen) -> Response:
        """Run the offer named last. If there is none, or the steps had stopped, name the first."""
        offers = self._offers(screen)
        place = self._place(screen, offers)
        rested, self._rests, self._steps = self._rests, False, 0
        if rested or place < 0:
            return self.step(screen)
        offer = offers[place]
        self._stand(screen, offer.name, anew=not offer.stays)
        return offer.do()

    def forget(self) -> None:
        """Start at the first offer again; called after another key or news."""
        self._screen, self._rests, self._steps, self._shows_rare = None, False, 0, False

    def _offers(self, screen: Screen) -> list[Offer]:
        found = [*screen.offers()]
        rare = [place for place, offer in enumerate(found) if offer.rare]
        if len(rare) > 1 and not self._shows_rare:
            entry = Offer("rare", partial(self._show_rare, screen, found[rare[0]]), "offer-zeros")
            found = [offer for offer in found if not offer.rare]
            found.insert(rare[0], entry)
        if screen.scope is Scope.TABLE:
            found.append(Offer("help", self._helps, "here-title", stays=False))
        return found

    def _show_rare(self, screen: Screen, first: Offer) -> Response:
        """Name the first rare offer; until the next round, steps include rare offers."""
        self._shows_rare = True
        self._stand(screen, first.name)
        return self._reached(first, 0)

    def _place(self, screen: Screen, offers: list[Offer]) -> int:
        """Return the index of the current offer; -1 before the first."""
        names = [offer.name for offer in offers]
        if screen is self._screen:
            return names.index(self._name) if self._name in names else -1
        if screen.scope is Scope.TABLE:  # offers that continue the game come first
            return -1
        return next((place for place, offer in enumerate(offers) if offer.here), -1)

    def _stand(self, screen: Screen, name: str, *, anew: bool = False) -> None:
        self._screen, self._name, self._anew = screen, name, anew

    def _reached(self, offer: Offer, place: int) -> Response:
        if offer.reach is not None:
            return offer.reach()
        label = self._context.words.text(offer.label)
        event = Event("offer", None, {"label": label, "place": place + 1})
        return replace(say_and_cue(event), cues=(Event("menu_move"),))

    # ------------------------------------------------------------------ time

    def heard(self, text: str, *, interrupt: bool) -> None:
        """Wait for the end of a text that is said now (`interrupt`) or after the current text."""
        own, now = self._context.settings, self._context.clock()
        begins = now if interrupt else max(now, self._quiet_at)
        self._quiet_at = begins + speaking_ms(text, own.rate)
        self._at = self._quiet_at + own.dwell

    def due(self) -> float | None:
        """When to step automatically, in ms of the clock; None: never."""
        return self._at if self._context.settings.switches == "one" and not self._rests else None
