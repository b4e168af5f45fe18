#pragma once
// Guesses the character set of bytes that name none, by how frequent the characters are that the
// bytes would be in each set.
#include <string_view>

namespace kanzen::sgf {

// Returns the name, as in the WHATWG Encoding Standard, of the most likely set among GB18030, Big5,
// Shift_JIS, EUC-JP, EUC-KR, windows-1252, windows-1251 and windows-1250.  The bytes are a record
// or a part of it, and are not UTF-8.
const char* guess_set(std::string_view bytes);

}  // namespace kanzen::sgf
