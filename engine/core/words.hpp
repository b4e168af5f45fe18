#pragma once
// Words in the two languages that pages, figures and errors speak, and patterns of sentences.
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace kanzen {

enum class Language { english, japanese };

// The same in both languages.
struct Words {
  std::string_view english, japanese;
  constexpr std::string_view in(Language language) const {
    return language == Language::japanese ? japanese : english;
  }
  friend bool operator==(const Words&, const Words&) = default;
};

// Of something that the engine has a name for.
struct NamedWords {
  std::string_view name;
  Words words;
};

// `pattern` with %1, %2 and so on replaced by the arguments, and %1{ply|plies} by what stands
// before the bar where the argument is 1, and by what stands behind it elsewhere.
std::string fill(std::string_view pattern, std::span<const std::string_view> arguments);
inline std::string fill(std::string_view pattern,
                        std::initializer_list<std::string_view> arguments) {
  return fill(pattern, std::span(arguments.begin(), arguments.size()));
}

}  // namespace kanzen
