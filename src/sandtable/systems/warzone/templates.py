"""Template weapons: blasts that are placed and drift, cones that touch the shooter's base."""

from __future__ import annotations

from sandtable.core.effects import ask
from sandtable.core.wire import Json
from sandtable.systems.warzone.armour import Hit
from sandtable.systems.warzone.dice import PASS, POWER, plain_d20, roll_tests, test
from sandtable.systems.warzone.models import Model
from sandtable.systems.warzone.naming import model_name
from sandtable.systems.warzone.profiles import Weapon
from sandtable.systems.warzone.shots import Aim, mark_fired
from sandtable.systems.warzone.sight import sees
from sandtable.systems.warzone.space import engaged, within
from sandtable.systems.warzone.state import WarzoneState
from sandtable.systems.warzone.template_places import (
    PLACE,
    Laid,
    TemplateQuestion,
    is_cone,
    placing_need,
    structures_under,
    under,
)
from sandtable.systems.warzone.titles import called
from sandtable.systems.warzone.traits import bonus
from sandtable.table import Point, bearing, scatter


async def fire_template(state: WarzoneState, model: Model, weapon: Weapon, only: Model | None = None) -> None:
    """One shot with a template weapon: the place, the priority rule, the roll, the hits.

    `only` is the acting enemy when the shot is a reaction.
    """
    question = TemplateQuestion(state, model, weapon, only)
    laid = question.laid(await ask(question))
    assert laid is not None
    if not await _priority(state, model, weapon, laid):
        return
    dice = weapon.rate + model.rate
    mark_fired(model, weapon, only is not None)
    if state.listens():
        values: dict[str, Json] = {"model": model_name(state, model), "weapon": called(weapon)}
        state.tell("warzone-event-template", values, [PLACE], model.side, model.id)
    if weapon.template == "shotgun":
        await fire_shotgun(state, model, weapon, laid, dice)
    elif weapon.template == "flame":
        # warzone.template.flame: no RS test
        await strike_all(state, model, weapon, laid)
    else:
        fallen = await fire_blast(state, model, laid)
        if fallen is not None:
            await strike_all(state, model, weapon, fallen)


async def _priority(state: WarzoneState, model: Model, weapon: Weapon, laid: Laid) -> bool:
    """warzone.template.roll: priority is met if the centre lies on an eligible model, or a cone touches one."""
    from sandtable.systems.warzone.priority import AT_HAND, dare, ignores, obeys  # noqa: PLC0415

    if ignores(state, model):
        return True
    foes = state.field(state.rival(model.side))
    for foe in foes:
        on_it = laid.touches(foe) if is_cone(weapon) else foe.base.holds(laid.x, laid.y)
        if on_it and obeys(state, model, foe):
            return True
    if not any(
        within(model, foe, AT_HAND) and not engaged(state, foe) and sees(state, model, foe) for foe in foes
    ):
        return True
    return await dare(state, model)


async def fire_blast(state: WarzoneState, model: Model, laid: Laid) -> Laid | None:
    """warzone.template.place: one RS test whatever the RoF; warzone.template.scatter: on a failure it drifts.

    warzone.template.roll: a natural 1 places it exactly and denies no save. Off the table it has no effect: None.
    """
    outcome = await test(state, model, placing_need(state, model, laid), PLACE)
    if outcome in (PASS, POWER):
        return laid
    away = bearing(model.base.x, model.base.y, laid.x, laid.y)
    x, y = await drift(state, model.side, model.id, laid.x, laid.y, away)
    if state.listens():
        values: dict[str, Json] = {"inches": round(distance_between(laid.x, laid.y, x, y), 1)}
        state.tell("warzone-event-drift", values, ["warzone.template.scatter"], model.side, model.id)
    board = state.board
    if not (0.0 <= x <= board.width and 0.0 <= y <= board.height):
        return None
    return Laid(x, y, laid.radius, None, 0.0)


def distance_between(ax: float, ay: float, bx: float, by: float) -> float:
    """Inches between two points."""
    return float(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)


async def drift(state: WarzoneState, side: int, subject: str, x: float, y: float, away: float) -> Point:
    """warzone.template.scatter: 18 degrees clockwise a pip, 20 being straight away; a quarter of a die in inches."""
    turn = await plain_d20(state, side, "warzone.template.scatter", subject)
    far = await plain_d20(state, side, "warzone.template.scatter", subject)
    # Headings grow clockwise on a page whose y runs downwards.
    return scatter(x, y, away + 18.0 * turn, float((far + 3) // 4))


def hit_of(state: WarzoneState, model: Model, weapon: Weapon, guarded: list[str], powershot: bool) -> Hit:
    """One hit of the weapon."""
    return Hit(
        weapon.st,
        weapon.damage,
        weapon.avv + bonus(state, model, "avv") + bonus(state, model, "ranged_avv"),
        weapon.critical,
        side=model.side,
        attacker=model.id,
        ranged=True,
        powershot=powershot,
        stun=weapon.stun,
        guarded=guarded,
        why="warzone.template.hits",
    )


async def strike_all(state: WarzoneState, model: Model, weapon: Weapon, laid: Laid) -> None:
    """warzone.template.hits: one automatic hit for everybody it touches, cover or not; friends as well if it drifted.

    warzone.template.vehicle: each vehicle one hit on a random location, each structure one AV test.
    """
    from sandtable.systems.warzone.wounds import take_hit  # noqa: PLC0415

    guarded: list[str] = []
    for victim in under(state, laid, model):
        if victim.on_table:
            await take_hit(state, victim, hit_of(state, model, weapon, guarded, False))
    await strike_structures(state, model, weapon, laid)


async def strike_structures(state: WarzoneState, model: Model, weapon: Weapon, laid: Laid) -> None:
    """warzone.template.vehicle: one AV test for each structure under a template of any shape."""
    from sandtable.systems.warzone.structures import hit_structure  # noqa: PLC0415

    for structure in structures_under(state, laid):
        await hit_structure(state, structure, hit_of(state, model, weapon, [], False))


async def fire_shotgun(state: WarzoneState, model: Model, weapon: Weapon, laid: Laid, dice: int) -> None:
    """warzone.template.shotgun: RS tests equal to the RoF against each model under it, each with its own cover.

    All dice are rolled first, then the hits are taken (warzone.dice.order).
    """
    from sandtable.systems.warzone.wounds import take_hit  # noqa: PLC0415

    guarded: list[str] = []
    hits: list[tuple[Model, bool]] = []
    for victim in under(state, laid, model):
        if victim.side != model.side and sees(state, model, victim):
            need = Aim(state, model, victim, False, False).need()
            counts = await roll_tests(state, model, need, dice, "warzone.template.shotgun")
            hits.extend([(victim, False)] * counts[PASS])
            hits.extend([(victim, True)] * counts[POWER])
    for victim, powershot in hits:
        if victim.on_table:
            await take_hit(state, victim, hit_of(state, model, weapon, guarded, powershot))
    await strike_structures(state, model, weapon, laid)
