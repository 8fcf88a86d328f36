"""What happened in Warfare, read off events and states: never by the code that forecasts."""

from __future__ import annotations

from typing import Any

from sandtable.core.event import Event
from sandtable.core.preview import OddsLine
from sandtable.core.question import Question

OUTSIDE = (
    "warfare.track", "warfare.overwatch", "warfare.clear.cs", "warfare.roadblock.cs", "warfare.scenario",
    "warfare.random", "warfare.support.procedure", "warfare.unknown",
)  # fmt: skip
COMBAT = ("miss", "morale", "damage1", "damage2", "eliminated")
TEST = ("critical-failure", "failure", "marginal", "success", "critical-success")
REACTIONS = ("OverwatchQuestion", "SamQuestion", "RamQuestion", "CounterSniper", "ExplodeQuestion")
ENDS = ("warfare-event-turn", "warfare-event-smoke-clears", "warfare-event-active", "warfare-event-moves")


def inside(question: Question) -> bool:
    """Reactions and choices in the middle of an attack belong to it; the next action and free steps do not."""
    return not question.why.startswith(OUTSIDE)


def of_the_deed(events: list[Event], question: Question) -> list[Event]:
    """The events of the attack itself; a reaction ends with the die it rolls and what that brings."""
    found: list[Event] = []
    dice = 0
    for event in events:
        if event.message in ENDS or "warfare.morale.end_turn" in event.rules:
            break
        if event.dice is not None:
            dice += 1
            if dice > 1 and type(question).__name__ in REACTIONS:
                break
        found.append(event)
    return found


def own_die(events: list[Event], question: Question, prints: tuple[str, ...]) -> Event | None:
    """The first coloured die of the side that was asked."""
    for event in events:
        dice = event.dice
        if dice is not None and event.side == question.side and dice.prints and dice.prints[0] in prints:
            return event
    return None


def combat(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str | None:
    """The result of the die against the target; fire that comes down elsewhere has missed it."""
    for event in events:
        if event.message == "warfare-event-shell-lost":
            return "warfare-combat-miss"
        if event.message == "warfare-event-shell-lands" and isinstance(answer, dict):
            hex = next(unit for unit in before.units if unit.id == answer["at"]).hex
            if event.values["hex"] != before.ground.grid.name(hex):
                return "warfare-combat-miss"
    event = own_die(of_the_deed(events, question), question, COMBAT)
    if event is None or event.dice is None or event.dice.prints is None:
        return None
    return "warfare-combat-" + event.dice.prints[0]


def tested(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str | None:
    """The row of the table to which the test die of the actor leads."""
    event = own_die(of_the_deed(events, question), question, TEST)
    if event is None or event.dice is None:
        return None
    return "warfare-test-" + TEST[event.dice.classes[0]]


def fate(
    before: Any, after: Any, events: list[Event], line: OddsLine, answer: Any, question: Question
) -> str | None:
    """What became of the piece that the line is about."""
    token = line.title.values["token"]
    for counter in before.counters:
        if counter.id == token:
            now = next(other for other in after.counters if other.id == token)
            if now.fate:
                return "warfare-fate-removed"
            if now.hostile != counter.hostile:
                return "warfare-fate-turned"
            return "warfare-fate-" + ("shown" if counter.hidden and not now.hidden else "stays")
    piece = next(piece for piece in [*before.units, *before.supports] if piece.id == token)
    drone = hasattr(piece.profile, "face") and piece.profile.kind == "drone"
    damage, morale, flown = 0, piece.morale, False
    for event in of_the_deed(events, question):
        if event.subject != token:
            continue
        if event.message == "warfare-event-eliminated":
            return "warfare-fate-eliminated"
        if event.message == "warfare-event-damaged":
            damage += event.values["n"]
        elif event.message in ("warfare-event-shaken", "warfare-event-shaken-again"):
            morale = 1
        elif event.message == "warfare-event-suppressed":
            morale = 2
        elif event.message == "warfare-event-steady":
            morale = 0
        elif event.message in ("warfare-event-called", "warfare-event-rams"):
            flown = drone
    if flown:
        return "warfare-fate-none"  # a drone that comes home loses every counter
    words = [f"damage{damage}"] if damage else []
    if morale != piece.morale:
        words.append(("steady", "shaken", "suppressed")[morale])
    return "warfare-fate-" + ("-".join(words) or "none")


OBSERVERS = {"warfare-odds-combat": combat, "warfare-odds-test": tested, "warfare-odds-fate": fate}

# ------------------------------------------------------------ every kind of attack and test

BOTH = ["A", "B"]
WEST = {"faction": "USA", "level": 30}
EAST = {"faction": "RU", "level": 12}
IRREGULAR = {"faction": "INS", "level": 12}
COVERED = ["...b....", "........", "...b....", "........", "........", "........"]


def unit(id: str, side: str, kind: str, hex: list[int], **more: Any) -> dict[str, Any]:
    return {"id": id, "side": side, "unit": kind, "hex": hex, "known": BOTH, **more}


def support(id: str, side: str, kind: str, **more: Any) -> dict[str, Any]:
    return {"id": id, "side": side, "support": kind, "known": BOTH, **more}


SQUAD = unit("squad", "A", "usa.marines", [1, 2])
MATE = unit("mate", "A", "usa.marines", [0, 5])
FOE = unit("foe", "B", "ru.motor-rifle", [3, 2])
OTHER = unit("other", "B", "ru.motor-rifle", [5, 4])


def made(
    name: str, units: list[dict[str, Any]], answers: list[Any], answer: Any, **position: Any
) -> dict[str, Any]:
    body: dict[str, Any] = {"rows": COVERED, "sides": [WEST, EAST], "units": units, **position}
    return {"name": name, "setup": {"position": body}, "answers": answers, "answer": answer}


def fire() -> list[dict[str, Any]]:
    """Every way of firing, at fresh, hurt, shaken and suppressed targets."""
    at = {"at": "foe"}
    heli = unit("foe", "B", "ru.ka52", [4, 3])
    heli2 = unit("other", "B", "ru.ka52", [6, 3])
    hurt = {**FOE, "damage": 2}
    pinned = {**FOE, "morale": "suppressed"}
    shot = ["squad", "fire-light"]
    return [
        made("light fire into cover", [SQUAD, FOE, OTHER], shot, at),
        made("light fire at the hurt", [SQUAD, hurt, OTHER], shot, at),
        made("light fire at the suppressed", [{**SQUAD, "damage": 1}, pinned, OTHER], shot, at),
        made("fire with the rule of Masini", [SQUAD, FOE, OTHER], shot, at, options={"masini": True}),
        made("the only target", [SQUAD, FOE], ["squad"], "fire-light"),
        made(
            "heavy fire at a vehicle",
            [unit("tank", "A", "usa.abrams", [1, 2]), unit("foe", "B", "ru.t90", [3, 2], damage=1),
             unit("other", "B", "ru.t90", [5, 4])],
            ["tank", "fire-heavy"],
            at,
        ),
        made("missiles at a helicopter", [unit("sam", "A", "usa.stinger", [1, 3]), heli, heli2], ["sam", "fire-sam"],
             at),
        made("hunting a helicopter", [unit("tech", "A", "ins.at", [3, 3]), heli, heli2], ["tech", "hunter-fire"], at),
    ]  # fmt: skip


def close() -> list[dict[str, Any]]:
    """Assaults, suppression, martyrdom, recovery."""
    beside = unit("foe", "B", "ru.motor-rifle", [2, 2])
    behind = unit("other", "B", "ru.motor-rifle", [1, 1])
    cornered = unit("foe", "B", "ru.motor-rifle", [0, 2])
    guns = unit("guns", "A", "usa.mg", [1, 2])
    return [
        made("assault", [SQUAD, beside, behind], ["squad", "assault"], {"at": "foe"}),
        made("assault on the hurt", [SQUAD, {**beside, "damage": 2}, behind], ["squad", "assault"], {"at": "foe"}),
        made("assault without a way back", [SQUAD, cornered, behind], ["squad", "assault"], {"at": "foe"}),
        made("suppression", [guns, FOE, OTHER], ["guns", "suppressive-fire"], {"at": "foe"}),
        made("suppression of the shaken", [guns, {**FOE, "morale": "shaken"}, OTHER], ["guns", "suppressive-fire"],
             {"at": "foe"}),
        made("martyrdom", [unit("mil", "A", "ins.martyrs", [1, 2]), beside, behind], ["mil", "martyrdom"],
             {"at": "foe"}, sides=[{"faction": "INS", "level": 30}, EAST]),
        made("recovery", [{**SQUAD, "morale": "suppressed"}, MATE, OTHER], ["squad"], "yellow"),
        made("recovery of the hurt", [{**SQUAD, "morale": "shaken", "damage": 1}, MATE, OTHER], ["squad", "recover"],
             "red"),
    ]  # fmt: skip


def called() -> list[dict[str, Any]]:
    """Supports: observed and scattering shells, aircraft and drones under fire, snipers and their hunters."""
    far = unit("foe", "B", "ru.motor-rifle", [6, 0])
    watch = unit("sam", "B", "ins.sam", [5, 3], overwatch=True)
    second = unit("sam2", "B", "ins.sam", [6, 4])
    gun = [support("gun", "A", "usa.mortar")]
    plane = [support("plane", "A", "usa.cas")]
    kite = support("kite", "A", "usa.drone", face="small")
    large = support("kite", "A", "usa.drone", face="large")
    jammer = unit("scouts", "B", "ru.spetsnaz", [7, 5])
    hunter = support("hunter", "B", "ru.drone", face="small", overwatch=True)
    eye = support("eye", "A", "usa.sniper")
    rival = support("rival", "B", "ru.sniper", overwatch=True)
    smoke = [[5, 0], [5, 1], [6, 1], [6, 0]]
    here = {"at": "foe"}
    return [
        made("mortar on the seen", [SQUAD, FOE, OTHER], ["gun", "light"], here, supports=gun),
        made("mortar on the unseen", [SQUAD, far, OTHER], ["gun", "light"], here, supports=gun, smoke=smoke),
        made("heavy shells on the unseen", [SQUAD, far, OTHER], ["gun", "heavy"], here, supports=gun, smoke=smoke),
        made("the arrow of the scatter", [SQUAD, far, OTHER], ["gun", "light", here], "e", supports=gun, smoke=smoke),
        made("aircraft", [SQUAD, FOE, OTHER], ["plane", "heavy"], here, supports=plane),
        made("aircraft under fire", [SQUAD, FOE, watch, second], ["plane", "light"], here, supports=plane),
        made("a shot at aircraft", [SQUAD, FOE, watch, second], ["plane", "light", here], "sam", supports=plane),
        made("a small drone", [SQUAD, FOE, OTHER, jammer], ["kite", "light"], here, supports=[kite, hunter]),
        made("a large drone", [SQUAD, FOE, watch, jammer], ["kite", "heavy"], here, supports=[large]),
        made("ramming", [SQUAD, FOE, OTHER], ["kite", "light", here], "hunter", supports=[kite, hunter]),
        made("jamming", [SQUAD, FOE, OTHER, jammer], ["kite", "light", here], "scouts", supports=[kite]),
        made("a sniper", [SQUAD, FOE, OTHER], ["eye", "light"], here, supports=[eye]),
        made("a sniper hunted", [SQUAD, FOE, OTHER], ["eye", "light"], here, supports=[eye, rival]),
        made("the hunter of a sniper", [SQUAD, FOE, OTHER], ["eye", "light", here], "rival", supports=[eye, rival]),
    ]  # fmt: skip


def reacted() -> list[dict[str, Any]]:
    """Fire on overwatch: by a unit, by a sniper, the last shot before a mine."""
    watch = unit("foe", "B", "ru.motor-rifle", [5, 3], overwatch=True)
    eye = support("eye", "B", "ru.sniper", overwatch=True)
    go = ["squad", "move", {"path": [[1, 3], [2, 3]]}]
    mover = unit("squad", "A", "usa.marines", [1, 3])
    return [
        made("overwatch", [mover, watch, OTHER], go, "foe/light"),
        made("a sniper on overwatch", [mover, OTHER], go, "eye", supports=[eye]),
    ]


def tried() -> list[dict[str, Any]]:
    """Tests: population, roadblocks, question marks, explosives."""
    crowd = [{"id": "mob", "counter": "population", "face": "hostile", "hex": [2, 2]}]
    folk = [{"id": "folk", "counter": "population", "hex": [2, 2]}]
    block = [{"id": "block", "counter": "roadblock", "hex": [2, 2]}]
    mark = [{"id": "mark", "counter": "ied-yellow", "hex": [2, 2], "hidden": True, "owner": "B"}]
    bomb = [{"id": "bomb", "counter": "ied-red", "hex": [2, 2], "owner": "B"}]
    mine = [{"id": "bomb", "counter": "mine-yellow", "hex": [2, 2], "owner": "B"}]
    sappers = unit("squad", "A", "usa.engineers", [1, 2])
    militia = unit("squad", "A", "ins.militia", [1, 2], morale="shaken")
    rest = [MATE, OTHER]
    return [
        made("pacifying a crowd", [SQUAD, *rest], ["squad"], "convert", counters=crowd),
        made("stirring up Civilians", [militia, *rest], ["squad"], "convert", counters=folk,
             sides=[{"faction": "INS", "level": 30}, EAST]),
        made("clearing a roadblock", [sappers, *rest], ["squad"], "roadblock-remove", counters=block),
        made("a look at a question mark", [SQUAD, *rest], ["squad"], "recon", counters=mark),
        made("clearing an IED", [{**sappers, "damage": 1}, *rest], ["squad"], "clear", counters=bomb),
        made("clearing a mine", [{**sappers, "morale": "shaken"}, *rest], ["squad"], "clear", counters=mine),
    ]  # fmt: skip


def asked() -> list[dict[str, Any]]:
    """The same tests where there is a choice of what to try, and what the dice of another lead to."""
    crowds = [{"id": id, "counter": "population", "face": "hostile", "hex": hex}
              for id, hex in (("mob", [2, 2]), ("mob2", [1, 1]))]  # fmt: skip
    blocks = [{"id": id, "counter": "roadblock", "hex": hex} for id, hex in (("b1", [2, 2]), ("b2", [1, 1]))]
    marks = [{"id": id, "counter": "ied-yellow", "hex": hex, "hidden": True, "owner": "B"}
             for id, hex in (("m1", [2, 2]), ("m2", [1, 1]))]  # fmt: skip
    bombs = [{"id": id, "counter": "ied-green", "hex": hex, "owner": "B"}
             for id, hex in (("m1", [2, 2]), ("m2", [1, 1]))]  # fmt: skip
    sappers = unit("squad", "A", "usa.engineers", [1, 2])
    kite = [support("kite", "A", "usa.drone", face="small")]
    jammer = unit("scouts", "B", "ru.spetsnaz", [7, 5])
    here = {"at": "foe"}
    heli = unit("heli", "A", "usa.apache", [1, 2])
    high = unit("foe", "B", "ru.ka52", [3, 0])  # over a building it flies high
    rest = [MATE, OTHER]
    return [
        made("which crowd", [SQUAD, *rest], ["squad", "convert"], "mob", counters=crowds),
        made("which roadblock", [sappers, *rest], ["squad", "roadblock-remove"], [1, 2], counters=blocks),
        made("which question mark", [SQUAD, *rest], ["squad", "recon"], "m1", counters=marks),
        made("which bomb", [sappers, *rest], ["squad", "clear"], "m1", counters=bombs),
        made("setting off an IED", [SQUAD, *rest], ["squad", "recon", "m1"], "explode", counters=marks),
        made("a drone turned on its own", [SQUAD, MATE, FOE, OTHER, jammer], ["kite", "light", here, "scouts"],
             {"at": "squad"}, supports=kite),
        made("a helicopter fires", [heli, MATE, FOE, OTHER], ["heli", "fire-light"], here),
        made("aircraft against a high helicopter", [SQUAD, high, unit("other", "B", "ru.t90", [5, 4])],
             ["plane", "heavy"], here, supports=[support("plane", "A", "usa.cas")]),
        made("artillery on the seen", [SQUAD, FOE, OTHER], ["gun", "heavy"], here,
             supports=[support("gun", "A", "usa.artillery")]),
        made("the only target of a support", [SQUAD, FOE], ["eye"], "light",
             supports=[support("eye", "A", "usa.sniper")]),
        made("the only use of a support", [SQUAD, FOE], [], "eye",
             supports=[support("eye", "A", "usa.sniper", overwatch=True)]),
    ]  # fmt: skip


def positions() -> list[dict[str, Any]]:
    """Every kind of attack and test that Warfare shows odds for."""
    return [*fire(), *close(), *called(), *reacted(), *tried(), *asked()]


# ------------------------------------------------------------ what is taken for granted, where it is so

ASSUMPTIONS = ("warfare-assuming-defence", "warfare-assuming-fog", "warfare-assuming-marks")
"""All but `warfare-assuming-weapons`, which a tool says and no question: nothing can be answered there.

Nor can a shot at aircraft or a drone never seen be here: every one that is printed has some defence.
"""
CHOICES = ()
"""What is assumed is never a choice here: it is what nobody can know."""


def chosen(later: Question, question: Question, answer: Any) -> Any:
    return None


def so(line: OddsLine, events: list[Event]) -> bool:
    """The position sees to it."""
    return True


def unseen(id: str, kind: str, hex: list[int], **more: Any) -> dict[str, Any]:
    """A unit of B without defence, missiles or jammers that A has never seen."""
    return {"id": id, "side": "B", "unit": kind, "hex": hex, **more}


def assumed_positions() -> list[dict[str, Any]]:
    """Whatever was never seen is as the odds take it for granted: without defence, and ordinary."""
    foe = unseen("foe", "ins.militia", [3, 2])
    other = unseen("other", "ins.militia", [5, 4])
    far = unseen("foe", "ins.militia", [6, 0])
    smoke = [[5, 0], [5, 1], [6, 1], [6, 0]]
    plane = [support("plane", "A", "usa.cas")]
    gun = [support("gun", "A", "usa.mortar")]
    kite = support("kite", "A", "usa.drone", face="small")
    eye = support("eye", "A", "usa.sniper")
    rival = {"id": "rival", "side": "B", "support": "ru.sniper", "overwatch": True}
    hunter = {"id": "hunter", "side": "B", "support": "uk.drone", "face": "small", "overwatch": True}
    here = {"at": "foe"}
    irregular = [WEST, IRREGULAR]
    beside = unit("foe", "B", "ru.motor-rifle", [2, 2])
    dummy = [{"id": "mark", "counter": "dummy", "hex": [2, 2], "hidden": True, "owner": "B"}]
    marks = [{"id": id, "counter": "ied-yellow", "hex": hex, "hidden": True, "owner": "B"}
             for id, hex in (("m1", [2, 2]), ("m2", [1, 1]))]  # fmt: skip
    walker = {"id": "squad", "side": "A", "unit": "ins.militia", "hex": [1, 3]}
    watch = unit("foe", "B", "ru.motor-rifle", [5, 3], overwatch=True)
    go = ["squad", "move", {"path": [[1, 3], [2, 3]]}]
    return [
        made("light fire at the unseen", [SQUAD, foe, other], ["squad", "fire-light"], here, sides=irregular),
        made("shells on the unseen", [SQUAD, foe, other], ["gun", "light"], here, supports=gun, sides=irregular),
        made("scattering shells on the unseen", [SQUAD, far, other], ["gun", "light"], here, supports=gun,
             smoke=smoke, sides=irregular),
        made("the arrow over the unseen", [SQUAD, far, other], ["gun", "light", here], "e", supports=gun,
             smoke=smoke, sides=irregular),
        made("aircraft among the unseen", [SQUAD, foe, other], ["plane", "heavy"], here, supports=plane,
             sides=irregular),
        made("a drone among the unseen", [SQUAD, foe, other], ["kite", "light"], here, supports=[kite],
             sides=irregular),
        made("a drone before an unseen one", [SQUAD, foe, other], ["kite", "light"], here,
             supports=[kite, hunter], sides=irregular),
        made("a sniper before an unseen one", [SQUAD, FOE, OTHER], ["eye", "light"], here, supports=[eye, rival]),
        made("overwatch on the unseen", [walker, watch, OTHER], go, "foe/light",
             sides=[{"faction": "INS", "level": 30}, EAST]),
        made("an IED under the unseen", [{**walker, "hex": [1, 2]}, MATE, OTHER], ["squad", "recon", "m1"],
             "explode", counters=marks, sides=[{"faction": "INS", "level": 30}, EAST]),
        made("assault on a question mark", [SQUAD, beside, unit("other", "B", "ru.motor-rifle", [1, 1])],
             ["squad", "assault"], here, counters=dummy),
    ]  # fmt: skip
