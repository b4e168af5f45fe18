#pragma once
// Gets the values of a game's positions: loads them from a table, or solves the game, which may
// take long.  Solved values are saved in the cache (table_cache.hpp).
#include <memory>
#include <string>
#include <vector>

#include "engine/cli/command.hpp"
#include "engine/cli/output/json.hpp"

namespace kanzen::cli {

struct ValueOptions : GameOptions {
  std::string table;   // folder; empty: search table_folders() and the cache
  bool solve = false;  // even if there is a table
  bool no_cache = false;
};

// Accepts a value of --table: any name that is not empty.
Check folder_name();

// Adds --table, --solve and --no-cache.
void add_value_options(Arguments& command, ValueOptions& options);

// Returns the folders to search for tables, in order: that of KANZEN_TABLES, and the one in which
// the installation puts tables.  They need not exist.
std::vector<std::string> table_folders();

// Returns the first of table_folders() that has a manifest of the game, whose table may be damaged;
// empty if there is none.  Errc::io: KANZEN_TABLES is not a folder.
Result<std::string> find_table_folder(const GameInfo& game);

// The origin of values, for output.
struct ValuesOrigin {
  std::string folder;   // of the table; empty: solved in this run
  double seconds = 0;   // time of solving
  bool cached = false;  // the table is in the cache
};
std::string origin_text(const ValuesOrigin& origin);  // one line
Json origin_json(const ValuesOrigin& origin);

// All values of a game; exactly one of `table` and `solved` is set.
struct Values {
  std::unique_ptr<TableSource> table;
  std::unique_ptr<SolvedGame> solved;
  ValuesOrigin origin;

  // Returns the value of a position and of its moves.  Errc::illegal_position: the table has only
  // reachable positions, and this is none.
  Result<Analysis> probe(const AnyState& state) const;
};

// Loads the values from the table of --table, which must be complete; else from an installed or
// cached table; else solves the game, within `seconds` unless that is 0 (solve_in_time).  A damaged
// installed or cached table is reported on standard error, and a damaged cached one is deleted.
Result<Values> find_values(const ValueOptions& options, const AnyGame& game, unsigned seconds = 0);

// A proof of a game's scores, and the folder that it is from.
struct FoundProof {
  std::shared_ptr<const ScoreProof> proof;  // null: there is none
  std::string folder;

  KnownScores scores() const;  // empty if there is none
};
// Loads the proof of the folder `table`; if that is empty, one that is installed, if there is one.
// A damaged installed proof is reported on standard error.
Result<FoundProof> find_proof(const std::string& table, const AnyGame& game);
// Returns a line that names the proof's folder; empty if there is none.
std::string origin_text(const FoundProof& found);

// Saves the values of a game with at least a million positions in the cache, if they were solved in
// this run; to be called after the answer has been written.  A failure only prints a note.  Ctrl-C
// stops the saving and leaves no table; it is not a failure of the command, which has answered.
void cache_values(const Values& values, const ValueOptions& options, const AnyGame& game,
                  Output& output);

}  // namespace kanzen::cli
