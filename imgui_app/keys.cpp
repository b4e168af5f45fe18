// The page's keys.  A key goes to the focused item first, then to the history.
#include "imgui_app/model/position_facts.hpp"
#include "imgui_app/page.hpp"

namespace kanzen::app {
namespace {

bool pressed(ImGuiKey key) { return ImGui::IsKeyPressed(key, true); }

}  // namespace

void Page::handle_keys(Ui& ui) {
  const ImGuiIO& io = ImGui::GetIO();
  if (io.KeyCtrl || io.KeyAlt || io.KeySuper) return;  // the browser's
  if (pressed(ImGuiKey_Tab)) ui.move_focus(io.KeyShift ? -1 : 1);
  if (pressed(ImGuiKey_Escape)) {
    controller_.escape();
    memory_.keyboard_mode = true;
  }
  const bool enter = pressed(ImGuiKey_Enter) || pressed(ImGuiKey_KeypadEnter);
  if ((enter || pressed(ImGuiKey_Space)) && memory_.keyboard_mode && ui.focused_is_shown()) {
    ui.activate(memory_.focused);
  }
  const bool board_shown = ui.state.mode != Mode::statistics && ui.state.popup == Popup::none;
  if (board_shown && !handle_arrow(ui)) {
    if (pressed(ImGuiKey_LeftArrow)) ui.activate("button-undo");
    if (pressed(ImGuiKey_RightArrow)) ui.activate("button-redo");
  }
  if (board_shown && pressed(ImGuiKey_Home)) ui.activate("button-first");
  if (board_shown && pressed(ImGuiKey_End)) ui.activate("button-last");
  handle_typed(ui);
}

// Walks over squares or over the list; false: the arrows are free for the history.
bool Page::handle_arrow(Ui& ui) {
  struct Arrow {
    ImGuiKey key;
    Point way;
  };
  constexpr Arrow arrows[] = {{ImGuiKey_LeftArrow, {-1, 0}},
                              {ImGuiKey_RightArrow, {1, 0}},
                              {ImGuiKey_UpArrow, {0, -1}},
                              {ImGuiKey_DownArrow, {0, 1}}};
  if (!memory_.keyboard_mode) return false;
  for (const Arrow& arrow : arrows) {
    if (!pressed(arrow.key)) continue;
    for (const char* prefix : {"square-", "move-", "hand-", "tab-", "rules-", "game-", "tree-"}) {
      if (ui.walk_focus(prefix, arrow.way)) {
        ui.request_frame();
        return true;
      }
    }
  }
  return false;
}

// Digits name squares, letters the pieces in hand, as the notation does.
void Page::handle_typed(Ui& ui) {
  const Session& session = *ui.state.session;
  for (const ImWchar typed : ImGui::GetIO().InputQueueCharacters) {
    if (typed == '?') ui.activate("button-help");
    if (ui.state.popup != Popup::none || ui.state.mode == Mode::statistics) continue;
    if (typed == 'v' || typed == 'V') ui.activate("toggle-values");
    if (ui.state.tab == Tab::tree) {
      if (typed == '+') ui.activate("button-zoom-in");
      if (typed == '-') ui.activate("button-zoom-out");
      if (typed == '0') ui.activate("button-zoom-fit");
    }
    if (typed >= '1' && typed <= '9') {
      const std::size_t square = typed - std::size_t{'1'};
      const auto& squares = session.board().squares;
      if (square < squares.size()) ui.activate("square-" + squares[square].name);
    }
    for (const std::string& kind : session.info().kinds) {
      const ImWchar capital =
          typed >= 'a' && typed <= 'z' ? static_cast<ImWchar>(typed - 32) : typed;
      if (kind.size() == 1 && capital == static_cast<ImWchar>(kind[0])) {
        ui.activate("hand-" + std::to_string(session.board().to_move + 1) + '-' + kind);
      }
    }
  }
}

}  // namespace kanzen::app
