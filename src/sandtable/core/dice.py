"""Where faces come from: a keyed counter stream, or a script.

Roll k is derived from (key, k) with BLAKE2b and rejection: auditable, seekable, two values of state.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import mypyc_attr

BLOCK: Final = 64
WIDEST: Final = 65536  # two bytes
"""Bytes of the stream that come at once."""


class DiceScriptError(Exception):
    """A scripted die too many, too few, or that the die does not have."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Throws `n` dice with so many faces each."""

    def throw(self, sides: int, n: int, why: str) -> list[int]:
        raise TypeError("dice write their own throw()")


class SeededDice(Dice):
    """Fair dice from a key: the whole state is the key and the number of the next roll."""

    def __init__(self, key: bytes, at: int = 0) -> None:
        self.key = key
        self.at = at
        self._keyed: blake2b | None = None  # the hash after the key, which every roll has in common

    def throw(self, sides: int, n: int, why: str) -> list[int]:
        at = self.at
        self.at = at + 1
        faces: list[int] = []
        if sides <= 256:
            # Nearly every roll is answered by its first block.
            limit = 256 - 256 % sides
            for value in self._first_block(at):
                if value < limit:
                    faces.append(value % sides + 1)
                    if len(faces) == n:
                        return faces
        return faces_of_roll(self.key, at, sides, n)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1: for bots and set-up, from the same kind of stream."""
        at = self.at
        self.at = at + 1
        block = self._first_block(at)
        if n > 256:
            wide = block[0] * 256 + block[1]
            if wide < WIDEST - WIDEST % n:
                return wide % n
        else:
            limit = 256 - 256 % n
            for value in block:
                if value < limit:
                    return value % n
        return faces_of_roll(self.key, at, n, 1)[0] - 1

    def pass_over(self, rolls: int) -> None:
        """Goes on as if so many rolls had been made that nobody has to look at."""
        self.at += rolls

    def _first_block(self, at: int) -> bytes:
        keyed = self._keyed
        if keyed is None:
            keyed = blake2b(key=self.key, digest_size=BLOCK)
            self._keyed = keyed
        block = keyed.copy()
        block.update((at << 32).to_bytes(12, "big"))
        return block.digest()


class Lots(SeededDice):
    """Lots for bots and set-up: from the same kind of stream, but every byte of a block is drawn before the next one.

    Nobody audits them roll by roll, so that hundreds of small numbers need not cost a block each.
    """

    def __init__(self, key: bytes, at: int = 0) -> None:
        super().__init__(key, at)
        self._pool = b""
        self._next = 0

    def below(self, n: int) -> int:
        if n > 256:
            _not_too_wide(n)
            limit = WIDEST - WIDEST % n
            wide = limit
            while wide >= limit:
                wide = self._byte() * 256 + self._byte()
            return wide % n
        limit = 256 - 256 % n
        at = self._next
        while True:
            if at == 0:
                self._pool = self._first_block(self.at)
                self.at += 1
            value = self._pool[at]
            at = (at + 1) % BLOCK
            if value < limit:
                self._next = at
                return value % n

    def _byte(self) -> int:
        at = self._next
        if at == 0:
            self._pool = self._first_block(self.at)
            self.at += 1
        self._next = (at + 1) % BLOCK
        return self._pool[at]


def faces_of_roll(key: bytes, at: int, sides: int, n: int) -> list[int]:
    """The faces of roll number `at`.

    They are bytes of BLAKE2b(key, at, block), those beyond the last whole multiple of `sides` rejected; more
    than 256 faces take two bytes each.
    """
    if sides > 256:
        return _wide_faces(key, at, sides, n)
    limit = 256 - 256 % sides
    faces: list[int] = []
    block = 0
    while len(faces) < n:
        for value in _block(key, at, block):
            if value < limit:
                faces.append(value % sides + 1)
                if len(faces) == n:
                    break
        block += 1
    return faces


def _block(key: bytes, at: int, block: int) -> bytes:
    """A block of the stream: the number of the roll in eight bytes and that of the block in four are hashed."""
    return blake2b(((at << 32) + block).to_bytes(12, "big"), key=key, digest_size=BLOCK).digest()


def _not_too_wide(n: int) -> None:
    if n > WIDEST:
        raise ValueError(f"one of {WIDEST:,} at most is drawn, not one of {n:,}")


def _wide_faces(key: bytes, at: int, sides: int, n: int) -> list[int]:
    _not_too_wide(sides)
    limit = WIDEST - WIDEST % sides
    faces: list[int] = []
    block = 0
    while len(faces) < n:
        data = _block(key, at, block)
        block += 1
        for i in range(0, BLOCK, 2):
            value = data[i] * 256 + data[i + 1]
            if value < limit:
                faces.append(value % sides + 1)
                if len(faces) == n:
                    break
    return faces


class ScriptedDice(Dice):
    """Faces written down beforehand; one too many or too few names the rule that wanted them."""

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces
        self.at = 0

    def throw(self, sides: int, n: int, why: str) -> list[int]:
        if self.at + n > len(self.faces):
            left = len(self.faces) - self.at
            raise DiceScriptError(f"{why} rolls {n} dice but the script has {left} left")
        thrown = self.faces[self.at : self.at + n]
        for face in thrown:
            if not 1 <= face <= sides:
                raise DiceScriptError(f"{why} rolls a die with {sides} faces; the script says {face}")
        self.at += n
        return thrown

    def left(self) -> list[int]:
        """What has not been thrown yet."""
        return self.faces[self.at :]

    def add(self, faces: list[int]) -> None:
        """Writes more faces at the end of the script."""
        self.faces = self.faces + faces


def key_of(seed: int, entropy: list[str]) -> bytes:
    """The key of a game's dice: its seed and what every seat added, in seat order."""
    text = str(seed) + "".join("\n" + word for word in entropy)
    return blake2b(text.encode(), digest_size=32, person=b"sandtable-dice").digest()


def commitment(seed: int, nonce: str) -> str:
    """What is published when the game starts; seed and nonce are revealed at its end."""
    return blake2b(f"{seed}\n{nonce}".encode(), digest_size=32, person=b"sandtable-seal").hexdigest()
