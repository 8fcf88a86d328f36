"""How long one waits for an answer: a bot that hangs is interrupted where the machine allows it."""

from __future__ import annotations

import signal
import threading
import time
from types import FrameType, TracebackType
from typing import Self


class Patience:
    """Watches over the answers of one game: more than `seconds` for one of them raises TimeoutError; 0 waits.

    It works by the alarm clock of Unix, in the main thread only; elsewhere a slow answer is found out when it
    comes. One clock ticks for the whole game, because setting it for every answer costs more than an answer.
    """

    __slots__ = ("armed", "before", "began", "seconds")

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.began = 0.0  # when the bot now thinking was asked; 0 while none thinks
        self.armed = False
        self.before: object = None

    def __enter__(self) -> Self:
        if self.seconds and _has_alarm():
            self.before = signal.signal(signal.SIGALRM, self._tick)
            signal.setitimer(signal.ITIMER_REAL, self.seconds, self.seconds / 4)
            self.armed = True
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.began = 0.0
        if self.armed:
            signal.setitimer(signal.ITIMER_REAL, 0.0)
            signal.signal(signal.SIGALRM, self.before)  # type: ignore[arg-type]
            self.armed = False

    def start(self) -> None:
        """A bot begins to think."""
        self.began = time.perf_counter()

    def stop(self) -> None:
        """It has answered; raises TimeoutError when that took too long."""
        late = self._late()
        self.began = 0.0
        if late:
            raise TimeoutError

    def _late(self) -> bool:
        began = self.began
        return bool(self.seconds) and began > 0.0 and time.perf_counter() - began > self.seconds

    def _tick(self, number: int, frame: FrameType | None) -> None:
        del number, frame
        if self._late():
            self.began = 0.0
            raise TimeoutError


def _has_alarm() -> bool:
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
