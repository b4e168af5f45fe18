#include "engine/adapter/table_adapter.hpp"

namespace kanzen {

std::string table_manifest_name(std::string_view game, std::string_view rules) {
  return table::manifest_file_name(game, rules);
}

TableInfo info_of(const table::Manifest& manifest) {
  TableInfo info;
  info.game = manifest.game;
  info.rules = manifest.rules;
  info.search_plies = manifest.search_plies;
  info.index_count = manifest.index_count;
  info.stored = manifest.stored();
  info.bytes = manifest.bytes();
  info.entropy_bits = manifest.entropy_bits;
  info.statistics = manifest.statistics;
  info.notable = manifest.notable;
  for (const table::ChunkEntry& chunk : manifest.chunks)
    info.chunks.push_back({manifest.file_name(chunk), chunk.bytes, chunk.stored, chunk.sha256});
  return info;
}

std::optional<Diagnostic> describe_difference(const Statistics& table, const Statistics& solved) {
  if (table == solved) return std::nullopt;
  struct Figure {
    const Phrase<0>& of;
    std::uint64_t table, solved;
  };
  for (const Figure& figure : {Figure{phrase::positions, table.positions, solved.positions},
                               Figure{phrase::finished_positions, table.terminal, solved.terminal},
                               Figure{phrase::won_positions, table.win, solved.win},
                               Figure{phrase::drawn_positions, table.draw, solved.draw},
                               Figure{phrase::lost_positions, table.loss, solved.loss}})
    if (figure.table != figure.solved)
      return Diagnostic{phrase::another_count, figure.table, figure.of, figure.solved};
  if (table.start != solved.start) return phrase::another_start;
  return phrase::other_counts;
}

std::vector<TableFile> table_files(table::BuiltTable built, table::Manifest manifest,
                                   const Sha256& sha256) {
  std::vector<TableFile> files;
  manifest.entropy_bits = built.entropy_bits;
  for (table::BuiltChunk& chunk : built.chunks) {
    manifest.chunks.push_back({chunk.range, chunk.stored, chunk.bytes.size(), sha256(chunk.bytes)});
    files.push_back({manifest.file_name(manifest.chunks.back()), std::move(chunk.bytes)});
  }
  const std::string text = table::format_manifest(manifest);
  const auto bytes = std::as_bytes(std::span(text));
  files.push_back({table::manifest_file_name(manifest.game, manifest.rules),
                   std::vector<std::byte>(bytes.begin(), bytes.end())});
  return files;
}

}  // namespace kanzen
