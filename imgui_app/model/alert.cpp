// What is read out at once, because something went wrong or is about to.
#include "imgui_app/model/position_facts.hpp"
#include "imgui_app/model/wording.hpp"

namespace kanzen::app {
namespace {

std::string told(const State& state, Text heading, const std::string& reason) {
  return std::string(text(state.language, heading)) + ": " + reason;
}

}  // namespace

Text heading_of_failure(const Solving& solving) {
  if (solving.phase == Solving::Phase::failed) return Text::failed;
  if (solving.phase == Solving::Phase::lost) return Text::values_lost;
  const bool damaged = solving.error && solving.error->code == Errc::corrupt_data;
  return damaged ? Text::kept_discarded : Text::kept_unopened;
}

std::string alert_of(const State& state) {
  const Solving& solving = state.solving;
  if (state.refusal) return told(state, state.refusal->heading, state.refusal->reason);
  if (solving.error) return told(state, heading_of_failure(solving), solving.error->message);
  if (state.table.news.error && state.solving.phase != Solving::Phase::done) {
    return told(state, Text::table_failed, state.table.news.error->message);
  }
  if (state.table.check && state.table.check->different > 0) {
    return told(state, Text::table_wrong, state.table.check->example);
  }
  if (state.search.phase == Search::Phase::failed) {
    return told(state, Text::search_failed, state.search.failure);
  }
  if (!state.keeping.failure.empty()) return told(state, Text::keep_failed, state.keeping.failure);
  if (state.notable.phase == NotableSearch::Phase::failed) {
    return told(state, Text::notable_failed, state.notable.failure);
  }
  if (!state.warned_lift) return {};
  const MoveView* lift = losing_move_from(*state.session, *state.warned_lift);
  if (lift == nullptr) return {};
  const Words& title = words_of(state.session->info()).losing_move.title;
  return std::string(title.in(state.language)) + ": " + losing_reason(state, *lift);
}

}  // namespace kanzen::app
