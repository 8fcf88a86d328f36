"""Build the browser client into the Python package, unless it is up to date."""

import hashlib
from pathlib import Path

from npm import ROOT, install_node, npm

STATIC = Path("src/sandtable/server/static")
STAMP = Path("build/web.digest")
# Folders inside web/ that a build or a test run writes.
WRITTEN = {"node_modules", "dist", "test-results", "coverage", ".svelte-kit", ".vite"}


def sources(root: Path) -> list[Path]:
    """Every file the client is built from: its own, and the texts and drawings it shares with Python."""
    web = root / "web"
    own = [path for path in web.rglob("*") if not WRITTEN.intersection(path.relative_to(web).parts)]
    shared = root / "src" / "sandtable"
    texts = shared.rglob("*.ftl")
    drawings = (shared / "kit" / "art").glob("*.json")
    return sorted(path for path in [*own, *texts, *drawings] if path.is_file())


def digest(root: Path) -> str:
    """A fingerprint of the sources, the same on every machine."""
    state = hashlib.sha256()
    for path in sources(root):
        state.update(path.relative_to(root).as_posix().encode())
        state.update(hashlib.sha256(path.read_bytes()).digest())
    return state.hexdigest()


def is_built(root: Path) -> bool:
    """Whether the built client belongs to the sources as they are now."""
    stamp = root / STAMP
    return (root / STATIC / "index.html").exists() and stamp.exists() and stamp.read_text() == digest(root)


def install_packages(root: Path) -> None:
    """Install the client's packages when the lock file is newer than what is installed."""
    lock = root / "web" / "package-lock.json"
    if not lock.exists():
        raise SystemExit("web/package-lock.json is missing: run `npm install` in web/ and commit it.")
    installed = root / "web" / "node_modules" / ".installed"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        # Not `npm ci`: it refuses a lock file that lacks the binaries of other machines' kinds.
        npm(root, "install", "--no-save", "--no-audit", "--no-fund")
        installed.parent.mkdir(exist_ok=True)
        installed.touch()


def build(root: Path) -> None:
    """Build the client if its sources changed since the last time."""
    if not (root / "web" / "package.json").exists():
        raise SystemExit("web/ is missing, so the browser client cannot be built.")
    if is_built(root):
        return
    fingerprint = digest(root)
    install_packages(root)
    npm(root, "run", "build")
    if not (root / STATIC / "index.html").exists():
        raise SystemExit(f"`npm run build` in web/ left no {STATIC}/index.html.")
    stamp = root / STAMP
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(fingerprint)


if __name__ == "__main__":
    install_node()
    build(ROOT)
