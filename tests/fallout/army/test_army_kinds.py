"""Army lists with something else in them than belongs there: every key is named, and nothing passes for nothing."""

import pytest

from sandtable.core.pins import pins
from sandtable.core.setup import SetupError, setup_of
from sandtable.core.system import system
from sandtable.systems.fallout.setup.setting_up import start_state

FALLOUT = system("fallout")
SQUAD = {"take": "raider", "leader": "raider_sl", "figures": [{"count": 5, "weapon": "smg"}]}
ROBOTS = {"take": "humanoid_robot", "figures": [{"count": 2, "weapon": "rifle"}]}


def told(*units, **more):
    """What is said against a list: texts with the key or the unit's place."""
    army = {"faction": "raiders", "units": list(units), **more}
    return [
        (reason.message.id, reason.message.values.get("key", reason.message.values.get("at")))
        for reason in FALLOUT.check_army(army, "in")
    ]


def test_a_list_in_order_is_taken():
    """The lists below differ in one thing from this one."""
    assert [] == told(SQUAD, name="Mine", edition="it", points=200, tournament=False, energy=True, mines=0)
    assert [] == told(ROBOTS, faction="robots")


@pins("fallout.army.cost_parts")
@pytest.mark.parametrize("junk", [True, 7, [], {}, [[]], {"": 1}], ids=str)
@pytest.mark.parametrize("key", ["name", "edition", "roster", "free_hero", "free_hero_weapon", "title"])
def test_words_of_a_list_are_texts(key, junk):
    """fallout.army.cost_parts: nothing else passes for a word, or for none."""
    assert [("fallout-army-kind", key)] == told(SQUAD, **{key: junk})


@pytest.mark.parametrize(
    ("key", "junk"),
    [
        ("points", "200"), ("points", -1), ("points", 1e300), ("points", True), ("minigun_squad", "1"),
        ("tournament", 1), ("energy", "yes"), ("random", []),
    ],
)  # fmt: skip
def test_numbers_and_flags_of_a_list_are_what_they_are(key, junk):
    """Not words for them, not signs of them."""
    assert ("fallout-army-kind", key) == told(SQUAD, **{key: junk})[0]


@pytest.mark.parametrize("junk", [True, 7, {}, {"": 1}], ids=str)
def test_units_and_rows_are_read_as_strictly(junk):
    """A robot's leader, a hero's items, a row's weapon: none of them may be junk."""
    hero = {"take": "raider_hero", "skills": ["sneak"]}

    assert [("fallout-army-kind", "leader")] == told({**ROBOTS, "leader": junk}, faction="robots")
    assert [("fallout-army-kind", "name")] == told({**SQUAD, "name": junk})
    assert [("fallout-army-kind", "weapon")] == told({**SQUAD, "weapon": junk})
    assert [("fallout-army-kind", "items")] == told(SQUAD, {**hero, "items": junk})
    assert ("fallout-army-kind", "figures") in told({**SQUAD, "figures": junk})
    assert [("fallout-army-kind", "weapon")] == told({**SQUAD, "figures": [{"count": 5, "weapon": junk}]})
    assert [("fallout-army-kind", "type")] == told({**SQUAD, "figures": [{"count": 5, "type": junk}]})
    assert ("fallout-army-unknown", 0) in told(junk)


@pytest.mark.parametrize("junk", [None, True, 7, "raider", []], ids=str)
def test_a_row_of_figures_is_a_table(junk):
    """It does not pass for one figure."""
    assert [("fallout-army-row", 0)] == told({**SQUAD, "figures": [*SQUAD["figures"], junk]})


def test_huge_lists_are_read_so_far_and_no_further():
    """Thousands of rows are refused in the time it takes to count them."""
    row = {"count": 99, "weapon": "smg"}

    assert ("fallout-army-rows", 0) in told({**SQUAD, "figures": [row] * 41})
    assert ("fallout-army-rows", 0) not in told({**SQUAD, "figures": [row] * 40})
    assert ("fallout-army-units", None) in told(*[SQUAD] * 61)


@pytest.mark.parametrize(
    "army",
    [
        {"faction": "raiders", "units": 7},
        {"faction": "raiders", "units": None},
        {"faction": "raiders", "unitz": []},
        {"faction": "raiders", "random": "yes"},
        {"faction": 7, "random": True},
        {"faction": "raiders", "edition": "xx"},
    ],
    ids=str,
)
def test_a_faction_with_junk_beside_it_is_no_house_army(army):
    """In the set-up of a game: refused, where a faction alone brings its house army."""
    wanted = {"system": "fallout", "sides": [{"army": army}, {}]}
    with pytest.raises(SetupError, match="the army of side A is refused"):
        start_state(setup_of(wanted))

    assert start_state(setup_of({**wanted, "sides": [{"army": {"faction": "raiders"}}, {}]})).units


def test_the_squad_of_the_free_minigun_is_a_whole_number():
    """fallout.s3.extras: one and a half is not the first."""
    army = {"faction": "raiders", "units": [SQUAD, SQUAD], "minigun_squad": 1.5}
    wanted = {"system": "fallout", "scenario": "treasure_hunt", "sides": [{"army": army}, {"army": army}]}
    with pytest.raises(SetupError, match="fallout-army-minigun-squad"):
        start_state(setup_of(wanted))
