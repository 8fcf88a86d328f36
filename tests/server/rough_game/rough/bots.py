"""Opponents that misbehave."""

from __future__ import annotations

import time

from sandtable.ai import Bot, Seat
from sandtable.core.wire import Json


class Crasher(Bot):
    """Falls over."""

    name = "crasher"

    def answer(self, seat: Seat) -> Json:
        raise ZeroDivisionError("a bot fell over")


class Idler(Bot):
    """Never answers."""

    name = "idler"

    def answer(self, seat: Seat) -> Json:
        while True:
            time.sleep(0.05)


class Violator(Bot):
    """Answers what nobody asked, and prints besides."""

    name = "violator"

    def answer(self, seat: Seat) -> Json:
        print("I do as I please")
        return {"cheat": [1, 2, 3]}
