"""What choosing a unit or an action brings at once: where only one answer is left nobody is asked again."""

from __future__ import annotations

from sandtable.core.preview import Preview
from sandtable.core.question import Question
from sandtable.core.wire import Json
from sandtable.systems.warfare.attack.forecast import Outlook
from sandtable.systems.warfare.attack.price_preview import show_price
from sandtable.systems.warfare.move.planning import move
from sandtable.systems.warfare.state.state import Unit, WarfareState
from sandtable.systems.warfare.turn.action import Action, Asks, Deed, Plain

MANY = 12
"""Of more answers the price is not looked up."""


def foreseen(state: WarfareState, unit: Unit, action: Action) -> Preview:
    """The preview of an open action's only answer; else its price, where that is the same for all."""
    asks, do, plain = action.asks, action.do, action.plain
    if asks is not None and do is not None:
        return _of_aimed(state, unit, asks, do)
    preview = Preview([])
    if plain is not None and plain is not move:  # a move costs what its way costs
        show_price(state, preview, unit.side, _plain_price(state, unit, plain))
    return preview


def _of_aimed(state: WarfareState, unit: Unit, asks: Asks, do: Deed) -> Preview:
    question = asks(state, unit)
    only = question.forced()
    if only is not None:
        preview = question.preview(only[0])
        if preview.cost is None:
            show_price(state, preview, unit.side, _price(state, unit, do, only[0]))
        return preview
    preview = Preview([])
    prices = _prices(state, unit, question, do)
    if len(prices) == 1:
        show_price(state, preview, unit.side, prices[0])
    return preview


def _prices(state: WarfareState, unit: Unit, question: Question, do: Deed) -> list[int]:
    """What the answers to a question cost, each price once."""
    prices: list[int] = []
    answers = question.choices()
    for answer in answers if len(answers) <= MANY else []:
        ap = _price(state, unit, do, answer)
        if ap not in prices:
            prices.append(ap)
    return prices


def _price(state: WarfareState, unit: Unit, do: Deed, answer: Json) -> int:
    """What a deed has paid when it comes to its first die or question: read off the deed itself."""
    outlook = Outlook(state, unit.side, lambda copy: do(copy, copy.units[unit.index], answer))
    outlook.first()
    return outlook.paid(unit.side)


def _plain_price(state: WarfareState, unit: Unit, plain: Plain) -> int:
    outlook = Outlook(state, unit.side, lambda copy: plain(copy, copy.units[unit.index]))
    outlook.first()
    return outlook.paid(unit.side)
