#pragma once
// Verbosity, colour and unit of the output, set by options before the command runs.
#include <string>
#include <string_view>

#include "engine/core/value.hpp"

namespace kanzen::cli {

struct OutputStyle {
  bool quiet = false;          // no progress, notes or warnings; errors are printed
  bool no_color = false;       // even if standard output is a terminal
  std::string unit = "plies";  // of distances in text, or "moves": a ply by each side
};

// The settings of this process.
OutputStyle& output_style();

// Prints "kanzen: KIND: TEXT" on standard error, unless `quiet` is set.
void log_note(std::string_view kind, const std::string& text);

// Returns the text in the colour of the outcome; unchanged if standard output is not a terminal
// with colours, or if --no-color or NO_COLOR (no-color.org) is set.
std::string in_color(Outcome outcome, std::string text);

}  // namespace kanzen::cli
