#include "imgui_app/features/board/controller.hpp"

#include <algorithm>
#include <utility>

#include "engine/session/position_queries.hpp"
#include "imgui_app/features/board/words.hpp"
#include "imgui_app/model/state_queries.hpp"
#include "imgui_app/text/descriptions.hpp"
#include "imgui_app/text/formatting.hpp"

namespace kanzen::app {

// --- BoardController: the points

BoardController::BoardController(const FeatureContext& context)
    : Feature(context), board_(context.state.board), settings_(context.state.settings) {
  handle(square_item, &BoardController::click_named);
  handle(hand_item, &BoardController::choose_hand);
  handle(move_item, &BoardController::play_move);
  handle("button-lift-anyway", &BoardController::lift_anyway);
  handle("toggle-confirm", &BoardController::switch_confirmation);
  handle("button-place", &BoardController::place_chosen);
  handle("button-cancel-place", &BoardController::cancel_place);
  handle("button-nudge-left", [this] { return nudge(-1, 0); });
  handle("button-nudge-up", [this] { return nudge(0, -1); });
  handle("button-nudge-down", [this] { return nudge(0, 1); });
  handle("button-nudge-right", [this] { return nudge(1, 0); });
  const std::string stored = platform_.stored_setting("confirm");
  if (stored == "on" || stored == "off") settings_.confirm = stored == "on";
}

// Inverts the setting in effect, and stores it for boards of all sizes.
void BoardController::switch_confirmation() {
  const bool on = !needs_point_confirmation(state_);
  settings_.confirm = on;
  board_.placing.reset();
  platform_.store_setting("confirm", on ? "on" : "off");
}

void BoardController::refuse(unsigned square) {
  board_.refused = square;
  ++board_.refusals;
}

bool BoardController::aim_at(unsigned square) {
  const BoardView& board = state_.session->board();
  if (square >= board.squares.size() || board.end || !may_move(state_, board.to_move)) return false;
  board_.placing = square;
  board_.refused.reset();
  if (forbidden_at(board, square) != nullptr) refuse(square);
  return true;
}

void BoardController::aim(std::optional<unsigned> square) {
  if (square) {
    aim_at(*square);
  } else {
    board_.placing.reset();
  }
}

bool BoardController::place_chosen() {
  const MoveView* move = chosen_move(state_);
  return move != nullptr && play(*move);
}

bool BoardController::nudge(int columns, int rows) {
  if (!board_.placing) return false;
  const BoardView& board = state_.session->board();
  const auto moved_by = [](unsigned place, int step, unsigned count) {
    return static_cast<unsigned>(
        std::clamp(static_cast<int>(place) + step, 0, static_cast<int>(count) - 1));
  };
  return aim_at(moved_by(*board_.placing / board.columns, rows, board.rows) * board.columns +
                moved_by(*board_.placing % board.columns, columns, board.columns));
}

// --- the pieces

// After a count a click on the board changes the dead stones.
std::optional<bool> BoardController::click_named(const std::string& square) {
  const Session& session = *state_.session;
  if (was_counted(session)) return std::nullopt;
  const auto found = find_square(session.board(), square);
  return found && click(*found);
}

bool BoardController::click(unsigned square) {
  const Session& session = *state_.session;
  if (!may_move(state_, session.board().to_move)) return false;
  if (state_.environment.coarse_pointer && needs_point_confirmation(state_))  // a touch screen only
    return board_.placing == square ? place_chosen() : aim_at(square);
  if (const MoveView* move = placing_move(session, square)) {
    play(*move);
    return true;
  }
  if (forbidden_at(session.board(), square) != nullptr) {
    refuse(square);
    return true;
  }
  const Selection chosen = board_.selection;
  if (chosen.any() && chosen.square != square) {
    if (const MoveView* move = move_to_square(session, chosen, square)) {
      play(*move);
      return true;
    }
  }
  if (chosen.square == square || chosen.to == square) {  // a second click deselects
    board_.selection = {};
    return true;
  }
  if (play_to_destination({.square = square})) return true;
  const bool ends = ending_lift_from(session, square) != nullptr;
  choose({.square = square});
  if (ends && board_.selection.any()) {
    board_.warned_lift = square;
    board_.selection = {};
  } else if (!board_.selection.any() && is_destination(session, square)) {
    board_.selection.to = square;
  }
  return true;
}

// Plays the move of a piece to the destination that was chosen first.  False: there is none.
bool BoardController::play_to_destination(const Selection& from) {
  const auto to = board_.selection.to;
  const MoveView* move = to ? move_to_square(*state_.session, from, *to) : nullptr;
  return move != nullptr && play(*move);
}

bool BoardController::choose_hand(const std::string& piece) {
  const Session& session = *state_.session;
  const auto hand = hand_of(session.info(), session.board(), hand_item(piece));
  if (!hand || state_.draft) return false;
  if (board_.selection.hand == hand) {
    board_.selection = {};
  } else if (!play_to_destination({.hand = hand})) {
    choose({.hand = hand});
  }
  return true;
}

bool BoardController::play_move(const std::string& notation) {
  const Session& session = *state_.session;
  const MoveView* move = find_move(session, notation);
  if (move == nullptr || !may_move(state_, session.board().to_move) || state_.draft) return false;
  if (is_ending_lift(*move) && board_.warned_lift != move->from) {
    board_.selection = {};
    board_.warned_lift = move->from;
  } else {
    play(*move);
  }
  return true;
}

bool BoardController::lift_anyway() {
  const auto square = board_.warned_lift;
  const MoveView* lift = square ? ending_lift_from(*state_.session, *square) : nullptr;
  if (lift == nullptr) return false;
  play(*lift);
  return true;
}

void BoardController::choose(const Selection& from) {
  if (!may_move(state_, state_.session->board().to_move)) return;
  board_.warned_lift.reset();
  board_.selection = {};
  if (can_start(*state_.session, from)) board_.selection = from;
}

void BoardController::drop(unsigned square) {
  const Session& session = *state_.session;
  const Selection from = board_.selection;
  if (from.square && ending_lift_from(session, *from.square) != nullptr) {
    if (square != *from.square) board_.warned_lift = from.square;
  } else if (const MoveView* move = move_to_square(session, from, square)) {
    play(*move);
    auto& motion = board_.motion;
    if (motion && motion->move.promoted_to)
      motion->carried = true;
    else
      motion.reset();
  }
}

// --- animations

void BoardController::show_motion(const MoveView& move) {
  const bool still = state_.environment.reduced_motion;
  if (!still && move.to) board_.motion = Motion{move, now()};
  if (!still) show_taken(move);
  if (has_ended(*state_.session)) board_.win_line_started = now() + (still ? 0 : move_seconds);
}

// Captured pieces: those on squares that are empty after the move, except the moved piece's origin.
void BoardController::show_taken(const MoveView& move) {
  const Session& session = *state_.session;
  const BoardView before = session.game().board(session.state(session.parent(session.current())));
  Taken taken{{}, now()};
  for (unsigned square = 0; square < before.squares.size(); ++square) {
    const auto& stack = before.squares[square].stack;
    if (stack.empty() || move.from == square) continue;
    if (session.board().squares[square].stack.empty())
      taken.pieces.push_back({square, stack.back()});
  }
  if (!taken.pieces.empty()) board_.taken = std::move(taken);
}

bool BoardController::act_if_due() {
  if (board_.motion && now() - board_.motion->started >= move_seconds) board_.motion.reset();
  if (board_.taken && now() - board_.taken->started >= taken_seconds) board_.taken.reset();
  return false;
}

std::string BoardController::prompt() const {
  if (board_.placing) return describe_placing(state_);
  if (board_.selection.to)
    return fill(words(state_, word::choose_piece_for),
                {state_.session->board().squares[*board_.selection.to].name});
  return board_.selection.any() ? words(state_, word::choose_square) : std::string();
}

bool BoardController::has_open() const {
  return board_.placing || board_.warned_lift || board_.selection != Selection{};
}

void BoardController::close() {
  if (board_.placing) return board_.placing.reset();
  board_.warned_lift.reset();
  board_.selection = {};
}

void BoardController::forget() {
  board_.selection = {};
  board_.warned_lift.reset();
  board_.refused.reset();
  board_.placing.reset();
  board_.taken.reset();
  board_.win_line_started.reset();
}

}  // namespace kanzen::app
