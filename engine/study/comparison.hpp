#pragma once
// Two rule sets of one game side by side: which positions both know, which of them they value
// otherwise, and where play first comes to such.
//
// Positions are joined by symmetry class: those that are symmetric to each other, whoever is to
// move, are one.  A rule set knows the positions that came up when it was solved: those that its
// play reaches from the start, or all that its own way of solving has looked at.  Values part
// where outcomes do; how long a win takes is no difference.
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/adapter/any_game.hpp"

namespace kanzen {
// A rule set with all its values.
struct ComparedRules {
  std::shared_ptr<const AnyGame> game;
  std::shared_ptr<const SolvedGame> values;
};

// What an outcome is called under a rule set: where values are no game values but what a
// computation has found, a draw is "undecided".
std::string_view outcome_name(const GameInfo& info, Outcome outcome);

// Why two rule sets value a position otherwise.  It is looked at with the values that the
// questioned rule set gives to the positions after it, but with the moves and the endings of the
// played one: if that makes another value than the questioned rule set's, the values part there.
enum class Parting : std::uint8_t {
  ending,  // the game is over under one of them alone, or with another winner
  moves,   // one of them has a move that the other lacks or ends otherwise
  later    // neither: they part at positions that follow
};
constexpr auto names_of(Parting) {
  return std::to_array<Name<Parting>>(
      {{Parting::ending, "ending"}, {Parting::moves, "moves"}, {Parting::later, "later"}});
}

// How a game has ended at a position, with the names of the squares that show it.
struct ComparedEnd {
  GameEnd end;
  std::vector<std::string> squares;
  std::vector<std::string> covered;  // those on whose piece another player's lies

  static void fields(auto& self, auto& visit) {
    visit.player("winner", self.end.winner);
    visit("reason", self.end.reason);
    visit("squares", self.squares);
    visit("covered", self.covered);
  }
};

// Moves, best for whoever claims more, to the nearest position at which values part themselves.
struct PartingLine {
  std::vector<std::string> moves;  // empty: they part at the position itself
  std::string position;            // after them
  Parting parting = Parting::moves;
  // Of Parting::moves: the move that one rule set alone has, and which one.
  std::string move;
  std::string rules;
  bool covered = false;  // the piece that moves has others on top
  // Of Parting::ending: how it has ended under each rule set; nullopt: it goes on.
  std::array<std::optional<ComparedEnd>, 2> ends;

  static void fields(auto& self, auto& visit) {
    visit("moves", self.moves);
    visit("position", self.position);
    visit("kind", self.parting);
    if (self.parting == Parting::moves) {
      visit("move", self.move);
      visit("rules", self.rules);
      visit("covered", self.covered);
    } else {
      visit("ends", self.ends);
    }
  }
};

struct Difference {
  std::string position;           // one of its symmetry class, the first player to move where that
                                  // makes no difference
  std::uint32_t ply = 0;          // at which play first comes to it
  std::array<Value, 2> values;    // for the side to move, in the order of Comparison::rules
  std::vector<std::string> line;  // the moves of such play
  std::string reached;            // the position after them: `position`, or symmetric to it
  // Best play from `reached` by the values of each rule set, where it is asked for (`explain`).
  std::array<std::vector<std::string>, 2> best;
  std::optional<PartingLine> parting;  // nullopt: not asked for, or too far to find

  static void fields(auto& self, auto& visit) {
    visit("position", self.position);
    visit("ply", self.ply);
    visit.told("outcomes", std::array{self.values[0].outcome, self.values[1].outcome});
    visit("values", self.values);
    visit("line", self.line);
    visit("reached", self.reached);
    visit("best", self.best);
    visit("parting", self.parting);
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

// Positions that are valued otherwise, by why (Parting).
struct PartingCounts {
  std::uint64_t ending = 0, moves = 0, later = 0;

  static void fields(auto& self, auto& visit) {
    visit("ending", self.ending);
    visit("moves", self.moves);
    visit("later", self.later);
  }
};

struct Comparison {
  std::string game;
  std::array<std::string, 2> rules;  // as they were given
  std::string played;                // whose play orders `first`: the one the game lists first
  std::uint64_t both = 0;            // positions known to both
  std::array<std::uint64_t, 2> only{};
  std::vector<OutcomeCount> outcomes;     // those that occur, from win to loss
  std::uint64_t different = 0;            // positions known to both and valued otherwise
  std::optional<PartingCounts> partings;  // nullopt: not asked for
  // In the order of the ply at which play first comes to them, within a ply by their notation.
  std::vector<Difference> first;

  // The place in `rules` of one of the two.
  std::size_t side_of(std::string_view name) const { return name == rules[0] ? 0 : 1; }

  static void fields(auto& self, auto& visit) {
    visit("game", self.game);
    visit("rules", self.rules);
    visit("both", self.both);
    visit("only", self.only);
    visit("outcomes", self.outcomes);
    visit("different", self.different);
    visit("partings", self.partings);
    visit("played", self.played);
    visit("first", self.first);
  }
};

struct ComparisonOptions {
  std::size_t first = 10;
  bool explain = true;         // each of the first
  bool count_partings = true;  // of all: some microseconds a position
};

using ComparedGames = std::array<std::shared_ptr<const AnyGame>, 2>;

// So many of the first; partings are counted where that takes no minutes.
ComparisonOptions comparison_of(const ComparedGames& games, std::size_t first);

// The game under two rule sets that can be compared, not solved yet.  Errc::unsupported: these
// cannot; errors of find_game.
Result<ComparedGames> find_compared(std::string_view game, std::string_view rules,
                                    std::string_view other_rules);

// Errc::unsupported: these cannot be compared; Errc::cancelled.
Result<Comparison> compare(const ComparedRules& rules, const ComparedRules& other,
                           const ComparisonOptions& options, const RunOptions& run);

// The same of games whose values are there, or null: these are solved first.
Result<Comparison> solve_and_compare(const ComparedGames& games,
                                     std::array<std::shared_ptr<const SolvedGame>, 2> values,
                                     const ComparisonOptions& options, const RunOptions& run);

}  // namespace kanzen
