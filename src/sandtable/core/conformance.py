"""Conformance cases: rules pinned by data. The runner drives the referee, as any outsider would.

A case names its rules, a position (or a set-up), the dice in order, and steps. Each step gives one answer and
says what must follow; every die must be used. A set-up that the rules forbid is a case of one line, `refused`.
See `docs/conformance.md`.
"""

from __future__ import annotations

import tomllib
from typing import Final

from sandtable.core.referee import Referee
from sandtable.core.wire import Json, list_of, number_of, table_of, text_of

STEP_KEYS: Final = (
    "answer",
    "refused",
    "asked",
    "side",
    "events",
    "no_events",
    "state",
    "options",
    "order",
    "dice",
    "result",
)
CASE_KEYS: Final = (
    "title",
    "rules",
    "setup",
    "position",
    "campaign",
    "dice",
    "step",
    "asked",
    "side",
    "state",
    "why",
    "events",
    "refused",
)


class CaseError(Exception):
    """A case that is badly written or does not hold; the text says where and what was found."""


class Case:
    """One case as read from its file."""

    def __init__(self, file: str, body: dict[str, Json]) -> None:
        self.file = file
        self.title = text_of(body.get("title"))
        self.rules = [text_of(rule) for rule in list_of(body.get("rules"))]
        self.body = body

    @property
    def name(self) -> str:
        """File and title, for reports."""
        return f"{self.file}: {self.title}"


def cases_of(file: str, text: str, system: str) -> list[Case]:
    """The cases of one file; unknown keys and cases without title or rules are refused."""
    raw = table_of(tomllib.loads(text))
    cases: list[Case] = []
    for number, entry in enumerate(list_of(raw.get("case")), 1):
        body = table_of(entry)
        _known_keys(f"{file}, case {number}", body, CASE_KEYS)
        setup = {"system": system, **table_of(body.get("setup", {}))}
        if "position" in body:
            setup["position"] = body["position"]
        body["setup"] = setup
        case = Case(file, body)
        if not case.title or not case.rules:
            raise CaseError(f"{file}, case {number}: a case needs a title and rules")
        cases.append(case)
    if not cases:
        raise CaseError(f"{file}: no [[case]] in it")
    return cases


def _known_keys(where: str, body: dict[str, Json], known: tuple[str, ...]) -> None:
    for key in body:
        if key not in known:
            raise CaseError(f'{where}: unknown key "{key}"; it takes {", ".join(known)}')


def run_case(case: Case) -> None:
    """Plays a case; raises CaseError with what differed."""
    referee = Referee()
    if "campaign" in case.body:
        _run_campaign(case, referee)
        return
    started = referee.handle({"do": "new", "setup": case.body["setup"], "dice": case.body.get("dice", [])})
    if "refused" in case.body:
        _expect_refusal(f"{case.name}, opening", case.body["refused"], started)
        return
    if not started["ok"]:
        raise CaseError(
            f"{case.name}: the position is refused: {started['error']} {started.get('reasons', '')}"
        )
    opening: dict[str, Json] = {k: v for k, v in case.body.items() if k in ("asked", "side", "state")}
    if "events" in case.body:
        told = referee.handle({"do": "events"})
        _expect_events(f"{case.name}, opening", list_of(case.body["events"]), list_of(told["events"]))
    _expect(f"{case.name}, opening", opening, started, referee)
    for number, step in enumerate(list_of(case.body.get("step")), 1):
        _run_step(f"{case.name}, step {number}", table_of(step), referee)
    left = referee.handle({"do": "dice"})
    if left.get("left"):
        raise CaseError(f"{case.name}: dice left over: {left['left']}")


def _run_campaign(case: Case, referee: Referee) -> None:
    """A campaign from its beginning, order by order; `state` looks into its value."""
    system = table_of(case.body["setup"])["system"]
    opening: dict[str, Json] = {k: v for k, v in case.body.items() if k in ("refused", "state")}
    opening["order"] = {"do": "new", **table_of(case.body["campaign"])}
    value: Json = None
    for number, entry in enumerate([opening, *list_of(case.body.get("step"))]):
        step = table_of(entry)
        where = f"{case.name}, step {number}" if number else f"{case.name}, opening"
        _known_keys(where, step, ("order", "refused", "state"))
        command: dict[str, Json] = {
            "do": "campaign",
            "system": system,
            "campaign": value,
            "order": step["order"],
        }
        reply = referee.handle(command)
        if "refused" in step:
            _expect_refusal(where, step["refused"], reply)
            continue
        if not reply["ok"]:
            raise CaseError(f"{where}: refused: {reply['error']}")
        value = reply["campaign"]
        for path, wanted in table_of(step.get("state", {})).items():
            _expect_inside(f"{where}: campaign {path}", wanted, look_up(value, path))


def _run_step(where: str, step: dict[str, Json], referee: Referee) -> None:
    _known_keys(where, step, STEP_KEYS)
    if "dice" in step:
        referee.handle({"do": "dice", "faces": step["dice"]})
    if "order" in step:
        order = table_of(step["order"])
        reply = referee.handle({"do": "order", **order})
    elif "answer" in step:
        reply = referee.handle({"do": "answer", "answer": step["answer"]})
    else:
        reply = {"ok": True, **table_of(referee.handle({"do": "ask"}))}
    if "refused" in step:
        _expect_refusal(where, step["refused"], reply)
        return
    if not reply["ok"]:
        raise CaseError(f"{where}: refused: {reply['error']} {reply.get('reasons', '')}")
    _expect(where, step, reply, referee)


def _expect_refusal(where: str, wanted: Json, reply: dict[str, Json]) -> None:
    if reply["ok"]:
        raise CaseError(f"{where}: it was accepted; it should be refused with {wanted}")
    rules = [text_of(table_of(reason).get("why")) for reason in list_of(reply.get("reasons"))]
    if text_of(wanted) not in rules:
        raise CaseError(f"{where}: refused with {rules or reply['error']}, expected {wanted}")


def _expect(where: str, wanted: dict[str, Json], reply: dict[str, Json], referee: Referee) -> None:
    question = table_of(reply.get("question"))
    if "asked" in wanted and question.get("why") != wanted["asked"]:
        raise CaseError(f"{where}: asked {question.get('why')}, expected {wanted['asked']}")
    if "side" in wanted and reply.get("side") != wanted["side"]:
        raise CaseError(f"{where}: {reply.get('side')} is asked, expected {wanted['side']}")
    if "result" in wanted:
        _expect_inside(f"{where}: result", wanted["result"], reply.get("result"))
    if "options" in wanted:
        _expect_options(where, table_of(wanted["options"]), question)
    if "events" in wanted:
        _expect_events(where, list_of(wanted["events"]), list_of(reply.get("events")))
    for unwanted in list_of(wanted.get("no_events")):
        if any(table_of(event).get("id") == unwanted for event in list_of(reply.get("events"))):
            raise CaseError(f"{where}: the event {unwanted} happened and should not")
    if "state" in wanted:
        state = table_of(referee.handle({"do": "state"}))
        for path, value in table_of(wanted["state"]).items():
            _expect_inside(f"{where}: state {path}", value, look_up(state["state"], path))


def _expect_options(where: str, wanted: dict[str, Json], question: dict[str, Json]) -> None:
    """`{option: ""}` must be open, `{option: rule}` refused by that rule, `{option: "absent"}` not there."""
    options = {text_of(table_of(o).get("id")): table_of(o) for o in list_of(question.get("options"))}
    for option, rule in wanted.items():
        if rule == "absent":
            if option in options:
                raise CaseError(f"{where}: option {option} is there and should not be")
            continue
        if option not in options:
            raise CaseError(f"{where}: no option {option} among {list(options)}")
        whys = [table_of(reason).get("why") for reason in list_of(options[option].get("reasons"))]
        if (rule == "" and whys) or (rule != "" and rule not in whys):
            raise CaseError(f"{where}: option {option} is refused by {whys}, expected {rule or 'none'}")


def _expect_events(where: str, wanted: list[Json], told: list[Json]) -> None:
    """The wanted events occur in this order; others may lie between them."""
    at = 0
    for entry in wanted:
        expected: dict[str, Json] = {"id": entry} if isinstance(entry, str) else table_of(entry)
        while at < len(told) and not inside(expected, told[at]):
            at += 1
        if at == len(told):
            shown = [{k: v for k, v in table_of(e).items() if k != "moved"} for e in told]
            raise CaseError(f"{where}: no event {expected} (in this order) among {shown}")
        at += 1


def inside(wanted: Json, given: Json) -> bool:
    """Whether everything wanted is there: tables may hold more, the rest is equal, numbers to 0.01."""
    if isinstance(wanted, dict):
        return isinstance(given, dict) and all(
            key in given and inside(wanted[key], given[key]) for key in wanted
        )
    if isinstance(wanted, list):
        same = isinstance(given, list) and len(given) == len(wanted)
        return same and all(inside(w, f) for w, f in zip(wanted, list_of(given), strict=True))
    number = number_of(wanted)
    other = number_of(given)
    if number is not None and other is not None:
        return abs(number - other) <= 0.01
    return wanted == given


def _expect_inside(where: str, wanted: Json, given: Json) -> None:
    if not inside(wanted, given):
        raise CaseError(f"{where} is {given}, expected {wanted}")


def look_up(value: Json, path: str) -> Json:
    """A part of a JSON value by a dotted path; list entries are found by number or by their `id`."""
    part = value
    for key in path.split("."):
        if isinstance(part, dict):
            part = part.get(key)
        elif isinstance(part, list):
            part = _entry(part, key)
        else:
            return None
    return part


def _entry(entries: list[Json], key: str) -> Json:
    if key.isdigit() and int(key) < len(entries):
        return entries[int(key)]
    for entry in entries:
        if isinstance(entry, dict) and entry.get("id") == key:
            return entry
    return None
