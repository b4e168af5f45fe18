#include "imgui_app/model/values.hpp"

#include <array>

#include "engine/session/position_queries.hpp"
#include "imgui_app/model/state.hpp"

namespace kanzen::app {
namespace {

// The page shows the kinds in this order.
constexpr std::array kinds_in_order{NotableKind::longest_loss,      NotableKind::longest_win,
                                    NotableKind::smallest_draw,     NotableKind::no_safe_move,
                                    NotableKind::only_winning_move, NotableKind::mutual_zugzwang,
                                    NotableKind::unlikely_only_move};
static_assert(kinds_in_order.size() == notable_kinds);

// A table that turned out to be damaged is not used.
bool is_trusted(const TableStatus& status) {
  return !status.error || status.error->code != Errc::corrupt_data;
}

}  // namespace

const Error* Solving::error() const {
  if (failed() != nullptr) return &failed()->error;
  if (const auto* lost = in<Lost>()) return &lost->error;
  const auto* offered = in<Offered>();
  return offered != nullptr && offered->error ? &*offered->error : nullptr;
}

bool are_values_pending(const State& state) {
  if (state.session->info().needs_search()) return current_search(state) != nullptr;
  const Solving& solving = state.values.solving;
  if (solving.done() || state.values.table.usable()) {
    return !state.values.valueless.contains(state.session->position());
  }
  const Solving::Running* running = solving.running();
  return running != nullptr && (running->shown || running->source == Solving::Source::solver);
}

bool shows_solving_card(const State& state) {
  const Solving& solving = state.values.solving;
  if (solving.is<Solving::None>() || solving.done()) return false;
  // The progress of a small game is hidden together with the values.
  if (const Solving::Running* running = solving.running()) {
    return running->shown && (state.view.values || state.session->info().is_large());
  }
  // The table supplies the values, so its line offers solving instead (shows_table).
  return !solving.is<Solving::Offered>() || !state.values.table.usable();
}

bool shows_table(const State& state) {
  const Table& table = state.values.table;
  return table.usable() && (state.session->info().is_large() || table.check);
}

bool shows_save_line(const State& state) {
  return state.values.solving.done() && state.session->info().is_large();
}

const Search::Finding* current_finding(const State& state) {
  const auto found = state.values.search.findings.find(state.session->position());
  return found == state.values.search.findings.end() ? nullptr : &found->second;
}

const Search::Running* current_search(const State& state) {
  const Search::Running* running = state.values.search.running();
  const bool here = running != nullptr && running->position == state.session->position();
  return here ? running : nullptr;
}

bool shows_search_card(const State& state) {
  if (!state.session->info().needs_search() || has_ended(*state.session)) return false;
  return current_search(state) != nullptr || state.view.values;
}

std::vector<const MoveView*> unsolved_moves(const State& state) {
  std::vector<const MoveView*> moves;
  const Search::Finding* finding = current_finding(state);
  if (finding == nullptr) return moves;
  for (const SearchedMove& searched : finding->report.moves) {
    if (searched.outcome) continue;
    if (const MoveView* move = find_move(*state.session, searched.move)) moves.push_back(move);
  }
  return moves;
}

const Statistics* shown_statistics(const State& state) {
  if (const Summary* summary = state.values.solving.summary()) return summary;
  const TableStatus& status = state.values.table.status;
  return status.statistics && is_trusted(status) ? &*status.statistics : nullptr;
}

bool are_statistics_from_table(const State& state) {
  return !state.values.solving.done() && shown_statistics(state) != nullptr;
}

std::span<const NotableGroup> shown_notable(const State& state) {
  if (const auto* done = state.values.notable.done()) return done->groups;
  if (!is_trusted(state.values.table.status)) return {};
  return state.values.table.notable;
}

bool are_notable_from_table(const State& state) {
  return state.values.notable.done() == nullptr && !shown_notable(state).empty();
}

bool shows_notable(const State& state) {
  const bool searchable = state.values.solving.is<Solving::Done>();
  const bool searched = state.values.notable.done() != nullptr;
  return !shown_notable(state).empty() || (searchable && !searched);
}

std::vector<NotableGroup> notable_groups_of(const std::vector<NotablePositions>& kinds,
                                            const AnyGame& game) {
  std::vector<NotableGroup> groups;
  for (const NotableKind kind : kinds_in_order)
    for (const NotablePositions& found : kinds) {
      if (found.kind != name_of(kind)) continue;
      NotableGroup group{kind, found.count, {}};
      for (const ValuedPosition& example : found.examples)
        if (const auto state = game.parse(example.position))
          group.examples.push_back({example.position, example.value, game.board(*state)});
      if (!group.examples.empty()) groups.push_back(std::move(group));
    }
  return groups;
}

}  // namespace kanzen::app
