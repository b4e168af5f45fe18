#include "engine/table/prober.hpp"

namespace kanzen::table {

Result<void> LoadedTable::add(std::size_t number, std::span<const std::byte> bytes) {
  if (number >= chunks_.size())
    return Error{Errc::corrupt_data, "the table has no chunk " + std::to_string(number)};
  const ChunkEntry& entry = manifest_.chunks[number];
  if (bytes.size() != entry.bytes)
    return Error{Errc::corrupt_data, "a chunk of the table has " + std::to_string(bytes.size()) +
                                         " bytes, not " + std::to_string(entry.bytes)};
  auto chunk = Chunk::open(manifest_.name(), entry.range, bytes);
  if (!chunk) return chunk.error();
  if (chunk->stored() != entry.stored)
    return Error{Errc::corrupt_data, "a chunk of the table does not fit the manifest"};
  chunks_[number] = *std::move(chunk);
  return {};
}

Result<Symbol> LoadedTable::symbol(Index index) const {
  const std::size_t number = manifest_.chunk_of(index);
  const auto& chunk = chunks_[number];
  if (!chunk) return not_loaded({number});
  if (chunk->stored() == 0)
    return Error{Errc::corrupt_data, "the table stores nothing where a value is needed"};
  return chunk->symbol(index);
}

}  // namespace kanzen::table
