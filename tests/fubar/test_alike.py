"""Legal ways of saying the same thing end alike: with or without a listener, in one leg or in two."""

import pytest
from tests.fubar.move.test_watching import KINDS

from sandtable.core.dice import SeededDice
from sandtable.core.effects import Ask, Roll
from sandtable.core.pins import pins
from sandtable.core.setup import setup_of
from sandtable.core.system import system
from sandtable.systems.fubar.move.march import March
from sandtable.systems.fubar.move.movement import follow
from sandtable.systems.fubar.move.planning import Planner

SCENARIOS = ("crossroads", "convoy", "extraction", "laststand", "outpost", "skirmish")
MOST = 2500  # effects of a game that are looked at


def story(scenario, seed, listen):
    """A random game as the rules tell it to the driver: every roll with its classes, every question, every answer."""
    rules = system("fubar")
    state = rules.start(setup_of({"system": "fubar", "scenario": scenario, "layout": seed}))
    state.events = [] if listen else None
    dice = SeededDice(f"alike {scenario} {seed}".encode())
    flow = rules.play(state)
    told = []
    reply = None
    for _ in range(MOST):
        try:
            effect = flow.send(reply)
        except StopIteration:
            break
        reply = None
        if isinstance(effect, Roll):
            faces = dice.throw(effect.die.sides, effect.n, effect.why)
            need = effect.need.wire() if effect.need is not None else None
            lines = effect.reckoning.wire() if effect.reckoning is not None else None
            told.append(
                (effect.why, effect.side, effect.subject, effect.n, effect.classes, need, lines, faces)
            )
            reply = effect.count(faces)
        elif isinstance(effect, Ask):
            reply = effect.question.draw(dice)[0]
            told.append((effect.why, effect.side, reply))
    flow.close()
    return told, state.digest()


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nobody_has_to_listen(scenario, seed):
    """The same rolls, classes and numbers needed, whether or not anybody hears of them."""
    assert story(scenario, seed, True) == story(scenario, seed, False)


# ------------------------------------------------------------ one leg or two

WAYS = ((6.0, 0.0), (-6.0, 0.0), (4.8, 3.6), (-4.8, 3.6), (4.8, -3.6), (-4.8, -3.6), (3.6, -4.8), (0.0, -6.0))


def scattered(seed):
    """A state with rectangles of cover, a unit about to walk, two units On Guard, and the way it is to go.

    It walks on the grid, so that its way can be cut in pieces without rounding; sometimes it leads the captive.
    """
    dice = SeededDice(f"legs {seed}".encode())
    terrain = []
    for _ in range(6):
        x, y = 6 + dice.below(30), 12 + dice.below(16)
        wide, deep = 2 + dice.below(5), 2 + dice.below(4)
        points = [[x, y], [x + wide, y], [x + wide, y + deep], [x, y + deep]]
        terrain.append({"kind": KINDS[dice.below(4)], "points": points})
    x, y = 8 + dice.below(26), 32 + dice.below(8)
    units = [{"id": "mover", "side": "A", "at": [[x, y], [x + 1.5, y], [x, y + 1.5]], "training": "elite"}]
    for id in ("left", "right"):
        gx, gy = 4 + dice.below(36), (4 if id == "left" else 8) + dice.below(3)
        at = [[gx, gy], [gx + 1.5, gy]]
        units.append({"id": id, "side": "B", "guard": True, "weapons": "machine_gun", "at": at})
    position = {"terrain": terrain, "units": units}
    if seed % 4 == 0:
        position |= {"scenario": "extraction", "captive": {"at": [x - 1, y], "taken_by": "mover"}}
    rules = system("fubar")
    return rules.position(setup_of({"system": "fubar", "position": position})), WAYS[dice.below(len(WAYS))]


def walked(seed, cuts, reaction):
    """The state after the walk, cut at these shares of it; who On Guard is asked fires or holds. A reaction ends it."""
    state, (dx, dy) = scattered(seed)
    unit = state.unit("mover")
    march = March(unit, "walk", 6.0, "fubar.action.walk.move")
    dice = SeededDice(f"dice {seed}".encode())
    x, y = unit.figures[0].base.x, unit.figures[0].base.y
    rolls = []
    for share in (*cuts, 1.0):
        planner = Planner(state, march)
        answer = {"lead": [round(x + dx * share, 2), round(y + dy * share, 2)], "formation": "keep"}
        plan = planner.plan(answer, "done")
        assert [] == plan.reasons
        if driven(follow(state, march, plan), dice, reaction, rolls):
            break
    left = [round(inches, 6) for inches in march.left]
    return state.digest(), left, rolls


def driven(flow, dice, reaction, rolls):
    """Runs a rule: dice fall, whoever may react answers as told, everybody else as is suggested."""
    reply = None
    while True:
        try:
            effect = flow.send(reply)
        except StopIteration as done:
            return done.value
        reply = None
        if isinstance(effect, Roll):
            faces = dice.throw(effect.die.sides, effect.n, effect.why)
            rolls.append((effect.why, effect.classes, faces))
            reply = effect.count(faces)
        elif isinstance(effect, Ask):
            question = effect.question
            reply = question.by_order(reaction) if question.topic == "fubar.react" else question.suggestion()


@pins("fubar.action.guard.react", "fubar.action.guard.timing", "fubar.scenario.captive")
@pytest.mark.parametrize("reaction", ["fire", "hold"])
@pytest.mark.parametrize("seed", range(100))
def test_a_move_in_one_leg_or_in_several_ends_alike(seed, reaction):
    """fubar.action.guard.react: the same places, reactions and dice, wherever the mover stops on the same way."""
    once = walked(seed, (), reaction)

    for cuts in ((0.5,), (1 / 3,), (1 / 6, 5 / 6)):
        assert once == walked(seed, cuts, reaction)


def test_many_of_these_walks_are_reacted_to():
    """The walks above are worth something: a good part of them is stopped, others are let pass or seen by nobody."""
    stopped = sum(1 for seed in range(100) if walked(seed, (), "fire")[2])

    assert 25 < stopped < 90
