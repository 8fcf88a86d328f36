"""Marks the tests that pin rules: such a test fails when one of its rules is broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def pins(*rules: str) -> Callable[[Test], Test]:
    """Names the rules a test pins; `sandtable rules coverage` reads it in the source."""

    def mark(test: Test) -> Test:
        return test

    if not rules:
        raise ValueError("a test pins at least one rule")
    return mark
