#pragma once
// The words of the position editor, beside those of the rest of the page (strings.hpp).
#include "imgui_app/shell/strings.hpp"

namespace kanzen::app {

enum class EditText {
  tab,
  can_be_played,
  things_wrong,
  never_reached,
  move_tool,
  remove_tool,
  ko_tool,
  piece_tool_hint,
  move_tool_hint,
  held_hint,
  remove_tool_hint,
  ko_tool_hint,
  no_editor,
  side,
  side_follows,
  whole_board,
  mirror,
  turn,
  swap,
  start,
  clear,
  undo,
  redo,
  play_here,
  field,
  field_hint,
  not_read,
  names_link,
  names_record,
  names_moves,
  names_number,
  open,
  wrong_here,
  ko_here,
  count
};

std::string_view text(Language language, EditText id);

}  // namespace kanzen::app
