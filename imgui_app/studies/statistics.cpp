#include "imgui_app/studies/statistics.hpp"

#include <algorithm>
#include <array>

namespace kanzen::app {
namespace {

// As the page shows them; kinds that it does not know come last.
constexpr std::array<std::string_view, 7> kinds_in_order{
    "longest_loss",      "longest_win",     "smallest_draw",     "no_safe_move",
    "only_winning_move", "mutual_zugzwang", "unlikely_only_move"};

std::size_t place_of(const NotableGroup& group) {
  const auto found = std::find(kinds_in_order.begin(), kinds_in_order.end(), group.kind);
  return static_cast<std::size_t>(found - kinds_in_order.begin());
}

NotableGroup drawable_group(const NotablePositions& kind, const AnyGame& game) {
  NotableGroup group{kind.kind, kind.count, {}};
  for (const ValuedPosition& example : kind.examples) {
    const auto state = game.parse(example.position);
    if (!state) continue;
    group.examples.push_back({example.position, example.value, game.board(*state)});
  }
  return group;
}

// What a table has said that turned out to be damaged is not believed any more.
bool is_trusted(const TableNews& news) {
  return !news.error || news.error->code != Errc::corrupt_data;
}

}  // namespace

const Statistics* shown_statistics(const State& state) {
  if (const Summary* summary = state.values.solving.summary()) return summary;
  const TableNews& news = state.values.table.news;
  return news.statistics && is_trusted(news) ? &*news.statistics : nullptr;
}

bool statistics_are_from_table(const State& state) {
  return !state.values.solving.done() && shown_statistics(state) != nullptr;
}

std::span<const NotableGroup> shown_notable(const State& state) {
  if (const auto* done = state.values.notable.done()) return done->groups;
  if (!is_trusted(state.values.table.news)) return {};
  return state.values.table.notable;
}

bool notable_are_from_table(const State& state) {
  return state.values.notable.done() == nullptr && !shown_notable(state).empty();
}

bool shows_notable(const State& state) {
  const bool searchable = state.values.solving.done();
  const bool searched = state.values.notable.done() != nullptr;
  return !shown_notable(state).empty() || (searchable && !searched);
}

std::vector<NotableGroup> drawable(const std::vector<NotablePositions>& kinds,
                                   const AnyGame& game) {
  std::vector<NotableGroup> groups;
  for (const NotablePositions& kind : kinds) {
    NotableGroup group = drawable_group(kind, game);
    if (!group.examples.empty()) groups.push_back(std::move(group));
  }
  std::stable_sort(groups.begin(), groups.end(), [](const NotableGroup& a, const NotableGroup& b) {
    return place_of(a) < place_of(b);
  });
  return groups;
}

}  // namespace kanzen::app
