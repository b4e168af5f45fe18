// The Moves tab of games that count: moves by their exact scores, or by the visits of playouts.
#include <algorithm>
#include <cmath>

#include "engine/core/numbers.hpp"
#include "engine/picture/signs.hpp"
#include "imgui_app/analysis/ladder_rows.hpp"
#include "imgui_app/board/position_facts.hpp"
#include "imgui_app/go/standing.hpp"
#include "imgui_app/go/standing_verdict.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/widgets/controls.hpp"
#include "imgui_app/widgets/score_chip.hpp"

namespace kanzen::app {
namespace {

constexpr std::size_t most_listed = 8;

std::string mover_name(const Ui& ui) {
  const Session& session = *ui.state.session;
  return std::string(player_name(ui.language(), session.info(), session.board().to_move));
}

// --- estimates

// Where the columns of a row are.
struct Columns {
  Rect bar;
  float share, wins, score;  // left edge of the first, right edges of the others
};

Columns columns_of(const Rect& row) {
  const float bar = row.width - 240;
  return {{row.x + 72, centre(row).y - 6, bar, 12}, row.x + 80 + bar, right(row) - 70, right(row)};
}

void draw_heads(Ui& ui, const Rect& row) {
  const Columns columns = columns_of(row);
  const float middle = centre(row).y;
  TextStyle quiet{FontSize::caption, Weight::regular, ui.theme.text2};
  ui.canvas().text({row.x, middle}, ui.words(Text::move_column), quiet);
  ui.canvas().text({columns.bar.x, middle}, ui.words(Text::share_of_visits), quiet);
  quiet.align = Align::right;
  ui.canvas().text({columns.wins, middle}, ui.words(Text::wins_column), quiet);
  ui.canvas().text({columns.score, middle}, ui.words(Text::score_column), quiet);
}

std::string one_decimal(double number) {
  const long tenths = std::lround(10 * number);
  return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

std::string score_of(const Ui& ui, const EstimatedMove& move) {
  if (!move.score) return "–";
  const Player leader = *move.score >= 0 ? 0 : 1;
  const GameInfo& info = ui.state.session->info();
  return std::string(1, player_name(Language::english, info, leader).front()) + '+' +
         one_decimal(std::abs(*move.score));
}

void draw_estimated_move(Ui& ui, const Rect& row, const EstimatedMove& move, double full) {
  const MoveView* view = find_move(*ui.state.session, move.move);
  if (view == nullptr) return;
  const std::string name = move_text(ui.state, *view);
  const std::string share = whole_percent(move.share), wins = whole_percent(move.win_rate);
  const std::string score = score_of(ui, move);
  const Rect field{row.x - 8, row.y + 2, row.width + 16, row.height - 4};
  const ItemState item =
      ui.item({.item = MoveItem{move.move},
               .label = fill(ui.words(Text::candidate_words), {name, share, wins, score}),
               .rect = field,
               .kind = MirrorItem::Kind::move,
               .enabled = may_move(ui.state, view->piece.player)});
  Canvas& canvas = ui.canvas();
  if (item.hot()) {
    canvas.fill(field, ui.theme.accent_soft, 8);
    canvas.outline(field, ui.theme.accent, 8, 2);
  }
  const Columns columns = columns_of(row);
  const float middle = centre(row).y;
  draw_emblem(ui, {row.x + 8, middle}, 17.5F, view->piece.player);
  canvas.text({row.x + 23, middle}, name, {FontSize::body, Weight::semibold, ui.theme.text});
  progress_bar(ui, columns.bar, std::min(1.0, move.share / full));
  canvas.text({columns.share, middle}, share, {FontSize::caption, Weight::regular, ui.theme.text2});
  canvas.text({columns.wins, middle}, wins,
              {FontSize::body, Weight::regular, ui.theme.text, Align::right});
  canvas.text({columns.score, middle}, score,
              {FontSize::body, Weight::regular, ui.theme.text, Align::right});
}

float draw_estimated_moves(Ui& ui, const Rect& area, const EstimateReport& report) {
  float y = area.y;
  ui.canvas().text({area.x, y + 16}, fill(ui.words(Text::best_for), {mover_name(ui)}),
                   {FontSize::body, Weight::semibold, ui.theme.text});
  y += 34;
  draw_heads(ui, {area.x, y, area.width, 28});
  y += 30;
  const double best = report.moves.empty() ? 0 : report.moves.front().share;
  const float height = ui.touch() ? 44.0F : 42.0F;
  std::size_t listed = 0;
  for (const EstimatedMove& move : report.moves) {
    if (listed++ == most_listed || move.visits == 0) break;
    draw_estimated_move(ui, {area.x, y, area.width, height}, move, std::max(0.45, best));
    y += height;
  }
  return y + 6 - area.y;
}

float draw_mark_toggles(Ui& ui, const Rect& area) {
  separator(ui, area.x, area.y, area.width);
  const float middle = area.y + 26;
  const float left = ui.canvas().text_width(ui.words(Text::ownership), FontSize::body) + 42;
  toggle(ui, {ToggleItem::Toggle::ownership}, {area.x + left, middle}, ui.words(Text::ownership),
         ui.state.view.ownership);
  toggle(ui, {ToggleItem::Toggle::best_moves}, {right(area), middle}, ui.words(Text::best_moves),
         ui.state.view.best_moves);
  return 52;
}

// --- exact scores

struct ScoreRow {
  Lead lead;
  std::vector<const MoveView*> moves;
};

// By score, in the report's order: the best for the side to move first.
std::vector<ScoreRow> rows_of(const Ui& ui, const ScoreReport& report) {
  const Session& session = *ui.state.session;
  std::vector<ScoreRow> rows;
  std::optional<ScoreRange> last;
  for (const ScoredMove& move : report.moves) {
    const MoveView* view = find_move(session, move.move);
    if (view == nullptr || !move.score) continue;
    if (last != move.score) rows.push_back({lead_of(session.info(), *move.score), {}});
    last = move.score;
    rows.back().moves.push_back(view);
  }
  return rows;
}

std::vector<const MoveView*> not_found(const Ui& ui, const ScoreReport& report) {
  std::vector<const MoveView*> moves;
  for (const ScoredMove& move : report.moves)
    if (!move.score)
      if (const MoveView* view = find_move(*ui.state.session, move.move)) moves.push_back(view);
  return moves;
}

// What the rows of one heading have in common.
std::string group_of(const Ui& ui, const Lead& lead) {
  if (lead.low > 0 || lead.high < 0) {
    const Player winner = lead.low > 0 ? 0 : 1;
    return fill(ui.words(Text::wins),
                {player_name(ui.language(), ui.state.session->info(), winner)});
  }
  return std::string(ui.words(lead.one_score() ? Text::group_ties : Text::group_endless));
}

Color group_color(const Ui& ui, const Lead& lead) {
  return outcome_color(ui.theme, outcome_of(lead, ui.state.session->board().to_move));
}

float draw_group_head(Ui& ui, const Rect& area, float y, const std::string& name, Color color,
                      std::size_t moves) {
  ui.canvas().text({area.x, y + 20}, name, {FontSize::body, Weight::semibold, color});
  const float after = ui.canvas().text_width(name, FontSize::body, Weight::semibold) + 8;
  ui.canvas().text({area.x + after, y + 20}, std::to_string(moves),
                   {FontSize::body, Weight::regular, ui.theme.text2});
  return 38;
}

float chip_width(Ui& ui, const std::vector<ScoreRow>& rows) {
  float widest = narrowest_chip;
  for (const ScoreRow& row : rows)
    widest = std::max(widest, score_chip_width(ui, row.lead, {.soft = true}));
  return widest;
}

float draw_scored_rows(Ladder ladder, float y, const std::vector<ScoreRow>& rows) {
  Ui& ui = ladder.ui;
  ladder.chip = chip_width(ui, rows);
  std::string heading;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::string group = group_of(ui, rows[i].lead);
    if (group != heading) {
      if (i > 0) separator(ui, ladder.area.x, y + 4, ladder.area.width);
      std::size_t moves = 0;
      for (std::size_t k = i; k < rows.size() && group_of(ui, rows[k].lead) == group; ++k)
        moves += rows[k].moves.size();
      y += draw_group_head(ui, ladder.area, y, group, group_color(ui, rows[i].lead), moves);
      heading = group;
    }
    score_chip(ui, {ladder.area.x, y, ladder.chip, ladder.pill}, rows[i].lead,
               {.soft = true, .radius = 8});
    y += draw_pills(ladder, ladder.area.x + ladder.chip + 8, y, rows[i].moves);
  }
  return y;
}

float draw_meaning(Ui& ui, const Rect& area, const ScoreReport& report) {
  const GameInfo& info = ui.state.session->info();
  std::string words =
      fill(ui.words(Text::score_meaning),
           {lead_figure(info, lead_of(info, *report.score)), half_points(info.komi.value_or(0))});
  const bool endless = std::any_of(report.moves.begin(), report.moves.end(), [](const auto& move) {
    return move.score && move.score->low != move.score->high;
  });
  if (endless) words += ' ' + std::string(ui.words(Text::endless_meaning));
  Canvas& canvas = ui.canvas();
  Underlay underlay(canvas);
  canvas.text({area.x + 16, area.y + 24}, ui.words(Text::numbers_mean),
              {FontSize::body, Weight::semibold, ui.theme.text});
  const float used = 40 +
                     canvas.paragraph({area.x + 16, area.y + 40}, area.width - 32, words,
                                      {FontSize::caption, Weight::regular, ui.theme.text2}, 20) +
                     16;
  const Rect box{area.x, area.y, area.width, used};
  ui.mirror_text("score-meaning", words, box);
  underlay.begin();
  canvas.fill(box, ui.theme.raised, 12);
  return used;
}

float draw_scored_moves(const Ladder& ladder, const ScoreReport& report) {
  Ui& ui = ladder.ui;
  const Rect& area = ladder.area;
  const std::string count =
      fill(ui.words(Text::legal_moves), {std::to_string(ui.state.session->move_count())});
  ui.canvas().text({area.x, area.y + 16}, count, {FontSize::body, Weight::semibold, ui.theme.text});
  ui.canvas().text({right(area), area.y + 16}, ui.words(Text::score_with_best_play),
                   {FontSize::caption, Weight::regular, ui.theme.text2, Align::right});
  float y = draw_scored_rows(ladder, area.y + 34, rows_of(ui, report));
  if (const auto unknown = not_found(ui, report); !unknown.empty()) {
    y += draw_group_head(ui, area, y, std::string(ui.words(Text::score_not_found)), ui.theme.text2,
                         unknown.size());
    y += draw_pills(ladder, area.x, y, unknown);
  }
  y += 12;
  return y + draw_meaning(ui, {area.x, y, area.width, 0}, report) - area.y;
}

}  // namespace

float draw_standing(Ui& ui, const Rect& area, float pill_height) {
  const Session::Node here = ui.state.session->current();
  if (const ScoreReport* exact = exact_at(ui.state, here))
    return draw_scored_moves({ui, area, pill_height}, *exact);
  const EstimateReport* estimate = estimate_at(ui.state, here);
  if (estimate == nullptr) return 0;
  const float used = draw_estimated_moves(ui, area, *estimate);
  return used + draw_mark_toggles(ui, {area.x, area.y + used, area.width, 0});
}

}  // namespace kanzen::app
