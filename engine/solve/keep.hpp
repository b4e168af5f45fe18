#pragma once
// Solved values as a stream of bytes, to be kept and opened again without solving.
//
// All numbers are little-endian:
//   Header            magic, version, what was solved, and what its summary needs
//   name              Header::name_length bytes, game and rules
//   values            a byte an index (solve/value_coding.hpp), as in the ValueTable; solved,
//                     so that what is undecided is drawn
//   reached           a bit an index in words of 64, as in the BitSet
//   checksum          XXH3 (64 bits) of everything before it
//
// This is a private format for the machine that solved: as large as the table itself, and a
// reader knows one version.  Raise `kept_version` when the layout, the coding of values or a
// game's numbering change.
#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/bit_set.hpp"
#include "engine/core/bytes.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/result.hpp"
#include "engine/solve/value_table.hpp"

namespace kanzen {

inline constexpr std::array<char, 8> kept_magic{'K', 'a', 'n', 'z', 'e', 'n', 'V', 'a'};
inline constexpr std::uint32_t kept_version = 2;

// What a summary tells and the values do not.
struct KeptFacts {
  std::uint64_t terminal = 0;  // reachable finished positions
  double solve_seconds = 0, reach_seconds = 0;
  std::uint32_t threads = 1;
  std::uint32_t unused = 0;
};

struct KeptValues {
  ValueTable values;
  BitSet reached;
  KeptFacts facts;
};

// `name` says what was solved: opening compares it.  The values are a solved game's.
Result<void> keep_values(std::string_view name, const ValueTable& values, const BitSet& reached,
                         const KeptFacts& facts, const ByteSink& sink);

struct KeptSizes {
  Index values = 0, positions = 0;  // entries of the table, and indices in all
};

// Errc::corrupt_data when the bytes are not, to the last one, what keep_values wrote for the
// same name, sizes and distances; Errc::cancelled when the sink says so; Errc::out_of_memory.
Result<KeptValues> open_kept_values(std::string_view name, KeptSizes sizes, Distances distances,
                                    const ByteSource& source, const ProgressSink& progress = {});

}  // namespace kanzen
