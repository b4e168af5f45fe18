// The figure of a position: the board, the hands, and the values of the moves.
#include <algorithm>

#include "engine/figure/figures.hpp"

namespace kanzen {
namespace {

constexpr float board_width = 480;

void replace_if_better(std::optional<Value>& best, Value value) {
  if (!best || is_better(value, *best)) best = value;
}

bool is_from_hand(const MoveView& move, const HandView& hand) {
  const bool comes = move.kind == MoveKind::place || move.kind == MoveKind::drop;
  return comes && !move.from && move.piece == hand.piece;
}

ShownValues values_on_board(const Session& session, const Analysis& analysis,
                            FigureDistances distances) {
  const BoardView& board = session.board();
  std::vector<std::optional<Value>> squares(board.squares.size()), hands(board.hands.size());
  for (const MoveView& move : session.moves()) {
    const MoveValue* const known = analysis.find(move.text);
    if (known == nullptr) continue;
    if (move.to) replace_if_better(squares[*move.to], known->value);
    for (std::size_t i = 0; i < board.hands.size(); ++i)
      if (is_from_hand(move, board.hands[i])) replace_if_better(hands[i], known->value);
  }
  const auto shown = [&](const std::optional<Value>& value) {
    std::optional<ShownValue> result;
    if (value)
      result = ShownValue{value->outcome, figure_distance(session.info(), *value, distances)};
    return result;
  };
  ShownValues values;
  for (const auto& value : squares) values.squares.push_back(shown(value));
  for (const auto& value : hands) values.hands.push_back(shown(value));
  return values;
}

// Returns the values of all legal moves, the best first and unknown ones last.  `analysis`: null if
// nothing is known.
DataTable table_of_moves(const Session& session, const Analysis* analysis,
                         const FigureChoices& choices) {
  const auto words = [&](const Words& text) { return figure_text(choices.language, text); };
  DataTable table;
  table.columns = {{"move", words(figure_word::move)},
                   {"outcome", words(figure_word::outcome)},
                   {"distance", words(figure_word::distance), true},
                   {"position", figure_text(choices.language, figure_word::position)}};
  if (analysis != nullptr)
    for (const MoveValue& move : analysis->moves)
      table.rows.push_back({move.move, table_outcome(move.value),
                            table_distance(move.value, choices), move.position.value_or("")});
  if (session.board().end) return table;
  const AnyGame& game = session.game();
  const AnyState& state = session.state();
  for (const AnyMove& move : game.moves(state)) {
    const std::string text = game.format_move(state, move);
    if (analysis != nullptr && analysis->find(text) != nullptr) continue;
    const auto after = game.after(state, move);
    table.rows.push_back({text, table_outcome(std::nullopt), "", after ? game.format(*after) : ""});
  }
  return table;
}

BoardMarks marks_of(const Session& session, const FigureChoices& choices) {
  BoardMarks marks;
  const Session::Node here = session.current();
  marks.markup = session.markup(here);
  append(marks.markup, choices.markup);
  if (const auto& made = session.played_move(here); choices.last_move && made) {
    const MoveView last = session.game().view_move(session.state(session.parent(here)), *made);
    marks.last_from = last.from;
    marks.last_to = last.to;
  }
  const auto best = choices.best_move ? session.best_moves() : std::vector<std::string>();
  for (const MoveView& move : session.moves()) {
    if (best.empty() || move.text != best.front() || !move.to) continue;
    if (move.from) {
      marks.markup.arrows.push_back({*move.from, *move.to});
    } else {
      marks.markup.marks.push_back({*move.to, MarkShape::highlight});
    }
  }
  return marks;
}

// The side to move, or the result of the game, as text.
std::string turn_words(const Session& session, Language language) {
  const BoardView& board = session.board();
  const auto about = [&](const Words& words, Player player) {
    return figure_text(language, words, std::string(player_name(language, session.info(), player)));
  };
  if (!board.end) return about(figure_word::to_move, board.to_move);
  if (!board.end->winner) return figure_text(language, figure_word::is_drawn);
  return about(figure_word::has_won, *board.end->winner);
}

}  // namespace

Figure position_figure(const Session& session, bool values, const FigureChoices& choices) {
  const Analysis* const analysis = values ? session.analysis() : nullptr;
  FigureStyle style;
  constexpr float narrowest_column = 7;
  const float narrowest = narrowest_column * static_cast<float>(session.board().columns);
  style.width = layout_width(choices, board_width, std::max(narrowest_layout, narrowest));
  // The hands have room for values even at the end, so that the boards of a game are alike.
  if (values) style.values.hands.resize(session.board().hands.size());
  style.dark = choices.dark;
  style.turned = choices.turned;
  style.marks = marks_of(session, choices);
  Figure figure;
  const Language language = choices.language;
  std::string turn = turn_words(session, language);
  if (analysis != nullptr && !session.board().end)
    turn += ": " + figure_verdict(language, session.info(), analysis->value,
                                  session.board().to_move, choices.distances);
  if (values) figure.table = table_of_moves(session, analysis, choices);
  const std::size_t moves = figure.table.rows.size();
  const std::size_t known = analysis == nullptr ? 0 : analysis->moves.size();
  if (known < moves)
    turn += "; " + figure_text(language, figure_word::unknown_moves, std::to_string(moves - known),
                               std::to_string(moves));
  figure.notes = {figure_text(language, figure_word::position, session.position()), turn};
  if (analysis != nullptr && !analysis->moves.empty()) {
    style.values = values_on_board(session, *analysis, choices.distances);
    figure.signs =
        with_number_words(session.info(), choices, figure_text(language, figure_word::signs),
                          figure_word::legend_number);
    figure.legend = legend_of_values(session.info(), session.board().to_move, choices,
                                     figure_word::legend_number);
  }
  figure.picture = board_picture(session.info(), session.board(), session.position(), style);
  figure.picture.description += ' ' + turn_words(session, Language::english) + '.';
  return figure;
}

}  // namespace kanzen
