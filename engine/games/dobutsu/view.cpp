#include "engine/games/dobutsu/view.hpp"

#include "engine/core/lower_case.hpp"
#include "engine/core/repetition.hpp"
#include "engine/games/dobutsu/notation.hpp"
#include "engine/games/dobutsu/rules.hpp"

namespace kanzen::dobutsu {
namespace {

// As a front-end counts squares: from the top left of the first player's board.
unsigned place_of(unsigned square, bool second_to_move) {
  const unsigned first = first_players_square(square, second_to_move);
  return (rows - 1 - first / columns) * columns + first % columns;
}

void add_hands(const State& s, BoardView& view) {
  for (const Player player : {Player{0}, Player{1}}) {
    const Hand& hand = player == s.second_to_move ? s.own_hand : s.opponent_hand;
    for (const std::uint8_t kind : {chick, elephant, giraffe})
      view.hands.push_back({{kind, player}, hand.of(kind), most_of_a_kind});
  }
}

GameEnd end_of(const State& s, const Value& value) {
  const bool second = s.second_to_move != 0;
  const auto mover = static_cast<Player>(s.second_to_move);
  GameEnd end;
  end.winner = value.outcome == Outcome::win ? mover : static_cast<Player>(1 - mover);
  end.reason = stalemate;
  if (value.outcome == Outcome::loss && !opponent_has_tried(s)) return end;
  end.squares = {place_of(s.opponent_lion, second)};
  end.squares_of = static_cast<Player>(1 - mover);
  end.reason = value.outcome == Outcome::win ? lion_taken : lion_tried;
  return end;
}

}  // namespace

GameInfo game_info() {
  GameInfo info;
  info.name = info.family = "dobutsu";
  info.rules = "normal";
  info.all_rules = {"normal"};
  for (const char letter : kind_letters) {
    info.kinds.emplace_back(1, letter);
    info.kinds_of_second.emplace_back(1, to_lower(letter));
  }
  info.endings = {{std::string(lion_taken), "the lion can be taken"},
                  {std::string(lion_tried), "the lion has come to the last rank"},
                  {std::string(stalemate), "there is no move"},
                  {repetition_ending, "the position has come three times"}};
  info.size = {columns, rows, 0};
  return info;
}

BoardView board_view(const State& s) {
  const bool second = s.second_to_move != 0;
  BoardView view;
  view.columns = columns;
  view.rows = rows;
  view.to_move = static_cast<Player>(s.second_to_move);
  view.squares.resize(square_count);
  for (unsigned square = 0; square < square_count; ++square)
    view.squares[place_of(square, second)].name = square_name(first_players_square(square, second));
  const auto put = [&](unsigned kind, unsigned square, bool own) {
    const auto player = static_cast<Player>(own ? view.to_move : 1 - view.to_move);
    view.squares[place_of(square, second)].stack = {{static_cast<std::uint8_t>(kind), player}};
  };
  for (unsigned kind = 0; kind < small_kinds; ++kind) {
    for_each_square(s.own[kind], [&](unsigned square) { put(kind, square, true); });
    for_each_square(s.opponent[kind], [&](unsigned square) { put(kind, square, false); });
  }
  put(lion, s.own_lion, true);
  put(lion, s.opponent_lion, false);
  add_hands(s, view);
  if (const auto value = terminal_value(s))
    view.end = end_of(s, *value);
  else if (attacked_by_opponent(s, s.own_lion))
    view.attacked = {place_of(s.own_lion, second)};
  return view;
}

MoveView view_move(const State& s, Move move) {
  const bool second = s.second_to_move != 0;
  MoveView view;
  view.piece = {move.kind, static_cast<Player>(s.second_to_move)};
  view.kind = move.from == Move::hand ? MoveKind::drop : MoveKind::move;
  if (move.from != Move::hand) view.from = place_of(static_cast<unsigned>(move.from), second);
  view.to = place_of(static_cast<unsigned>(move.to), second);
  if (is_promotion(move)) view.promoted_to = PieceView{hen, view.piece.player};
  view.mover_loses = can_take_lion(after_move(s, move));
  return view;
}

}  // namespace kanzen::dobutsu
