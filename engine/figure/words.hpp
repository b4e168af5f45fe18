#pragma once
// The texts of figures, in English and Japanese.
#include <span>
#include <string>

#include "engine/adapter/any_game.hpp"
#include "engine/core/words.hpp"
#include "engine/session/session.hpp"

namespace kanzen {
enum class FigureText {
  position,  // %1: its notation
  first_to_move,
  second_to_move,
  first_has_won,
  second_has_won,
  is_drawn,
  wins,           // %1: a player, %2: the number of plies
  wins_by_sweep,  // %1: a player, %2: a number
  wins_without_distance,
  is_draw,  // with best play
  first_player,
  second_player,
  signs,                    // legend of signs and numbers
  signs_without_distances,  // legend of signs without numbers
  tree_signs,               // legend of the tree; %1: the player whom its values are for
  won,
  drawn,
  lost,
  draws,
  by_plies,  // the heading of the histogram
  by_sweeps,
  plies_axis,
  sweeps_axis,
  all_positions,  // %1: their number
  all_classes,    // the same up to symmetry
  each_position,  // legend of the histogram's halves
  value_by_ply,
  plot_legend,
  ply,
  move,
  outcome,
  distance,
  blunder,
  best,
  alike
};

std::string figure_text(Language language, FigureText text);
// Returns the text with %1 and %2 replaced by `first` and `second`.
std::string figure_text(Language language, FigureText text, const std::string& first,
                        const std::string& second = {});

// Returns the heading of a figure: "Gobblers, 2 sizes, rules: strict".
std::string figure_heading(Language language, const GameInfo& info);

std::string outcome_name(Language language, Outcome outcome);
std::string figure_player(Language language, Player player);

// Returns the value of a position in which `mover` is to move as a sentence: "first player wins in
// 13 plies".  `distances`: the distance is known.
std::string figure_verdict(Language language, const GameInfo& info, Value value, Player mover,
                           bool distances);

// --- display names of games and rule sets

// Returns "Gobblers", "5,5,4-game"; GameInfo::name for a game without a display name.
std::string game_title(Language language, const GameInfo& info);
// Returns what distinguishes the games of a family: "2 sizes", "9×9"; empty: there is only one.
std::string size_label(Language language, const GameInfo& info);
// Returns both: "Gobblers, 2 sizes"; the title alone if it identifies the size.
std::string full_title(Language language, const GameInfo& info);
// Returns "strict"; `rules` itself for a rule set without a display name.
std::string rules_name(Language language, const GameInfo& info, const std::string& rules);

// Fills a pattern with a game's size: %1 columns, %2 rows, %3 the length of a line, %4 the number
// of kinds of pieces.
std::string fill_size_pattern(Language language, const Words& pattern, const GameInfo& info);

// Returns all display names, for example to check that a font has their characters.
std::span<const NamedWords> all_game_names();

}  // namespace kanzen
