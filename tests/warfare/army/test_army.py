"""Forces bought by points: every reason at once, sheets of whatever can be read, and forces drawn at random."""

import pytest

from sandtable.core.pins import pins
from sandtable.core.setup import SetupError
from sandtable.systems.warfare import WarfareSystem
from sandtable.systems.warfare.book.catalogue import catalogue

SYSTEM = WarfareSystem()


def force(*ids, **more):
    """A list of the United States."""
    return {"faction": "USA", "points": 50, "units": [{"take": f"usa.{id}"} for id in ids], **more}


def refused(army):
    """The texts of all reasons against a list, with the place of the unit."""
    return [
        (reason.message.id.removeprefix("warfare-army-"), reason.message.values.get("at"))
        for reason in SYSTEM.check_army(army, "")
    ]


@pins("warfare.random.forces")
def test_a_legal_force_is_accepted():
    """50 points of one faction, two supports for 11 of them, one vehicle among three units."""
    assert [] == refused(force("marines", "marines", "lav", "mortar", "sniper"))


@pins("warfare.random.forces")
def test_every_broken_rule_is_told_at_once():
    """warfare.random.forces: a foreign unit, a support too many, too many points, too many vehicles."""
    army = force("abrams", "lav", "mortar", "mortar", "artillery")
    army["units"].append({"take": "ru.t90"})

    assert [
        ("twice", 3),
        ("faction", 5),
        ("points", None),
        ("supports", None),
        ("vehicles", None),
    ] == refused(army)


@pytest.mark.parametrize(
    ("army", "fault"),
    [
        (None, ("shape", None)),
        ({"units": []}, ("unknown", None)),
        (force(), ("no-units", None)),
        (force("marine"), ("did-you-mean", 0)),
        (force("marines", points=0), ("points-number", None)),
        (force("marines", deck=[]), ("unknown", None)),
        ({**force("marines"), "units": [{"take": "usa.drone", "face": "huge"}]}, ("no-face", 0)),
        ({**force("marines"), "units": [{"take": "usa.marines", "face": "small"}]}, ("no-face", 0)),
        ({**force("marines"), "units": [{"take": "usa.marines", "gun": "big"}]}, ("unknown", 0)),
        (force(*["marines"] * 41), ("long", None)),
    ],
)
def test_a_fault_of_a_list_is_told(army, fault):
    """Each fault has its sentence, and a fault of one unit its place."""
    assert fault in refused(army)


@pytest.mark.parametrize(
    "junk", [None, 3, "zzz", [], {}, {"units": 3}, {"units": [None, [], 3, {"take": []}]}]
)
def test_a_sheet_never_fails(junk):
    """What can be read of an illegal list is reckoned out; nothing when nothing can be read."""
    assert {} == SYSTEM.army_sheet(junk)
    assert SYSTEM.check_army(junk, "")


def test_a_sheet_reckons_out_units_and_supports():
    """One line for each, in the order of the list, and the total."""
    sheet = SYSTEM.army_sheet(force("lav", "nonsense", "mortar", "marines"))

    assert [(0, 17), (2, 6), (3, 8)] == [(unit["at"], unit["points"]) for unit in sheet["units"]]
    assert (31, 6) == (sheet["points"], sheet["supports"])


@pytest.mark.parametrize("faction", list(catalogue().factions))
@pytest.mark.parametrize("points", [20, 50, 80, 120])
def test_random_forces_are_legal_and_spend_their_points(faction, points):
    """As near to the points as the units go, and the same for the same seed."""
    army = SYSTEM.random_army(points, 5, faction, "")

    assert [] == refused(army)
    assert points - 9 <= SYSTEM.army_sheet(army)["points"] <= points
    assert army == SYSTEM.random_army(points, 5, faction, "")


@pytest.mark.parametrize(("points", "faction"), [(1, "USA"), (80, "ZZZ"), (100000, "USA")])
def test_what_cannot_be_drawn_is_refused_with_a_sentence(points, faction):
    """Too few points, too many, no such faction."""
    with pytest.raises(SetupError):
        SYSTEM.random_army(points, 1, faction, "")


def test_ready_made_forces_are_legal():
    """One for every faction."""
    armies = SYSTEM.armies()

    assert list(catalogue().factions) == [army["faction"] for army in armies]
    assert [] == [fault for army in armies for fault in refused({**army, "name": "x"})]


def test_the_builder_lists_what_may_be_taken():
    """Every unit and support, and what it appends is legal."""
    builder = SYSTEM.builder("")
    for entry in builder["entries"]:
        army = {"faction": entry["faction"], "units": [entry["unit"]]}
        faults = [fault for fault, _ in refused(army) if fault != "no-units"]
        assert [] == faults
        assert entry["points"] == SYSTEM.army_sheet(army)["points"]
    assert len(catalogue().units) + len(catalogue().support_ids()) == len(builder["entries"])
    assert [80, 50, 120] == builder["points"]
