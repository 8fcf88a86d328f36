"""`sandtable sim`: the laboratory. Many games between bots, in numbers that hold."""

from sandtable.cli.sim.app import app

__all__ = ["app"]
