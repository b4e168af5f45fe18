// The card of a board that is too large to solve: that one position can be searched, how
// far the search is, or that it found nothing in time.
#include <algorithm>
#include <cmath>

#include "imgui_app/analysis/search.hpp"
#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/widgets/notice.hpp"

namespace kanzen::app {
namespace {

std::string whole(double seconds) { return std::to_string(std::lround(seconds)); }

std::string progress_words(const Ui& ui, const Search::Running& search) {
  const double elapsed = std::min(std::floor(ui.now() - search.started), search.limit);
  return fill(ui.words(Text::search_progress),
              {with_commas(search.nodes), whole(elapsed), whole(search.limit)});
}

double share_of_time(const Ui& ui, const Search::Running& search) {
  return std::clamp((ui.now() - search.started) / search.limit, 0.0, 1.0);
}

float draw_running(Ui& ui, const Rect& area, const Search::Running& search) {
  Canvas& canvas = ui.canvas();
  canvas.text({area.x, area.y + 14}, ui.words(Text::searching),
              {FontSize::body, Weight::semibold, ui.theme.text});
  const std::string words = progress_words(ui, search);
  const TextStyle quiet{FontSize::caption, Weight::regular, ui.theme.text2};
  canvas.text({area.x, area.y + 38}, canvas.fitted(words, area.width, quiet), quiet);
  ui.mirror_text("searching", words, {area.x, area.y, area.width, 48});
  progress_bar(ui, {area.x, area.y + 54, area.width, 8}, share_of_time(ui, search));
  const float height = ui.control_height();
  const float width = button_width(ui, ui.words(Text::cancel));
  text_button(ui, ButtonItem{Button::cancel_search},
              {right(area) - width, area.y + 74, width, height}, ui.words(Text::cancel));
  return 74 + height;
}

std::string longer_words(const Ui& ui, const Search::Finding& finding) {
  return fill(ui.words(Text::search_for), {whole(longer_search(finding.limit))});
}

// What was found, and a way to the moves that are still open.
float draw_found(Ui& ui, const Rect& area, const Search::Finding& finding) {
  const SearchReport& report = finding.report;
  const std::string words =
      fill(ui.words(Text::search_found),
           {with_commas(report.nodes), seconds_words(ui.language(), report.seconds)});
  float y =
      area.y + ui.canvas().paragraph({area.x, area.y}, area.width, words,
                                     {FontSize::caption, Weight::regular, ui.theme.text2}, 20);
  ui.mirror_text("search-found", words, {area.x, area.y, area.width, y - area.y});
  if (unsolved_moves(ui.state).empty()) return y - area.y;
  const std::string longer = longer_words(ui, finding);
  text_button(ui, ButtonItem{Button::search_longer},
              {area.x, y + 6, button_width(ui, longer), ui.control_height()}, longer);
  return y + 6 + ui.control_height() - area.y;
}

float draw_offer(Ui& ui, const Rect& area, const Search::Finding* finding) {
  const Search::Failed* failed = ui.state.values.search.failed();
  const std::string open = finding == nullptr
                               ? std::string()
                               : fill(ui.words(Text::not_solved_in), {whole(finding->limit)});
  const std::string longer = finding == nullptr ? std::string() : longer_words(ui, *finding);
  Notice notice{ui.words(Text::no_value_yet),
                fill(ui.words(Text::search_detail), {whole(first_search)}), Button::search,
                ui.words(Text::search_here)};
  if (finding != nullptr) {
    notice.heading = open;
    notice.detail = fill(ui.words(Text::search_unsolved), {with_commas(finding->report.nodes)});
    notice.button = Button::search_longer;
    notice.action = longer;
  }
  if (failed != nullptr) {
    notice.heading = ui.words(Text::search_failed);
    notice.detail = sentence(ui.language(), failed->reason);
    notice.warning = true;
  }
  return draw_card_around(ui, area, notice.warning,
                          [&](const Rect& inner) { return draw_notice(ui, inner, notice); });
}

}  // namespace

float draw_position_search(Ui& ui, const Rect& area) {
  if (const Search::Running* running = searching_here(ui.state)) {
    return draw_card_around(ui, area, false,
                            [&](const Rect& inner) { return draw_running(ui, inner, *running); });
  }
  const Search::Finding* finding = finding_here(ui.state);
  if (finding != nullptr && finding->report.outcome) return draw_found(ui, area, *finding);
  return draw_offer(ui, area, finding);
}

// There is no room for the card: a bar and a way to stop, or the button.
void draw_embed_search(Ui& ui, const Rect& area) {
  const float height = ui.control_height();
  if (const Search::Running* running = searching_here(ui.state)) {
    progress_bar(ui, {area.x, area.y + 4, area.width, 8}, share_of_time(ui, *running));
    const std::string_view words = ui.words(Text::cancel);
    text_button(ui, ButtonItem{Button::cancel_search},
                {area.x, area.y + 24, button_width(ui, words), height}, words);
    return;
  }
  const Search::Finding* finding = finding_here(ui.state);
  const ButtonStyle style{.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold};
  const std::string words =
      finding == nullptr ? std::string(ui.words(Text::search_here)) : longer_words(ui, *finding);
  text_button(ui, ButtonItem{finding == nullptr ? Button::search : Button::search_longer},
              {area.x, area.y, std::min(button_width(ui, words, style), area.width), height}, words,
              style);
}

}  // namespace kanzen::app
