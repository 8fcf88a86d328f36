"""Positions of Fallout: Warfare for the net of odds: one for every kind of attack."""

from __future__ import annotations

from typing import Any


def squad(id: str, side: str, at: list[list[float]], **more: Any) -> dict[str, Any]:
    return {"id": id, "side": side, "at": at, **more}


def rider(id: str, side: str, hull: str, **more: Any) -> dict[str, Any]:
    return {"id": id, "side": side, "at": [[1, 1]], "aboard": hull, **more}


def made(
    name: str,
    units: list[dict[str, Any]],
    answer: Any,
    answers: list[Any] | None = None,
    edition: str = "en",
    options: dict[str, Any] | None = None,
    **position: Any,
) -> dict[str, Any]:
    setup = {"edition": edition, "unit": "in", "position": {"units": units, **position}}
    if options:
        setup["options"] = options
    return {
        "name": name,
        "setup": setup,
        "answers": ["attack"] if answers is None else answers,
        "answer": answer,
    }


def shot(figure: str, weapon: str, at: str, **more: Any) -> dict[str, Any]:
    return {"figure": figure, "weapon": weapon, "at": at, **more}


def row(n: int, y: float, x: float = 10.0, step: float = 2.0) -> list[list[float]]:
    return [[x + step * i, y] for i in range(n)]


ROUGH = {"kind": "rough", "points": [[9, 9], [13.2, 9], [13.2, 12.4], [9, 12.4]]}
HELD = squad("z", "B", [[60, 40]], type="squire")  # somebody far off, so that no battle ends in between


def shots() -> list[dict[str, Any]]:
    squire = squad("b", "B", [[10, 12]], type="squire")
    mixed = squad(
        "b",
        "B",
        row(5, 12),
        type=["knight_sl", "squire", "knight", "paladin", "paladin_hero"],
        weapon="rifle",
    )
    far = squad(
        "b", "B", [[10, 9.6], [10, 7.4], [10, 5.2], [10, 3]], type=["squire", "knight", "enviro", "squire"]
    )
    pistols = squad("a", "A", row(3, 20), type="squire", weapon="pistol")
    rifles = squad(
        "a", "A", row(6, 20), type="squire", weapon=["rifle", "rifle", "smg", "pistol", "heavy", "rifle"]
    )
    hero = squad("a", "A", [[10, 20]], type="knight_hero", weapon="laser")
    at_b = {"at": "b"}
    return [
        made("one pistol", [squad("a", "A", [[10, 20]], type="squire", weapon="pistol"), squire, HELD], at_b),
        made("three pistols at one man", [pistols, squire, HELD], at_b),
        made("six guns at a mixed squad", [rifles, mixed, HELD], at_b, terrain=[ROUGH]),
        made("guns over two range bands", [rifles, far, HELD], at_b),
        made("Italian: guns over two range bands", [rifles, far, HELD], at_b, edition="it"),
        made("guns in the dark", [pistols, mixed, HELD], at_b, light="dawn"),
        made(
            "a targeted shot",
            [hero, mixed, HELD],
            {"shots": [shot("a-1", "laser:single", "b", targeted=True)]},
            options={"targeted": True, "metal_laser": True, "perception": True},
        ),
        made(
            "a behemoth's guns",
            [squad("a", "A", [[10, 20]], type="behemoth_robot"), mixed, HELD],
            {"shots": [shot("a-1", "innate:single", "b")]},
        ),
        made(
            "at two targets in one answer",
            [pistols, squire, squad("c", "B", [[14, 13]], type="super_mutant"), HELD],
            {
                "shots": [
                    shot("a-1", "pistol:single", "b"),
                    shot("a-2", "pistol:single", "c"),
                    shot("a-3", "pistol:single", "b"),
                ]
            },
        ),
    ]


def interrupted_shots() -> list[dict[str, Any]]:
    """Shots with something in between: overwatch, revenge, reinforcements."""
    pistols = squad("a", "A", row(3, 20), type="squire", weapon="pistol")
    knights = squad("a", "A", row(3, 20), type="knight", weapon="rifle")
    babies = squad("b", "B", row(2, 14), type="baby_deathclaw")
    mother = squad("h", "B", [[13, 15.5]], type="hairy_deathclaw")
    at_b = {"at": "b"}
    return [
        made(
            "while somebody watches",
            [pistols, squad("b", "B", row(2, 12), type="squire", weapon="pistol", overwatch=True), HELD],
            at_b,
            ["attack", "hold"],
        ),
        made(
            "out of overwatch",
            [
                squad("a", "A", row(3, 20), type="squire", weapon="rifle"),
                squad("b", "B", row(3, 12), type="knight", weapon="rifle", overwatch=True),
                squad("c", "A", [[50, 40]], type="squire"),
            ],
            {"at": "a"},
            ["a", "attack", "fire"],
        ),
        made(
            "at a baby deathclaw with its kin near by",
            [knights, babies, mother, HELD],
            at_b,
        ),
        made(
            "Italian: at a baby deathclaw",
            [knights, babies, mother, HELD],
            at_b,
            edition="it",
        ),
        made(
            "at a critter that is replaced",
            [
                squad("a", "A", row(3, 30, 34), type="raider", weapon="rifle"),
                squad("b", "B", [[10, 5]], type="raider_hero"),
                squad("wild1", "critters", [[36, 24]], type="big_roach"),
            ],
            {"at": "wild1"},
            scenario="wild_america",
            pool=["big_roach", "giant_wasp"],
        ),
    ]  # fmt: skip


MIXED = squad("b", "B", [[10, 16], [10, 14], [11, 13]], type=["knight", "squire", "paladin_hero"])
CROWD = squad(
    "b",
    "B",
    [[10, 12], [11.2, 12], [10, 13.2], [11.2, 13.2], [13, 12], [14.2, 12]],
    type=["squire_sl", "squire", "knight", "knight", "paladin", "super_mutant"],
)


def bursts() -> list[dict[str, Any]]:
    gunner = squad("a", "A", [[10, 20]], type="squire", weapon="smg")
    return [
        made(
            "a burst over mixed armour",
            [gunner, MIXED, HELD],
            {"shots": [shot("a-1", "smg:burst", "b-1")]},
        ),
        made(
            "a minigun over friend and foe",
            [
                squad("a", "A", [[10, 20], [10, 17]], type="super_mutant", weapon=["minigun", "rifle"]),
                CROWD,
                squad("v", "B", [16, 12], vehicle="dune_buggy", facing=90),
                HELD,
            ],
            {"shots": [shot("a-1", "minigun:burst", "b-1")]},
        ),
        made(
            "a burst at a vehicle, then shots",
            [
                squad("a", "A", [[10, 20], [12, 20]], type="squire", weapon=["smg", "rifle"]),
                squad("v", "B", [10, 14], vehicle="dune_buggy", facing=90),
                rider("d", "B", "v", type="raider_hero"),
                squad("b", "B", [[12.5, 14.5]], type="squire"),
                HELD,
            ],
            {"shots": [shot("a-1", "smg:burst", "v"), shot("a-2", "rifle:single", "v")]},
        ),
    ]


def blasts() -> list[dict[str, Any]]:
    grenadier = squad("a", "A", [[10, 18], [12, 18]], type="knight_hero", weapon="rpg", grenades=1)
    return [
        made(
            "a grenade",
            [grenadier, CROWD, HELD],
            {"shots": [shot("a-1", "grenade:area", "b-1")]},
        ),
        made(
            "two grenades",
            [grenadier, CROWD, HELD],
            {"shots": [shot("a-1", "grenade:area", "b-1"), shot("a-2", "grenade:area", "b-5")]},
        ),
        made(
            "a rocket near friends",
            [
                squad("a", "A", [[10, 20]], type="knight_hero", weapon="rpg"),
                squad("f", "A", [[10, 15], [11.5, 15.5]], type="squire"),
                CROWD,
                HELD,
            ],
            {"shots": [shot("a-1", "rpg:area", "b-1")]},
            ["a", "attack"],
        ),
        made(
            "Italian: a rocket",
            [squad("a", "A", [[10, 20]], type="knight_hero", weapon="rpg"), CROWD, HELD],
            {"shots": [shot("a-1", "rpg:area", "b-1")]},
            edition="it",
        ),
        made(
            "smoke at a bare point",
            [squad("a", "A", [[10, 22]], type="knight_hero", weapon="club", items=["smoke_grenade"]), MIXED, HELD],
            {"shots": [{"figure": "a-1", "weapon": "smoke_grenade:area", "toward": [12, 19]}]},
        ),
        made(
            "an EMP grenade among robots",
            [
                squad("a", "A", [[10, 20]], type="knight_hero", weapon="club", items=["emp_grenade"]),
                squad("b", "B", row(3, 12, 10, 4), type=["pacification_robot", "security_robot", "scurry_robot"]),
                HELD,
            ],
            {"shots": [shot("a-1", "emp_grenade:area", "b-1")]},
        ),
        made(
            "a tank's cannon",
            [
                squad("v", "A", [20, 30], vehicle="tank", facing=90),
                rider("a", "A", "v", type="raider_hero"),
                rider("p", "A", "v", type="knight_hero"),
                squad("b", "B", [[20, 20], [20, 16.6], [22, 20], [17, 18]], type=["squire", "knight"] * 2),
                squad("w", "B", [26, 20], vehicle="humvee", facing=90),
                rider("d", "B", "w", type="raider_hero"),
                HELD,
            ],
            {"shots": [shot("p-1", "tank_cannon:area", "b-1")]},
            ["stand", "p-1"],
        ),
    ]  # fmt: skip


def vehicles() -> list[dict[str, Any]]:
    buggy = squad("v", "B", [10, 12], vehicle="dune_buggy", facing=90, damage=2)
    humvee = squad("v", "B", [10, 12], vehicle="humvee", facing=90)
    crew = [
        rider("d", "B", "v", type="raider_hero"),
        squad("p", "B", [[1, 1], [2, 2]], aboard="v", type=["raider", "reaver"]),
    ]
    guns = squad("a", "A", row(3, 20), type="knight", weapon=["heavy", "plasma", "rifle"])
    rocket = squad("a", "A", [[10, 22], [12, 22]], type="knight_hero", weapon="rpg")
    found = [
        made("guns at a hull", [guns, buggy, crew[0], HELD], {"at": "v"}),
        made("rockets at a hull with people", [rocket, humvee, *crew, HELD], {"at": "v"}),
        made(
            "melee against a hull",
            [squad("a", "A", row(2, 14), type="super_mutant", weapon="club"), buggy, crew[0], HELD],
            {"at": "v"},
        ),
        made(
            "out of a vehicle",
            [
                squad("v", "A", [20, 30], vehicle="humvee", facing=90),
                rider("p", "A", "v", type="knight_hero", weapon="rifle"),
                squad("b", "B", row(3, 40, 18), type="squire"),
                HELD,
            ],
            {"at": "b"},
            ["stand"],
        ),
    ]
    for part in ("driver", "passengers"):
        found.append(
            made(
                f"guns at the {part}",
                [guns, humvee, *crew, HELD],
                {"shots": [shot("a-1", "heavy:single", f"v:{part}"), shot("a-2", "plasma:single", f"v:{part}"),
                           shot("a-3", "rifle:single", f"v:{part}")]},
            )
        )  # fmt: skip
    return found


def melee() -> list[dict[str, Any]]:
    lone = squad("b", "B", [[10, 12]], type="super_mutant", weapon="club")
    lying = squad("b", "B", [[10, 12], [10, 10.9]], type=["knight", "squire"], down=[1], facing=90)
    ring = [[10, 13.1], [11.1, 12], [8.9, 12]]
    found = [
        made("three clubs at a mutant", [squad("a", "A", ring, type="knight", weapon="club"), lone, HELD], {"at": "b"}),
        made("two dogs", [squad("a", "A", ring[:2], type="dog"), lone, HELD], {"at": "b"}),
        made("a tank track robot", [squad("a", "A", ring[:1], type="tank_track_robot"), lone, HELD], {"at": "b"}),
        made("a radscorpion", [squad("a", "A", ring[:1], type="radscorpion"), lone, HELD], {"at": "b"}),
        made("a pack of rats", [squad("a", "A", ring, type="giant_rat"), lone, HELD], {"at": "b"}),
        made(
            "a pacification robot at two",
            [squad("a", "A", ring[:1], type="pacification_robot"), lying, HELD],
            {"shots": [shot("a-1", "innate:melee", "b-1"), shot("a-1", "innate:melee", "b-2")]},
        ),
        made(
            "a blow out of hiding",
            [squad("a", "A", ring[:1], type="squire_hero", weapon="club", sneak=8, strike=[1]), lone, HELD],
            {"at": "b"},
        ),
    ]  # fmt: skip
    for edition in ("en", "it"):
        found.append(
            made(
                f"{edition}: at whoever lies there, from behind",
                [squad("a", "A", ring, type="squire", weapon="club"), lying, HELD],
                {"at": "b"},
                edition=edition,
            )
        )
        found.append(
            made(
                f"{edition}: a brahmin",
                [
                    squad("a", "A", ring[:2], type="brahmin"),
                    squad("b", "B", [[10, 12]], type="paladin_hero"),
                    HELD,
                ],
                {"at": "b"},
                edition=edition,
            )
        )
    return found


def skills() -> list[dict[str, Any]]:
    """Doctors with and without a kit, mechanics, elders, thieves, lockpicks, doses."""
    use = ["a", "skill:a-1", {"then": "done"}]
    near = [[11.2, 20]]
    mutant = squad("p", "A", near, type="super_mutant_hero", weapon="club", hp=1)
    doctor = squad("a", "A", [[10, 20]], type="raider_hero", weapon="club", skills={"doctor": 5})
    mechanic = squad("a", "A", [[10, 20]], type="ghoul_hero", items=["repair_kit"])
    return [
        made("a doctor", [doctor, mutant, HELD], "heal:p-1", use),
        made("a doctor with his kit", [{**doctor, "items": ["doctors_kit"]}, mutant, HELD], "heal:p-1", use),
        made("a doctor against poison", [doctor, {**mutant, "poisoned": [1]}, HELD], "cure:p-1", use),
        made(
            "a mechanic with his kit",
            [mechanic, squad("v", "A", [12, 20], vehicle="humvee", facing=90, damage=3), HELD],
            "repair:v",
            use[1:],
        ),
        made(
            "a robot's kit",
            [
                squad("a", "A", [[10, 20]], type="humanoid_robot", items=["robot_repair_kit"]),
                squad("r", "A", near, type="pacification_robot", hp=2),
                HELD,
            ],
            "mend:r-1",
            use,
        ),
        made(
            "an elder and a broken squad",
            [
                squad("a", "A", [[10, 20]], type="elder_hero", weapon="club"),
                squad("s", "A", row(3, 24), type="squire", broken=True),
                HELD,
            ],
            "rally:s",
            use,
        ),
        made(
            "a stimpak",
            [
                squad("a", "A", [[10, 20]], type="knight_hero", weapon="club", items=["stimpak"]),
                squad("p", "A", near, type="giant_lizard", hp=1),
                HELD,
            ],
            "a-1:stimpak:p-1",
            ["a", "move"],
        ),
    ]


def assumed_positions() -> list[dict[str, Any]]:
    """Overwatch before an action, on the way, in and out of cover, at squads and vehicles, with all kinds of guns."""
    walker = squad(
        "a", "A", [[10, 20], [12, 20], [14, 20]], type=["knight_sl", "squire", "knight"], weapon="rifle"
    )
    hero = squad("a", "A", [[10, 20]], type="squire_hero", weapon="rifle")
    guard = squad("b", "B", [[10, 10]], type="knight_hero", weapon="rifle", overwatch=True, facing=270)
    post = squad(
        "b",
        "B",
        row(4, 10),
        type="knight",
        weapon=["rifle", "smg", "heavy", "pistol"],
        overwatch=True,
        facing=270,
    )
    far = squad("c", "A", [[60, 40]], type="squire")
    hull = [
        squad("v", "A", [10, 22], vehicle="dune_buggy", facing=0, damage=2),
        rider("d", "A", "v", type="raider_hero"),
    ]
    wood = {"kind": "rough", "points": [[13, 18], [18, 18], [18, 22], [13, 22]]}
    go = ["a", "move", "hold"]
    way = {"to": {"a-1": [14, 20]}}
    along = {"to": {"a-1": [12, 19], "a-2": [14, 19], "a-3": [16, 19]}}
    return [
        made("before an action", [hero, guard, far], "fire", ["a", "move"]),
        made("a squad at a squad before an action", [walker, post, far], "fire", ["a", "move"]),
        made("on the way", [hero, guard, far], "at:0.5", [*go, way]),
        made("at its end, in rough ground", [hero, guard, far], "at:1.0", [*go, way], terrain=[wood]),
        made("a squad at a squad on its way", [walker, post, far], "at:0.3", [*go, along], terrain=[wood]),
        made("Italian: a squad on its way", [walker, post, far], "at:0.7", [*go, along], edition="it"),
        made("in the dark", [walker, post, far], "at:0.5", [*go, along], light="dawn"),
        made(
            "a vehicle on its way", [*hull, post, far], "at:0.5",
            ["v", "drive", "hold", {"to": {"v": [16, 22]}, "then": "done"}],
        ),
        made("a vehicle before it sets out", [*hull, post, far], "fire", ["v", "drive"]),
    ]  # fmt: skip


def positions() -> list[dict[str, Any]]:
    """Every kind of attack whose odds are shown."""
    return [*shots(), *interrupted_shots(), *bursts(), *blasts(), *vehicles(), *melee(), *skills()]
