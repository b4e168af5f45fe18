#pragma once
// OpenType files.
#include <string>

namespace kanzen::app {

// Its bytes; empty where the file cannot be read.
std::string read_font(const std::string& path);

// Of a line, in ems.  ImGui sizes fonts by ascent minus descent, design by the em square.
struct LineMetrics {
  float ascent = 0, height = 0;  // 0: no OpenType file
};
LineMetrics line_metrics(const std::string& bytes);

}  // namespace kanzen::app
