"""Explicit positions: what they may say, the sentences that refuse them, and what is written back."""

from pathlib import Path

import pytest

from sandtable.core.setup import Setup, SetupError
from sandtable.systems.warfare import WarfareSystem
from sandtable.systems.warfare.state.state import FATES

CASES = Path(__file__).resolve().parents[3] / "conformance" / "warfare"
UNITS = [{"id": "squad", "side": "A", "hex": [0, 0]}, {"id": "foe", "side": "B", "hex": [5, 5]}]

OPTIONS = "masini, heli_weapons, martyrdom, automaton, size, mission"
WRONG_OPTION = f'there is no option "masin" in warfare; there are {OPTIONS}'
UNKNOWN_TURN = 'position: tiles: unknown key "turn"; it takes tile, at, rot'
BESIDE_RESERVE = 'position: unit "squad": "hex" says nothing beside "reserve"; leave one of them out'


def state_of(**changes):
    return WarfareSystem().position(Setup("warfare", position={"units": UNITS, **changes}))


def refusal(**changes):
    with pytest.raises(SetupError) as refused:
        state_of(**changes)
    return str(refused.value)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"units": 3}, "position must be a table with at least units = [ … ]"),
        ({"unit": []}, 'position: unknown key "unit"; did you mean "units"?'),
        (
            {"units": [{"side": "C", "hex": [0, 0]}]},
            'position: unit "1": there is no side "C"; write A or B',
        ),
        ({"units": [{"side": "A"}]}, 'position: unit "1": None is no hex of the map; write [column, row]'),
        (
            {"units": [{"side": "A", "unit": "usa.marine", "hex": [0, 0]}]},
            'position: unit "1": there is no unit "usa.marine"; did you mean "usa.marines"?',
        ),
        (
            {"units": [{"side": "A", "hex": [0, 0], "moral": "shaken"}]},
            'position: unit "1": unknown key "moral"; did you mean "morale"?',
        ),
        (
            {"units": [UNITS[0], {**UNITS[1], "hex": [0, 0]}]},
            'position: "foe" shares its hex; one unit in a hex',
        ),
        (
            {"units": [UNITS[0], UNITS[0]]},
            'position: two things are called "squad"; give each its own id',
        ),
        (
            {"units": [UNITS[0], {"id": "riders", "side": "A", "aboard": "squad"}]},
            'position: "riders" is aboard "squad", which is no transport',
        ),
        ({"rows": ["..x"]}, 'position: hex 2,0 has the code "x"; use one of . r = b w f h d ~'),
        ({"tiles": [{"tile": "t99", "at": [0, 0]}]}, 'position: there is no tile "t99"'),
        ({"chapter": 6}, "position: chapter must be a whole number from 1 to 5"),
        ({"smoke": [[99, 0]]}, "position: smoke: [99, 0] is no hex of the map; write [column, row]"),
        (
            {"victory": [{"side": "A", "vp": 1, "test": "per-eliminated", "args": {"side": "INS"}}]},
            'position: victory 1: "per-eliminated" needs args.kinds',
        ),
        (
            {"victory": [{"side": "A", "vp": 1, "test": "per-not-exited", "args": {"side": "INS", "n": 1}}]},
            'position: victory 1: args: unknown key "n"; it takes side',
        ),
        ({"options": {"masin": True}}, WRONG_OPTION),
        ({"tiles": [{"tile": "t03", "at": [0, 0], "turn": 1}]}, UNKNOWN_TURN),
        (
            {"tiles": [], "rows": ["..."]},
            'position: "tiles" says nothing beside "rows"; leave one of them out',
        ),
        ({"rows": "..."}, "position: rows must be a list"),
        ({"smoke": [1, 1]}, "position: smoke: 1 is no hex of the map; write [column, row]"),
        ({"smoke": [[1.5, 1]]}, "position: smoke: [1.5, 1] is no hex of the map; write [column, row]"),
        ({"posture": "run"}, 'position: there is no posture "run"; there are attack, defend'),
        ({"martyrdom": 1}, "position: martyrdom is true or false"),
        ({"sides": [{}, "USA"]}, "position: sides: each must be a table"),
        ({"sides": [{"team": 0}, {"team": 0}]}, "position: sides: both teams, 0 and 1, must have a side"),
        ({"low_only": ["ru.ka"]}, 'position: low_only: there is no unit "ru.ka"; did you mean "ru.ka52"?'),
        (
            {"units": [{**UNITS[0], "overwatch": "yes"}, UNITS[1]]},
            'position: unit "squad": overwatch is true or false',
        ),
        ({"units": [{**UNITS[0], "reserve": True}, UNITS[1]]}, BESIDE_RESERVE),
        (
            {"supports": [{"side": "A", "support": "usa.mortar", "face": "small"}]},
            'position: support "1": there is no face "small"; there are none',
        ),
        (
            {"supports": [{"side": "A", "support": "usa.mortar", "parked_turn": 1}]},
            'position: support "1": "parked_turn" says nothing without "parked"',
        ),
        (
            {"units": [*UNITS, {"id": "late", "side": "A", "hex": [1, 1], "arrives": 100}]},
            'position: unit "late": arrives must be a whole number from 0 to 99',
        ),
        (
            {"counters": [{"counter": "dummy", "face": "hostile", "hex": [3, 3]}]},
            'position: counter "1": there is no face "hostile"; there are none',
        ),
        (
            {"counters": [{"counter": "dummy", "fate": "lost"}]},
            f'position: counter "1": there is no fate "lost"; there are {", ".join(FATES)}',
        ),
        (
            {"counters": [{"counter": "roadblock", "hand": "B", "hex": [3, 3]}]},
            'position: counter "1": "hex" says nothing beside "hand"; leave one of them out',
        ),
        (
            {"counters": [{"counter": "population", "hidden": True, "hex": [3, 3]}]},
            'position: counter "1": population lies open, it cannot be hidden',
        ),
    ],
)
def test_a_fault_of_a_position_is_told_in_a_sentence(changes, sentence):
    """The sentence says where, and what would be right."""
    assert sentence == refusal(**changes)


def test_what_is_written_down_can_be_read_again():
    """The state of a position has everything that the position says."""
    state = state_of(
        sides=[{"level": 12, "spent": 28}, {"level": -2}],
        units=[
            {"id": "lav", "side": "A", "unit": "usa.lav", "hex": [2, 0], "damage": 2, "overwatch": True},
            {"id": "riders", "side": "A", "aboard": "lav", "morale": "suppressed"},
            {"id": "late", "side": "B", "hex": [5, 5], "arrives": 3},
            {"id": "left", "side": "B", "exited": True},
        ],
        supports=[{"side": "B", "support": "ins.drone", "face": "large", "damage": 1}],
        counters=[{"id": "crowd", "counter": "population", "face": "hostile", "hex": [3, 0]}],
        smoke=[[4, 0]],
    )
    dump = state.dump()

    assert ({"level": 12, "box": 12, "spent": 28}, 38) == (
        {key: dump["sides"]["A"][key] for key in ("level", "box", "spent")},
        dump["sides"]["B"]["box"],
    )
    assert ("riders", 2, True) == tuple(dump["units"]["lav"][key] for key in ("cargo", "damage", "overwatch"))
    assert ("lav", None, "suppressed") == tuple(
        dump["units"]["riders"][key] for key in ("carrier", "hex", "morale")
    )
    assert (None, 3) == (dump["units"]["late"]["hex"], dump["units"]["late"]["arrives"])
    assert dump["units"]["left"]["gone"]
    assert ("large", 1) == (dump["supports"]["drone"]["face"], dump["supports"]["drone"]["damage"])
    assert {"3,0": ["hostile"], "4,0": ["smoke"]} == dump["hexes"]


def test_equal_states_have_equal_digests_and_others_have_not():
    """Every change of a state shows in its digest."""
    base = state_of().digest()
    changed = [
        state_of(turn=2),
        state_of(smoke=[[3, 3]]),
        state_of(sides=[{"level": 30}, {"level": 20}]),
        *(
            state_of(units=[{**UNITS[0], **change}, UNITS[1]])
            for change in ({"damage": 1}, {"morale": "shaken"})
        ),
        state_of(units=[{**UNITS[0], "known": ["B"]}, UNITS[1]]),
        state_of(units=[{**UNITS[0], "hex": [1, 0]}, UNITS[1]]),
    ]

    assert base == state_of().digest() == state_of().clone().digest()
    assert len(changed) == len({state.digest() for state in changed} - {base})
