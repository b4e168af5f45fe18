#pragma once
// The font files that the page's module contains: one for each weight, with the characters that are
// shown in every language.  cmake/embed_fonts.cmake generates the source file, because Emscripten's
// --embed-file would add a whole file system to the page's script.
#include "imgui_app/draw/fonts.hpp"

namespace kanzen::web {

void add_embedded_fonts(app::Fonts& fonts);

}  // namespace kanzen::web
