#pragma once
// The manifest of a table as text (docs/FORMAT.md): game, search depth, statistics, and the
// chunks with their ranges and hashes.
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"
#include "engine/core/statistics.hpp"
#include "engine/table/chunk.hpp"

namespace kanzen::table {

// Increased when lines are added; chunks have a version of their own.
inline constexpr unsigned manifest_version = 3;
inline constexpr unsigned deepest_search = 16;   // plies; a deeper search would take too long
inline constexpr std::size_t most_examples = 3;  // per kind of notable positions
inline constexpr std::size_t most_opening_positions = 4096;

// Returns "GAME-RULES-0123456789abcdef.chunk".  The name contains the hash of the contents, so that
// a file never changes.
std::string chunk_file_name(std::string_view game, std::string_view rules, std::string_view sha256);

struct ChunkEntry {
  IndexRange range;
  std::uint64_t stored = 0;  // positions
  std::uint64_t bytes = 0;
  std::string sha256;  // 64 hexadecimal digits
};

struct Manifest {
  std::string game, rules;
  Index index_count = 0;
  unsigned search_plies = 0;  // values that a search of this depth finds are not stored
  double entropy_bits = 0;    // order-0 entropy of all stored symbols
  Statistics statistics;
  std::vector<ValuedPosition> opening;  // the first plies (opening.hpp), the start first
  std::vector<NotablePositions> notable;
  std::vector<ChunkEntry> chunks;  // ascending, without gaps from 0 to index_count

  std::string name() const { return game + ' ' + rules; }
  std::string file_name(const ChunkEntry& chunk) const {
    return chunk_file_name(game, rules, chunk.sha256);
  }
  std::uint64_t stored() const;  // values
  std::uint64_t bytes() const;   // of all chunks
  // The number of the chunk that contains an index.
  std::size_t chunk_of(Index index) const;
};

// "GAME-RULES.manifest"
std::string manifest_file_name(std::string_view game, std::string_view rules);

std::string format_manifest(const Manifest& manifest);

// Checks the notation of a position; returns what is wrong, nullopt if nothing is.  `head` contains
// the preceding lines of the manifest.
using PositionFault =
    std::function<std::optional<Diagnostic>(const Manifest& head, std::string_view position)>;

// Returns whether the text is 64 lower-case hexadecimal digits.
bool is_sha256(std::string_view text);

// Returns the line "checksum ..." with its line feed for the text before it.
std::string checksum_line(std::string_view text);

// Errc::corrupt_data names the line.  Without `position_fault`, notations are not checked.
Result<Manifest> parse_manifest(std::string_view text, const PositionFault& position_fault = {});

}  // namespace kanzen::table
