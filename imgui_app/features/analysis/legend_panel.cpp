// The legends of values and of moves, each true for the open game: what the signs and numbers mean,
// and how moves are written.
#include <string>
#include <string_view>

#include "engine/picture/marks.hpp"
#include "imgui_app/app/panels.hpp"
#include "imgui_app/app/words.hpp"
#include "imgui_app/features/analysis/words.hpp"
#include "imgui_app/features/go/evaluation.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/widgets/text_column.hpp"

namespace kanzen::app {
namespace {

constexpr float legend_left = 74;  // CSS pixels from the left edge to the meanings
constexpr float legend_line = 22;

Words outcome_word(Outcome outcome) {
  if (outcome == Outcome::draw) return word::legend_draw_name;
  return outcome == Outcome::win ? word::legend_win_name : word::legend_loss_name;
}

// Draws the rows from top to bottom.
struct Legend {
  Ui& ui;
  Rect area;
  float y = area.y;

  void paragraph(const char* id, std::string_view words) {
    y += 8 + draw_paragraph(ui, id, {area.x, y, area.width, 0}, words, ui.quiet(),
                            TextColumn::line_height);
  }
  // Draws the meaning of a sign that is called `name`.
  void meaning(const std::string& id, std::string_view name, std::string_view words) {
    const float used = ui.canvas().paragraph({area.x + legend_left, y}, area.width - legend_left,
                                             words, ui.quiet(), legend_line);
    ui.mirror_text(id, fill(ui.words(word::label), {name, words}), {area.x, y, area.width, used});
    y += used + 8;
  }
  void sign(const char* id, Outcome outcome, const Words& words) {
    draw_sign(ui.canvas(), {area.x + 8, y + legend_line / 2}, 7, outcome,
              outcome_color(ui.theme, outcome));
    meaning(id, ui.words(outcome_word(outcome)), ui.words(words));
  }
  // Draws a text as it is drawn elsewhere, and its meaning.
  void text(const std::string& id, std::string_view text_in, std::string_view words) {
    ui.canvas().text({area.x, y + legend_line / 2}, text_in, ui.heading());
    meaning(id, text_in, words);
  }
  void signs(const Words& draw) {
    sign("legend-win", Outcome::win, word::legend_win);
    sign("legend-draw", Outcome::draw, draw);
    sign("legend-loss", Outcome::loss, word::legend_loss);
  }
};

// Go: exact scores if the position is solved, else estimates by playouts.
void draw_score_legend(Legend& legend) {
  Ui& ui = legend.ui;
  const State& state = ui.state;
  const std::string points = format_leader_points(state.session->info(), 0, "3.5");
  const std::string_view leader = player_name(state, 0);
  if (exact_at(state, state.session->current()) != nullptr) {
    legend.signs(word::legend_equal);
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
  legend.signs(unit == Unit::sweeps ? word::legend_undecided : word::legend_draw);
  if (unit == Unit::plies || unit == Unit::moves)
    legend.text("legend-number", "9",
                ui.words(unit == Unit::plies ? word::legend_plies : word::legend_winner_moves));
  if (unit == Unit::plies)
    legend.text("legend-worse", format_signed(-4),
                fill(ui.words(word::legend_worse), {ui.words(word::tab_moves)}));
  legend.paragraph("legend-moves", ui.words(word::legend_moves));
  return legend.y - area.y;
}

float draw_notation_legend(Ui& ui, const Rect& area) {
  Legend legend{ui, area};
  std::size_t number = 0;
  for (const ShownExample& example : ui.state.examples.all) {
    if (example.source->reading.english.empty()) continue;
    legend.text("legend-move-" + std::to_string(number++), move_text(ui.state, example.move),
                example.source->reading.in(ui.language()));
  }
  return legend.y - area.y;
}

}  // namespace kanzen::app
