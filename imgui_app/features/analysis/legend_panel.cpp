// The legend of values, true for the open game: what the signs and numbers mean.
#include <string>
#include <string_view>

#include "engine/picture/marks.hpp"
#include "imgui_app/features/analysis/panels.hpp"
#include "imgui_app/features/analysis/words.hpp"
#include "imgui_app/model/evaluations.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/legend.hpp"

namespace kanzen::app {
namespace {

Words outcome_word(Outcome outcome) {
  if (outcome == Outcome::draw) return word::legend_draw_name;
  return outcome == Outcome::win ? word::legend_win_name : word::legend_loss_name;
}

void draw_meaning_of_sign(Legend& legend, const char* id, Outcome outcome, const Words& words) {
  Ui& ui = legend.ui;
  draw_sign(ui.canvas(), {legend.area.x + 8, legend.y + Legend::line / 2}, 7, outcome,
            outcome_color(ui.theme, outcome));
  legend.meaning(id, ui.words(outcome_word(outcome)), ui.words(words));
}

void draw_signs(Legend& legend, const Words& draw) {
  draw_meaning_of_sign(legend, "legend-win", Outcome::win, word::legend_win);
  draw_meaning_of_sign(legend, "legend-draw", Outcome::draw, draw);
  draw_meaning_of_sign(legend, "legend-loss", Outcome::loss, word::legend_loss);
}

// Go: exact scores if the position is solved, else estimates by playouts.
void draw_score_legend(Legend& legend) {
  Ui& ui = legend.ui;
  const State& state = ui.state;
  const std::string points = format_leader_points(state.session->info(), 0, "3.5");
  const std::string_view leader = player_name(state, 0);
  if (exact_at(state, state.session->current()) != nullptr) {
    draw_signs(legend, word::legend_equal);
    return legend.text("legend-score", points, fill(ui.words(word::legend_score), {leader}));
  }
  legend.paragraph("legend-estimates", ui.words(word::legend_estimates));
  legend.text("legend-score", points, fill(ui.words(word::legend_lead), {leader}));
  legend.text("legend-rate", format_whole_percent(0.71), ui.words(word::legend_rate));
}

Words values_explanation(const GameInfo& info) {
  if (info.needs_search()) return word::values_explanation_search;
  return info.distance_in_plies ? word::values_explanation : word::values_explanation_sweeps;
}

}  // namespace

float draw_value_legend(Ui& ui, const Rect& area) {
  Legend legend{ui, area};
  const GameInfo& info = ui.state.session->info();
  if (info.has_estimates_only()) {
    draw_score_legend(legend);
    return legend.y - area.y;
  }
  legend.paragraph("legend-values", ui.words(values_explanation(info)));
  const Unit unit = shown_unit(ui.state);
  draw_signs(legend, unit == Unit::sweeps ? word::legend_undecided : word::legend_draw);
  if (unit == Unit::plies || unit == Unit::moves)
    legend.text("legend-number", "9",
                ui.words(unit == Unit::plies ? word::legend_plies : word::legend_winner_moves));
  if (unit == Unit::plies)
    legend.text("legend-worse", format_signed(-4),
                fill(ui.words(word::legend_worse), {ui.words(word::tab_moves)}));
  legend.paragraph("legend-moves", ui.words(word::legend_moves));
  return legend.y - area.y;
}

}  // namespace kanzen::app
