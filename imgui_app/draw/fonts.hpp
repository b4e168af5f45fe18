#pragma once
// The page's fonts: one family with two weights and five sizes.  The atlas is built for size ×
// device ratio and the glyphs of the current language, so text is never scaled.  Other characters,
// for example of game records, come from font slices (font_slices.hpp).
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/words.hpp"
#include "engine/picture/pen.hpp"
#include "imgui.h"
#include "imgui_app/model/font_slices.hpp"

namespace kanzen::app {

// Line metrics in ems.  ImGui sizes fonts by ascent minus descent, the design by the em square.
struct LineMetrics {
  float ascent = 0, height = 0;  // height 0: not an OpenType file
};
LineMetrics line_metrics(const std::string& bytes);

class Fonts {
 public:
  // Adds the bytes of a font file; `name` is its name in cmake/fonts.cmake, without a folder.
  void add_file(const std::string& name, std::string bytes) { files_[name] = std::move(bytes); }

  // Rebuilds the atlas if the ratio or the language has changed, or if slices contain missing
  // characters; returns whether it did.  Must be called outside of a frame, after the
  // files of English have been added.  Without a Japanese file, or if that is not a font, Japanese
  // characters are drawn as boxes.
  bool update(float ratio, Language language, const FontSlices& slices);

  // The font's FontSize is in device pixels.  It draws a box for each missing character.
  ImFont* font(FontSize size, Weight weight) const;

  // Records the characters of a text that the font lacks.
  void record_missing(std::string_view words, FontSize size, Weight weight);
  // Returns the characters recorded since the last update.
  std::vector<char16_t> missing() const;

 private:
  using FontKey = std::pair<FontSize, Weight>;
  using FontCharacter = std::pair<FontKey, char16_t>;

  const std::string* file_named(const std::string& name) const;  // null if it was not added
  bool add_missing(const FontSlices& slices);
  bool is_full() const;
  void add_slices(FontKey key, const FontSlices& slices, std::vector<ImWchar>& characters);

  std::map<std::string, std::string> files_;  // bytes by name
  float ratio_ = 0;
  Language language_ = Language::english;
  std::map<FontKey, ImFont*> fonts_;  // owned by ImGui's atlas
  std::set<FontCharacter> missing_, added_;
  float added_area_ = 0;  // sum of the em squares of added_, in square CSS pixels
};

}  // namespace kanzen::app
