"""Every question of Warfare that can show odds stands in the net of odds and ladders, or is named here."""

import importlib
import pkgutil

from tests.nets import observe_warfare
from tests.nets.outcomes import made_moments

from sandtable.core.question import Question
from sandtable.systems import warfare

BUILT_ON = {
    "TargetQuestion",
    "CallQuestion",
    "IconQuestion",
    "ReactionQuestion",
    "UnitChoice",
    "CounterChoice",
}
"""Never asked themselves."""

NO_ODDS = {"MoveQuestion"}
"""A move shows its way and its price; what those who watch it may do is theirs to choose."""


def heirs(kind: type[Question]) -> set[type[Question]]:
    """All that descend from a kind of question."""
    found = set(kind.__subclasses__())
    for heir in list(found):
        found |= heirs(heir)
    return found


def foretells(kind: type[Question]) -> bool:
    """Whether a question of Warfare has a preview of its own, or of the kind it is built on."""
    own = [part for part in kind.__mro__ if part.__module__.startswith(warfare.__name__)]
    return any("preview" in vars(part) or "preview_of" in vars(part) for part in own)


def test_every_question_of_warfare_that_shows_odds_is_in_the_net():
    """What the net does not hold may drift from the rules unseen."""
    for module in pkgutil.iter_modules(warfare.__path__):
        importlib.import_module(f"{warfare.__name__}.{module.name}")
    kinds = {kind for kind in heirs(Question) if kind.__module__.startswith(warfare.__name__)}
    asked = {kind.__name__ for kind in kinds if foretells(kind)}
    met = {type(moment.game.question()).__name__ for moment in made_moments("warfare", observe_warfare)}

    assert asked - BUILT_ON - NO_ODDS == met
