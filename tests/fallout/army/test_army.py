"""Army lists: what is wrong with them in one go, house armies, armies from a seed, the builder, the sheet."""

import pytest

from sandtable.core.amending import printed_figure
from sandtable.core.pins import pins
from sandtable.core.setup import SetupError
from sandtable.i18n.texts import Texts
from sandtable.systems.fallout.army.list_read import Terms
from sandtable.systems.fallout.army.lists import read_army
from sandtable.systems.fallout.army.rosters import faction_ids, house_army
from sandtable.systems.fallout.book.catalogue import load
from sandtable.systems.fallout.system import FalloutSystem

SYSTEM = FalloutSystem()
EDITIONS = ("en", "it")


TEXTS = [Texts(language) for language in ("en", "it")]


def spoken(message):
    """A message in both languages; a missing text or value raises."""
    return [texts.message(message) for texts in TEXTS]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("faction", faction_ids())
@pytest.mark.parametrize("points", [100, 150, 200, 300, 400])
def test_house_armies_are_legal_and_near_their_points(edition, faction, points):
    """fallout.army.points_cap: every faction has a list for every usual size, not far below what it spends of it."""
    spent = points * int(printed_figure("fallout", f"armies.{faction}.spends")) / 100
    army = house_army(load(edition, "in"), faction, points)
    read = read_army(load(edition, "in"), army, Terms(limit=points))

    assert [] == read.reasons
    assert 0.88 * spent <= read.points() <= spent


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(12))
def test_random_armies_are_legal(edition, seed):
    """The same arguments give the same list, and check_army finds nothing wrong with it."""
    army = SYSTEM.random_army(200, seed, "", edition)

    assert [] == SYSTEM.check_army(army, "in")
    assert army == SYSTEM.random_army(200, seed, "", edition)
    assert 160 <= SYSTEM.army_sheet(army)["points"] <= 200


def test_squads_drawn_by_lot_are_of_every_size():
    """Two to six members besides the leader, and more where points are left."""
    armies = [SYSTEM.random_army(300, seed, "bos", "en") for seed in range(20)]
    squads = [unit for army in armies for unit in army["units"] if unit.get("leader")]

    assert {2, 3, 4, 5, 6} <= {sum(row["count"] for row in squad["figures"]) for squad in squads}


def test_no_army_is_drawn_for_too_few_points():
    """A sentence says why."""
    with pytest.raises(SetupError, match="no army of 6 points"):
        SYSTEM.random_army(6, 1, "bos", "en")
    with pytest.raises(SetupError, match='no faction "enclave"'):
        SYSTEM.random_army(200, 1, "enclave", "en")


@pins("fallout.army.squad_leader_required", "fallout.army.restricted.quota", "fallout.army.hero.limit")
def test_every_broken_rule_is_named_at_once():
    """check_army lists all that is wrong, and says which unit it is about."""
    army = {
        "points": 50,
        "units": [
            {"take": "raider", "figures": [{"count": 5, "weapon": "heavy"}]},
            {"take": "squire_hero", "level": 2},
            {"take": "kniht"},
            {
                "take": "raider",
                "leader": "raider_sl",
                "items": ["stimpack"],
                "figures": [{"count": 2, "weapo": "smg"}],
            },
        ],
    }
    found = SYSTEM.check_army(army, "in")
    whys = [(reason.why, reason.message.values.get("at")) for reason in found]

    assert ("fallout.army.squad_leader_required", 0) in whys
    assert ("fallout.army.restricted.quota", None) in whys
    assert ("fallout.skill.first_free", 1) in whys
    assert ("fallout.army.factions", 2) in whys
    assert ("fallout.army.item_users", 3) in whys
    assert ("fallout.army.points_cap", None) in whys
    close = {reason.message.values.get("close") for reason in found}
    assert {"knight", "stimpak", "weapon"} <= close
    for reason in found:
        assert spoken(reason.message.wire())


NONSENSE = (
    None,
    3,
    "x",
    [],
    {"units": 4},
    {"units": [4, None, {}, {"take": 3}]},
    {"units": [{"take": "knight", "leader": 7, "figures": "all"}]},
    {"units": [{"take": "knight_hero", "skills": 4, "level": "high", "items": [1]}]},
)


@pytest.mark.parametrize("army", NONSENSE)
def test_nonsense_is_refused_and_never_raises(army):
    """Whatever is sent: reasons, and a sheet of what can be read."""
    found = SYSTEM.check_army(army, "in")

    assert found
    assert isinstance(SYSTEM.army_sheet(army), dict)
    for reason in found:
        assert spoken(reason.message.wire())


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_builder_adds_can_be_read(edition):
    """Every entry's template is a unit of a list, and costs what the builder says."""
    built = SYSTEM.builder(edition)
    catalogue = load(edition, "in")
    for entry in built["entries"]:
        terms = Terms(nuclear_apc=True)
        read = read_army(catalogue, {"units": [entry["unit"]]}, terms)
        wrong = [
            r.why for r in read.reasons if r.why not in ("fallout.army.hero.limit", "fallout.army.unit_types")
        ]
        assert [] == wrong
        if entry["id"] != "dune_buggy" and not entry["id"].startswith("beastlord"):
            assert entry["points"] == read.points()
        assert spoken(entry["name"])
        for choice in [
            *entry.get("choices", []),
            *(c for g in entry.get("groups", []) for c in g["choices"]),
        ]:
            assert spoken(choice["label"])
            for option in choice.get("options", []):
                assert spoken(option["label"])
    for rule in built["rules"]:
        assert spoken(rule["label"])
    for faction in built["factions"]:
        assert spoken(faction["name"])


def test_the_sheet_has_everything_that_is_printed():
    """fallout.physical.army_sheet: figures with statistics and weapons, movement, items, vehicles, points."""
    army = house_army(load("en", "in"), "raiders", 400)
    sheet = SYSTEM.army_sheet(army)

    assert sheet["points"] == sum(unit["points"] for unit in sheet["units"])
    squad = sheet["units"][0]
    assert ("squad", 6.0) == (squad["type"], squad["move"])
    leader = squad["figures"][0]
    assert {"ST": 5, "PE": 4, "EN": 6, "CH": 4, "IN": 4, "AG": 8, "LK": 4} == leader["stats"]
    assert [1, 10] == leader["limits"]["ST"]
    assert ["+2/+1", "+0"] == [mode["save"] for mode in leader["weapons"][0]["modes"]]
    assert any(unit.get("type") == "vehicle" for unit in sheet["units"])


def test_house_armies_of_the_start_page():
    """Every faction is there, by its name, with units."""
    for army in SYSTEM.armies():
        assert spoken(army["title"])
        assert [] == SYSTEM.check_army(
            {key: army[key] for key in ("faction", "units", "points", "edition")}, "in"
        )
