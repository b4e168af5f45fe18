// Keys.  A key acts on the focused item first, then on the history.
#include <algorithm>
#include <utility>

#include "imgui_app/app/page.hpp"
#include "imgui_app/model/state_queries.hpp"

namespace kanzen::app {
namespace {

bool pressed(ImGuiKey key) { return ImGui::IsKeyPressed(key, true); }

// Returns the piece in the mover's hand with this letter, upper or lower case.
ItemId typed_hand(const Session& session, unsigned typed) {
  const unsigned capital = typed >= 'a' && typed <= 'z' ? typed - 32 : typed;
  const auto& hands = session.board().hands;
  for (unsigned hand = 0; hand < hands.size(); ++hand) {
    const std::string& kind = session.info().kinds[hands[hand].piece.kind];
    const bool meant = kind.size() == 1 && capital == static_cast<unsigned char>(kind[0]);
    if (meant && hands[hand].piece.player == session.board().to_move)
      return hand_item_of(session.info(), session.board(), hand);
  }
  return {};
}

// Returns the item that a typed character activates; empty: none.  Digits are squares.
ItemId typed_item(const Controller& controller, unsigned typed, const ItemId& focused) {
  const State& state = controller.state();
  const Session& session = *state.session;
  if (typed == '?') return "button-help";
  if (!state.open.popup.empty() || state.view.mode == Mode::statistics) return {};
  if (typed == 'v' || typed == 'V') return state.environment.values ? "" : "toggle-values";
  if (const ItemId item = controller.item_typed(typed, focused); !item.empty()) return item;
  if (!state.draft && !may_move(state, session.board().to_move)) return {};
  if (typed >= '1' && typed <= '9') {
    const auto count = static_cast<unsigned>(session.board().squares.size());
    const unsigned place = typed - unsigned{'1'};
    if (place < count)
      return square_item_of(session.board(), is_turned(state) ? count - 1 - place : place);
  }
  if (state.draft) return {};
  return typed_hand(session, typed);
}

// On the Statistics the arrow keys belong to what is shown.
void handle_statistics(Ui& ui, const Controller& controller) {
  if (ui.state.view.mode != Mode::statistics || !ui.state.open.popup.empty()) return;
  for (const auto& [key, character] :
       {std::pair{ImGuiKey_LeftArrow, U'\u2190'}, {ImGuiKey_RightArrow, U'\u2192'}}) {
    if (!pressed(key)) continue;
    const ItemId item = controller.item_typed(character, ui.memory().focused);
    if (!item.empty()) ui.activate(item);
  }
}

// Only a visible item is activated: Enter first scrolls the focused item into view.
void handle_confirmation(Ui& ui) {
  const bool focused = ui.memory().keyboard_mode && ui.is_focused_visible();
  if (pressed(ImGuiKey_Enter) || pressed(ImGuiKey_KeypadEnter)) {
    if (focused) {
      ui.activate(ui.memory().focused);
    } else if (ui.memory().keyboard_mode) {
      ui.show_focused();
    }
  }
  if (!pressed(ImGuiKey_Space)) return;
  const bool back = ImGui::GetIO().KeyShift;
  if (focused && !back) {
    ui.activate(ui.memory().focused);
  } else {
    ui.scroll_pages(back ? -1.0F : 1.0F);
  }
}

// Delete and Backspace act on the focused item.
void handle_removal(Ui& ui, const Controller& controller) {
  if (!ui.memory().keyboard_mode || !ui.is_focused_visible()) return;
  if (!pressed(ImGuiKey_Delete) && !pressed(ImGuiKey_Backspace)) return;
  const ItemId item = controller.item_typed(0x7F, ui.memory().focused);
  if (!item.empty()) ui.activate(item);
}

void handle_scrolling(Ui& ui) {
  constexpr float all = 1e6F;
  if (pressed(ImGuiKey_PageUp)) ui.scroll_pages(-1);
  if (pressed(ImGuiKey_PageDown)) ui.scroll_pages(1);
  const bool in_menu = ui.state.open.popup == "game menu" || ui.state.open.popup == "page menu";
  if (pressed(ImGuiKey_UpArrow)) in_menu ? ui.move_focus(-1) : ui.scroll_notches(-1);
  if (pressed(ImGuiKey_DownArrow)) in_menu ? ui.move_focus(1) : ui.scroll_notches(1);
  if (ui.state.open.popup.empty() && ui.state.view.mode != Mode::statistics)
    return;  // these keys belong to the history
  if (pressed(ImGuiKey_Home)) ui.scroll_pages(-all);
  if (pressed(ImGuiKey_End)) ui.scroll_pages(all);
}

// Handles keys on the history plot, where the focus follows the position; returns false if the
// focus is elsewhere or no key was pressed.
bool handle_plot(Ui& ui) {
  if (!ui.memory().keyboard_mode || !ui.state.open.popup.empty()) return false;
  if (!plot_item.read(ui.memory().focused)) return false;
  const auto last = static_cast<int>(ui.state.session->line().size()) - 1;
  const int now = static_cast<int>(ui.state.session->ply());
  struct Jump {
    ImGuiKey key;
    int to;
  };
  const Jump jumps[] = {{ImGuiKey_LeftArrow, now - 1},
                        {ImGuiKey_RightArrow, now + 1},
                        {ImGuiKey_PageUp, now - 10},
                        {ImGuiKey_PageDown, now + 10},
                        {ImGuiKey_Home, 0},
                        {ImGuiKey_End, last}};
  for (const Jump& jump : jumps) {
    if (!pressed(jump.key)) continue;
    const ItemId item = plot_item(static_cast<std::size_t>(std::clamp(jump.to, 0, last)));
    ui.activate(item);
    ui.memory().focused = item;
    ui.request_frame();
    return true;
  }
  return false;
}

// Moves the focus over squares or a list; returns false if the arrow keys are free for the history.
bool handle_arrow(Ui& ui) {
  struct Arrow {
    ImGuiKey key;
    Point direction;
  };
  constexpr Arrow arrows[] = {{ImGuiKey_LeftArrow, {-1, 0}},
                              {ImGuiKey_RightArrow, {1, 0}},
                              {ImGuiKey_UpArrow, {0, -1}},
                              {ImGuiKey_DownArrow, {0, 1}}};
  if (!ui.memory().keyboard_mode || !ui.state.open.popup.empty()) return false;
  for (const Arrow& arrow : arrows) {
    if (!pressed(arrow.key)) continue;
    if (!ui.move_focus_towards(arrow.direction)) continue;
    ui.request_frame();
    return true;
  }
  return false;
}

void handle_typed(Ui& ui, const Controller& controller) {
  for (const ImWchar typed : ImGui::GetIO().InputQueueCharacters) {
    const ItemId item = typed_item(controller, typed, ui.memory().focused);
    if (!item.empty()) ui.activate(item);
  }
}

}  // namespace

bool Page::handle_keys(Ui& ui, const Controller& controller) {
  const ImGuiIO& io = ImGui::GetIO();
  if (io.KeyCtrl || io.KeyAlt || io.KeySuper) return false;  // the browser's shortcuts
  if (pressed(ImGuiKey_Tab)) ui.move_focus(io.KeyShift ? -1 : 1);
  const bool escaped = pressed(ImGuiKey_Escape);
  if (escaped) {
    // With nothing else to close, Esc clears the focus, and the arrow keys act on the history
    // again.
    if (memory_.keyboard_mode && !controller.has_open()) memory_.focused.clear();
    memory_.keyboard_mode = true;
  }
  handle_confirmation(ui);
  handle_removal(ui, controller);
  const bool walked = handle_plot(ui) || handle_arrow(ui);
  const bool board_shown = ui.state.view.mode != Mode::statistics && ui.state.open.popup.empty();
  if (board_shown && !walked) {
    if (pressed(ImGuiKey_LeftArrow)) ui.activate("button-undo");
    if (pressed(ImGuiKey_RightArrow)) ui.activate("button-redo");
  }
  handle_statistics(ui, controller);
  if (board_shown && !walked && pressed(ImGuiKey_Home)) ui.activate("button-first");
  if (board_shown && !walked && pressed(ImGuiKey_End)) ui.activate("button-last");
  if (!walked) handle_scrolling(ui);
  handle_typed(ui, controller);
  return escaped;
}

bool Page::uses_key(const Controller& controller, std::string_view key) const {
  // https://www.w3.org/TR/uievents-key/
  static constexpr std::string_view always[] = {"ArrowLeft", "ArrowRight", "ArrowUp",
                                                "ArrowDown", "Home",       "End"};
  static constexpr std::string_view sometimes[] = {"Enter", " ", "PageUp", "PageDown"};
  const auto is_key = [&](std::string_view name) { return name == key; };
  if (std::any_of(std::begin(always), std::end(always), is_key)) return true;
  if (std::any_of(std::begin(sometimes), std::end(sometimes), is_key))
    return memory_.focus_visible || !controller.state().open.popup.empty();
  return key.size() == 1 &&
         !typed_item(controller, static_cast<unsigned char>(key[0]), memory_.focused).empty();
}

}  // namespace kanzen::app
