"""Sheets of every game, made once for all tests."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from sandtable.core.setup import Setup
from sandtable.core.system import system
from sandtable.kit import Look, Sheet, Words
from sandtable.kit.goods import Goods, sheet_of
from sandtable.kit.order import gathered

SCENARIOS = {"fallout": "skirmish", "fubar": "crossroads", "warfare": "s1", "warzone": "meeting"}


@cache
def goods(id: str, edition: str = "") -> Goods:
    """The first ready-made army and the first scenario of a game."""
    rules = system(id)
    army = dict(rules.armies()[0])
    if edition:
        army["edition"] = edition
    return gathered(rules, edition or rules.editions()[0], army, Setup(id, SCENARIOS[id], layout=3), 19.0)


def sheet(kind: str, id: str, look: Look, edition: str = "") -> Sheet:
    """One kind of sheet, which must be there."""
    made = sheet_of(kind, goods(id, edition), Words(look.lang), look)
    assert made is not None
    return made


@pytest.fixture(params=sorted(SCENARIOS))
def game(request: pytest.FixtureRequest) -> Any:
    return request.param
