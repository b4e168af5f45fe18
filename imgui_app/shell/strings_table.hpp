#pragma once
// How the parts of the string table are laid out, for strings.cpp and its tests.
#include <span>

#include "imgui_app/shell/strings.hpp"

namespace kanzen::app {

struct StringEntry {
  Text id;  // for the test that the rows stand in the order of the enumeration
  std::string_view english, japanese;
};

// A row of a smaller table, with an enumeration of its own that ends in `count`.
template <class Id>
struct WordsEntry {
  Id id;
  Words words;
};

template <class Id, std::size_t N>
constexpr bool in_order(const WordsEntry<Id> (&entries)[N]) {
  for (std::size_t i = 0; i < N; ++i)
    if (static_cast<std::size_t>(entries[i].id) != i) return false;
  return N == static_cast<std::size_t>(Id::count);
}

std::span<const StringEntry> interface_strings();  // everything before Text::captures
std::span<const StringEntry> counting_strings();   // from there to Text::rules_heading
std::span<const StringEntry> reading_strings();    // the rest: rules and help

}  // namespace kanzen::app
