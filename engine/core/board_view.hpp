#pragma once
// Rendering model of a position and its moves, the same for every game.  Games fill it in; this
// file contains no rules.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/diagnostic.hpp"
#include "engine/core/names.hpp"

namespace kanzen {

// Columns, rows, and the number of pieces in a row that ends the game; 0 if no line does.
struct BoardSize {
  unsigned columns = 3, rows = 3, line = 3;
  friend bool operator==(const BoardSize&, const BoardSize&) = default;
};

// A way in which a game can end.
struct EndingInfo {
  std::string name;   // machine-readable, as in JSON: "line"
  std::string words;  // English text for front ends without texts of their own: "three in a line"

  static void fields(auto& self, auto& visit) {
    visit("name", self.name);
    visit("words", self.words);
  }
};

// The analyses that a game supports beyond play.  A program that links more than the rules has the
// corresponding facets (adapter/any_game.hpp).
struct Abilities {
  bool symmetry = false;  // canonical representatives of symmetric positions
  bool solve = false;     // counts and values of all positions
  bool save = false;      // solved values can be saved and loaded again
  bool tables = false;    // tables of values can be built and opened
  bool search = false;    // the outcome of a single position by search
  bool estimate = false;  // a playout estimate of a single position
  // Games decided by score have these instead of outcomes:
  bool scores = false;        // the minimax scores of all positions at once
  bool score_search = false;  // the minimax score of a single position, given its history

  static void fields(auto& self, auto& visit) {
    visit("symmetry", self.symmetry);
    visit("solve", self.solve);
    visit("save", self.save);
    visit("tables", self.tables);
    visit("search", self.search);
    visit("estimate", self.estimate);
    visit("scores", self.scores);
    visit("score_search", self.score_search);
  }
  friend bool operator==(const Abilities&, const Abilities&) = default;
};

// The points that the second player gets for the first player's handicap stones: none, one for each
// but the first, or one for each.
enum class HandicapBonus : std::uint8_t { none, but_first, each };

// A choice between settings of one rule.
struct RuleChoice {
  std::string name;                   // "lift"
  std::vector<std::string> settings;  // their names, the default first
  unsigned chosen = 0;                // by its number in `settings`

  static void fields(auto& self, auto& visit) {
    visit("name", self.name);
    visit("settings", self.settings);
    visit("chosen", self.chosen);
  }
};

// Static description of a game and its options.
struct GameInfo {
  std::string name;    // as on the command line and in URLs
  std::string family;  // name shared by all sizes and rule sets that are drawn alike
  std::string rules;   // the current rule set: "strict"
  // The rule sets with names of their own, the default first.
  std::vector<std::string> all_rules;
  // A game whose rules are choices has these, and every combination is a rule set; the name of one
  // without a name of its own is "lift=illegal,board-moves=no".
  std::vector<RuleChoice> choices;
  // Letters of the piece kinds in the notation: "S" "M" "L" for the first player, "s" "m" "l" for
  // the second.
  std::vector<std::string> kinds, kinds_of_second;
  std::vector<EndingInfo> endings;  // every ending that can occur
  std::string start;                // the initial position in notation
  BoardSize size;
  bool any_size = false;       // `size` is one of several (sized_games in the API)
  bool on_crossings = false;   // pieces are placed on intersections; columns skip the letter I
  bool pieces_fall = false;    // a placed piece goes to the lowest empty square of its column
  std::optional<double> komi;  // games decided by score: points added to the second player's
  HandicapBonus handicap_bonus = HandicapBonus::none;  // of the rules
  double compensation = 0;        // points added besides the komi, for a game's handicap stones
  bool counts_territory = false;  // the score counts empty points and prisoners, but no stones
  bool up_to_symmetry = true;     // statistics count symmetry classes; false: single positions
  bool distance_in_plies = true;  // false: another unit, for example rounds of a computation
  bool for_study = false;         // a mathematical object with statistics, not meant for play
  Abilities abilities;
  // The cost of solving the game completely, so that a front end can ask first.  Both are 0 if the
  // game cannot be solved or the cost is negligible.
  std::uint64_t index_count = 0;  // entries of the table of values
  std::uint64_t solve_bytes = 0;  // memory in bytes for the values and position sets
  std::uint64_t saved_bytes = 0;  // size of the saved solution, apart from its header

  // Rule sets with other positions or symmetries than the rest.  They number symmetry classes
  // differently, so that their values cannot be compared with those of another rule set.
  std::vector<std::string> incomparable_rules;
  // Can values be compared with those of another rule set of the game?
  bool is_comparable_with(const std::string& other) const {
    return std::none_of(incomparable_rules.begin(), incomparable_rules.end(),
                        [&](const std::string& one) { return one == rules || one == other; });
  }
  // Returns the other rule sets with names of their own that this one can be compared with.
  std::vector<std::string> comparable_rules() const {
    std::vector<std::string> others;
    for (const std::string& one : all_rules)
      if (one != rules && is_comparable_with(one)) others.push_back(one);
    return others;
  }

  // Has the rule set no name of its own, but those of its choices?
  bool has_chosen_rules() const {
    return std::find(all_rules.begin(), all_rules.end(), rules) == all_rules.end();
  }
  // The points added to the second player's, komi and compensation; nullopt: there is no komi.
  std::optional<double> added_points() const {
    return komi ? std::optional(*komi + compensation) : std::nullopt;
  }
  // True if the game is too large to solve completely, so that single positions are searched.
  bool needs_search() const { return abilities.search && !abilities.solve; }
  // True if positions have estimates only: there is neither a solution nor a proof search.
  bool has_estimates_only() const {
    return abilities.estimate && !abilities.search && !abilities.solve;
  }
  // True if positions have scores that are solved or searched for, not only estimates.
  bool has_scores() const { return abilities.scores || abilities.score_search; }
  // True if solving takes so much memory (more than 64 MiB) that front ends ask first.
  bool is_large() const { return solve_bytes > std::uint64_t{64} << 20; }

  static void fields(auto& self, auto& visit) {
    visit("name", self.name);
    visit("rules", self.rules);
    visit("all_rules", self.all_rules);
    visit("choices", self.choices);
    visit.derived("comparable_rules", self.comparable_rules());
    visit("family", self.family);
    visit("kinds", self.kinds);
    visit("kinds_of_second", self.kinds_of_second);
    visit("start", self.start);
    visit("endings", self.endings);
    visit("distance_in_plies", self.distance_in_plies);
    visit("up_to_symmetry", self.up_to_symmetry);
    visit("komi", self.komi);
    visit("counts_territory", self.counts_territory);
    visit("abilities", self.abilities);
    visit.derived("by_search", self.needs_search());
    visit("for_study", self.for_study);
    visit("index_count", self.index_count);
    visit("solve_bytes", self.solve_bytes);
    visit("saved_bytes", self.saved_bytes);
    visit.derived("large", self.is_large());
  }
};

// Another named notation of a position, for example FEN.
struct Notation {
  std::string name, text;

  static void fields(auto& self, auto& visit) {
    visit("name", self.name);
    visit("text", self.text);
  }
};

using Player = std::uint8_t;  // 0: first player, 1: second player

struct PieceView {
  std::uint8_t kind = 0;  // index into GameInfo::kinds
  Player player = 0;
  friend bool operator==(const PieceView&, const PieceView&) = default;
};

struct SquareView {
  std::string name;              // "a3"
  std::vector<PieceView> stack;  // bottom to top; only the last is visible
};

struct HandView {
  PieceView piece;
  unsigned count = 0;     // in hand now
  unsigned capacity = 0;  // number of slots to draw
  friend bool operator==(const HandView&, const HandView&) = default;
};

// The result of a finished game.
struct GameEnd {
  std::optional<Player> winner;   // nullopt: a draw
  std::string reason;             // a name of GameInfo::endings
  std::optional<double> score;    // games decided by score: the first player's lead in points
  std::vector<unsigned> squares;  // the squares that decided the game, for example those of a line
  Player squares_of = 0;          // owner of the pieces on `squares`; the loser where a line loses
  // Sets `score`, and the winner by it.
  void set_score(double lead) {
    score = lead;
    winner.reset();
    if (lead != 0) winner = lead > 0 ? Player{0} : Player{1};
  }
  friend bool operator==(const GameEnd&, const GameEnd&) = default;
};

// The score if the game ended in this position, for games decided by score.
struct Count {
  double lead = 0;  // of the first player in points, GameInfo::added_points subtracted
  std::vector<std::optional<Player>> owners;  // by square; nullopt: neutral
  // With by_territory, a player's points are his empty squares and his prisoners; his stones are
  // his in `owners`, but no points.  Otherwise all his squares are points.
  bool by_territory = false;
  std::array<unsigned, 2> prisoners{};  // captured stones by captor, and those removed as dead
  friend bool operator==(const Count&, const Count&) = default;
};

// An empty square on which the rules forbid the side to move to place a piece, and the reason.
struct ForbiddenSquare {
  unsigned square = 0;
  std::string reason;  // machine-readable, as in JSON: "ko"
  Diagnostic words;    // "ko: the stone may not be recaptured at once"
  friend bool operator==(const ForbiddenSquare&, const ForbiddenSquare&) = default;
};

struct BoardView {
  unsigned columns = 0, rows = 0;
  std::vector<SquareView> squares;  // row by row from the top left, columns * rows
  std::vector<HandView> hands;
  Player to_move = 0;
  std::optional<GameEnd> end;      // nullopt: the game is not over
  std::vector<unsigned> attacked;  // squares of pieces whose capture on the next move ends the game
  // Squares forbidden by the position alone; a session adds those forbidden by its history.
  std::vector<ForbiddenSquare> forbidden;
};

// Returns the index of the square; nullopt: the board has none of this name.
inline std::optional<unsigned> find_square(const BoardView& board, std::string_view name) {
  for (unsigned square = 0; square < board.squares.size(); ++square)
    if (board.squares[square].name == name) return square;
  return std::nullopt;
}

enum class MoveKind : std::uint8_t {
  place,  // a piece of the mover enters the board for the first time
  move,   // a piece moves from one square to another
  drop,   // a captured piece returns to the board
  pass,   // only the side to move changes
  end     // the move ends the game without a resulting position
};

constexpr auto names_of(MoveKind) {
  return names_in_order<MoveKind>("place", "move", "drop", "pass", "end");
}

// A legal move.  Square numbers are indices into BoardView::squares.
struct MoveView {
  std::string text;  // notation
  MoveKind kind = MoveKind::move;
  PieceView piece;                       // what moves; a pass sets its player only
  std::optional<unsigned> from;          // nullopt: the piece comes from off the board
  std::optional<unsigned> to;            // nullopt: there is no target square
  std::optional<PieceView> promoted_to;  // the piece after the move, if it changes
  unsigned pieces_above = 0;             // number of pieces on top of the moved one
  std::optional<GameEnd> end;            // for MoveKind::end only
  bool mover_loses = false;              // the game is over and lost after the move
  std::size_t place = 0;                 // index in the list of legal moves
};

}  // namespace kanzen
