// The marks of games with a score on the board.
#include <algorithm>
#include <cmath>

#include "engine/picture/board.hpp"
#include "engine/picture/marks.hpp"
#include "engine/session/position_queries.hpp"
#include "imgui_app/features/go/panels.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr float room_for_figures = 30;     // CSS pixels between lines; finer boards show only ranks
constexpr float least_cell_for_chip = 56;  // CSS pixels; finer boards show only a sign
constexpr std::size_t most_candidates = 5, most_ranked = 3;
constexpr double least_share = 0.05;
constexpr double least_owned = 0.25;  // absolute ownership of an empty point, at least
constexpr double surely_owned = 0.5;  // absolute ownership of a point with the other player's stone
constexpr std::uint64_t min_shown_playouts = 50;  // estimates with fewer are not shown

struct Candidate {
  unsigned square = 0;
  double share = 0;
};

std::vector<Candidate> candidates(const Session& session, const EstimateReport& report,
                                  std::size_t most) {
  std::vector<Candidate> list;
  for (const EstimatedMove& move : report.moves) {
    if (list.size() == most || move.share < least_share) break;
    const MoveView* view = find_move(session, move.move);
    if (view != nullptr && view->to) list.push_back({*view->to, move.share});
  }
  return list;
}

void draw_candidate(Ui& ui, Point at, float pitch, const std::string& words, bool best) {
  Canvas& canvas = ui.canvas();
  const float radius = 0.43F * pitch;
  // On a dark board the accent colour needs a dark ring to stand out.
  if (ui.theme.dark) canvas.disc(at, radius + 3, ui.theme.board_frame);
  canvas.disc(at, radius, best ? ui.theme.accent : ui.theme.accent_soft);
  canvas.ring(at, radius, best ? ui.theme.surface : ui.theme.accent, best ? 2.0F : 1.5F);
  canvas.text(at, words,
              {FontSize::caption, best ? Weight::semibold : Weight::regular,
               best ? ui.theme.on_accent : ui.theme.text, Align::centre});
}

void draw_candidates(Ui& ui, const BoardGeometry& geometry,
                     const std::vector<Candidate>& candidates) {
  const bool figures = geometry.cell >= room_for_figures;
  for (std::size_t rank = candidates.size(); rank-- > 0;) {
    const Candidate& one = candidates[rank];
    draw_candidate(ui, geometry.middle(one.square), geometry.cell,
                   figures ? format_whole_percent(one.share) : std::to_string(rank + 1), rank == 0);
  }
}

void draw_owner(Ui& ui, Point at, float side, Player owner, float alpha) {
  const PlayerColors& colors = ui.face().players(ui.theme.dark)[owner];
  const Rect square = around(at, side, side);
  ui.canvas().fill(square, colors.body, 0.12F * side, alpha);
  if (owner == 1) ui.canvas().outline(square, colors.edge, 0.12F * side, 0.8F, alpha);
}

void draw_ownership(Ui& ui, const BoardGeometry& geometry, const EstimateReport& report,
                    const std::vector<Candidate>& covered) {
  const BoardView& board = ui.state.session->board();
  const float pitch = geometry.cell;
  for (unsigned square = 0; square < std::min(report.owners.size(), board.squares.size());
       ++square) {
    const double owner = report.owners[square];
    const auto strength = static_cast<float>(std::abs(owner));
    const Player player = owner > 0 ? 0 : 1;
    const auto& stack = board.squares[square].stack;
    const bool hidden = std::any_of(covered.begin(), covered.end(),
                                    [&](const Candidate& one) { return one.square == square; });
    if (hidden) continue;
    if (stack.empty() && strength >= least_owned) {
      draw_owner(ui, geometry.middle(square), (0.12F + 0.14F * strength) * pitch, player,
                 0.55F + 0.40F * strength);
    } else if (!stack.empty() && stack.back().player != player && strength >= surely_owned) {
      draw_owner(ui, geometry.middle(square), 0.20F * pitch, player, 1);
    }
  }
}

void draw_estimate(Ui& ui, const BoardGeometry& geometry, const EstimateReport& report,
                   EstimateMarks marks) {
  if (report.playouts < min_shown_playouts) return;
  const bool figures = geometry.cell >= room_for_figures;
  std::vector<Candidate> shown;
  if (marks.best_moves)
    shown = candidates(*ui.state.session, report, figures ? most_candidates : most_ranked);
  if (marks.ownership) draw_ownership(ui, geometry, report, shown);
  draw_candidates(ui, geometry, shown);
}

void draw_point_score(Ui& ui, const BoardGeometry& geometry, unsigned square,
                      const ScoreLead& lead) {
  const Point at = geometry.middle(square);
  const Outcome outcome = outcome_of(lead, ui.state.session->board().to_move);
  if (geometry.cell < least_cell_for_chip) {
    const float radius = std::clamp(0.2F * geometry.cell, 3.0F, 8.0F);
    ui.canvas().disc(at, radius + 3, ui.theme.surface);
    return draw_sign(ui.canvas(), at, radius, outcome, outcome_color(ui.theme, outcome));
  }
  const bool hovered = ui.hot_now() == square_item_of(ui.state.session->board(), square);
  const bool roomy = geometry.cell >= 90;
  const bool pointed = hovered && roomy;
  const ChipStyle style{.size = pointed ? FontSize::figure
                                : roomy ? FontSize::body
                                        : FontSize::caption};
  const float width = std::max(roomy ? 76.0F : 0.0F, score_chip_width(ui, lead, style));
  if (hovered) {
    const float radius = 0.475F * geometry.cell + 2;
    ui.canvas().ring(at, std::min(radius, geometry.cell / 2 + 1), ui.theme.accent, 3);
  }
  score_chip(ui, around(at, width, pointed ? 36.0F : roomy ? 32.0F : 24.0F), lead, style, pointed);
}

void draw_scores(Ui& ui, const BoardGeometry& geometry, const ScoreReport& report) {
  const Session& session = *ui.state.session;
  for (const ScoredMove& move : report.moves) {
    const MoveView* view = find_move(session, move.move);
    if (view == nullptr || !view->to || !move.score) continue;
    draw_point_score(ui, geometry, *view->to, score_lead_of(session.info(), *move.score));
  }
}

// Draws the owner of each point after the final count, and rings on the stones that look dead while
// the players have not agreed.
void draw_count_marks(Ui& ui, const BoardGeometry& geometry, const Count& count) {
  const BoardView& board = ui.state.session->board();
  const Counting& counting = ui.state.go.counting;
  if (counting.dead.empty() && !counting.agreed.contains(counting.node))
    for (const unsigned square : believed_dead(ui.state, counting.node))
      ui.canvas().ring(geometry.middle(square), 0.28F * geometry.cell, ui.theme.accent, 3);
  for (unsigned square = 0; square < count.owners.size(); ++square) {
    const bool open = board.squares[square].stack.empty() || counting.dead.contains(square);
    if (open && count.owners[square])
      draw_owner(ui, geometry.middle(square), 0.26F * geometry.cell, *count.owners[square], 0.95F);
  }
}

}  // namespace

void draw_board_marks(Ui& ui, const BoardGeometry& geometry, EstimateMarks shown) {
  if (const auto count = final_count(ui.state)) draw_count_marks(ui, geometry, *count);
  if (!shows_evaluation(ui.state)) return;
  const Session::Node here = ui.state.session->current();
  if (const ScoreReport* exact = exact_at(ui.state, here))
    draw_scores(ui, geometry, *exact);
  else if (const EstimateReport* estimate = estimate_at(ui.state, here))
    draw_estimate(ui, geometry, *estimate, shown);
}

}  // namespace kanzen::app
