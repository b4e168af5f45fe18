#pragma once
// What figures say, in English and Japanese.
#include <string>

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

}  // namespace kanzen
