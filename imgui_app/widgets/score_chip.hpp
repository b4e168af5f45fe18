#pragma once
// A capsule with the sign of the outcome and the score: "B+3.5".
#include "imgui_app/go/standing.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

struct ScoreChipStyle {
  bool soft = false;  // filled with the outcome's soft colour, else surface and line
  float radius = 0;   // 0: a capsule
  FontSize size = FontSize::body;
  bool pointed = false;  // with a border
};

void score_chip(Ui& ui, const Rect& rect, const Lead& lead, const ScoreChipStyle& style = {});
float score_chip_width(Ui& ui, const Lead& lead, const ScoreChipStyle& style = {});

}  // namespace kanzen::app
