#pragma once
// Enumerations whose values have names, which every text that a program may read has.  One takes
// part by listing them beside it:
//   constexpr auto names_of(Outcome) {
//     return std::to_array<Name<Outcome>>({{Outcome::win, "win"}, {Outcome::draw, "draw"}, ...});
//   }
#include <array>
#include <optional>
#include <string_view>
#include <type_traits>

namespace kanzen {

template <class E>
struct Name {
  E value;
  const char* text;
};

template <class E>
concept Named = std::is_enum_v<E> && requires(E value) {
  names_of(value);
};

template <Named E>
constexpr const char* name_of(E value) {
  for (const Name<E>& name : names_of(value))
    if (name.value == value) return name.text;
  return "";
}

// nullopt: there is no such name.
template <Named E>
constexpr std::optional<E> by_name(std::string_view text) {
  for (const Name<E>& name : names_of(E{}))
    if (name.text == text) return name.value;
  return std::nullopt;
}

}  // namespace kanzen
