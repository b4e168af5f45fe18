#pragma once
// The words of what the Statistics page studies beside the counts, apart from the rest of the page
// (strings.hpp).
#include "imgui_app/strings.hpp"

namespace kanzen::app {

enum class StudyText {
  counts,
  comparison,
  compare_title,
  compare_detail,
  compare_with,
  compare,
  compare_offer,
  compare_running,
  compare_solving,
  compare_joining,
  compare_cancelled,
  compare_again,
  compare_failed,
  known_to_both,
  valued_otherwise,
  known_alone,
  outcomes_heading,
  outcomes_detail,
  outcome_cell,
  outcome_cell_differs,
  undecided,
  kinds_heading,
  kind_ending,
  kind_moves,
  kind_later,
  first_heading,
  first_none,
  first_start,
  first_after,
  claim,
  claim_with_line,
  open_under,
  here,
  after_moves,
  reason_ending,
  reason_moves,
  reason_moves_covered,
  reason_far,
  goes_on,
  over_won,
  over_won_covered,
  over_drawn,
  compare_rules_button,
  count
};

std::string_view text(Language language, StudyText id);

}  // namespace kanzen::app
