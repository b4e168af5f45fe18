#pragma once
// EditorController: the position editor.
#include <functional>
#include <optional>
#include <string>

#include "imgui_app/shell/feature.hpp"
#include "imgui_app/shell/intentions.hpp"

namespace kanzen::app {

class EditorController : Feature {
 public:
  EditorController(const Feature& feature, std::optional<Editor>& editor, View& view)
      : Feature(feature), editor_(editor), view_(view) {}

  void refresh();  // where it is open, and the session's position is another one

  // --- the draft
  bool edit_square(unsigned square);
  bool press(Button button);  // false: it is none of the editor's, and does what it always does
  void on(const DropInDraft& intention);
  bool perform(const PieceItem& item);
  bool perform(const SideItem& item);
  bool perform(const HeldItem& item);

  // --- the text field
  void read_typed(const std::string& text);
  bool open_typed();
  bool perform(const FieldItem& item);

 private:
  void change_draft(const std::function<void(PositionDraft&)>& change);
  void step_draft(int step);  // back to what it was, and forth again
  void show_draft();
  bool leave(Mode mode);
  std::string draft_address() const;

  std::optional<Editor>& editor_;
  View& view_;
};

}  // namespace kanzen::app
