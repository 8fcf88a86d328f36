"""What happened in Warzone, read off events and states: never by the code that forecasts."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

from sandtable.core.effects import Roll
from sandtable.core.event import Event
from sandtable.core.preview import OddsLine
from sandtable.core.question import Question

INSIDE = (
    "warzone.guarded", "warzone.heal", "warzone.acting", "warzone.take_cover", "warzone.reroll", "warzone.roller",
)  # fmt: skip
OPTIONS = {"points": 500}
"""Of the games that moments are drawn from: the same attacks with half as many models to copy for every fork."""
AFTERWARDS = ("warzone.panic.", "warzone.rout.", "warzone.faction.legion.feedback")


def inside(question: Question) -> bool:
    """Who takes the hit, a bought Heal, running for cover, a roll again: choices in the middle of an attack."""
    return question.topic in INSIDE or question.why == "warzone.act.cover.move"


def until_morale(events: list[Event]) -> list[Event]:
    """The events of the attack itself: what panic, rout and the Legion's echo do comes after it."""
    found: list[Event] = []
    for event in events:
        if any(rule.startswith(AFTERWARDS) for rule in event.rules):
            break
        found.append(event)
    return found


def of_attack(rolls: list[Roll]) -> list[Roll]:
    """The rolls of the attack itself."""
    for i, roll in enumerate(rolls):
        if roll.why.startswith(AFTERWARDS):
            return rolls[:i]
    return rolls


def lost(events: list[Event], id: str, message: str) -> str:
    hurt = [event for event in until_morale(events) if event.message == message and event.subject == id]
    return str(sum(event.values["n"] for event in hurt))


def wounds(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str:
    """How many wounds a model lost."""
    return lost(events, line.title.values["token"], "warzone-event-wounded")


def points(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str:
    """How many structure points a vehicle or a structure lost."""
    id = line.title.values["token"]
    return lost(
        events, id, "warzone-event-damaged" if id in before.models() else "warzone-event-structure-hit"
    )


def fallen(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str:
    """How many of the enemy were killed or destroyed."""
    gone = ("warzone-event-killed", "warzone-event-vehicle-destroyed")
    return str(
        sum(1 for event in until_morale(events) if event.message in gone and event.side != question.side)
    )


def power(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str:
    """Whether a power worked."""
    failed = ("warzone-event-cast-failed", "warzone-event-resisted")
    return "0" if any(event.message in failed for event in events) else "1"


def panic(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str:
    """Whether anybody panicked."""
    return "1" if any(event.message == "warzone-event-panic" for event in events) else "0"


def template(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str:
    """Whether a blast was fired and came down where it was aimed."""
    told = [event.message for event in events]
    return "1" if "warzone-event-template" in told and "warzone-event-drift" not in told else "0"


OBSERVERS = {
    "warzone-odds-wounds": wounds,
    "warzone-odds-points": points,
    "warzone-odds-power": power,
    "warzone-odds-fallen": fallen,
    "warzone-odds-panic": panic,
    "warzone-odds-template": template,
}


# ------------------------------------------------------------ positions


def squad(id: str, side: str, unit: str, *points: tuple[float, float], **more: object) -> dict[str, object]:
    return {"id": id, "side": side, "unit": unit, "at": [list(point) for point in points], **more}


AWAY = ((40.0, 44.0), (42.0, 44.0), (44.0, 44.0), (46.0, 44.0))
"""Comrades far from it all, who keep a squad in being and command it."""
WALL = {"id": "wall", "kind": "wall", "points": [[8, 18], [12, 18], [12, 18.5], [8, 18.5]], "height": 0.5}


def alone(
    unit: str, at: tuple[float, float] = (10, 20), id: str = "foe", **more: object
) -> dict[str, object]:
    """A model of the enemy's whose squad stands far away."""
    return squad(id, "B", unit, at, *AWAY, commander=5, **more)


def gun(weapon: str, id: str = "squad-1", **more: object) -> dict[str, object]:
    return {id: {"weapons": [weapon, "knife"], **more}}


Case = tuple[str, dict[str, object], list[object], object]
"""Name, position, the answers that lead to an attack, and the answer that begins it."""


def every_position() -> Iterator[dict[str, object]]:
    """Every kind of attack that is shown with odds."""
    for cases in (shots, shots_at_hard_things, shots_with_choices, blows, together, areas, powers, reactions):
        yield from moments_of(cases())


def moments_of(cases: Iterator[Case]) -> Iterator[dict[str, object]]:
    for name, position, answers, answer in cases:
        yield {"name": name, "setup": {"position": position}, "answers": answers, "answer": answer}


def positions() -> list[dict[str, object]]:
    """All of them in the long form of the net, every other one in the short."""
    return list(every_position())[:: 1 if "SANDTABLE_NET_MOMENTS" in os.environ else 2]


AT = {"at": "foe-1"}


def shots() -> Iterator[Case]:
    me = squad("squad", "A", "cap_light", (10, 10))
    yield "one shot", {"squads": [me, alone("imp_trencher")]}, ["shoot"], AT
    yield (
        "a burst at one wound",
        {"squads": [me, alone("imp_trencher")], "models": gun("m606")},
        ["shoot"],
        AT,
    )
    big = alone("bau_jugger", stats={"w": 3})
    yield "a burst at three wounds", {"squads": [me, big], "models": gun("m606")}, ["shoot"], AT
    yield "rapid fire", {"squads": [me, big], "models": gun("m606")}, ["rapid"], AT
    yield "an aimed shot", {"squads": [me, alone("imp_trencher")]}, ["aim", "shoot"], AT
    yield "an aimed burst", {"squads": [me, big], "models": gun("m606")}, ["aim", "shoot"], AT
    yield "cover", {"terrain": [WALL], "squads": [me, alone("imp_trencher", (10, 19.5))]}, ["shoot"], AT
    yield "plasma", {"squads": [me, big], "models": gun("plasma_carbine")}, ["shoot"], AT
    yield "plasma that stuns", {"squads": [me, big], "models": gun("arc_projector")}, ["shoot"], AT
    yield "critical force", {"squads": [me, big], "models": gun("heavy_cannon")}, ["shoot"], AT
    yield "heal", {"squads": [me, alone("dl_razide")], "models": gun("m606")}, ["shoot"], AT
    healing = alone("imp_trencher", stats={"w": 2}, skills=["heal:5"])
    yield "heal and critical force", {"squads": [me, healing], "models": gun("heavy_cannon")}, ["shoot"], AT
    far = {"squads": [me, alone("imp_trencher", (7, 18), "near"), alone("imp_trencher", (13, 25))]}
    yield "past a nearer enemy", {**far, "models": gun("m606")}, ["shoot"], AT
    mishima = {"squads": [squad("squad", "A", "mis_ronin", (10, 10)), *far["squads"][1:]]}
    yield "past a nearer enemy, rolled again", mishima, ["shoot"], AT
    two = squad("foe", "B", "imp_trencher", (10, 20), (12, 20), (8, 20), *AWAY, commander=7)
    split = {"shots": [{"at": "foe-1"}, {"at": "foe-1"}, {"at": "foe-2"}]}
    yield "two targets", {"squads": [me, two], "models": gun("m606")}, ["shoot"], split
    three = {"shots": [{"at": "foe-1"}, {"at": "foe-2"}, {"at": "foe-3"}]}
    yield (
        "three targets, the first aimed at",
        {"squads": [me, two], "models": gun("m606")},
        ["aim", "shoot"],
        three,
    )
    line = squad("foe", "B", "imp_trencher", (10, 20), (10, 24), (10.2, 28), *AWAY, commander=7)
    yield "a rail shot", {"squads": [me, line], "models": gun("rail_rifle")}, ["shoot"], AT
    fight = [me, squad("mate", "A", "cap_light", (10, 21.2), (44, 4), (46, 4), activated=True, commander=2)]
    brawl = {"squads": [*fight, alone("imp_trencher")], "models": gun("m606")}
    yield "into close combat", brawl, ["shoot"], AT
    tough = {"squads": [*fight, alone("bau_jugger", (10, 20))], "models": gun("ar3000")}
    yield "into close combat with a big one", tough, ["shoot"], AT


def shots_at_hard_things() -> Iterator[Case]:
    me = squad("squad", "A", "cap_light", (10, 10))
    bike = squad("foe", "B", "vorreiter", (10, 22))
    yield "a shot at a bike", {"squads": [me, bike]}, ["shoot"], AT
    yield "a burst at a bike", {"squads": [me, bike], "models": gun("m606")}, ["shoot"], AT
    for hull in (1, 2):
        worn = {**gun("m606"), "foe-1": {"sp": {"hull": hull}}}
        yield f"a burst at a hull of {hull}", {"squads": [me, bike], "models": worn}, ["rapid"], AT
    tank = squad("foe", "B", "deathdroid", (10, 22))
    crowd = squad("crowd", "B", "imp_trencher", (10, 24.5), (12.5, 22), *AWAY, commander=6)
    cannon = gun("heavy_cannon")
    yield "a cannon at a droid", {"squads": [me, tank], "models": cannon}, ["shoot"], AT
    worn = {**cannon, "foe-1": {"sp": {"hull": 1, "weapon": 1, "crew": 0}}}
    yield "a cannon at a worn droid in a crowd", {"squads": [me, tank, crowd], "models": worn}, ["shoot"], AT
    for place in ("crew", "weapon", "hull"):
        aimed = {"at": "foe-1", "location": place}
        yield f"aimed at its {place}", {"squads": [me, tank], "models": gun("m606")}, ["aim", "shoot"], aimed
    wall = {**WALL, "height": 1.5}
    house = {"terrain": [wall], "squads": [me, alone("imp_trencher", (14, 30))]}
    yield "a burst at a wall", {**house, "models": gun("m606")}, ["shoot"], {"at": "wall"}
    yield "a burst at a wall nearly down", {
        **house, "terrain": [{**wall, "sp": 1}], "models": gun("m606"),
    }, ["shoot"], {"at": "wall"}  # fmt: skip
    trees = {"id": "trees", "kind": "trees", "points": [[8, 18], [12, 18], [12, 22], [8, 22]], "sp": 2}
    hidden = {"terrain": [trees], "squads": [me, alone("imp_trencher", (10, 20))], "models": gun("m606")}
    yield "trees shot down on those in them", hidden, ["shoot"], {"at": "trees"}


def shots_with_choices() -> Iterator[Case]:
    me = squad("squad", "A", "cap_light", (10, 10))
    led = squad("foe", "B", "imp_trencher", (10, 20), (12, 20), (8, 20), (30, 40), (32, 40))
    yield "a guarded commander", {"squads": [me, led], "models": gun("m606")}, ["shoot"], AT
    weak = {**gun("m606"), "foe-2": {"stats": {"a": 4}}}
    yield "a guarded commander among the weak", {"squads": [me, led], "models": weak}, ["shoot"], AT
    rich = {"sides": {"B": {"ready": 2}}}
    yield "cards to heal with", {
        **rich, "squads": [me, alone("bau_jugger", stats={"w": 3})], "models": gun("m606"),
    }, ["shoot"], AT  # fmt: skip
    one = {"sides": {"B": {"ready": 1}}}
    yield (
        "one card to heal with",
        {**one, "squads": [me, alone("imp_trencher")], "models": gun("m606")},
        ["shoot"],
        AT,
    )
    injected = {**gun("m606"), "foe-1": {"cards": ["med_injector"]}}
    yield "an injector", {"squads": [me, alone("bau_jugger")], "models": injected}, ["shoot"], AT
    wait = {**gun("m606"), "foe-1": {"waiting": True}}
    duck = {"terrain": [WALL], "squads": [me, alone("imp_trencher", (10, 21))], "models": wait}
    yield "taking cover", duck, ["none", "shoot"], AT
    yield "taking cover by a test", duck, ["none", "aim", "none", "shoot"], AT


def blows() -> Iterator[Case]:
    two = squad("foe", "B", "imp_trencher", (10, 11.2), (11.2, 10), (8.8, 10), *AWAY, commander=7)
    for unit in ("cap_light", "cap_heavy", "bau_etoile", "dl_stalker", "cyb_chasseur"):
        yield f"blows of {unit}", {"squads": [squad("squad", "A", unit, (10, 10)), two]}, ["close"], AT
    me = squad("squad", "A", "bau_etoile", (10, 10), activated=True, started=True)
    charged = {"squad-1": {"actions": 1, "charge": True, "charged": True, "started": True}}
    charge = {"active": "squad", "actor": "squad-1", "squads": [me, two], "models": charged}
    yield "the first blow of a charge", charge, ["close"], AT
    split = {"shots": [{"at": "foe-1"}, {"at": "foe-1"}, {"at": "foe-2"}]}
    yield "a charge at two", charge, ["close"], split
    weak = squad("foe", "B", "imp_trencher", (10, 11.2), (11.2, 10), *AWAY, commander=6, panicked=True)
    yield "at the panicked", {"squads": [squad("squad", "A", "cap_heavy", (10, 10)), weak]}, ["close"], AT
    stunned = {
        "squads": [squad("squad", "A", "dl_stalker", (10, 10)), two],
        "models": {"foe-1": {"stunned": True}},
    }
    yield "at the stunned", stunned, ["close"], AT
    mixed = squad("foe", "B", "dl_razide", (10, 11.4), (11.5, 10), *AWAY, commander=6)
    armour = {"foe-1": {"stats": {"a": 5}}, "foe-2": {"stats": {"a": 19}}}
    yield (
        "mixed armour",
        {"squads": [squad("squad", "A", "dl_stalker", (10, 10)), mixed], "models": armour},
        ["close"],
        {"shots": [{"at": "foe-1"}, {"at": "foe-2"}]},
    )
    bike = squad("foe", "B", "vorreiter", (10, 11.8))
    other = alone("imp_trencher", (11.2, 10), "other")
    yield "blows at a bike", {
        "squads": [squad("squad", "A", "dl_stalker", (10, 10)), bike, other], "models": {"foe-1": {"sp": {"hull": 1}}},
    }, ["close"], AT  # fmt: skip
    crates = {"id": "crates", "kind": "crates", "points": [[9, 7], [11, 7], [11, 9], [9, 9]], "sp": 2}
    yield "blows at crates", {
        "terrain": [crates], "squads": [squad("squad", "A", "dl_stalker", (10, 10)), other],
    }, ["close"], {"at": "crates"}  # fmt: skip


def together() -> Iterator[Case]:
    five = squad("squad", "A", "cap_light", (6, 10), (8, 10), (10, 10), (12, 10), (14, 10))
    two = [alone("imp_trencher", (10, 20)), alone("dl_razide", (13, 20), "other")]
    yield "focused fire", {"squads": [five, *two]}, ["focus"], AT
    yield "focused fire at the Legion", {"squads": [five, *two]}, ["focus"], {"at": "other-1"}
    yield (
        "three in focused fire",
        {"squads": [five, *two]},
        ["focus"],
        {**AT, "with": ["squad-1", "squad-2", "squad-3"]},
    )
    bike = squad("foe", "B", "vorreiter", (10, 22))
    yield "focused fire at a bike", {
        "squads": [five, bike, two[1]], "models": {"foe-1": {"sp": {"hull": 1}}},
    }, ["focus"], AT  # fmt: skip
    three = squad("squad", "A", "imp_trencher", (8.8, 12), (10, 12), (11.2, 12))
    foe = squad("foe", "B", "dl_stalker", (10, 10), stats={"w": 3, "a": 13})
    second = alone("dl_stalker", (10, 14), "second")
    yield "a swarm", {"squads": [three, foe, second]}, ["swarm"], AT
    yield "a swarm over the stunned", {
        "squads": [three, foe, second], "models": {"foe-1": {"stunned": True}},
    }, ["swarm"], AT  # fmt: skip


def areas() -> Iterator[Case]:
    me = squad("squad", "A", "imp_trencher", (10, 10), (7, 9), (13, 9), commander=2)
    crowd = squad("foe", "B", "mis_ronin", (10, 28), (12, 28), (11, 30), (14, 29), *AWAY, commander=8)
    near = squad("foe", "B", "mis_ronin", (10, 15), (11, 17), (10, 18), (14, 18), *AWAY, commander=8)
    on = {"to": {"template": [10, 28]}}
    for weapon in ("dragon_rocket", "trench_mortar"):
        yield (
            f"a blast of the {weapon}",
            {"squads": [me, crowd], "models": gun(weapon)},
            ["squad-1", "shoot"],
            on,
        )
    ahead = {"facing": {"template": 270}}
    trees = {"id": "trees", "kind": "trees", "points": [[8, 13], [12, 13], [12, 18], [8, 18]], "sp": 1}
    one = squad("foe", "B", "mis_ronin", (10, 15), *AWAY, commander=5)
    wooded = {"terrain": [trees], "squads": [me, one], "models": gun("cleanser")}
    yield "a cone among trees", wooded, ["squad-1", "shoot"], ahead
    for weapon in ("cleanser", "scatter"):
        yield (
            f"a cone of the {weapon}",
            {"squads": [me, near], "models": gun(weapon)},
            ["squad-1", "shoot"],
            ahead,
        )


def powers() -> Iterator[Case]:
    known = ["mind_spike", "heavy_limbs", "iron_will", "dread", "black_bolt"]
    me = squad("boss", "A", "warlord_psychic", (10, 10), powers=known)
    mate = squad("mate", "A", "cap_light", (12, 10), (14, 10), (16, 10), activated=True)
    foes = [alone("imp_trencher", (10, 20)), alone("dl_razide", (13, 20), "other")]
    foes.append(squad("bike", "B", "vorreiter", (7, 20)))
    foes.append(squad("led", "B", "bau_hussar", (16, 20), (17, 22), (18, 20), (18, 24)))
    at = {"squads": [me, mate, *foes]}
    for target in ("foe-1", "other-1", "bike-1", "led-1"):
        yield f"a spike at {target}", at, ["x:power:mind_spike"], target
    yield "a bolt at other-1", at, ["x:power:black_bolt"], "other-1"
    yield "heavy limbs", at, ["x:power:heavy_limbs"], "foe"
    yield "heavy limbs of the Legion", at, ["x:power:heavy_limbs"], "other"
    yield "dread", at, ["x:power:dread"], "foe"
    yield "iron will", at, ["x:power:iron_will"], "mate"


def waits(id: str = "foe-1", **more: object) -> dict[str, object]:
    """A model of the enemy's that Waits."""
    return {id: {"waiting": True, **more}}


def reactions() -> Iterator[Case]:
    """Reactions that leave nothing to choose: before the first action freely, between actions by an LD test."""
    me = squad("squad", "A", "cap_light", (10, 10))
    one = {"squads": [me, alone("imp_trencher")], "models": waits(weapons=["m50", "knife"])}
    yield "a shot in reaction", one, [], "foe-1:shoot"
    yield "a shot in reaction, by a test", one, ["none", "aim"], "foe-1:shoot"
    mishima = {"squads": [me, alone("mis_ronin")], "models": waits(weapons=["m50", "knife"])}
    yield "a shot in reaction, by a test rolled again", mishima, ["none", "aim"], "foe-1:shoot"
    close = {"squads": [me, alone("dl_stalker", (10, 11.3))], "models": waits()}
    yield "blows in reaction", close, [], "foe-1:close"
    yield "blows in reaction, by a test", close, ["none", "close"], "foe-1:close"


# ------------------------------------------------------------ what is taken for granted, where it is so

ASSUMPTIONS = ("warzone-odds-assuming-place", "warzone-odds-if-all-at-it")
CHOICES = ("which-reaction", "place-template")


def chosen(later: Question, question: Any, answer: Any) -> Any:
    """The one weapon the odds speak of, and all its shots at whoever is reacted to."""
    if question.id != "which-reaction" or later.subject != answer.partition(":")[0]:
        return None
    if later.id == "which-weapon":
        carried = question.state.model(later.subject).weapons
        return next(weapon.id for weapon in carried if weapon.ranged and not weapon.template)
    return {"at": question.actor.id} if later.id == "shoot" else None


def so(line: OddsLine, events: list[Event]) -> bool:
    """A blast came down where it was aimed."""
    told = [event.message for event in events]
    if line.assuming is None or line.assuming.id != "warzone-odds-assuming-place":
        return True
    return "warzone-event-template" in told and "warzone-event-drift" not in told


def assumed_positions() -> list[dict[str, object]]:
    return list(moments_of(assuming()))


def assuming() -> Iterator[Case]:
    """Reactions with several shots or weapons, and what blasts do where they are aimed."""
    me = squad("squad", "A", "cap_light", (10, 10))
    near = squad("squad", "A", "cap_light", (10, 10), (11.5, 10), (13, 10))
    burst = waits(weapons=["m606", "knife"])
    yield "a burst in reaction", {"squads": [me, alone("imp_trencher")], "models": burst}, [], "foe-1:shoot"
    yield (
        "a burst in reaction, by a test",
        {"squads": [me, alone("imp_trencher")], "models": burst},
        ["none", "aim"],
        "foe-1:shoot",
    )
    tank = squad("foe", "B", "deathdroid", (10, 20))
    yield "with one of two guns", {"squads": [me, tank], "models": waits()}, [], "foe-1:shoot"
    bike = squad("squad", "A", "vorreiter", (10, 10))
    yield (
        "at a bike in reaction",
        {"squads": [bike, alone("imp_trencher")], "models": burst},
        [],
        "foe-1:shoot",
    )
    guarded = {"squads": [near, alone("imp_trencher")], "models": burst}
    yield "at a commander with comrades beside him", guarded, ["squad-1"], "foe-1:shoot"
    thrower = squad("squad", "A", "imp_trencher", (10, 10), (7, 9), (13, 9), commander=2)
    crowd = squad("foe", "B", "mis_ronin", (10, 28), (12, 28), (11, 30), (14, 29), *AWAY, commander=8)
    on = {"to": {"template": [10, 28]}}
    for weapon in ("dragon_rocket", "trench_mortar"):
        yield (
            f"what the {weapon} does where it is aimed",
            {"squads": [thrower, crowd], "models": gun(weapon)},
            ["squad-1", "shoot"],
            on,
        )
    single = squad("foe", "B", "bau_jugger", (10, 28), *AWAY, commander=5, stats={"w": 3})
    yield (
        "what the mortar does to one",
        {"squads": [thrower, single], "models": gun("trench_mortar")},
        ["squad-1", "shoot"],
        on,
    )
