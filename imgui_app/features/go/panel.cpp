// The count at a game's end, with the sources of the points, and the offer to remove dead stones.
#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "engine/core/numbers.hpp"
#include "engine/picture/marks.hpp"
#include "engine/session/handicap.hpp"
#include "engine/session/position_queries.hpp"
#include "imgui_app/features/go/controller.hpp"
#include "imgui_app/features/go/panels.hpp"
#include "imgui_app/features/go/words.hpp"
#include "imgui_app/model/result.hpp"
#include "imgui_app/text/evaluation.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/board_pictures.hpp"
#include "imgui_app/widgets/moves.hpp"
#include "imgui_app/widgets/steps.hpp"

namespace kanzen::app {
namespace {

constexpr float figure_row_height = 34;

// `between`: stands between words and figure in the mirror.
void draw_row(Ui& ui, const Rect& row, const char* id, const std::string& words,
              const std::string& figure, const char* between = ": ") {
  const float middle = centre(row).y;
  const float room =
      row.width - 31 - ui.canvas().text_width(figure, FontSize::body, Weight::semibold);
  ui.canvas().text_in({row.x + 23, middle}, room, words, ui.body());
  ui.canvas().text({right(row), middle}, figure, ui.heading(Align::right));
  ui.mirror_text(id, words + between + figure, row);
}

// Returns the sum of a player's points by territory scoring, without its result.
std::string territory_sum(const Ui& ui, const CountedPoints& points, Player player) {
  std::string sum = fill(ui.words(word::count_of_territory),
                         {player_name(ui.state, player), std::to_string(points.surrounded),
                          std::to_string(points.prisoners)});
  if (points.komi != 0) sum = fill(ui.words(word::plus_komi), {sum, format_points(points.komi)});
  return sum;
}

float draw_points(Ui& ui, const Rect& area, const Count& count) {
  const GameInfo& info = ui.state.session->info();
  Rect row{area.x, area.y, area.width, figure_row_height};
  for (const Player player : {Player{0}, Player{1}}) {
    const CountedPoints points = points_of(ui.state, count, player);
    draw_emblem(ui, {row.x + 8, centre(row).y}, 17.5F, player);
    const std::string sum =
        count.by_territory ? territory_sum(ui, points, player)
                           : fill(ui.words(word::count_of_player),
                                  {player_name(ui.state, player), std::to_string(points.stones),
                                   std::to_string(points.surrounded)});
    draw_row(ui, row, player == 0 ? "count-first" : "count-second", sum,
             format_points(points.all()), count.by_territory ? " = " : ": ");
    row.y += figure_row_height;
    if (player == 0 || count.by_territory) continue;
    const auto add = [&](const char* id, const Words& words, double added) {
      if (added == 0) return;
      draw_row(ui, row, id, std::string(ui.words(words)), '+' + format_points(added));
      row.y += figure_row_height;
    };
    add("count-komi", word::komi, info.komi.value_or(0));
    add("count-handicap", word::handicap, info.compensation);
  }
  return row.y - area.y;
}

// The texts about the dead stones that are removed or, if none are, about those that look dead.
struct DeadWords {
  std::size_t taken, believed;
  std::string sentence;     // empty: there are neither
  std::string_view action;  // words of the button
};
DeadWords dead_words(const Ui& ui) {
  const std::size_t taken = ui.state.go.counting.dead.size();
  const std::size_t believed =
      taken > 0 ? 0 : believed_dead(ui.state, ui.state.session->current()).size();
  if (taken == 0 && believed == 0) return {};
  const bool territory = ui.state.session->info().counts_territory;
  const Words& words = taken == 0  ? word::dead_offered
                       : territory ? word::dead_are_prisoners
                                   : word::dead_taken_off;
  return {taken, believed, fill(ui.words(words), {std::to_string(taken + believed)}),
          ui.words(taken > 0 ? word::put_dead_back : word::take_dead_off)};
}

// In Play mode the card of the result asks instead.
float draw_offer(Ui& ui, const Rect& area) {
  if (dead_stones_at(ui.state, ui.state.session->current()) != DeadStones::settled) return 0;
  const DeadWords dead = dead_words(ui);
  if (dead.sentence.empty()) return 0;
  return 12 + draw_notice_card(
                  ui, area,
                  {ui.words(word::dead_heading), dead.sentence, "button-dead-stones", dead.action});
}

}  // namespace

float draw_dead_question(Ui& ui, const Rect& area) {
  const auto result = result_of_line(ui.state);
  const DeadStones question = result ? result->dead_stones : DeadStones::settled;
  if (question == DeadStones::settled) return 0;
  constexpr float line_height = 22;
  const bool asked = question == DeadStones::asked;
  float y =
      area.y + 8 +
      draw_paragraph(ui, "result", area, ui.words(asked ? word::dead_question : word::dead_awaited),
                     {FontSize::figure, Weight::semibold, ui.theme.text}, 26);
  const DeadWords dead = dead_words(ui);
  const std::string detail = !asked                  ? std::string(ui.words(word::winner_awaited))
                             : dead.sentence.empty() ? std::string(ui.words(word::dead_to_choose))
                                                     : dead.sentence;
  y += 8 + draw_paragraph(ui, "dead-question", {area.x, y, area.width, 0}, detail, ui.quiet(),
                          line_height);
  // The stones are chosen on the board, which shows them only at the end.
  if (!asked || !was_counted(*ui.state.session)) return y - area.y;
  const ButtonStyle first{.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold};
  ButtonRows rows(ui, {area.x, y, area.width, 0}, ui.control_height());
  if (dead.taken > 0) rows.add("button-agree-on-dead", ui.words(word::count_now), first);
  if (!dead.sentence.empty())
    rows.add("button-dead-stones", dead.action, dead.believed > 0 ? first : ButtonStyle{});
  if (dead.taken == 0)
    rows.add("button-agree-on-dead", ui.words(word::no_dead_stones),
             dead.believed > 0 ? ButtonStyle{} : first);
  return rows.end() + 4 - area.y;
}

float draw_count(Ui& ui, const Rect& area) {
  const auto count = final_count(ui.state);
  if (!count) return 0;
  float y = area.y + draw_offer(ui, area);
  y = draw_heading(ui, area, y, ui.words(word::count_heading), 34);
  y += draw_points(ui, {area.x, y, area.width, 0}, *count);
  const TextStyle quiet = ui.caption();
  const auto neutral = static_cast<std::size_t>(
      std::count(count->owners.begin(), count->owners.end(), std::nullopt));
  if (neutral > 0) {
    y += ui.canvas().paragraph({area.x, y + 4}, area.width,
                               fill(ui.words(word::count_neutral), {std::to_string(neutral)}),
                               quiet, 20) +
         6;
  }
  const Words& explained = count->by_territory ? word::territory_explained : word::count_explained;
  y += ui.canvas().paragraph({area.x, y + 4}, area.width, ui.words(explained), quiet, 20);
  return y + 8 - area.y;
}

// The Moves tab of Go: moves by their exact scores, or by the visits of playouts.

namespace {

constexpr std::size_t most_listed = 8;

// --- estimates

// The columns of a row.
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
  TextStyle quiet = ui.caption();
  ui.canvas().text({row.x, middle}, ui.words(word::move_column), quiet);
  ui.canvas().text({columns.bar.x, middle}, ui.words(word::share_of_visits), quiet);
  quiet.align = Align::right;
  ui.canvas().text({columns.wins, middle}, ui.words(word::wins_column), quiet);
  ui.canvas().text({columns.score, middle}, ui.words(word::score_column), quiet);
}

std::string one_decimal(double number) {
  const long tenths = std::lround(10 * number);
  return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

std::string score_of(const Ui& ui, const EstimatedMove& move) {
  if (!move.score) return "–";
  return format_leader_points(ui.state.session->info(), *move.score >= 0 ? Player{0} : Player{1},
                              one_decimal(std::abs(*move.score)));
}

void draw_estimated_move(Ui& ui, const Rect& row, const EstimatedMove& move, double full) {
  const MoveView* view = find_move(*ui.state.session, move.move);
  if (view == nullptr) return;
  const std::string name = move_text(ui.state, *view);
  const std::string share = format_whole_percent(move.share),
                    wins = format_whole_percent(move.win_rate);
  const std::string score = score_of(ui, move);
  const Rect field{row.x - 8, row.y + 2, row.width + 16, row.height - 4};
  const ItemState item =
      ui.item({.item = move_item(move.move),
               .label = fill(ui.words(word::candidate_words), {name, share, wins, score}),
               .rect = field,
               .kind = MirrorItem::Kind::move,
               .enabled = may_move(ui.state, view->piece.player),
               .arrows = true,
               .move = move.move});
  Canvas& canvas = ui.canvas();
  if (item.hot()) {
    canvas.fill(field, ui.theme.accent_soft, 8);
    canvas.outline(field, ui.theme.accent, 8, 2);
  }
  const Columns columns = columns_of(row);
  const float middle = centre(row).y;
  draw_emblem(ui, {row.x + 8, middle}, 17.5F, view->piece.player);
  canvas.text({row.x + 23, middle}, name, ui.heading());
  progress_bar(ui, columns.bar, std::min(1.0, move.share / full));
  canvas.text({columns.share, middle}, share, ui.caption());
  canvas.text({columns.wins, middle}, wins, ui.body(Align::right));
  canvas.text({columns.score, middle}, score, ui.body(Align::right));
}

float draw_estimated_moves(Ui& ui, const Rect& area, const EstimateReport& report) {
  float y =
      draw_heading(ui, area, area.y, fill(ui.words(word::best_for), {mover_name(ui.state)}), 34);
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

float draw_mark_toggles(Ui& ui, const Rect& area, EstimateMarks shown) {
  separator(ui, area.x, area.y, area.width);
  const float middle = area.y + 26;
  const float left = ui.canvas().text_width(ui.words(word::ownership), FontSize::body) + 42;
  toggle(ui, "toggle-ownership", {area.x + left, middle}, ui.words(word::ownership),
         shown.ownership);
  toggle(ui, "toggle-best-moves", {right(area), middle}, ui.words(word::best_moves),
         shown.best_moves);
  return 52;
}

// --- exact scores

std::vector<const MoveView*> legal_moves_of(const Ui& ui, const std::vector<std::string>& names) {
  std::vector<const MoveView*> moves;
  for (const std::string& name : names)
    if (const MoveView* move = find_move(*ui.state.session, name)) moves.push_back(move);
  return moves;
}

// Returns the heading of the rows with such a lead.
std::string group_of(const Ui& ui, const ScoreLead& lead) {
  if (lead.low > 0 || lead.high < 0) {
    const Player winner = lead.low > 0 ? 0 : 1;
    return fill(ui.words(word::wins), {player_name(ui.state, winner)});
  }
  return std::string(ui.words(lead.one_score() ? word::group_ties : word::group_endless));
}

float draw_scored_rows(MoveListArea list, float y, const std::vector<ScoredGroup>& rows) {
  Ui& ui = list.ui;
  for (const ScoredGroup& row : rows)
    list.chip = std::max(list.chip, score_chip_width(ui, row.lead, {.soft = true}));
  std::string heading;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::string group = group_of(ui, rows[i].lead);
    if (group != heading) {
      if (i > 0) separator(ui, list.area.x, y + 4, list.area.width);
      std::size_t moves = 0;
      for (std::size_t k = i; k < rows.size() && group_of(ui, rows[k].lead) == group; ++k)
        moves += rows[k].moves.size();
      const Outcome outcome = outcome_of(rows[i].lead, ui.state.session->board().to_move);
      y += draw_group_head(list, y, group, outcome_color(ui.theme, outcome), moves);
      heading = group;
    }
    score_chip(ui, {list.area.x, y, list.chip, list.pill}, rows[i].lead,
               {.soft = true, .radius = 8});
    y += draw_pills(list, list.area.x + list.chip + 8, y, legal_moves_of(ui, rows[i].moves));
  }
  return y;
}

// Draws the moves whose scores are not known, in groups by what is proven of them.
float draw_unknown_moves(const MoveListArea& list, float y, const ScoreReport& report) {
  Ui& ui = list.ui;
  auto move = std::find_if(report.moves.begin(), report.moves.end(),
                           [](const ScoredMove& one) { return !one.score; });
  for (int group = 1; move != report.moves.end(); ++group) {
    const ScoreRange proven = move->proven;
    std::vector<const MoveView*> moves;
    for (; move != report.moves.end() && move->proven == proven; ++move)
      if (const MoveView* view = find_move(*ui.state.session, move->move)) moves.push_back(view);
    std::string name = describe_proven(ui.state, proven);
    if (name.empty())
      name = ui.words(is_scoring(ui.state) ? word::searching : word::score_not_found);
    const float head = draw_group_head(list, y, name, ui.theme.text2, moves.size());
    ui.mirror_text("not-solved-" + std::to_string(group),
                   name + ": " + std::to_string(moves.size()),
                   {list.area.x, y + 8, list.area.width, 24});
    y += head;
    y += draw_pills(list, list.area.x, y, moves);
  }
  return y;
}

float draw_score_explanation(Ui& ui, const Rect& area, const ScoreReport& report) {
  const GameInfo& info = ui.state.session->info();
  std::string words = fill(ui.words(word::score_explanation),
                           {format_score_lead(info, score_lead_of(info, *report.score)),
                            format_points(info.added_points().value_or(0))});
  const bool endless = std::any_of(report.moves.begin(), report.moves.end(), [](const auto& move) {
    return move.score && move.score->low != move.score->high;
  });
  if (endless) words += ' ' + std::string(ui.words(word::endless_explanation));
  Canvas& canvas = ui.canvas();
  Underlay underlay(canvas);
  canvas.text({area.x + 16, area.y + 24}, ui.words(word::numbers_explained), ui.heading());
  const float used =
      40 + canvas.paragraph({area.x + 16, area.y + 40}, area.width - 32, words, ui.caption(), 20) +
      16;
  const Rect box{area.x, area.y, area.width, used};
  ui.mirror_text("score-meaning", words, box);
  underlay.begin();
  canvas.fill(box, ui.theme.raised, 12);
  return used;
}

float draw_scored_moves(const MoveListArea& list, const ScoreReport& report) {
  Ui& ui = list.ui;
  const Rect& area = list.area;
  const std::string count =
      fill(ui.words(word::legal_moves), {std::to_string(ui.state.session->move_count())});
  ui.canvas().text({area.x, area.y + 16}, count, ui.heading());
  ui.canvas().text({right(area), area.y + 16}, ui.words(word::score_with_best_play),
                   ui.caption(Align::right));
  float y = draw_scored_rows(list, area.y + 34, scored_groups(ui.state.session->info(), report));
  y = draw_unknown_moves(list, y, report) + 12;
  return y + draw_score_explanation(ui, {area.x, y, area.width, 0}, report) - area.y;
}

// Draws a longer search for scores with a button that ends it, or the offer of one; returns the
// height used.
float draw_longer_search(Ui& ui, const Rect& area) {
  const auto with_seconds = [&](const Words& pattern, double seconds) {
    return fill(ui.words(pattern), {format_whole_seconds(seconds)});
  };
  QuietLine line{"score-search", {}, "button-cancel-search", ui.words(word::cancel)};
  std::string action;
  if (is_searching_longer(ui.state)) {
    line.words = with_seconds(word::longer_search_running, ui.state.go.evaluations.longer->seconds);
  } else if (is_scoring(ui.state)) {
    const bool found = exact_at(ui.state, ui.state.session->current()) != nullptr;
    line.words = with_seconds(found ? word::moves_searched : word::longer_search_running,
                              ui.state.go.evaluations.scoring->seconds);
    line.button.clear();
  } else if (const auto searched = unfinished_search(ui.state)) {
    line.words = with_seconds(word::score_search_ended, *searched);
    action = with_seconds(word::search_for, longer_search(*searched));
    line.button = "button-search-longer";
    line.action = action;
  } else {
    return 0;
  }
  return draw_quiet_line(ui, area, line);
}

// Offers rules under which this board's scores are exact, if there are such and the current ones
// only allow estimates; returns the height used.
float draw_scored_rules(Ui& ui, const Rect& area, const std::string& rules) {
  if (rules.empty()) return 0;
  const std::string name = rules_name(ui.language(), ui.state.session->info(), rules);
  const float used = draw_quiet_line(
      ui, area, {"scored-rules", fill(ui.words(word::scored_under), {name}), {}, {}});
  const std::string action = fill(ui.words(word::switch_rules), {name});
  const ButtonStyle style{.surface = ButtonStyle::Surface::card, .size = FontSize::caption};
  const Rect button{area.x, area.y + used, button_width(ui, action, style), ui.control_height()};
  text_button(ui, rules_item(rules), button, action, style);
  return used + button.height;
}

}  // namespace

float GoController::draw_evaluation(Ui& ui, const Rect& area) const {
  if (!shows_evaluation(ui.state)) return 0;
  const Session::Node here = ui.state.session->current();
  Rect rest = area;
  if (const ScoreReport* exact = exact_at(ui.state, here)) {
    rest.y += draw_scored_moves({ui, area, ui.layout->pill}, *exact);
  } else if (const EstimateReport* estimate = estimate_at(ui.state, here)) {
    rest.y += draw_estimated_moves(ui, area, *estimate);
    rest.y += draw_mark_toggles(ui, rest, {shows_ownership_, shows_best_moves_});
  }
  rest.y += draw_scored_rules(ui, rest, scored_rules_);
  rest.y += draw_longer_search(ui, rest);
  return rest.y - area.y;
}

// The plot of a Go game: the first player's lead as bars, upwards if positive, and his win rate as
// a line.

namespace {

constexpr float widest_pitch = 24, widest_bar = 10;
constexpr float pixels_a_point = 5, tallest_bar = 40;
constexpr float win_rate_height = 38;  // height of win rate 1 above the axis
constexpr float rule_points = 5;       // of the dotted lines, from the axis

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

// Draws the line in pieces: it is interrupted where a position has no estimate.
void draw_win_rates(const Plot& plot, const std::vector<std::optional<ScoreLead>>& leads) {
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
    points.push_back({plot.middle(ply), plot.axis() - share * win_rate_height});
  }
  draw();
}

// A sentence about a position of the line, for its bar; empty if it has no evaluation.
std::string describe_evaluation_at(const State& state, Session::Node node) {
  const auto lead = score_lead_at(state, node);
  if (!lead) return {};
  std::string sentence = describe_score_lead(state, *lead);
  if (is_blunder(state, node)) sentence += "; " + words(state, word::blunder);
  return sentence;
}

std::string words_of_ply(const Ui& ui, std::size_t ply) {
  const std::vector<Session::Node> line = ui.state.session->line();
  const std::string sentence =
      ui.state.view.values ? describe_evaluation_at(ui.state, line[ply]) : std::string();
  const std::string number = std::to_string(ply);
  if (sentence.empty())
    return fill(ui.words(word::ply_of), {number, std::to_string(line.size() - 1)});
  return fill(ui.words(word::ply_label), {number, sentence});
}

}  // namespace

float draw_evaluation_plot(Ui& ui, const Rect& rect) {
  if (!ui.state.session->info().has_estimates_only()) return 0;
  const std::vector<Session::Node> line = ui.state.session->line();
  const Plot plot{ui, rect, std::min(rect.width / static_cast<float>(line.size()), widest_pitch)};
  draw_ply_items(ui, rect, plot.pitch, [&](std::size_t ply) { return words_of_ply(ui, ply); });
  draw_rules(plot);
  if (!ui.state.view.values) return rect.height;
  std::vector<std::optional<ScoreLead>> leads;
  for (const Session::Node node : line) leads.push_back(score_lead_at(ui.state, node));
  for (std::size_t ply = 0; ply < line.size(); ++ply)
    if (leads[ply]) draw_bar(plot, ply, leads[ply]->low);
  draw_win_rates(plot, leads);
  for (std::size_t ply = 0; ply < line.size(); ++ply)
    if (is_blunder(ui.state, line[ply]))
      draw_diamond(ui.canvas(), {plot.middle(ply), rect.y + 8}, 9, ui.theme.warn);
  return rect.height;
}

// Komi, handicap and scoring of the next game.

namespace {

// `possible`: whether the number can be decreased and increased.
void draw_setup_row(Ui& ui, const Rect& row, SetupPart part, const Words& name, std::string number,
                    const std::array<bool, 2>& possible) {
  draw_stepper(ui, row,
               {.id = part == SetupPart::komi ? "terms-komi" : "terms-handicap",
                .name = ui.words(name),
                .number = std::move(number),
                .less = setup_item(part, -1),
                .more = setup_item(part, 1),
                .can_decrease = possible[0],
                .can_increase = possible[1]});
}

}  // namespace

// Draws komi, handicap and scoring of the next game, above the button that starts it.
float GoController::draw_setup(Ui& ui, const Rect& area) const {
  if (!setup_) return 0;
  const float y = draw_heading(ui, area, area.y, ui.words(word::setup_heading)) - 4;
  const GameSetup& setup = *setup_;
  const auto possible = [&](SetupPart part) {
    return setup_steps_[static_cast<std::size_t>(part)];
  };
  Rect row{area.x, y, area.width, stepper_height};
  draw_setup_row(ui, row, SetupPart::komi, word::komi, format_points(setup.komi),
                 possible(SetupPart::komi));
  if (most_handicap(ui.state.session->info().size) > 0) {
    row.y += stepper_height;
    draw_setup_row(ui, row, SetupPart::handicap, word::handicap, std::to_string(setup.handicap),
                   possible(SetupPart::handicap));
  }
  const std::array scorings{
      Choice{setup_item(SetupPart::territory, -1), ui.words(word::count_area), !setup.territory},
      Choice{setup_item(SetupPart::territory, 1), ui.words(word::count_territory),
             setup.territory}};
  const Rect choices{area.x, bottom(row) + 4, area.width, ui.control_height()};
  segments(ui, choices, scorings, MirrorItem::Kind::toggle);
  return bottom(choices) + 8 - area.y;
}

void GoController::add_panels(Panels& panels) const {
  panels.add(Place::evaluation,
             [this](Ui& ui, const Rect& area) { return draw_evaluation(ui, area); });
  panels.add(Place::game_setup, [this](Ui& ui, const Rect& area) { return draw_setup(ui, area); });
  panels.add(
      {.place = Place::board_marks, .draw = [this](Ui& ui, const Rect&) {
         return draw_board_marks(ui, ui.layout->squares, {shows_ownership_, shows_best_moves_});
       }});
  panels.add(Place::count, draw_count);
  panels.add(Place::result_question, draw_dead_question);
  panels.add(Place::history_plot, draw_evaluation_plot);
  if (!go_.tally || state_.draft) return;
  for (const Player player : {Player{0}, Player{1}})
    panels.add(tray_of(player),
               [player](Ui& ui, const Rect& tray) { return draw_counting_tray(ui, tray, player); });
  panels.add(Place::turn_buttons, draw_turn_buttons);
  if (state_.environment.embedded) panels.add(Place::progress, draw_embed_pass);
}

}  // namespace kanzen::app
