"""Ready-made army lists are army lists."""

from __future__ import annotations

import pytest

from sandtable.core.system import system, system_ids
from sandtable.core.wire import Json, table_of

LISTS = [(id, army) for id in system_ids() for army in system(id).armies()]


@pytest.mark.parametrize(("id", "army"), LISTS, ids=[f"{id}-{n}" for n, (id, _) in enumerate(LISTS)])
def test_a_ready_made_list_is_taken_as_it_is_offered(id: str, army: Json) -> None:
    """What a system offers it does not refuse, whoever hands it back."""
    assert [] == [(reason.why, reason.message.id) for reason in system(id).check_army(army, "in")]


EDITIONS = [
    (id, edition, table_of(army)) for id, army in LISTS for edition in system(id).editions() if edition
]


@pytest.mark.parametrize(
    ("id", "edition", "army"),
    EDITIONS,
    ids=[f"{id}-{edition}-{n}" for n, (id, edition, _) in enumerate(EDITIONS)],
)
def test_a_ready_made_list_is_in_order_by_every_book(id: str, edition: str, army: dict[str, Json]) -> None:
    """Whoever sets a battle up by another edition is not refused the list that lies ready for it."""
    reasons = system(id).check_army({**army, "edition": edition}, "in") if "edition" in army else []

    assert [] == [(reason.why, reason.message.id) for reason in reasons]
