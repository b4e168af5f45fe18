#pragma once
// Notes on what was mended or left out, and helpers for texts of records.
#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/diagnostic.hpp"
#include "engine/record/phrases.hpp"

namespace kanzen::sgf {

// Notes of one pass over a record, which a damaged file could make many: it holds the first 20 and
// counts the others.
class NoteList {
 public:
  bool is_full() const { return notes_.size() == most; }
  void add(Diagnostic note) {
    if (is_full())
      ++omitted_;
    else
      notes_.push_back(std::move(note));
  }
  // Appends the notes to `all`, and one with the number of those that are left out.
  void append_to(std::vector<Diagnostic>& all) const {
    all.insert(all.end(), notes_.begin(), notes_.end());
    if (omitted_ > 0) all.push_back({phrase::omitted_notes, omitted_});
  }

 private:
  static constexpr std::size_t most = 20;
  std::vector<Diagnostic> notes_;
  std::size_t omitted_ = 0;
};

// True for the digits "0" to "9", in every locale.
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Removes white space, because some programs write line ends inside points.
inline std::string without_white_space(std::string_view value) {
  std::string text(value);
  std::erase_if(text, [](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); });
  return text;
}

}  // namespace kanzen::sgf
