// Session: the values of its positions, and the facts that players need to choose a move.
#include <algorithm>
#include <set>
#include <utility>

#include "engine/players/best_moves.hpp"
#include "engine/session/session.hpp"

namespace kanzen {
namespace {

Value ended_value(const GameEnd& end, Player to_move) {
  if (!end.winner) return drawn();
  return *end.winner == to_move ? win_in(0) : loss_in(0);
}

}  // namespace

const Analysis* Session::analysis(Node node) const {
  return nodes_[node].end ? nullptr : analysis_of(nodes_[node].position);
}

const Analysis* Session::analysis_of(std::string_view position) const {
  const auto found = analysis_.find(position);
  return found == analysis_.end() ? nullptr : &found->second;
}

std::optional<Value> Session::value(Node node) const {
  if (nodes_[node].end) return ended_value(*nodes_[node].end, nodes_[node].to_move);
  const Analysis* known = analysis(node);
  if (known == nullptr) return std::nullopt;
  return known->value;
}

std::vector<std::string> Session::missing_analysis() const {
  std::vector<std::string> missing;
  std::set<std::string_view> listed;
  const auto want = [&](Node node) {
    const std::string& text = nodes_[node].position;
    if (nodes_[node].end || analysis(node) != nullptr) return;
    if (listed.insert(text).second) missing.push_back(text);
  };
  want(current_);
  for (const Node node : line()) want(node);
  return missing;
}

void Session::deliver(Analysis analysis) {
  std::string position = analysis.position;
  analysis_.insert_or_assign(std::move(position), std::move(analysis));
}

std::vector<std::string> Session::best_moves() const {
  const Analysis* known = analysis();
  if (known == nullptr) return {};
  if (forbidden_.empty() && repeating_.empty()) return kanzen::best_moves(*known);
  return kanzen::best_moves(with_draws(without_moves(*known, turn().forbidden), repeating_));
}

Turn Session::turn() const {
  Turn turn{*game_, nodes_[current_].state};
  for (const ForbiddenMove& forbidden : forbidden_) turn.forbidden.push_back(forbidden.move.text);
  turn.repeating = repeating_;
  for (Node node = current_; node != 0; node = nodes_[node].parent)
    turn.past.push_back(nodes_[nodes_[node].parent].state);
  std::reverse(turn.past.begin(), turn.past.end());
  return turn;
}

}  // namespace kanzen
