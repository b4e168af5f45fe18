#pragma once
// A position and its moves as a front-end draws and lists them, for every game
// alike.  Nothing here knows a rule; the games fill it in.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/diagnostic.hpp"
#include "engine/core/names.hpp"

namespace kanzen {

// Columns, rows, and how many pieces of one player in a line decide the game; 0: no line does.
struct BoardSize {
  unsigned columns = 3, rows = 3, line = 3;
  friend bool operator==(const BoardSize&, const BoardSize&) = default;
};

// A way in which a game can end.
struct EndingInfo {
  std::string name;   // "line", as every text that a program may read has it
  std::string words;  // "three in a line", for whoever has no words of his own

  static void fields(auto& self, auto& visit) {
    visit("name", self.name);
    visit("words", self.words);
  }
};

// What can be asked of a game beyond playing it, where a program links more than rules: then it has
// the facets for it (adapter/any_game.hpp).
struct Abilities {
  bool symmetry = false;  // one position of all that are symmetric to each other
  bool solve = false;     // all positions can be counted and valued
  bool keep = false;      // values that are solved may be kept and opened again
  bool tables = false;    // tables of values can be built and opened
  bool search = false;    // the outcome of a single position
  bool estimate = false;  // how a single position stands, by playouts
  // Of games that count, instead of outcomes:
  bool scores = false;        // the scores that both sides can force, of all positions at once
  bool score_search = false;  // the score of a single position with its past

  static void fields(auto& self, auto& visit) {
    visit("symmetry", self.symmetry);
    visit("solve", self.solve);
    visit("keep", self.keep);
    visit("tables", self.tables);
    visit("search", self.search);
    visit("estimate", self.estimate);
    visit("scores", self.scores);
    visit("score_search", self.score_search);
  }
  friend bool operator==(const Abilities&, const Abilities&) = default;
};

// What a game is called and which choices it has.
struct GameInfo {
  std::string name;                    // as the command line and the URL write it
  std::string family;                  // of all that look alike, whatever their size and rules
  std::string rules;                   // "strict"
  std::vector<std::string> all_rules;  // every rule set of this game, the default first
  // Piece kinds in the notation of the first player, "S" "M" "L", and of the second, "s" "m" "l".
  std::vector<std::string> kinds, kinds_of_second;
  std::vector<EndingInfo> endings;  // every one that can come up
  std::string start;                // the position that every game begins with, in notation
  BoardSize size;
  bool any_size = false;          // `size` is one of many (sized_games in the API)
  bool on_crossings = false;      // pieces stand where lines cross, and columns have no letter I
  std::optional<double> komi;     // of games that count: points that the second player gets
  bool up_to_symmetry = true;     // positions are counted so; false: each by itself
  bool distance_in_plies = true;  // false: it counts something else, say rounds of a computation
  bool for_study = false;         // there for its figures; nobody would play it
  Abilities abilities;
  // What it takes to solve the game completely, where it can be, so that a front-end can ask
  // first.  Both 0: next to nothing.
  std::uint64_t index_count = 0;  // entries of the table of all values
  std::uint64_t solve_bytes = 0;  // of memory, for the values of all positions

  // Too large to solve completely: single positions are searched instead.
  bool by_search() const { return abilities.search && !abilities.solve; }
  // Values are neither solved nor proved, but positions are estimated.
  bool by_estimate() const { return abilities.estimate && !abilities.search && !abilities.solve; }
  // Solving takes so much memory that a front-end asks first.
  bool large() const { return solve_bytes > std::uint64_t{64} << 20; }

  static void fields(auto& self, auto& visit) {
    visit("name", self.name);
    visit("rules", self.rules);
    visit("all_rules", self.all_rules);
    visit("family", self.family);
    visit("kinds", self.kinds);
    visit("kinds_of_second", self.kinds_of_second);
    visit("start", self.start);
    visit("endings", self.endings);
    visit("distance_in_plies", self.distance_in_plies);
    visit("up_to_symmetry", self.up_to_symmetry);
    visit("komi", self.komi);
    visit("abilities", self.abilities);
    visit.told("by_search", self.by_search());
    visit("for_study", self.for_study);
    visit("index_count", self.index_count);
    visit("solve_bytes", self.solve_bytes);
    visit.told("large", self.large());
  }
};

// A further notation of a position by name, say as others' programs write it.
struct Notation {
  std::string name, text;

  static void fields(auto& self, auto& visit) {
    visit("name", self.name);
    visit("text", self.text);
  }
};

using Player = std::uint8_t;  // 0 moves first, 1 second

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
  unsigned capacity = 0;  // how many slots to draw
};

// How a game has ended.
struct GameEnd {
  std::optional<Player> winner;   // nullopt: it is drawn
  std::string reason;             // a name of GameInfo::endings
  std::optional<double> score;    // of games that count: the first player's lead in points
  std::vector<unsigned> squares;  // that decided it, say those of a line
  Player squares_of = 0;          // whose pieces they show: the loser's, where a line loses
  friend bool operator==(const GameEnd&, const GameEnd&) = default;
};

// What each player would have if a game that counts ended here.
struct Count {
  double lead = 0;                            // the first player's in points, komi taken off
  std::vector<std::optional<Player>> owners;  // of each square; nullopt: nobody's
  friend bool operator==(const Count&, const Count&) = default;
};

// An empty square on which the rules let the side to move put nothing, and why.
struct ForbiddenSquare {
  unsigned square = 0;
  std::string reason;  // "ko", as every text that a program may read has it
  Diagnostic words;    // "the ko may not be taken back at once"
  friend bool operator==(const ForbiddenSquare&, const ForbiddenSquare&) = default;
};

struct BoardView {
  unsigned columns = 0, rows = 0;
  std::vector<SquareView> squares;  // row by row from the top left, columns * rows
  std::vector<HandView> hands;
  Player to_move = 0;
  std::optional<GameEnd> end;      // nullopt: the game goes on
  std::vector<unsigned> attacked;  // squares whose piece would be taken next, and the game with it
  // For what is there; a session adds those that the past forbids.
  std::vector<ForbiddenSquare> forbidden;
};

enum class MoveKind : std::uint8_t {
  place,  // a piece of the mover's comes onto the board for the first time
  move,   // from a square to another
  drop,   // a captured piece comes back onto the board
  pass,   // nothing changes but the side to move
  end     // ends the game and leaves no position
};

constexpr auto names_of(MoveKind) {
  return std::to_array<Name<MoveKind>>({{MoveKind::place, "place"},
                                        {MoveKind::move, "move"},
                                        {MoveKind::drop, "drop"},
                                        {MoveKind::pass, "pass"},
                                        {MoveKind::end, "end"}});
}

// A legal move.  `square` numbers are indices into BoardView::squares.
struct MoveView {
  std::string text;  // notation
  MoveKind kind = MoveKind::move;
  PieceView piece;                       // what moves; of a pass, its player alone
  std::optional<unsigned> from;          // empty: not from the board
  std::optional<unsigned> to;            // empty: to no square
  std::optional<PieceView> promoted_to;  // what the piece is after the move, where it changes
  unsigned pieces_above = 0;             // on the piece that moves, where a stack's inner ones may
  std::optional<GameEnd> end;            // of MoveKind::end, and of no other
  bool mover_loses = false;              // in the position after it the game is over
  std::size_t place = 0;                 // in the list of legal moves that it is from
};

}  // namespace kanzen
