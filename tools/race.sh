#!/bin/sh
# Two programs measured in turns, so that what else the machine does hits both alike: the median of each figure of `peerless bench --quick`,
# and the median, least and greatest of the ratios of the pairs.
#   tools/race.sh OLD NEW [ROUNDS]
set -eu
old=$1 new=$2 rounds=${3:-15}
figures=$(mktemp)
trap 'rm -f "$figures"' EXIT
for round in $(seq "$rounds"); do
    for program in "$old" "$new"; do
        "$program" bench --quick --json >>"$figures"
    done
    printf '\r%s of %s' "$round" "$rounds" >&2
done
printf '\r' >&2
python3 - "$figures" <<'PYTHON'
import json
import statistics
import sys

decoder, text, runs = json.JSONDecoder(), open(sys.argv[1]).read(), []
while text.strip():
    run, end = decoder.raw_decode(text.lstrip())
    text = text.lstrip()[end:]
    runs.append(run)
olds, news = runs[::2], runs[1::2]
print(f"{'':22}{'old':>12}{'new':>12}{'ratio':>8}{'least':>8}{'greatest':>10}")
for key in ["games_per_s", "decisions_per_s", "options_ns", "clone_ns", "view_ns", "resample_ns", "state_bytes"]:
    pairs = [(old[key], new[key]) for old, new in zip(olds, news)]
    ratios = sorted(new / old for old, new in pairs)
    old, new = (statistics.median(side) for side in zip(*pairs))
    print(f"{key:22}{old:12.1f}{new:12.1f}{statistics.median(ratios):8.3f}{ratios[0]:8.3f}{ratios[-1]:10.3f}")
PYTHON
