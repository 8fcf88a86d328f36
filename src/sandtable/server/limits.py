"""How fast one address may ask. Whoever sits at the machine itself is not counted."""

from __future__ import annotations

import time
from ipaddress import ip_address

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from sandtable.server.settings import Settings

# What costs more than a look: making a game, replaying somebody's journal.
COSTS = {
    ("POST", "/api/games"): 10.0,
    ("POST", "/api/campaigns"): 20.0,
    ("POST", "/api/replays"): 25.0,
}
ADDRESSES_KEPT = 10_000


class Bucket:
    """Fills steadily up to a brim; every request takes something out."""

    __slots__ = ("at", "brim", "left", "rate")

    def __init__(self, rate: float, brim: float, at: float) -> None:
        self.rate = rate
        self.brim = brim
        self.left = brim
        self.at = at

    def take(self, cost: float, at: float) -> bool:
        """Takes so much out, when it is there."""
        self.left = min(self.brim, self.left + (at - self.at) * self.rate)
        self.at = at
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Throttle(ASGIMiddleware):
    """Refuses requests of an address that asks faster than it may."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings) -> None:
        self.rate = settings.requests_per_second
        self.brim = settings.requests_at_once
        self.buckets: dict[str, Bucket] = {}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Lets a request through or answers 429."""
        client = scope.get("client")
        address = client[0] if client else ""
        if not is_local(address) and not self._bucket(address).take(_cost(scope), time.monotonic()):
            raise TooManyRequestsException
        await next_app(scope, receive, send)

    def _bucket(self, address: str) -> Bucket:
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) >= ADDRESSES_KEPT:
                # The first half came first; forgetting an address only gives it a fresh start.
                for old in list(self.buckets)[: ADDRESSES_KEPT // 2]:
                    del self.buckets[old]
            bucket = self.buckets[address] = Bucket(self.rate, self.brim, time.monotonic())
        return bucket


def _cost(scope: Scope) -> float:
    if scope["type"] == ScopeType.WEBSOCKET:
        return 2.0
    return COSTS.get((str(scope["method"]), scope["path"]), 1.0)


def is_local(address: str) -> bool:
    """Whether an address is this machine's own (or a socket file, which has none)."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return True
