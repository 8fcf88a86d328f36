"""Requests made up from the API's own description, by the hundred: never a 500, always the one shape of errors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.sitting import Server, Table

EXAMPLES = 12
CHECKS = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="session")
def described(server: Server) -> Any:
    """The description, as the server gives it."""
    return schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")


@pytest.fixture(scope="session")
def table(server: Server) -> Table:
    """A game that never ends, for requests that need one."""
    return server.new({"A": "me", "B": "hotseat"}, setup={"options": {"turns": 400}})


few = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def requests_of(described: Any, holds: str, send: Callable[[Any], None]) -> int:
    """Makes up requests for every call whose path holds some text; returns how many calls there are."""
    calls = 0
    for found in described.get_all_operations():
        operation = found.ok()
        if holds in operation.path:
            calls += 1
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                strategy = operation.as_strategy(generation_mode=mode)
                try:
                    few(given(strategy)(send))()
                except Unsatisfiable:
                    assert mode is GenerationMode.NEGATIVE, f"nothing fits {operation.label}"
    return calls


def checked(case: Any) -> None:
    """Sends a request and looks at the reply."""
    reply = case.call()
    case.validate_response(reply, checks=CHECKS)
    if reply.status_code >= 400:
        assert ["error", "reasons"] == sorted(reply.json())


def test_requests_of_strangers_break_nothing(described: Any) -> None:
    """Made-up ids, made-up tokens, made-up bodies, right and wrong ones."""
    assert requests_of(described, "", checked) >= 18


def test_requests_of_holders_break_nothing(described: Any, table: Table) -> None:
    """A real game with the real tokens of both sides; only the bodies are made up."""
    tokens = f"Bearer {' '.join(table.tokens.values())}"

    def send(case: Any) -> None:
        case.path_parameters["game"] = table.id
        case.headers = {**(case.headers or {}), "Authorization": tokens}
        checked(case)

    assert requests_of(described, "/api/games/{game}", send) >= 9
