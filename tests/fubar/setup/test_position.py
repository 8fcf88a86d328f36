"""Explicit positions: what they may say, the sentences that refuse them, and what is written back."""

from pathlib import Path

import pytest

from sandtable.core.conformance import cases_of, run_case
from sandtable.core.game import new_game
from sandtable.core.setup import Setup, SetupError
from sandtable.systems.fubar import FubarSystem

POSITION = {
    "table": [48, 48],
    "turn": 2,
    "holder": "A",
    "order": ["A", "B"],
    "terrain": [
        {"kind": "wood", "points": [[10, 20], [16, 20], [16, 26], [10, 26]]},
        {"kind": "wall", "line": [[20, 20], [26, 20]]},
        {
            "id": "pill",
            "kind": "bunker",
            "points": [[30, 20], [36, 20], [36, 24], [30, 24]],
            "weapons": ["hmg"],
        },
    ],
    "units": [
        {
            "id": "rifles",
            "side": "A",
            "training": "seasoned",
            "leader": "veteran",
            "armour": "light",
            "grenades": True,
            "weapons": ["assault_rifle", ["assault_rifle", "rifle_launcher"], "hmg", "hmg"],
            "at": [[10, 10], [11.5, 10], [13, 10], [14.5, 10]],
            "pinned": [1],
            "lost": [2],
            "guard": True,
        },
        {
            "id": "apc",
            "side": "B",
            "vehicle": "apc",
            "at": [20, 40],
            "facing": 90,
            "weapons": ["hmg"],
            "crew": 2,
        },
        {"id": "riders", "side": "B", "weapons": ["rifle", "rifle"], "aboard": "apc"},
    ],
}


def state_of(**changes):
    return FubarSystem().position(Setup("fubar", position={**POSITION, **changes}))


def refusal(**changes):
    with pytest.raises(SetupError) as refused:
        state_of(**changes)
    return str(refused.value)


def unit(**changes):
    return [{**POSITION["units"][0], **changes}]


def test_position_reads_what_it_says():
    """Every part of a position ends up in the state, and the dump says it back."""
    dump = state_of().dump()
    rifles = dump["units"]["rifles"]

    assert (2, "activations", "A", ["A", "B"]) == tuple(
        dump[key] for key in ("turn", "phase", "holder", "order")
    )
    assert (3, 1, 2, 4, True) == tuple(
        rifles[key] for key in ("living", "pinned", "standing", "started", "guard")
    )
    assert [True, False, False, False] == [figure["leader"] for figure in rifles["figures"].values()]
    assert [-1, -1, 0, 0] == [figure["gun"] for figure in rifles["figures"].values()]
    assert {"at": [13, 10], "weapons": ["hmg"], "armour": "light"}.items() <= rifles["figures"][
        "rifles-3"
    ].items()
    assert ["riders"] == dump["units"]["apc"]["vehicle"]["passengers"]
    assert [["wood-1", "points"], ["wall-2", "line"], ["pill", "weapons"]] == [
        [piece["id"], next(key for key in ("line", "weapons", "points") if key in piece)]
        for piece in dump["terrain"]
    ]


def test_facing_is_as_on_paper():
    """90 degrees looks up the page, where y is smaller."""
    hull = state_of().unit("apc").vehicle.hull

    assert (0, -1) == (round(hull.ux), round(hull.uy))
    assert 90 == state_of().dump()["units"]["apc"]["vehicle"]["facing"]


def test_position_goes_on_from_there():
    """The game asks what the rules ask there: side A activates a unit."""
    game = new_game(FubarSystem(), Setup("fubar", position=POSITION), seed=1)

    assert (0, ["rifles", "decline:rifles"]) == (game.ask.side, game.choices())


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"unts": []}, 'position: unknown key "unts"; did you mean "units"?'),
        ({"phase": "lunch"}, 'position: there is no phase "lunch"; there are deploy, combats'),
        ({"holder": "C"}, 'position: holder: there is no side "C"; write A or B'),
        ({"table": [48]}, "position: table must be two lengths, for instance [48, 48]"),
        (
            {"terrain": [{"kind": "wod", "points": []}]},
            'terrain 1: there is no terrain "wod"; did you mean "wood"?',
        ),
        ({"terrain": [{"kind": "wall", "points": []}]}, "terrain 1: a wall needs line = [[x, y], …]"),
        ({"terrain": [{"kind": "wood", "points": [[1, 1], [2, 2]]}]}, "needs at least 3 different points"),
        ({"units": unit(side="E")}, 'unit "rifles": there is no side "E"; write A or B'),
        (
            {"units": unit(weapons="rifel")},
            'unit "rifles": there is no weapon "rifel"; did you mean "rifle"?',
        ),
        ({"units": unit(weapons=["rifle"])}, 'unit "rifles": it has 4 figures and weapons for 1'),
        ({"units": unit(armour=["light"])}, 'unit "rifles": it has 4 figures and armour for 1'),
        ({"units": unit(pinned=[5])}, 'unit "rifles": pinned lists figures by number, from 1 to 4'),
        ({"units": unit(at=[[10, 10], [11.5, 10], [13, 10], [13.5, 10]])}, '"rifles-4" stands on "rifles-3"'),
        (
            {"units": unit(at=[[0, 0], [5, 5], [7, 5], [9, 5]])},
            'unit "rifles": figure 1 stands off the table at 0, 0',
        ),
        ({"units": unit(gard=True)}, 'unit "rifles": unknown key "gard"; did you mean "guard"?'),
        ({"units": unit(guard="yes")}, 'unit "rifles": guard is true or false'),
        ({"units": unit() + unit(at=[[1, 1], [3, 1], [5, 1], [7, 1]])}, 'two units are called "rifles"'),
        (
            {"units": [{"id": "r", "side": "A", "aboard": "apc"}]},
            'unit "r" is aboard "apc", which is no vehicle',
        ),
        ({"combats": [{"units": ["rifles", "raiders"]}]}, 'combats names "raiders", which is no unit'),
        ({"scenario": "outpost"}, 'position: objective "west_house" needs the terrain "west_house"'),
    ],
)
def test_position_refusals_say_what_to_change(changes, sentence):
    """Errors name the place, what was found and what would be allowed."""
    assert sentence in refusal(**changes)


def test_digest_tells_states_apart_and_clones_together():
    """Equal lines mean equal states."""
    state = state_of()
    copy = state.clone()
    same = copy.digest() == state.digest()
    copy.unit("rifles").figures[2].pinned = True

    assert (True, False) == (same, copy.digest() == state.digest())
    assert state.digest() != state_of(turn=3).digest()


def test_the_example_of_the_documents_is_a_position():
    """`docs/positions.md` shows a case that runs."""
    page = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
    section = page.partition("## FUBAR")[2].partition("\n## ")[0]
    example = "\n".join(line[4:] for line in section.splitlines() if line.startswith("    "))
    case = (
        '[[case]]\ntitle = "example"\nrules = ["fubar.turn.game"]\nasked = "fubar.turn.game"\nside = "A"\n'
        + example
    )
    cases = cases_of("positions.md", case, "fubar")
    for one in cases:
        run_case(one)

    assert 1 == len(cases)
