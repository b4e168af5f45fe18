#pragma once
// A small solved game with its table in memory, to be loaded chunk by chunk.
#include <gtest/gtest.h>

#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/adapter/game_adapter.hpp"

namespace kanzen {

template <Game G>
class TabledGame {
 public:
  explicit TabledGame(G game)
      : adapter_(std::move(game)),
        solved_(*adapter_.solve({})),
        files_(*solved_->stored()->build_table([](auto) { return std::string(64, '0'); }, {})) {}

  const SolvedGame& solved() const { return *solved_; }
  std::size_t chunks() const { return files_.size() - 1; }  // the last file is the manifest

  std::span<const std::byte> bytes(std::size_t chunk) const { return files_[chunk].bytes; }
  std::string manifest() const {
    const auto& bytes = files_.back().bytes;
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
  }

  // Opens the table without any chunk.
  std::unique_ptr<TableSource> open() const { return *adapter_.open_table(manifest()); }
  // Opens the table without first values, so that every position that the search leaves open needs
  // its chunk, also the start.
  std::unique_ptr<TableSource> open_without_first_values() const {
    auto parts = *table::parse_manifest(manifest());
    parts.opening.clear();
    return *adapter_.open_table(table::format_manifest(parts));
  }
  void load(TableSource& table, std::size_t chunk) const {
    EXPECT_TRUE(table.add_chunk(chunk, files_[chunk].bytes));
  }
  void load_all(TableSource& table) const {
    for (std::size_t chunk = 0; chunk < chunks(); ++chunk) load(table, chunk);
  }

 private:
  GameAdapter<G> adapter_;
  std::unique_ptr<SolvedGame> solved_;
  std::vector<TableFile> files_;
};

}  // namespace kanzen
