"""The d20: PowerShot, Fumble, and the tests of every characteristic.

warzone.dice.d20: a test passes when the die is equal to or lower than the characteristic after modifiers.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import D20, Roll, every_face, shown
from sandtable.core.keeping import Kept
from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json, Message
from sandtable.systems.warzone.book.words import BAUHAUS, SKILL_RELENTLESS
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState

FAIL: Final = 0
PASS: Final = 1
POWER: Final = 2
FUMBLE: Final = 3
"""What a die means: failed, passed, a natural 1, a natural 20."""

TESTS: Final = {
    "warzone.act.charge.order": "fear",
    "warzone.act.close.roll": "close",
    "warzone.act.counter.free": "counter",
    "warzone.act.shoot.roll": "shoot",
    "warzone.act.skill.cost": "medic",
    "warzone.act.stun.max": "stun",
    "warzone.act.wait.ld": "wait",
    "warzone.armour.test": "armour",
    "warzone.av.test": "av",
    "warzone.climb.con": "climb",
    "warzone.climb.con.run": "climb",
    "warzone.focus.one_shot": "shoot",
    "warzone.heal.test": "heal",
    "warzone.jump.forward.con": "leap",
    "warzone.panic.rally.roll": "rally",
    "warzone.panic.test": "panic",
    "warzone.priority.ld": "priority",
    "warzone.psychic.cast": "cast",
    "warzone.psychic.direct": "resist",
    "warzone.psychic.shoot": "cast",
    "warzone.rout.rally.roll": "rally",
    "warzone.rout.test": "rout",
    "warzone.setup.rapid": "landing",
    "warzone.suppress.con": "suppress",
    "warzone.swarm.one_blow": "close",
    "warzone.template.place": "place",
    "warzone.template.shotgun": "shoot",
}
"""What a test is called beside its dice, by the rule that asks for it."""


def classes_for(need: int) -> list[int]:
    """warzone.dice.powershot.success, warzone.dice.fumble.fail, warzone.dice.range: 1 always passes, 20 never does."""
    classes = [PASS if face <= need else FAIL for face in range(1, 21)]
    classes[0] = POWER
    classes[19] = FUMBLE
    return classes


_CLASSES: Final = [classes_for(need) for need in range(21)]
_SAVES: Final = [
    [1 if face == 1 or (face <= need and face < 20) else 0 for face in range(1, 21)] for need in range(21)
]
_CHANCES: Final = [sum(saves) / 20.0 for saves in _SAVES]
_FACES: Final = every_face(20)


def classes_of(need: int) -> list[int]:
    """`classes_for`, out of a list made once."""
    return _CLASSES[0 if need < 0 else min(need, 20)]


async def throw(state: WarzoneState, side: int, subject: str, need: Reckoning, n: int, why: str) -> list[int]:
    """`n` dice against a number; counts of FAIL, PASS, POWER, FUMBLE. Nothing but the throw."""
    number = need.need()
    words = words_for(number, why)
    return await Roll(D20, n, classes_of(number), why, side, words, subject, None, need)


async def passes(state: WarzoneState, side: int, subject: str, need: Reckoning, why: str) -> bool:
    """One die to which a natural 1 and a natural 20 are no more than a pass and a failure."""
    number = need.need()
    words = words_for(number, why)
    classes = _SAVES[0 if number < 0 else min(number, 20)]
    counts = await Roll(D20, 1, classes, why, side, words, subject, None, need)
    return counts[1] > 0


def chance(need: int) -> float:
    """warzone.dice.range: the chance of a test, a natural 1 and 20 included."""
    return _CHANCES[0 if need < 0 else min(need, 20)]


_words: Final = Kept[tuple[int, str], Message](1024)


def words_for(need: int, why: str) -> Message:
    """Which test it is and what passes it, for those who watch."""
    key = (max(need, 1), why)
    known = _words.get(key)
    if known is None:
        known = _words.keep(key, _words_for(key[0], why))
    return known


def _words_for(need: int, why: str) -> Message:
    if why not in TESTS:
        return Message("warzone-need", {"need": need})
    return Message("warzone-need-test", {"test": test_name(why), "need": need})


def test_name(why: str) -> Json:
    """What a test is called."""
    return {"id": "warzone-test-" + TESTS[why]}


async def roll_tests(state: WarzoneState, model: Model, need: Reckoning, n: int, why: str) -> list[int]:
    """`n` dice of one attack of a model. warzone.dice.fumble.burst: a 20 among them stops none of the others."""
    counts = await throw(state, model.side, model.id, need, n, why)
    if counts[FUMBLE]:
        fumble(state, model)
    return counts


async def test(state: WarzoneState, model: Model, need: Reckoning, why: str) -> int:
    """One test of a model: FAIL, PASS, POWER or FUMBLE."""
    counts = await throw(state, model.side, model.id, need, 1, why)
    if counts[FUMBLE]:
        fumble(state, model)
        return FUMBLE
    if counts[POWER]:
        return POWER
    return PASS if counts[PASS] else FAIL


def fumble(state: WarzoneState, model: Model) -> None:
    """warzone.dice.fumble.actions, warzone.dice.fumble.cards: what a natural 20 costs a model in its own activation.

    warzone.dice.fumble.scope: only there; elsewhere it has only failed. warzone.faction.bauhaus.precision: Bauhaus
    models never fumble. The Relentless ability keeps the actions.
    """
    if state.actor != model.id or model.profile.faction == BAUHAUS:
        return
    state.touch(model)
    model.fumbled = True
    keeps = SKILL_RELENTLESS in model.profile.skills
    if not keeps:
        model.actions = 0
    state.tell(
        "warzone-event-fumble",
        lambda: {"model": model_name(state, model), "keeps": "yes" if keeps else "no"},
        ["warzone.dice.fumble.actions", "warzone.dice.fumble.cards"],
        model.side,
        model.id,
    )


async def plain_d20(state: WarzoneState, side: int, why: str, subject: str = "") -> int:
    """One die whose number itself counts: initiative, drift, location."""
    return shown(await Roll(D20, 1, _FACES, why, side, None, subject))
