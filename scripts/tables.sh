# The tables of values that the site has.  Sourced by scripts/build, in the project's root.
#
# Small ones are made with every site, in half a minute a rule set.  Large ones take minutes, so
# they are made when that is asked for, and the site takes them in when they are there.

small_tables=(gobblers2:strict gobblers2:cover gobblers:strict gobblers:cover)
large_tables=(dobutsu:normal)

# What decides about a table: the engine's rules, numbering, solver and format, and what counts the
# positions for its manifest.
table_stamp() {  # table_stamp FOLDER-OF-GAMES...
  {
    find engine/core engine/index engine/solve engine/table "$@" -type f -name '*.[ch]pp' -print0 |
      sort -z | xargs -0 sha256sum
    sha256sum engine/api/{game_adapter,game_tools,solved_position,table_adapter,table_source}.hpp \
      engine/api/{solved_position,table_adapter}.cpp engine/cli/table_files.cpp
  } | sha256sum
}
small_stamp() { table_stamp engine/games; }
large_stamp() { table_stamp engine/games/dobutsu; }

has_stamp() { [[ -f $1/stamp && $(<"$1/stamp") == "$2" ]]; }

# Nothing is done when nothing has changed; the new folder takes the old one's place when it is
# complete.
make_tables() {  # make_tables FOLDER STAMP GAME:RULES...
  local folder=$1 stamp=$2 table next=$1.next
  shift 2
  if has_stamp "$folder" "$stamp"; then return; fi
  cmake --build --preset native --target kanzen
  rm -rf "$next"
  mkdir -p "$next"
  for table in "$@"; do
    say "building the table of ${table%:*}, ${table#*:}"
    build/native/kanzen table build "${table%:*}" --rules "${table#*:}" --out "$next" >/dev/null
  done
  printf '%s\n' "$stamp" >"$next/stamp"
  rm -rf "$folder"
  mv "$next" "$folder"
}

# One at a time: who installs may need them beside who builds the site.
make_small_tables() {
  (
    flock 9
    make_tables build/tables "$(small_stamp)" "${small_tables[@]}"
  ) 9>build/tables.lock
}

copy_tables() {  # copy_tables FROM TO: all but the list
  cp "$1"/*.chunk "$1"/*.manifest "$2"
}

# The site's list of tables (engine/table/FORMAT.md), replaced at once: large ones that are there,
# that are `being made`, or are not mentioned.
list_tables() {  # list_tables SITE-FOLDER [there | being-made]
  local tables=$1/tables table
  {
    cat build/tables/list
    case ${2:-} in
      there) cat build/large-tables/list ;;
      being-made) for table in "${large_tables[@]}"; do echo "${table/:/ } being made"; done ;;
    esac
  } >"$tables/list.part"
  mv "$tables/list.part" "$tables/list"
}

# All tables into a site that is being put together.
add_tables() {  # add_tables SITE-FOLDER
  mkdir "$1/tables"
  copy_tables build/tables "$1/tables"
  if has_stamp build/large-tables "$(large_stamp)"; then
    copy_tables build/large-tables "$1/tables"
    list_tables "$1" there
  else
    list_tables "$1"
  fi
}

# Made beside a site that is used meanwhile: its list says that they come, and then that they are
# there.
make_large_tables() {
  local site=$root/build/site stamp
  stamp=$(large_stamp)
  if [[ ! -f $site/tables/list ]]; then
    make_tables build/large-tables "$stamp" "${large_tables[@]}"
    return
  fi
  if ! has_stamp build/large-tables "$stamp"; then
    say "the table of ${large_tables[*]%:*} takes some four minutes"
    list_tables "$site" being-made
    trap 'list_tables "$root/build/site"' EXIT
    (
      flock 9 # somebody else may be making them
      make_tables build/large-tables "$stamp" "${large_tables[@]}"
    ) 9>build/large-tables.lock
    trap - EXIT
  fi
  copy_tables build/large-tables "$site/tables"
  list_tables "$site" there
  say "the table of ${large_tables[*]%:*} is in the site"
}
