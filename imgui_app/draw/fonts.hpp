#pragma once
// The page's type: one family, two weights, five sizes, built at size × ratio for the
// glyphs of the current language, so that text is never scaled.
#include <map>
#include <string>
#include <utility>

#include "engine/picture/pen.hpp"
#include "imgui.h"
#include "imgui_app/strings.hpp"

namespace kanzen::app {

class Fonts {
 public:
  explicit Fonts(std::string directory) : directory_(std::move(directory)) {}

  // Builds the atlas again when the ratio or the language is not what it was built
  // for; true then.  Call it outside of a frame.
  bool update(float ratio, Language language);

  bool loaded() const { return loaded_; }

  // Its ImFont::FontSize is in device pixels.
  ImFont* font(FontSize size, Weight weight) const;

 private:
  std::string directory_;
  float ratio_ = 0;
  Language language_ = Language::english;
  bool loaded_ = false;
  std::map<std::pair<FontSize, Weight>, ImFont*> fonts_;  // owned by ImGui's atlas
};

}  // namespace kanzen::app
