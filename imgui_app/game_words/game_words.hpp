#pragma once
// The texts of one family of games in both languages, in addition to its names and those of its
// players (engine/figure/words.hpp). engine/picture/face.hpp has the drawings. To add a family, add
// a file like gobblers.cpp and a line in game_words.cpp.
//
// Patterns are filled (engine/core/words.hpp). Patterns marked "size" have %1 columns, %2 rows, %3
// the length of a line, and %4 the number of kinds of pieces.
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/core/value.hpp"
#include "engine/core/words.hpp"

namespace kanzen::app {

struct RuleSetWords {
  std::string_view name;
  Words description;
  Words aim{};  // replaces GameWords::aim; size
};

// A move that shows one kind of move on the Rules tab; its mover is the first player.
struct MoveExample {
  std::string_view position, move;  // in the game's notation
  Words caption;                    // what the picture shows
  Words reading{};                  // the move's notation in words; empty: others suffice
  std::string_view rules{};         // the only rule set that it is true for; empty: all
  std::string_view untrue_under{};  // a part of the names of rule sets that it is not true for
};

// The heading of a card about a lift that ends the game, and the button that plays it.
struct LiftWords {
  Words title, button;
};

// Texts about a move by which the mover loses at once.
struct LosingMoveWords {
  Words pill{"loses at once", "その場で負け"};
  Words title{"This move loses at once", "この手は、その場で負けです"};
  Words reason{"%1 wins (%2)", "%1の勝ちです（%2）"};  // winner, squares
  Words anyway{"Play it anyway", "それでも指す"};
};

// A longer text on the Rules tab, for games with a certain rule set.
struct StoryWords {
  std::string_view of_rules;  // name of the rule set; empty if there is no such text
  Words heading, opening;
  std::span<const Words> points;
  Words close;
};

// The result of solving a game under its default rules.
struct SolvedResult {
  std::uint64_t positions = 0;  // as Summary::positions counts them
  Value start;
};

// An entry of the game menu.
struct ListedGame {
  std::string_view name;      // of the game, on its most common board
  std::string_view position;  // shown in a small picture
  Words description;          // one sentence
  std::optional<SolvedResult> solved{};
  Words limits{};                       // what can be computed on which boards; may be empty
  std::span<const BoardSize> boards{};  // the other boards that the entry offers
};

struct GameWords {
  Words piece{"%1 %2", "%1の%2"};       // player, kind
  std::span<const NamedWords> kinds{};  // by GameInfo::kinds; a missing kind is named by its letter
  // Whether the Japanese names begin with different letters, as written on the pieces. Moves can
  // then be written with these letters.
  bool has_initials = false;
  // The notation of AnyGame::other_notations that other programs use.
  std::string_view shared_notation{};
  // By GameEnd::reason; filled with the last move and the length of a line.
  std::span<const NamedWords> endings{};
  Words attacked{};  // on a piece of BoardView::attacked; %1: its player
  LosingMoveWords losing_move{};
  LiftWords winning_lift{};
  Words rule_sets_heading{"Rules", "ルール"};
  std::span<const RuleSetWords> rule_sets{};  // meanings of the rule sets
  Words aim{};                                // when a player wins; size
  Words brief_aim{};                          // the same in one short sentence; size
  std::span<const MoveExample> examples{};    // one for each kind of move
  std::string_view examples_in{};             // game of the examples; empty: the open game
  std::span<const Words> rules{};             // how to play, point by point; size
  StoryWords story{};
  Words sources{};
  Words any_size_heading{};  // heading of the size choice, if GameInfo::any_size
  // The time that a browser takes to solve the game, if the page asks before solving it.
  Words solving_time{};
  double round_share = 1.0 / 3;          // of the rest of the solving that a round takes
  std::span<const ListedGame> listed{};  // the family's entries of the game menu, in their order
};

struct GameFamily {
  std::string_view name;
  const GameWords& (*words)();
};
// Returns the families that have texts, in the order of the game menu.
std::span<const GameFamily> game_families();

// Returns the texts of GameInfo::family; default texts if it has none.
const GameWords& words_of(std::string_view family);
inline const GameWords& words_of(const GameInfo& info) { return words_of(info.family); }

// Returns the aim under the game's rule set, in detail or in one short sentence.
const Words& aim_of(const GameInfo& info);
const Words& brief_aim_of(const GameInfo& info);

// Returns the first letter of a piece's Japanese name.
std::string_view initial_of(const Words& kind);

// Returns the texts of a rule set, or of each of its choices that has some.
std::vector<const RuleSetWords*> find_rule_sets(const GameWords& words, std::string_view rules);

// Each family has a function in the file of the same name.
const GameWords& dobutsu_words();
const GameWords& go_words();
const GameWords& gobblers_words();
const GameWords& mnk_words();

}  // namespace kanzen::app
