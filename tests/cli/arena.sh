#!/bin/sh
# The arena says the same whatever the number of threads, and its sums add up; bench prints JSON.
. "$3/common.sh"

for jobs in 2 5; do
    arena "$jobs" --game solomon --seat random --seat ai:random --seat random --games 60 --seed 4
done
grep -q '^time per decision: random ' err || wrong "no times: $(cat err)"
"$cli" arena --game solomon --seat random --seat ai:random --seat random --games 60 --seed 5 >other 2>/dev/null
cmp -s one other && wrong "two seeds, one arena"

# 60 games have 60 winners, however they share; two of three seats are random's.
awk '$1 == "random" && $2 == 120 { a = $3 } $1 == "ai:random" && $2 == 60 { b = $3 }
     END { exit !(a > 0 && b > 0 && a + b > 59.98 && a + b < 60.02) }' one || wrong "wins: $(head -n 6 one)"
awk '/^ending/ { on = 1 } on && ($1 == "solomon" || $1 == "briefcase") { n += $3 } END { exit n != 60 }' one || wrong "endings: $(cat one)"
awk '$1 == "turn" { n += $3 } /turns/ { for (i = 1; i < NF; i++) if ($i == "turns") t = $(i + 1) * 60 }
     END { exit !(n > t - 90 && n < t + 90) }' one || wrong "turns: $(cat one)"

run bench
quiet 0
for key in playouts_per_second ns_per_event state_bytes decisions_per_second random; do
    grep -q "\"$key\"" out || wrong "bench has no $key: $(cat out)"
done
[ "$(tr -dc '{' <out | wc -c)" -eq "$(tr -dc '}' <out | wc -c)" ] || wrong "bench: $(cat out)"
finish
