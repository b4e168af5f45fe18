#include "engine/core/text_reader.hpp"

#include "engine/core/quoted.hpp"

namespace kanzen {

bool TextReader::accept(char c) {
  if (at_end() || text_[at_] != c) return false;
  ++at_;
  return true;
}

Error TextReader::expected(const std::string& what) const {
  const std::string found = at_end() ? "the end of the text" : quoted(text_[at_]);
  return fault(Errc::bad_notation,
               "character " + std::to_string(at_ + 1) + ": expected " + what + ", found " + found);
}

}  // namespace kanzen
