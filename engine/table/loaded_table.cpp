#include "engine/table/prober.hpp"

#include <algorithm>

#include "engine/table/phrases.hpp"

namespace kanzen::table {

Result<void> LoadedTable::add(std::size_t number, std::span<const std::byte> bytes) {
  if (number >= chunks_.size()) return Error{Errc::corrupt_data, {phrase::no_chunk, number}};
  const ChunkEntry& entry = manifest_.chunks[number];
  if (bytes.size() != entry.bytes)
    return Error{Errc::corrupt_data, {phrase::chunk_bytes, bytes.size(), entry.bytes}};
  auto chunk = Chunk::open(manifest_.name(), entry.range, bytes);
  if (!chunk) return chunk.error();
  if (chunk->stored() != entry.stored) return Error{Errc::corrupt_data, phrase::chunk_of_another};
  chunks_[number] = *std::move(chunk);
  return {};
}

void LoadedTable::add_opening(std::size_t opening, Index index) {
  const std::pair entry(index, opening);
  opening_.insert(std::lower_bound(opening_.begin(), opening_.end(), entry), entry);
}

std::optional<Value> LoadedTable::opening_value(Index index) const {
  const auto found =
      std::lower_bound(opening_.begin(), opening_.end(), std::pair(index, std::size_t{0}));
  if (found == opening_.end() || found->first != index) return std::nullopt;
  return manifest_.opening[found->second].value;
}

Result<Symbol> LoadedTable::symbol(Index index) const {
  const std::size_t number = manifest_.chunk_of(index);
  const auto& chunk = chunks_[number];
  if (!chunk) return not_loaded({number});
  if (chunk->stored() == 0) return Error{Errc::corrupt_data, phrase::nothing_stored};
  return chunk->symbol(index);
}

}  // namespace kanzen::table
