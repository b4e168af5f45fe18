// The Game tab's files: opening, saving, and the choice of a game from a record.
#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/numbers.hpp"
#include "engine/session/handicap.hpp"
#include "imgui_app/features/files/controller.hpp"
#include "imgui_app/features/files/panels.hpp"
#include "imgui_app/features/files/words.hpp"
#include "imgui_app/model/state_queries.hpp"
#include "imgui_app/text/descriptions.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

// The number of games of a file that are listed at most.
constexpr std::size_t most_offered = 100;

}  // namespace

float draw_offered_games(Ui& ui, const Rect& area) {
  if (!ui.state.record.offered) return 0;
  const std::vector<std::string>& names = ui.state.record.offered->games;
  float y = area.y + 16;
  ui.canvas().text({area.x, y}, fill(ui.words(word::which_record), {std::to_string(names.size())}),
                   ui.heading());
  y += 20;
  const float height = ui.control_height();
  for (std::size_t i = 0; i < std::min(names.size(), most_offered); ++i) {
    text_button(ui, record_item(i), {area.x, y, area.width, height},
                ui.canvas().fitted(names[i], area.width - 24, ui.body()));
    y += height + 6;
  }
  if (names.size() > most_offered)
    y += ui.canvas().paragraph({area.x, y}, area.width,
                               fill(ui.words(word::first_records), {std::to_string(most_offered)}),
                               ui.caption(), 20);
  return y + 16 - area.y;
}

float draw_files(Ui& ui, const Rect& area) {
  struct FileButton {
    const char* button;
    std::string words;
  };
  const auto words = [&](const Words& what) { return std::string(ui.words(what)); };
  std::vector<FileButton> buttons{{"button-open-record", words(word::open_record)},
                                  {"button-save-game", words(word::save_game)}};
  if (has_record(ui.state.session->info()))
    buttons.push_back({"button-save-record", words(word::save_record)});
  if (const auto notation = shown_notation(ui.state))
    buttons.push_back(
        {"button-copy-notation", has_copied(ui.state, "button-copy-notation")
                                     ? words(word::copied)
                                     : fill(ui.words(word::copy_as), {notation->name})});
  buttons.push_back({"button-cite", words(word::cite)});
  float y = draw_heading(ui, area, area.y, ui.words(word::files));
  const float height = ui.control_height();
  const float width = (area.width - 8) / 2;
  for (std::size_t i = 0; i < buttons.size(); ++i) {
    const float x = i % 2 == 0 ? area.x : right(area) - width;
    text_button(ui, buttons[i].button, {x, y, width, height}, buttons[i].words);
    if (i % 2 == 1 || i + 1 == buttons.size()) y += height + 8;
  }
  return y + 4 - area.y;
}

float draw_record_texts(Ui& ui, const Rect& area) {
  const RecordTexts& texts = ui.state.record.texts;
  std::vector<std::string> lines;
  const auto add = [&](std::string_view name, const std::string& text) {
    if (!text.empty()) lines.push_back(fill(ui.words(word::label), {name, text}));
  };
  for (const Player player : {Player{0}, Player{1}})
    add(player_name(ui.state, player), name_in_record(ui.state, player));
  add(ui.words(word::record_result), texts.result);
  add(ui.words(word::record_event), texts.event);
  add(ui.words(word::record_place), texts.place);
  add(ui.words(word::record_date), texts.date);
  add(ui.words(word::tab_rules), texts.rules);
  if (!texts.name.empty()) lines.insert(lines.begin(), texts.name);
  if (lines.empty()) return 0;
  const Session& session = *ui.state.session;
  if (const auto& komi = session.info().komi) {
    add(ui.words(word::komi), format_points(*komi));
    if (const unsigned handicap = handicap_of(session); handicap > 0)
      add(ui.words(word::handicap), std::to_string(handicap));
  }
  float y = draw_heading(ui, area, area.y, ui.words(word::about_record));
  for (std::size_t i = 0; i < lines.size(); ++i)
    y += draw_paragraph(ui, "record-text-" + std::to_string(i + 1), {area.x, y, area.width, 0},
                        lines[i], ui.quiet(), 22);
  return y + 8 - area.y;
}

float draw_record_result(Ui& ui, const Rect& area) {
  const std::string words = describe_record_result(ui.state);
  if (words.empty()) return 0;
  return 18 + draw_paragraph(ui, "record-result", {area.x, area.y + 6, area.width, 0}, words,
                             ui.quiet(), 22);
}

float draw_comment(Ui& ui, const Rect& area) {
  const std::string_view comment = current_comment(ui.state);
  if (comment.empty()) return 0;
  const TextStyle style = ui.quiet();
  const Rect place{area.x, area.y + 6, area.width, 0};
  const float height = 6 + draw_paragraph(ui, "comment", place, comment, style, 22);
  // Building fonts is slow, so it is done once for all comments and not at every step.
  for (const auto& [node, other] : ui.state.record.texts.comments)
    ui.canvas().fonts().record_missing(other, style.size, style.weight);
  return height + 12;
}

void FilesController::add_panels(Panels& panels) const {
  panels.add(Place::game_head, draw_offered_games);
  panels.add(Place::game_texts, draw_record_texts);
  panels.add(Place::game_files, draw_files);
  panels.add(Place::notice, draw_record_result);
  panels.add(Place::notice, draw_comment);
  panels.add({.place = Place::popup, .name = "figure", .draw = [this](Ui& ui, const Rect&) {
                draw_figure_dialog(ui, figure_);
              }});
  panels.add({.place = Place::popup, .name = "citation", .draw = [this](Ui& ui, const Rect&) {
                draw_citation_dialog(ui, citation_);
              }});
}

}  // namespace kanzen::app
