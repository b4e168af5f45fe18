#pragma once
// EditorController: the position editor.
#include <functional>
#include <optional>
#include <string>

#include "imgui_app/app/feature.hpp"
#include "imgui_app/app/intentions.hpp"

namespace kanzen::app {

class EditorController : Feature {
 public:
  EditorController(const Feature& feature, std::optional<Editor>& editor, OpenParts& open)
      : Feature(feature), editor_(editor), open_(open) {}

  void refresh();  // begins a draft if the tab is open and the session's position changed

  // --- the draft
  bool edit_square(unsigned square);
  bool press(Button button);  // false if the button does not belong to the editor
  void on(const DraftPieceDropped& intention);
  bool perform(const PieceItem& item);
  bool perform(const SideItem& item);
  bool perform(const HeldItem& item);

  // --- the text field
  void read_typed(const std::string& text);
  void read_pasted(const std::string& text);
  bool open_typed();
  bool end_typing_if_due();
  bool perform(const FieldItem& item);

 private:
  void change_draft(const std::function<void(PositionDraft&)>& change);
  void step_draft(int step);  // undoes (-1) or redoes (1) a change
  void show_draft();
  bool leave(Mode mode);
  std::string draft_address() const;

  std::optional<Editor>& editor_;
  OpenParts& open_;
};

}  // namespace kanzen::app
