# From an empty checkout every target makes what it needs: `make play` and `make test` are the only two to know.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Games of each system that `make fuzz` plays.
FUZZ_GAMES ?= 500
# Changes to the rule code of each game that `make mutants` tries, and where it begins to draw them.
MUTANTS ?= 100
MUTANTS_SEED ?= 1
# How hard `compiled` and `wheel` try: 1 takes minutes and has most of the speed, 3 is the compiler's own best, 4 compiles twice
# and plays games in between.
LEVEL ?= 1
# Browser tests share two cores with each other: what failed beside a neighbour is tried once alone, and stays told.
ONCE_MORE = { echo "Once more, each by itself: what failed above"; \
	$(BIN)/python -m pytest --last-failed --last-failed-no-failures none tests/browser; }
# More words for the command behind `play`, `serve`, `bench`: make play ARGS="--text"
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help install web play serve test check lint lint-python lint-client types types-python types-client imports fuzz attack lock audit sbom mutants replays schemas bench load docs compiled wheel clean

help:  ## Say what each target does
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# What a game needs, and what work on Sandtable needs besides: two stamps, so that a first game starts sooner.
$(VENV)/.plays: pyproject.toml hatch_build.py
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing Sandtable into $(VENV) (the first time takes a minute or two)"
	@$(BIN)/python -m pip install --quiet --upgrade pip
	@$(BIN)/python -m pip install --quiet --editable '.[print]'
	@touch $@

$(VENV)/.works: $(VENV)/.plays
	@echo "Installing the tools for tests and checks into $(VENV)"
	@$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@

install: $(VENV)/.works  ## Set up a private environment in .venv

web: $(VENV)/.plays  ## Build the browser client, if its sources changed
	@$(BIN)/python tools/build_web.py

play: web  ## Play a battle in the browser against the computer
	@$(BIN)/sandtable play $(ARGS)

serve: web  ## Serve games for many (DATABASE_URL names the database)
	@$(BIN)/sandtable serve $(ARGS)

test: install web  ## Run every test: Python, compiled, browser, client, wheel
	@if tools/ensure_compiler.sh $(BIN)/python; then $(BIN)/python tools/compile_core.py --level 0; fi
	@$(BIN)/python -m pytest -n 2 --dist worksteal --durations 15 --ignore tests/browser
	@SANDTABLE_BROWSER="$$(tools/ensure_browser.sh)" && export SANDTABLE_BROWSER && \
		{ $(BIN)/python -m pytest -n 2 --dist worksteal --durations 10 tests/browser || $(ONCE_MORE); }
	@$(BIN)/python tools/npm.py test
	@tools/wheel_game.sh $(BIN)/python

check: lint types imports test  ## Do all that CI does

lint: lint-python lint-client  ## Check style and spelling, Python's and the client's

lint-python: install
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/codespell

lint-client: install web
	@$(BIN)/python tools/npm.py run lint

types: types-python types-client  ## Check types, Python's and the client's

types-python: install
	@$(BIN)/mypy

types-client: install web
	@$(BIN)/python tools/npm.py run check

imports: install  ## Check who imports whom
	@$(BIN)/lint-imports --no-logo

fuzz: install  ## Play random legal games and cast the nets for long (FUZZ_GAMES=500)
	@SANDTABLE_FUZZ_GAMES=$(FUZZ_GAMES) SANDTABLE_NET_MOMENTS=20 $(BIN)/python -m pytest -n 2 -rP tests/fuzz tests/nets

attack: install  ## Attack a server of one's own for long: kills, floods, damage, rights (20 minutes)
	@SANDTABLE_ATTACK=long $(BIN)/python -m pytest -n 2 tests/attack tests/server

lock: install  ## Write down the versions a server is tested with (deploy/constraints.txt)
	@$(BIN)/python tools/lock.py

# Their own environment: what looks at a server's parts is none of them.
build/audit/.ready:
	@$(PYTHON) -m venv build/audit
	@build/audit/bin/python -m pip install --quiet pip-audit cyclonedx-bom
	@touch $@

audit: build/audit/.ready  ## Hold the tested versions against the known weaknesses (asks the net)
	@build/audit/bin/pip-audit --strict --requirement deploy/constraints.txt --no-deps --disable-pip

sbom: build/audit/.ready  ## List what a server is made of, in CycloneDX: build/sbom.json
	@build/audit/bin/cyclonedx-py requirements deploy/constraints.txt --output-file build/sbom.json

mutants: install  ## Change the rules at random and see whether a test notices (MUTANTS=100, an hour)
	@for game in fubar fallout warfare warzone; do \
		$(BIN)/python tools/mutants.py $$game --count $(MUTANTS) --seed $(MUTANTS_SEED); \
	done

replays: install  ## Play the golden games anew and keep the result
	@SANDTABLE_RENEW_REPLAYS=1 $(BIN)/python -m pytest tests/replays

schemas: install  ## Write the schemas of scenario files into docs/schema
	@$(BIN)/sandtable scenario schema --folder docs/schema

bench: install  ## Measure speed: games, forks, sight, odds, server
	@$(BIN)/sandtable bench $(ARGS)

load: install  ## Measure what one server bears: 50 to 400 games at once (4 minutes)
	@$(BIN)/python benchmarks/load_curve.py $(ARGS)

docs: install  ## Check the documents: links lead somewhere, examples print what they say
	@$(BIN)/python -m pytest tests/docs

compiled: install  ## Compile rules and bots into build/compiled (LEVEL=4 for a second, profiled pass)
	@$(BIN)/python tools/compile_core.py --level $(LEVEL)

wheel: install web  ## Pack the binary wheel for clubs and clusters into dist
	@$(BIN)/python tools/binary_wheel.py --level $(LEVEL)

clean:  ## Remove all that was built; .venv stays
	@rm -rf build dist src/sandtable/server/static web/node_modules
	@rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .schemathesis
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
