"""Figures for whoever keeps an eye on a server."""

import asyncio

import httpx

from sandtable.server import Settings, create_app


def _asked(settings: Settings, **fields: str) -> httpx.Response:
    async def reply() -> httpx.Response:
        app = create_app(settings)
        async with app.lifespan():
            transport = httpx.ASGITransport(app=app, client=("127.0.0.1", 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
                return await http.get("/metrics", headers=fields)

    return asyncio.run(reply())


def test_figures_are_told_as_prometheus_reads_them() -> None:
    """Each with its meaning and its kind before it."""
    reply = _asked(Settings(database_url="sqlite://", metrics=True, proxies=("127.0.0.1",)))

    lines = reply.text.splitlines()
    told = {line.split()[0].partition("{")[0] for line in lines if not line.startswith("#")}
    kinds = {line.split()[2]: line.split()[3] for line in lines if line.startswith("# TYPE ")}
    meanings = {line.split()[2] for line in lines if line.startswith("# HELP ")}
    assert meanings == kinds.keys()
    assert {"counter", "histogram", "gauge"} == {*kinds.values()}
    assert all(any(name.startswith(known) for known in kinds) for name in told)
    assert len(kinds) == 5


def test_figures_are_told_to_nobody_who_comes_through_a_proxy() -> None:
    """A proxy that hands everything on hands them on too; nor are they told where they were not asked for."""
    behind = Settings(database_url="sqlite://", metrics=True, proxies=("127.0.0.1",))

    assert 404 == _asked(behind, **{"x-forwarded-for": "192.0.2.1"}).status_code
    assert 404 == _asked(Settings(database_url="sqlite://")).status_code
