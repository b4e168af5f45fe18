# Selects and runs test suites and adds their results up.  Sourced by scripts/test.
#
# A suite that crashes, hangs or has no test counts as one failure.  The output of a suite
# is kept in $log_directory and shown when it failed.

log_directory=${log_directory:-$root/build/test-logs}
suite_seconds=${suite_seconds:-2400}  # before a suite counts as hanging; a busy machine takes long
shown_lines=100                      # of the failed tests, or of the end of the output
total_passed=0
total_failed=0

wanted_pattern=           # an extended regular expression for names of suites; empty: by tier
wants_all=                # the long suites too
collecting=               # `suite` only notes the selected suites, and runs none
selected=()               # names of the selected suites
has_long=                 # one of them is long
declare -A selected_parts=()  # of scripts/build, which they need
declare -A built_parts=()     # parts whose build was tried: yes, or no if it failed

# Sums the numbers that a sed expression prints.
sum_of() { sed -nE "$1" "$2" | awk '{ n += $1 } END { print n + 0 }'; }

# Sets `passed`, `failed` and `skipped` from a suite's output; kinds as in `suite`.
count_results() {
  local kind=$1 log=$2 status=$3
  skipped=0
  case $kind in
    gtest)
      passed=$(sum_of 's/^\[  PASSED  \] ([0-9]+) tests?\.$/\1/p' "$log")
      failed=$(sum_of 's/^ *([0-9]+) FAILED TESTS?$/\1/p' "$log")
      skipped=$(grep -c '^\[  SKIPPED \] .* ms)$' "$log" || true)
      ;;
    node)
      passed=$(sum_of 's/^# pass ([0-9]+)$/\1/p' "$log")
      failed=$(sum_of 's/^# (fail|cancelled) ([0-9]+)$/\2/p' "$log")
      skipped=$(sum_of 's/^# skipped ([0-9]+)$/\1/p' "$log")
      ;;
    check)
      passed=$((status == 0 ? 1 : 0))
      failed=$((1 - passed))
      ;;
  esac
}

# Runs a command with its output in a log and a limit on its time.  `timeout` leads its own
# process group, which our interrupt has to reach; therefore it runs in the background, and
# the signals that bash ignores there are restored for the command.
run_limited() {
  local log=$1
  shift
  timeout --kill-after=10 "$suite_seconds" env --default-signal=INT,QUIT "$@" \
    >"$log" 2>&1 </dev/null &
  wait "$!"
}
# Ends the process group of the command that was started last.  `$!` names it at once, even if an
# interrupt comes before the next command or before `timeout` has started its own.
end_suite() {
  [[ -z ${!:-} ]] || kill -- "-$!" 2>/dev/null || kill "$!" 2>/dev/null || true
}
trap 'end_suite; exit 130' INT TERM

# Prints a suite's output about each failed test; kinds as in `suite`.
failed_tests() {
  case $1 in
    gtest)
      awk '/^\[ RUN      \] / { said = "" }
           { said = said $0 "\n" }
           /^\[  FAILED  \] .* \([0-9]+ ms\)$/ { printf "%s", said }' "$2"
      ;;
    node)
      awk '/^ *not ok / { shown = 1 }
           shown
           /^ *\.\.\.$/ { shown = 0 }' "$2"
      ;;
  esac
}

# show_failure KIND LOG: prints each failed test, or the end of the output if it names none.
show_failure() {
  local failures
  failures=$(failed_tests "$1" "$2" | head -n "$shown_lines" || true)
  sed 's/^/    /' <<<"${failures:-$(tail -n "$shown_lines" "$2")}"
  printf '    (all of it: %s)\n' "$2"
}

log_of() {
  mkdir -p "$log_directory"
  printf '%s/%s.log\n' "$log_directory" "${1//[^a-zA-Z0-9]/-}"
}

# is_selected NAME TIER
is_selected() {
  if [[ -n $wanted_pattern ]]; then
    [[ ${1,,} =~ ${wanted_pattern,,} ]]
  else
    [[ $2 == quick || -n $wants_all ]]
  fi
}

# quick NAME PARTS KIND COMMAND...: a suite of every run.  PARTS of scripts/build are built first.
quick() { selected_suite quick "$@"; }

# long NAME PARTS KIND COMMAND...: a suite that only --all and --only run.
long() { selected_suite long "$@"; }

selected_suite() {
  local tier=$1 name=$2 parts=$3 part
  shift 3
  is_selected "$name" "$tier" || return 0
  if [[ -n $collecting ]]; then
    selected+=("$name")
    [[ $tier == quick ]] || has_long=yes
    for part in $parts; do selected_parts[$part]=yes; done
    return
  fi
  for part in $parts; do
    if [[ -z ${built_parts[$part]:-} ]]; then
      built_parts[$part]=no
      if step "build $part" build_part "$part"; then built_parts[$part]=yes; fi
    fi
    if [[ ${built_parts[$part]} == no ]]; then
      printf '%-34s not run without %s\n' "$name" "$part"
      return
    fi
  done
  suite "$name" "$@"
}

# collect FUNCTION...: notes the suites that these functions would run.
collect() {
  local function collecting=yes
  for function in "$@"; do "$function"; done
}

# suite NAME KIND COMMAND...
# Kinds: gtest, node (TAP of Node's test runner), check (the exit status is one test).
suite() {
  local name=$1 kind=$2 log start seconds passed failed skipped status=0 note=
  shift 2
  log=$(log_of "$name")
  start=$SECONDS
  run_limited "$log" "$@" || status=$?
  seconds=$((SECONDS - start))
  count_results "$kind" "$log" "$status"
  if ((status != 0 && failed == 0)); then
    failed=1
    note=" (ended with status $status)"
    ((status != 124)) || note=" (stopped after $suite_seconds s)"
  elif ((passed + failed + skipped == 0)); then
    failed=1
    note=' (ran no test)'
  elif ((skipped > 0)); then
    note=" ($skipped skipped)"
  fi
  printf '%-34s %5d passed %3d failed %4d s%s\n' "$name" "$passed" "$failed" "$seconds" "$note"
  ((failed == 0)) || show_failure "$kind" "$log"
  note_durations "$name" "$kind" "$log"
  note_skipped "$name" "$log"
  total_passed=$((total_passed + passed))
  total_failed=$((total_failed + failed))
}

# step NAME COMMAND...: runs work before a suite, which counts only if it fails.
# Only those lines of its output are shown that `report_progress` printed.
step() {
  local name=$1 log status=0
  shift
  log=$(log_of "$name")
  "$@" 2>&1 </dev/null | tee "$log" | sed -un '/^==> /p' || status=$?
  if ((status != 0)); then
    printf '%-34s failed with status %d\n' "$name" "$status"
    show_failure check "$log"
    total_failed=$((total_failed + 1))
  fi
  return "$status"
}

# run_parallel FUNCTION OTHER: runs the suites of two functions in parallel, the second one with lower
# priority.  Its output is printed as a whole at the end, and its results are added to those of
# the first one.
run_parallel() {
  local output results background passed failed
  output=$(log_of 'background suites')
  results=$output.results
  rm -f "$results"
  (
    trap 'end_suite; exit 130' INT TERM
    renice -n 10 "$BASHPID" >/dev/null
    total_passed=0
    total_failed=0
    "$2"
    printf '%d %d\n' "$total_passed" "$total_failed" >"$results"
  ) >"$output" 2>&1 &
  background=$!
  trap 'end_suite; kill "$background" 2>/dev/null; exit 130' INT TERM
  "$1"
  wait "$background" || true
  cat "$output"
  if [[ -f $results ]] && read -r passed failed <"$results"; then
    total_passed=$((total_passed + passed))
    total_failed=$((total_failed + failed))
  else
    printf '%-34s did not end\n' "$2"
    total_failed=$((total_failed + 1))
  fi
}

# Appends "milliseconds<TAB>suite: test" for each test of a suite to the list of durations.  Node
# reports a file like a test; its duration is that of the tests in it.
note_durations() {
  local name=$1 kind=$2 log=$3
  case $kind in
    gtest)
      sed -nE 's/^\[  (     OK|FAILED ) \] (.*) \(([0-9]+) ms\)$/\3\t\2/p' "$log"
      ;;
    node)
      awk '/^ *(not )?ok [0-9]+ - / { sub(/^ *(not )?ok [0-9]+ - /, ""); test = $0 }
           /^ *duration_ms: / && test !~ /\.mjs$/ { printf "%d\t%s\n", $2, test }' "$log"
      ;;
  esac | sed "s/\t/\t${name//\//\\/}: /" >>"$durations"
}
durations=$log_directory/durations
rm -f "$durations"

# Appends "suite: test (reason)" for each skipped test of a suite to the list of skipped tests.
note_skipped() {
  sed -nE -e 's/^ *ok [0-9]+ - (.*) # SKIP ?(.*)$/\1 (\2)/p' \
    -e 's/^\[  SKIPPED \] (.*) \([0-9]+ ms\)$/\1/p' "$2" | sed "s/^/  ${1//\//\\/}: /; s/ ()$//" >>"$skips"
}
skips=$log_directory/skips
rm -f "$skips"

# Prints the slowest tests, the skipped ones and the sum, and ends the script.
finish() {
  if [[ -s $durations ]]; then
    printf 'slowest tests:\n'
    sort -rn "$durations" |
      awk -F '\t' 'NR <= 10 { printf "  %7.1f s  %s\n", $1 / 1000, $2 }'
  fi
  if [[ -s $skips ]]; then
    printf 'skipped tests:\n'
    cat "$skips"
  fi
  printf '%d passed, %d failed\n' "$total_passed" "$total_failed"
  ((total_failed == 0)) || exit 1
  exit 0
}
