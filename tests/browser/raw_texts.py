"""Finds text ids, unfilled places and the wrong language on a page, at any moment while it lives."""

from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENTRY = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
LEAST_WORDS = 3

# Text that changes is looked at when it changes; what is wrong goes to the console, where every test looks.
WATCH = """
(() => {
  const ids = new Set(IDS), english = new Set(ENGLISH);
  const raw = /(^|[^\\w.-])(fubar|core)-[a-z]|\\{\\s*\\$/;
  const told = new Set();
  const report = (words) => { if (!told.has(words)) { told.add(words); console.error(`raw text: ${words}`); } };
  const look = (words, at) => {
    const plain = (words ?? '').trim();
    if (!plain || at?.closest('script, style, textarea')) return;
    if (ids.has(plain) || raw.test(plain)) report(plain);
    const lang = at?.closest('[lang]')?.getAttribute('lang');
    if (lang === 'it' && english.has(plain)) report(`${plain} (English)`);
  };
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return look(node.data, node.parentElement);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    for (const name of ['aria-label', 'title', 'placeholder']) look(node.getAttribute(name), node);
    for (const child of node.childNodes) walk(child);
  };
  const watch = new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === 'childList') change.addedNodes.forEach(walk);
      else if (change.type === 'characterData') walk(change.target);
      else look(change.target.getAttribute(change.attributeName), change.target);
    }
  });
  watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true,
    attributeFilter: ['aria-label', 'title', 'placeholder'] });
})();
"""


def texts(language: str) -> dict[str, str]:
    """Every text of one line, the client's and the server's, by id."""
    found: dict[str, str] = {}
    served = [
        path
        for part in ("core", "server", "systems")
        for path in (ROOT / "src/sandtable" / part).rglob("*.ftl")
    ]
    for path in [*(ROOT / "web/src/i18n").rglob("*.ftl"), *served]:
        if language in {path.stem, path.parent.name}:
            found.update(ENTRY.findall(path.read_text()))
    return found


def watcher() -> str:
    """The script that every page runs first."""
    english, italian = texts("en"), texts("it")
    sentences = [
        words
        for id, words in english.items()
        if "{" not in words and len(words.split()) >= LEAST_WORDS and words not in italian.values()
    ]
    ids = [id for id in english if "-" in id and id not in english.values()]
    return WATCH.replace("IDS", json.dumps(ids), 1).replace("ENGLISH", json.dumps(sentences), 1)
