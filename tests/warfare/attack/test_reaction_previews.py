"""What is shown before a reaction is taken: the die of SAM, ramming, jamming and snipers, and who pays."""

from sandtable.core.pins import pins
from sandtable.systems.warfare.attack.forecast import Outlook
from sandtable.systems.warfare.attack.shooting import shoot
from sandtable.systems.warfare.state.action_track import enemies_in_order
from warfare.field import played, stood

SQUAD = {"id": "squad", "side": "A", "hex": [0, 3]}
SECOND = {"id": "second", "side": "A", "hex": [0, 5]}
MEN = {"id": "men", "side": "B", "unit": "ru.motor-rifle", "hex": [9, 6]}
MORE = {"id": "more", "side": "B", "unit": "ru.motor-rifle", "hex": [9, 3]}
SCOUTS = {"id": "scouts", "side": "B", "unit": "ru.spetsnaz", "hex": [7, 6], "damage": 1}
SIDES = [{"level": 40}, {"level": 10, "faction": "RU"}]


def shown(game, answer):
    """Colours from base to final, price and rules of the warnings of a preview."""
    preview = game.question().preview(answer)
    ladder = preview.ladder
    return ladder.start, ladder.final, preview.cost, [warning.why for warning in preview.warnings]


def air_raid(**known):
    """An aircraft over the men, with a SAM on overwatch that is about to be asked."""
    sam = {"id": "sam", "side": "B", "unit": "ins.sam", "hex": [7, 3], "overwatch": True}
    plane = {"id": "plane", "side": "A", "support": "usa.cas", **known}
    return played(stood([SQUAD, MEN, sam], sides=SIDES, supports=[plane]), "plane", "light", {"at": "men"})


@pins("warfare.sam.resolve", "warfare.comp.fog")
def test_a_sam_shot_shows_only_a_defence_that_was_seen():
    """warfare.comp.fog: red against an unknown aircraft, grey once its defence of 3 has been seen."""
    assert ("red", "red", 6.0, ["warfare.comp.fog"]) == shown(air_raid(), "sam")
    assert ("red", "grey", 6.0, []) == shown(air_raid(known=["B"]), "sam")
    assert air_raid().question().preview("hold").ladder is None


@pins("warfare.ram.use")
def test_ramming_shows_the_light_value_against_the_drone():
    """warfare.ram.use: the light die of the rammer, shifted by the defence of a drone that is known."""
    drones = [
        {"id": "ours", "side": "A", "support": "usa.drone", "face": "small", "known": ["B"]},
        {"id": "theirs", "side": "B", "support": "usa.drone", "face": "small", "overwatch": True},
    ]
    game = played(stood([SQUAD, MEN, MORE], sides=SIDES, supports=drones), "ours", "light", {"at": "men"})

    assert ("green", "grey", 3.0, []) == shown(game, "theirs")


@pins("warfare.jam.die", "warfare.jam.cs")
def test_jamming_shows_the_icon_and_a_drone_taken_over_costs_nothing():
    """warfare.jam.die: the icon's colour shifted by damage; warfare.jam.cs: the value is already paid."""
    drones = [{"id": "ours", "side": "A", "support": "usa.drone", "face": "small"}]
    game = stood([SQUAD, SECOND, MEN, MORE, SCOUTS], dice=[6], sides=SIDES, supports=drones)
    played(game, "ours", "light", {"at": "men"})
    assert ("red", "yellow", 2.0, []) == shown(game, "scouts")

    played(game, "scouts")
    assert "warfare.jam.cs" == game.ask.why
    assert 0.0 == game.question().preview({"at": "squad"}).cost


@pins("warfare.sniper.overwatch")
def test_a_sniper_on_overwatch_shows_its_die():
    """warfare.sniper.overwatch: neither defence nor terrain, only the sniper's own damage."""
    eye = {"id": "eye", "side": "B", "support": "usa.sniper", "overwatch": True, "damage": 1}
    game = played(stood([SQUAD, MEN], sides=SIDES, supports=[eye]), "squad", "move", {"path": [[0, 3]]})

    assert ("green", "grey", 3.0, []) == shown(game, "eye")


@pins("warfare.suppress.los")
def test_suppressive_fire_draws_its_own_line():
    """warfare.suppress.los: smoke in the target's own hex does not matter, so the line is drawn open."""
    units = [
        {"id": "guns", "side": "A", "unit": "usa.mg", "hex": [2, 3]},
        {"id": "men", "side": "B", "hex": [4, 3]},
        {"id": "more", "side": "B", "hex": [2, 5]},
    ]
    game = played(stood(units, smoke=[[4, 3]]), "guns", "suppressive-fire")
    preview = game.question().preview({"at": "men"})

    assert [] == preview.reasons
    assert [True] == [line.clear for line in preview.sight]


def test_ways_that_leave_another_order_of_reactions_are_not_merged():
    """Odds go on as one only where the same is asked next: of two cubes on one box the last to come reacts first."""
    units = [SQUAD, MEN, {"id": "rebels", "side": "C", "unit": "ins.militia", "hex": [9, 1]}]
    game = stood(units, sides=[*SIDES, {"level": 10, "faction": "INS", "team": 1}])
    outlook = Outlook(game.state, 0, lambda copy: shoot(copy, copy.units[0], 0, copy.units[1], "house.test"))
    looks = []
    for arrived in ([0, 1, 2], [0, 2, 1]):
        outlook.copy.arrived = arrived
        looks.append((outlook.look(), enemies_in_order(outlook.copy, 0)))

    assert [1, 2] == looks[1][1]
    assert [2, 1] == looks[0][1]
    assert looks[0][0] != looks[1][0]
