#pragma once
// Reads a notation from left to right and creates errors for unexpected characters.
#include <cstddef>
#include <string_view>
#include <utility>

#include "engine/core/result.hpp"

namespace kanzen {

class TextReader {
 public:
  explicit TextReader(std::string_view text) : text_(text) {}

  bool at_end() const { return at_ >= text_.size(); }
  // Returns '\0' at the end.
  char next() const { return at_end() ? '\0' : text_[at_]; }
  char last() const { return text_[at_ - 1]; }  // the most recently read character
  std::size_t offset() const { return at_; }    // byte offset of the next character
  void skip() { ++at_; }
  // Skips the next character if it is `c`.
  bool accept(char c);

  // An error at the next character.
  Error fault(Errc code, Diagnostic what) const { return Error{code, std::move(what)}.at(at_); }
  // Errc::bad_notation: "character 3: expected WHAT, found "x"".
  Error expected(const Diagnostic& what) const;
  // Errc::bad_notation for text that continues after the end of a position.
  Error expected_end() const;

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace kanzen
