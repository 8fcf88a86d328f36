"""Requests that follow from one another, made up from the API's own description: never a 500 on any of the ways.

Only in `make attack`: it takes minutes.
"""

from __future__ import annotations

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test
from tests.attack.conftest import Start

WAYS = 60


@pytest.mark.long
def test_requests_in_a_row_break_nothing(start: Start) -> None:
    """Each goes on with what the last one replied: games that exist, versions that are right, seats that are taken."""
    server = start()
    described = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    machine = described.as_state_machine()

    class Ways(machine):  # type: ignore[misc, valid-type]
        """What every reply must be."""

        def validate_response(self, response: object, case: object, **more: object) -> None:
            del more
            assert getattr(response, "status_code", 0) != 500, case

    run_state_machine_as_test(
        Ways,
        settings=settings(
            max_examples=WAYS,
            stateful_step_count=12,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )

    assert 200 == server.http.get("/api/health").status_code
    assert "Traceback" not in server.log.read_text()
