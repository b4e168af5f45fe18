// The card in place of values: that they can be computed here, how far that is, or why
// there are none.
#include <algorithm>

#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/game_words/game_words.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/widgets/notice.hpp"

namespace kanzen::app {
namespace {

std::string phase_words(const Ui& ui, const Progress& progress) {
  const std::string round = std::to_string(progress.round);
  if (progress.phase.empty()) return std::string(ui.words(Text::preparing));
  if (progress.phase == "solve") {
    return fill(ui.words(Text::solving_pass), {round, with_commas(progress.decided)});
  }
  if (progress.phase == "reach" || progress.phase == "finished" || progress.phase == "count") {
    return fill(ui.words(Text::solving_reach), {with_commas(progress.decided)});
  }
  return fill(ui.words(Text::solving_found), {round, with_commas(progress.done)});
}

// How fast it goes and how long it takes: "2.1 M positions/s · about 40 s left".
std::string pace_words(const Ui& ui, const Estimate& estimate) {
  std::string words;
  if (const double rate = estimate.positions_per_second(ui.now()); rate > 0) {
    words = fill(ui.words(Text::per_second), {short_count(rate)});
  }
  if (const auto left = estimate.seconds_left(ui.now())) {
    if (!words.empty()) words += " · ";
    words += fill(ui.words(Text::seconds_left), {std::to_string(*left)});
  }
  return words;
}

// As long as those words get: what comes and goes in them moves nothing.
std::string longest_pace(const Ui& ui) {
  return fill(ui.words(Text::per_second), {"888 M"}) + " · " +
         fill(ui.words(Text::seconds_left), {"8888"});
}

std::string memory_words(const Ui& ui, unsigned threads) {
  const std::uint64_t bytes = ui.state.session->info().solve_bytes;
  std::string words = fill(ui.words(Text::of_memory), {megabytes(ui.language(), bytes)});
  if (threads > 1) words += " · " + fill(ui.words(Text::with_threads), {std::to_string(threads)});
  return words;
}

float draw_phase(Ui& ui, const Rect& area, const Progress& progress) {
  const std::string phase = phase_words(ui, progress);
  const TextStyle style{FontSize::body, Weight::regular, ui.theme.text2};
  ui.canvas().text({area.x, area.y + 14}, ui.canvas().fitted(phase, area.width, style), style);
  ui.mirror_text("solving", phase, {area.x, area.y, area.width, 28});
  return 24;
}

float draw_running(Ui& ui, const Rect& area, const Solving::Running& solving) {
  Canvas& canvas = ui.canvas();
  const bool large = ui.state.session->info().large();
  const bool opening = solving.source == Solving::Source::device;
  const TextStyle quiet{FontSize::caption, Weight::regular, ui.theme.text2};
  canvas.text({area.x, area.y + 14}, ui.words(opening ? Text::opening_kept : Text::solving),
              {FontSize::body, Weight::semibold, ui.theme.text});
  float y = area.y + 32;
  if (!opening) y += draw_phase(ui, {area.x, area.y + 24, area.width, 0}, solving.progress);
  if (const auto share = solving.estimate.share())
    progress_bar(ui, {area.x, y, area.width, 8}, *share);
  y += 20;
  const std::string pace = pace_words(ui, solving.estimate);
  const float height = ui.control_height();
  float room = area.width;
  if (!opening) {  // that takes a moment, and nothing is gained by ending it
    const float width = button_width(ui, ui.words(Text::cancel));
    text_button(ui, ButtonItem{Button::cancel}, {right(area) - width, y, width, height},
                ui.words(Text::cancel));
    room -= width + 12;
  }
  constexpr float line = 19;
  const auto height_of = [&](const std::string& words) {
    return line * static_cast<float>(canvas.lines(words, room, quiet).size());
  };
  // What stays the same stands over what changes.
  const std::string memory = large ? memory_words(ui, solving.threads) : std::string();
  const float memory_height = large ? height_of(memory) : 0;
  const float pace_height = height_of(longest_pace(ui));
  const float text_height = memory_height + pace_height;
  const float top = y + std::max(height - text_height, 0.0F) / 2;
  if (large) {
    canvas.paragraph({area.x, top}, room, memory, quiet, line);
    ui.mirror_text("memory", memory, {area.x, top, room, memory_height});
  }
  canvas.paragraph({area.x, top + memory_height}, room, pace, quiet, line);
  ui.mirror_text("pace", pace, {area.x, top + memory_height, room, pace_height});
  return y + std::max(height, text_height) - area.y;
}

// Before another one: messages begin small.
std::string first_sentence(const Ui& ui, const Error& error) {
  std::string words = sentence(ui.language(), error);
  if (ui.language() == Language::japanese) return words;
  if (words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 'a' + 'A');
  return words + ' ';
}

Notice table_failed(const Ui& ui) {
  const auto& error = ui.state.values.table.news.error;
  Notice notice{ui.words(Text::table_failed), {}, Button::table, ui.words(Text::retry), true};
  if (error) notice.detail = first_sentence(ui, *error);
  notice.detail += ui.words(Text::table_failed_detail);
  notice.other_button = Button::solve;
  notice.other_action = ui.words(Text::solve_here_instead);
  return notice;
}

Notice asking(const Ui& ui) {
  const bool lost = ui.state.values.solving.is<Solving::Lost>();
  if (!lost && ui.state.values.table.news.phase == TableNews::Phase::failed)
    return table_failed(ui);
  const Error* error = ui.state.values.solving.error();
  Notice notice{ui.words(Text::values_not_here), {}, Button::solve, ui.words(Text::solve_here)};
  if (error != nullptr) {
    notice.heading = ui.words(heading_of_failure(ui.state.values.solving));
    notice.detail = first_sentence(ui, *error);
    notice.warning = true;
  } else if (ui.state.values.table.news.phase == TableNews::Phase::being_made) {
    notice.heading = ui.words(Text::table_being_made);
    notice.detail = ui.words(Text::table_being_made_detail);
  }
  notice.detail += solving_cost_words(ui.state);
  return notice;
}

Notice cancelled(const Ui& ui) {
  const bool large = ui.state.session->info().large();
  const bool from_table = ui.state.values.table.usable();
  const Text detail = from_table ? Text::cancelled_detail_table : Text::cancelled_detail;
  return {ui.words(Text::cancelled), std::string(ui.words(detail)),
          large ? Button::solve : Button::retry, ui.words(large ? Text::solve_here : Text::retry)};
}

Notice failed(const Ui& ui, const Error& error) {
  const bool memory = error.code == Errc::out_of_memory || ui.state.session->info().large();
  Notice notice{ui.words(Text::failed), {}, Button::retry, ui.words(Text::retry), true};
  notice.detail = first_sentence(ui, error);
  notice.detail += ui.words(memory ? Text::failed_memory : Text::failed_detail);
  return notice;
}

Notice notice_of(const Ui& ui) {
  const Solving& solving = ui.state.values.solving;
  Notice notice = solving.is<Solving::Cancelled>() ? cancelled(ui)
                  : solving.is<Solving::Failed>()  ? failed(ui, *solving.error())
                                                   : asking(ui);
  notice.enabled = may_solve(ui.state);
  return notice;
}

}  // namespace

float draw_solving(Ui& ui, const Rect& area) {
  if (const Solving::Running* running = ui.state.values.solving.shown()) {
    return draw_card_around(ui, area, false,
                            [&](const Rect& inner) { return draw_running(ui, inner, *running); });
  }
  const Notice notice = notice_of(ui);
  return draw_card_around(ui, area, notice.warning, [&](const Rect& inner) {
    const float used = draw_notice(ui, inner, notice);
    if (!ui.state.session->info().large()) return used;
    const Rect below{inner.x, inner.y + used + 8, inner.width, 0};
    const float more = draw_threads(ui, below);
    return more > 0 ? used + 8 + more : used;
  });
}

}  // namespace kanzen::app
