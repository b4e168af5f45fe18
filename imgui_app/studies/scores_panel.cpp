// The Statistics of Go: the number of legal boards, the scores of the first moves, and the longest
// line of the proof.
#include <algorithm>

#include "imgui_app/analysis/formatting.hpp"
#include "imgui_app/go/evaluation.hpp"
#include "imgui_app/go/words.hpp"
#include "imgui_app/shell/words.hpp"
#include "imgui_app/studies/panels.hpp"
#include "imgui_app/studies/words.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

// "414,295,148,741"
std::string with_commas(const std::string& digits) {
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) text += ',';
    text += digits[i];
  }
  return text;
}

float draw_legal_boards(Ui& ui, const Rect& area, const std::string& digits) {
  const float head =
      draw_study_heading(ui, area, "legal-boards-heading", ui.words(word::legal_boards));
  const std::string number = with_commas(digits);
  constexpr float line_height = 32;
  const bool fits = ui.canvas().text_width(number, FontSize::figure, Weight::semibold) < area.width;
  // A number of many digits is broken after its commas.
  std::string words;
  for (const char digit : number) words += digit == ',' && !fits ? ", " : std::string(1, digit);
  return head +
         draw_paragraph(ui, "legal-boards", {area.x, area.y + head, area.width, 0}, words,
                        {fits ? FontSize::figure : FontSize::body, Weight::semibold, ui.theme.text},
                        fits ? line_height : 22) +
         12;
}

// Draws moves with the same score; returns the height used.
float draw_moves(Ui& ui, const Rect& area, const std::string& id, const std::string& score,
                 Outcome outcome, const std::string& moves) {
  constexpr float name_width = 92, line_height = 22;
  draw_outcome_name(ui, {area.x, area.y + 11}, score, outcome, Align::left, FontSize::body);
  const Rect rest{area.x + name_width, area.y, area.width - name_width, 0};
  const float used =
      ui.canvas().paragraph({rest.x, rest.y}, rest.width, moves, ui.body(), line_height);
  ui.mirror_text(id, score + ": " + moves, {area.x, area.y, area.width, used});
  return used + 8;
}

float draw_first_moves(Ui& ui, const Rect& area) {
  const ScoreReport* const report = first_moves_report(ui.state);
  float y = area.y + draw_study_heading(ui, area, "first-moves", ui.words(word::first_moves));
  const bool searching = is_scoring_first_moves(ui.state);
  std::size_t group = 0;
  if (report != nullptr) {
    const GameInfo& info = ui.state.session->info();
    auto move = report->moves.begin();
    while (move != report->moves.end() && move->score) {
      const auto first = move;
      std::string moves;
      for (; move != report->moves.end() && move->score == first->score; ++move)
        moves += (moves.empty() ? "" : " ") + move->move;
      const ScoreLead lead = score_lead_of(info, *first->score);
      y += draw_moves(ui, {area.x, y, area.width, 0}, "first-moves-" + std::to_string(++group),
                      format_score_lead(info, lead), outcome_of(lead, Player{0}), moves);
    }
    std::string rest;
    for (; move != report->moves.end(); ++move) rest += (rest.empty() ? "" : " ") + move->move;
    if (!rest.empty() && !searching)
      y += draw_paragraph(ui, "first-moves-unknown", {area.x, y, area.width, 0},
                          std::string(ui.words(word::score_not_found)) + ": " + rest, ui.quiet(),
                          22);
  }
  if (searching)
    y += draw_paragraph(ui, "first-moves-searched", {area.x, y, area.width, 0},
                        ui.words(word::first_moves_searched), ui.quiet(), 22);
  return y - area.y;
}

float draw_proof_line(Ui& ui, const Rect& area, const std::vector<std::string>& line) {
  std::string moves;
  for (const std::string& move : line) moves += (moves.empty() ? "" : " ") + move;
  const std::string heading = fill(ui.words(word::proof_line), {std::to_string(line.size())});
  float y = area.y + draw_study_heading(ui, area, "proof-line-heading", heading);
  y += draw_paragraph(ui, "proof-line", {area.x, y, area.width, 0}, moves, ui.body(), 22) + 4;
  y += draw_paragraph(ui, "proof-line-end", {area.x, y, area.width, 0},
                      ui.words(word::proof_line_end), ui.quiet(), 22) +
       12;
  fitted_button(ui, Button::proof_line, {area.x, y}, ui.words(word::open_line));
  return y + ui.control_height() - area.y;
}

}  // namespace

float draw_score_statistics(Ui& ui, const Rect& area) {
  const ScoreStudy& study = ui.state.studies.scores;
  const ScoreStatistics found = study.done() != nullptr ? study.done()->found : ScoreStatistics{};
  const auto& abilities = ui.state.session->info().abilities;
  float y = area.y;
  if (!abilities.scores && !abilities.score_search)
    y += draw_paragraph(ui, "no-statistics", {area.x, y, std::min(area.width, 640.0F), 0},
                        ui.words(word::statistics_estimated), ui.quiet(), 24) +
         card_gap;
  CardPair cards;
  if (!found.legal_boards.empty())
    cards.first = [&](const Rect& inner) {
      float used = draw_legal_boards(ui, inner, found.legal_boards);
      if (!found.longest_line.empty())
        used += draw_proof_line(ui, moved(inner, 0, used), found.longest_line);
      return used;
    };
  if (abilities.scores || abilities.score_search)
    cards.second = [&](const Rect& inner) { return draw_first_moves(ui, inner); };
  return y + draw_card_pair(ui, {area.x, y, area.width, 0}, cards) - area.y;
}

}  // namespace kanzen::app
