#pragma once
// How the program speaks to whoever runs it: how much beside the answer, and whether in colour.
// The command line says so once, before a command begins.
#include <string>
#include <string_view>

#include "engine/core/value.hpp"

namespace kanzen::cli {

struct Voice {
  bool quiet = false;     // no progress, no notes and no warnings; failures are told
  bool no_color = false;  // although standard output is a terminal
};

// That of this program.
Voice& voice();

// On standard error, after "kanzen: "; nothing if the voice is quiet.
void remark(std::string_view kind, const std::string& text);

// A text about an outcome in its colour; as it is where there are no colours.  They are for
// terminals alone, and for people who have not said no: --no-color, or NO_COLOR in the environment
// (no-color.org).
std::string in_color(Outcome outcome, std::string text);

}  // namespace kanzen::cli
