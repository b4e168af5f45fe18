#include "imgui_app/board/placing.hpp"

#include <algorithm>

#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/board/position_facts.hpp"
#include "imgui_app/shell/controller.hpp"

namespace kanzen::app {

bool confirms_points(const State& state) {
  const GameInfo& info = state.session->info();
  if (!info.on_crossings) return false;
  const unsigned longest = std::max(info.size.columns, info.size.rows);
  return state.settings.confirm.value_or(longest > longest_coarse_side);
}

bool chooses_before_playing(const State& state) {
  return state.environment.coarse_pointer && confirms_points(state);
}

const MoveView* chosen_move(const State& state) {
  const auto& point = state.board.placing;
  return point ? placing_move(*state.session, *point) : nullptr;
}

std::string chosen_name(const State& state) {
  return capitalised(state.session->board().squares[*state.board.placing].name);
}

std::string placing_words(const State& state) {
  const Language language = state.settings.language;
  const BoardView& board = state.session->board();
  const unsigned point = *state.board.placing;
  if (const ForbiddenSquare* forbidden = forbidden_at(board, point))
    return capitalised(sentence(language, forbidden->words));
  const bool taken = !board.squares[point].stack.empty();
  return std::string(text(language, taken ? Text::point_is_taken : Text::tap_to_place));
}

// --- what happens

void Controller::read_confirmation() {
  const std::string stored = platform_.stored_setting("confirm");
  if (stored == "on" || stored == "off") state_.settings.confirm = stored == "on";
}

// What is seen is what is switched, and then holds for boards of all sizes.
void Controller::switch_confirmation() {
  const bool on = !confirms_points(state_);
  state_.settings.confirm = on;
  state_.board.placing.reset();
  platform_.store_setting("confirm", on ? "on" : "off");
}

bool Controller::aim_at(unsigned square) {
  const BoardView& board = state_.session->board();
  if (square >= board.squares.size() || board.end || !may_move(state_, board.to_move)) return false;
  state_.board.placing = square;
  state_.board.refused.reset();
  if (forbidden_at(board, square) != nullptr) state_.board.refused = square;
  platform_.wake_after(0);
  return true;
}

void Controller::on(const AimAt& intention) {
  if (intention.square) {
    aim_at(*intention.square);
  } else {
    state_.board.placing.reset();
  }
}

bool Controller::choose_point(unsigned square) {
  return state_.board.placing == square ? place_chosen() : aim_at(square);
}

bool Controller::place_chosen() {
  const MoveView* move = chosen_move(state_);
  return move != nullptr && play(move->text);
}

bool Controller::nudge(Button button) {
  if (!state_.board.placing) return false;
  const BoardView& board = state_.session->board();
  unsigned column = *state_.board.placing % board.columns;
  unsigned row = *state_.board.placing / board.columns;
  if (button == Button::nudge_left && column > 0) --column;
  if (button == Button::nudge_up && row > 0) --row;
  if (button == Button::nudge_down && row + 1 < board.rows) ++row;
  if (button == Button::nudge_right && column + 1 < board.columns) ++column;
  return aim_at(row * board.columns + column);
}

}  // namespace kanzen::app
