"""The `sandtable` command, one module per verb."""


def main() -> None:
    """Runs the command; its libraries are loaded now and not when the package is imported."""
    import sys

    from sandtable.cli.compiled import exchange

    exchange(sys.argv)
    from sandtable.cli.app import run

    run()
