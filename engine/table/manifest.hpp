#pragma once
// The manifest of a table: which game, how deep the search, what is counted over all its
// positions, and the chunks with their places and hashes, as text (FORMAT.md).
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

// Raised when lines are added: chunks have a version of their own.
inline constexpr unsigned manifest_version = 3;
inline constexpr unsigned deepest_search = 16;   // plies; more would never end
inline constexpr std::size_t most_examples = 3;  // of a kind of notable positions
inline constexpr std::size_t most_opening_positions = 4096;

struct ChunkEntry {
  IndexRange range;
  std::uint64_t stored = 0;  // positions
  std::uint64_t bytes = 0;
  std::string sha256;  // 64 hexadecimal digits

  // "GAME-RULES-0123456789abcdef.chunk": by its contents, so that a file never changes.
  std::string file_name(std::string_view game, std::string_view rules) const;
};

struct Manifest {
  std::string game, rules;
  Index index_count = 0;
  unsigned search_plies = 0;  // what a search this deep decides is not stored
  double entropy_bits = 0;    // of the stored symbols, each by itself (order 0)
  Statistics statistics;
  std::vector<ValuedPosition> opening;  // of the first plies (opening.hpp), the start first
  std::vector<NotablePositions> notable;
  std::vector<ChunkEntry> chunks;  // ascending, without gaps from 0 to index_count
  // Of the same ranges: which positions play can reach; empty: all positions have values.
  std::vector<ChunkEntry> reached_chunks;

  std::string name() const { return game + ' ' + rules; }
  std::string file_name(const ChunkEntry& chunk) const { return chunk.file_name(game, rules); }
  bool reached_only() const { return !reached_chunks.empty(); }
  std::uint64_t stored() const;         // values
  std::uint64_t bytes() const;          // of the chunks of values
  std::uint64_t reached_bytes() const;  // of the others
  // The chunk that an index is in.
  std::size_t chunk_of(Index index) const;
};

// "GAME-RULES.manifest"
std::string manifest_file_name(std::string_view game, std::string_view rules);

std::string format_manifest(const Manifest& manifest);

// What is wrong with the notation of a position; nullopt: nothing.  `head` has what the lines
// before say.
using PositionFault =
    std::function<std::optional<Diagnostic>(const Manifest& head, std::string_view position)>;

// The line "checksum ...", its end included, after a text: any slip makes it another one.
std::string checksum_line(std::string_view text);

// Errc::corrupt_data names the line.  Without `position_fault` any notation is taken.
Result<Manifest> parse_manifest(std::string_view text, const PositionFault& position_fault = {});

}  // namespace kanzen::table
