# Every target sets up what it needs: an environment in .venv (the bench: .venv-bench), installed with the exact
# versions of constraints.txt. The stamp files in it make a second call start at once.

# The system's own Python is built to be fast (a seventh faster than one that was compiled by hand without asking for it):
# it is taken where it is of the same version as `python3` and can make environments.
PYTHON ?= $(shell like=$$(python3 -c '$(VERSION)' 2>/dev/null); \
    [ "$$(/usr/bin/python3 -c 'import ensurepip; $(VERSION)' 2>/dev/null)" = "$$like" ] && echo /usr/bin/python3 || echo python3)
VERSION = import sys; print(*sys.version_info[:2])
ARGS ?=
# What the browser client is built from; installing Stolik builds it.
CLIENT = hatch_build.py docs/protocol.json docs/schema.json \
    $(shell find web \( -name node_modules -o -name made \) -prune -o -type f -print)

# As a variable of the environment it also reaches the environments that pip builds packages in.
export PIP_CONSTRAINT = constraints.txt
INSTALL = -m pip install -qq --disable-pip-version-check

.NOTPARALLEL:
.PHONY: help play kit test check conformance format bench abuse pictures clean

help:
	@echo 'make play     open the table in the browser'
	@echo 'make kit      show every part of the client'\''s kit in every state'
	@echo 'make test     run the tests                             (ARGS="-k signet" to pick some)'
	@echo 'make check    formatting, lint, types, import direction'
	@echo 'make conformance the conformance suite, twenty times as long'
	@echo 'make format   format the code and apply the safe lint fixes'
	@echo 'make bench    measure us beside our peers               (ARGS="--slices 9 --matches 300")'
	@echo 'make abuse    measure how others play while one guest does its worst (ARGS="100 20")'
	@echo 'make pictures draw the pictures of the READMEs'
	@echo 'make clean    remove the environments and everything else that was made here'

# Programs are handed to Python: their own first line names it by a path that a strange folder name can break.
play: .venv/.play
	@.venv/bin/python .venv/bin/stolik $(ARGS)

kit: .venv/.play
	@echo 'The kit is at http://127.0.0.1:8123/kit (Ctrl+C ends it)'
	@.venv/bin/python -m stolik.server --port 8123 --data .venv/kit --log-level warning

# The browser tests have processes of their own: Playwright leaves an event loop running in whichever it was used in.
# Where one half fails, the other still runs and tells what it found. A browser test that fails is tried once more with the
# same deal: what depends on the moment is named at the end (RERUN) and to be mended, what is broken fails twice.
# Three at a time on two cores, since tests wait as well as work; whoever is through takes over from the others. While
# the first half runs somebody reads the tests of the second: what was compiled on the way need not be, by each worker.
test: .venv/.dev .venv/.services
ifeq ($(ARGS),)
	@failed=0; \
	if [ -n "$$PYTHONDONTWRITEBYTECODE" ]; then \
	    unset PYTHONDONTWRITEBYTECODE; export PYTHONPYCACHEPREFIX="$${TMPDIR:-/tmp}/stolik-bytecode-$$(id -u)"; \
	fi; \
	.venv/bin/python -m pytest --collect-only -qq --ignore=tests/browser >/dev/null 2>&1 & \
	.venv/bin/python -m pytest -n 3 --dist worksteal --reruns 1 -rfR --durations 10 tests/browser || failed=1; \
	.venv/bin/python -m pytest -n 3 --dist worksteal -rfR --durations 10 --ignore=tests/browser || failed=1; \
	exit $$failed
else
	.venv/bin/python -m pytest -n 2 $(ARGS)
endif

check: .venv/.dev
	.venv/bin/python -m ruff format --check .
	.venv/bin/python -m ruff check .
	.venv/bin/python -m mypy
	.venv/bin/python -m pytest -q tests/test_imports.py

conformance: .venv/.dev
	STOLIK_CONFORMANCE=20 .venv/bin/python -m pytest -n 2 tests/conformance $(ARGS)

format: .venv/.dev
	.venv/bin/python -m ruff format .
	.venv/bin/python -m ruff check --fix .

bench: .venv-bench/.bench
	.venv-bench/bin/python benchmarks/run.py $(ARGS)

abuse: .venv/.dev
	.venv/bin/python benchmarks/abuse.py $(ARGS)

pictures: .venv/.dev .venv/.services
	.venv/bin/python scripts/pictures.py
	.venv/bin/python web/dev/pictures.py

clean:
	rm -rf web/node_modules web/src/net/made src/stolik/server/client
	rm -rf .venv .venv-bench .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.play: .venv/.created pyproject.toml constraints.txt $(CLIENT)
	@echo 'Installing Stolik into .venv ...'
	@.venv/bin/python $(INSTALL) -e .
	@touch $@

.venv/.dev: .venv/.created pyproject.toml constraints.txt $(CLIENT)
	@echo 'Installing Stolik and its development tools into .venv ...'
	@.venv/bin/python $(INSTALL) -e '.[host,test,dev]'
	@touch .venv/.play $@

# The tests start servers of their own; those that Debian would start by itself after the installation stay off.
.venv/.services: .venv/.created
	@missing=''; \
	ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null || missing="postgresql"; \
	command -v redis-server >/dev/null || missing="$$missing redis-server"; \
	PATH=$$PATH:/usr/sbin command -v nginx >/dev/null || missing="$$missing nginx-light"; \
	command -v chromium >/dev/null || missing="$$missing chromium"; \
	command -v chromium-headless-shell >/dev/null || missing="$$missing chromium-headless-shell"; \
	if [ -z "$$missing" ]; then \
	    touch $@; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing $$missing ..."; \
	    policy=/usr/sbin/policy-rc.d; \
	    if [ ! -e $$policy ]; then \
	        trap 'rm -f /usr/sbin/policy-rc.d' EXIT; printf '#!/bin/sh\nexit 101\n' >$$policy; chmod +x $$policy; \
	    fi; \
	    { apt-get update -qq && \
	      DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $$missing >/dev/null && \
	      touch $@; } || echo "Tests that need $$missing will be skipped, or fail in CI." >&2; \
	else \
	    echo "Tests that need $$missing will be skipped; to run them: sudo apt-get install $$missing" >&2; \
	fi

.venv-bench/.bench: .venv-bench/.created pyproject.toml constraints.txt $(CLIENT)
	@echo 'Installing Stolik and its peers into .venv-bench ...'
	@.venv-bench/bin/python $(INSTALL) -e '.[bench,host]'
	@touch $@

# Debian ships Python without venv's other half (ensurepip); root gets it installed, anybody else is told how.
%/.created:
	@'$(PYTHON)' -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo 'Stolik needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ...' >&2; exit 1; }
	@'$(PYTHON)' -c 'import ensurepip, venv' 2>/dev/null || { \
	    package=$$('$(PYTHON)' -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])'); \
	    if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	        echo "Installing $$package ..."; \
	        apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y "$$package" >/dev/null; \
	    else \
	        echo "Python's venv module is incomplete; on Debian or Ubuntu: sudo apt-get install $$package" >&2; \
	        exit 1; \
	    fi; }
	@echo 'Creating $* ...'
	@'$(PYTHON)' -m venv --clear '$*'
	@touch $@
