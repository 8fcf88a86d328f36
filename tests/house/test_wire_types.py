"""The client's types of the wire are those that Python describes."""

import wire_types


def test_the_clients_types_are_generated():
    """Nobody changes web/src/wire by hand: `python tools/wire_types.py` writes it."""
    assert [] == wire_types.stale()
