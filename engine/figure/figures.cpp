#include "engine/figure/figures.hpp"

namespace kanzen {

const Theme& figure_theme(const FigureChoices& choices) {
  return choices.dark ? dark_theme() : light_theme();
}

std::string figure_distance(Value value, bool distances) {
  if (!distances) return {};
  return value.outcome == Outcome::draw ? "\u2013" : std::to_string(value.distance);
}

Caption figure_caption(const Figure& figure, const GameInfo& info, const FigureChoices& choices,
                       const std::string& link) {
  Caption caption{figure_heading(choices.language, info), figure.notes, {}};
  if (!link.empty()) caption.lines.push_back(link);
  return caption;
}

}  // namespace kanzen
