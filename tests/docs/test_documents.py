"""Documents describe what is: links lead somewhere, examples print what they say."""

import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
EXAMPLES = sorted((ROOT / "docs" / "examples").glob("*.py"))
LINK = re.compile(r"\]\(([^)\s]+)\)|<img[^>]+src=\"([^\"]+)\"")
HEADING = re.compile(r"^#+\s+(.*)$", re.MULTILINE)
CODE = re.compile(r"^```.*?^```|^ {4}[^\n]*$|`[^`\n]*`", re.MULTILINE | re.DOTALL)


def shown(path: Path) -> str:
    return str(path.relative_to(ROOT))


def anchors(document: Path) -> set[str]:
    """The anchors of a document's headings, as hosts of Markdown make them."""
    headings = HEADING.findall(document.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken(document: Path, link: str) -> bool:
    """Whether a link inside the project leads nowhere."""
    if re.match(r"[a-z]+:", link):
        return False
    name, _, anchor = link.partition("#")
    target = (document.parent / unquote(name)).resolve() if name else document
    if not target.exists():
        return True
    return bool(anchor) and target.suffix == ".md" and anchor not in anchors(target)


@pytest.mark.parametrize("document", DOCUMENTS, ids=shown)
def test_links_lead_somewhere(document: Path) -> None:
    """Every link to a file or a heading of the project finds it."""
    text = CODE.sub("", document.read_text(encoding="utf-8"))
    links = [first or second for first, second in LINK.findall(text)]

    assert [] == [link for link in links if broken(document, link)]


def test_examples_print_what_they_say() -> None:
    """`docs/examples/x.py` prints `docs/examples/x.out`, to the letter."""
    for example in EXAMPLES:
        ran = subprocess.run([sys.executable, example], capture_output=True, text=True, check=True)

        assert example.with_suffix(".out").read_text(encoding="utf-8") == ran.stdout, shown(example)


def test_the_targets_that_documents_name_exist() -> None:
    """Every `make target` of a document is in the Makefile."""
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = {
        (shown(document), target)
        for document in DOCUMENTS
        for target in re.findall(r"`make ([a-z]+)|^    make ([a-z]+)", document.read_text(), re.MULTILINE)
        for target in target
        if target
    }

    assert set() == {(document, target) for document, target in named if target not in targets}
