"""How fast one address may ask. Whoever sits at the machine itself may ask faster, not endlessly."""

from __future__ import annotations

import re
import time
from contextvars import ContextVar
from ipaddress import IPv6Address, ip_address

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

from sandtable.server.errors import ApiError
from sandtable.server.settings import Settings

# What costs more than a look, however the path is written: making a game, having a bot think, a journal replayed,
# type set, somebody's army or map reckoned out.
COSTS = [
    (re.compile(f"(?:{pattern})/*"), cost)
    for pattern, cost in (
        (r"POST /api/games", 10.0),
        (r"POST /api/lessons/[^/]*/[^/]*", 10.0),
        (r"POST /api/campaigns", 20.0),
        (r"POST /api/replays", 25.0),
        (r"POST /api/kit/.*", 8.0),
        (r"POST /api/games/[^/]*/(?:advice|show|why)", 5.0),
        (r"POST /api/games/seals", 3.0),
        (r"POST /api/(?:armies|scenarios|pocket)/.*", 3.0),
        (r"GET /api/armies/[^/]*/random", 3.0),
        (r"GET /api/scenarios/[^/]*/template/.*", 3.0),
    )
]
# What stays in the house when it has been asked for, and how much of the room it takes.
KEPT = [
    (re.compile(f"POST {pattern}/*"), share)
    for pattern, share in (("/api/games", 1.0), ("/api/lessons/[^/]*/[^/]*", 1.0), ("/api/campaigns", 5.0))
]
HOUR = 3600.0
STROKES = re.compile("/{2,}")  # the framework takes several for one
ADDRESSES_KEPT = 10_000

PAID = "paid"  # stands in the state of a request that the front has counted
SEATED = "seated"  # in that of a socket: to be called when it has shown the token of a seat

# Whose request it is that something is worked out for: the workers' time is shared among those who ask.
ASKER: ContextVar[str] = ContextVar("asker", default="")


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


class Purse:
    """What every address has left to ask with."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.at_home = settings.at_home_times
        self.proxies = frozenset(settings.proxies)
        # Of every address: for requests, and for what they leave in the house.
        self.buckets: dict[str, tuple[Bucket, Bucket]] = {}

    def refusal(self, scope: Scope) -> str:
        """The text for whoever cannot pay for what is asked; "" where it is paid."""
        asker = counted_as(address_of(scope, self.proxies))
        bucket, founding = self._buckets_of(asker)
        if not bucket.take(cost_of(scope), time.monotonic()):
            return "server-too-many"
        share = share_of(scope)
        return "server-too-many-games" if share and not founding.take(share, time.monotonic()) else ""

    def _buckets_of(self, address: str) -> tuple[Bucket, Bucket]:
        buckets = self.buckets.get(address)
        if buckets is None:
            if len(self.buckets) >= ADDRESSES_KEPT:
                # The first half came first; forgetting an address only gives it a fresh start.
                for old in list(self.buckets)[: ADDRESSES_KEPT // 2]:
                    del self.buckets[old]
            times, at = self.at_home if is_local(address) else 1.0, time.monotonic()
            settings = self.settings
            buckets = self.buckets[address] = (
                Bucket(settings.requests_per_second * times, settings.requests_at_once * times, at),
                Bucket(settings.founded_per_hour / HOUR * times, settings.founded_at_once * times, at),
            )
        return buckets


class Throttle(ASGIMiddleware):
    """Refuses requests of an address that asks faster than it may, where the front has not done so already."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings) -> None:
        self.purse = Purse(settings)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Lets a request through or answers 429."""
        refused = "" if PAID in scope.get("state", {}) else self.purse.refusal(scope)
        if refused:
            raise ApiError(429, refused)
        ASKER.set(counted_as(address_of(scope, self.purse.proxies)))
        await next_app(scope, receive, send)


def cost_of(scope: Scope) -> float:
    """What a request takes out of the bucket."""
    if scope["type"] == ScopeType.WEBSOCKET:
        return 2.0
    asked = _asked(scope)
    return next((cost for pattern, cost in COSTS if pattern.fullmatch(asked)), 1.0)


def share_of(scope: Scope) -> float:
    """How much of the house's room a request takes: a campaign that of a few games, most take none."""
    if scope["type"] == ScopeType.WEBSOCKET:
        return 0.0
    asked = _asked(scope)
    return next((share for pattern, share in KEPT if pattern.fullmatch(asked)), 0.0)


def _asked(scope: HTTPScope) -> str:
    """Method and path in one way of writing them; HEAD is as much work as GET, for less to send."""
    method = "GET" if scope["method"] == "HEAD" else scope["method"]
    return f"{method} {STROKES.sub('/', scope['path'])}"


def address_of(scope: Scope, proxies: frozenset[str]) -> str:
    """Whose request it is: the other end of the connection, or whom a proxy of ours names.

    A chain of proxies writes from the left; the last one in it that is none of ours is the one that can be believed.
    What is no address is somebody's invention: then the proxy itself is who asks.
    """
    client = scope.get("client")
    address = client[0] if client else ""
    if address not in proxies:
        return address
    named = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
    chain = [part.strip() for part in b",".join(named).decode("latin-1").split(",")]
    for part in reversed(chain):
        if part in proxies:
            continue
        return part if is_address(part) else address
    return address


def counted_as(address: str) -> str:
    """What is counted: an address, or the whole network of a house, which in IPv6 has more than can be counted."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return address if known.is_loopback else str(IPv6Address(int(known) >> 64 << 64))


def is_address(text: str) -> bool:
    """Whether this is an address at all."""
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def is_local(address: str) -> bool:
    """Whether an address is this machine's own (or a socket file, which has none)."""
    return ip_address(address).is_loopback if is_address(address) else not address
