#pragma once
// Drawings: the visitor draws marks and arrows on the board, with the right mouse button at any
// time or with a pen tool by clicks, fingers and keys.  They belong to the position in the history
// (engine/core/markup.hpp).
#include <array>

#include "engine/core/markup.hpp"
#include "imgui_app/features/drawings/words.hpp"
#include "imgui_app/features/feature.hpp"

namespace kanzen::app {

// The tools before `arrow` draw the MarkShape with the same number.
enum class DrawingTool { circle, cross, square, triangle, letter, arrow, line };
constexpr auto names_of(DrawingTool) {
  return names_in_order<DrawingTool>("circle", "cross", "square", "triangle", "letter", "arrow",
                                     "line");
}

inline constexpr std::array drawing_tool_words{
    word::tool_circle, word::tool_cross, word::tool_square, word::tool_triangle,
    word::tool_letter, word::tool_arrow, word::tool_line};  // by DrawingTool

inline constexpr ItemKind<DrawingTool> drawing_tool_item{"draw-tool-"};
inline constexpr ItemKind<MarkColor> drawing_color_item{"draw-color-"};

class Drawings final : public Feature {
 public:
  explicit Drawings(const FeatureContext& context);

  void session_changed() override { begun_.reset(); }
  void game_opened() override { end(); }
  bool has_open() const override { return pen_; }
  void close() override { end(); }
  News news() const override;
  void add_panels(Panels& panels) const override;

  // --- gestures of the pointer, on squares of the board
  void press(unsigned square, bool right);
  // Empty: the pointer is on no square.
  void release(std::optional<unsigned> square, MarkColor color);

 private:
  // A press whose release is still to come.
  struct Press {
    unsigned square = 0;
    bool right = false;
  };

  bool is_possible() const;
  bool begin();
  bool end();
  bool wipe();
  std::optional<bool> click(const std::string& name);
  // Draws with the tool on one square; the first one of an arrow is kept.
  void mark(unsigned square, DrawingTool tool, MarkColor color);
  void connect(unsigned from, unsigned to, MarkColor color);
  void change(const Markup& markup);
  const Markup& current() const;
  // Returns the marks and arrows in words; empty: there are none.
  std::string describe() const;

  void draw_on_board(Ui& ui) const;
  float draw_card(Ui& ui, const Rect& area) const;

  std::optional<Session>& session_;
  bool& pen_;  // do presses on the board draw?
  DrawingTool tool_ = DrawingTool::circle;
  MarkColor color_ = MarkColor::green;
  std::optional<unsigned> begun_;  // the first square of an arrow
  std::optional<Press> press_;
};

}  // namespace kanzen::app
