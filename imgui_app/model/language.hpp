#pragma once
// Codes of the page's two languages.
#include <string_view>

#include "engine/core/words.hpp"

namespace kanzen::app {

// "ja" and "ja-JP": Japanese; all others: English.
inline Language language_of(std::string_view code) {
  return code.starts_with("ja") ? Language::japanese : Language::english;
}
inline std::string_view code_of(Language language) {
  return language == Language::japanese ? "ja" : "en";
}

}  // namespace kanzen::app
