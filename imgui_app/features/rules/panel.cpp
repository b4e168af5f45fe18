// The Rules tab: the aim with pictures of the moves, the rule sets and their meaning, the rules,
// the meaning of values, the notebook's results and why they differ, and the sources.
#include <algorithm>

#include "imgui_app/features/rules/rules.hpp"
#include "imgui_app/features/rules/words.hpp"
#include "imgui_app/game_words/game_words.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/controls.hpp"
#include "imgui_app/widgets/text_column.hpp"

namespace kanzen::app {
namespace {

// Draws the name and, if there is room, that the rule set is in use.
void draw_rule_set_name(Ui& ui, const Rect& row, const std::string& name, bool active) {
  Canvas& canvas = ui.canvas();
  const Point mark{row.x + 21, row.y + 22};
  canvas.ring(mark, 7, active ? ui.theme.accent : ui.theme.strong, 1.75F);
  if (active) canvas.disc(mark, 3.75F, ui.theme.accent);
  const TextStyle style{FontSize::body, Weight::semibold, active ? ui.theme.accent : ui.theme.text};
  canvas.text_in({row.x + 38, mark.y}, row.width - 52, name, style);
  const float after = row.x + 50 + canvas.text_width(name, style.size, style.weight);
  const std::string_view in_use = ui.words(word::in_use);
  if (active && after + canvas.text_width(in_use, FontSize::caption) <= right(row) - 14)
    canvas.text({right(row) - 14, mark.y}, in_use,
                {FontSize::caption, Weight::regular, ui.theme.accent, Align::right});
}

void draw_rule_set(TextColumn& column, const GameInfo& info, const std::string& rules) {
  Ui& ui = column.ui;
  const bool active = rules == info.rules;
  Canvas& canvas = ui.canvas();
  const std::string name = rules_name(ui.language(), info, rules);
  const std::string description = meaning_of_rules(ui.language(), info, rules);
  Rect box{column.x, column.y, column.width, 50};
  Underlay underlay(canvas);
  draw_rule_set_name(ui, box, name, active);
  box.height += canvas.paragraph({box.x + 38, box.y + 38}, box.width - 52, description, ui.quiet(),
                                 TextColumn::line_height);
  underlay.begin();
  const ItemState item = ui.item({.item = rules_item(rules),
                                  .label = name,
                                  .rect = box,
                                  .kind = MirrorItem::Kind::toggle,
                                  .active = active,
                                  .radius = 12,
                                  .arrows = true});
  canvas.fill(box, active ? ui.theme.accent_soft : ui.theme.surface, 12);
  if (item.hovered && !active) canvas.fill(box, ui.theme.raised, 12, 0.6F);
  canvas.outline(box, active ? ui.theme.accent : ui.theme.line, 12, active ? 2.0F : 1.0F);
  ui.mirror_text("meaning-" + rules, name + ": " + description, box);
  column.y += box.height + 8;
}

// Draws the button that opens the comparison of the rule sets.
void draw_comparison_button(TextColumn& column) {
  Ui& ui = column.ui;
  const std::string_view words = ui.words(word::compare_rules_button);
  const float height = ui.control_height();
  text_button(ui, "study-comparison",
              {column.x, column.y, std::min(button_width(ui, words), column.width), height}, words);
  column.y += height + 8;
}

void draw_aim(TextColumn& column, const GameInfo& info) {
  const std::string aim = fill_size_pattern(column.ui.language(), aim_of(info), info);
  if (aim.empty()) return;
  column.heading(column.ui.words(word::aim_heading));
  column.paragraph(aim);
}

void draw_story(TextColumn& column, const StoryWords& story) {
  const Language language = column.ui.language();
  column.heading(story.heading.in(language));
  column.paragraph(story.opening.in(language));
  for (const Words& words : story.points) column.point(words.in(language));
  column.paragraph(story.close.in(language));
}

}  // namespace

void Rules::add_panels(Panels& panels) const {
  panels.add({.place = Place::tab,
              .name = "rules",
              .title = word::tab_rules,
              .draw = [this](Ui& ui, const Rect& area) { return draw(ui, area); }});
  panels.add(Place::notation_legend, [this](Ui& ui, const Rect& area) {
    return draw_notation_legend(ui, area, examples_);
  });
}

float Rules::draw(Ui& ui, const Rect& area) const {
  const GameInfo& info = ui.state.session->info();
  const GameWords& words = words_of(info);
  const Language language = ui.language();
  TextColumn column{ui, "rules-text-", area.x, area.width, area.y};
  draw_aim(column, info);
  column.y += draw_examples(ui, {area.x, column.y, area.width, 0}, examples_);
  column.heading(words.rule_sets_heading.in(language));
  for (const std::string& rules : info.all_rules) draw_rule_set(column, info, rules);
  if (info.has_chosen_rules()) {
    draw_rule_set(column, info, info.rules);
    column.paragraph(ui.words(word::choices_hold));
  }
  if (info.abilities.solve && !info.needs_search() && !info.comparable_rules().empty())
    draw_comparison_button(column);
  if (!words.rules.empty()) column.heading(ui.words(word::rules_heading));
  for (const Words& point : words.rules) column.point(fill_size_pattern(language, point, info));
  column.heading(ui.words(word::values_heading));
  column.y += ui.panels->draw(Place::value_legend, ui, {area.x, column.y, area.width, 0});
  if (std::count(info.all_rules.begin(), info.all_rules.end(), words.story.of_rules) > 0)
    draw_story(column, words.story);
  if (!words.sources.english.empty()) {
    column.heading(ui.words(word::sources_heading));
    column.paragraph(words.sources.in(language));
  }
  return column.y - area.y;
}

}  // namespace kanzen::app
