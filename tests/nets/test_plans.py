"""What a place would bring is what it brings: the tool `plan` against the questions asked after really going there.

In random games, at questions what a unit does, moves are planned and then made on a fork. Where nothing comes between,
the shots of the plan are those that the questions of both sides preview from there; where somebody reacts, he is among
those who were told to fire on the way, with the same chances.
"""

from itertools import islice

import pytest
from tests.nets.moments import SYSTEMS, begun, moments, wider

from sandtable.core.ahead import ahead
from sandtable.core.dice import SeededDice
from sandtable.core.game import Answered
from sandtable.core.outlook import mean_of, nothing_of
from sandtable.core.preview import Preview
from sandtable.figures.edges import LEAVE
from sandtable.systems.fallout.attack.arms import Attacker
from sandtable.systems.fallout.attack.battery import Battery as FalloutBattery
from sandtable.systems.fallout.attack.targeting import AttackQuestion
from sandtable.systems.fubar.attack.battery import Battery
from sandtable.systems.fubar.attack.targeting import FireQuestion
from sandtable.systems.warfare.attack.shooting import can_use_weapons, column_of, targets_of
from sandtable.systems.warfare.attack.targeting import FireQuestion as WarfareFire
from sandtable.systems.warfare.attack.targeting import shot_preview
from sandtable.systems.warzone.attack.shot_numbers import can_be_primary, guns
from sandtable.systems.warzone.attack.targeting import ShootQuestion

GAMES = {"fubar": 4, "fallout": 4, "warfare": 6, "warzone": 2}  # in the short form
EVERY = 3
EACH = 12  # moments out of one game
TRIES = 4  # moves of one question


def fubar_means(state, unit, foe):
    """The aimed fire of the unit, the plain fire of the foe."""
    for one, other, aiming in ((unit, foe, state.unit(unit).vehicle is None), (foe, unit, False)):
        battery = Battery(state, state.unit(one), moving=False, aiming=aiming)
        yield means(FireQuestion(battery).preview({"at": other}), "")


def fallout_means(state, unit, foe):
    """The attacks of both."""
    for one, other in ((unit, foe), (foe, unit)):
        attacker = state.unit(one)
        able = [Attacker(attacker, figure) for figure in attacker.able()]
        battery = FalloutBattery(
            state, attacker, able, "fallout.action.attack.per_figure", melee=True, ranged=True
        )
        counted = "fallout-odds-points" if state.unit(other).vehicle is not None else "fallout-odds-hurt"
        yield means(AttackQuestion(battery).preview({"at": other}), counted) if able else None


def warfare_means(state, unit, foe):
    """The best weapons of both, as the unit's side sees them: values it has not seen are taken as ordinary."""
    own = state.unit(unit)
    known = state.known(own.side)
    yield max(filter(None, (fire_of(state, own, mode, foe) for mode in (0, 1, 2))), default=None)
    shots = []
    firer = known.unit(foe)
    for mode in (0, 1, 2):
        if can_use_weapons(known, firer, mode) and known.unit(unit) in targets_of(known, firer, mode):
            preview = Preview()
            shot_preview(known, firer, mode, known.unit(unit), preview, own.side)
            shots.append(means(preview, "warfare-odds-combat"))
    yield max(filter(None, shots), default=None)


def fire_of(state, firer, mode, foe):
    """The question at whom a unit fires, asked about one."""
    if column_of(firer, mode) is None:
        return None
    return means(WarfareFire(state, firer, mode).preview({"at": foe}), "warfare-odds-combat")


def warzone_means(state, unit, foe):
    """Every model of either, at the nearest it may shoot at."""
    own = [model for model in state.models().values() if model.on_table and unit in (model.id, model.squad)]
    theirs = state.squad(foe).standing()
    for shooters, targets in ((own, theirs), (theirs, own)):
        total = [shot for shooter in shooters for shot in warzone_shot(state, shooter, targets)]
        yield (sum(mean for mean, _ in total), None) if total else None


def warzone_shot(state, shooter, targets):
    """What one model shoots at the nearest."""
    near = sorted(targets, key=lambda t: (t.base.x - shooter.base.x) ** 2 + (t.base.y - shooter.base.y) ** 2)
    for target in near:
        for weapon in guns(shooter):
            if not weapon.template and can_be_primary(state, shooter, target, weapon.reach):
                preview = ShootQuestion(state, shooter, weapon, False).preview({"at": target.id})
                return [] if preview.reasons else [(squad_loses(state, preview, target), None)]
    return []


def squad_loses(state, preview, target):
    """What all of a squad lose on average: a Guarded commander passes hits on."""
    tokens = [model.id for model in state.squad_of(target).models]
    return sum(mean_of(line) for line in preview.odds if line.title.values["token"] in tokens)


MEANS = {
    "fubar": fubar_means,
    "fallout": fallout_means,
    "warfare": warfare_means,
    "warzone": warzone_means,
}


def means(preview, title):
    """Mean and chance of anything of the line of that title, or of the first."""
    if preview.reasons or not preview.odds:
        return None
    line = next((line for line in preview.odds if line.title.id == title), preview.odds[0])
    return mean_of(line), 1.0 - nothing_of(line)


def planned_moves(game):
    """Moves behind the action question: the action, the answer, and what the tool says of it."""
    question = game.question()
    for action, behind in ahead(game):
        if behind.kind not in ("move", "hex"):
            continue
        for answer in behind.choices()[: 8 * TRIES : 8]:
            told = behind.preview(answer)
            leaves = isinstance(answer, dict) and str(answer.get("then", "")).startswith(LEAVE)
            if told.paths and not leaves:  # who leaves the table shoots at nobody from there
                ways = {token: [list(point) for point in way] for token, way in told.paths}
                query = {"tool": "plan", "unit": question.subject, "ways": ways, "pace": action}
                if isinstance(answer, dict) and "facing" in answer:
                    query["facing"] = answer["facing"]
                yield action, answer, game.system.inspect(game.state, question.side, query).outlook


def made(game, action, answer):
    """The game after action and move, with fresh dice."""
    fork = game.fork(SeededDice(b"plans"))
    before = len(fork.past)
    fork.answer(action)
    fork.answer(answer)
    return fork, all(isinstance(entry, Answered) for entry in fork.past[before:])


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_a_plan_tells_the_shots_that_are_asked_for_there(system_id):
    """Both ways, for every enemy in sight; and whoever reacts was among the eyes."""
    compared = 0
    for number in range(wider(GAMES[system_id], 4)):
        game = begun(system_id, number)
        for _ in islice(asked_actions(game, number), EACH):
            side, unit = game.question().side, game.question().subject
            for action, answer, outlook in planned_moves(game):
                fork, plain = made(game, action, answer)
                pending = fork.ask
                if pending is not None and is_reaction(pending.question):
                    reactions_told(pending.question, outlook)
                elif plain and not hides(system_id, fork.state, side):
                    compared += shots_told(system_id, fork.state, unit, outlook)

    assert compared >= 10


def asked_actions(game, number):
    """The moments at which a unit is asked what it does."""
    for at in moments(game, number, EVERY, "greedy"):
        question = game.question()
        if question.opens and question.subject:
            yield at


def is_reaction(question):
    """Whether it breaks into a move."""
    return any(word in question.topic for word in ("react", "overwatch"))


def hides(system_id, state, side):
    """Whether anything is hidden from the side that a shot may hang on: in FUBAR, where somebody is."""
    return system_id == "fubar" and state.dump() != state.known(side).dump()


def shots_told(system_id, state, unit, outlook):
    """How many shots of the plan were compared; each must be the one that is asked for."""
    compared = 0
    for row in outlook.facing:
        told = [None if shot is None else (shot.mean, shot.some) for shot in (row.mine, row.theirs)]
        for one, real in zip(told, MEANS[system_id](state, unit, row.unit), strict=True):
            if one is None or real is None:
                continue
            assert pytest.approx(real[0], abs=1e-9) == one[0], (unit, row.unit)
            compared += 1
    return compared


def reactions_told(question, outlook):
    """Whoever may react was told to, with the same odds or, where its owner may choose the moment, with no better."""
    eyes = {eye.unit: eye.shot for eye in outlook.eyes}
    for answer in question.choices():
        preview = question.preview(answer)
        shot = means(preview, "fallout-odds-hurt")
        who = str(answer).split("/")[0].split(":")[0]
        if shot is not None and who in eyes:
            assert eyes[who].mean >= shot[0] - 1e-9
