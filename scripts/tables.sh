# Builds the site's tables of values.  Sourced after lib.sh; runs in the project's root.
#
# There are three sets: `small` tables take half a minute for each rule set, `large` ones minutes.
# The `proof` of Go's scores on 5x5, which takes hours, is part of the source.

small_tables=(gobblers2:strict gobblers2:cover gobblers:strict gobblers:cover)
large_tables=(dobutsu:normal)
proof_tables=(go:5:ko)
table_sets=(small large proof)

# tables_of SET: prints GAME:RULES of each table, one per line.
tables_of() {
  local -n tables=$1_tables
  printf '%s\n' "${tables[@]}"
}

game_of() { printf '%s\n' "${1%:*}"; }
rules_of() { printf '%s\n' "${1##*:}"; }

folder_of() {
  case $1 in
    small) echo "$root/build/tables" ;;
    large) echo "$root/build/large-tables" ;;
    proof) echo "$root/engine/games/go/proof_files" ;;
  esac
}

# Prints a hash of the sources that tables depend on: the engine's rules, numbering, solver and format,
# and the counts of positions in their manifests.
table_stamp() {  # table_stamp FOLDER-OF-GAMES...
  {
    find engine/core engine/index engine/solve engine/table "$@" -type f -name '*.[ch]pp' \
      ! -name 'face*' -print0 |
      sort -z | xargs -0 sha256sum
    sha256sum engine/adapter/{game_adapter,solved_position,table_adapter,table_source}.hpp \
      engine/adapter/{solved_position,table_adapter}.cpp engine/cli/cache/table_files.cpp
  } | sha256sum
}

stamp_of() {
  case $1 in
    small) table_stamp engine/games ;;
    large) table_stamp engine/games/dobutsu ;;
  esac
}

has_stamp() { [[ -f $1/stamp && $(<"$1/stamp") == "$2" ]]; }
are_made() { [[ $1 == proof ]] || has_stamp "$(folder_of "$1")" "$(stamp_of "$1")"; }

# make_tables SET: builds its tables if they are missing or their sources have changed.  The old folder
# is replaced as a whole.
make_tables() {
  local set=$1 folder next table
  folder=$(folder_of "$set")
  next=$folder.next
  (
    flock 9  # another script may be making them
    if are_made "$set"; then exit; fi
    cmake --build --preset native --target kanzen
    rm -rf "$next"
    mkdir -p "$next"
    for table in $(tables_of "$set"); do
      report_progress "building the table of $(game_of "$table"), $(rules_of "$table")"
      build/native/kanzen table build "$(game_of "$table")" --rules "$(rules_of "$table")" \
        --out "$next" >/dev/null
    done
    stamp_of "$set" >"$next/stamp"
    replace_folder "$folder"
  ) 9>"$folder.lock"
}

# has_tables SITE-FOLDER SET
has_tables() {
  local list manifest
  list=$(folder_of "$2")/list
  [[ -f $list ]] || return 1
  read -r _ _ manifest <"$list"
  [[ -f $1/tables/$manifest ]]
}

# list_tables SITE-FOLDER [SET...]: replaces the site's list of tables (docs/FORMAT.md)
# atomically.  Missing tables of the given sets are listed as being made.
list_tables() {
  local site=$1 list=$1/tables/list set folder table
  shift
  for set in "${table_sets[@]}"; do
    folder=$(folder_of "$set")
    if has_tables "$site" "$set"; then
      cat "$folder/list"
    elif [[ " $* " == *" $set "* ]]; then
      for table in $(tables_of "$set"); do
        echo "$(game_of "$table") $(rules_of "$table") being made"
      done
    fi
  done >"$list.part"
  mv "$list.part" "$list"
}

# copy_tables SET SITE-FOLDER: leaves files alone that the site has, because a page may be loading them.
copy_tables() {
  local folder
  folder=$(folder_of "$1")
  cp --update "$folder"/*.chunk "$folder"/*.manifest "$2/tables"
}

# Copies all available tables into a new site.  KANZEN_PENDING_TABLES names the sets that
# scripts/serve builds while it serves the site.
add_tables() {  # add_tables SITE-FOLDER
  local set
  mkdir "$1/tables"
  for set in "${table_sets[@]}"; do
    if are_made "$set"; then copy_tables "$set" "$1"; fi
  done
  list_tables "$1" ${KANZEN_PENDING_TABLES:-}
}

# make_site_tables SET: builds its tables and adds them to an existing site, which may be in use: its
# list marks them as being made, and then as available.
make_site_tables() {
  local set=$1 site=$root/build/site
  if [[ -f $site/tables/list ]] && ! are_made "$set"; then
    list_tables "$site" "$set" ${KANZEN_PENDING_TABLES:-}
  fi
  make_tables "$set"
  if [[ -f $site/tables/list ]]; then
    copy_tables "$set" "$site"
    list_tables "$site" ${KANZEN_PENDING_TABLES:-}
    report_progress "the $set tables are in the site"
  fi
}

# After a failure no table is being built, so the site's list must not announce one.
unlist_pending_tables() {
  local status=$?
  if ((status != 0)) && [[ -f $root/build/site/tables/list ]]; then list_tables "$root/build/site"; fi
}
trap unlist_pending_tables EXIT
