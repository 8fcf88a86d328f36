"""The referee in the pocket, worked out in a worker: a set-up and everything entered since, and what is asked next.

Nothing is kept here: whoever referees keeps the list, and sends it whole. A battle of an evening is some hundred
entries, a few kilobytes, and is run through again in a moment.
"""

from __future__ import annotations

from sandtable.core.game import Refused
from sandtable.core.pocket import Pocket, PocketError, measured_into, replayed
from sandtable.core.setup import Setup, SetupError, setup_of
from sandtable.core.system import AnySystem
from sandtable.core.wire import Json, list_of, table_of


def refereed(rules: AnySystem, request: dict[str, Json]) -> dict[str, Json]:
    """What is asked after these entries, as `Pocket.wire` tells it.

    Where the last entry is refused the reply is that of the entries before it, with the reasons beside it.
    """
    setup = _setup(rules, table_of(request.get("setup")))
    entries = list_of(request.get("entries"))
    try:
        if request.get("measured") is not None:
            return measured_into(rules, setup, entries, request.get("measured")).wire()
        return replayed(rules, setup, entries).wire()
    except PocketError as error:
        return _refused(rules, setup, entries, error)


def _setup(rules: AnySystem, raw: dict[str, Json]) -> Setup:
    setup = setup_of({**raw, "system": rules.id})
    table = rules.pocket(setup)
    if table is None:
        raise SetupError(f"{rules.id} cannot be refereed beside a table")
    if not setup.scenario and setup.position is None:
        setup.scenario = table.scenario
        setup.options = {**table.options, **setup.options}
    reasons = rules.check_setup(setup)
    if reasons:
        raise Refused(reasons)
    return setup


def _refused(rules: AnySystem, setup: Setup, entries: list[Json], error: PocketError) -> dict[str, Json]:
    held: Pocket = replayed(rules, setup, entries[: error.at])
    reasons: list[Json] = [reason.wire() for reason in error.reasons]
    return {**held.wire(), "refused": reasons, "lost": len(entries) - error.at}
