#pragma once
// The two languages of the page by their codes, and sentences in them.
#include <string>
#include <string_view>

#include "engine/core/diagnostic.hpp"
#include "engine/core/words.hpp"

namespace kanzen::app {

Language language_of(std::string_view code);  // "ja" and "ja-JP" are Japanese, all else English
std::string_view code_of(Language language);

// What is wrong, with its full stop.
std::string sentence(Language language, const Diagnostic& diagnostic);

}  // namespace kanzen::app
