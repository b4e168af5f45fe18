// The board of the position editor, and the marks of games with a score.
#include "imgui_app/features/board/board_view.hpp"

#include <algorithm>
#include <cmath>

#include "engine/picture/board.hpp"
#include "engine/picture/marks.hpp"
#include "engine/session/position_queries.hpp"
#include "imgui_app/features/go/evaluation.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

bool is_dragged_from(Ui& ui, unsigned square) {
  const auto& drag = ui.memory().draft_drag;
  return drag && drag->moving && drag->from == square;
}

void draw_square(Ui& ui, const BoardGeometry& geometry, const BoardView& board, unsigned square) {
  const Editor& editor = *ui.state.editor;
  const Rect rect = geometry.square(square);
  const float radius = square_radius(geometry);
  const bool held = editor.held == square;
  const ItemState item = ui.item({.item = SquareItem{square},
                                  .label = describe_square(ui.state, square),
                                  .rect = rect,
                                  .kind = MirrorItem::Kind::square,
                                  .active = held,
                                  .radius = radius});
  const auto& stack = board.squares[square].stack;
  if (!stack.empty()) follow_draft_press(ui, item, square, stack.back());
  const bool wrong = is_wrong(ui.state, square);
  Color fill = ui.face().square_color(ui.theme, board, square);
  if (wrong) fill = mix(fill, ui.theme.warn, 0.12F);
  if (held) fill = ui.theme.accent_soft;
  draw_square_background(ui.drawing(ui.canvas()), geometry, board, square, fill);
  if (held || item.hot()) ui.canvas().outline(rect, ui.theme.accent, radius, held ? 3 : 2);
  if (rect.width < 80 || geometry.named_outside) return;
  ui.canvas().text({rect.x + 0.075F * rect.width, rect.y + 14}, board.squares[square].name,
                   ui.caption());
}

// Marks an error: a ring around a point, or an outline around a square.
void draw_fault(Ui& ui, const BoardGeometry& geometry, unsigned square) {
  if (!is_wrong(ui.state, square)) return;
  const Rect rect = geometry.square(square);
  if (ui.face().board_style().crossings)
    ui.canvas().ring(centre(rect), 0.5F * rect.width, ui.theme.warn, 3);
  else
    ui.canvas().outline(rect, ui.theme.warn, square_radius(geometry), 3);
}

void draw_pieces(Ui& ui, const BoardGeometry& geometry, const BoardView& board, unsigned square) {
  Pose pose;
  const bool flat = ui.face().board_style().flat_pieces;
  const bool held = ui.state.editor->held == square;
  pose.lift = held && !flat ? held_lift : 0;
  pose.chosen = held && flat;
  pose.without_top = is_dragged_from(ui, square);
  ui.face().stack(ui.drawing(ui.canvas()), geometry.middle(square), geometry.unit,
                  board.squares[square].stack, pose);
}

std::optional<unsigned> square_at(const BoardGeometry& geometry, const BoardView& board,
                                  Point point) {
  for (unsigned square = 0; square < board.squares.size(); ++square)
    if (contains(geometry.square(square), point)) return square;
  return std::nullopt;
}

// Ends a drag when the button or finger is released.  A piece dropped outside the board is removed;
// a swipe changes nothing.
void finish_drag(Ui& ui, const BoardGeometry& geometry, const BoardView& board,
                 Intentions& intentions) {
  auto& drag = ui.memory().draft_drag;
  if (!drag || ImGui::IsMouseDown(ImGuiMouseButton_Left)) return;
  if (drag->moving && ImGui::IsMousePosValid()) {
    ui.cancel_click();  // the release ends the drag
    if (!ui.swiped())
      intentions.push_back(
          DraftPieceDropped{drag->from, drag->piece, square_at(geometry, board, ui.mouse())});
  }
  drag.reset();
}

}  // namespace

void follow_draft_press(Ui& ui, const ItemState& item, std::optional<unsigned> from,
                        PieceView piece) {
  auto& drag = ui.memory().draft_drag;
  if (item.pressed) {
    drag = DraftDrag{from, piece, ui.mouse()};
    ui.memory().dragging_piece = true;  // the page does not scroll meanwhile
  }
  if (!drag || drag->moving || !item.held || drag->from != from || drag->piece != piece) return;
  const Point offset = ui.mouse() - drag->start;
  if (std::hypot(offset.x, offset.y) > click_slack) drag->moving = true;
}

void draw_draft_board(Ui& ui, const BoardGeometry& geometry, Intentions& intentions) {
  const BoardView board = draft_board(ui.state);
  const auto count = static_cast<unsigned>(board.squares.size());
  draw_frame(ui.drawing(ui.canvas()), geometry, board, square_radius(geometry) + 4);
  // In reading order, which is also the order for screen readers and the Tab key.
  for (unsigned place = 0; place < count; ++place)
    draw_square(ui, geometry, board, geometry.place(place));
  for (unsigned square = 0; square < count; ++square) draw_pieces(ui, geometry, board, square);
  for (unsigned square = 0; square < count; ++square) draw_fault(ui, geometry, square);
  finish_drag(ui, geometry, board, intentions);
}

void draw_draft_overlay(Ui& ui, const BoardGeometry& geometry) {
  const auto& drag = ui.memory().draft_drag;
  if (!drag || !drag->moving || !ImGui::IsMousePosValid()) return;
  Canvas canvas = ui.overlay();
  // The pointer is at the lower part of the piece, so that the finger does not hide the square
  // below.
  const Point at = ui.mouse() - Point{0, 0.12F * geometry.cell};
  ui.face().stack(ui.drawing(canvas), at, geometry.unit, {&drag->piece, 1}, {});
}

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

void draw_estimate(Ui& ui, const BoardGeometry& geometry, const EstimateReport& report) {
  if (report.playouts < min_shown_playouts) return;
  const bool figures = geometry.cell >= room_for_figures;
  std::vector<Candidate> shown;
  if (ui.state.go.best_moves)
    shown = candidates(*ui.state.session, report, figures ? most_candidates : most_ranked);
  if (ui.state.go.ownership) draw_ownership(ui, geometry, report, shown);
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
  const bool hovered = ui.hot_now() == Item(SquareItem{square});
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

}  // namespace

void draw_count_marks(Ui& ui, const BoardGeometry& geometry) {
  const auto count = final_count(ui.state);
  if (!count) return;
  const BoardView& board = ui.state.session->board();
  for (unsigned square = 0; square < count->owners.size(); ++square) {
    const bool open =
        board.squares[square].stack.empty() || ui.state.go.counting.dead.contains(square);
    if (open && count->owners[square])
      draw_owner(ui, geometry.middle(square), 0.26F * geometry.cell, *count->owners[square], 0.95F);
  }
}

void draw_evaluation_marks(Ui& ui, const BoardGeometry& geometry) {
  const Session::Node here = ui.state.session->current();
  if (const ScoreReport* exact = exact_at(ui.state, here))
    draw_scores(ui, geometry, *exact);
  else if (const EstimateReport* estimate = estimate_at(ui.state, here))
    draw_estimate(ui, geometry, *estimate);
}

}  // namespace kanzen::app
