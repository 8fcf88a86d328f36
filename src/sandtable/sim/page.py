"""A report in blocks: headings, sentences, tables, figures. Here they become a web page, in the print shop a PDF."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import TypeAlias

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
  color: #221d16; background: #f8f3e8; }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2; }
.verdict { font-size: 1.2rem; border-left: 4px solid #1d57a5; padding-left: 1rem; }
div.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .8rem; border-bottom: 1px solid #d9cdb6; text-align: right; }
td { white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; }
code { display: block; padding: .6rem .8rem; background: #efe6d3; overflow-x: auto; white-space: pre-wrap; }
figure { margin: 1.5rem 0; overflow-x: auto; } svg { max-width: 100%; height: auto; }
@media (prefers-color-scheme: dark) { body { color: #efe8d9; background: #171b1e; }
  th, td { border-color: #323a3f; } code { background: #23292d; }
  figure { background: #f8f3e8; padding: 1rem; border-radius: 8px; } }
"""


@dataclass(frozen=True)
class Heading:
    """The title of what follows; level 1 is the page's own."""

    text: str
    level: int = 2


@dataclass(frozen=True)
class Words:
    """A sentence or two; `kind` is "" or "verdict"."""

    text: str
    kind: str = ""


@dataclass(frozen=True)
class Command:
    """Something to type."""

    text: str


@dataclass(frozen=True)
class Chart:
    """A table of figures."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Figure:
    """A picture, with the words for whoever does not see it."""

    svg: str
    alt: str


Block: TypeAlias = Heading | Words | Command | Chart | Figure


def title_of(blocks: Sequence[Block]) -> str:
    """The title of a report: its first heading."""
    return next((block.text for block in blocks if isinstance(block, Heading)), "")


def html_of(blocks: Sequence[Block], language: str) -> str:
    """The whole report as a page that needs nothing from elsewhere."""
    body = "\n".join(_html(block) for block in blocks)
    return (
        f'<!doctype html>\n<html lang="{escape(language)}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title_of(blocks))}</title>'
        f"<style>{STYLE}</style></head>\n<body>\n{body}\n</body></html>\n"
    )


def _html(block: Block) -> str:
    if isinstance(block, Heading):
        return f"<h{block.level}>{escape(block.text)}</h{block.level}>"
    if isinstance(block, Words):
        kind = f' class="{block.kind}"' if block.kind else ""
        return f"<p{kind}>{escape(block.text)}</p>"
    if isinstance(block, Command):
        return f"<code>{escape(block.text)}</code>"
    if isinstance(block, Figure):
        return f'<figure role="img" aria-label="{escape(block.alt)}">{block.svg}</figure>'
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in block.heads)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in block.rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def drawn_size(svg: str) -> tuple[float, float]:
    """Width and height of a picture, in pixels."""
    head = svg[: svg.find(">")]
    sizes = [re.search(rf'\b{name}="([0-9.]+)', head) for name in ("width", "height")]
    wide, high = (float(size.group(1)) if size else 0.0 for size in sizes)
    return wide, high


def figures_svg(blocks: Sequence[Block]) -> str:
    """All figures of a report under one another as one picture."""
    inner: list[str] = []
    width, top = 0.0, 0.0
    for block in blocks:
        if isinstance(block, Figure):
            wide, high = drawn_size(block.svg)
            inner.append(f'<g transform="translate(0 {top:g})">{block.svg}</g>')
            width, top = max(width, wide), top + high + 12
    size = f'width="{width:g}" height="{top:g}" viewBox="0 0 {width:g} {top:g}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(inner)}</svg>\n'
