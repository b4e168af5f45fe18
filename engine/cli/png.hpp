#pragma once
// SVG as PNG, drawn by librsvg: the same picture, in pixels.
#include <string>

#include "engine/core/result.hpp"

namespace kanzen::cli {

// Errc::unsupported: the library is not installed.
Result<std::string> png_of_svg(const std::string& svg, unsigned width, unsigned height);

}  // namespace kanzen::cli
