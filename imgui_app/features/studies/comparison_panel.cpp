// The comparison of two rule sets: how many positions both have, their outcomes under each, and the
// causes of the differences.
#include <algorithm>
#include <array>

#include "imgui_app/features/studies/panels.hpp"
#include "imgui_app/features/studies/studies.hpp"
#include "imgui_app/features/studies/words.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/board_pictures.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr std::array outcomes_shown{Outcome::win, Outcome::draw, Outcome::loss};

std::string name_of_rules(const Ui& ui, const std::string& rules) {
  return rules_name(ui.language(), ui.state.session->info(), rules);
}

// --- before there is a result

float draw_progress(Ui& ui, const Studies& studies, const Rect& area,
                    const RuleComparison::Running& running) {
  const GameInfo& info = ui.state.session->info();
  const std::string title =
      fill(ui.words(word::compare_running),
           {name_of_rules(ui, info.rules), name_of_rules(ui, compared_with(ui.state, studies))});
  ui.canvas().text({area.x, area.y + 14}, title, ui.heading());
  const bool joins = running.progress.phase == "compare";
  const std::string words =
      joins ? fill(ui.words(word::compare_joining), {format_with_commas(running.progress.decided)})
            : std::string(ui.words(word::compare_solving));
  ui.canvas().text({area.x, area.y + 40}, words, ui.quiet());
  ui.mirror_text("comparing", title + ". " + words, {area.x, area.y, area.width, 54});
  if (const auto share = running.estimate.share())
    progress_bar(ui, {area.x, area.y + 60, area.width, 8}, *share);
  cancel_button(ui, "button-cancel-comparison", {right(area), area.y + 80});
  return 80 + ui.control_height();
}

Notice offer_to_compare(const Ui& ui, const Studies& studies) {
  const RuleComparison& comparison = studies.comparison;
  if (const auto* failed = comparison.failed())
    return {ui.words(word::compare_failed), sentence(ui.language(), failed->error),
            "button-compare", ui.words(word::retry), true};
  if (comparison.is<RuleComparison::Cancelled>())
    return {ui.words(word::compare_cancelled), std::string(ui.words(word::compare_again)),
            "button-compare", ui.words(word::compare)};
  const std::uint64_t bytes = 2 * ui.state.session->info().solve_bytes;
  return {ui.words(word::study_comparison),
          fill(ui.words(word::compare_offer), {format_megabytes(ui.language(), bytes)}),
          "button-compare", ui.words(word::compare)};
}

float draw_without_result(Ui& ui, const Studies& studies, const Rect& area) {
  const Rect place{area.x, area.y, std::min(area.width, 520.0F), 0};
  if (const auto* running = studies.comparison.running())
    return draw_card_around(ui, place, CardTone::plain, [&](const Rect& inner) {
      return draw_progress(ui, studies, inner, *running);
    });
  return draw_notice_card(ui, place, offer_to_compare(ui, studies));
}

// Draws the choice of the other rule set, if there are several.
float draw_other_rules(Ui& ui, const Studies& studies, const Rect& area) {
  const GameInfo& info = ui.state.session->info();
  std::vector<std::string> others = info.comparable_rules();
  const std::string with = compared_with(ui.state, studies);
  if (std::count(others.begin(), others.end(), with) == 0) others.push_back(with);
  if (others.size() < 2) return 0;
  std::vector<std::string> names;
  for (const std::string& rules : others) names.push_back(name_of_rules(ui, rules));
  std::vector<Choice> choices;
  for (const std::string& rules : others)
    choices.push_back({compared_item(rules), names[choices.size()], rules == with});
  const std::string_view label = ui.words(word::compare_with);
  const float height = ui.control_height();
  const float beside = ui.canvas().text_width(label, FontSize::body) + 12;
  ui.canvas().text({area.x, area.y + height / 2}, label, ui.quiet());
  const float width = std::min(area.width - beside, 190 * static_cast<float>(choices.size()));
  segments(ui, {area.x + beside, area.y, width, height}, choices, MirrorItem::Kind::toggle,
           FontSize::caption);
  return height + card_gap;
}

// --- counts

float draw_figures(Ui& ui, const Rect& area, const RuleComparison::Done& done) {
  const Comparison& comparison = done.comparison();
  const auto alone = [&](std::size_t side) {
    return fill(ui.words(word::known_only_to), {compared_name(ui.language(), done, side)});
  };
  const std::size_t first = reference_side(done);
  const std::array figures{
      FigureCard{"compared-both", std::string(ui.words(word::known_to_both)), comparison.both},
      FigureCard{"compared-different", std::string(ui.words(word::valued_differently)),
                 comparison.different,
                 format_coarse_percent(comparison.different, comparison.both)},
      FigureCard{"compared-only-1", alone(first), comparison.only[first]},
      FigureCard{"compared-only-2", alone(1 - first), comparison.only[1 - first]}};
  const std::size_t columns = has_two_columns(area) ? 4 : 2;
  const float width =
      (area.width - card_gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  constexpr float height = 84;
  for (std::size_t i = 0; i < figures.size(); ++i) {
    const float x = area.x + static_cast<float>(i % columns) * (width + card_gap);
    const float y = area.y + static_cast<float>(i / columns) * (height + card_gap);
    draw_figure_card(ui, {x, y, width, height}, figures[i]);
  }
  return static_cast<float>(figures.size() / columns) * (height + card_gap);
}

// --- outcomes under each rule set

// The rows are of the reference rule set, the columns of the candidate one.
struct OutcomeTable {
  Rect area;
  float label = 0, column = 0;  // widths
  static constexpr float head = 28, row = 40;
  float height() const { return head + 3 * row; }
  Rect cell(std::size_t down, std::size_t across) const {
    return {area.x + label + column * static_cast<float>(across),
            area.y + head + row * static_cast<float>(down), column, row};
  }
};

void draw_outcome_cell(Ui& ui, const Rect& rect, const RuleComparison::Done& done, Outcome row,
                       Outcome column) {
  const std::size_t first = reference_side(done);
  std::array<Outcome, 2> by_side{};
  by_side[first] = row;
  by_side[1 - first] = column;
  const std::uint64_t positions = positions_with(done.comparison(), by_side);
  const bool differs = row != column && positions > 0;
  if (differs) ui.canvas().fill(inset(rect, 2), ui.theme.accent_soft, 8);
  const std::string count =
      positions == 0 ? std::string(ui.words(word::no_distance)) : format_with_commas(positions);
  ui.canvas().text({right(rect) - 10, rect.y + rect.height / 2}, count,
                   {FontSize::body, differs ? Weight::semibold : Weight::regular,
                    differs ? ui.theme.text : ui.theme.text2, Align::right});
  const std::string words = fill(
      ui.words(differs ? word::outcome_cell_differs : word::outcome_cell),
      {compared_name(ui.language(), done, first),
       outcome_title(ui.language(), done.info(first), row),
       compared_name(ui.language(), done, 1 - first),
       outcome_title(ui.language(), done.info(1 - first), column), format_with_commas(positions)});
  ui.mirror_text(std::string("outcome-") + name_of(row) + '-' + name_of(column), words, rect);
}

float draw_outcomes(Ui& ui, const Rect& area, const RuleComparison::Done& done) {
  const std::size_t first = reference_side(done);
  float y = area.y + draw_study_heading(ui, area, "outcomes", ui.words(word::outcomes_heading));
  const std::string detail = fill(
      ui.words(word::outcomes_detail),
      {compared_name(ui.language(), done, first), compared_name(ui.language(), done, 1 - first)});
  y += 8 + ui.canvas().paragraph({area.x, y - 8}, area.width, detail, ui.caption(), 18);
  y += draw_table_buttons(ui, {area.x, y, area.width, 0}, StudyTable::comparison) + 8;
  const float label = area.width < 388 ? 92.0F : 130.0F;
  const OutcomeTable table{{area.x, y, area.width, 0}, label, (area.width - label) / 3};
  for (std::size_t i = 0; i < outcomes_shown.size(); ++i) {
    const Rect top = table.cell(0, i);
    draw_outcome_name(ui, {right(top) - 10, top.y - 14},
                      outcome_title(ui.language(), done.info(1 - first), outcomes_shown[i]),
                      outcomes_shown[i], Align::right);
    const float middle = table.cell(i, 0).y + OutcomeTable::row / 2;
    draw_outcome_name(ui, {area.x, middle},
                      outcome_title(ui.language(), done.info(first), outcomes_shown[i]),
                      outcomes_shown[i], Align::left);
    for (std::size_t across = 0; across < outcomes_shown.size(); ++across)
      draw_outcome_cell(ui, table.cell(i, across), done, outcomes_shown[i], outcomes_shown[across]);
  }
  return y + table.height() - area.y;
}

// --- causes of the differences

float draw_kind(Ui& ui, const Rect& area, const char* id, const Words& kind, std::uint64_t count,
                std::uint64_t all) {
  const std::string words(ui.words(kind));
  const std::string figure = format_with_commas(count);
  ui.canvas().text({area.x, area.y + 12}, figure, ui.heading());
  ui.canvas().text({right(area), area.y + 12}, format_coarse_percent(count, all),
                   ui.caption(Align::right));
  progress_bar(ui, {area.x, area.y + 26, area.width, 6}, count, all);
  const float used =
      ui.canvas().paragraph({area.x, area.y + 38}, area.width, words, ui.quiet(), 20);
  ui.mirror_text(id, figure + ": " + words, {area.x, area.y, area.width, 38 + used});
  return 38 + used + 10;
}

float draw_kinds(Ui& ui, const Rect& area, const Comparison& comparison) {
  const DivergenceCounts& divergences = *comparison.divergences;
  float y = area.y + draw_study_heading(ui, area, "kinds", ui.words(word::kinds_heading));
  const auto kind = [&](const char* id, Words words, std::uint64_t count) {
    y += draw_kind(ui, {area.x, y, area.width, 0}, id, words, count, comparison.different);
  };
  kind("kind-ending", word::kind_ending, divergences.ending);
  kind("kind-moves", word::kind_moves, divergences.moves);
  kind("kind-later", word::kind_later, divergences.later);
  return y - area.y;
}

// The first positions with different values: a card for each with both values, the cause, and
// buttons that open it under either rule set.

constexpr float board_side = 104;
constexpr float reason_line_height = 20;

float draw_buttons(Ui& ui, const Rect& area, const RuleComparison::Done& done, std::size_t number) {
  ButtonRows rows(ui, area, ui.control_height());
  const std::size_t first = reference_side(done);
  for (const std::size_t side : {first, 1 - first})
    rows.add(difference_item(number, done.comparison().rules[side]),
             fill(ui.words(word::open_under), {compared_name(ui.language(), done, side)}),
             {.size = FontSize::caption});
  return rows.end() - area.y;
}

float draw_difference(Ui& ui, const Rect& area, const RuleComparison::Done& done,
                      std::size_t number) {
  const Difference& difference = done.comparison().first[number];
  const BoardView& board = done.boards[number];
  const Language language = ui.language();
  const bool beside = area.width >= 360;
  draw_thumbnail(ui, {area.x, area.y, board_side, board_side}, board);
  const float left = board_side + 16;
  Rect rest{area.x + left, area.y, area.width - left, 0};
  std::string mirror_label;
  const auto add = [&](const std::string& words, const TextStyle& style) {
    rest.y +=
        4 + ui.canvas().paragraph({rest.x, rest.y}, rest.width, words, style, reason_line_height);
    mirror_label += (mirror_label.empty() ? "" : ". ") + words;
  };
  add(describe_path(language, difference), ui.heading());
  if (!beside) rest = {area.x, std::max(rest.y, area.y + board_side + 8), area.width, 0};
  const std::size_t first = reference_side(done);
  for (const std::size_t side : {first, 1 - first})
    add(describe_compared_value(language, done, difference, board.to_move, side), ui.body());
  add(describe_divergence(language, done, difference), ui.quiet());
  ui.mirror_text("difference-" + std::to_string(number), mirror_label,
                 {area.x, area.y, area.width, rest.y - area.y});
  rest.y += 4;
  const float end = rest.y + draw_buttons(ui, rest, done, number);
  return std::max(end - area.y, board_side);
}

float draw_first_differences(Ui& ui, const Rect& area, const RuleComparison::Done& done) {
  const Comparison& comparison = done.comparison();
  if (comparison.first.empty())
    return draw_study_heading(ui, area, "first", ui.words(word::first_none));
  const std::string heading = fill(ui.words(word::first_heading),
                                   {compared_name(ui.language(), done, 1 - reference_side(done))});
  const float top = area.y + draw_study_heading(ui, area, "first", heading);
  const std::size_t columns = area.width >= 760 ? 2 : 1;
  const float width =
      (area.width - card_gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  // Row by row, which preserves the reading order.
  float y = top;
  for (std::size_t i = 0; i < comparison.first.size(); i += columns) {
    CardRow row(ui);
    for (std::size_t k = i; k < std::min(i + columns, comparison.first.size()); ++k)
      row.add({area.x + static_cast<float>(k - i) * (width + card_gap), y, width, 0},
              CardTone::plain,
              [&](const Rect& inner) { return draw_difference(ui, inner, done, k); });
    y += row.finish() + card_gap;
  }
  return y - area.y;
}

float draw_result(Ui& ui, const Rect& area, const RuleComparison::Done& done) {
  float y = area.y + draw_figures(ui, area, done);
  const CardContent outcomes_of = [&](const Rect& inner) { return draw_outcomes(ui, inner, done); };
  const Rect place{area.x, y, area.width, 0};
  if (done.comparison().divergences) {
    const CardContent kinds_of = [&](const Rect& inner) {
      return draw_kinds(ui, inner, done.comparison());
    };
    y += draw_card_pair(ui, place, {.first = outcomes_of, .second = kinds_of, .share = 0.55F});
  } else {
    y += draw_card_around(ui, place, CardTone::plain, outcomes_of) + card_gap;
  }
  return y + draw_first_differences(ui, {area.x, y, area.width, 0}, done) - area.y;
}

}  // namespace

float draw_comparison(Ui& ui, const Studies& studies, const Rect& area) {
  const State& state = ui.state;
  const GameInfo& info = state.session->info();
  const auto* done = studies.comparison.done();
  // In the order of the table below: the reference rule set first.
  const auto& all = info.all_rules;
  std::array names{info.rules, compared_with(state, studies)};
  const auto place = [&](const std::string& rules) {
    return std::find(all.begin(), all.end(), rules);
  };
  if (place(names[0]) <= place(names[1])) std::swap(names[0], names[1]);
  if (done != nullptr)
    for (std::size_t i = 0; i < 2; ++i)
      names[i] =
          done->comparison().rules[i == 0 ? reference_side(*done) : 1 - reference_side(*done)];
  float y = area.y +
            draw_study_title(ui, area,
                             fill(ui.words(word::compare_title), {full_title(ui.language(), info)}),
                             fill(ui.words(word::compare_detail),
                                  {name_of_rules(ui, names[0]), name_of_rules(ui, names[1])}));
  y += draw_other_rules(ui, studies, {area.x, y, area.width, 0});
  y += done != nullptr ? draw_result(ui, {area.x, y, area.width, 0}, *done)
                       : draw_without_result(ui, studies, {area.x, y, area.width, 0});
  return y - area.y;
}

}  // namespace kanzen::app
