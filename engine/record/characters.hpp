#pragma once
// The bytes of a record as UTF-8.  In Big5, GBK and Shift_JIS the second byte of a letter may be
// that of "]" or "\", so bytes are decoded before anything else is read.
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"

namespace kanzen::sgf {

// Bytes in a named character set as UTF-8, with U+FFFD for those that are not of the set.  nullopt:
// the name is not known.  A front-end passes what its system has for it.
using CharacterDecoder =
    std::function<std::optional<std::string>(const std::string& set, std::string_view bytes)>;

struct DecodedText {
  std::string text;               // UTF-8
  std::vector<Diagnostic> notes;  // what is not as the file says, and what it does not say
};

// By a byte order mark, or else by the first CA.  Without both the text is UTF-8, or where it is
// not, ISO-8859-1, which is what SGF says.  Errc::unsupported: CA names a set that is not known,
// and the text is not UTF-8.
Result<DecodedText> decode(std::string_view bytes, const CharacterDecoder& decoder);

}  // namespace kanzen::sgf
