#pragma once
// The numbers of names in the table format: part of it, never to be changed within a version.
#include <cstdint>
#include <string_view>

#include "engine/core/quick_random.hpp"

namespace kanzen::table {

// What a chunk says it belongs to: a name as a number.
constexpr std::uint64_t name_number(std::string_view name) {
  std::uint64_t number = golden_gamma;
  for (const char c : name) number = mixed(number + static_cast<unsigned char>(c) + 1);
  return number;
}

}  // namespace kanzen::table
