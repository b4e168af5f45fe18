// Words that are explained where they appear: pressed, each shows what it means.
#include "imgui_app/studies/panels.hpp"
#include "imgui_app/studies/studies.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

StudyText name_of(Meaning meaning) {
  switch (meaning) {
    case Meaning::reachable: return StudyText::meaning_reachable;
    case Meaning::draw: return StudyText::meaning_draw;
    case Meaning::distance: break;
  }
  return StudyText::meaning_distance;
}

}  // namespace

float draw_meanings(Ui& ui, const Rect& area) {
  const GameInfo& info = ui.state.session->info();
  const auto meanings = meanings_of(info);
  if (meanings.empty()) return 0;
  const auto& shown = ui.state.studies.meaning;
  const std::string_view label = ui.words(StudyText::meanings);
  const float height = ui.touch() ? 44.0F : 28.0F;
  const TextStyle quiet{FontSize::caption, Weight::regular, ui.theme.text2};
  ui.canvas().text({area.x, area.y + height / 2}, label, quiet);
  float x = area.x + ui.canvas().text_width(label, FontSize::caption) + 10;
  float y = area.y;
  for (const Meaning meaning : meanings) {
    const ButtonStyle style{.surface = ButtonStyle::Surface::card,
                            .size = FontSize::caption,
                            .active = shown == meaning,
                            .kind = MirrorItem::Kind::toggle};
    const float width = button_width(ui, ui.words(name_of(meaning)), style);
    if (x + width > right(area)) {
      x = area.x;
      y += height + 6;
    }
    text_button(ui, MeaningItem{meaning}, {x, y, width, height}, ui.words(name_of(meaning)), style);
    x += width + 6;
  }
  y += height + 8;
  ui.follow("meaning", shown ? 1 + static_cast<std::size_t>(*shown) : 0,
            {area.x, y, area.width, ui.memory().heights["meaning"]});
  if (!shown) return y - area.y;
  const std::string words = meaning_words(ui.language(), info, *shown);
  const float used = ui.canvas().paragraph({area.x, y}, std::min(area.width, 760.0F), words,
                                           {FontSize::body, Weight::regular, ui.theme.text2}, 22);
  ui.memory().heights["meaning"] = used;
  ui.mirror_text("meaning", words, {area.x, y, area.width, used});
  return y + used + 10 - area.y;
}

}  // namespace kanzen::app
