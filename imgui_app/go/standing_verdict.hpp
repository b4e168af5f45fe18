#pragma once
// What the page says of a position whose standing is known, or being worked out.
#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/go/standing.hpp"

namespace kanzen::app {

Verdict standing_verdict(const State& state);

// "White leads by about 3.5", "Black wins by 9 points".
std::string lead_words(const State& state, const Lead& lead);
// A sentence about a position of the line, for its bar in the plot; empty: nothing is known.
std::string lead_sentence(const State& state, Session::Node node);
// "71%"
std::string whole_percent(double share);

}  // namespace kanzen::app
