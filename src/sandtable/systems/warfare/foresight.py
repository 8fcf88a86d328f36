"""What choosing an action brings at once: where only one target is left nobody is asked again before the die falls."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.core.preview import Preview
from sandtable.core.question import Question
from sandtable.systems.warfare.aiming import FireQuestion
from sandtable.systems.warfare.assault import AssaultQuestion
from sandtable.systems.warfare.clearing import ClearQuestion
from sandtable.systems.warfare.fire import HUNT, fire_price
from sandtable.systems.warfare.martyrdom import MartyrQuestion
from sandtable.systems.warfare.overwatch import CUBE_PRICE
from sandtable.systems.warfare.population import ConvertQuestion
from sandtable.systems.warfare.pricing import show_price
from sandtable.systems.warfare.profiles import HEAVY, LIGHT, SAM
from sandtable.systems.warfare.reconnaissance import ReconQuestion
from sandtable.systems.warfare.recovery import RecoveryQuestion
from sandtable.systems.warfare.smoke import SMOKE_PRICE
from sandtable.systems.warfare.state import Unit, WarfareState
from sandtable.systems.warfare.suppression import SuppressQuestion

_SHOTS: dict[str, int] = {"fire-light": LIGHT, "fire-heavy": HEAVY, "hunter-fire": HUNT, "fire-sam": SAM}

_ASKS: dict[str, Callable[[WarfareState, Unit], Question]] = {
    "assault": AssaultQuestion,
    "suppressive-fire": SuppressQuestion,
    "martyrdom": MartyrQuestion,
    "convert": ConvertQuestion,
    "recon": ReconQuestion,
    "clear": ClearQuestion,
    "recover": RecoveryQuestion,
}

_PRICES: dict[str, int] = {"overwatch": CUBE_PRICE, "smoke": SMOKE_PRICE}
"""warfare.overwatch.cost, warfare.smoke.who: prices that nothing changes."""


def first_question(state: WarfareState, unit: Unit, action: str) -> Question | None:
    """What an open action that ends in a roll asks first."""
    if action in _SHOTS:
        return FireQuestion(state, unit, _SHOTS[action])
    return _ASKS[action](state, unit) if action in _ASKS else None


def foreseen(state: WarfareState, unit: Unit, action: str) -> Preview:
    """The dice console of an open action whose target is given; else its price, where that is the same for all."""
    question = first_question(state, unit, action)
    only = question.forced() if question is not None else None
    if question is not None and only is not None:
        return question.preview(only[0])
    preview = Preview([])
    if action in _SHOTS:
        show_price(state, preview, unit.side, fire_price(unit, _SHOTS[action]))
    elif action in _PRICES:
        show_price(state, preview, unit.side, _PRICES[action])
    return preview
