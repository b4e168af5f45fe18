#pragma once
// Puzzles: positions with a goal that perfect play decides, and what the visitor has made of them.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/words.hpp"
#include "engine/session/session.hpp"

namespace kanzen::app {

// The task of the side to move.  Each comment says what makes a position such a puzzle.
enum class PuzzleGoal : std::uint8_t {
  win,       // exactly one move wins
  draw,      // exactly one move draws, and every other one loses
  hold_out,  // every move loses, and not all of them equally late
  mate,      // a check begins a mate (adapter/mates.hpp)
  unknown    // a custom puzzle whose value is not known yet
};

struct Puzzle {
  const char* game;   // GameInfo::name
  const char* rules;  // GameInfo::rules
  // Unique within the game and never used again, because links and stored progress contain it.
  std::uint8_t number;
  PuzzleGoal goal;
  // The distance to look ahead: of the win or loss; for a draw, of the latest loss that another
  // move leads to; for a mate, to its last check.
  std::uint8_t plies;
  const char* position;  // as AnyGame::format writes it
  bool custom = false;   // of a link, a file or the worker; its goal is that of its value, and it
                         // need not have only one best move
};

// All puzzles.  Those of a game and its rules are neighbours, the easier ones first.
std::span<const Puzzle> all_puzzles();
// Returns those of a game under all of its rules that have some.
std::span<const Puzzle> puzzles_of_game(std::string_view game);
// The puzzles of a game and its rules.
struct PuzzleGroup {
  std::shared_ptr<const AnyGame> game;
  std::span<const Puzzle> puzzles;
};
const std::vector<PuzzleGroup>& puzzle_groups();
std::string puzzle_id(const Puzzle& puzzle);  // such as "gobblers2-3", "custom-2"
// Returns its place among those of the game or among custom ones, from 1 on, which is what visitors
// see.
std::size_t place_of(const Puzzle& puzzle);
inline constexpr std::string_view custom_puzzle_prefix = "custom-";
// Returns the puzzle with this id among some; null: there is none.
const Puzzle* find_puzzle(std::span<const Puzzle> puzzles, std::string_view id);

enum class Difficulty { easy, medium, hard };
constexpr Difficulty difficulty_of(const Puzzle& puzzle) {
  if (puzzle.plies <= 5) return Difficulty::easy;
  return puzzle.plies <= 13 ? Difficulty::medium : Difficulty::hard;
}

// Moves of the visitor that solve a puzzle of PuzzleGoal::draw: its only move, and three more.
inline constexpr unsigned moves_to_hold = 4;

// Does the session begin at the puzzle's position, by its rules?
bool starts_at(const Session& session, const Puzzle& puzzle);

// The judgement of the visitor's moves on the current line, by the values of the session.
struct PuzzleStatus {
  enum class Phase {
    unplayed,
    kept,     // no move was wrong so far
    waiting,  // a value is missing, so that a move cannot be judged yet
    wrong,
    solved
  };
  Phase phase = Phase::unplayed;
  unsigned moves = 0;   // of the visitor
  unsigned plies = 0;   // when solved: from the puzzle's position to the end of the game
  unsigned sooner = 0;  // when wrong: plies that a loss comes too early; 0: the outcome is worse
  Session::Node wrong = 0;  // when wrong: the position after the first wrong move
  std::string reply;        // of the opponent, in a mate; empty: none is due
  friend bool operator==(const PuzzleStatus&, const PuzzleStatus&) = default;
};
// `session` began at the puzzle's position.
PuzzleStatus judge(const Puzzle& puzzle, const Session& session);

// --- sentences about a puzzle
std::string puzzle_goal(Language language, const Puzzle& puzzle);
// Returns the goal in a few words, with %1 for the distance: "Win in %1 plies".
Words puzzle_headline(const Puzzle& puzzle);
// Returns the goal or, when the puzzle is solved or a move was wrong, the judgement.
std::string puzzle_heading(Language language, const Puzzle& puzzle, const PuzzleStatus& status);
// Returns what to do next, or what has been achieved.
std::string puzzle_detail(Language language, const Puzzle& puzzle, const PuzzleStatus& status);

}  // namespace kanzen::app
