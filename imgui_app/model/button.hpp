#pragma once
// The buttons of the page; Controller::press says what each does.

namespace kanzen::app {

enum class Button {
  // the history
  undo,
  redo,
  first,
  last,
  promote,
  remove,
  // the game
  new_game,
  continue_play,
  replay,
  take_back,
  pass,
  resign,
  agree_on_draw,
  dead_stones,
  open_record,
  save_record,
  save_game,
  figure,
  save_figure,
  play_out,
  lift_anyway,
  // a point that is chosen, before it is played
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
  keep,
  forget,
  notable,
  compare,
  cancel_comparison,
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
  link,
  open
};

}  // namespace kanzen::app
