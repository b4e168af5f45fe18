# Shared by the scripts of this folder: the repository's root, messages and errors.
# Sourced by bash with `set -euo pipefail` on.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
program=$(basename "$0")

# The scripts save no solved values in the user's cache (kanzen cache list --help).
export KANZEN_CACHE=

report_progress() { printf '==> %s\n' "$*"; }

fail() {
  printf '%s: %s\n' "$program" "$*" >&2
  exit 1
}

bad_usage() {
  printf '%s: %s (see %s --help)\n' "$program" "$*" "$program" >&2
  exit 2
}

# replace_folder FOLDER: replaces it by the complete FOLDER.next.
replace_folder() {
  rm -rf "$1"
  mv "$1.next" "$1"
}

need_tool() {  # need_tool COMMAND PACKAGE
  command -v "$1" >/dev/null ||
    fail "'$1' is missing; Debian's package '$2' has it: run scripts/setup"
}

# Prints the comment at the top of the calling script as its help text.
if [[ " $* " == *' --help '* ]]; then
  sed -n '2,/^[^#]/{ s/^# \{0,1\}//p; }' "$0"
  exit 0
fi
