"""English and Italian say the same things."""

import re

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from sandtable.core.ledger import rules_of
from sandtable.i18n import LANGUAGES

NAMED = re.compile(rf"(.*/(?:text|i18n)/)({'|'.join(LANGUAGES)})((?:/[^/]+)?\.ftl)$")


class Variables(Visitor):
    """Collects the variables a message uses."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def fluent_files(tree):
    return [source for source in tree if source.name.endswith(".ftl")]


def spoken(source):
    """Each message, attribute and term of a file, with the variables that the whole message uses."""
    found = {}
    for entry in FluentResource(source.text).body:
        if isinstance(entry, ast.Message | ast.Term):
            variables = Variables()
            variables.visit(entry)
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            found[name] = variables.names
            found.update({f"{name}.{attribute.id.name}": set() for attribute in entry.attributes})
    return found


def test_every_text_file_is_named_after_its_language(tree):
    """`text/it.ftl`, or `text/it/shooting.ftl`."""
    assert [] == [source.name for source in fluent_files(tree) if not NAMED.match(source.name)]


def test_no_text_is_unreadable_or_doubled(tree):
    """Fluent passes over what it cannot read; we do not."""
    unreadable, doubled = [], []
    for source in fluent_files(tree):
        entries = FluentResource(source.text).body
        unreadable += [f"{source.name}: {e.content.strip()[:80]}" for e in entries if isinstance(e, ast.Junk)]
        names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
        doubled += [f"{source.name}: {name}" for name in sorted(set(names)) if names.count(name) > 1]

    assert ([], []) == (unreadable, doubled)


def in_language(name, language):
    """The same text file in another language."""
    return NAMED.sub(rf"\g<1>{language}\g<3>", name)


def differences(name, mine, twin, theirs):
    """What the second file lacks or says of other things."""
    lacking = [f"{twin}: lacks {message} of {name}" for message in mine if message not in theirs]
    other_variables = [
        f"{twin}: {message} uses {sorted(theirs[message])}; {name}: {sorted(variables)}"
        for message, variables in mine.items()
        if message in theirs and theirs[message] != variables
    ]
    return lacking + other_variables


def test_all_languages_have_the_same_messages_and_variables(tree):
    """What one language says, the others say too, of the same things."""
    texts = {source.name: spoken(source) for source in fluent_files(tree)}
    apart = [
        difference
        for name, mine in texts.items()
        for twin in (in_language(name, language) for language in LANGUAGES)
        for difference in differences(name, mine, twin, texts.get(twin, {}))
    ]

    assert [] == apart


LENGTHS = re.compile(r"\{ \$(distance|length|range|reach|gap|near|far|allowance|inches|counts) \}")
UNITS = re.compile(r"″| cm\b|inch|pollic")


def test_every_length_on_a_table_has_its_unit(tree):
    """28.7 is nothing that can be laid out with a tape: inches or centimetres stand in the same sentence."""
    bare = [
        f"{source.name}: {line.strip()}"
        for source in fluent_files(tree)
        if re.search(r"(systems/(fubar|fallout|warzone)|figures)/text/", source.name)
        for line in source.text.splitlines()
        if LENGTHS.search(line) and not UNITS.search(line)
    ]

    assert [] == bare


def test_every_ruling_is_in_both_languages():
    """Whoever plays in Italian reads how we read a rule, too."""
    lacking = [
        rule.id
        for system in ("fubar", "fallout", "warfare", "warzone")
        for rule in rules_of(f"sandtable.systems.{system}")
        if bool(rule.ruling) != bool(rule.ruling_it) or (rule.ruling and rule.ruling == rule.ruling_it)
    ]

    assert [] == lacking
