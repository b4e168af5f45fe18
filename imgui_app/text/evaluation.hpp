#pragma once
// Sentences about scores, exact or estimated by playouts.
#include <string>
#include <string_view>

#include "imgui_app/model/state.hpp"
#include "imgui_app/text/formatting.hpp"

namespace kanzen::app {

// "White leads by about 3.5", "Black wins by 9 points".
std::string describe_score_lead(const State& state, const ScoreLead& lead);
// Describes the bounds that are proven of a score not found in time: "Black at least +4, at most
// +25", komi subtracted; empty if nothing is proven.
std::string describe_proven(const State& state, ScoreRange proven);
// Describes the score of a legal move with best play or, once it has settled, by playouts; empty:
// it is not known, or values are hidden.
std::string describe_move_score(const State& state, std::string_view move);

}  // namespace kanzen::app
