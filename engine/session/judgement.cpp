#include "engine/session/judgement.hpp"

#include <algorithm>
#include <utility>

namespace kanzen {
namespace {

PlayerValue player_value(Value value, bool with_distances) {
  PlayerValue known{value.outcome, {}, {}};
  if (with_distances) known.distance = known_value(value).distance;
  return known;
}

Outcome sign_of(double lead) {
  return lead > 0 ? Outcome::win : lead < 0 ? Outcome::loss : Outcome::draw;
}

PlayerValue player_value(const std::optional<ScoreRange>& score, Player player, double added) {
  if (!score) return {};
  const Outcome worst = sign_of(score->low - added), best = sign_of(score->high - added);
  const Outcome outcome = worst == best ? worst : Outcome::draw;
  return {player == 0 ? outcome : for_opponent(outcome), {}, score};
}

// Returns what the mover can force, in points.
int forced_points(ScoreRange score, Player mover) { return mover == 0 ? score.low : -score.high; }

// Returns the value of a resignation for the player who resigns.
PlayerValue resigned() { return {Outcome::loss, 0, {}}; }

// Judges a move, or a resignation, in the session's current position.
JudgedMove judged(const Session& session, const RatedPosition& rated, const std::string& move) {
  JudgedMove judged;
  judged.ply = session.ply() + 1;
  judged.player = session.to_move(session.current());
  judged.move = move;
  judged.position = session.position();
  judged.before = rated.value;
  judged.best = rated.best_moves();
  const auto found = std::find_if(rated.moves.begin(), rated.moves.end(),
                                  [&](const RatedMove& one) { return one.move == move; });
  if (found != rated.moves.end()) judged.after = found->value;
  if (move == resignation) judged.after = resigned();
  judged.cost = move_cost(judged.before, judged.after, judged.player);
  return judged;
}

// Returns a pass or a move that ends the game if there is one among `best`, else the first of them.
const std::string& chosen_move(const Session& session, const std::vector<std::string>& best) {
  for (const MoveView& move : session.moves())
    if (move.kind == MoveKind::pass || move.kind == MoveKind::end)
      if (const auto found = std::find(best.begin(), best.end(), move.text); found != best.end())
        return *found;
  return best.front();
}

}  // namespace

std::optional<unsigned> move_cost(const PlayerValue& before, const PlayerValue& after,
                                  Player mover) {
  if (before.score && after.score)
    return static_cast<unsigned>(
        std::max(0, forced_points(*before.score, mover) - forced_points(*after.score, mover)));
  if (before.outcome != after.outcome || !before.outcome) return std::nullopt;
  if (*before.outcome == Outcome::draw) return 0;
  if (!before.distance || !after.distance) return std::nullopt;
  const unsigned longer = std::max(*before.distance, *after.distance);
  return longer - std::min(*before.distance, *after.distance);
}

bool is_blunder(const PlayerValue& before, const PlayerValue& after) {
  return before.outcome && after.outcome && *after.outcome < *before.outcome;
}

namespace {

struct MoveValues {
  PlayerValue before, after;
};

// Returns the values of the move to a node for its player, unknown ones for the root and for a
// set-up.
MoveValues values_of_move(const Session& session, Session::Node node) {
  const GameInfo& info = session.info();
  if (node == 0 || session.is_set_up(node)) return {};
  const bool with_distances = info.distance_in_plies && !info.needs_search();
  const auto before = session.value(session.parent(node));
  const auto after = session.value(node);
  MoveValues values;
  if (before) values.before = player_value(*before, with_distances);
  if (after) values.after = player_value(after_move_to(*after), with_distances);
  return values;
}

}  // namespace

bool is_blunder(const Session& session, Session::Node node) {
  const auto [before, after] = values_of_move(session, node);
  return is_blunder(before, after);
}

unsigned lost_plies(const Session& session, Session::Node node) {
  // A resignation has no distance.
  if (session.end_of(node) != nullptr) return 0;
  const auto [before, after] = values_of_move(session, node);
  return move_cost(before, after, session.to_move(node)).value_or(0);
}

std::vector<std::string> RatedPosition::best_moves() const {
  std::vector<std::string> best;
  for (const RatedMove& one : moves)
    if (one.value.outcome && one.value == moves.front().value) best.push_back(one.move);
  return best;
}

RatedPosition rated(const Analysis& analysis, bool with_distances) {
  RatedPosition position{player_value(analysis.value, with_distances), {}};
  for (const MoveValue& one : analysis.moves)
    position.moves.push_back({one.move, player_value(one.value, with_distances)});
  return position;
}

RatedPosition rated(const ScoreReport& report, Player to_move, double added) {
  RatedPosition position{player_value(report.score, to_move, added), {}};
  for (const ScoredMove& one : report.moves)
    position.moves.push_back({one.move, player_value(one.score, to_move, added)});
  return position;
}

Result<std::vector<JudgedMove>> judge_line(Session& session, const RatePosition& rate) {
  std::vector<JudgedMove> moves;
  const std::vector<Session::Node> line = session.line();
  for (std::size_t ply = 1; ply < line.size(); ++ply) {
    const std::string& move = session.move_to(line[ply]);
    if (session.is_set_up(line[ply]) || move == draw_agreement) continue;
    session.jump(line[ply - 1]);
    const auto rated = rate(session);
    if (!rated) return rated.error();
    moves.push_back(judged(session, *rated, move));
  }
  session.jump(line.back());
  return moves;
}

Result<std::vector<JudgedMove>> play_perfect_line(Session& session, const RatePosition& rate,
                                                  std::size_t most) {
  std::vector<JudgedMove> moves;
  while (moves.size() < most && !session.board().end && !repeated_ply(session)) {
    const auto rated = rate(session);
    if (!rated) return rated.error();
    const std::vector<std::string> best = rated->best_moves();
    if (best.empty()) break;
    moves.push_back(judged(session, *rated, chosen_move(session, best)));
    if (const auto played = session.play(moves.back().move); !played) return played.error();
  }
  return moves;
}

std::optional<std::size_t> repeated_ply(const Session& session) {
  const std::vector<Session::Node> line = session.line();
  for (std::size_t ply = 0; ply < session.ply(); ++ply)
    if (session.position(line[ply]) == session.position() &&
        session.end_of(session.current()) == nullptr)
      return ply;
  return std::nullopt;
}

}  // namespace kanzen
