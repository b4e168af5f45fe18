#include "imgui_app/shell/language.hpp"

#include "imgui_app/shell/words.hpp"

namespace kanzen::app {

Language language_of(std::string_view code) {
  return code.starts_with("ja") ? Language::japanese : Language::english;
}

std::string_view code_of(Language language) { return language == Language::japanese ? "ja" : "en"; }

std::string sentence(Language language, const Diagnostic& diagnostic) {
  std::string words = diagnostic.in(language);
  words += word::full_stop.in(language);
  return words;
}

}  // namespace kanzen::app
