#pragma once
// Films as animated GIFs.
#include <string>

#include "engine/core/result.hpp"
#include "engine/figure/figure_file.hpp"

namespace kanzen::cli {

// Returns a film as a GIF.  Equal films give equal bytes.  Errors are those of pixels_of_svg;
// Errc::cancelled: Ctrl-C was pressed.
Result<std::string> gif_of_film(const FigureFile& film);

}  // namespace kanzen::cli
