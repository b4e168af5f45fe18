// The Statistics of Go: the number of legal boards, the scores of the first moves, and the longest
// line of the proof.
#include <algorithm>

#include "engine/core/string_utils.hpp"
#include "imgui_app/features/studies/panels.hpp"
#include "imgui_app/features/studies/words.hpp"
#include "imgui_app/text/evaluation.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr float study_line_height = 22;

// "C3 B3 pass": moves as the page writes them.
std::string moves_in_words(const Ui& ui, const std::vector<std::string>& moves) {
  return joined(line_texts(ui.state, 0, moves), " ");
}

float draw_legal_boards(Ui& ui, const Rect& area, const std::string& number) {
  const float head =
      draw_study_heading(ui, area, "legal-boards-heading", ui.words(word::legal_boards));
  const bool fits = ui.canvas().text_width(number, FontSize::figure, Weight::semibold) < area.width;
  // A number of many digits is broken after its commas.
  std::string words;
  for (const char digit : number) words += digit == ',' && !fits ? ", " : std::string(1, digit);
  return head +
         draw_paragraph(ui, "legal-boards", {area.x, area.y + head, area.width, 0}, words,
                        {fits ? FontSize::figure : FontSize::body, Weight::semibold, ui.theme.text},
                        fits ? 32 : study_line_height) +
         12;
}

float draw_counting(Ui& ui, const Rect& area, const Progress& progress) {
  float y =
      area.y + draw_study_heading(ui, area, "legal-boards-heading", ui.words(word::legal_boards));
  const std::string words = fill(ui.words(word::boards_being_counted),
                                 {std::to_string(progress.done), std::to_string(progress.total)});
  y += 10 + draw_paragraph(ui, "legal-boards-counted", {area.x, y, area.width, 0}, words,
                           ui.quiet(), study_line_height);
  progress_bar(ui, {area.x, y, area.width, 8}, progress.done, progress.total);
  return y + 20 - area.y;
}

float draw_groups(Ui& ui, const Rect& area, const std::vector<ScoredGroup>& groups) {
  constexpr float chip_height = 28;
  float chip = 0;
  for (const ScoredGroup& group : groups)
    chip = std::max(chip, score_chip_width(ui, group.lead, {.soft = true}));
  float y = area.y;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    score_chip(ui, {area.x, y, chip, chip_height}, groups[i].lead, {.soft = true, .radius = 8});
    const std::string moves = moves_in_words(ui, groups[i].moves);
    const float x = area.x + chip + 12;
    const float used =
        ui.canvas().paragraph({x, y + 3}, right(area) - x, moves, ui.body(), study_line_height);
    ui.mirror_text("first-moves-" + std::to_string(i + 1),
                   format_score_lead(ui.state.session->info(), groups[i].lead) + ": " + moves,
                   {area.x, y, area.width, std::max(chip_height, used + 3)});
    y += std::max(chip_height, used + 3) + 8;
  }
  return y - area.y;
}

float draw_first_moves(Ui& ui, const Rect& area) {
  float y = area.y + draw_study_heading(ui, area, "first-moves", ui.words(word::first_moves));
  const auto draw_note = [&](const char* id, std::string_view words) {
    y += draw_paragraph(ui, id, {area.x, y, area.width, 0}, words, ui.quiet(), study_line_height);
  };
  const ScoreReport* const report = first_moves_report(ui.state);
  const bool searching = is_scoring_first_moves(ui.state);
  if (report != nullptr) {
    y += draw_groups(ui, {area.x, y, area.width, 0},
                     scored_groups(ui.state.session->info(), *report));
    std::vector<std::string> unknown;
    for (const ScoredMove& move : report->moves)
      if (!move.score) unknown.push_back(move.move);
    if (!unknown.empty() && !searching)
      draw_note("first-moves-unknown", capitalised(std::string(ui.words(word::score_not_found))) +
                                           ": " + moves_in_words(ui, unknown));
  }
  if (searching) draw_note("first-moves-searched", ui.words(word::first_moves_searched));
  if (const Diagnostic& failure = ui.state.go.evaluations.failure; !failure.empty())
    draw_note("first-moves-failed", sentence(ui.language(), failure));
  return y - area.y;
}

float draw_proof_line(Ui& ui, const Rect& area, const std::vector<std::string>& line) {
  const std::string heading = fill(ui.words(word::proof_line), {std::to_string(line.size())});
  float y = area.y + draw_study_heading(ui, area, "proof-line-heading", heading);
  y += draw_paragraph(ui, "proof-line", {area.x, y, area.width, 0}, moves_in_words(ui, line),
                      ui.body(), study_line_height) +
       4;
  y += draw_paragraph(ui, "proof-line-end", {area.x, y, area.width, 0},
                      ui.words(word::proof_line_end), ui.quiet(), study_line_height) +
       12;
  fitted_button(ui, "button-proof-line", {area.x, y}, ui.words(word::open_line));
  return y + ui.control_height() - area.y;
}

}  // namespace

float draw_score_statistics(Ui& ui, const Studies& studies, const Rect& area) {
  const ScoreStudy& study = studies.scores;
  const GameInfo& info = ui.state.session->info();
  float y = area.y;
  const auto draw_note = [&](const char* id, std::string_view words) {
    y += draw_paragraph(ui, id, {area.x, y, std::min(area.width, 640.0F), 0}, words, ui.quiet(),
                        24) +
         card_gap;
  };
  if (!info.has_scores())
    y += draw_no_statistics(ui, studies, moved(area, 0, y - area.y), word::statistics_estimated);
  if (const auto* failed = study.failed())
    draw_note("statistics-failed", sentence(ui.language(), failed->error));
  CardPair cards;
  if (const auto* running = study.running(); running != nullptr && running->progress.total > 0)
    cards.first = [&ui, running](const Rect& inner) {
      return draw_counting(ui, inner, running->progress);
    };
  if (study.done() != nullptr && !study.done()->found.legal_boards.empty())
    cards.first = [&](const Rect& inner) {
      const ScoreStatistics& found = study.done()->found;
      float used = draw_legal_boards(ui, inner, found.legal_boards);
      if (!found.longest_line.empty())
        used += draw_proof_line(ui, moved(inner, 0, used), found.longest_line);
      return used;
    };
  if (info.has_scores())
    cards.second = [&](const Rect& inner) { return draw_first_moves(ui, inner); };
  return y + draw_card_pair(ui, {area.x, y, area.width, 0}, cards) - area.y;
}

}  // namespace kanzen::app
