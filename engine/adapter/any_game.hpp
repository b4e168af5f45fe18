#pragma once
// AnyGame: the type-erased interface of a game, which the front ends use.  Solvers do not include
// this file; they are templates over the game itself (core/game.hpp).
//
// AnyState and AnyMove hold a game's State and Move as bytes; only the game that made them can
// interpret them.  All texts are in the game's notation and are made on request.
//
// AnyGame itself has rules, notation and views.  Further operations are facets, small interfaces:
// Solver, Tables (table_source.hpp), Searcher, Estimator, ScoreSolver, ScoreSearcher (scores.hpp),
// ScoreProofs (score_proofs.hpp), MoveCounter, BoardCounter.  AnyGame returns a pointer to each
// facet that the game has; it is valid as long as the game exists.
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/adapter/analysis.hpp"
#include "engine/adapter/score_proofs.hpp"
#include "engine/adapter/scores.hpp"
#include "engine/adapter/table_source.hpp"
#include "engine/core/board_view.hpp"
#include "engine/core/bytes.hpp"
#include "engine/core/executor.hpp"
#include "engine/core/play_counts.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/repetition.hpp"
#include "engine/core/result.hpp"
#include "engine/core/value.hpp"

namespace kanzen {

struct AnyState {
  std::vector<std::byte> bytes;  // object representation of the game's State
  friend bool operator==(const AnyState&, const AnyState&) = default;
};

struct StateHash {
  std::size_t operator()(const AnyState& state) const {
    return std::hash<std::string_view>{}(
        {reinterpret_cast<const char*>(state.bytes.data()), state.bytes.size()});
  }
};

struct AnyMove {
  std::array<std::byte, 8> bytes{};  // object representation of the game's Move, then zeros
  friend bool operator==(const AnyMove&, const AnyMove&) = default;
};

struct RunOptions {
  Executor* executor = nullptr;  // null: run on the calling thread
  ProgressSink progress;         // empty: no reports and no cancellation
};

inline Executor& executor_of(const RunOptions& options) {
  static SerialExecutor serial;  // stateless
  return options.executor != nullptr ? *options.executor : serial;
}

struct SearchLimits {
  double seconds = 60;
  bool with_moves = true;      // also evaluate each legal move
  std::uint64_t playouts = 0;  // the most an estimate plays; 0: no limit but the time
  std::uint64_t table_bytes = std::uint64_t{1} << 28;  // of the transposition table or search tree
};

// Limits, random seed and intermediate reports of Estimator::estimate.
struct EstimateOptions {
  SearchLimits limits{};
  // On one thread, the same seed and the same number of playouts give the same report.
  std::uint64_t seed = 0;
  // Receives intermediate reports, at most five a second, on a search thread; empty: none.
  std::function<void(const EstimateReport&)> on_report{};
  // Moves, in notation, that are not considered in the position itself.
  std::vector<std::string> excluded{};
  bool with_lines = false;  // reports have EstimatedMove::line and prior
};

// Limits and intermediate reports of ScoreSearcher::search_score.
struct ScoreSearchOptions {
  SearchLimits limits{};
  // Receives a report whenever a score or a better bound has been proven, while the caller waits;
  // empty: none.  Moves that have not been searched yet have no score and the bounds of all_scores.
  std::function<void(const ScoreReport&)> on_report{};
  KnownScores known{};  // what it knows is not searched for; empty: nothing is known
};

// Statistics that only one game or rule set has: named counts and a table of numbers.
struct ExtraStatistics {
  struct Count {
    std::string name;   // key in JSON and JavaScript
    std::string words;  // label for people
    std::uint64_t number = 0;
  };
  std::string heading;
  std::vector<Count> counts;
  std::string table_name, row_heading;  // key of the table; heading of the row numbers, from 1
  std::vector<std::string> columns;     // keys, also used as headings
  std::vector<std::vector<std::uint64_t>> rows;  // one number per column
};

// The number of finished positions with one kind of ending.
struct EndingCount {
  EndingInfo ending;
  std::uint64_t positions = 0;
};

struct EnumerationCounts {
  std::uint64_t positions = 0, terminal = 0, transitions = 0;
  std::vector<EndingCount> by_ending;  // empty if the game does not classify them
  std::vector<std::uint64_t> by_ply;   // new positions by the ply of their first occurrence
  std::optional<ExtraStatistics> extra;
  std::optional<PlayCounts> play;  // if positions are not counted up to symmetry
  double seconds = 0;

  static void fields(auto& self, auto& visit) {
    visit("positions", self.positions);
    visit("terminal", self.terminal);
    visit("transitions", self.transitions);
    visit("by_ply", self.by_ply);
    visit("by_ending", self.by_ending);
    visit("seconds", self.seconds);
    visit("extra", self.extra);
  }
};

// The outcome of a symmetry class for the side to move; `unknown`: the solution has no value for
// the class.
enum class KnownOutcome : std::int8_t { loss = -1, draw = 0, win = 1, unknown = 2 };

constexpr KnownOutcome known_outcome(Outcome outcome) {
  return static_cast<KnownOutcome>(static_cast<std::int8_t>(outcome));
}

// The values of all positions of one game under one rule set.  Immutable.
class SolvedGame {
 public:
  SolvedGame() = default;
  SolvedGame(const SolvedGame&) = delete;
  SolvedGame& operator=(const SolvedGame&) = delete;
  virtual ~SolvedGame() = default;

  virtual const Summary& summary() const = 0;
  // The values of a position and its moves.  Errc::unsupported: this solution covers only some
  // positions, and not this one.
  virtual Result<Analysis> probe(const AnyState& state) const = 0;
  // The value for the side to move.  Errors of `probe`.
  virtual Result<Value> value_of(const AnyState& state) const = 0;
  // Recomputes every position's value from its moves and returns the number of positions checked.
  // Errc::internal names a position whose value is wrong.
  virtual Result<std::uint64_t> verify(const RunOptions& options) const = 0;
  // Returns every kind of notable position that occurs, with up to `limit` examples each.
  virtual Result<std::vector<Notable>> notable(std::size_t limit,
                                               const RunOptions& options) const = 0;
  // The interface that writes the values as bytes; null if AnyGame::tables() is null.
  virtual const SolutionWriter* stored() const { return nullptr; }
  // Writes all reachable positions with their values.  Errc::unsupported: `format` is not "csv";
  // Errc::io: the sink failed.
  Result<void> write(std::string_view format, const TextSink& sink) const;

  // --- access by the number of a symmetry class.  The rule sets of one game have the same states,
  // moves and class numbers, so that their values can be compared (study/comparison.hpp)

  virtual std::uint64_t class_count() const = 0;
  virtual std::uint64_t class_number(const AnyState& state) const = 0;  // < class_count()
  // Returns one position of the class, which must not be empty.
  virtual AnyState class_member(std::uint64_t number) const = 0;
  // Fills `outcomes` with the outcomes of the classes `first`, `first` + 1, ...
  virtual void fill_outcomes(std::uint64_t first, std::span<KnownOutcome> outcomes) const = 0;

 private:
  // Returns false if the sink failed.
  virtual bool write_csv(const TextSink& sink) const = 0;
};

// Enumerates and solves all positions of a game whose values are outcomes and distances.
struct Solver {
  static std::string unsupported_reason(const AnyGame& game);  // the reason, in English

  virtual Result<EnumerationCounts> enumerate(const RunOptions& options) const = 0;
  virtual Result<std::unique_ptr<SolvedGame>> solve(const RunOptions& options) const = 0;
  // Returns the summary of `solve` without the values.  A game with layers (HasLayers) needs far
  // less memory for it than for `solve`.
  virtual Result<Summary> summarise(const RunOptions& options) const;
};

struct Searcher {
  static std::string unsupported_reason(const AnyGame&) { return "positions are not searched"; }

  // Searches for the outcomes of a position and of its moves.  Reaching the time limit is no error:
  // the report then has the outcomes that were proved.
  virtual Result<SearchReport> search(const AnyState& state, const SearchLimits& limits,
                                      const RunOptions& options) const = 0;
};

struct Estimator {
  // Estimates a position by Monte Carlo tree search (solve/monte_carlo.hpp).  `past`: the positions
  // before `state`, oldest first, for the rule about repetition.
  virtual Result<EstimateReport> estimate(const std::vector<AnyState>& past, const AnyState& state,
                                          const EstimateOptions& options,
                                          const RunOptions& run) const = 0;
};

struct MoveCounter {
  // Perft: returns the numbers of move sequences of length 1, 2, ..., `depth` from a position.  A
  // sequence ends with a move that ends the game.  Errc::unsupported: king captures are
  // to be counted, and the game has none.
  virtual Result<SequenceCounts> perft(const AnyState& state, unsigned depth,
                                       const RunOptions& options,
                                       CountedMoves counted = {}) const = 0;
};

struct BoardCounter {
  // Returns the number of legal boards, regardless of the side to move.  Errc::unsupported: the
  // board is too large.
  virtual Result<WideCount> count_boards(const RunOptions& options) const = 0;
};

// Identifies a type at run time, since the browser's modules are compiled without RTTI, whose names
// of types they would contain.
using TypeTag = const void*;
template <class T>
TypeTag tag_of() {
  static const char tag = 0;
  return &tag;
}

class AnyGame {
 public:
  AnyGame() = default;
  AnyGame(const AnyGame&) = delete;
  AnyGame& operator=(const AnyGame&) = delete;
  virtual ~AnyGame() = default;

  virtual const GameInfo& info() const = 0;
  // Returns the game itself, the `G` of an adapter, if `type` is tag_of<G>(); else null.
  virtual const void* rules_as(TypeTag type) const = 0;
  virtual AnyState initial() const = 0;
  virtual Result<AnyState> parse(std::string_view position) const = 0;
  virtual std::string format(const AnyState& state) const = 0;
  virtual BoardView board(const AnyState& state) const = 0;
  // The legal moves, each once; empty if the game has ended.
  virtual std::vector<AnyMove> moves(const AnyState& state) const = 0;
  virtual std::string format_move(const AnyState& state, const AnyMove& move) const = 0;
  // Converts the text of a move, which need not be legal, to the form of format_move (for example
  // from upper case); nullopt: the text is no move of this game.
  virtual std::optional<std::string> normalise_move(std::string_view text) const = 0;
  virtual MoveView view_move(const AnyState& state, const AnyMove& move) const = 0;
  // The position after a legal move; nullopt: the move ends the game without a resulting position.
  virtual std::optional<AnyState> after(const AnyState& state, const AnyMove& move) const = 0;
  virtual std::vector<Notation> other_notations(const AnyState& state) const = 0;
  // The canonical representative of the position's symmetry class; nullopt: the game does not
  // define symmetry classes.
  virtual std::optional<AnyState> canonical(const AnyState& state) const = 0;
  virtual RepetitionRule repetition() const = 0;
  // The part of a state that the rule about repetition compares; the rest is reset.
  virtual AnyState repetition_key(const AnyState& state) const = 0;
  // A 64-bit hash of a repetition key.  PositionHistory also compares the repetition keys, so that
  // a collision does no harm.
  virtual std::uint64_t key(const AnyState& repetition_key) const = 0;
  // The hash of the repetition key after a legal move; nullopt: the move leaves no position.
  virtual std::optional<std::uint64_t> key_after(const AnyState& state,
                                                 const AnyMove& move) const = 0;
  virtual bool is_pass(const AnyMove& move) const = 0;
  // True if the move only harms the mover, as a move into one's own eye.
  virtual bool fills_own_eye(const AnyState& state, const AnyMove& move) const = 0;
  // Counts the points as if the game ended here; nullopt: the game has no scores.  `dead`: squares
  // whose pieces are removed first; no rule removes them, but players may agree on it.
  virtual std::optional<Count> count(const AnyState& state,
                                     std::span<const unsigned> dead = {}) const = 0;
  // The squares of the string (connected stones) that includes `square`; empty: the square is
  // empty, or the game has no strings.
  virtual std::vector<unsigned> group_at(const AnyState& state, unsigned square) const = 0;
  // Returns the same game with another komi and compensation for handicap stones (GameInfo::komi,
  // GameInfo::compensation).  Errc::unsupported: the game has no komi, or not this one.
  virtual Result<std::shared_ptr<const AnyGame>> with_komi(double komi,
                                                           double compensation) const = 0;

  // --- facets.  Null: the game does not have the facet, or the program links kanzen_rules, in
  // which no game has any (GameInfo::abilities lists them in both cases).  In kanzen_engine every
  // game has the first two.

  virtual const MoveCounter* move_counter() const { return nullptr; }
  virtual const Estimator* estimator() const { return nullptr; }
  virtual const Searcher* searcher() const { return nullptr; }
  virtual const Solver* solver() const { return nullptr; }
  virtual const Tables* tables() const { return nullptr; }
  virtual const BoardCounter* board_counter() const { return nullptr; }
  virtual const ScoreSolver* score_solver() const { return nullptr; }
  virtual const ScoreSearcher* score_searcher() const { return nullptr; }
  virtual const ScoreProofs* score_proofs() const { return nullptr; }
  // The reason, in English, why `solver` is null.
  virtual std::string unsolved_reason() const;
};

// Returns Errc::unsupported with the game's name and rules before `what`.
Error unsupported_error(const AnyGame& game, const std::string& what);

// Calls a function of a facet that may be null.  Errc::unsupported: the game does not have the
// facet.
template <class Facet, class Answer, class... Arguments>
Answer call_facet(const AnyGame& game, const Facet* facet,
                  Answer (Facet::*function)(Arguments...) const,
                  std::type_identity_t<Arguments>... arguments) {
  if (facet == nullptr) return unsupported_error(game, Facet::unsupported_reason(game));
  return (facet->*function)(std::forward<Arguments>(arguments)...);
}

// Returns the views of all legal moves, in the order of AnyGame::moves.
std::vector<MoveView> view_moves(const AnyGame& game, const AnyState& state);

// Returns `game` itself if `komi` is nullopt or the game's komi, else the game with that komi and
// without compensation.
// Errors of AnyGame::with_komi.
Result<std::shared_ptr<const AnyGame>> game_with_komi(const std::shared_ptr<const AnyGame>& game,
                                                      std::optional<double> komi);

// Returns the names of all rule sets of a game, the default first: those with names of their own
// and all combinations of choices that play differently.  Errors: those of find_game.
Result<std::vector<std::string>> all_rule_sets(std::string_view game);

std::string_view default_game();  // the default game of the front ends

// Every game with every rule set, in the order of the catalogue, without the sized games.
const std::vector<GameInfo>& list_games();

// A family of games whose names contain the board size (m,n,k games, Go).
struct SizedGames {
  std::string family, names;  // `names`: the pattern of their names, for people
  std::string pattern_help;   // the meaning of the pattern's letters, for people
  std::vector<std::string> rules;
  unsigned most_squares = 0, longest_side = 0;  // limits of a board

  static void fields(auto& self, auto& visit) {
    visit("family", self.family);
    visit("names", self.names);
    visit("what", self.pattern_help);
    visit("rules", self.rules);
    visit("most_squares", self.most_squares);
    visit("longest_side", self.longest_side);
  }
};
std::vector<SizedGames> sized_games();
// The game's family if its boards have any size, otherwise the first such family.
std::string sized_family_of(const GameInfo& info);
// The name of the game of this family and board size; "": `family` is no family of sized games.
std::string sized_game_name(std::string_view family, const BoardSize& size);

// The display names of a family's games, by the keys of engine/figure/game_names.cpp; empty: it has
// none.
std::span<const NamedWords> names_of_family(std::string_view family);

// Finds a game by name or alias ("Tic-Tac-Toe"), ignoring case; GameInfo::name of the result is the
// game's own name.  Empty `rules`: the game's default, or those after a colon in the name of a game
// of one size ("NAME:RULES").  Errc::unknown_game and Errc::unknown_rules list the names
// that exist.
Result<std::shared_ptr<const AnyGame>> find_game(std::string_view name,
                                                 std::string_view rules = {});

}  // namespace kanzen
