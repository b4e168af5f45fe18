#pragma once
// Decodes the bytes of a record to UTF-8.  In Big5, GBK and Shift_JIS the second byte of a
// character may equal "]" or "\", so bytes are decoded before the record is parsed.
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"

namespace kanzen::sgf {

// Decodes bytes of a named character set to UTF-8, with U+FFFD in place of invalid bytes.  nullopt:
// the set is unknown.  Each front-end passes the decoder of its platform.
using CharacterDecoder =
    std::function<std::optional<std::string>(const std::string& set, std::string_view bytes)>;

struct DecodedText {
  std::string text;               // UTF-8
  std::vector<Diagnostic> notes;  // where the text is not what CA declares, or CA is missing
};

// Decodes by the byte order mark, or else by the first CA property.  Without both, bytes that are
// valid UTF-8 are UTF-8, and others are ISO-8859-1, the default of SGF.  Errc::unsupported: the set
// that CA names is unknown, and the bytes are not UTF-8.
Result<DecodedText> decode(std::string_view bytes, const CharacterDecoder& decoder);

}  // namespace kanzen::sgf
