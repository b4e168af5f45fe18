#pragma once
// Hashes of names.  They are part of the table format and must not change within a version.
#include <cstdint>
#include <string_view>

#include "engine/core/quick_random.hpp"

namespace kanzen::table {

// The hash of a table's name, stored in its chunks.
constexpr std::uint64_t name_hash(std::string_view name) {
  std::uint64_t number = golden_gamma;
  for (const char c : name) number = mixed(number + static_cast<unsigned char>(c) + 1);
  return number;
}

}  // namespace kanzen::table
