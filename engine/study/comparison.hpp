#pragma once
// Compares two rule sets of one game: the positions known to both, those among them whose outcomes
// differ, and the first of these that play reaches.
//
// Positions are matched by symmetry class (SolvedGame::class_number), which normalises the side to
// move where the game allows it.  A rule set knows the positions that its solution has values for:
// those that its play reaches from the start, or all that its own solver has visited.  Values
// differ if their outcomes do; distances are ignored.
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/adapter/any_game.hpp"

namespace kanzen {
// The name of an outcome under a rule set.  A draw is "undecided" if the distances are those of a
// computation instead of plies (GameInfo::distance_in_plies).
std::string_view outcome_name(const GameInfo& info, Outcome outcome);

// The cause of different outcomes of a position under two rule sets.  The comparison takes the
// candidate rule set's moves and endings at the position, with the reference rule set's values of
// the positions after it.  If this gives another value than the reference rule set's own, the cause
// is at this position, else at a later one.
enum class Divergence : std::uint8_t {
  ending,  // the game is over under only one of them, or with another winner
  moves,   // one of them has a move that the other lacks or ends differently
  later    // the cause is at a later position
};
constexpr auto names_of(Divergence) {
  return names_in_order<Divergence>("ending", "moves", "later");
}

// The end of the game at a position, with the names of the deciding squares.
struct ComparedEnd {
  GameEnd end;
  std::vector<std::string> squares;
  std::vector<std::string> covered;  // those whose top piece is another player's

  static void fields(auto& self, auto& visit) {
    visit.player("winner", self.end.winner);
    visit("reason", self.end.reason);
    visit("squares", self.squares);
    visit("covered", self.covered);
  }
};

// The line from a position to the nearest one with a cause (Divergence::ending or ::moves).  Each
// move preserves the outcome under the rule set that gives its mover the better one.
struct DivergenceLine {
  std::vector<std::string> moves;  // empty: the cause is at the position itself
  std::string position;            // after `moves`
  Divergence divergence = Divergence::moves;
  // For Divergence::moves: the move that only one rule set has, and that rule set's name.
  std::string move;
  std::string rules;
  bool covered = false;  // other pieces lie on the piece that moves
  // For Divergence::ending: the end of the game under each rule set; nullopt: it goes on.
  std::array<std::optional<ComparedEnd>, 2> ends;

  static void fields(auto& self, auto& visit) {
    visit("moves", self.moves);
    visit("position", self.position);
    visit("kind", self.divergence);
    if (self.divergence == Divergence::moves) {
      visit("move", self.move);
      visit("rules", self.rules);
      visit("covered", self.covered);
    } else {
      visit("ends", self.ends);
    }
  }
};

// A position whose outcomes under the two rule sets differ.
struct Difference {
  std::string position;           // canonical member of its symmetry class
  std::uint32_t ply = 0;          // the first one at which play reaches it
  std::array<Value, 2> values;    // for the side to move, in the order of Comparison::rules
  std::vector<std::string> line;  // a shortest line of play that reaches it
  std::string reached;            // the position after `line`: `position`, or symmetric to it
  // Best play from `reached` under each rule set; empty unless ComparisonOptions::explain.
  std::array<std::vector<std::string>, 2> best;
  // nullopt: not requested, or not found within the limit.
  std::optional<DivergenceLine> divergence;

  static void fields(auto& self, auto& visit) {
    visit("position", self.position);
    visit("ply", self.ply);
    visit.derived("outcomes", std::array{self.values[0].outcome, self.values[1].outcome});
    visit("values", self.values);
    visit("line", self.line);
    visit("reached", self.reached);
    visit("best", self.best);
    visit("divergence", self.divergence);
  }
};

struct OutcomeCount {
  std::array<Outcome, 2> outcomes{};
  std::uint64_t positions = 0;
  bool differ() const { return outcomes[0] != outcomes[1]; }

  static void fields(auto& self, auto& visit) {
    visit("outcomes", self.outcomes);
    visit("positions", self.positions);
  }
};

// The number of positions whose outcomes differ, by cause (Divergence).
struct DivergenceCounts {
  std::uint64_t ending = 0, moves = 0, later = 0;

  static void fields(auto& self, auto& visit) {
    visit("ending", self.ending);
    visit("moves", self.moves);
    visit("later", self.later);
  }
};

struct Comparison {
  std::string game;
  std::array<std::string, 2> rules;  // names, in the order of the arguments
  // The rule set whose play orders `first`: the earlier one in all_rules; of two others the first.
  std::string candidate;
  std::uint64_t both = 0;  // positions up to symmetry known to both
  std::array<std::uint64_t, 2> only{};
  std::vector<OutcomeCount> outcomes;           // pairs that occur, from win to loss
  std::uint64_t different = 0;                  // positions known to both whose outcomes differ
  std::optional<DivergenceCounts> divergences;  // nullopt: not requested
  // Ordered by the ply at which play first reaches them, then by notation.
  std::vector<Difference> first;

  // The index in `rules` of one of the two names.
  std::size_t side_of(std::string_view name) const { return name == rules[0] ? 0 : 1; }

  static void fields(auto& self, auto& visit) {
    visit("game", self.game);
    visit("rules", self.rules);
    visit("both", self.both);
    visit("only", self.only);
    visit("outcomes", self.outcomes);
    visit("different", self.different);
    visit("divergences", self.divergences);
    visit("candidate", self.candidate);
    visit("first", self.first);
  }
};

struct ComparisonOptions {
  std::size_t first = 10;         // the most differences to list
  bool explain = true;            // fill in `best` and `divergence` of those that are listed
  bool count_divergences = true;  // classify all differences; takes microseconds per position
};

using ComparedGames = std::array<std::shared_ptr<const AnyGame>, 2>;

// Options that list `first` differences, and count divergences unless the game is large
// (GameInfo::is_large).
ComparisonOptions comparison_options(const ComparedGames& games, std::size_t first);

// Returns the game under both rule sets, not solved yet.  Errc::unsupported: they cannot be
// compared; errors of find_game.
Result<ComparedGames> find_compared(std::string_view game, std::string_view rules,
                                    std::string_view other_rules);

// Compares the rule sets that find_compared has returned, and first solves those whose `values` are
// null.  Errc::cancelled; errors of Solver::solve.
Result<Comparison> solve_and_compare(const ComparedGames& games,
                                     std::array<std::shared_ptr<const SolvedGame>, 2> values,
                                     const ComparisonOptions& options, const RunOptions& run);

}  // namespace kanzen
