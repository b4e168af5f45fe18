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

// Decodes bytes of a character set to UTF-8, with U+FFFD in place of invalid bytes.  nullopt: the
// set is unknown.  Sets have their names in the WHATWG Encoding Standard; a set that it does not
// have is named as the file names it.  Each front-end passes the decoder of its platform.
using CharacterDecoder =
    std::function<std::optional<std::string>(const std::string& set, std::string_view bytes)>;

struct DecodedText {
  std::string text;               // UTF-8
  std::vector<Diagnostic> notes;  // where the set was guessed, or some bytes are not of it
};

// Decodes by the byte order mark, or else by the first CA property, if the bytes can be of the set
// that it names.  Else bytes are UTF-8, if nearly all are valid, or of a set that is guessed
// (set_guess.hpp).  Errc::unsupported: the decoder does not know the set.
Result<DecodedText> decode(std::string_view bytes, const CharacterDecoder& decoder);

}  // namespace kanzen::sgf
