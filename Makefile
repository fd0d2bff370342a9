# `make run` and `make test` need nothing but Python 3.11 or newer and a package index.
PYTHON := .venv/bin/python
BIN := .venv/bin

# The tests bring their own databases and send no message.
test services soak lint check schema: export BROKER_URL =
test services soak lint check schema: export PYTHONPATH = .:sdk/python

.PHONY: run test services soak lint check schema bench lock run-env dev-env

run: run-env  ## set up, and serve until Ctrl-C
	@exec $(PYTHON) manage.py serve

test: dev-env  ## all tests that need nothing but this repository
	@$(PYTHON) -m pytest

services: dev-env  ## the tests on PostgreSQL, Redis and RabbitMQ servers that they start, as far as there are any
	@$(PYTHON) -m pytest -m services

soak: dev-env  ## 500 games on each set of services while something is killed every two seconds; takes half an hour
	@$(PYTHON) -m tests.chaos

check: lint test  ## all that a change must pass

lint: dev-env  ## format, lint, types, import contracts, migrations, schema
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy yachtapi rulesets games sdk/python/yachtapi_verify
	@$(BIN)/lint-imports --no-logo
	@$(PYTHON) manage.py makemigrations --check --dry-run
	@$(PYTHON) manage.py spectacular --validate --fail-on-warn | diff sdk/openapi.yaml -

schema: dev-env  ## write the OpenAPI document's snapshot anew
	@$(PYTHON) manage.py spectacular --validate --fail-on-warn --file sdk/openapi.yaml

bench: dev-env  ## requests a second beside a bare Django view, games and solving a second; NAME=read for a part
	@$(PYTHON) -m tests.benchmarks $(NAME)

lock: dev-env  ## pin anew what the requirements bring along
	@$(PYTHON) -m venv .venv/lock
	@.venv/lock/bin/pip install --quiet --requirement requirements.txt --requirement requirements-dev.txt
	@{ head -n 2 constraints.txt; .venv/lock/bin/pip freeze; } > .venv/constraints.txt
	@mv .venv/constraints.txt constraints.txt
	@rm -rf .venv/lock

run-env:
	@./bootstrap.sh requirements.txt

dev-env:
	@./bootstrap.sh requirements.txt requirements-dev.txt
