#pragma once
// Enumerations as the words that JavaScript sees, one list for both directions.
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/core/result.hpp"
#include "engine/core/value.hpp"

namespace kanzen::web {

template <class E>
using Name = std::pair<E, std::string_view>;

inline constexpr std::array outcome_names{
    Name<Outcome>{Outcome::win, kanzen::name_of(Outcome::win)},
    Name<Outcome>{Outcome::draw, kanzen::name_of(Outcome::draw)},
    Name<Outcome>{Outcome::loss, kanzen::name_of(Outcome::loss)},
};

inline constexpr std::array error_names{
    Name<Errc>{Errc::unknown_game, "unknown_game"},
    Name<Errc>{Errc::unknown_rules, "unknown_rules"},
    Name<Errc>{Errc::bad_notation, "bad_notation"},
    Name<Errc>{Errc::illegal_position, "illegal_position"},
    Name<Errc>{Errc::illegal_move, "illegal_move"},
    Name<Errc>{Errc::unsupported, "unsupported"},
    Name<Errc>{Errc::out_of_memory, "out_of_memory"},
    Name<Errc>{Errc::cancelled, "cancelled"},
    Name<Errc>{Errc::io, "io"},
    Name<Errc>{Errc::not_loaded, "not_loaded"},
    Name<Errc>{Errc::corrupt_data, "corrupt_data"},
    Name<Errc>{Errc::internal, "internal"},
};

template <class E, std::size_t N>
constexpr std::string_view name_of(const std::array<Name<E>, N>& names, E wanted) {
  for (const auto& [value, name] : names) {
    if (value == wanted) return name;
  }
  return {};
}

template <class E, std::size_t N>
constexpr std::optional<E> by_name(const std::array<Name<E>, N>& names, std::string_view wanted) {
  for (const auto& [value, name] : names) {
    if (name == wanted) return value;
  }
  return std::nullopt;
}

constexpr std::string_view error_name(Errc code) { return name_of(error_names, code); }

}  // namespace kanzen::web
