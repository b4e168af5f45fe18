// The rounds of retrograde analysis: a bar for each, the number of positions decided up to the
// selected round, and some of its positions with the moves that decide them.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "engine/picture/marks.hpp"
#include "imgui_app/features/studies/panels.hpp"
#include "imgui_app/features/studies/studies.hpp"
#include "imgui_app/features/studies/words.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/board_pictures.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

using Done = RoundStudy::Done;

const Done& done_of(const Studies& studies) { return *studies.rounds.done(); }

std::uint64_t count_at(const Done& done, std::size_t step) {
  if (done.is_rest(step)) return done.rounds().undecided;
  return done.rounds().rounds[step].win + done.rounds().rounds[step].loss;
}

std::string describe_count(const Ui& ui, const Done& done, std::size_t step) {
  if (done.is_rest(step))
    return fill(ui.words(word::round_undecided), {format_with_commas(done.rounds().undecided)});
  const Round& round = done.rounds().rounds[step];
  return fill(ui.words(word::round_decides),
              {format_with_commas(round.win + round.loss), format_with_commas(round.win),
               format_with_commas(round.loss)});
}

// Returns the share of `most` on a logarithmic scale, 0 to 1.
float logarithmic_share(std::uint64_t count, std::uint64_t most) {
  return static_cast<float>(std::log(static_cast<double>(count + 1)) /
                            std::log(static_cast<double>(std::max<std::uint64_t>(most, 1) + 1)));
}

// --- the list of rounds

// Draws a bar whose length is the logarithm of the count, divided into wins and losses by their
// shares, as in the histogram.
void draw_bar_of(Ui& ui, const Rect& rect, const Done& done, std::size_t step, std::uint64_t most) {
  const std::uint64_t count = count_at(done, step);
  if (count == 0) return;
  const float width = std::max(3.0F, rect.width * logarithmic_share(count, most));
  const auto draw = [&](float from, float to, Outcome outcome) {
    if (to > from)
      draw_outcome_bar(ui.canvas(), ui.theme, {rect.x + from, rect.y, to - from, rect.height},
                       outcome, Corners::top);
  };
  if (done.is_rest(step)) return draw(0, width, Outcome::draw);
  const double wins = static_cast<double>(done.rounds().rounds[step].win);
  const float won = width * static_cast<float>(wins / static_cast<double>(count));
  draw(0, won, Outcome::win);
  draw(won, width, Outcome::loss);
}

void draw_row(Ui& ui, const Studies& studies, const Rect& row, const Done& done, std::size_t step,
              std::uint64_t most) {
  const std::size_t shown = studies.rounds.step;
  const bool reached = step <= shown;
  const std::string title = round_title(ui.language(), done, step);
  const ItemState item = ui.item(
      {.item = round_item(step),
       .label = reached ? fill(ui.words(word::round_row), {title, describe_count(ui, done, step)})
                        : fill(ui.words(word::round_row_later), {title}),
       .rect = row,
       .kind = MirrorItem::Kind::toggle,
       .active = step == shown});
  if (step == shown)
    ui.canvas().fill(row, ui.theme.accent_soft, 6);
  else if (item.hovered)
    ui.canvas().fill(row, ui.theme.raised, 6);
  const float middle = row.y + row.height / 2;
  const std::string number =
      done.is_rest(step) ? std::string(ui.words(word::draws)) : std::to_string(step);
  ui.canvas().text({row.x + 62, middle}, number,
                   {FontSize::caption, step == shown ? Weight::semibold : Weight::regular,
                    step == shown ? ui.theme.accent : ui.theme.text2, Align::right});
  const Rect bar{row.x + 72, middle - 5, row.width - 72 - 84, 10};
  ui.canvas().fill(bar, ui.theme.raised, 3);
  if (!reached) return;
  draw_bar_of(ui, bar, done, step, most);
  ui.canvas().text({right(row) - 8, middle}, format_with_commas(count_at(done, step)),
                   {FontSize::caption, Weight::regular, ui.theme.text, Align::right});
}

// Draws the heading of the rows, and the signs and colours of the bars.
float draw_legend(Ui& ui, const Rect& area) {
  float y = area.y + draw_study_heading(ui, area, "rounds", ui.words(word::rounds_heading));
  float x = area.x;
  for (const auto& [outcome, words] :
       {std::pair{Outcome::win, word::won}, std::pair{Outcome::loss, word::lost},
        std::pair{Outcome::draw, word::draws}}) {
    x += draw_outcome_name(ui, {x, y + 8}, ui.words(words), outcome, Align::left) + 18;
  }
  return y + 26 - area.y;
}

float draw_list(Ui& ui, const Studies& studies, const Rect& area) {
  const Done& done = done_of(studies);
  std::uint64_t most = 1;
  for (std::size_t step = 0; step < done.examples.size(); ++step)
    most = std::max(most, count_at(done, step));
  const float height = ui.touch() ? 36.0F : 24.0F;
  float y = area.y + draw_legend(ui, area);
  y += draw_table_buttons(ui, {area.x, y, area.width, 0}, StudyTable::rounds) + 8;
  for (std::size_t step = 0; step < done.examples.size(); ++step) {
    draw_row(ui, studies, {area.x, y, area.width, height}, done, step, most);
    y += height;
  }
  return y - area.y;
}

// --- the selected round

float draw_round_steps(Ui& ui, const Studies& studies, const Rect& area) {
  const RoundStudy& study = studies.rounds;
  float x = area.x;
  const auto button = [&](const char* which, std::string_view words, bool enabled, bool accent) {
    const ButtonStyle style{
        .surface = accent ? ButtonStyle::Surface::accent : ButtonStyle::Surface::raised,
        .weight = accent ? Weight::semibold : Weight::regular,
        .enabled = enabled};
    x = right(fitted_button(ui, which, {x, area.y}, words, style)) + 8;
  };
  const bool last = study.step + 1 >= study.done()->examples.size();
  button("button-round-back", ui.words(word::round_back), study.step > 0, false);
  button("button-round-on", ui.words(word::round_on), !last, true);
  button("button-rounds-play", ui.words(study.due ? word::rounds_pause : word::rounds_play), true,
         false);
  return ui.control_height() + card_gap;
}

float draw_example(Ui& ui, const Studies& studies, const Rect& area, std::size_t step,
                   std::size_t number) {
  const RoundStudy::Example& example = done_of(studies).examples[step][number];
  constexpr float side = 84;
  const std::string words = describe_example(ui.state, example);
  const Rect board{area.x, area.y, side, side};
  const ItemState item =
      ui.item({.item = round_example_item(step, number),
               .label = fill(
                   ui.words(word::example_open),
                   {example.analysis->position,
                    format_value(ui.state, example.analysis->value, example.board.to_move), words}),
               .rect = {area.x, area.y, area.width, side}});
  draw_thumbnail(ui, board, example.board);
  if (item.hot()) ui.canvas().outline(inset(board, -2), ui.theme.accent, 8, 2);
  const float x = area.x + side + 14;
  const Point sign{x + 6, area.y + 12};
  const auto& end = example.board.end;
  if (end && end->winner)  // signs are for the side to move, and there is none
    ui.face().name_mark(ui.drawing(ui.canvas()), sign, 12, *end->winner);
  else
    draw_sign(ui.canvas(), sign, 6, example.analysis->value.outcome,
              outcome_color(ui.theme, example.analysis->value.outcome));
  const float used =
      ui.canvas().paragraph({x + 20, area.y + 2}, area.width - side - 34, words, ui.body(), 20);
  return std::max(side, used + 4) + card_gap;
}

float draw_round(Ui& ui, const Studies& studies, const Rect& area) {
  const Done& done = done_of(studies);
  const std::size_t step = studies.rounds.step;
  const std::string title = round_title(ui.language(), done, step);
  float y = area.y + draw_round_steps(ui, studies, area);
  y += draw_study_heading(ui, {area.x, y, area.width, 0}, "round-title", title);
  const TextStyle quiet = ui.quiet();
  const auto paragraph = [&](const char* id, const std::string& words) {
    y += draw_paragraph(ui, id, {area.x, y, area.width, 0}, words, quiet, 21) + 8;
  };
  paragraph("round-count", describe_count(ui, done, step));
  const std::uint64_t decided = decided_up_to(done, step);
  const std::uint64_t all = done.rounds().positions();
  paragraph("round-total", fill(ui.words(word::round_so_far),
                                {format_with_commas(decided), format_with_commas(all)}));
  progress_bar(ui, {area.x, y, area.width, 8}, decided, all);
  y += 20;
  paragraph("round-rule", round_rule(ui.language(), done, step));
  if (done.examples[step].empty()) paragraph("round-none", std::string(ui.words(word::no_example)));
  for (std::size_t i = 0; i < done.examples[step].size(); ++i)
    y += draw_example(ui, studies, {area.x, y, area.width, 0}, step, i);
  return y - area.y;
}

float draw_without_rounds(Ui& ui, const Studies& studies, const Rect& area) {
  const Rect place{area.x, area.y, std::min(area.width, 520.0F), 0};
  if (const auto* failed = studies.rounds.failed())
    return draw_notice_card(ui, place,
                            {ui.words(word::rounds_failed), sentence(ui.language(), failed->error),
                             "button-rounds", ui.words(word::retry), true});
  return draw_notice_card(
      ui, place,
      {ui.words(word::rounds_loading), std::string(ui.words(word::rounds_wait)), {}, {}});
}

// The number of positions for each size of a game, counted one after the other while the page is
// open, and the number of new positions at each ply.

std::string describe_growth(const Ui& ui, const Growth& growth, std::size_t number) {
  const Growth::Counted& counted = growth.counted[number];
  const std::string title = full_title(ui.language(), counted.game->info());
  const std::string seconds = format_seconds(ui.language(), counted.seconds);
  const std::string positions = format_with_commas(counted.positions);
  if (number == 0) return fill(ui.words(word::growth_row_first), {title, positions, seconds});
  const auto before = static_cast<double>(growth.counted[number - 1].positions);
  const auto factor = std::llround(static_cast<double>(counted.positions) / before);
  return fill(ui.words(word::growth_row),
              {title, positions, format_with_commas(static_cast<std::uint64_t>(factor)), seconds});
}

float draw_rows(Ui& ui, const Rect& area, const Growth& growth) {
  std::uint64_t most = 1;
  for (const Growth::Counted& counted : growth.counted) most = std::max(most, counted.positions);
  float y = area.y;
  for (std::size_t i = 0; i < growth.counted.size(); ++i) {
    const std::string words = describe_growth(ui, growth, i);
    y += draw_paragraph(ui, "growth-" + std::to_string(i), {area.x, y, area.width, 0}, words,
                        ui.body(), 20);
    progress_bar(ui, {area.x, y + 2, area.width, 6},
                 logarithmic_share(growth.counted[i].positions, most));
    y += 18;
  }
  return y - area.y;
}

float draw_growth(Ui& ui, const Studies& studies, const Rect& area) {
  const Growth& growth = studies.growth;
  float y = area.y + draw_study_heading(ui, area, "growth", ui.words(word::growth_heading));
  const TextStyle quiet = ui.quiet();
  const bool idle = growth.counted.empty() && !growth.counting;
  if (idle)
    y += 6 +
         ui.canvas().paragraph({area.x, y}, area.width, ui.words(word::growth_detail), quiet, 22);
  y += draw_rows(ui, {area.x, y, area.width, 0}, growth);
  if (growth.error)
    y += 6 + ui.canvas().paragraph({area.x, y}, area.width,
                                   std::string(ui.words(word::growth_failed)) + ": " +
                                       sentence(ui.language(), *growth.error),
                                   ui.body(), 22);
  const float height = ui.control_height();
  if (growth.counting) {
    const std::string words =
        fill(ui.words(word::growth_counting), {full_title(ui.language(), growth.counting->info())});
    ui.canvas().text({area.x, y + height / 2}, words, quiet);
    ui.mirror_text("growth-counting", words, {area.x, y, area.width, height});
    cancel_button(ui, "button-cancel-growth", {right(area), y});
    return y + height - area.y;
  }
  const bool finished = growth.counted.size() >= growth.games.size();
  if (finished) return y - area.y;
  fitted_button(ui, "button-growth", {area.x, y}, ui.words(word::growth_count));
  return y + height - area.y;
}

float draw_by_ply(Ui& ui, const Rect& inner, const std::vector<std::uint64_t>& by_ply) {
  constexpr float plot = 120;
  const bool classes = ui.state.session->info().up_to_symmetry;
  const Words& heading = classes ? word::by_ply_heading : word::by_ply_heading_each;
  const std::uint64_t most = *std::max_element(by_ply.begin(), by_ply.end());
  const float column = inner.width / static_cast<float>(by_ply.size());
  const bool counts = column >= 46;  // whether counts are written above the bars
  float top = inner.y + draw_study_heading(ui, inner, "by-ply", ui.words(heading));
  top += draw_table_buttons(ui, {inner.x, top, inner.width, 0}, StudyTable::plies);
  top += counts ? 20.0F : 8.0F;
  for (std::size_t ply = 0; ply < by_ply.size(); ++ply) {
    const float x = inner.x + column * static_cast<float>(ply);
    const float height = std::max(2.0F, plot * logarithmic_share(by_ply[ply], most));
    ui.canvas().fill({x + 1, top + plot - height, std::max(column - 2, 1.0F), height},
                     ui.theme.accent, 2);
    const std::string words =
        fill(ui.words(word::ply_label), {std::to_string(ply), format_with_commas(by_ply[ply])});
    ui.mirror_text("new-at-" + std::to_string(ply), words, {x, top, column, plot + 20});
    const auto apart = static_cast<std::size_t>(std::ceil(24 / column));
    if (ply % apart == 0)
      ui.canvas().text({x + column / 2, top + plot + 12}, std::to_string(ply),
                       ui.caption(Align::centre));
    if (counts)
      ui.canvas().text({x + column / 2, top + plot - height - 8},
                       format_short_count(ui.language(), static_cast<double>(by_ply[ply])),
                       ui.caption(Align::centre));
  }
  return top + plot + 22 - inner.y;
}

float draw_result(Ui& ui, const Studies& studies, const Rect& area) {
  // On a narrow page the buttons and the round come first.
  const float rounds =
      draw_card_pair(ui, area,
                     {.first = [&](const Rect& inner) { return draw_round(ui, studies, inner); },
                      .second = [&](const Rect& inner) { return draw_list(ui, studies, inner); },
                      .share = 0.56F,
                      .first_on_the_right = true});
  const auto& by_ply = done_of(studies).by_ply;
  CardPair counts;
  if (!by_ply.empty())
    counts.first = [&](const Rect& inner) { return draw_by_ply(ui, inner, by_ply); };
  if (!studies.growth.games.empty())
    counts.second = [&](const Rect& inner) { return draw_growth(ui, studies, inner); };
  return rounds + draw_card_pair(ui, moved(area, 0, rounds), counts);
}

Words name_of(GlossaryTerm term) {
  constexpr std::array names{word::term_reachable, word::term_draw,
                             word::term_distance};  // by GlossaryTerm
  return names[static_cast<std::size_t>(term)];
}

}  // namespace

float draw_rounds(Ui& ui, const Studies& studies, const Rect& area) {
  const std::string title =
      fill(ui.words(word::rounds_title), {full_title(ui.language(), ui.state.session->info())});
  float y = area.y + draw_study_title(ui, area, title, std::string(ui.words(word::rounds_detail)));
  y += draw_glossary(ui, studies, {area.x, y, area.width, 0});
  const bool found = studies.rounds.done() != nullptr;
  y += found ? draw_result(ui, studies, {area.x, y, area.width, 0})
             : draw_without_rounds(ui, studies, {area.x, y, area.width, 0});
  return y - area.y;
}

float draw_glossary(Ui& ui, const Studies& studies, const Rect& area) {
  const GameInfo& info = ui.state.session->info();
  if (!info.abilities.solve) return 0;
  const auto& shown = studies.explained_term;
  const std::string_view label = ui.words(word::glossary);
  const float height = ui.touch() ? 44.0F : 28.0F;
  const TextStyle quiet = ui.caption();
  ui.canvas().text({area.x, area.y + height / 2}, label, quiet);
  float x = area.x + ui.canvas().text_width(label, FontSize::caption) + 10;
  float y = area.y;
  for (const GlossaryTerm term :
       {GlossaryTerm::reachable, GlossaryTerm::draw, GlossaryTerm::distance}) {
    const ButtonStyle style{.surface = ButtonStyle::Surface::card,
                            .size = FontSize::caption,
                            .active = shown == term,
                            .kind = MirrorItem::Kind::toggle};
    const float width = button_width(ui, ui.words(name_of(term)), style);
    if (x + width > right(area)) {
      x = area.x;
      y += height + 6;
    }
    text_button(ui, glossary_item(term), {x, y, width, height}, ui.words(name_of(term)), style);
    x += width + 6;
  }
  y += height + 8;
  ui.follow("meaning", shown ? 1 + static_cast<std::size_t>(*shown) : 0,
            {area.x, y, area.width, ui.memory().heights["meaning"]});
  if (!shown) return y - area.y;
  const std::string words = explain_term(ui.language(), info, *shown);
  const float used = draw_paragraph(ui, "meaning", {area.x, y, std::min(area.width, 760.0F), 0},
                                    words, ui.quiet(), 22);
  ui.memory().heights["meaning"] = used;
  return y + used + 10 - area.y;
}

}  // namespace kanzen::app
