#pragma once
// Where the values of positions come from: a table that is there, or solving, which may take long.
// What has been solved is kept as a table for the next time (kept_tables.hpp).
#include <memory>
#include <string>
#include <vector>

#include "engine/cli/command.hpp"
#include "engine/cli/output/json.hpp"

namespace kanzen::cli {

struct ValueOptions : GameOptions {
  std::string table;   // a folder; empty: where tables are looked for
  bool solve = false;  // although there may be a table
  bool no_cache = false;
};

// What --table takes.
Check folder_name();

// --table, --solve and --no-cache.
void add_value_options(Arguments& command, ValueOptions& options);

// The folders in which tables are looked for, the first one first: the one that the environment
// names, and the one where they were installed, beside this program.  They need not be there.
std::vector<std::string> table_folders();

// The first of them that has a table of the game, whole or not; empty: none has.  Errc::io: the
// environment names something that is no folder.
Result<std::string> find_table_folder(const GameInfo& game);

// How values came about, for whoever reads them.
struct ValuesOrigin {
  std::string folder;  // of the table; empty: they were solved here
  double seconds = 0;  // that solving took
  bool kept = false;   // the table is one that this program has made of what it solved
};
std::string origin_text(const ValuesOrigin& origin);  // one line
Json origin_json(const ValuesOrigin& origin);

// All values of a game: one of the two is there.
struct Values {
  std::unique_ptr<TableSource> table;
  std::unique_ptr<SolvedGame> solved;
  ValuesOrigin origin;

  Result<Analysis> probe(const AnyState& state) const;
};

// The values come from the table of --table, which must be complete; else from an installed or
// cached table; else from solving.  A damaged installed or cached table is reported on standard
// error, and a damaged cached one is deleted.
Result<Values> find_values(const ValueOptions& options, const AnyGame& game);

// After the answer: makes a table of what took a while to solve.  Where that does not work, a
// note is all that comes of it.  Ctrl-C ends it and leaves no table; the answer stands, so it is no
// failure of the command.
void keep_values(const Values& values, const ValueOptions& options, const AnyGame& game,
                 Output& output);

}  // namespace kanzen::cli
