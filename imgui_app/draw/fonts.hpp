#pragma once
// The page's type: one family, two weights, five sizes, built at size × ratio for the
// glyphs of the current language, so that text is never scaled; and the characters of other texts
// that were drawn, from slices of more fonts.
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/words.hpp"
#include "engine/picture/pen.hpp"
#include "imgui.h"
#include "imgui_app/shell/font_slices.hpp"

namespace kanzen::app {

// An OpenType file's bytes; empty where it cannot be read.
std::string read_font(const std::string& path);
// Of a line, in ems.  ImGui sizes fonts by ascent minus descent, design by the em square.
struct LineMetrics {
  float ascent = 0, height = 0;  // 0: no OpenType file
};
LineMetrics line_metrics(const std::string& bytes);

class Fonts {
 public:
  explicit Fonts(std::string directory) : directory_(std::move(directory)) {}

  // Builds the atlas again when the ratio or the language is not what it was built
  // for, or when slices have what was missing; true then.  Call it outside of a frame.
  bool update(float ratio, Language language, const FontSlices& slices);

  // False when the font files could not be read: everything is drawn with ImGui's built-in font
  // then, which has no Japanese.
  bool loaded() const { return loaded_; }

  // Its ImFont::FontSize is in device pixels.  It draws boxes for what it lacks.
  ImFont* font(FontSize size, Weight weight) const;

  // Notes the characters of a text that the font lacks.
  void note_missing(std::string_view words, FontSize size, Weight weight);
  // All that were noted since the last update.
  std::vector<char16_t> missing() const;

 private:
  using FontKey = std::pair<FontSize, Weight>;
  using FontCharacter = std::pair<FontKey, char16_t>;

  bool add_missing(const FontSlices& slices);
  bool is_full() const;
  void add_slices(FontKey key, const FontSlices& slices, std::vector<ImWchar>& characters);

  std::string directory_;
  float ratio_ = 0;
  Language language_ = Language::english;
  bool loaded_ = false;
  std::map<FontKey, ImFont*> fonts_;  // owned by ImGui's atlas
  std::set<FontCharacter> missing_, added_;
  float added_area_ = 0;  // of their em squares, in square CSS pixels
};

}  // namespace kanzen::app
