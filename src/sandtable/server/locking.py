"""Seeds at rest: where the environment names a key, they are written down so that the database alone tells no dice.

Whoever reads the file, or a backup of it, would know every die to come. With `SANDTABLE_KEY` set, seed and nonce of new
games are hidden behind a stream that only the key gives (keyed BLAKE2b over a salt of their own) and stamped, so that
another key is noticed. Games from before stay readable; without the key those from after do not.
"""

from __future__ import annotations

import os
import re
import secrets
from hashlib import blake2b
from hmac import compare_digest

from sandtable.server.database import StoreError

VARIABLE = "SANDTABLE_KEY"
LEAST = 16  # characters of a key
MARK = "k1:"
SEED_BYTES = 8
NONCE_BYTES = 16
SALT_BYTES = 8
STAMP_BYTES = 6
NONCE = re.compile(
    f"[0-9a-f]{{{2 * NONCE_BYTES}}}"
)  # of dice that nobody knows; those of lessons are no secret
MOST = 2**63 - 1  # what the column of seeds takes


def key() -> bytes:
    """The key of the environment; nothing when there is none. Raises StoreError when it is too short to be one."""
    given = os.environ.get(VARIABLE, "")
    if given and len(given) < LEAST:
        raise StoreError(f"{VARIABLE} is too short; a key has {LEAST} characters or more")
    return blake2b(given.encode(), digest_size=32, person=b"sandtable-key").digest() if given else b""


def locked(seed: int, nonce: str) -> tuple[int, str]:
    """Seed and nonce as they are written down."""
    mine = key()
    if not mine or not NONCE.fullmatch(nonce):
        return seed, nonce
    salt = secrets.token_bytes(SALT_BYTES)
    hides_seed, hides_nonce = _stream(mine, salt)
    hidden_seed = seed ^ hides_seed
    hidden = _mixed(bytes.fromhex(nonce), hides_nonce)
    return hidden_seed, MARK + (salt + hidden + _stamp(mine, salt, hidden_seed, hidden)).hex()


def opened(seed: int, nonce: str) -> tuple[int, str]:
    """Seed and nonce out of what is written; raises StoreError without the key they were locked with."""
    if not nonce.startswith(MARK):
        return seed, nonce
    mine = key()
    if not mine:
        raise StoreError(f"the dice of this database are locked; start the server with its {VARIABLE}")
    whole = bytes.fromhex(nonce.removeprefix(MARK))
    salt, hidden, stamp = whole[:SALT_BYTES], whole[SALT_BYTES:-STAMP_BYTES], whole[-STAMP_BYTES:]
    if not compare_digest(stamp, _stamp(mine, salt, seed, hidden)):
        raise StoreError(f"the dice of this database are locked with another {VARIABLE} than this one")
    hides_seed, hides_nonce = _stream(mine, salt)
    return seed ^ hides_seed, _mixed(hidden, hides_nonce).hex()


def _stream(mine: bytes, salt: bytes) -> tuple[int, bytes]:
    """What hides a seed and a nonce of this salt."""
    stream = blake2b(salt, key=mine, digest_size=SEED_BYTES + NONCE_BYTES, person=b"sandtable-rest").digest()
    return int.from_bytes(stream[:SEED_BYTES], "big") & MOST, stream[SEED_BYTES:]


def _stamp(mine: bytes, salt: bytes, seed: int, hidden: bytes) -> bytes:
    said = salt + seed.to_bytes(SEED_BYTES, "big") + hidden
    return blake2b(said, key=mine, digest_size=STAMP_BYTES, person=b"sandtable-stamp").digest()


def _mixed(these: bytes, those: bytes) -> bytes:
    return bytes(one ^ other for one, other in zip(these, those, strict=True))
