"""The game in its window beside Debian's Orca, at one Speech Dispatcher in real time.

Orca 43 knows nothing of the window: no key stops it there, and it has no service that we could
speak by. So both are clients of the same daemon, and whatever one says, the other waits for.
"""

from __future__ import annotations

import signal
import subprocess
import time
from collections.abc import Iterator
from functools import partial

import pytest

from audiodice import games
from tests.orca.beside import GAME, ORCA, Beside
from tests.support.ending import end
from tests.support.orca_desktop import Desktop
from tests.support.program import Program
from tests.support.ssip_proxy import Said

LINE = (
    "This is line {} of a long text, which the screen reader reads from its beginning to its end."
)
TEXT = "\n".join(LINE.format(number) for number in range(1, 40))
MAIL = "A mail from Cora: she asks whether you would like to play a game of dice with her. " * 2
PATIENCE = 1.0  # s: from taking an answer to its beginning
STUCK = 5.0  # s: do not wait longer for a daemon that does not begin, although it is silent
TO_CORA = ("Return", "h", "h")  # the player loses this throw, and Cora has her turn
TURN = 20  # more presses than a turn by hints takes


@pytest.fixture(scope="module")
def orca(desktop: Desktop) -> Iterator[subprocess.Popen[bytes]]:
    with desktop.orca() as process:
        yield process


def news(program: Program) -> int:
    """Number of texts that no key asked for."""
    return sum(not line["interrupt"] for line in program.transcript.lines("say"))


def leave(desktop: Desktop, beside: Beside, program: Program) -> None:
    """End the game normally."""
    beside.rest()
    desktop.press("ctrl+q")
    assert program.end() == (0, "", "")
    beside.rest()  # the daemon speaks the last words by itself
    beside.in_order(program)


@pytest.mark.usefixtures("orca")
@pytest.mark.parametrize("game", games.names())
def test_a_turn_of_each_game(desktop: Desktop, beside: Beside, game: str) -> None:
    with desktop.game(game) as program:
        beside.rest()
        started = news(program)
        beside.press("Return")
        for _ in range(TURN):
            beside.press("h")  # a hint; the second press follows it
            time.sleep(0.4)  # meanwhile Cora may have had her turn
            if news(program) > started:
                break
        assert news(program) > started, beside.story  # the turn has passed to Cora
        leave(desktop, beside, program)


@pytest.mark.usefixtures("orca")
def test_the_player_answers_while_orca_reads_a_text_aloud(desktop: Desktop, beside: Beside) -> None:
    with desktop.editor(TEXT) as editor, desktop.game("farkle") as program:
        desktop.front(editor)
        desktop.press("KP_Add")  # Orca's say-all
        desktop.log.wait(lambda log: any("line 2" in one.text for one in log.by(ORCA)))
        desktop.front(program.process)
        for key in ("Return", "a", "s", "b"):
            answer = beside.press(key)
            assert answer.begun is not None, beside.story
            assert answer.begun - answer.taken < PATIENCE, (key, beside.story)
            time.sleep(1.0)
        leave(desktop, beside, program)


@pytest.mark.usefixtures("orca")
def test_news_waits_for_a_long_notification(desktop: Desktop, beside: Beside) -> None:
    others = ("--opponents", "steady,bold,cautious")  # they still play when the mail comes
    with (
        desktop.editor("", MAIL) as editor,
        desktop.game("farkle", *others, pace="normal") as program,
    ):
        beside.rest()
        for key in TO_CORA:
            beside.press(key)
        editor.send_signal(signal.SIGUSR1)
        beside.await_(partial(mails, beside), "no mail")
        (mail,) = mails(beside)
        beside.await_(lambda: beside.said(GAME)[-1].taken > mail.taken, "no news")
        leave(desktop, beside, program)
    assert mail.begun is not None, beside.story
    assert mail.ended is not None, beside.story
    assert not mail.cancelled, beside.story
    waited = [one for one in beside.said(GAME) if mail.taken < one.taken < mail.ended - STUCK]
    assert any(one.begun and one.begun >= mail.ended for one in waited), beside.story


@pytest.mark.usefixtures("orca")
def test_another_window_gets_the_voice_and_the_game_gets_it_back(
    desktop: Desktop, beside: Beside
) -> None:
    with desktop.editor(TEXT) as editor, desktop.game("farkle", pace="normal") as program:
        for key in TO_CORA:
            beside.press(key)  # she plays, and tells of it
        for _ in range(2):
            for who, window in ((ORCA, editor), (GAME, program.process)):
                left = time.monotonic()
                desktop.front(window)
                if who == ORCA:  # it says nothing of a window that it takes to be there still
                    desktop.press("Down")
                beside.await_(partial(heard, beside, who, left), who)
                time.sleep(1.0)
        leave(desktop, beside, program)


def mails(beside: Beside) -> list[Said]:
    """Orca's messages about the mail."""
    return [one for one in beside.said(ORCA) if MAIL[:20] in one.text]


def heard(beside: Beside, client: str, since: float) -> bool:
    """Whether a client has begun to speak; fails if it had to wait for the other."""
    new = [one for one in beside.said(client) if one.taken > since]
    begun = [one.begun for one in new if one.begun is not None]
    if begun:
        assert min(begun) - new[0].taken < PATIENCE, beside.story
    return bool(begun)


def test_game_survives_a_restarted_orca(
    desktop: Desktop, beside: Beside, orca: subprocess.Popen[bytes]
) -> None:
    with desktop.game("farkle") as program:
        beside.press("Return")
        desktop.press("h")
        end(orca, signal.SIGKILL)
        beside.press("s")
        with desktop.orca():
            beside.press("a")
            beside.press("b")
            leave(desktop, beside, program)
