#include "engine/picture/file_pen.hpp"

#include "engine/picture/svg_pen.hpp"
#include "engine/picture/tikz_pen.hpp"

namespace kanzen {

std::unique_ptr<FilePen> make_file_pen(FileFormat format, const FileStyle& style) {
  if (format == FileFormat::tikz) return std::make_unique<TikzPen>(style);
  return std::make_unique<SvgPen>(style);
}

}  // namespace kanzen
