#pragma once
// The page's fonts, from the files that the build has made (cmake/fonts.cmake).
#include <fstream>
#include <iterator>
#include <string>

#include "imgui_app/draw/fonts.hpp"

namespace kanzen::app {

inline std::string read_font(const std::string& name) {
  std::ifstream file(KANZEN_FONT_DIR "/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Fonts with the files of every language.
inline Fonts fonts_with_files() {
  Fonts fonts;
  for (const char* name : {"kanzen-regular.otf", "kanzen-semibold.otf",
                           "kanzen-regular-japanese.otf", "kanzen-semibold-japanese.otf"})
    fonts.add_file(name, read_font(name));
  return fonts;
}

}  // namespace kanzen::app
