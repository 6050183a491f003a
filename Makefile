# The two commands of the README are `make play` and `make test`; the others are for people who change things.

CARGO ?= cargo
# cargo-nextest where it is installed, else cargo's own test runner: the same tests.
NEXTEST := $(shell $(CARGO) nextest --version >/dev/null 2>&1 && echo yes)

.PHONY: play test release guide race lint lint-web lint-rust web program python unit browser shots frames measures cases perf fuzz train clean

# The game in the browser; `make play ARGS="--port 9000"` hands words on to `peerless serve`.
play: web
	tools/guided.sh run serve --open $(ARGS)

test: web lint
ifeq ($(NEXTEST),yes)
	$(CARGO) nextest run --workspace --cargo-profile ci --tests
else
	$(CARGO) test --workspace --profile ci --tests
endif
	$(CARGO) test --workspace --profile ci --doc
	$(MAKE) cases
	$(MAKE) --jobs=2 python unit
	$(MAKE) browser

# The client's own tests, without a browser.
unit: web/node_modules/.installed
	cd web && npm run --silent unit

# The web client, built into web/dist, which the binary carries.
WEB_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts web/svelte.config.js web/package-lock.json web/tools web/data locales content/heroes content/pictures.txt -type f ! -name catalogue.ts 2>/dev/null)
web: web/dist/index.html

web/node_modules/.installed: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "The web client is built with Node.js 20 or newer and its npm: please install them."; exit 1; }
	cd web && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --no-audit --no-fund --loglevel=error
	@touch $@

web/dist/index.html: web/node_modules/.installed $(WEB_SOURCES)
	cd web && npm run --silent build
	@touch $@ crates/server/build.rs

# The program as the tests build it. A test is built with it, for with other features cargo would build every library once more.
PROGRAM := $(abspath $(or $(CARGO_TARGET_DIR),target))/ci/peerless
program: web
	$(CARGO) test --quiet --no-run --workspace --profile ci --test cli

# The Python package in an environment of its own: form, types, tests. Its module is built with the other tests, as above.
BUILT := $(dir $(PROGRAM))
python:
	$(CARGO) test --quiet --no-run --workspace --profile ci --test stubs
	venv=$$(tools/python.sh $(firstword $(wildcard $(BUILT)deps/lib_peerless.dylib) $(BUILT)deps/lib_peerless.so) $(BUILT)../python) && \
	cd python && "$$venv/bin/ruff" check --quiet && "$$venv/bin/ruff" format --quiet --check && \
	"$$venv/bin/mypy" --no-error-summary && "$$venv/bin/pytest" --quiet

# The tests in headless Chromium, against the server as it is built for tests.
browser: program
	cd web && CHROMIUM=$$(../tools/chromium.sh) PEERLESS_BIN=$(PROGRAM) npm run --silent browser

# Pictures of the main screens at four sizes, by day and by night, in web/screenshots.
shots: program
	cd web && CHROMIUM=$$(../tools/chromium.sh) PEERLESS_BIN=$(PROGRAM) npm run --silent shots

# How long the frames of a move and of a combat take; the machine must do nothing else.
frames: program
	cd web && CHROMIUM=$$(../tools/chromium.sh) PEERLESS_BIN=$(PROGRAM) npm run --silent frames

# What the workshop must reach: messages at keys, weight of its page, reports and comparisons; the machine must do nothing else.
measures: release
	cd web && CHROMIUM=$$(../tools/chromium.sh) PEERLESS_BIN=$(abspath $(or $(CARGO_TARGET_DIR),target))/guided/peerless npm run --silent measures

# Side by side, for the client's half takes one core.
lint: web
	$(MAKE) --jobs=2 lint-web lint-rust

lint-web: web/node_modules/.installed
	cd web && npm run --silent check && npm run --silent lint

lint-rust:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --profile ci -- -D warnings

# Every scene under cases/, and the content itself.
cases: program
	$(PROGRAM) check
	$(PROGRAM) case cases
	$(PROGRAM) --content content/examples check --coverage cases --coverage content/examples/cases
	$(PROGRAM) --content content/examples case content/examples/cases

# Instructions counted under valgrind, compared with the counts kept in the repository.
perf:
	tools/perf.sh

# The program as `make play` builds it, by what it was seen to do while it played: target/guided/peerless. make release PROCESSOR=native
# builds it for machines like this one alone.
release: web
	tools/guided.sh build $(PROCESSOR)

# Plays with a program that counts which ways its code takes, and keeps the counts in tools/played.profdata.
guide: web
	tools/guided.sh renew

# Two programs measured in turns: make race OLD=before/peerless NEW=target/guided/peerless
race:
	tools/race.sh $(OLD) $(NEW) $(ROUNDS)

# Coverage-guided fuzzing of one target (needs nightly Rust and cargo-fuzz): make fuzz TARGET=options SECONDS=600
TARGET ?= options
SECONDS ?= 600
fuzz:
	$(CARGO) +nightly fuzz run -s none $(TARGET) -- -max_total_time=$(SECONDS)

# The judgement of the bots, learned anew from games of the bots as they are: the better part of an hour (docs/LAB.md). Games that were
# played already are not played again.
TRAIN := $(abspath $(or $(CARGO_TARGET_DIR),target))/train
WEIGHTS := crates/bots/src/judge/judge.safetensors
train: web
	$(CARGO) build --release --bin peerless
	tools/train.sh $(abspath $(or $(CARGO_TARGET_DIR),target))/release/peerless $(TRAIN) $(WEIGHTS)

clean:
	$(CARGO) clean
