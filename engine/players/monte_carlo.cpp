// Players that estimate a position by Monte Carlo tree search and play the most visited move.  The
// number of playouts is limited by the turn and by the player's level.
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "engine/players/player.hpp"

namespace kanzen {
namespace {

constexpr double resign_below_win_rate = 0.05;
// On a settled square, the mean owner in the playouts and the present owner differ by at most
// 1 - settled.
constexpr double settled = 0.9;
constexpr std::uint64_t min_playouts_to_resign = 50;

// Returns an allowed move that ends the game without a resulting position and wins; nullopt: none.
std::optional<std::string> winning_end(const Turn& turn) {
  const Player mover = turn.game.board(turn.state).to_move;
  for (const AnyMove& move : turn.game.moves(turn.state)) {
    if (turn.game.after(turn.state, move)) continue;
    MoveView view = turn.game.view_move(turn.state, move);
    if (view.end && view.end->winner == mover && !is_forbidden(turn, view.text)) return view.text;
  }
  return std::nullopt;
}

std::optional<std::string> pass_of(const Turn& turn) {
  for (const AnyMove& move : turn.game.moves(turn.state))
    if (turn.game.is_pass(move)) return turn.game.format_move(turn.state, move);
  return std::nullopt;
}

// Returns the squares with pieces that the players take off before they count, because the playouts
// give them to the other side.  Only games that count territory take pieces off.
std::vector<unsigned> agreed_dead(const Turn& turn, const BoardView& board,
                                  const std::vector<double>& owners) {
  std::vector<unsigned> dead;
  if (!turn.game.info().counts_territory) return dead;
  for (unsigned square = 0; square < owners.size(); ++square) {
    const auto& stack = board.squares[square].stack;
    if (!stack.empty() && (stack.back().player == 0 ? -owners[square] : owners[square]) >= settled)
      dead.push_back(square);
  }
  return dead;
}

// Returns true if the mover wins when the game is counted now, and if on every square the mean
// owner at the end of the playouts agrees with the count.
bool is_settled_and_won(const Turn& turn, const EstimateReport& report) {
  const BoardView board = turn.game.board(turn.state);
  if (report.owners.size() != board.squares.size()) return false;
  const auto count = turn.game.count(turn.state, agreed_dead(turn, board, report.owners));
  if (!count) return false;
  const double lead = board.to_move == 0 ? count->lead : -count->lead;
  if (lead <= 0) return false;
  for (std::size_t square = 0; square < report.owners.size(); ++square) {
    const auto owner = count->owners[square];
    const double own = !owner ? 0 : *owner == 0 ? 1 : -1;
    if (std::abs(report.owners[square] - own) > 1 - settled) return false;
  }
  return true;
}

Choice chosen(const Turn& turn, const EstimateReport& report, const EstimatedMove& move) {
  Choice choice{move.move, Basis::guess};
  choice.win_rate = move.win_rate;
  choice.score = move.score;
  choice.resigns =
      report.playouts >= min_playouts_to_resign && move.win_rate < resign_below_win_rate;
  if (is_settled_and_won(turn, report))
    if (auto pass = pass_of(turn); pass && !is_forbidden(turn, *pass)) choice.move = *pass;
  return choice;
}

// `most_playouts`: the limit of the player's level; 0: only the turn's limits apply.
Result<Choice> choose(const Turn& turn, const RunOptions& run, std::uint64_t most_playouts) {
  // A count of all pieces proves nothing if the players agree on dead ones before they count.
  if (auto move = turn.game.info().counts_territory ? std::nullopt : winning_end(turn))
    return Choice{*std::move(move), Basis::proved, known_value(win_in(1))};
  EstimateOptions options;
  options.limits = turn.limits;
  if (most_playouts != 0)
    options.limits.playouts = options.limits.playouts == 0
                                  ? most_playouts
                                  : std::min(options.limits.playouts, most_playouts);
  options.excluded = turn.forbidden;
  options.on_report = turn.on_report;
  options.with_lines = static_cast<bool>(turn.on_report);
  options.seed = random_below(turn, std::numeric_limits<std::uint32_t>::max());
  const auto report = turn.game.estimator()->estimate(turn.past, turn.state, options, run);
  if (!report) return report.error();
  if (turn.on_report) turn.on_report(*report);
  if (!report->moves.empty()) return chosen(turn, *report, report->moves.front());
  return Error{Errc::internal,
               untranslated("the estimate left no move to play, in " + report->position)};
}

template <std::uint64_t playouts>
Result<Choice> choose_with(const Turn& turn, const RunOptions& run) {
  return choose(turn, run, playouts);
}

}  // namespace

extern const PlayerKind monte_carlo_player, level5_player, level4_player, level3_player,
    level2_player;
constexpr PlayerKind monte_carlo_player{"monte-carlo",
                                        "the move that most playouts tried, as many as time allows",
                                        choose_with<0>, true};
constexpr PlayerKind level5_player{"level5", "the last of five steps: monte-carlo", choose_with<0>,
                                   true};
constexpr PlayerKind level4_player{"level4", "monte-carlo with at most 2,500 playouts",
                                   choose_with<2500>, true};
constexpr PlayerKind level3_player{"level3", "monte-carlo with at most 500 playouts",
                                   choose_with<500>, true};
constexpr PlayerKind level2_player{"level2", "monte-carlo with at most 100 playouts",
                                   choose_with<100>, true};

}  // namespace kanzen
