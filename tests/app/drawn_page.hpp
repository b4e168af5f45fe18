#pragma once
// The page drawn without a window, at one device pixel to a CSS pixel: the letters of a frame, its
// colours, and the mirror that describes it.
#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "imgui.h"
#include "imgui_app/app/page.hpp"
#include "imgui_app/draw/canvas.hpp"
#include "imgui_internal.h"
#include "tests/app/app_support.hpp"
#include "tests/app/font_files.hpp"
#include "tests/app/screen.hpp"

namespace kanzen::app {

class ImGuiContextGuard {
 public:
  ImGuiContextGuard() {
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    prepare_imgui_style();
  }
  ImGuiContextGuard(const ImGuiContextGuard&) = delete;
  ImGuiContextGuard& operator=(const ImGuiContextGuard&) = delete;
  ~ImGuiContextGuard() { ImGui::DestroyContext(); }
};

struct DrawnLetter {
  unsigned code = 0;  // of the character
  Rect rect, clip;    // its position, and its visible part
  ImU32 color = 0;
};

// Returns the letters of the last rendered frame, in the order of drawing.  Spaces are not drawn.
inline std::vector<DrawnLetter> drawn_letters() {
  using InTexture = std::array<float, 4>;
  std::map<InTexture, unsigned> codes;
  for (const ImFont* font : ImGui::GetIO().Fonts->Fonts)
    for (const ImFontGlyph& glyph : font->Glyphs)
      if (glyph.Visible) codes[InTexture{glyph.U0, glyph.V0, glyph.U1, glyph.V1}] = glyph.Codepoint;
  std::vector<DrawnLetter> letters;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
    for (const ImDrawCmd& command : list->CmdBuffer)
      for (unsigned i = 0; i + 2 < command.ElemCount; i += 3) {
        const auto corner = [&](unsigned k) -> const ImDrawVert& {
          const ImDrawIdx index = list->IdxBuffer.Data[command.IdxOffset + i + k];
          return list->VtxBuffer.Data[command.VtxOffset + index];
        };
        const ImDrawVert &first = corner(0), &last = corner(2);
        const auto found = codes.find(InTexture{first.uv.x, first.uv.y, last.uv.x, last.uv.y});
        if (found == codes.end()) continue;
        const ImVec4& clip = command.ClipRect;
        letters.push_back({found->second,
                           from_corners(first.pos.x, first.pos.y, last.pos.x, last.pos.y),
                           from_corners(clip.x, clip.y, clip.z, clip.w), first.col});
      }
  return letters;
}

// Returns the corners of all triangles of this colour in the last rendered frame.
inline std::vector<Point> drawn_in(Color color) {
  std::vector<Point> points;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
    for (const ImDrawVert& vertex : list->VtxBuffer)
      if (vertex.col == packed(color)) points.push_back({vertex.pos.x, vertex.pos.y});
  return points;
}

// One ImGui frame without a page, for widgets: `draw` is given a Ui within a layer of that size.
template <class Draw>
void draw_alone(const State& state, const Theme& theme, Fonts& fonts, UiMemory& memory,
                Draw&& draw) {
  const Environment& environment = state.environment;
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {environment.css_width, environment.css_height};
  io.DeltaTime = 1.0F / 60;
  ImGui::NewFrame();
  Ui ui(state, theme, false, fonts, memory, 0);
  ui.begin_layer("alone", {0, 0, environment.css_width, environment.css_height}, Ui::Layer::page);
  draw(ui);
  ui.end_layer();
  ImGui::Render();
}

class DrawnPage {
 public:
  explicit DrawnPage(const std::string& fragment, const Environment& environment = {})
      : opened_(fragment) {
    resize(environment);
  }

  OpenedPage& opened() { return opened_; }
  const State& state() const { return opened_.state(); }

  void resize(const Environment& environment) {
    opened_.controller.on_event(EnvironmentChanged{environment});
    opened_.platform.deliver(opened_.controller);
    draw();
  }
  void click(const std::string& ids) {
    opened_.click(ids);
    draw();
  }
  void press(ImGuiKey key) {
    for (const bool down : {true, false}) {
      ImGui::GetIO().AddKeyEvent(key, down);
      draw_frame();
    }
    draw();
  }
  void type(char letter) {
    ImGui::GetIO().AddInputCharacter(static_cast<unsigned char>(letter));
    draw();
  }
  void hold_shift(bool down) {
    ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, down);
    draw();
  }
  // Moves the mouse to a point in CSS pixels, or to the middle of an item.
  void point_at(Point at) {
    ImGui::GetIO().AddMousePosEvent(at.x, at.y);
    draw();
  }
  void point_at(const std::string& id) { point_at(centre(rect_of(id))); }
  void hold_mouse(bool down, ImGuiMouseButton button = ImGuiMouseButton_Left) {
    ImGui::GetIO().AddMouseButtonEvent(button, down);
    draw();
  }
  void click_with_mouse(Point at) { drag(at, at); }
  void click_with_mouse(const std::string& id) { click_with_mouse(centre(rect_of(id))); }
  void drag(Point from, Point to) {
    point_at(from);
    hold_mouse(true);
    point_at(to);
    hold_mouse(false);
  }
  // Turns the wheel by so many notches; positive is down.
  void turn_wheel(float notches) {
    ImGui::GetIO().AddMouseWheelEvent(0, -notches);
    draw();
  }
  // Presses Tab until this item has the focus; false: it never has.
  bool tab_to(const std::string& id) {
    constexpr int most_items = 100;
    for (int i = 0; i < most_items && focused() != id; ++i) press(ImGuiKey_Tab);
    return focused() == id;
  }
  // Draws the next frame as the first one of a page.
  void forget_frames() { page_.emplace(); }
  // Draws frames until nothing moves, at most a fixed number.
  void draw() {
    constexpr int most_frames = 12;
    fonts_.update(1, state().settings.language, {});
    for (int frames = 0; draw_frame() || frames < 2; ++frames)
      if (frames >= most_frames) break;
    letters_ = drawn_letters();
  }
  // Draws a frame.  True: the next one is wanted at once.
  bool draw_frame() {
    const Environment& environment = state().environment;
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {environment.css_width, environment.css_height};
    io.DeltaTime = 1.0F / 60;
    ImGui::NewFrame();
    const Page::Frame frame = page_->frame(opened_.controller, fonts_, opened_.platform.clock);
    ImGui::Render();
    if (frame.mirror) mirror_ = *frame.mirror;
    for (const MirrorItem& item : mirror_.items) expect_owner(item);
    opened_.controller.carry_out(frame.actions);
    if (!frame.activated.empty()) opened_.controller.activate(frame.activated);
    if (frame.escaped) opened_.controller.escape();
    opened_.platform.deliver(opened_.controller);
    return frame.moving;
  }

  // Returns the id of the item that has the keyboard focus; empty: none.
  const std::string& focused() const { return mirror_.focused; }
  const std::vector<MirrorItem>& items() const { return mirror_.items; }
  // Returns the rectangle of an item.  Empty: it is out of sight, or there is none.
  Rect rect_of(const std::string& id) const {
    for (const MirrorItem& item : items())
      if (item.id == id) return item.rect;
    return {};
  }
  // Returns the label of an item; empty if there is none.
  std::string label_of(const std::string& id) const {
    for (const MirrorItem& item : items())
      if (item.id == id) return item.label;
    return {};
  }

  const std::vector<DrawnLetter>& letters() const { return letters_; }
  // Returns the visible letters whose middles are in the rectangle.
  std::vector<DrawnLetter> letters_in(const Rect& rect) const {
    std::vector<DrawnLetter> inside;
    for (const DrawnLetter& letter : letters_)
      if (contains(intersection(rect, letter.clip), centre(letter.rect))) inside.push_back(letter);
    return inside;
  }
  // Returns these letters as text, without spaces.
  std::string words_in(const Rect& rect) const {
    std::string words;
    char character[5];  // with a terminating zero
    for (const DrawnLetter& letter : letters_in(rect))
      words += ImTextCharToUtf8(character, letter.code);
    return words;
  }

 private:
  // Everything that can be pressed belongs to a feature.
  void expect_owner(const MirrorItem& item) const {
    if (item.kind == MirrorItem::Kind::text || item.kind == MirrorItem::Kind::picture) return;
    const auto& features = opened_.controller.features();
    EXPECT_TRUE(std::any_of(features.begin(), features.end(), [&](const Feature* feature) {
      return feature->has_item(item.id);
    })) << item.id;
  }

  ImGuiContextGuard context_;
  OpenedPage opened_;
  Fonts fonts_ = fonts_with_files();
  std::optional<Page> page_{std::in_place};
  Mirror mirror_;
  std::vector<DrawnLetter> letters_;
};

// Is enough of the item visible to hit it?
inline bool is_seen(const DrawnPage& page, const std::string& id) {
  const Rect rect = page.rect_of(id);
  return rect.height >= 20 && bottom(rect) <= page.state().environment.css_height;
}

inline std::string without_spaces(std::string_view words) {
  std::string text;
  for (const char c : words)
    if (c != ' ') text += c;
  return text;
}

}  // namespace kanzen::app
