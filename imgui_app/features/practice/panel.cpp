// The card of an exercise, and the buttons that begin the practice.
#include <array>

#include "imgui_app/features/practice/practice.hpp"
#include "imgui_app/features/practice/words.hpp"
#include "imgui_app/model/result.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

CardTone tone_of(Practice::Phase phase) {
  if (phase == Practice::Phase::wrong) return CardTone::warning;
  return phase == Practice::Phase::right ? CardTone::success : CardTone::plain;
}

}  // namespace

// Draws the choice of the side if both players made mistakes, and that of the kind of mistakes.
float Practice::draw_choices(Ui& ui, const Rect& area) const {
  float y = area.y;
  const float height = ui.control_height();
  if (has_mistakes(0, mistakes_) && has_mistakes(1, mistakes_)) {
    std::array<Choice, 2> sides;
    for (const Player side : {Player{0}, Player{1}})
      sides[side] = {practice_side_item(side), player_name(ui.state, side), side == *side_};
    segments(ui, {area.x, y, area.width, height}, sides, MirrorItem::Kind::toggle);
    y += height + 8;
  }
  if (!has_distances()) return y;
  toggle_row(ui, "toggle-practice-slower", {area.x, y, area.width, height},
             ui.words(word::practice_slower), mistakes_.slower);
  return y + height;
}

float Practice::draw_content(Ui& ui, const Rect& area) const {
  const auto below = [&](float y) { return Rect{area.x, y, area.width, 0}; };
  float y = area.y;
  y += 4 + draw_paragraph(ui, "practice-heading", below(y), heading(), ui.heading(), 24);
  y += 8 + draw_paragraph(ui, "practice-detail", below(y), detail(), ui.quiet(), 22);
  const ButtonStyle first{.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold};
  ButtonRows rows(ui, below(y), ui.control_height());
  if (phase_ == Phase::finished) {
    rows.add("button-practice-restart", ui.words(word::practice_restart));
  } else {
    if (phase_ == Phase::wrong)
      rows.add("button-practice-retry", ui.words(word::practice_retry), first);
    if (phase_ == Phase::away)
      rows.add("button-practice-retry", ui.words(word::practice_back), first);
    if (phase_ == Phase::asked || phase_ == Phase::wrong)
      rows.add("button-practice-solution", ui.words(word::practice_solution));
    rows.add("button-practice-next", ui.words(word::practice_next),
             phase_ == Phase::right ? first : ButtonStyle{});
  }
  rows.add("button-practice-end", ui.words(word::practice_end));
  y = rows.end() + 8;
  const bool chooses = phase_ == Phase::asked || phase_ == Phase::finished;
  return (chooses ? draw_choices(ui, below(y)) : y) - area.y;
}

float Practice::draw_card(Ui& ui, const Rect& area) const {
  const float used = draw_card_around(ui, {area.x, area.y + 4, area.width, 0}, tone_of(phase_),
                                      [&](const Rect& inner) { return draw_content(ui, inner); });
  ui.follow("practice", phase_ == Phase::asked ? place_ : ui.state.session->current(),
            {area.x, area.y, area.width, used + 8});
  return used + 16;
}

void Practice::add_panels(Panels& panels) const {
  if (is_open())
    panels.add(Place::notice, [this](Ui& ui, const Rect& area) { return draw_card(ui, area); });
  if (!is_offered()) return;
  const bool finished = result_of_line(state_).has_value();
  const bool yours = finished && only_opponent(state_);
  panels.add({.place = finished ? Place::result_button : Place::game_button,
              .name = "button-practise",
              .title = yours ? word::practise_yours : word::practise});
}

}  // namespace kanzen::app
