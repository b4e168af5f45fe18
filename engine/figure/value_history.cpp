#include "engine/figure/value_history.hpp"

#include <algorithm>

namespace kanzen {
namespace {

std::optional<Player> leader_of(const std::optional<Value>& for_first) {
  if (!for_first || for_first->outcome == Outcome::draw) return std::nullopt;
  return for_first->outcome == Outcome::win ? Player{0} : Player{1};
}

}  // namespace

bool is_blunder(const Session& session, Session::Node node) {
  if (node == 0) return false;
  const auto could = session.value(session.parent(node));
  const auto got = session.value(node);
  return could && got && for_opponent(*got).outcome < could->outcome;
}

std::vector<ValueBar> history_bars(const Session& session) {
  std::vector<ValueBar> bars;
  bool future = false;
  for (const Session::Node node : session.line()) {
    ValueBar bar;
    bar.value = session.value(node);
    if (bar.value && session.to_move(node) == 1) bar.value = for_opponent(*bar.value);
    bar.leader = leader_of(bar.value);
    bar.blunder = is_blunder(session, node);
    bar.current = node == session.current();
    bar.future = future;
    future = future || bar.current;
    bars.push_back(bar);
  }
  return bars;
}

std::size_t count_blunders(const std::vector<ValueBar>& bars) {
  return static_cast<std::size_t>(
      std::count_if(bars.begin(), bars.end(), [](const ValueBar& bar) { return bar.blunder; }));
}

}  // namespace kanzen
