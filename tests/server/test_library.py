"""What is the same for everybody: systems, rules, texts, army lists."""

from __future__ import annotations

from tests.server.sitting import Server

from sandtable.i18n import ftl_source


def test_the_systems_are_listed_with_what_a_start_page_needs(server: Server) -> None:
    """Scenarios, options, armies; and the bots."""
    told = server.http.get("/api/systems").json()

    ambush = next(system for system in told["systems"] if system["id"] == "ambush")
    assert {"id": "ambush-title"} == ambush["name"]
    assert ("wood", [2, 4]) == (ambush["scenarios"][0]["id"], ambush["scenarios"][0]["sides"])
    assert [6, 3, 40] == ambush["options"][0]["values"]
    assert ["foxes", "hounds"] == ambush["armies"]
    assert ["greedy", "random"] == told["bots"][:2]


def test_every_installed_system_is_listed(server: Server) -> None:
    """Those of the house, and those of other distributions."""
    ids = [system["id"] for system in server.http.get("/api/systems").json()["systems"]]

    assert sorted(ids) == ids
    assert {"ambush", "fubar"} <= set(ids)


def test_rules_are_found_by_their_words_in_either_language(server: Server) -> None:
    """Every word must occur; without words all rules come."""

    def found(words: str) -> list[str]:
        reply = server.http.get("/api/rules/ambush", params={"q": words})
        return [rule["id"] for rule in reply.json()["rules"]]

    assert ["ambush.search"] == found("search post")
    assert ["ambush.flee"] == found("FUGGIRE")
    assert ["ambush.hide", "ambush.search", "ambush.flee"] == found("")
    assert [] == found("dragon")


def test_a_rule_is_shown_by_its_id(server: Server) -> None:
    """With its text in both languages."""
    rule = server.http.get("/api/rules/ambush/ambush.hide").json()

    assert ("ambush.hide", "Hiding") == (rule["id"], rule["chapter"])
    assert rule["en"].startswith("Every side hides")
    assert rule["it"].startswith("Ogni parte si nasconde")


def test_the_texts_of_a_language_are_one_file(server: Server) -> None:
    """Core, server and systems together; a browser that has them is told so."""
    reply = server.http.get("/api/texts/it")

    assert reply.headers["content-type"].startswith("text/plain")
    for line in ("core-undo-dice = Non si può", "server-stale = La partita", "ambush-title = Agguato"):
        assert line in reply.text
    assert reply.text.startswith(ftl_source("it")[:200])
    again = server.http.get("/api/texts/it", headers={"If-None-Match": reply.headers["etag"]})
    assert (304, b"") == (again.status_code, again.content)


def test_texts_can_be_had_by_parts(server: Server) -> None:
    """What games share and each system's own: together no more and no less than all."""
    told = server.http.get("/api/texts").json()
    parts = {of: server.http.get("/api/texts/it", params={"of": of}).text for of in told["parts"]}
    everything = server.http.get("/api/texts/it").text

    assert ["en", "it"] == told["languages"]
    assert "server-stale = La partita" in parts["shared"]
    assert "ambush-title = Agguato" in parts["ambush"]
    assert sorted("\n".join(parts.values()).splitlines()) == sorted(everything.splitlines())
    strangers = [
        line
        for of, text in parts.items()
        for line in text.splitlines()
        if line[:1].isalpha() and of != next((id for id in parts if line.startswith(f"{id}-")), "shared")
    ]
    assert [] == strangers
    assert 404 == server.http.get("/api/texts/it", params={"of": "chess"}).status_code


def test_army_lists_are_checked(server: Server) -> None:
    """Broken rules with their reasons, or the list reckoned out."""
    assert {"armies": ["foxes", "hounds"]} == server.http.get("/api/armies/ambush").json()

    good = server.http.post("/api/armies/ambush/check", json={"army": "foxes"}).json()
    bad = server.http.post("/api/armies/ambush/check", json={"army": 7}).json()

    assert {"reasons": [], "sheet": {"name": "foxes", "points": 0}} == good
    assert [{"id": "ambush-army-text", "why": "ambush.hide"}] == bad["reasons"]
