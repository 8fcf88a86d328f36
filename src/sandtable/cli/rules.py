"""`sandtable rules`: search and read the rules, and count how many are enforced and pinned."""

from __future__ import annotations

from typing import Annotated

import typer

from sandtable.cli.output import AsJson, print_json, print_table
from sandtable.cli.speech import Lang, Speech, speech
from sandtable.cli.trouble import Trouble
from sandtable.core.ledger import Rule, find_rules, rules_of
from sandtable.core.system import system, system_ids

ABOUT = """The rules of every game: search, read, count.

\b
sandtable rules search half cover
sandtable rules show fubar.cover.half
sandtable rules coverage
"""

app = typer.Typer(no_args_is_help=True, help=ABOUT)

OneSystem = Annotated[str, typer.Option("--system", "-s", help="Only this system.")]


@app.command()
def search(
    words: Annotated[list[str], typer.Argument(help="Words that the rule must hold, in either language.")],
    only: OneSystem = "",
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Find rules by words of their text or id.

    \b
    sandtable rules search cover half
    sandtable rules search inchiodata --lang it
    sandtable rules search grenade --system fubar --json
    """  # noqa: D301
    matching = find_rules(_rules(only), " ".join(words))
    if as_json:
        print_json([rule.wire() for rule in matching])
        return
    talk = speech(lang)
    for rule in matching:
        _print_rule(rule, talk, brief=True)
    if not matching:
        typer.echo(talk.say("cli-rules-none", words=" ".join(words)))


@app.command()
def show(
    ids: Annotated[list[str], typer.Argument(help="Ids of rules, or the beginning of some.")],
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Read rules in full, with how we read them.

    \b
    sandtable rules show fubar.cover.half
    sandtable rules show fubar.pin          all rules on pinning
    """  # noqa: D301
    rules = [rule for id in ids for rule in _of_id(id)]
    if as_json:
        print_json([rule.wire() for rule in rules])
        return
    talk = speech(lang)
    for rule in rules:
        _print_rule(rule, talk, brief=False)


@app.command()
def coverage(
    only: Annotated[str, typer.Argument(metavar="[SYSTEM]", help="Only this system.")] = "",
    missing: Annotated[bool, typer.Option("--missing", help="List the rules that lack something.")] = False,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Count the rules that the code enforces and those that a test or a conformance case pins.

    \b
    sandtable rules coverage
    sandtable rules coverage fubar --missing
    sandtable rules coverage --json
    """  # noqa: D301
    from sandtable.cli.coverage import coverage_of
    from sandtable.cli.reading import checkout

    root = checkout()
    covered = {id: coverage_of(system(id), root) for id in ([only] if only else system_ids())}
    if as_json:
        print_json({id: each.wire() for id, each in covered.items()})
        return
    talk = speech(lang)
    heads = [talk.say(f"cli-coverage-{head}") for head in ("system", "rules", "enforced", "pinned")]
    rows = [
        [
            id,
            str(len(c.rules)),
            str(c.wire()["enforced"]),
            "–" if c.pinned is None else str(c.wire()["pinned"]),
        ]
        for id, c in covered.items()
    ]
    print_table("", heads, rows)
    if root is None:
        typer.echo(talk.say("cli-coverage-no-checkout"))
    for each in covered.values() if missing else ():
        for lack, rules in (("loose", each.loose), ("unpinned", each.unpinned), ("unknown", each.unknown)):
            for rule in rules:
                typer.echo(talk.say(f"cli-coverage-{lack}", rule=rule))


def _rules(only: str) -> list[Rule]:
    return [rule for id in ([only] if only else system_ids()) for rule in rules_of(system(id).package)]


def _of_id(id: str) -> list[Rule]:
    name = id.partition(".")[0]
    if name not in system_ids():
        raise Trouble(f'"{id}" begins with no system; rule ids look like {system_ids()[0]}.chapter.rule')
    rules = rules_of(system(name).package)
    exact = [rule for rule in rules if rule.id == id]
    matching = exact or [rule for rule in rules if rule.id.startswith(id.rstrip(".") + ".")]
    if not matching:
        raise Trouble(_unknown(id, [rule.id for rule in rules]))
    return matching


def _unknown(id: str, known: list[str]) -> str:
    from difflib import get_close_matches

    close = get_close_matches(id, known, 1)
    return f'there is no rule "{id}"' + (f'; did you mean "{close[0]}"?' if close else "")


def _print_rule(rule: Rule, talk: Speech, brief: bool) -> None:
    typer.echo(typer.style(rule.id, bold=True) + f"  ({talk.say('cli-rule-kind', kind=rule.kind)})")
    typer.echo("  " + rule.law(talk.lang))
    if not brief:
        if rule.ruling:
            typer.echo("  " + talk.say("cli-rule-ruling", ruling=rule.reading(talk.lang)))
        typer.echo("  " + talk.say("cli-rule-source", chapter=rule.chapter, origin=rule.origin))
