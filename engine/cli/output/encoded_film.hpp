#pragma once
// Films in the formats that the program ffmpeg encodes.
#include <string>
#include <vector>

#include "engine/core/result.hpp"
#include "engine/figure/figure_file.hpp"

namespace kanzen::cli {

inline const std::vector<std::string> encoded_film_formats{"apng", "webp", "mp4"};

// Encodes a film in one of these formats.  Durations are rounded to tenths of a second.  An MP4 has
// an even width and height, for which the last column and row are repeated, and no loop.
// Errc::unsupported: ffmpeg is not installed; Errc::io: it fails; Errc::cancelled: Ctrl-C was
// pressed; errors of pixels_of_svg.
Result<std::string> encoded_film(const FigureFile& film, const std::string& format);

// Checks before the computation that ffmpeg encodes the format.  Errors are those of encoded_film.
Result<void> check_film_encoder(const std::string& format);

}  // namespace kanzen::cli
