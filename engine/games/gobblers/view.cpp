#include "engine/games/gobblers/view.hpp"

#include <bit>

#include "engine/games/gobblers/notation.hpp"
#include "engine/games/gobblers/rules.hpp"

namespace kanzen::gobblers {
namespace {

template <int Sizes>
void add_hands(const State<Sizes>& s, BoardView& view) {
  for (const Player player : {Player{0}, Player{1}}) {
    const auto& cells = player == s.second_to_move ? s.own : s.opponent;
    for (std::size_t layer = Sizes; layer-- > 0;) {
      const auto on_board = static_cast<unsigned>(std::popcount(cells[layer]));
      view.hands.push_back({{static_cast<std::uint8_t>(layer), player},
                            static_cast<unsigned>(pieces_per_size) - on_board,
                            pieces_per_size});
    }
  }
}

template <int Sizes>
SquareView square_view(const State<Sizes>& s, int cell) {
  SquareView square{cell_name(cell), {}};
  for (std::size_t layer = 0; layer < Sizes; ++layer) {
    const auto kind = static_cast<std::uint8_t>(layer);
    if (s.own[layer] & bit(cell))
      square.stack.push_back({kind, static_cast<Player>(s.second_to_move)});
    if (s.opponent[layer] & bit(cell))
      square.stack.push_back({kind, static_cast<Player>(1 - s.second_to_move)});
  }
  return square;
}

}  // namespace

GameEnd won_by(Player winner, const char* reason, Mask9 cells) {
  return {winner, reason, std::nullopt, cells_of(line_cells(cells)), winner};
}

template <int Sizes>
GameInfo game_info(std::string_view rules) {
  GameInfo info;
  info.name = Sizes == 3 ? "gobblers" : "gobblers" + std::to_string(Sizes);
  info.rules = rules;
  info.all_rules = {"strict", "cover"};
  info.for_study = Sizes == 1;  // nobody ever gets three of two pieces into a line
  if constexpr (Sizes == 2) info.all_rules.emplace_back("notebook");
  info.family = "gobblers";
  for (const char letter : layer_letters<Sizes>()) {
    info.kinds.emplace_back(1, letter);
    info.kinds_of_second.emplace_back(1, static_cast<char>(letter - 'A' + 'a'));
  }
  info.endings = {{line_ending, "three in a line"}};
  if (rules == StrictRules::name)
    info.endings.push_back({uncovered_line_ending, "the lift uncovers a line"});
  return info;
}

template <int Sizes>
BoardView board_view(const State<Sizes>& s, Visible seen, std::optional<Value> terminal) {
  BoardView view;
  view.columns = view.rows = 3;
  view.to_move = static_cast<Player>(s.second_to_move);
  view.squares.reserve(cell_count);
  for (int cell = 0; cell < cell_count; ++cell) view.squares.push_back(square_view(s, cell));
  add_hands(s, view);
  if (!terminal) return view;
  const bool own_wins = terminal->outcome == Outcome::win;
  const auto winner = static_cast<Player>(own_wins ? s.second_to_move : 1 - s.second_to_move);
  view.end = won_by(winner, line_ending, own_wins ? seen.own : seen.opponent);
  return view;
}

template <int Sizes>
MoveView view_move(const State<Sizes>& s, Move move) {
  MoveView view;
  view.piece = {static_cast<std::uint8_t>(move.layer), static_cast<Player>(s.second_to_move)};
  if (move.from != Move::hand) view.from = static_cast<unsigned>(move.from);
  if (move.to != Move::nowhere) view.to = static_cast<unsigned>(move.to);
  if (!view.from) view.kind = MoveKind::place;
  return view;
}

template GameInfo game_info<1>(std::string_view);
template GameInfo game_info<2>(std::string_view);
template GameInfo game_info<3>(std::string_view);
template BoardView board_view<1>(const State<1>&, Visible, std::optional<Value>);
template BoardView board_view<2>(const State<2>&, Visible, std::optional<Value>);
template BoardView board_view<3>(const State<3>&, Visible, std::optional<Value>);
template MoveView view_move<1>(const State<1>&, Move);
template MoveView view_move<2>(const State<2>&, Move);
template MoveView view_move<3>(const State<3>&, Move);

}  // namespace kanzen::gobblers
