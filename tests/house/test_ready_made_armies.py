"""Ready-made army lists are army lists."""

from __future__ import annotations

import pytest

from sandtable.core.system import system, system_ids
from sandtable.core.wire import Json

LISTS = [(id, army) for id in system_ids() for army in system(id).armies()]


@pytest.mark.parametrize(("id", "army"), LISTS, ids=[f"{id}-{n}" for n, (id, _) in enumerate(LISTS)])
def test_a_ready_made_list_is_taken_as_it_is_offered(id: str, army: Json) -> None:
    """What a system offers it does not refuse, whoever hands it back."""
    assert [] == [(reason.why, reason.message.id) for reason in system(id).check_army(army, "in")]
