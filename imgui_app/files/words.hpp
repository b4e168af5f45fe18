#pragma once
// The words of what is taken home: figures and files, beside those of the rest of the page
// (strings.hpp).
#include "imgui_app/shell/strings.hpp"

namespace kanzen::app {

enum class SavingText {
  figure,
  save_as_figure,
  save_board,  // these four in the order of FigureKind
  save_tree,
  save_plot,
  save_histogram,
  what,
  board,
  tree,
  plot,
  histogram,
  format,
  values,
  two_plies,
  resolution,
  pixels,  // %1: to a CSS pixel, %2: to an inch
  grey,
  dark,
  no_ground,
  caption,
  code,
  save,
  saved,
  saving,
  no_numbers,
  values_are_coming,
  no_values,
  files,
  save_game,
  copy_as,
  count
};

std::string_view text(Language language, SavingText id);

}  // namespace kanzen::app
