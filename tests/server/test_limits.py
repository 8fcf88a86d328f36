"""How fast an address may ask."""

from __future__ import annotations

from sandtable.server.limits import Bucket, is_local


def test_a_bucket_lets_a_burst_through_and_then_a_steady_flow() -> None:
    """Three at once, then two a second."""
    bucket = Bucket(rate=2.0, brim=3.0, at=100.0)

    burst = [bucket.take(1.0, 100.0) for _ in range(4)]
    later = [bucket.take(1.0, 100.5), bucket.take(1.0, 100.5)]
    much_later = [bucket.take(1.0, 200.0) for _ in range(4)]

    assert [True, True, True, False] == burst
    assert [True, False] == later
    assert [True, True, True, False] == much_later


def test_a_dear_request_takes_more() -> None:
    """What it cannot pay for it does not get, and it loses nothing by asking."""
    bucket = Bucket(rate=1.0, brim=10.0, at=0.0)

    assert [True, False, True] == [bucket.take(cost, 0.0) for cost in (8.0, 3.0, 2.0)]


def test_only_the_machine_itself_is_not_counted() -> None:
    """Loopback addresses and socket files."""
    assert [True, True, True] == [is_local(address) for address in ("127.0.0.1", "::1", "")]
    assert [False, False] == [is_local(address) for address in ("192.168.1.7", "2001:db8::1")]
