#pragma once
// Codes of the page's two languages, and sentences in a language.
#include <string>
#include <string_view>

#include "engine/core/diagnostic.hpp"
#include "imgui_app/shell/words.hpp"

namespace kanzen::app {

// "ja" and "ja-JP": Japanese; all others: English.
inline Language language_of(std::string_view code) {
  return code.starts_with("ja") ? Language::japanese : Language::english;
}
inline std::string_view code_of(Language language) {
  return language == Language::japanese ? "ja" : "en";
}

// Returns the message with a full stop.
inline std::string sentence(Language language, const Diagnostic& diagnostic) {
  return diagnostic.in(language) + std::string(word::full_stop.in(language));
}

}  // namespace kanzen::app
