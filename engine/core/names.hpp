#pragma once
// Enumerations with machine-readable names, as in JSON.  An enumeration takes part if it lists them
// next to its definition:
//   constexpr auto names_of(Outcome) {
//     return std::to_array<Name<Outcome>>({{Outcome::win, "win"}, {Outcome::draw, "draw"}, ...});
//   }
// If its values count up from 0, the names suffice, in their order: names_in_order.
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

namespace kanzen {

template <class E>
struct Name {
  E value;
  const char* text;
};

template <class E, class... Texts>
constexpr std::array<Name<E>, sizeof...(Texts)> names_in_order(Texts... texts) {
  const std::array<const char*, sizeof...(Texts)> all{texts...};
  std::array<Name<E>, sizeof...(Texts)> names{};
  for (std::size_t i = 0; i < all.size(); ++i) names[i] = {static_cast<E>(i), all[i]};
  return names;
}

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

// All names, in the order of the list.
template <Named E>
inline constexpr auto all_names = [] {
  constexpr auto list = names_of(E{});
  std::array<std::string_view, list.size()> names{};
  for (std::size_t i = 0; i < list.size(); ++i) names[i] = list[i].text;
  return names;
}();

// Returns nullopt if there is no such name.
template <Named E>
constexpr std::optional<E> parse_enum(std::string_view text) {
  for (const Name<E>& name : names_of(E{}))
    if (name.text == text) return name.value;
  return std::nullopt;
}

}  // namespace kanzen
