// The message that screen readers announce at once: an error or a warning.
#include "engine/session/position_queries.hpp"
#include "imgui_app/app/announcer.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"

namespace kanzen::app {
namespace {

std::string alert_text(const State& state, const Words& heading, const Diagnostic& what) {
  const Language language = state.settings.language;
  return std::string(heading.in(language)) + ": " + what.in(language);
}

}  // namespace

std::string alert_of(const State& state) {
  const Solving& solving = state.values.solving;
  if (state.notices.refusal)
    return alert_text(state, state.notices.refusal->heading, state.notices.refusal->reason);
  if (const Error* error = solving.error()) {
    return alert_text(state, heading_of_failure(solving), *error);
  }
  if (state.values.table.status.error && !solving.done()) {
    return alert_text(state, word::table_failed, *state.values.table.status.error);
  }
  if (state.values.table.check && state.values.table.check->different > 0) {
    return alert_text(state, word::table_wrong, state.values.table.check->example);
  }
  if (const Search::Failed* failed = state.values.search.failed()) {
    return alert_text(state, word::search_failed, failed->reason);
  }
  if (!state.go.evaluations.failure.empty())
    return alert_text(state, word::estimate_failed, state.go.evaluations.failure);
  if (!state.values.save_status.failure.empty())
    return alert_text(state, word::saving_failed, state.values.save_status.failure);
  if (const NotableSearch::Failed* failed = state.values.notable.failed()) {
    return alert_text(state, word::notable_failed, failed->reason);
  }
  if (!state.board.warned_lift) return {};
  const MoveView* lift = ending_lift_from(*state.session, *state.board.warned_lift);
  if (lift == nullptr) return {};
  return std::string(lift_words(state, *lift).title.in(state.settings.language)) + ": " +
         losing_reason(state, *lift);
}

}  // namespace kanzen::app
