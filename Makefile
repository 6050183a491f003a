# The two commands of the README are `make play` and `make test`; the others are for people who change things.

CARGO ?= cargo
# cargo-nextest where it is installed, else cargo's own test runner: the same tests.
NEXTEST := $(shell $(CARGO) nextest --version >/dev/null 2>&1 && echo yes)

.PHONY: play test lint cases perf fuzz clean

play:
	$(CARGO) run --release --quiet --bin peerless -- play

test: lint
ifeq ($(NEXTEST),yes)
	$(CARGO) nextest run --workspace --cargo-profile ci
else
	$(CARGO) test --workspace --profile ci --tests
endif
	$(CARGO) test --workspace --profile ci --doc
	$(MAKE) cases

lint:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --profile ci -- -D warnings

# Every scene under cases/, and the content itself.
cases:
	$(CARGO) run --quiet --profile ci --bin peerless -- check --coverage cases
	$(CARGO) run --quiet --profile ci --bin peerless -- case cases
	$(CARGO) run --quiet --profile ci --bin peerless -- --content content/examples check
	$(CARGO) run --quiet --profile ci --bin peerless -- --content content/examples case content/examples/cases

# Instructions counted under valgrind, compared with the counts kept in the repository.
perf:
	tools/perf.sh

# Coverage-guided fuzzing of one target (needs nightly Rust and cargo-fuzz): make fuzz TARGET=options SECONDS=600
TARGET ?= options
SECONDS ?= 600
fuzz:
	$(CARGO) +nightly fuzz run -s none $(TARGET) -- -max_total_time=$(SECONDS)

clean:
	$(CARGO) clean
