# `make run` and `make test` need nothing but Python 3.11 or newer and a package index.
PYTHON := .venv/bin/python
BIN := .venv/bin

# The tests bring their own databases and send no message.
test services soak lint check schema sdk contract: export BROKER_URL =
test services soak lint check schema sdk contract: export PYTHONPATH = .:sdk/python

.PHONY: run test services soak lint check schema sdk contract packages reference bench lock run-env dev-env

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
	@$(BIN)/mypy --package sdk.generate
	@cd sdk/python && ../../$(BIN)/mypy yachtapi_client yachtapi_verify
	@$(BIN)/lint-imports --no-logo
	@$(PYTHON) manage.py makemigrations --check --dry-run
	@$(PYTHON) manage.py spectacular --validate --fail-on-warn | diff sdk/openapi.yaml -
	@$(PYTHON) -m sdk.generate --check

schema: dev-env  ## write the OpenAPI document's snapshot anew
	@$(PYTHON) manage.py spectacular --validate --fail-on-warn --file sdk/openapi.yaml

sdk: schema  ## the schema's snapshot, and both clients from it; needs Node 20 or newer
	@$(PYTHON) -m sdk.generate
	@cd sdk/typescript && npm ci --silent --no-fund --no-audit && npm run --silent schema

contract: dev-env  ## lint the OpenAPI document, hold it against the last release's, and have another generator read it; needs Node 20
	@cd sdk/typescript && npm ci --silent --no-fund --no-audit && npm run --silent contract
	@$(PYTHON) -m sdk.generate.breaking
	@$(PYTHON) -m pytest -q -m generators tests/sdk/generators

packages: dev-env  ## a wheel and an npm package of the clients, into sdk/dist
	@$(PYTHON) -m build --wheel --no-isolation --outdir sdk/dist sdk/python >/dev/null
	@cd sdk/typescript && npm ci --silent --no-fund --no-audit && npm run --silent build && npm pack --silent --pack-destination ../dist

reference: dev-env  ## the reference of both clients from their docstrings, into sdk/reference
	@cd sdk/python && ../../$(BIN)/pdoc --output-directory ../reference/python yachtapi_client yachtapi_client.bots yachtapi_client.codes yachtapi_verify
	@cd sdk/typescript && npm ci --silent --no-fund --no-audit && npm run --silent reference

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
