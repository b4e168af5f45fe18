// The card shown instead of values: an offer to compute them, the progress, or the reason why there
// are none.
#include <algorithm>
#include <cmath>

#include "engine/picture/marks.hpp"
#include "engine/session/position_queries.hpp"
#include "imgui_app/features/analysis/controller.hpp"
#include "imgui_app/features/analysis/panels.hpp"
#include "imgui_app/features/analysis/words.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

std::string describe_phase(const Ui& ui, const Progress& progress) {
  const std::string round = std::to_string(progress.round);
  if (progress.phase.empty()) return std::string(ui.words(word::preparing));
  if (progress.phase == "solve") {
    return fill(ui.words(word::solving_pass), {round, format_with_commas(progress.decided)});
  }
  if (progress.phase == "reach" || progress.phase == "finished" || progress.phase == "count") {
    return fill(ui.words(word::solving_reach), {format_with_commas(progress.decided)});
  }
  return fill(ui.words(word::solving_found), {round, format_with_commas(progress.done)});
}

// The speed and the remaining time: "2.1 M positions/s · about 40 s left".
std::string describe_pace(const Ui& ui, const Estimate& estimate) {
  std::string words;
  if (const double rate = estimate.positions_per_second(ui.now()); rate > 0) {
    words = fill(ui.words(word::per_second), {format_short_count(ui.language(), rate)});
  }
  if (const auto left = estimate.seconds_left(ui.now())) {
    if (!words.empty()) words += " · ";
    words += fill(ui.words(word::seconds_left), {std::to_string(*left)});
  }
  return words;
}

// The longest such text. Its space is reserved, so that nothing moves when parts of it appear.
std::string longest_pace(const Ui& ui) {
  const double rate = ui.language() == Language::japanese ? 88'880'000 : 888'000'000;
  return fill(ui.words(word::per_second), {format_short_count(ui.language(), rate)}) + " · " +
         fill(ui.words(word::seconds_left), {"8888"});
}

std::string describe_memory(const Ui& ui) {
  const std::uint64_t bytes = ui.state.session->info().solve_bytes;
  return fill(ui.words(word::of_memory), {format_megabytes(ui.language(), bytes)});
}

float draw_phase(Ui& ui, const Rect& area, const Progress& progress) {
  const std::string phase = describe_phase(ui, progress);
  const TextStyle style = ui.quiet();
  ui.canvas().text({area.x, area.y + 14}, ui.canvas().fitted(phase, area.width, style), style);
  ui.mirror_text("solving", phase, {area.x, area.y, area.width, 28});
  return 24;
}

float draw_running(Ui& ui, const Rect& area, const Solving::Running& solving) {
  Canvas& canvas = ui.canvas();
  const bool large = ui.state.session->info().is_large();
  const bool opening = solving.source == Solving::Source::device;
  const TextStyle quiet = ui.caption();
  canvas.text({area.x, area.y + 14}, ui.words(opening ? word::opening_saved_values : word::solving),
              ui.heading());
  float y = area.y + 32;
  if (!opening) y += draw_phase(ui, {area.x, area.y + 24, area.width, 0}, solving.progress);
  if (const auto share = solving.estimate.share())
    progress_bar(ui, {area.x, y, area.width, 8}, *share);
  y += 20;
  const std::string pace = describe_pace(ui, solving.estimate);
  const float height = ui.control_height();
  float room = area.width;
  if (!opening) {  // opening saved values is short and cannot be cancelled
    room -= cancel_button(ui, "button-cancel", {right(area), y}).width + 12;
  }
  constexpr float line = 19;
  const auto height_of = [&](const std::string& words) {
    return line * static_cast<float>(canvas.lines(words, room, quiet).size());
  };
  // The constant text is above the changing text.
  const std::string memory = large ? describe_memory(ui) : std::string();
  const float memory_height = large ? height_of(memory) : 0;
  const float pace_height = height_of(longest_pace(ui));
  const float text_height = memory_height + pace_height;
  const float top = y + std::max(height - text_height, 0.0F) / 2;
  if (large) draw_paragraph(ui, "memory", {area.x, top, room, 0}, memory, quiet, line);
  canvas.paragraph({area.x, top + memory_height}, room, pace, quiet, line);
  ui.mirror_text("pace", pace, {area.x, top + memory_height, room, pace_height});
  return y + std::max(height, text_height) - area.y;
}

// Capitalises the message and appends a space, so that another sentence can follow.
std::string first_sentence(const Ui& ui, const Error& error) {
  const std::string words = sentence(ui.language(), error);
  return ui.language() == Language::japanese ? words : capitalised(words) + ' ';
}

Notice table_failed(const Ui& ui) {
  const auto& error = ui.state.values.table.status.error;
  Notice notice{ui.words(word::table_failed), {}, "button-table", ui.words(word::retry), true};
  if (error) notice.detail = first_sentence(ui, *error);
  notice.detail += ui.words(word::table_failed_detail);
  notice.other_button = "button-solve";
  notice.other_action = ui.words(word::solve_here_instead);
  return notice;
}

// Returns the time and memory that solving the game takes on this device.
std::string describe_solving_cost(const State& state) {
  const GameInfo& info = state.session->info();
  const Language language = state.settings.language;
  return fill(word::solve_here_detail.in(language),
              {format_with_commas(info.index_count), format_megabytes(language, info.solve_bytes),
               words_of(info).solving_time.in(language)});
}

Notice solve_offer(const Ui& ui) {
  const bool lost = ui.state.values.solving.is<Solving::Lost>();
  if (!lost && ui.state.values.table.status.phase == TableStatus::Phase::failed)
    return table_failed(ui);
  const Error* error = ui.state.values.solving.error();
  Notice notice{ui.words(word::values_not_here), {}, "button-solve", ui.words(word::solve_here)};
  if (error != nullptr) {
    notice.heading = ui.words(heading_of_failure(ui.state.values.solving));
    notice.detail = first_sentence(ui, *error);
    notice.warning = true;
  } else if (ui.state.values.table.status.phase == TableStatus::Phase::being_made) {
    notice.heading = ui.words(word::table_being_made);
    notice.detail = ui.words(word::table_being_made_detail);
  }
  notice.detail += describe_solving_cost(ui.state);
  return notice;
}

Notice cancelled(const Ui& ui) {
  const bool large = ui.state.session->info().is_large();
  const bool from_table = ui.state.values.table.usable();
  const Words& detail = from_table ? word::cancelled_detail_table : word::cancelled_detail;
  return {ui.words(word::cancelled), std::string(ui.words(detail)),
          large ? "button-solve" : "button-retry",
          ui.words(large ? word::solve_here : word::retry)};
}

Notice failed(const Ui& ui, const Error& error) {
  const bool memory = error.code == Errc::out_of_memory || ui.state.session->info().is_large();
  const Words& advice = memory ? word::failed_memory : word::failed_detail;
  return {ui.words(word::failed), first_sentence(ui, error).append(ui.words(advice)),
          "button-retry", ui.words(word::retry), true};
}

Notice notice_of(const Ui& ui) {
  const Solving& solving = ui.state.values.solving;
  if (solving.is<Solving::Cancelled>()) return cancelled(ui);
  return solving.is<Solving::Failed>() ? failed(ui, *solving.error()) : solve_offer(ui);
}

}  // namespace

float draw_solving(Ui& ui, const Rect& area) {
  if (const Solving::Running* running = ui.state.values.solving.shown()) {
    return draw_card_around(ui, area, CardTone::plain,
                            [&](const Rect& inner) { return draw_running(ui, inner, *running); });
  }
  return draw_notice_card(ui, area, notice_of(ui));
}

// The line about a solved large game: how long solving took, and whether its values are saved on
// this device.

namespace {

std::string describe_solution(const Ui& ui, const Summary& summary) {
  const double seconds = summary.seconds.solve + summary.seconds.enumerate;
  return fill(ui.words(word::solved_here), {format_seconds(ui.language(), seconds)});
}

float draw_failure(Ui& ui, const Rect& area, float y) {
  const Diagnostic& failure = ui.state.values.save_status.failure;
  if (failure.empty()) return y;
  const std::string words =
      std::string(ui.words(word::saving_failed)) + ": " + sentence(ui.language(), failure);
  draw_warning(ui.canvas(), {area.x + 9, y + 15}, 18, ui.theme.warn, ui.theme.warn_soft);
  y += 4 + ui.canvas().paragraph({area.x + 26, y + 4}, area.width - 26, words,
                                 {FontSize::caption, Weight::regular, ui.theme.warn}, 20);
  return y;
}

}  // namespace

float draw_save_line(Ui& ui, const Rect& area) {
  using Phase = SaveStatus::Phase;
  const Phase phase = ui.state.values.save_status.phase;
  const std::uint64_t bytes = ui.state.session->info().saved_bytes;
  const std::string save =
      fill(ui.words(word::save_values_here), {format_megabytes(ui.language(), bytes)});
  QuietLine line{"keeping", describe_solution(ui, *ui.state.values.solving.summary()), {}, {}};
  if (phase == Phase::not_saved) {
    line.button = "button-keep";
    line.action = save;
  } else {
    const Words& saved = phase == Phase::saving ? word::saving_values : word::values_saved;
    line.words.append(" · ").append(ui.words(saved));
  }
  if (phase == Phase::saved) {
    line.button = "button-forget";
    line.action = ui.words(word::delete_values);
  }
  return draw_failure(ui, area, area.y + draw_quiet_line(ui, area, line)) - area.y;
}

// The card of a board that is too large to solve: an offer to search the current position, the
// progress of the search, or that it found no result in time.

namespace {

double share_of_time(const Ui& ui, const Search::Running& search) {
  return std::clamp((ui.now() - search.started) / search.limit, 0.0, 1.0);
}

float draw_running(Ui& ui, const Rect& area, const Search::Running& search) {
  Canvas& canvas = ui.canvas();
  canvas.text({area.x, area.y + 14}, ui.words(word::searching), ui.heading());
  const double elapsed = std::min(std::floor(ui.now() - search.started), search.limit);
  const std::string words = fill(ui.words(word::search_progress),
                                 {format_with_commas(search.nodes), format_whole_seconds(elapsed),
                                  format_whole_seconds(search.limit)});
  const TextStyle quiet = ui.caption();
  canvas.text({area.x, area.y + 38}, canvas.fitted(words, area.width, quiet), quiet);
  ui.mirror_text("searching", words, {area.x, area.y, area.width, 48});
  progress_bar(ui, {area.x, area.y + 54, area.width, 8}, share_of_time(ui, search));
  cancel_button(ui, "button-cancel-search", {right(area), area.y + 74});
  return 74 + ui.control_height();
}

std::string describe_longer_search(const Ui& ui, const Search::Finding& finding) {
  return fill(ui.words(word::search_for), {format_whole_seconds(longer_search(finding.limit))});
}

// Draws the result, and a button to search longer if moves are still unsolved.
float draw_found(Ui& ui, const Rect& area, const Search::Finding& finding) {
  const SearchReport& report = finding.report;
  const std::string words =
      fill(ui.words(word::search_found),
           {format_with_commas(report.nodes), format_seconds(ui.language(), report.seconds)});
  const float y = area.y + draw_paragraph(ui, "search-found", area, words, ui.caption(), 20);
  if (unsolved_moves(ui.state).empty()) return y - area.y;
  fitted_button(ui, "button-search-longer", {area.x, y + 6}, describe_longer_search(ui, finding));
  return y + 6 + ui.control_height() - area.y;
}

float draw_offer(Ui& ui, const Rect& area, const Search::Finding* finding) {
  const Search::Failed* failed = ui.state.values.search.failed();
  std::string open, longer;
  Notice notice{ui.words(word::no_value_yet),
                fill(ui.words(word::search_detail), {format_whole_seconds(first_search)}),
                "button-search", ui.words(word::search_here)};
  if (finding != nullptr) {
    open = fill(ui.words(word::not_solved_in), {format_whole_seconds(finding->limit)});
    longer = describe_longer_search(ui, *finding);
    notice.heading = open;
    notice.detail =
        fill(ui.words(word::search_unsolved), {format_with_commas(finding->report.nodes)});
    notice.button = "button-search-longer";
    notice.action = longer;
  }
  if (failed != nullptr) {
    notice.heading = ui.words(word::search_failed);
    notice.detail = sentence(ui.language(), failed->reason);
    notice.warning = true;
  }
  return draw_notice_card(ui, area, notice);
}

}  // namespace

float draw_position_search(Ui& ui, const Rect& area) {
  if (const Search::Running* running = current_search(ui.state)) {
    return draw_card_around(ui, area, CardTone::plain,
                            [&](const Rect& inner) { return draw_running(ui, inner, *running); });
  }
  const Search::Finding* finding = current_finding(ui.state);
  if (finding != nullptr && finding->report.outcome) return draw_found(ui, area, *finding);
  return draw_offer(ui, area, finding);
}

// Draws a progress bar and a cancel button, or the search button. An embedded board has no room for
// the card.
namespace {

void draw_embed_search(Ui& ui, const Rect& area) {
  if (const Search::Running* running = current_search(ui.state)) {
    progress_bar(ui, {area.x, area.y + 4, area.width, 8}, share_of_time(ui, *running));
    fitted_button(ui, "button-cancel-search", {area.x, area.y + 24}, ui.words(word::cancel));
    return;
  }
  const Search::Finding* finding = current_finding(ui.state);
  const ButtonStyle style{.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold};
  const std::string words = finding == nullptr ? std::string(ui.words(word::search_here))
                                               : describe_longer_search(ui, *finding);
  text_button(
      ui, finding == nullptr ? "button-search" : "button-search-longer",
      {area.x, area.y, std::min(button_width(ui, words, style), area.width), ui.control_height()},
      words, style);
}

// Draws a progress bar and a cancel button, or the solve button and the memory that solving needs.
// There is no room for the card.
void draw_embed_solving(Ui& ui, const Rect& area) {
  Canvas& canvas = ui.canvas();
  const Solving& solving = ui.state.values.solving;
  const float below = area.y + ui.control_height() + 16;
  const TextStyle quiet = ui.caption();
  if (const Solving::Running* running = solving.shown()) {
    progress_bar(ui, {area.x, area.y + 4, area.width, 8}, running->estimate.share().value_or(0));
    if (running->source == Solving::Source::device) return;
    fitted_button(ui, "button-cancel", {area.x, area.y + 24}, ui.words(word::cancel));
    return;
  }
  const bool again = solving.is<Solving::Failed>();
  const Error* error = solving.error();
  fitted_button(ui, again ? "button-retry" : "button-solve", {area.x, area.y},
                ui.words(again ? word::retry : word::solve_here),
                {.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold});
  const std::string detail =
      error != nullptr
          ? error->in(ui.language())
          : fill(ui.words(word::of_memory),
                 {format_megabytes(ui.language(), ui.state.session->info().solve_bytes)});
  if (below + 20 <= bottom(area))
    canvas.paragraph({area.x, below - 8}, area.width, detail, quiet, 20);
}

}  // namespace

// An embedded board has no room for the cards.
float draw_progress(Ui& ui, const Rect& area) {
  const State& state = ui.state;
  if (state.environment.embedded) {
    const bool open = state.session->analysis() == nullptr;
    if (open && shows_search_card(state))
      draw_embed_search(ui, area);
    else if (shows_solving_card(state))
      draw_embed_solving(ui, area);
    else
      return 0;
    return area.height;
  }
  float used = 0;
  if (shows_solving_card(state)) used += draw_solving(ui, moved(area, 0, 4)) + 16;
  if (shows_search_card(state)) used += draw_position_search(ui, moved(area, 0, used + 4)) + 16;
  return used;
}

// The lines about the table: the progress of its download, that values or statistics come from it,
// and whether it agrees with the values solved here.

namespace {

std::string describe_table_check(const Ui& ui, const TableCheck& check) {
  if (check.different == 0) {
    return fill(ui.words(word::table_agrees), {format_with_commas(check.checked)});
  }
  return fill(ui.words(word::table_differs),
              {format_with_commas(check.different), format_with_commas(check.checked)}) +
         " " + check.example.in(ui.language());
}

std::string describe_table_source(const Ui& ui) {
  const Table& table = ui.state.values.table;
  if (table.check) return describe_table_check(ui, *table.check);
  const bool loading = table.status.phase == TableStatus::Phase::loading;
  if (loading && table.status.total_bytes == 0) return std::string(ui.words(word::values_loading));
  const std::string all = format_kilobytes(ui.language(), table.status.total_bytes);
  const std::string bytes = format_kilobytes(ui.language(), table.status.bytes);
  if (loading) return fill(ui.words(word::table_loading), {bytes, all});
  if (!table.status.streamed()) return fill(ui.words(word::values_from_table), {all});
  return fill(ui.words(word::values_streamed), {bytes, all});
}

}  // namespace

float draw_table_line(Ui& ui, const Rect& area) {
  const Table& table = ui.state.values.table;
  const std::string words = describe_table_source(ui);
  const bool wrong = table.check && table.check->different > 0;
  const float indent = wrong ? 26.0F : 0.0F;
  if (wrong) {
    draw_warning(ui.canvas(), {area.x + 9, area.y + 11}, 18, ui.theme.warn, ui.theme.warn_soft);
  }
  const Color color = wrong ? ui.theme.warn : ui.theme.text2;
  const Rect place{area.x + indent, area.y, area.width - indent, 0};
  float y = area.y + draw_paragraph(ui, "table", place, words,
                                    {FontSize::caption, Weight::regular, color}, 20);
  if (table.status.phase == TableStatus::Phase::loading && table.status.total_bytes > 0) {
    progress_bar(ui, {area.x, y + 4, area.width, 8}, table.status.bytes, table.status.total_bytes);
    y += 16;
  }
  if (!ui.state.values.solving.is<Solving::Offered>()) return y - area.y;
  // Solving is optional, because the table has the values.
  y += 8 + draw_paragraph(ui, "cost", {area.x, y + 8, area.width, 0},
                          describe_solving_cost(ui.state), ui.caption(), 19);
  fitted_button(ui, "button-solve", {area.x, y + 4}, ui.words(word::solve_here),
                {.surface = ButtonStyle::Surface::card, .size = FontSize::caption});
  return y + 8 + ui.control_height() - area.y;
}

namespace {

float draw_figures_line(Ui& ui, const Rect& area) {
  const bool offered = ui.state.values.solving.is<Solving::Offered>();
  return draw_quiet_line(ui, area,
                         {"table", std::string(ui.words(word::figures_from_table)),
                          offered ? "button-solve" : "", ui.words(word::solve_here)});
}

}  // namespace

float draw_statistics_source(Ui& ui, const Rect& area) {
  const State& state = ui.state;
  const Rect narrow{area.x, area.y, std::min(area.width, 440.0F), 0};
  if (shown_statistics(state) == nullptr) {
    if (shows_solving_card(state)) return draw_solving(ui, narrow);
    return state.values.table.usable() ? draw_table_line(ui, narrow) : 0;  // they are being loaded
  }
  if (are_statistics_from_table(state)) {
    if (shows_solving_card(state)) return draw_solving(ui, narrow) + 12;
    return shows_table(state) ? draw_figures_line(ui, moved(area, 0, -4)) + 4 : 0;
  }
  float used = 0;
  if (shows_save_line(state)) used += draw_save_line(ui, moved(area, 0, -4)) + 4;
  if (state.values.table.check) used += draw_table_line(ui, moved(area, 0, used - 4)) + 4;
  return used;
}

void AnalysisController::add_panels(Panels& panels) const {
  panels.add({.place = Place::tab, .name = "moves", .title = word::tab_moves, .draw = draw_moves});
  panels.add(Place::progress, draw_progress);
  panels.add(Place::statistics_source, draw_statistics_source);
  panels.add(Place::value_legend, draw_value_legend);
  if (shows_save_line(state_))
    panels.add(Place::game_foot,
               [](Ui& ui, const Rect& area) { return 8 + draw_save_line(ui, moved(area, 0, 8)); });
  if (state_.open.tab == "moves" && state_.view.values && !has_ended(*state_.session) &&
      !best_line(state_).empty())
    panels.add(Place::line, draw_perfect_line);
}

}  // namespace kanzen::app
