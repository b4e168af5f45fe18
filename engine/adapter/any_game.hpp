#pragma once
// One type for every game, for the front-ends.  The solvers never see this
// file: they are templates over the game itself (core/game.hpp).
//
// Positions and moves travel as plain bytes, AnyState and AnyMove, which only their own game
// can read; all texts are notation, and made for whoever shows them.
//
// A game has rules, notation and views.  What else can be asked of it are facets, small interfaces:
// Solver, Tables (table_source.hpp), Searcher, Estimator, ScoreSolver, ScoreSearcher (scores.hpp),
// MoveCounter, BoardCounter.  AnyGame gives a pointer to each that it has, which is good as long as
// the game is there.
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
  std::vector<std::byte> bytes;  // as many as the game's State has
  friend bool operator==(const AnyState&, const AnyState&) = default;
};

struct StateHash {
  std::size_t operator()(const AnyState& state) const {
    return std::hash<std::string_view>{}(
        {reinterpret_cast<const char*>(state.bytes.data()), state.bytes.size()});
  }
};

struct AnyMove {
  std::array<std::byte, 8> bytes{};  // the game's Move, then zeros
  friend bool operator==(const AnyMove&, const AnyMove&) = default;
};

struct RunOptions {
  Executor* executor = nullptr;  // null: on the calling thread
  ProgressSink progress;         // empty: silent, cannot be cancelled
};

inline Executor& executor_of(const RunOptions& options) {
  static SerialExecutor serial;  // has no state
  return options.executor != nullptr ? *options.executor : serial;
}

struct SearchLimits {
  double seconds = 60;
  bool with_moves = true;                              // of the position, too
  std::uint64_t playouts = 0;                          // of an estimate; 0: what time allows
  std::uint64_t table_bytes = std::uint64_t{1} << 28;  // of the transposition table, of the tree
};

// How a position is estimated: within limits, by chance, and told as it goes.
struct EstimateOptions {
  SearchLimits limits{};
  std::uint64_t seed =
      0;  // with one thread and a number of playouts, the same seed, the same report
  // Called now and then from a thread that works; empty: only the end is told.
  std::function<void(const EstimateReport&)> watch{};
};

// What only this game or rule set counts, for whoever prints it: numbers, and a table of them.
struct FurtherCounts {
  struct Count {
    std::string name;   // as every text that a program may read has it
    std::string words;  // for people
    std::uint64_t number = 0;
  };
  std::string heading;
  std::vector<Count> counts;
  std::string table_name, row_words;             // what a row is, numbered from 1
  std::vector<std::string> columns;              // names and words at once
  std::vector<std::vector<std::uint64_t>> rows;  // a number a column
};

// Finished positions in which the game has ended one way.
struct EndingCount {
  EndingInfo ending;
  std::uint64_t positions = 0;
};

struct EnumerationCounts {
  std::uint64_t positions = 0, terminal = 0, transitions = 0;
  std::vector<EndingCount> by_ending;  // empty where they are not told apart
  std::vector<std::uint64_t> by_ply;   // new positions by the ply at which they first occur
  std::optional<FurtherCounts> further;
  std::optional<PlayCounts> play;  // of games that count every position
  double seconds = 0;

  static void fields(auto& self, auto& visit) {
    visit("positions", self.positions);
    visit("terminal", self.terminal);
    visit("transitions", self.transitions);
    visit("by_ply", self.by_ply);
    visit("by_ending", self.by_ending);
    visit("seconds", self.seconds);
    visit("further", self.further);
  }
};

// For the side to move, or that the positions of a class are not among those that came up.
enum class KnownOutcome : std::int8_t { loss = -1, draw = 0, win = 1, unknown = 2 };

constexpr KnownOutcome known(Outcome outcome) {
  return static_cast<KnownOutcome>(static_cast<std::int8_t>(outcome));
}

// Every value of one game under one rule set.  Immutable.
class SolvedGame {
 public:
  SolvedGame() = default;
  SolvedGame(const SolvedGame&) = delete;
  SolvedGame& operator=(const SolvedGame&) = delete;
  virtual ~SolvedGame() = default;

  virtual const Summary& summary() const = 0;
  // An error where this solution has no value for the position: it may have seen only some.
  virtual Result<Analysis> probe(const AnyState& state) const = 0;
  // The value alone.
  virtual Result<Value> value_of(const AnyState& state) const = 0;
  // Re-checks every position from its moves; the number of positions checked.
  virtual Result<std::uint64_t> verify(const RunOptions& options) const = 0;
  // Every kind of notable position that occurs, with up to `limit` examples
  // each.
  virtual Result<std::vector<Notable>> notable(std::size_t limit,
                                               const RunOptions& options) const = 0;
  // Null where AnyGame::tables() is.
  virtual const StoredValues* stored() const { return nullptr; }
  // All reachable positions with their values.  Format: "csv".
  Result<void> write(std::string_view format, const TextSink& sink) const;

  // --- by the numbers of symmetry classes.  The rule sets of one game share their states, their
  // moves and these numbers, so that their values can be laid side by side (study/comparison.hpp)

  virtual std::uint64_t class_count() const = 0;
  virtual std::uint64_t class_number(const AnyState& state) const = 0;  // < class_count()
  // One position of a class that is not empty.
  virtual AnyState class_member(std::uint64_t number) const = 0;
  // Of the classes `first`, `first` + 1, ..., as many as there is room for.
  virtual void tell_outcomes(std::uint64_t first, std::span<KnownOutcome> outcomes) const = 0;

 private:
  // False: the sink took no more.
  virtual bool write_csv(const TextSink& sink) const = 0;
};

// Goes through all positions of a game whose outcomes are wins in so many plies.
struct Solver {
  static std::string lack(const AnyGame& game);  // in words, why it has no such facet

  virtual Result<EnumerationCounts> enumerate(const RunOptions& options) const = 0;
  virtual Result<std::unique_ptr<SolvedGame>> solve(const RunOptions& options) const = 0;
  // What solving says of all positions, without keeping their values: with layers it takes far
  // less memory.
  virtual Result<Summary> summarise(const RunOptions& options) const;
};

struct Searcher {
  static std::string lack(const AnyGame&) { return "positions are not searched"; }

  // The outcome of a position and of its moves by search.  Too little time is no error: the
  // report says what is known by then.
  virtual Result<SearchReport> search(const AnyState& state, const SearchLimits& limits,
                                      const RunOptions& options) const = 0;
};

struct Estimator {
  // How a position stands, by playouts (solve/monte_carlo.hpp).  `past`: the positions that have
  // led to it, the first one first, for what a rule about repetition forbids or draws.
  virtual Result<EstimateReport> estimate(const std::vector<AnyState>& past, const AnyState& state,
                                          const EstimateOptions& options,
                                          const RunOptions& run) const = 0;
};

struct MoveCounter {
  // Move sequences of length 1, 2, ..., depth; one that leaves no position ends its sequence.
  virtual Result<std::vector<std::uint64_t>> perft(unsigned depth, const RunOptions& options,
                                                   Passes passes = Passes::counted) const = 0;
};

struct BoardCounter {
  // Ways to fill the board that the rules allow, whoever is to move.  Errc::unsupported: the board
  // is too large.
  virtual Result<WideCount> count_boards(const RunOptions& options) const = 0;
};

class AnyGame {
 public:
  AnyGame() = default;
  AnyGame(const AnyGame&) = delete;
  AnyGame& operator=(const AnyGame&) = delete;
  virtual ~AnyGame() = default;

  virtual const GameInfo& info() const = 0;
  virtual AnyState initial() const = 0;
  virtual Result<AnyState> parse(std::string_view position) const = 0;
  virtual std::string format(const AnyState& state) const = 0;
  virtual BoardView board(const AnyState& state) const = 0;
  // The legal moves, each once; empty when the game has ended.
  virtual std::vector<AnyMove> moves(const AnyState& state) const = 0;
  virtual std::string format_move(const AnyState& state, const AnyMove& move) const = 0;
  // A move as format_move writes it, legal or not, of a text that may write it otherwise; nullopt:
  // the text is no move of this game.
  virtual std::optional<std::string> spelling(std::string_view text) const = 0;
  virtual MoveView view_move(const AnyState& state, const AnyMove& move) const = 0;
  // The position after a legal move; nullopt: the move ends the game and leaves none.
  virtual std::optional<AnyState> after(const AnyState& state, const AnyMove& move) const = 0;
  virtual std::vector<Notation> other_notations(const AnyState& state) const = 0;
  // One position of all that are symmetric to each other; nullopt: they are not told apart.
  virtual std::optional<AnyState> canonical(const AnyState& state) const = 0;
  // What follows where a situation comes again, and what of a state is the situation.
  virtual RepetitionRule repetition() const = 0;
  virtual AnyState situation(const AnyState& state) const = 0;
  // The same number for equal situations, and as good as always another one for others.
  virtual std::uint64_t key(const AnyState& situation) const = 0;
  // That of the situation after a legal move; nullopt: the move leaves no position.
  virtual std::optional<std::uint64_t> key_after(const AnyState& state,
                                                 const AnyMove& move) const = 0;
  virtual bool is_pass(const AnyMove& move) const = 0;
  // A move that only harms whoever makes it, say by filling his own eye.
  virtual bool is_senseless(const AnyState& state, const AnyMove& move) const = 0;
  // Of games that count; nullopt: this one does not.  `dead`: squares whose pieces are taken off
  // first, which no rule does, but players agree on.
  virtual std::optional<Count> count(const AnyState& state,
                                     std::span<const unsigned> dead = {}) const = 0;
  // The squares of all pieces that live and die with the one on a square; empty: none stands there,
  // or such things are not known of this game.
  virtual std::vector<unsigned> group_at(const AnyState& state, unsigned square) const = 0;
  // The same game with other points for the second player, GameInfo::komi.  Errc::unsupported: it
  // knows none, or not these.
  virtual Result<std::shared_ptr<const AnyGame>> with_komi(double komi) const = 0;

  // --- facets.  Null: the game has no such thing, or the program links rules alone, where
  // GameInfo::abilities says the same.  In other programs every game has the first two.

  virtual const MoveCounter* move_counter() const { return nullptr; }
  virtual const Estimator* estimator() const { return nullptr; }
  virtual const Searcher* searcher() const { return nullptr; }
  virtual const Solver* solver() const { return nullptr; }
  virtual const Tables* tables() const { return nullptr; }
  virtual const BoardCounter* board_counter() const { return nullptr; }
  virtual const ScoreSolver* score_solver() const { return nullptr; }
  virtual const ScoreSearcher* score_searcher() const { return nullptr; }
  // In words, why there is no solver.
  virtual std::string unsolved() const;
};

// Errc::unsupported, with the game's name.
Error lacking(const AnyGame& game, const std::string& what);

// Calls a facet's function where the user may have named any game.  Errc::unsupported: the facet is
// null, because the game has none.
template <class Facet, class Answer, class... Arguments>
Answer ask(const AnyGame& game, const Facet* facet, Answer (Facet::*function)(Arguments...) const,
           std::type_identity_t<Arguments>... arguments) {
  if (facet == nullptr) return lacking(game, Facet::lack(game));
  return (facet->*function)(std::forward<Arguments>(arguments)...);
}

// Those of all legal moves, in their order.
std::vector<MoveView> view_moves(const AnyGame& game, const AnyState& state);

// The game with that komi; itself, where it has it already or none is asked for.  Errors of
// AnyGame::with_komi.
Result<std::shared_ptr<const AnyGame>> game_with_komi(const std::shared_ptr<const AnyGame>& game,
                                                      std::optional<double> komi);

std::string_view first_game();  // the registry's first, which is opened where none is named

// Every game under every one of its rule sets, in the order of the registry.
const std::vector<GameInfo>& list_games();

// Games that are in no list, because their names say how large they are: those of one family.
struct SizedGames {
  std::string family, names;  // a pattern, for people
  std::string what;           // its letters stand for, for people
  std::vector<std::string> rules;
  unsigned most_squares = 0, longest_side = 0;  // of a board
  std::vector<unsigned> usual_sides;            // of the square boards that people play

  static void fields(auto& self, auto& visit) {
    visit("family", self.family);
    visit("names", self.names);
    visit("what", self.what);
    visit("rules", self.rules);
    visit("most_squares", self.most_squares);
    visit("longest_side", self.longest_side);
  }
};
std::vector<SizedGames> sized_games();
// Of m,n,k and of Go; families that have no sizes: "".
std::string sized_game_name(std::string_view family, const BoardSize& size);

// Upper case does not matter in a game's name, and some games have aliases, as "Tic-Tac-Toe"; the
// game is called by its own name all the same.  Empty rules: the game's default.  The errors name
// what there is instead.
Result<std::shared_ptr<const AnyGame>> find_game(std::string_view name,
                                                 std::string_view rules = {});

}  // namespace kanzen
