#pragma once
// Serialisation of solved values, so that a game can be loaded instead of solved again.
//
// All numbers are little-endian:
//   Header            magic, version, sizes and coding, and SolutionFacts
//   name              Header::name_length bytes, game and rules
//   values            the codes of the ValueTable, one byte per index (solve/value_coding.hpp);
//                     the table is solved, so undecided means drawn
//   reached           the BitSet as 64-bit words, one bit per index
//   checksum          64-bit XXH3 of everything before it
//
// This is a private format of the machine that solved the game: it is as large as the table, and a
// reader accepts one version only.  Increase `saved_version` when the layout, the coding of values
// or a game's numbering changes.
#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/bit_set.hpp"
#include "engine/core/bytes.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/result.hpp"
#include "engine/solve/value_table.hpp"

namespace kanzen {

inline constexpr std::array<char, 8> saved_magic{'K', 'a', 'n', 'z', 'e', 'n', 'V', 'a'};
inline constexpr std::uint32_t saved_version = 2;

// Facts for the summary that do not follow from the values.
struct SolutionFacts {
  std::uint64_t terminal = 0;  // reachable finished positions
  double solve_seconds = 0, reach_seconds = 0;
  std::uint32_t threads = 1;
  std::uint32_t unused = 0;
};

struct SavedSolution {
  ValueTable values;
  BitSet reached;
  SolutionFacts facts;
};

// Writes the values of a solved game.  `name` identifies game and rules; loading compares it.
Result<void> save_solution(std::string_view name, const ValueTable& values, const BitSet& reached,
                           const SolutionFacts& facts, const ByteSink& sink);

struct SolutionSizes {
  Index values = 0, positions = 0;  // table entries, and all indices
};

// Loads what save_solution wrote.  Errors: Errc::corrupt_data unless name, sizes, distances and
// every byte match; Errc::cancelled if the sink returns false; Errc::out_of_memory.
Result<SavedSolution> load_solution(std::string_view name, SolutionSizes sizes, Distances distances,
                                    const ByteSource& source, const ProgressSink& progress = {});

}  // namespace kanzen
