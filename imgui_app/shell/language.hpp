#pragma once
// Codes of the page's two languages, and sentences in a language.
#include <string>
#include <string_view>

#include "engine/core/diagnostic.hpp"
#include "engine/core/words.hpp"

namespace kanzen::app {

Language language_of(std::string_view code);  // "ja" and "ja-JP": Japanese; all others: English
std::string_view code_of(Language language);

// Returns the message with a full stop.
std::string sentence(Language language, const Diagnostic& diagnostic);

}  // namespace kanzen::app
