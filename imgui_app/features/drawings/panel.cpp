// The gestures on the board, the drawing, and the card of the pen tool.
#include <array>

#include "engine/picture/board.hpp"
#include "imgui_app/features/drawings/drawings.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

// Returns the square under the pointer, if nothing else is there.
std::optional<unsigned> square_at(const Ui& ui, const BoardGeometry& geometry) {
  const auto count = static_cast<unsigned>(ui.state.session->board().squares.size());
  for (unsigned square = 0; square < count; ++square)
    if (ui.is_pointed_at(geometry.square(square))) return square;
  return std::nullopt;
}

MarkColor color_of_keys(MarkColor plain) {
  const ImGuiIO& io = ImGui::GetIO();
  if (io.KeyShift) return MarkColor::red;
  if (io.KeyCtrl) return MarkColor::blue;
  return io.KeyAlt ? MarkColor::orange : plain;
}

}  // namespace

void Drawings::draw_on_board(Ui& ui) const {
  const BoardGeometry& geometry = ui.layout->squares;
  const auto square = square_at(ui, geometry);
  const MarkColor color = color_of_keys(pen_ ? color_ : MarkColor::green);
  if (pen_) ui.memory().board.grips.push_back(geometry.frame);
  for (const ImGuiMouseButton button : {ImGuiMouseButton_Left, ImGuiMouseButton_Right}) {
    const bool right = button == ImGuiMouseButton_Right;
    if (!square || (!right && !pen_) || !ImGui::IsMouseClicked(button)) continue;
    // While the left button is down, the right one gives up the drag of a piece.
    if (right && ImGui::IsMouseDown(ImGuiMouseButton_Left)) continue;
    if (!right) ui.memory().dragging_piece = true;  // the page does not scroll meanwhile
    ui.act(does(*this, &Drawings::press, *square, right));
  }
  Markup shown = current();
  if (press_) {
    const auto button = press_->right ? ImGuiMouseButton_Right : ImGuiMouseButton_Left;
    const bool moved = square && *square != press_->square;
    if (!ImGui::IsMouseDown(button)) {
      if (moved && !press_->right) ui.cancel_click();
      ui.act(does(*this, &Drawings::release, square, color));
    } else if (moved) {
      shown.arrows.push_back({press_->square, *square, color, !pen_ || tool_ != DrawingTool::line});
    }
  }
  if (begun_) shown.marks.push_back({*begun_, MarkShape::highlight, color_});
  draw_markup(ui.drawing(ui.canvas()), geometry, shown);
  if (const std::string words = describe(); !words.empty())
    ui.mirror_text("drawing", words, geometry.frame);
}

// Draws the tools and colors of the pen.
float Drawings::draw_card(Ui& ui, const Rect& area) const {
  constexpr std::array colors{word::color_green, word::color_red, word::color_blue,
                              word::color_orange};  // by MarkColor
  const auto choices = [&](const Rect& below, const auto& names, const auto& item_of,
                           std::size_t chosen) {
    ButtonRows rows(ui, below, ui.control_height());
    for (std::size_t i = 0; i < names.size(); ++i)
      rows.add(item_of(i), ui.words(names[i]),
               {.active = i == chosen, .kind = MirrorItem::Kind::toggle});
    return rows.end() + 8;
  };
  const float used = draw_card_around(
      ui, {area.x, area.y + 4, area.width, 0}, CardTone::plain, [&](const Rect& inner) {
        float y = inner.y;
        const auto below = [&] { return Rect{inner.x, y, inner.width, 0}; };
        y += 4 + draw_paragraph(ui, "drawing-heading", below(), ui.words(word::draw_on_board),
                                ui.heading(), 24);
        const Words& help = begun_       ? word::drawing_second
                            : ui.touch() ? word::drawing_by_finger
                                         : word::drawing_help;
        y += 8 + draw_paragraph(ui, "drawing-help", below(), ui.words(help), ui.quiet(), 22);
        y = choices(
            below(), drawing_tool_words,
            [](std::size_t i) { return drawing_tool_item(static_cast<DrawingTool>(i)); },
            static_cast<std::size_t>(tool_));
        y = choices(
            below(), colors,
            [](std::size_t i) { return drawing_color_item(static_cast<MarkColor>(i)); },
            static_cast<std::size_t>(color_));
        ButtonRows rows(ui, below(), ui.control_height());
        if (!current().empty()) rows.add("button-draw-wipe", ui.words(word::drawing_wipe));
        rows.add("button-draw-end", ui.words(word::drawing_end));
        return rows.end() - inner.y;
      });
  return used + 16;
}

void Drawings::add_panels(Panels& panels) const {
  if (!is_possible()) return;
  panels.add(Place::board_marks, [this](Ui& ui, const Rect&) {
    draw_on_board(ui);
    return 0.0F;
  });
  if (pen_)
    panels.add(Place::notice, [this](Ui& ui, const Rect& area) { return draw_card(ui, area); });
  else if (!state_.environment.embedded)
    panels.add({.place = Place::game_button, .name = "button-draw", .title = word::draw_on_board});
  if (!pen_ && !current().empty())
    panels.add(
        {.place = Place::game_button, .name = "button-draw-wipe", .title = word::drawing_wipe});
}

}  // namespace kanzen::app
