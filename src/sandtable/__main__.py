"""`python -m sandtable` is the `sandtable` command."""

from sandtable.cli import main

if __name__ == "__main__":
    main()
