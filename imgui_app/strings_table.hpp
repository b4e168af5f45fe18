#pragma once
// How the parts of the string table are laid out, for strings.cpp and its tests.
#include <span>

#include "imgui_app/strings.hpp"

namespace kanzen::app {

struct StringEntry {
  Text id;  // for the test that the rows stand in the order of the enumeration
  std::string_view english, japanese;
};

std::span<const StringEntry> interface_strings();  // everything before Text::captures
std::span<const StringEntry> counting_strings();   // from there to Text::rules_heading
std::span<const StringEntry> reading_strings();    // the rest: rules and help

}  // namespace kanzen::app
