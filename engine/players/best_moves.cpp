#include "engine/players/best_moves.hpp"

#include <algorithm>
#include <utility>

namespace kanzen {
namespace {

// The squared distance of the move's target from the centre of the board, in units of half a
// square.
int squared_distance_from_centre(const MoveView& move, const BoardView& board) {
  if (!move.to) return 0;
  const auto columns = static_cast<int>(board.columns);
  const auto rows = static_cast<int>(board.rows);
  const int across = 2 * (static_cast<int>(*move.to) % columns) - (columns - 1);
  const int down = 2 * (static_cast<int>(*move.to) / columns) - (rows - 1);
  return across * across + down * down;
}

bool is_among(std::span<const std::string> names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

template <class Moves>
void erase_named(Moves& moves, std::span<const std::string> names) {
  std::erase_if(moves, [&](const auto& entry) { return is_among(names, entry.move); });
}

}  // namespace

Analysis without_moves(Analysis analysis, std::span<const std::string> forbidden) {
  erase_named(analysis.moves, forbidden);
  return analysis;
}

SearchReport without_moves(SearchReport report, std::span<const std::string> forbidden) {
  erase_named(report.moves, forbidden);
  return report;
}

Analysis with_draws(Analysis analysis, std::span<const std::string> repeating) {
  auto& moves = analysis.moves;
  for (std::size_t i = 0; i < moves.size() && !repeating.empty(); ++i) {
    if (is_among(repeating, moves[i].move)) moves[i].value = drawn();
    // Insertion sort: the moves before i are sorted.
    for (std::size_t at = i; at > 0 && is_better(moves[at].value, moves[at - 1].value); --at)
      std::swap(moves[at], moves[at - 1]);
  }
  return analysis;
}

std::vector<std::string> proved_moves(const SearchReport& report) {
  std::vector<std::string> proved;
  for (const SearchedMove& move : report.moves)
    if (report.outcome && move.outcome == report.outcome) proved.push_back(move.move);
  return proved;
}

std::optional<std::string> likeliest_move(const AnyGame& game, const AnyState& state,
                                          const SearchReport& report) {
  const BoardView board = game.board(state);
  const std::vector<MoveView> moves = view_moves(game, state);
  std::optional<std::string> likeliest;
  int nearest = 0;
  for (const SearchedMove& searched : report.moves) {
    if (searched.outcome) continue;
    const auto move = std::find_if(moves.begin(), moves.end(), [&](const MoveView& view) {
      return view.text == searched.move;
    });
    if (move == moves.end()) continue;
    const int distance = squared_distance_from_centre(*move, board);
    if (likeliest && nearest <= distance) continue;
    nearest = distance;
    likeliest = searched.move;
  }
  return likeliest;
}

}  // namespace kanzen
