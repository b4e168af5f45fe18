#pragma once
// What the page says about one family of games, in both languages, beside its names
// (engine/figure/words.hpp): the half of a face that speaks.  The half that draws is
// engine/picture/face.hpp.  How to add one: a file beside gobblers.cpp, a line in game_words.cpp.
//
// Patterns are filled (engine/core/words.hpp).  Those about a game, marked "size", with %1 columns,
// %2 rows, %3 the length of a line, %4 the number of kinds of pieces.
#include <array>
#include <span>
#include <string_view>

#include "engine/core/board_view.hpp"
#include "engine/core/words.hpp"

namespace kanzen::app {

struct RuleSetWords {
  std::string_view name;
  Words meaning;
};

// How a move is spoken of that its mover loses by at once.
struct LosingMoveWords {
  Words pill{"loses at once", "その場で負け"};
  Words title{"This move loses at once", "この手は、その場で負けです"};
  Words reason{"%1 wins (%2)", "%1の勝ちです（%2）"};  // winner, squares
  Words anyway{"Play it anyway", "それでも指す"};
};

// A longer text on the Rules tab, where the game has a certain rule set.
struct StoryWords {
  std::string_view of_rules;  // empty: there is none
  Words heading, opening;
  std::span<const Words> points;
  Words close;
};

struct GameWords {
  std::array<Words, 2> players{{{"First", "先手"}, {"Second", "後手"}}};
  Words piece{"%1 %2", "%1の%2"};       // player, kind
  std::span<const NamedWords> kinds{};  // by GameInfo::kinds; what is missing is its own letter
  // Do the Japanese names begin with letters of their own, as written on the pieces?  Then moves
  // may be written with them.
  bool has_initials = false;
  // That of AnyGame::other_notations by which positions are passed on to others' programs.
  std::string_view shared_notation{};
  // By GameEnd::reason; filled with the last move and the length of a line.
  std::span<const NamedWords> endings{};
  Words attacked{};  // a piece of BoardView::attacked; its player
  LosingMoveWords losing_move{};
  Words rule_sets_heading{"Rules", "ルール"};
  std::span<const RuleSetWords> rule_sets{};  // what they mean
  std::span<const Words> rules{};             // how it is played, point by point; size
  StoryWords story{};
  Words sources{};
  Words any_size_heading{};  // over what chooses a size, where GameInfo::any_size
  // How long a browser takes to solve the game, where that is asked before.
  Words solving_time{"half a minute", "30秒"};
};

struct GameFamily {
  std::string_view name;
  const GameWords& (*words)();
};
// Those that have words.
std::span<const GameFamily> game_families();

// Those of GameInfo::family; plain ones where there are none.
const GameWords& words_of(std::string_view family);
inline const GameWords& words_of(const GameInfo& info) { return words_of(info.family); }

// The letter that a piece's Japanese name begins with.
std::string_view initial_of(const Words& kind);

// What stands for a name; nullptr: nothing does.
const Words* find_words(std::span<const NamedWords> all, std::string_view name);
const RuleSetWords* find_rule_set(const GameWords& words, std::string_view rules);

// Of the families: a function in the file of the same name.
const GameWords& dobutsu_words();
const GameWords& go_words();
const GameWords& gobblers_words();
const GameWords& mnk_words();

}  // namespace kanzen::app
