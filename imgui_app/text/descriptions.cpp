#include "imgui_app/text/descriptions.hpp"

#include <algorithm>

#include "engine/session/position_queries.hpp"
#include "imgui_app/model/state.hpp"
#include "imgui_app/model/state_queries.hpp"
#include "imgui_app/text/evaluation.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"

namespace kanzen::app {

std::string chosen_name(const State& state) {
  return capitalised(state.session->board().squares[*state.board.placing].name);
}

std::string describe_placing(const State& state) {
  const Language language = state.settings.language;
  const BoardView& board = state.session->board();
  const unsigned point = *state.board.placing;
  if (const ForbiddenSquare* forbidden = forbidden_at(board, point))
    return capitalised(sentence(language, forbidden->words));
  const bool taken = !board.squares[point].stack.empty();
  return std::string((taken ? word::point_is_taken : word::tap_to_place).in(language));
}

std::string describe_square(const State& state, unsigned square) {
  const Session& session = *state.session;
  const SquareView& view = session.board().squares[square];
  std::string words = text_of_square(state, square, view.stack);
  const auto& attacked = session.board().attacked;
  if (std::find(attacked.begin(), attacked.end(), square) != attacked.end()) {
    const Player player = view.stack.back().player;
    words += "; " + fill(words_of(session.info()).attacked.in(state.settings.language),
                         {player_name(state, player)});
  }
  if (const ForbiddenSquare* forbidden = forbidden_at(session.board(), square))
    words += "; " + forbidden->words.in(state.settings.language);
  const auto value = state.view.values ? best_to_square(session, square) : std::nullopt;
  if (value) {
    words += "; " + format_value(state, *value, session.board().to_move);
  } else if (const MoveView* placing = placing_move(session, square)) {
    const std::string score = describe_move_score(state, placing->text);
    if (!score.empty()) words += "; " + score;
  }
  return words;
}

std::string describe_move(const State& state, const MoveView& move) {
  const Session& session = *state.session;
  std::string words(move_note(state, move));
  if (move.kind == MoveKind::pass) words = word::pass.in(state.settings.language);
  if (move.pieces_above > 0) words = word::hidden_piece.in(state.settings.language);
  const auto value = state.view.values ? value_of_move(session, move.text) : std::nullopt;
  if (value) {
    if (!words.empty()) words += "; ";
    words += format_value(state, *value, session.board().to_move);
  } else if (const std::string score = describe_move_score(state, move.text); !score.empty()) {
    words += (words.empty() ? "" : "; ") + score;
  }
  const std::string name = move_text(state, move);
  if (words.empty()) return name;
  return fill(word::label.in(state.settings.language), {name, words});
}

std::optional<Notation> shown_notation(const State& state) {
  const Session& session = *state.session;
  const AnyState* position = &session.state();
  if (state.draft) position = state.draft->state ? &*state.draft->state : nullptr;
  const std::string_view wanted = words_of(session.info()).shared_notation;
  if (position == nullptr || wanted.empty()) return std::nullopt;
  for (Notation& notation : session.game().other_notations(*position))
    if (notation.name == wanted) return std::move(notation);
  return std::nullopt;
}

}  // namespace kanzen::app
