#pragma once
// Chooses where the values of a game's positions come from: from a table, from solving the game,
// which may take long, or from searching each position.  Solved values are saved in the cache
// (table_cache.hpp).
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "engine/cli/command.hpp"
#include "engine/cli/output/json.hpp"

namespace kanzen::cli {

struct ValueOptions : GameOptions {
  std::string table;   // folder; empty: search table_folders() and the cache
  bool solve = false;  // even if there is a table
  bool no_cache = false;
};

// Options of commands for single positions, which can be searched, too.
struct SourceOptions : ValueOptions {
  SearchOptions search;
};

// Accepts a value of --table: any name that is not empty.
Check folder_name();

// Adds --table, --solve and --no-cache.
void add_value_options(Arguments& command, ValueOptions& options);
// Adds these, --search, --time-limit, --threads and --unit.
void add_source_options(Arguments& command, SourceOptions& options);

// Returns the folders to search for tables, in order: that of KANZEN_TABLES, the one in which the
// installation puts tables, which need not exist, and that of the source's proofs, which only a
// program in the build folder has.
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

  // Returns the value of a position and of its moves, after loading the chunks of the table that
  // they need.  `with_line`: loads the chunks of the perfect line, too, which otherwise may end
  // early.  Errc::illegal_position: the table has only reachable positions, and this is none.
  // Errors of load_chunks.
  Result<Analysis> probe(const AnyState& state, bool with_line = false) const;
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
// Loads the proof of --table; else an installed one, if there is one, and neither --search nor
// --solve is given.  A damaged installed proof is reported on standard error.
Result<FoundProof> find_proof(const SourceOptions& options, const AnyGame& game);
// Returns a line that names the proof's folder; empty if there is none.
std::string origin_text(const FoundProof& found);

// The scores of a game's positions: all of them are solved, or each position is searched, except
// for what a proof has.
struct ScoreSource {
  const AnyGame* game = nullptr;
  SearchOptions search;
  unsigned threads = 1;
  std::unique_ptr<ScoredGame> solved;  // null: positions are searched
  FoundProof proof;

  // `past`: the positions before it, oldest first, for the rule about repetition.
  Result<ScoreReport> report(const AnyState& state, std::span<const AnyState> past) const;
};
// Solves all positions if the game can be solved, unless --search or --table is given.  The game
// must outlive the source.
Result<ScoreSource> find_scores(const SourceOptions& options, const AnyGame& game);

// A source of the values of single positions.  SearchOptions: each position is searched.
using PositionSource = std::variant<Values, ScoreSource, SearchOptions>;

// Chooses the source for all commands that show values of single positions: find_scores for a game
// with scores; the table of --table, whose chunks are loaded by Values::probe; a search if --search
// is given or the game is too large to solve; find_values otherwise.  Errors are those of the
// source.
Result<PositionSource> find_source(const SourceOptions& options, const AnyGame& game);

// The values of single positions, for commands in whose output a value may be unknown.
class PositionValues {
 public:
  // The arguments must outlive the object.  Errors of find_source, except that values which are not
  // found in time are unknown.
  static Result<PositionValues> find(const SourceOptions& options, const AnyGame& game);

  // Returns null if the values are outcomes.
  const ScoreSource* scores() const {
    return source_ ? std::get_if<ScoreSource>(&*source_) : nullptr;
  }
  // Requires that scores() is null.  Returns nullopt if the value was not found in time.
  // `with_line`: as of Values::probe.
  Result<std::optional<Analysis>> of(const AnyState& state, bool with_line = false) const;

  // False: the values are outcomes only.
  bool have_distances() const {
    return !source_ || !std::holds_alternative<SearchOptions>(*source_);
  }

  // Saves values that were solved in this run (cache_values).
  void cache(Output& output) const;

 private:
  PositionValues(const SourceOptions& options, const AnyGame& game)
      : options_(&options), game_(&game) {}

  const SourceOptions* options_;
  const AnyGame* game_;
  std::optional<PositionSource> source_;  // nullopt: the game was not solved in time
};

// Saves the values of a game with at least a million positions in the cache, if they were solved in
// this run; to be called after the answer has been written.  A failure only prints a note.  Ctrl-C
// stops the saving and leaves no table; it is not a failure of the command, which has answered.
void cache_values(const Values& values, const ValueOptions& options, const AnyGame& game,
                  Output& output);

}  // namespace kanzen::cli
