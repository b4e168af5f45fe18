#pragma once
// What a figure needs, on its way from the page's module to that which makes figures.
#include <emscripten/val.h>

#include "engine/figure/figure_file.hpp"

namespace kanzen::web {

// A FigureOrder of kanzen-page.d.mts.
emscripten::val figure_order_to_js(const FigureOrder& order);

}  // namespace kanzen::web
