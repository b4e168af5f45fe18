#pragma once
// SVG drawn by librsvg, for files of other formats.
#include <string>

#include "engine/core/result.hpp"

namespace kanzen::cli {

// Errc::unsupported: the library is not installed.
Result<std::string> png_of_svg(const std::string& svg, unsigned width, unsigned height);
// A page as large as the picture.  The same picture gives the same bytes.
Result<std::string> pdf_of_svg(const std::string& svg);

}  // namespace kanzen::cli
