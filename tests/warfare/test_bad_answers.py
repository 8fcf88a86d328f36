"""Nonsense is refused with reasons, never with an exception: answers, positions and scenario files."""

import json
from pathlib import Path

import pytest

from sandtable.core.conformance import cases_of
from sandtable.core.referee import Referee
from sandtable.core.wire import list_of, table_of
from sandtable.systems.warfare.book.tables import document

CASES = Path(__file__).resolve().parents[2] / "conformance" / "warfare"
DEEP = json.loads("[" * 60 + "]" * 60)

NONSENSE = [
    True,
    0,
    -1,
    2.5,
    10**400,
    -(10**400),
    float("nan"),
    float("inf"),
    "",
    "nobody",
    "x" * 5000,
    "hold/light",
    [None],
    [0],
    [0, 0, 0],
    [True, False],
    [0.5, 0.5],
    [10**400, 1],
    [float("nan"), float("nan")],
    ["0", "0"],
    [[0, 0]],
    [0] * 3000,
    DEEP,
    {},
    {"at": None},
    {"at": 3},
    {"at": ["foe"]},
    {"at": {"at": "foe"}},
    {"at": "nobody"},
    {"at": "foe", "also": 1},
    {"to": None},
    {"to": [0, 0], "path": [[0, 0]]},
    {"to": [0, 0], "stealth": "yes"},
    {"to": [0, 0], "lead": {}},
    {"to": [1, 0], "lead": [None, [], {}]},
    {"to": [1, 0], "lead": "folk"},
    {"path": None},
    {"path": []},
    {"path": [None]},
    {"path": [[0, 0]] * 4000},
    {"path": [[1, 0]], "lead": {"folk": None}},
    {"path": [[1, 0]], "lead": {"folk": [0.5, 1.5]}},
    {"path": [[1, 0]], "lead": {"folk": [10**400, 1]}},
    {"path": [[1, 0]], "lead": {"folk": [float("nan"), 1]}},
    {"nothing": {"at": {"all": [1, 2, 3]}}},
]
"""What no question takes."""

ODD = [None, []]
"""What some questions take."""


def files():
    """The conformance cases by file: they come upon every kind of question."""
    return sorted(path.name for path in CASES.glob("*.toml"))


def opened(case):
    """A referee with the position of a case; None when the case is about a refused set-up."""
    referee = Referee()
    dice = case.body.get("dice", [])
    started = referee.handle({"do": "new", "setup": case.body["setup"], "dice": dice})
    return referee if started["ok"] else None


def spoiled(choices):
    """Legal answers made illegal: put into a list or a table, or with a key too many."""
    found = []
    for choice in choices[:2]:
        found.extend([[choice], [choice, choice], {"answer": choice}, {"at": choice}, {"to": choice}])
        if isinstance(choice, dict):
            found.extend([{**choice, "more": 1}, {key: [choice[key]] for key in choice}])
    return found


def asked(referee):
    """Whether a question is pending."""
    return referee.handle({"do": "ask"}).get("question") is not None


@pytest.mark.parametrize("file", files())
def test_questions_refuse_nonsense(file):
    """Whatever is asked, an answer of a wrong type or shape gets reasons with a rule, and so does its preview."""
    for case in cases_of(file, (CASES / file).read_text(encoding="utf-8"), "warfare"):
        referee = opened(case)
        steps = list_of(case.body.get("step"))
        for step in [*steps, {}] if referee is not None else []:
            if not asked(referee):
                break
            choices = list_of(referee.handle({"do": "choices"})["choices"])
            for answer in [*NONSENSE, *ODD, *spoiled(choices)]:
                reasons = referee.handle({"do": "check", "answer": answer})["reasons"]
                assert reasons or answer not in NONSENSE, (case.name, answer)
                assert all(reason["why"] for reason in reasons), (case.name, answer)
                preview = referee.handle({"do": "preview", "answer": answer})["preview"]
                assert reasons == preview.get("reasons", []), (case.name, answer)
            if "answer" in step:
                if "dice" in step:
                    referee.handle({"do": "dice", "faces": step["dice"]})
                referee.handle({"do": "answer", "answer": step["answer"]})
            elif "order" in step:
                referee.handle({"do": "order", **table_of(step["order"])})


WHOLE = {
    "rows": ["........"] * 6,
    "forts": [{"hex": [2, 2], "sides": ["E"]}],
    "chapter": 5,
    "turn": 1,
    "turns": 1,
    "active": "A",
    "sides": [
        {"level": 1, "team": 0, "spent": 3, "arrived": 1, "cube": "blue", "faction": "USA"},
        {"level": 0},
    ],
    "units": [
        {"id": "lav", "side": "A", "unit": "usa.lav", "hex": [0, 0], "morale": "shaken", "known": ["B"]},
        {"id": "rider", "side": "A", "aboard": "lav"},
        {"id": "foe", "side": "B", "hex": [5, 5], "damage": 1, "overwatch": True},
    ],
    "supports": [{"id": "fpv", "side": "A", "support": "usa.drone", "face": "small", "parked": 0}],
    "counters": [
        {"id": "folk", "counter": "population", "face": "hostile", "hex": [3, 3]},
        {"id": "q", "counter": "dummy", "hidden": True, "owner": "B", "hex": [4, 4], "known": ["B"]},
    ],
    "smoke": [[1, 1]],
    "rubble": [[1, 2]],
    "objectives": [[0, 3]],
    "exits": {"A": [[0, 0]]},
    "no_rubble": [[3, 1]],
    "low_only": ["usa.apache"],
    "control": {"2,2": "A"},
    "victory": [
        {
            "side": "A",
            "vp": 1,
            "test": "per-counter-in-row",
            "args": {"counter": "dummy", "row": 3, "min_column": 1},
        },
        {"side": "A", "vp": 1, "test": "per-unit-state", "args": {"side": "INS", "states": ["shaken"]}},
        {"side": "A", "vp": 1, "test": "unit-in-columns", "args": {"unit": "usa.lav", "columns": [0, 2]}},
        {
            "side": "A",
            "vp": 1,
            "test": "unit-in-hexes",
            "args": {"side": "USA", "kinds": [], "hexes": [[0, 0]]},
        },
        {"side": "A", "vp": 1, "test": "per-hex-controlled", "args": {"hexes": [[2, 2]]}},
        {"side": "A", "vp": 1, "test": "eliminated-points", "args": {"side": "USA", "share": 3}},
    ],
    "tie": "A",
    "posture": "attack",
    "martyrdom": True,
    "options": {"masini": True},
    "spotter": "A",
}
"""A position that says nearly everything a position can say."""

WRONG = [
    None,
    True,
    -1,
    2.5,
    10**400,
    float("nan"),
    "",
    "x" * 300,
    [],
    [None],
    [[]],
    [1, 2, 3],
    {},
    {"a": 1},
    [{}],
]


def places(value, path=()):
    """The way to every value of a document, and to the document itself."""
    yield path
    entries = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    for key, entry in entries:
        yield from places(entry, (*path, key))


def changed(value, path, wrong):
    """A copy of a document with another value in one place."""
    if not path:
        return wrong
    copy = value.copy()
    copy[path[0]] = changed(value[path[0]], path[1:], wrong)
    return copy


def attempted(setup):
    """Whether a set-up is accepted; if so its first question is read and passed, which ends the turn."""
    referee = Referee()
    reply = referee.handle({"do": "new", "setup": {"system": "warfare", "sides": [{}, {}], **setup}})
    if reply["ok"]:
        for do in ("ask", "state", "view", "choices"):
            referee.handle({"do": do})
        referee.handle({"do": "answer", "answer": "pass"})
        referee.handle({"do": "state"})
    else:
        assert reply["error"]
    return reply["ok"]


def test_positions_refuse_nonsense():
    """A wrong value anywhere in a position is refused with a sentence, or does no harm to the game."""
    assert attempted({"position": WHOLE})
    found = [attempted({"position": changed(WHOLE, path, w)}) for path in places(WHOLE) for w in WRONG]
    assert False in found


@pytest.mark.parametrize(
    "part",
    [
        {"sides": [{}] * 5},
        {"control": {"²,1": "A"}},
        {"forts": [{"hex": [2], "sides": ["E"]}]},
        {"forts": [{"hex": [2, 2], "sides": ["up"]}]},
        {"units": [{"id": "pass", "side": "A", "hex": [0, 0]}]},
        {"units": [{"id": "a/light", "side": "A", "hex": [0, 0]}]},
        {"units": [{"side": "A", "hex": [0, 0]}, {"id": "two", "side": "B", "hex": [0, 0]}]},
        {"victory": [{"side": "A", "vp": 1, "test": "per-hex-controlled", "args": {"hexes": [3]}}]},
        {"victory": [{"side": "A", "vp": 1, "test": "unit-in-columns", "args": {"unit": "x", "columns": 1}}]},
    ],
)
def test_positions_that_cannot_be(part):
    """What could not be played from is refused."""
    assert not attempted({"position": {**WHOLE, "counters": [], "supports": [], **part}})


@pytest.mark.parametrize("id", ["s1", "s4"])
def test_scenario_files_refuse_nonsense(id):
    """A wrong value anywhere in a scenario file is refused with its place, or does no harm to the game."""
    sheet = document(f"scenarios/{id}.toml")
    assert attempted({"scenario": "own", "options": {"sheet": sheet}})
    found = [
        attempted({"scenario": "own", "options": {"sheet": changed(sheet, path, wrong)}})
        for path in places(sheet)
        if len(path) < 4
        for wrong in WRONG[::3]
    ]
    assert False in found
