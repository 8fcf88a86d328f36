"""The Use Skill action (chapter 5): who can do what for whom, and doing it."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.effects import ask
from sandtable.core.preview import Preview
from sandtable.core.question import ListedChoice, Option
from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json, Message, text_of
from sandtable.systems.fallout.book.words import DOCTOR, HERO, LOCKPICK, REPAIR, SQUADLEADER, STEAL, TRAPS
from sandtable.systems.fallout.harm.mending import KIT_REPAIR, doctor_level, repair_level, treatable
from sandtable.systems.fallout.move.aftermath import aftermath
from sandtable.systems.fallout.move.mine_laying import stock
from sandtable.systems.fallout.move.mines import can_disarm, disarmable, traps_level
from sandtable.systems.fallout.state.dice import chance
from sandtable.systems.fallout.state.identities import (
    CURE,
    DISARM,
    HEAL,
    LAY,
    MEND,
    NOTHING,
    OPEN,
    RALLY,
    SPOT,
    WHICH_USE,
)
from sandtable.systems.fallout.state.names import named
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.systems.fallout.turn.skill_acts import Use, carry_out, use_of
from sandtable.systems.fallout.turn.skill_forecast import foresee
from sandtable.systems.fallout.turn.stances import begin, sneaks
from sandtable.table import distance, distance_to_point, within

__all__ = ["begin", "sneaks", "usable", "use"]

HEROES: Final = (HERO,)
SPOTTERS: Final = (HERO, SQUADLEADER)


# ------------------------------------------------------------ who


def can_use(state: FalloutState, figure: Figure) -> bool:
    """fallout.action.skill.who.en: whoever has a skill. fallout.action.skill.who.it: heroes alone.

    fallout.skill.owners, fallout.skill.level_stat: the skills and levels of the army entry. fallout.skill.one_per_turn
    """
    if figure.skill_used or not figure.able():
        return False
    return state.english or figure.profile.rank in HEROES


def usable(state: FalloutState, unit: Unit) -> list[Figure]:
    """The members who have something to use a skill on within a move: the move comes first (…skill.move_first)."""
    figures: list[Figure] = []
    for figure in unit.figures:
        # Most have neither skill nor item nor a counter to look at, so there is nothing to look for.
        if not (figure.items or state.mines or figure.profile.elder) and not (
            figure.skills and _handy(figure)
        ):
            continue
        if figure.able() and not figure.skill_used:
            room = figure.profile.ag * state.lengths.inch
            if uses(state, unit, figure, room, first=True):
                figures.append(figure)
    return figures


def _handy(figure: Figure) -> bool:
    """Whether any of its skills is used on somebody or something; Sneak and Piloting are not."""
    skills = figure.skills
    return DOCTOR in skills or REPAIR in skills or LOCKPICK in skills or STEAL in skills or TRAPS in skills


def uses(
    state: FalloutState, unit: Unit, figure: Figure, room: float = 0.0, first: bool = False
) -> list[Use]:
    """Everything a figure could do after a move of up to `room`; with `first` one is enough."""
    offers: list[Use] = []
    skills = figure.skills
    if skills and can_use(state, figure):
        if DOCTOR in skills:
            _doctoring(state, unit, figure, room, offers)
        if REPAIR in skills:
            _repairs(state, unit, figure, room, offers)
        if LOCKPICK in skills:
            _locks(state, unit, figure, room, offers)
        if STEAL in skills:
            _thefts(state, unit, figure, room, offers)
        if TRAPS in skills:
            _traps(state, unit, figure, room, offers)
        if first and offers:
            return offers
    if figure.items:
        _robot_kit(state, unit, figure, room, offers)
    if state.mines:
        _spotting(state, unit, figure, room, offers)
    if figure.profile.elder:
        _rallying(state, unit, figure, room, offers)
    return offers


# ------------------------------------------------------------ what


def _doctoring(state: FalloutState, unit: Unit, figure: Figure, room: float, offers: list[Use]) -> None:
    """Friends beside him, without a token.

    fallout.skill.doctor.heal, fallout.skill.doctor.poison, fallout.skill.doctor.target,
    fallout.skill.doctor.self
    """
    level = doctor_level(state, figure)
    if level is None:
        return
    reach = state.lengths.adjacent + room
    for other in state.units:
        if other.side != unit.side or not other.on_table():
            continue
        for patient in other.figures:
            if not (patient.out or patient.hp < patient.hp_max or patient.poisoned):
                continue
            if (
                patient is figure
                or not treatable(other, patient)
                or not within(figure.base, patient.base, reach)
            ):
                continue
            values = named(other, patient)
            if patient.out or patient.hp < patient.hp_max:
                rule = "fallout.skill.doctor.heal"
                offers.append(use_of(HEAL, patient, rule, "fallout-opt-doctor", values, level))
            if patient.poisoned:
                rule = "fallout.skill.doctor.poison"
                offers.append(use_of(CURE, patient, rule, "fallout-opt-cure", values, level))


def _repairs(state: FalloutState, unit: Unit, figure: Figure, room: float, offers: list[Use]) -> None:
    """fallout.skill.repair.effect: an adjacent damaged vehicle or robot; fallout.skill.repair.disabled."""
    level = figure.skills.get("repair", 0)
    if level:
        _mendable(state, unit, figure, room, level, offers, hulls=True)


def _robot_kit(state: FalloutState, unit: Unit, figure: Figure, room: float, offers: list[Use]) -> None:
    """fallout.item.robot_kit: whoever carries the kit repairs robots at 5, in both editions."""
    if figure.skill_used or not figure.items or figure.item("robot_repair_kit") is None:
        return
    if figure.skills.get("repair", 0) and can_use(state, figure):
        return  # he repairs by his own skill, with the kit
    _mendable(state, unit, figure, room, KIT_REPAIR, offers, hulls=False)


def _mendable(
    state: FalloutState,
    unit: Unit,
    figure: Figure,
    room: float,
    level: int,
    offers: list[Use],
    *,
    hulls: bool,
) -> None:
    reach = state.lengths.adjacent + room
    rule = "fallout.skill.repair.effect"
    for other in state.units:
        if other.side != unit.side or not other.on_table():
            continue
        vehicle = other.vehicle
        if vehicle is not None:
            if hulls and vehicle.damage > 0 and within(figure.base, vehicle.hull, reach):
                sure = repair_level(state, figure, level, robot=False)
                values: dict[str, Json] = {"vehicle": other.name}
                offers.append(use_of(REPAIR, other, rule, "fallout-opt-repair", values, sure))
            continue
        for robot in other.figures:
            if (
                robot is not figure
                and robot.profile.robot
                and robot.present()
                and robot.hp < robot.hp_max
                and within(figure.base, robot.base, reach)
            ):
                sure = repair_level(state, figure, level, robot=True)
                offers.append(
                    use_of(MEND, robot, rule, "fallout-opt-repair-robot", named(other, robot), sure)
                )


def _locks(state: FalloutState, unit: Unit, figure: Figure, room: float, offers: list[Use]) -> None:
    """fallout.skill.lockpick, fallout.s3.open: a locked box beside him."""
    level = figure.skills.get(LOCKPICK, 0)
    if not level or not state.chests:
        return
    reach = state.lengths.adjacent + room + 1e-6
    for chest in state.chests:
        if chest.opened_by == -2 and distance_to_point(figure.base, chest.x, chest.y) <= reach:
            against = skill_level(LOCKPICK, level)
            offers.append(use_of(OPEN, chest, "fallout.skill.lockpick", "fallout-opt-lockpick", {}, against))


def _thefts(state: FalloutState, unit: Unit, figure: Figure, room: float, offers: list[Use]) -> None:
    """fallout.skill.steal: one item, no weapon, of an enemy within melee reach; the thief chooses it."""
    level = figure.skills.get(STEAL, 0)
    if not level:
        return
    reach = state.lengths.melee + room
    for other in state.units:
        if other.side == unit.side or not other.on_table():
            continue
        for victim in other.figures:
            if not victim.items or not victim.present() or not within(figure.base, victim.base, reach):
                continue
            seen: list[str] = []
            for item in victim.items:
                if item.id in seen:
                    continue
                seen.append(item.id)
                values = named(other, victim)
                values["item"] = {"id": "fallout-item-" + item.id}
                rule = "fallout.skill.steal"
                against = skill_level(STEAL, level)
                offers.append(
                    use_of(STEAL, victim, rule, "fallout-opt-steal", values, against, f":{item.id}")
                )


def _traps(state: FalloutState, unit: Unit, figure: Figure, room: float, offers: list[Use]) -> None:
    """fallout.skill.traps, fallout.mine.place.action, fallout.mine.disarm.who: laying counters, disarming them."""
    level = figure.skills.get(TRAPS, 0)
    if not level:
        return
    if stock(state, unit):
        label = Message("fallout-opt-lay", {"mines": state.mine_stock[unit.side]})
        offers.append(
            Use(
                id=LAY,
                label=label,
                rule="fallout.mine.place.action",
                level=None,
                target=figure,
                token=figure.id,
            )
        )
    if can_disarm(figure):
        near = state.mines if room else disarmable(state, figure)
        reach = state.lengths.mine_lay + room + 1e-6
        for mine in near:
            if distance_to_point(figure.base, mine.x, mine.y) <= reach:
                rule = "fallout.mine.disarm.who"
                offers.append(use_of(DISARM, mine, rule, "fallout-opt-disarm", {}, traps_level(figure)))


def _spotting(state: FalloutState, unit: Unit, figure: Figure, room: float, offers: list[Use]) -> None:
    """fallout.mine.spot.who, fallout.mine.spot.once: heroes and squadleaders, one counter, without Traps."""
    if not state.mines or figure.profile.rank not in SPOTTERS or figure.skill_used:
        return
    reach = state.lengths.spot + room + 1e-6
    for mine in state.mines:
        if mine.revealed or mine.side == unit.side:
            continue
        if distance_to_point(figure.base, mine.x, mine.y) <= reach:
            level = Reckoning(figure.profile.pe, "fallout-mod-pe", "fallout.stat.perception")
            offers.append(use_of(SPOT, mine, "fallout.mine.spot.roll", "fallout-opt-spot", {}, level))


def _rallying(state: FalloutState, unit: Unit, figure: Figure, room: float, offers: list[Use]) -> None:
    """fallout.unit.elder.rally: an Elder and a broken squad of the Brotherhood within 12 inches (30 cm)."""
    if not figure.profile.elder or figure.skill_used:
        return
    reach = state.lengths.elder + room
    for other in state.units:
        if other.side != unit.side or not other.broken or not other.on_table():
            continue
        near = [
            one for one in other.figures if one.present() and one.profile.faction == figure.profile.faction
        ]
        if any(distance(figure.base, one.base) <= reach + 1e-6 for one in near):
            rule = "fallout.unit.elder.rally"
            level = Reckoning(figure.profile.ch, "fallout-mod-ch", "fallout.stat.charisma")
            offers.append(use_of(RALLY, other, rule, "fallout-opt-rally", {"unit": other.name}, level))


def skill_level(skill: str, level: int) -> Reckoning:
    """fallout.skill.level_number: a skill die is rolled against the level of the skill itself."""
    return Reckoning(level, "fallout-skill-" + skill, "fallout.skill.level_number")


# ------------------------------------------------------------ the question


class SkillQuestion(ListedChoice):
    """fallout.action.skill.move_first: which use of which skill, now that the move is made; or none after all."""

    identity: ClassVar[str] = WHICH_USE

    def __init__(self, state: FalloutState, unit: Unit, figure: Figure, offers: list[Use]) -> None:
        prompt = Message("fallout-ask-skill", named(unit, figure))
        super().__init__(state.decider(unit), "fallout.action.skill.move_first", prompt, figure.id)
        self.state = state
        self.unit = unit
        self.figure = figure
        self.offers = offers

    def candidates(self) -> list[Json]:
        answers: list[Json] = [use.id for use in self.offers]
        answers.append(NOTHING)
        return answers

    def forced(self) -> list[Json] | None:
        return None if self.offers else [NOTHING]

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        for one in self.offers:
            if one.id == answer:
                foresee(preview, self.state, self.unit, self.figure, one)
        return preview

    def details(self) -> dict[str, Json]:
        options: list[Option] = []
        for use in self.offers:
            level = use.level
            note: Message | None = None
            if level is not None:
                shown = round(chance(level.number, level.modifier) * 100)
                note = Message("fallout-note-chance", {"chance": shown})
            options.append(Option(use.id, use.label, use.rule, note, icon="skill", token=use.token))
        options.append(Option(NOTHING, Message("fallout-opt-no-skill")))
        return {"options": [option.wire() for option in options]}


async def use(state: FalloutState, unit: Unit, figure: Figure) -> bool:
    """The skill is used; False when the squad may only move after it (fallout.mine.spot.once)."""
    offers = uses(state, unit, figure)
    answer = text_of(await ask(SkillQuestion(state, unit, figure, offers)))
    for one in offers:
        if one.id == answer:
            figure.skill_used = True
            await carry_out(state, unit, figure, one)
            await aftermath(state)
            return one.kind() != SPOT
    return True
