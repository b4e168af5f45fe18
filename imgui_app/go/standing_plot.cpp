// The course of a game that counts: the first player's lead as bars, upwards, and his chance to
// win as a line.
#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "engine/picture/signs.hpp"
#include "imgui_app/go/standing.hpp"
#include "imgui_app/go/standing_verdict.hpp"
#include "imgui_app/play/ply_items.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr float widest_pitch = 24, widest_bar = 10;
constexpr float pixels_a_point = 5, tallest_bar = 40;
constexpr float chance_height = 38;  // of a sure win over the axis
constexpr float rule_points = 5;     // where the dotted rules are

struct Plot {
  Ui& ui;
  Rect rect;
  float pitch = 0;
  float axis() const { return rect.y + rect.height / 2; }
  float middle(std::size_t ply) const { return rect.x + pitch * (static_cast<float>(ply) + 0.5F); }
};

void draw_rules(const Plot& plot) {
  constexpr float dash = 2, step = 6;
  for (const float points : {rule_points, -rule_points})
    for (float x = plot.rect.x; x < right(plot.rect); x += step)
      plot.ui.canvas().fill({x, plot.axis() - points * pixels_a_point, dash, 1},
                            plot.ui.theme.line);
  separator(plot.ui, plot.rect.x, plot.axis(), plot.rect.width);
}

void draw_bar(const Plot& plot, std::size_t ply, double points) {
  const PlayerColors& colors = plot.ui.face().players(plot.ui.theme.dark)[points > 0 ? 0 : 1];
  const float height =
      std::clamp(static_cast<float>(std::abs(points)) * pixels_a_point, 1.0F, tallest_bar);
  const float width = std::clamp(plot.pitch - 3, 1.0F, widest_bar);
  const Rect bar{plot.middle(ply) - width / 2, plot.axis() - (points > 0 ? height : 0), width,
                 height};
  const float radius = std::min(2.0F, width / 4);
  plot.ui.canvas().fill(bar, colors.body, radius);
  const bool needs_edge = points < 0 || plot.ui.theme.dark;
  if (needs_edge && width >= 3)
    plot.ui.canvas().outline(bar, points < 0 ? colors.edge : plot.ui.theme.strong, radius, 1);
}

// In pieces: where a position has no estimate the line stops.
void draw_chances(const Plot& plot, const std::vector<std::optional<Lead>>& leads) {
  std::vector<Point> points;
  const auto draw = [&] {
    if (points.size() > 1) {
      plot.ui.canvas().polyline(points, plot.ui.theme.surface, 5);
      plot.ui.canvas().polyline(points, plot.ui.theme.accent, 2);
    }
    points.clear();
  };
  for (std::size_t ply = 0; ply < leads.size(); ++ply) {
    if (!leads[ply] || !leads[ply]->win_rate) {
      draw();
      continue;
    }
    const auto share = static_cast<float>(2 * *leads[ply]->win_rate - 1);
    points.push_back({plot.middle(ply), plot.axis() - share * chance_height});
  }
  draw();
}

std::string words_of_ply(const Ui& ui, std::size_t ply) {
  const std::vector<Session::Node> line = ui.state.session->line();
  const std::string sentence =
      ui.state.view.values ? lead_sentence(ui.state, line[ply]) : std::string();
  const std::string number = std::to_string(ply);
  if (sentence.empty())
    return fill(ui.words(Text::ply_of), {number, std::to_string(line.size() - 1)});
  return fill(ui.words(Text::history_bar), {number, sentence});
}

}  // namespace

void draw_standing_plot(Ui& ui, const Rect& rect) {
  const std::vector<Session::Node> line = ui.state.session->line();
  const Plot plot{ui, rect, std::min(rect.width / static_cast<float>(line.size()), widest_pitch)};
  draw_ply_items(ui, rect, plot.pitch, [&](std::size_t ply) { return words_of_ply(ui, ply); });
  draw_rules(plot);
  if (!ui.state.view.values) return;
  std::vector<std::optional<Lead>> leads;
  for (const Session::Node node : line) leads.push_back(lead_at(ui.state, node));
  for (std::size_t ply = 0; ply < line.size(); ++ply)
    if (leads[ply]) draw_bar(plot, ply, leads[ply]->low);
  draw_chances(plot, leads);
  for (std::size_t ply = 0; ply < line.size(); ++ply)
    if (is_blunder(ui.state, line[ply]))
      draw_diamond(ui.canvas(), {plot.middle(ply), rect.y + 8}, 9, ui.theme.warn);
}

}  // namespace kanzen::app
