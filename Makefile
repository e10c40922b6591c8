# The two commands a newcomer needs are `make play` and `make test`.  Both make what they miss; `make` lists the rest.
#
# PYTHON=python3.12   which Python to use (3.11 or newer)
# PORT, BROWSER       where `make play` listens, and which browser it opens
# ARGS, JOBS          more arguments for pytest, and in how many processes it runs
PYTHON ?=
JOBS ?= 2
ARGS ?=

# An install is done again when what it was made from changes, or when the folder was moved: tools in .venv name it.
HERE := $(shell pwd | cksum | cut -d ' ' -f 1)
PLAYABLE := .venv/.$(HERE)-play
TESTABLE := .venv/.$(HERE)-dev
SOURCES := pyproject.toml constraints.txt CMakeLists.txt src/robacus/_version.py $(wildcard native/*.?pp)

export PYTHON

.PHONY: help play test test-long lint format bench sanitize core venv clean

help:
	@echo "make play      play: installs what is needed, starts the server, opens the browser (PORT, BROWSER)"
	@echo "make test      run all tests, making what is missing (ARGS=tests/core JOBS=2)"
	@echo "make test-long run the tests that take minutes"
	@echo "make lint      check style and types of Python and JavaScript"
	@echo "make format    put Python into the house style"
	@echo "make bench     measure"
	@echo "make core      build the C++ core again"
	@echo "make sanitize  run the C++ core's own tests under AddressSanitizer and UBSan"
	@echo "make venv      install for development without running anything"
	@echo "make clean     remove what the commands made"

play: $(PLAYABLE)
	@.venv/bin/robacus play

test: $(TESTABLE)
	@ROBACUS_CHROMIUM="$$(scripts/chromium)" && export ROBACUS_CHROMIUM && \
	    .venv/bin/python -m pytest -n $(JOBS) --dist worksteal $(ARGS)

test-long: $(TESTABLE)
	@.venv/bin/python -m pytest -m long -o faulthandler_timeout=7200 $(ARGS)

lint: $(TESTABLE)
	.venv/bin/python -m ruff check
	.venv/bin/python -m ruff format --check
	.venv/bin/python -m mypy
	@scripts/check-js

format: $(TESTABLE)
	.venv/bin/python -m ruff check --fix
	.venv/bin/python -m ruff format

bench: $(PLAYABLE)
	@.venv/bin/robacus bench

core:
	@scripts/install core

sanitize:
	@scripts/sanitize

venv: $(TESTABLE)

clean:
	rm -rf .venv build node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(PLAYABLE): $(SOURCES)
	@scripts/install play
	@touch $@

$(TESTABLE): $(SOURCES)
	@scripts/install dev
	@touch $(PLAYABLE) $@
