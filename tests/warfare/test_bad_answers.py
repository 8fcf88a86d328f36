"""Nonsense is refused with reasons, never with an exception: answers, positions and scenario files."""

import json
from pathlib import Path

import pytest

from sandtable.core.conformance import cases_of
from sandtable.core.referee import Referee
from sandtable.core.wire import list_of, table_of

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
