#pragma once
// What figures say, in English and Japanese.
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
  wins,           // %1: a player, %2: so many plies
  wins_by_sweep,  // %1: a player, %2: a number
  wins_without_distance,
  is_draw,  // with best play
  first_player,
  second_player,
  signs,  // what they mean, and the numbers
  signs_alone,
  tree_signs,  // %1: whose values they are
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
  each_position,  // for the side to move
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
// %1 and %2 filled in.
std::string figure_text(Language language, FigureText text, const std::string& first,
                        const std::string& second = {});

// "Gobblers, 2 sizes; rules: strict".
std::string figure_heading(Language language, const GameInfo& info);

std::string outcome_name(Language language, Outcome outcome);
std::string figure_player(Language language, Player player);

// "First player wins in 13 plies": the value of a position in which `mover` is to move.
// `distances`: they are known.
std::string figure_verdict(Language language, const GameInfo& info, Value value, Player mover,
                           bool distances);

// What games and their rule sets are called.

// "Gobblers", "5,5,4-game"; a game without a name here has its GameInfo::name.
std::string game_title(Language language, const GameInfo& info);
// Which one of several: "2 sizes", "9×9"; empty: there is only one.
std::string sizes_words(Language language, const GameInfo& info);
// Both together: "Gobblers, 2 sizes"; a title that tells the size by itself stands alone.
std::string full_title(Language language, const GameInfo& info);
// "strict"; a rule set without a name here is called as the engine calls it.
std::string rules_name(Language language, const GameInfo& info, const std::string& rules);

// A pattern about a game: %1 columns, %2 rows, %3 the length of a line, %4 the number of kinds of
// pieces.
std::string about_size(Language language, const Words& pattern, const GameInfo& info);

// All names, for whoever has to know their letters.
std::span<const NamedWords> all_game_names();

}  // namespace kanzen
