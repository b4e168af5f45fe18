#pragma once
// The texts in SGF's values.
#include <string>
#include <string_view>

namespace kanzen::sgf {

// What a value of type Text says: escapes and soft line breaks taken out, other white space than
// line ends is spaces.  SimpleText has no line ends either.
std::string text_of(std::string_view value);
std::string simple_text_of(std::string_view value);

// As a value: "]", "\" and ":" are escaped.
std::string escaped(std::string_view text);

bool is_utf8(std::string_view bytes);

}  // namespace kanzen::sgf
