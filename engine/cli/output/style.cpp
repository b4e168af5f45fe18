#include "engine/cli/output/style.hpp"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>

#include "engine/cli/output/text.hpp"

namespace kanzen::cli {
namespace {

// Does standard output show colours?  The result is the same during the whole run.
bool terminal_has_colors() {
  if (isatty(STDOUT_FILENO) != 1) return false;
  const char* const unwanted = std::getenv("NO_COLOR");
  if (unwanted != nullptr && *unwanted != '\0') return false;
  const char* const terminal = std::getenv("TERM");
  return terminal != nullptr && std::string_view(terminal) != "dumb";
}

// The page's colours in the 256-colour palette: blue, burnt orange, grey.
constexpr std::string_view color_of(Outcome outcome) {
  switch (outcome) {
    case Outcome::win: return "\x1b[38;5;33m";
    case Outcome::loss: return "\x1b[38;5;166m";
    case Outcome::draw: break;
  }
  return "\x1b[38;5;245m";
}

}  // namespace

OutputStyle& output_style() {
  static OutputStyle only;
  return only;
}

void log_note(std::string_view kind, const std::string& text) {
  if (output_style().quiet) return;
  std::fprintf(stderr, "kanzen: %.*s: %s\n", static_cast<int>(kind.size()), kind.data(),
               one_line(text).c_str());
}

std::string in_color(Outcome outcome, std::string text) {
  static const bool possible = terminal_has_colors();
  if (!possible || output_style().no_color) return text;
  return std::string(color_of(outcome)) + text + "\x1b[0m";
}

}  // namespace kanzen::cli
