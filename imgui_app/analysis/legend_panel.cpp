// The legends of values and of moves, each true for the open game: what the signs and numbers mean,
// and how moves are written.
#include <optional>
#include <string>
#include <utility>

#include "engine/picture/marks.hpp"
#include "imgui_app/analysis/formatting.hpp"
#include "imgui_app/analysis/words.hpp"
#include "imgui_app/go/evaluation.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/shell/words.hpp"
#include "imgui_app/widgets/text_column.hpp"

namespace kanzen::app {
namespace {

constexpr float legend_left = 74;  // CSS pixels from the left edge to the meanings
constexpr float legend_line = 22;

// A sign, or a text as it is drawn elsewhere, with its meaning.
struct LegendRow {
  std::string id;
  std::optional<Outcome> sign;
  std::string text;  // drawn and mirrored if there is no sign
  std::string meaning;
};

Words outcome_word(Outcome outcome) {
  if (outcome == Outcome::draw) return word::legend_draw_name;
  return outcome == Outcome::win ? word::legend_win_name : word::legend_loss_name;
}

// Draws the row; returns its height.
float draw_legend_row(Ui& ui, const Rect& area, const LegendRow& row) {
  Canvas& canvas = ui.canvas();
  const float middle = area.y + legend_line / 2;
  if (row.sign) {
    draw_sign(canvas, {area.x + 8, middle}, 7, *row.sign, outcome_color(ui.theme, *row.sign));
  } else {
    canvas.text({area.x, middle}, row.text, ui.heading());
  }
  const float used = canvas.paragraph({area.x + legend_left, area.y}, area.width - legend_left,
                                      row.meaning, ui.quiet(), legend_line);
  const std::string name = row.sign ? std::string(ui.words(outcome_word(*row.sign))) : row.text;
  ui.mirror_text(row.id, fill(ui.words(word::label), {name, row.meaning}),
                 {area.x, area.y, area.width, used});
  return used + 8;
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
  void add(const LegendRow& row) { y += draw_legend_row(ui, {area.x, y, area.width, 0}, row); }
  void sign(const char* id, Outcome outcome, const Words& meaning) {
    add({id, outcome, {}, std::string(ui.words(meaning))});
  }
  void text(std::string id, std::string text_in, std::string meaning) {
    add({std::move(id), std::nullopt, std::move(text_in), std::move(meaning)});
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
  legend.text("legend-rate", format_whole_percent(0.71), std::string(ui.words(word::legend_rate)));
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
                std::string(ui.words(unit == Unit::plies ? word::legend_plies
                                                         : word::legend_winner_moves)));
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
                std::string(example.source->reading.in(ui.language())));
  }
  return legend.y - area.y;
}

}  // namespace kanzen::app
