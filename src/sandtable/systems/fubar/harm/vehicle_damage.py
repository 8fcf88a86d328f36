"""Vehicles under fire: damage, wrecks, and those who get out."""

from __future__ import annotations

from sandtable.core.effects import D6, Roll, ask
from sandtable.core.event import Event
from sandtable.core.wire import Json, Message
from sandtable.systems.fubar.book.titles import called
from sandtable.systems.fubar.book.words import WRECK
from sandtable.systems.fubar.ground.ambush import Secrets, discover, met_at
from sandtable.systems.fubar.harm.armour import BAIL_OUT, armour_save, bail_out_need
from sandtable.systems.fubar.harm.losses import destroy_if_empty, destroy_unit, fall
from sandtable.systems.fubar.harm.saves import Damage, VolleyTarget, damage_chart, hitting, roll_damage
from sandtable.systems.fubar.harm.survivors import PlaceSurvivors, put_down
from sandtable.systems.fubar.state.arms import Arm, vehicle_arms, weapon_word
from sandtable.systems.fubar.state.state import NOT_PLACED, Figure, FubarState, Unit, Vehicle
from sandtable.table import SEE_THROUGH, Disc, Hull, piece_of


def volley_target(state: FubarState, unit: Unit) -> VolleyTarget:
    """fubar.armour.majority, fubar.vehicle.save: a target's save, and a vehicle's chart and weapons."""
    save = armour_save(state, unit)
    if unit.vehicle is None:
        return VolleyTarget(unit.id, unit.side, save, [], [])
    weapons = [(arm.id, called(arm.weapon)) for arm in vehicle_arms(unit)]
    return VolleyTarget(unit.id, unit.side, save, damage_chart(state.catalogue.damage), weapons)


async def take_damage(state: FubarState, unit: Unit, target: VolleyTarget, unsaved: int) -> None:
    """fubar.vehicle.damage.roll: what the unsaved hits of one attack do to a vehicle.

    fubar.fire.save.passengers: passengers are reached only through the vehicle. fubar.vehicle.no_pin: nothing here
    pins anybody.
    """
    await apply_damage(state, unit, await roll_damage(target, unsaved))


async def apply_damage(state: FubarState, unit: Unit, damage: Damage) -> None:
    """The results of the chart, each with its own effect."""
    vehicle = unit.vehicle
    if vehicle is None:
        return
    arms = vehicle_arms(unit) if damage.lost else []
    if damage.stunned:  # fubar.vehicle.damage.stun: several do not add up
        vehicle.stunned = True
    if damage.immobile:  # fubar.vehicle.damage.immobile: for the rest of the game
        vehicle.immobile = True
    if damage.lost:
        vehicle.weapons = [arm.weapon for arm in arms if arm.id not in damage.lost]
    state.tell_all(lambda: damage_events(unit, damage, arms))
    if damage.destroyed:
        await destroy_vehicle(state, unit, vehicle)


def damage_events(unit: Unit, damage: Damage, arms: list[Arm]) -> list[Event]:
    """Each result on the chart as an event; `arms` are the weapons there were before it."""
    events: list[Event] = []
    values: dict[str, Json] = {"unit": unit.name}
    if damage.stunned:
        events.append(Event("fubar-event-stunned", values, ["fubar.vehicle.damage.stun"], unit.side, unit.id))
    if damage.immobile:
        rules = ["fubar.vehicle.damage.immobile"]
        events.append(Event("fubar-event-immobile", values, rules, unit.side, unit.id))
    for arm in arms:
        if arm.id in damage.lost:
            lost: dict[str, Json] = {"unit": unit.name, "weapon": weapon_word(arm.weapon)}
            rules = ["fubar.vehicle.damage.weapon"]
            events.append(Event("fubar-event-weapon-lost", lost, rules, unit.side, unit.id))
    if damage.destroyed:
        rules = ["fubar.vehicle.damage.destroyed"]
        events.append(Event("fubar-event-wrecked", values, rules, unit.side, unit.id))
    return events


async def destroy_vehicle(state: FubarState, unit: Unit, vehicle: Vehicle) -> None:
    """fubar.vehicle.damage.destroyed: everybody aboard bails out or dies; crew first, then passengers."""
    crew = await bail_out_crew(state, unit, vehicle)
    passengers = [state.unit(id) for id in vehicle.passengers]
    for passenger in passengers:
        await bail_out(state, passenger)
    vehicle.passengers = []
    hull = vehicle.hull
    destroy_unit(state, unit)
    leave_wreck(state, unit.id, hull)
    if crew:
        survivors = crew_unit(state, unit, crew)
        state.units.append(survivors)
        await get_out(state, survivors, hull)
    for passenger in passengers:
        passenger.aboard = ""
        if not passenger.gone:
            await get_out(state, passenger, hull)


async def bail_out_crew(state: FubarState, unit: Unit, vehicle: Vehicle) -> int:
    """How many of the crew get out: 5+ each, for they wear no armour."""
    n = vehicle.profile.crew
    if not n:
        return 0
    words = Message("fubar-need-bail-out", {"need": BAIL_OUT})
    why = "fubar.vehicle.damage.destroyed"
    counts = await Roll(D6, n, hitting(BAIL_OUT, 0), why, unit.side, words, unit.id)
    return counts[1]


async def bail_out(state: FubarState, passenger: Unit) -> None:
    """Each passenger rolls for himself, in unit order; fubar.armour.majority gives the unit's number."""
    need = bail_out_need(state, passenger)
    words = Message("fubar-need-bail-out", {"need": need})
    lost: list[Figure] = []
    for figure in passenger.living():
        counts = await Roll(
            D6, 1, hitting(need, 0), "fubar.vehicle.damage.destroyed", passenger.side, words, figure.id
        )
        if not counts[1]:
            lost.append(figure)
    fall(lost)
    values: dict[str, Json] = {"unit": passenger.name, "lost": len(lost), "out": len(passenger.living())}
    state.tell(
        "fubar-event-bailed-out", values, ["fubar.vehicle.damage.destroyed"], passenger.side, passenger.id
    )
    destroy_if_empty(state, passenger)


def leave_wreck(state: FubarState, id: str, hull: Hull) -> None:
    """fubar.vehicle.wreck: it stays where it is as light cover that stops no sight."""
    state.board = state.board.with_piece(piece_of(f"{WRECK}-{id}", WRECK, hull, sight=SEE_THROUGH))


def crew_unit(state: FubarState, unit: Unit, n: int) -> Unit:
    """fubar.vehicle.crew: the crew's own unit, with the vehicle's training, pistols and no armour."""
    pistol = state.catalogue.weapons["pistol"]
    id = unit.id + "-crew"
    base = Disc(NOT_PLACED, NOT_PLACED, state.lengths.base_radius)
    figures = [Figure(f"{id}-{k + 1}", base, [pistol], "none", False, -1) for k in range(n)]
    name: Json = {"id": "fubar-crew-of", "values": {"unit": unit.name}}
    crew = Unit(id, unit.side, name, unit.training, None, False, figures, None)
    crew.deployed = True
    state.tell("fubar-event-crew-out", {"unit": unit.name, "n": n}, ["fubar.vehicle.crew"], unit.side, id)
    return crew


async def get_out(state: FubarState, unit: Unit, hull: Hull) -> None:
    """fubar.vehicle.damage.place, fubar.vehicle.crew: set down by the wreck, not to be activated this turn.

    fubar.move.figures: where they would stand upon a hidden enemy they find it, and are asked again.
    """
    unit.cannot_activate_until = state.turn + 1
    secrets = Secrets(state, unit)
    while True:
        question = PlaceSurvivors(state, unit, hull)
        answer = await ask(question)
        met = met_at(state, unit.side, question.bases_for(answer)) if secrets.pairs else []
        if not met:
            break
        for enemy in met:
            discover(state, enemy, unit)
    put_down(state, unit, answer)
    secrets.tell([])
