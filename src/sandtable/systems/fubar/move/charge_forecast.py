"""What an assault would bring, from the rules that will be played: who strikes and strikes back, with which odds."""

from __future__ import annotations

from sandtable.core.effects import ask
from sandtable.core.odds import RuleTrial, tallies
from sandtable.core.preview import Preview
from sandtable.core.wire import Message, table_of, text_of
from sandtable.systems.fubar.attack.blows import Round, Strike, fight, storm
from sandtable.systems.fubar.attack.engagement import (
    any_contact,
    enter_combat,
    figures_lost,
    in_dice_order,
    make_round,
    strike_at_vehicle,
    touching,
)
from sandtable.systems.fubar.attack.forecast import BUDGET, damage_line, worst_odds
from sandtable.systems.fubar.harm.vehicle_damage import volley_target
from sandtable.systems.fubar.move.contact_question import CloseUpQuestion, close_up_question
from sandtable.systems.fubar.move.march import March, Plan
from sandtable.systems.fubar.move.walking import Stretch
from sandtable.systems.fubar.state.known import known_state
from sandtable.systems.fubar.state.state import FubarState, Unit

Rounds = dict[
    str, Round
]  # the round that follows each answer to the question who closes up; "" when nobody is asked


def foresee(preview: Preview, state: FubarState, march: March, plan: Plan, target: Unit) -> None:
    """Adds to a preview the round that follows when the unit goes in by this plan, played on a copy.

    Where somebody its side knows of may react on the way, what is shown holds if nobody does.
    """
    copy = known_state(state, march.unit.side)
    unit, foe = copy.unit(march.unit.id), copy.unit(target.id)
    preview.title = Message("fubar-preview-assault", {"unit": unit.name, "target": foe.name})
    Stretch(copy, March(unit, march.action, march.allowance, march.why), plan).place(1.0)
    if not any_contact([unit], [foe]):
        return
    if foe.vehicle is not None:
        foresee_vehicle(preview, copy, unit, foe)
    else:
        foresee_round(preview, copy, unit, foe)


def foresee_vehicle(preview: Preview, state: FubarState, unit: Unit, target: Unit) -> None:
    """fubar.vehicle.assault: one round against a vehicle that saves and does not strike back."""
    strike = strike_at_vehicle(unit, target)
    quarry = volley_target(state, target)
    explain_strikes(preview, [strike], {unit.id: unit})
    save = quarry.save
    if save is not None:
        title = Message("fubar-reckon-save", {"unit": target.name})
        preview.explain(title, quarry.save_rule(), target.id, save)
    outcome = worst_odds(lambda: storm(quarry, strike))
    line = damage_line(outcome, target)
    if preview.warnings:
        line.policy = Message("fubar-policy-unwatched")
    preview.odds.append(line)


def foresee_round(preview: Preview, state: FubarState, unit: Unit, target: Unit) -> None:
    """The first round, after the defender has closed up as it likes.

    The odds hold for a defender that does; where it would be better off not to, best play says what comes then.
    """
    attacker = enter_combat(state, unit, target).attacker
    units = in_dice_order(attacker, [unit, target])
    question = close_up_question(
        state, March(target, "close-up", state.lengths.close_up, "fubar.melee.defender_move"), [unit]
    )
    rounds = rounds_after(state, attacker, units, question)
    usual = rounds[question.then[0].id if question is not None else ""]
    explain_strikes(preview, usual.strikes, {side.id: side for side in units})
    for number, side in enumerate(units):
        save = usual.saves[number]
        if save is not None:
            title = Message("fubar-reckon-save", {"unit": side.name})
            preview.explain(title, "fubar.melee.armour", side.id, save)
    mine, theirs = units.index(unit), units.index(target)

    def count(lost: list[int]) -> list[int]:
        fallen = [figures_lost(side, lost[at]) for at, side in enumerate(units)]
        return [*fallen, fallen[theirs] - fallen[mine]]

    outcome = tallies(RuleTrial(lambda: clash(question, rounds), count), 2, BUDGET, unit.side, BUDGET)
    watched = len(preview.warnings)
    policy = Message("fubar-policy-close-up", {"unit": target.name, "watched": watched})
    for place, side in ((theirs, target), (mine, unit)):
        title = Message("fubar-odds-combat-losses", {"unit": side.name})
        line = outcome.odds(place).line(title, policy)
        if line.policy is None and watched:
            line.policy = Message("fubar-policy-unwatched")
        preview.odds.append(line)


def rounds_after(
    state: FubarState, attacker: int, units: list[Unit], question: CloseUpQuestion | None
) -> Rounds:
    """The round that follows each way to answer the question who closes up, each with everybody where he then is."""
    if question is None:
        return {"": make_round(state, attacker, units, touching(units, units))}
    rounds: Rounds = {}
    unit = question.closing.march.unit
    before = [figure.base for figure in unit.figures]
    for answer in question.candidates():
        plan = question.plan_for(answer)
        for at, number in enumerate(plan.numbers):
            x, y = plan.paths[at][-1]
            unit.figures[number].base = unit.figures[number].base.at(x, y)
        then = text_of(table_of(answer).get("then"))
        rounds[then] = make_round(state, attacker, units, touching(units, units))
        for figure, base in zip(unit.figures, before, strict=True):
            figure.base = base
    return rounds


async def clash(question: CloseUpQuestion | None, rounds: Rounds) -> list[int]:
    """The defender closes up or does not, and the round is fought."""
    then = ""
    if question is not None:
        then = text_of(table_of(await ask(question)).get("then"))
    return await fight(rounds[then])


def explain_strikes(preview: Preview, strikes: list[Strike], units: dict[str, Unit]) -> None:
    """Who strikes with how many dice, and what they need."""
    for strike in strikes:
        unit = units[strike.roll.subject]
        reckoning = strike.roll.reckoning
        assert reckoning is not None
        preview.facts.append(Message("fubar-fact-strikers", {"n": strike.n, "unit": unit.name}))
        title = Message("fubar-reckon-strike", {"unit": unit.name, "dice": strike.n})
        preview.explain(title, strike.roll.why, unit.id, reckoning)
