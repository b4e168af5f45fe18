// The Rules tab: the game, the rule sets as a switch with what each means, what the
// notebook found and why it differs, what a value means, and the sources.
#include "imgui_app/model/wording.hpp"
#include "imgui_app/panels/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr float line_height = 23;

// Writes downwards and keeps where it is.
struct Column {
  Ui& ui;
  float x, width, y;

  void heading(Text id) {
    y += 8;
    ui.canvas().text({x, y + 12}, ui.words(id), {FontSize::body, Weight::semibold, ui.theme.text});
    y += 30;
  }
  void paragraph(Text id) {
    y += ui.canvas().paragraph({x, y}, width, ui.words(id),
                               {FontSize::body, Weight::regular, ui.theme.text2}, line_height);
    y += 6;
  }
  void point(std::string_view words) {
    ui.canvas().disc({x + 5, y + line_height / 2}, 2.5F, ui.theme.accent);
    y += ui.canvas().paragraph({x + 16, y}, width - 16, words,
                               {FontSize::body, Weight::regular, ui.theme.text2}, line_height);
    y += 4;
  }
  void point(Text id) { point(ui.words(id)); }
};

Text meaning_of(const std::string& rules) {
  if (rules == "cover") return Text::cover_meaning;
  if (rules == "normal") return Text::normal_meaning;
  if (rules == "misere") return Text::misere_meaning;
  return rules == "notebook" ? Text::notebook_meaning : Text::strict_meaning;
}

void draw_rule_set(Column& column, const std::string& rules, bool active) {
  Ui& ui = column.ui;
  Canvas& canvas = ui.canvas();
  float& height = ui.memory().heights["rules-" + rules];
  const Rect box{column.x, column.y, column.width, height};
  const std::string name = rules_name(ui.language(), rules);
  const ItemState item = ui.item({.id = "rules-" + rules,
                                  .label = name,
                                  .rect = box,
                                  .kind = MirrorItem::Kind::toggle,
                                  .active = active,
                                  .radius = 12});
  canvas.fill(box, active ? ui.theme.accent_soft : ui.theme.surface, 12);
  if (item.hovered && !active) canvas.fill(box, ui.theme.raised, 12, 0.6F);
  canvas.outline(box, active ? ui.theme.accent : ui.theme.line, 12, active ? 2.0F : 1.0F);
  const Point mark{box.x + 21, box.y + 22};
  canvas.ring(mark, 7, active ? ui.theme.accent : ui.theme.strong, 1.75F);
  if (active) canvas.disc(mark, 3.75F, ui.theme.accent);
  canvas.text({box.x + 38, mark.y}, name,
              {FontSize::body, Weight::semibold, active ? ui.theme.accent : ui.theme.text});
  if (active) {
    canvas.text({right(box) - 14, mark.y}, ui.words(Text::in_use),
                {FontSize::caption, Weight::regular, ui.theme.accent, Align::right});
  }
  const float used =
      canvas.paragraph({box.x + 38, box.y + 38}, box.width - 52, ui.words(meaning_of(rules)),
                       {FontSize::body, Weight::regular, ui.theme.text2}, line_height);
  if (height != used + 50) ui.request_frame();
  height = used + 50;
  column.y += height + 8;
}

bool has_rules(const GameInfo& info, std::string_view name) {
  for (const std::string& rules : info.all_rules) {
    if (rules == name) return true;
  }
  return false;
}

Text values_meaning(const GameInfo& info) {
  if (info.by_search()) return Text::values_meaning_search;
  return info.distance_in_plies ? Text::values_meaning : Text::values_meaning_sweeps;
}

void draw_story(Column& column) {
  column.heading(Text::story_heading);
  column.paragraph(Text::story_claim);
  for (const Text id :
       {Text::story_hidden, Text::story_lift, Text::story_order, Text::story_numbers}) {
    column.point(id);
  }
  column.paragraph(Text::story_result);
}

}  // namespace

float draw_rules_tab(Ui& ui, const Rect& area) {
  const GameInfo& info = ui.state.session->info();
  const bool rows = info.kinds_by_player;  // X and O, not cups
  Column column{ui, area.x, area.width, area.y};
  column.heading(rows ? Text::row_heading : Text::rules_lift_heading);
  for (const std::string& rules : info.all_rules) draw_rule_set(column, rules, rules == info.rules);
  column.heading(Text::rules_heading);
  if (rows) {
    column.point(Text::row_object);
    column.point(fill(ui.words(Text::row_line), {std::to_string(info.size.line)}));
  } else {
    for (const Text id :
         {Text::rules_object, Text::rules_turn, Text::rules_covering, Text::rules_hidden}) {
      column.point(id);
    }
  }
  column.heading(Text::values_heading);
  column.paragraph(values_meaning(info));
  if (has_rules(info, "notebook")) draw_story(column);
  column.heading(Text::sources_heading);
  column.paragraph(rows ? Text::sources_row : Text::sources);
  return column.y - area.y;
}

}  // namespace kanzen::app
