#pragma once
// Texts in English and Japanese, and patterns with placeholders.
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace kanzen {

enum class Language { english, japanese };

// A text in both languages.
struct Words {
  std::string_view english, japanese;
  constexpr std::string_view in(Language language) const {
    return language == Language::japanese ? japanese : english;
  }
  friend bool operator==(const Words&, const Words&) = default;
};

// A text for something that has a machine-readable name.
struct NamedWords {
  std::string_view name;
  Words words;
};
// Returns the texts for a name; nullptr if there are none.
const Words* find_words(std::span<const NamedWords> all, std::string_view name);

// Replaces %1, %2, ... in `pattern` by the arguments.  %1{ply|plies} is replaced by the text before
// the bar if the argument is "1", by the text after it otherwise.
std::string fill(std::string_view pattern, std::span<const std::string_view> arguments);
inline std::string fill(std::string_view pattern,
                        std::initializer_list<std::string_view> arguments) {
  return fill(pattern, std::span(arguments.begin(), arguments.size()));
}

}  // namespace kanzen
