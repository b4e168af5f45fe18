// The histogram of all positions of a game by outcome and distance, as a figure.
#include <algorithm>

#include "engine/core/numbers.hpp"
#include "engine/figure/figures.hpp"
#include "engine/picture/charts.hpp"

namespace kanzen {
namespace {

// Returns the statistics with the distances that the figure shows.
Statistics shown_statistics(const GameInfo& info, const Statistics& statistics,
                            const FigureChoices& choices) {
  Statistics shown = statistics;
  if (choices.distances != FigureDistances::moves || !info.distance_in_plies) return shown;
  shown.by_distance = counts_by_moves(statistics.by_distance);
  shown.max_distance = moves_of_plies(statistics.max_distance);
  return shown;
}

constexpr float histogram_width = 640;
constexpr float draws_width = 88;

void draw_legend(Pen& pen, const Theme& theme, const Rect& plot, const FigureChoices& choices) {
  for (const Outcome outcome : {Outcome::win, Outcome::loss}) {
    const std::string words = outcome_name(choices.language, outcome);
    const Color color = outcome_color(theme, outcome);
    const float y = outcome == Outcome::win ? plot.y + 14 : bottom(plot) - 14;
    const float x = right(plot) - 2;
    pen.text({x, y}, words, {FontSize::body, Weight::semibold, color, Align::right});
    draw_sign(pen, {x - pen.text_width(words, FontSize::body, Weight::semibold) - 14, y}, 6,
              outcome, color);
  }
}

void draw_chart(Pen& pen, const GameInfo& info, const Statistics& all, float width, float height,
                const FigureChoices& choices) {
  const Statistics statistics = shown_statistics(info, all, choices);
  const Theme& theme = figure_theme(choices);
  const auto words = [&](const Words& text) { return figure_text(choices.language, text); };
  const auto columns = static_cast<float>(std::max<std::size_t>(statistics.by_distance.size(), 1));
  HistogramLayout layout;
  layout.plot = from_corners(72, 44, width - draws_width, height - 32);
  layout.column = layout.plot.width / columns;
  layout.draws_at = width - draws_width + 46;
  const std::string unit = unit_words(choices.language, choices.distances);
  const auto distance_words = [&](const Words& number, const Words& sweeps) {
    return figure_text(choices.language, info.distance_in_plies ? number : sweeps, unit);
  };
  pen.text({16, 22}, distance_words(figure_word::by_number, figure_word::by_sweeps),
           {FontSize::body, Weight::semibold, theme.text});
  draw_histogram(pen, theme, layout, statistics, ChartScale(statistics, choices.logarithmic),
                 {words(figure_word::draws), choices.language, std::nullopt});
  draw_legend(pen, theme, layout.plot, choices);
  pen.text({centre(layout.plot).x, height - 14},
           distance_words(figure_word::number_axis, figure_word::sweeps_axis),
           {FontSize::caption, Weight::regular, theme.text2, Align::centre});
}

DataTable table_of(const GameInfo& info, const Statistics& statistics,
                   const FigureChoices& choices) {
  const auto words = [&](const Words& text) { return figure_text(choices.language, text); };
  DataTable table;
  table.columns = {
      {"distance",
       info.distance_in_plies ? figure_text(choices.language, figure_word::number_axis,
                                            unit_words(choices.language, FigureDistances::plies))
                              : words(figure_word::sweeps_axis),
       true},
      {"win", words(figure_word::won), true},
      {"draw", words(figure_word::drawn), true},
      {"loss", words(figure_word::lost), true}};
  for (const DistanceCount& counts : statistics.by_distance)
    table.rows.push_back({std::to_string(counts.distance), std::to_string(counts.win), "",
                          std::to_string(counts.loss)});
  table.rows.push_back({"", "", std::to_string(statistics.draw), ""});
  return table;
}

}  // namespace

Figure histogram_figure(const GameInfo& info, const Statistics& statistics,
                        const FigureChoices& choices) {
  Figure figure;
  const float width = layout_width(choices, histogram_width);
  const float height = std::max(0.6F * width, 200.0F);
  figure.picture.width = width;
  figure.picture.height = height;
  figure.picture.title = info.name + ", " + info.rules;
  figure.picture.description =
      "Positions by outcome and distance: " + std::to_string(statistics.win) + " won, " +
      std::to_string(statistics.draw) + " drawn, " + std::to_string(statistics.loss) + " lost.";
  figure.picture.draw = [&info, &statistics, width, height, choices](Pen& pen) {
    draw_chart(pen, info, statistics, width, height, choices);
  };
  figure.table = table_of(info, statistics, choices);
  figure.notes = {
      figure_text(choices.language,
                  info.up_to_symmetry ? figure_word::all_classes : figure_word::all_positions,
                  format_with_commas(statistics.positions)),
      figure_text(choices.language, figure_word::each_position)};
  return figure;
}

}  // namespace kanzen
