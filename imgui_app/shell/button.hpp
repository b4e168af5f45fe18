#pragma once
// Buttons of the page; Controller::press carries them out.
#include "engine/core/names.hpp"

namespace kanzen::app {

enum class Button {
  // the history
  undo,
  redo,
  first,
  last,
  promote,
  remove,
  // the game in progress
  new_game,
  continue_play,
  replay,
  take_back,
  pass,
  resign,
  agree_on_draw,
  hint,
  rematch,
  change_sides,
  analyse_game,
  dead_stones,
  open_record,
  save_record,
  save_game,
  figure,
  save_figure,
  play_out,
  lift_anyway,
  // a chosen point, before it is confirmed
  place,
  cancel_place,
  nudge_left,
  nudge_up,
  nudge_down,
  nudge_right,
  // values
  solve,
  retry,
  cancel,
  table,
  save_values,
  delete_values,
  notable,
  compare,
  cancel_comparison,
  rounds,
  round_back,
  round_on,
  rounds_play,
  proof_line,
  growth,
  cancel_growth,
  search,
  search_longer,
  cancel_search,
  // the position editor
  edit_move,
  edit_remove,
  edit_ko,
  edit_undo,
  edit_redo,
  edit_start,
  edit_clear,
  edit_mirror,
  edit_turn,
  edit_swap,
  edit_analyse,
  edit_play,
  edit_open,
  // puzzles
  puzzles,
  puzzle_retry,
  puzzle_next,
  // the page
  zoom_in,
  zoom_out,
  zoom_fit,
  language,
  theme,
  help,
  game,
  open_size,
  menu,
  close,
  licences,
  start_anew,
  copy_position,
  copy_notation,
  copy_link,
  cite,
  copy_bibtex,
  copy_citation,
  link,
  open
};
constexpr auto names_of(Button) {
  return names_in_order<Button>(
      "undo", "redo", "first", "last", "promote", "remove", "new-game", "continue", "replay",
      "take-back", "pass", "resign", "agree-on-draw", "hint", "rematch", "change-sides",
      "analyse-game", "dead-stones", "open-record", "save-record", "save-game", "figure",
      "save-figure", "play-out", "lift-anyway", "place", "cancel-place", "nudge-left", "nudge-up",
      "nudge-down", "nudge-right", "solve", "retry", "cancel", "table", "keep", "forget", "notable",
      "compare", "cancel-comparison", "rounds", "round-back", "round-on", "rounds-play",
      "proof-line", "growth", "cancel-growth", "search", "search-longer", "cancel-search",
      "edit-move", "edit-remove", "edit-ko", "edit-undo", "edit-redo", "edit-start", "edit-clear",
      "edit-mirror", "edit-turn", "edit-swap", "edit-analyse", "edit-play", "edit-open", "puzzles",
      "puzzle-retry", "puzzle-next", "zoom-in", "zoom-out", "zoom-fit", "language", "theme", "help",
      "game", "open-size", "menu", "close", "licences", "start-anew", "copy-position",
      "copy-notation", "copy-link", "cite", "copy-bibtex", "copy-citation", "link", "open");
}
static_assert(names_of(Button{}).size() == static_cast<std::size_t>(Button::open) + 1);

}  // namespace kanzen::app
