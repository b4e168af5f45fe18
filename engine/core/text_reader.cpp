#include "engine/core/text_reader.hpp"

#include "engine/core/phrases.hpp"
#include "engine/core/string_utils.hpp"

namespace kanzen {

bool TextReader::accept(char c) {
  if (at_end() || text_[at_] != c) return false;
  ++at_;
  return true;
}

Error TextReader::expected(const Diagnostic& what) const {
  if (at_end()) return fault(Errc::bad_notation, {phrase::expected_before_end, at_ + 1, what});
  return fault(Errc::bad_notation,
               {phrase::expected, at_ + 1, what, quoted_first(text_.substr(at_))});
}

Error TextReader::expected_end() const {
  return fault(Errc::bad_notation,
               {phrase::expected_end, at_ + 1, quoted_first(text_.substr(at_))});
}

}  // namespace kanzen
