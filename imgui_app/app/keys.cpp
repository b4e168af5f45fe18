// Keys.  A key acts on the focused item first, then on the history.
#include <algorithm>

#include "imgui_app/app/page.hpp"
#include "imgui_app/features/play/hint.hpp"
#include "imgui_app/features/studies/studies.hpp"

namespace kanzen::app {
namespace {

bool pressed(ImGuiKey key) { return ImGui::IsKeyPressed(key, true); }

// Returns the piece in the mover's hand with this letter, upper or lower case.
std::optional<Item> typed_hand(const Session& session, unsigned typed) {
  const unsigned capital = typed >= 'a' && typed <= 'z' ? typed - 32 : typed;
  const auto& hands = session.board().hands;
  for (unsigned hand = 0; hand < hands.size(); ++hand) {
    const std::string& kind = session.info().kinds[hands[hand].piece.kind];
    const bool meant = kind.size() == 1 && capital == static_cast<unsigned char>(kind[0]);
    if (meant && hands[hand].piece.player == session.board().to_move) return HandItem{hand};
  }
  return std::nullopt;
}

// Returns the piece of the editor's palette whose notation is this letter.
std::optional<Item> typed_piece(const State& state, unsigned typed) {
  const GameInfo& info = state.session->info();
  for (const PieceView piece : state.editor->rules->rules().pieces) {
    const auto& kinds = piece.player == 0 ? info.kinds : info.kinds_of_second;
    const std::string& letter = kinds[piece.kind];
    if (letter.size() == 1 && typed == static_cast<unsigned char>(letter[0]))
      return PieceItem{piece};
  }
  return std::nullopt;
}

std::optional<Item> typed_zoom(unsigned typed) {
  if (typed == '+') return ButtonItem{Button::zoom_in};
  if (typed == '-') return ButtonItem{Button::zoom_out};
  if (typed == '0') return ButtonItem{Button::zoom_fit};
  return std::nullopt;
}

// Returns the item that a typed character activates; digits are squares.
std::optional<Item> typed_item(const State& state, unsigned typed) {
  const Session& session = *state.session;
  if (typed == '?') return ButtonItem{Button::help};
  if (state.open.popup != Popup::none || state.view.mode == Mode::statistics) return std::nullopt;
  if (typed == 'v' || typed == 'V') {
    if (state.environment.values) return std::nullopt;
    return ToggleItem{ToggleItem::Toggle::values};
  }
  if (state.open.tab == Tab::tree) {
    if (const auto zoom = typed_zoom(typed)) return zoom;
  }
  const bool editing = is_editing(state);
  if (!editing && !may_move(state, session.board().to_move)) return std::nullopt;
  if (typed >= '1' && typed <= '9') {
    const auto count = static_cast<unsigned>(session.board().squares.size());
    const unsigned place = typed - unsigned{'1'};
    if (place < count) return SquareItem{is_turned(state) ? count - 1 - place : place};
  }
  if (editing) return typed_piece(state, typed);
  if (const auto hand = typed_hand(session, typed)) return hand;
  if ((typed == 'h' || typed == 'H') && has_hints(state)) return ButtonItem{Button::hint};
  return std::nullopt;
}

// Does Esc close or deselect something?
bool has_escape_action(const State& state) {
  const BoardInput& board = state.board;
  const bool editing =
      is_editing(state) && (state.editor->held || state.editor->tool != EditTool{});
  return state.open.popup != Popup::none || editing || state.play.unconfirmed || board.placing ||
         board.warned_lift || board.selection != Selection{} || state.notices.refusal;
}

// In the study of rounds the arrow keys step through them.
void handle_rounds(Ui& ui) {
  const bool shown = ui.state.view.mode == Mode::statistics && ui.state.open.popup == Popup::none &&
                     ui.state.studies.rounds.done() != nullptr &&
                     shown_study(ui.state) == Study::rounds;
  if (!shown) return;
  if (pressed(ImGuiKey_LeftArrow)) ui.activate(ButtonItem{Button::round_back});
  if (pressed(ImGuiKey_RightArrow)) ui.activate(ButtonItem{Button::round_on});
}

// Only a visible item is activated: Enter first scrolls the focused item into view.
void handle_confirmation(Ui& ui) {
  const bool focused = ui.memory().keyboard_mode && ui.is_focused_visible();
  if (pressed(ImGuiKey_Enter) || pressed(ImGuiKey_KeypadEnter)) {
    if (focused) {
      ui.activate(*ui.memory().focused);
    } else if (ui.memory().keyboard_mode) {
      ui.show_focused();
    }
  }
  if (!pressed(ImGuiKey_Space)) return;
  const bool back = ImGui::GetIO().KeyShift;
  if (focused && !back) {
    ui.activate(*ui.memory().focused);
  } else {
    ui.scroll_pages(back ? -1.0F : 1.0F);
  }
}

// In the position editor removes the piece on the focused square.
void handle_removal(Ui& ui, Intentions& intentions) {
  if (!is_editing(ui.state) || !ui.memory().keyboard_mode || !ui.is_focused_visible()) return;
  if (!pressed(ImGuiKey_Delete) && !pressed(ImGuiKey_Backspace)) return;
  if (const auto* square = std::get_if<SquareItem>(&*ui.memory().focused))
    intentions.push_back(DraftPieceDropped{square->square, {}, std::nullopt});
}

void handle_scrolling(Ui& ui) {
  constexpr float all = 1e6F;
  if (pressed(ImGuiKey_PageUp)) ui.scroll_pages(-1);
  if (pressed(ImGuiKey_PageDown)) ui.scroll_pages(1);
  const bool in_menu =
      ui.state.open.popup == Popup::game_menu || ui.state.open.popup == Popup::page_menu;
  if (pressed(ImGuiKey_UpArrow)) in_menu ? ui.move_focus(-1) : ui.scroll_notches(-1);
  if (pressed(ImGuiKey_DownArrow)) in_menu ? ui.move_focus(1) : ui.scroll_notches(1);
  if (ui.state.open.popup == Popup::none && ui.state.view.mode != Mode::statistics)
    return;  // these keys belong to the history
  if (pressed(ImGuiKey_Home)) ui.scroll_pages(-all);
  if (pressed(ImGuiKey_End)) ui.scroll_pages(all);
}

// Handles keys on the history plot, where the focus follows the position; returns false if the
// focus is elsewhere or no key was pressed.
bool handle_plot(Ui& ui) {
  if (!ui.memory().keyboard_mode || ui.state.open.popup != Popup::none || !ui.memory().focused)
    return false;
  const auto* here = std::get_if<PlyItem>(&*ui.memory().focused);
  if (here == nullptr || here->place != PlyItem::Place::plot) return false;
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
    const PlyItem item{PlyItem::Place::plot,
                       static_cast<std::size_t>(std::clamp(jump.to, 0, last))};
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
  if (!ui.memory().keyboard_mode || ui.state.open.popup != Popup::none) return false;
  for (const Arrow& arrow : arrows) {
    if (!pressed(arrow.key)) continue;
    if (!ui.move_focus_towards(arrow.direction)) continue;
    ui.request_frame();
    return true;
  }
  return false;
}

void handle_typed(Ui& ui) {
  for (const ImWchar typed : ImGui::GetIO().InputQueueCharacters) {
    if (const auto item = typed_item(ui.state, typed)) ui.activate(*item);
  }
}

}  // namespace

void Page::handle_keys(Ui& ui) {
  const ImGuiIO& io = ImGui::GetIO();
  if (io.KeyCtrl || io.KeyAlt || io.KeySuper) return;  // the browser's shortcuts
  if (pressed(ImGuiKey_Tab)) ui.move_focus(io.KeyShift ? -1 : 1);
  if (pressed(ImGuiKey_Escape)) {
    // With nothing else to close, Esc clears the focus, and the arrow keys act on the history
    // again.
    if (memory_.keyboard_mode && !has_escape_action(ui.state)) memory_.focused.reset();
    intentions_.push_back(EscapePressed{});
    memory_.keyboard_mode = true;
  }
  handle_confirmation(ui);
  handle_removal(ui, intentions_);
  const bool walked = handle_plot(ui) || handle_arrow(ui);
  const bool board_shown =
      ui.state.view.mode != Mode::statistics && ui.state.open.popup == Popup::none;
  if (board_shown && !walked) {
    if (pressed(ImGuiKey_LeftArrow)) ui.activate(ButtonItem{Button::undo});
    if (pressed(ImGuiKey_RightArrow)) ui.activate(ButtonItem{Button::redo});
  }
  handle_rounds(ui);
  if (board_shown && !walked && pressed(ImGuiKey_Home)) ui.activate(ButtonItem{Button::first});
  if (board_shown && !walked && pressed(ImGuiKey_End)) ui.activate(ButtonItem{Button::last});
  if (!walked) handle_scrolling(ui);
  handle_typed(ui);
}

bool Page::uses_key(const State& state, std::string_view key) const {
  // https://www.w3.org/TR/uievents-key/
  static constexpr std::string_view always[] = {"ArrowLeft", "ArrowRight", "ArrowUp",
                                                "ArrowDown", "Home",       "End"};
  static constexpr std::string_view sometimes[] = {"Enter", " ", "PageUp", "PageDown"};
  const auto is_key = [&](std::string_view name) { return name == key; };
  if (std::any_of(std::begin(always), std::end(always), is_key)) return true;
  if (std::any_of(std::begin(sometimes), std::end(sometimes), is_key))
    return memory_.focus_visible || state.open.popup != Popup::none;
  return key.size() == 1 && typed_item(state, static_cast<unsigned char>(key[0])).has_value();
}

}  // namespace kanzen::app
