#pragma once
// The parts of the page that are no feature's.
#include <array>

#include "imgui_app/model/verdict.hpp"
#include "imgui_app/widgets/controls.hpp"
#include "imgui_app/widgets/layout.hpp"

namespace kanzen::app {

std::array<Choice, 3> mode_choices(Ui& ui);
void draw_bar(Ui& ui, const Layout& layout);
void draw_phone_bar(Ui& ui, const Layout& layout);
void draw_page_menu(Ui& ui, const Layout& layout);

void draw_verdict(Ui& ui, const Layout& layout);
// Draws the sign of the winner or the value; `emblem` is the unit of a player's piece in CSS
// pixels.
void draw_verdict_sign(Ui& ui, const Verdict& verdict, Point middle, float radius, float emblem);
// Draws the right panel, or the sheet on the phone; returns its height.
float draw_panel(Ui& ui, const Layout& layout);
float position_foot_height(const Ui& ui);
void draw_position_foot(Ui& ui, const Rect& rect);  // rect.height is position_foot_height
void draw_refusal(Ui& ui, const Rect& area);
void draw_embed(Ui& ui, const Layout& layout);

}  // namespace kanzen::app
