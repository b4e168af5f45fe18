#pragma once
// Tables that this program has made of what it solved, where the system keeps caches, so that the
// next question need not solve again.  They are tables like any other (engine/table/FORMAT.md), one
// folder for each version of the program, below
//     KANZEN_CACHE, else XDG_CACHE_HOME/kanzen, else HOME/.cache/kanzen
// and nothing is lost when they are deleted.
#include <cstdint>
#include <string>
#include <vector>

#include "engine/cli/cache/table_files.hpp"

namespace kanzen::cli {

// Below which are the folders of all versions; empty: nothing is kept, because the environment says
// so or names no place.
std::string cache_folder();
// This version's; empty as above.
std::string kept_folder();

struct KeptTable {
  std::string version, manifest;  // the manifest's file name without its ending
  std::uint64_t bytes = 0;        // of all its files
};
// By version and name.  Files of others are passed over.
std::vector<KeptTable> list_kept_tables();

// Deletes all of them, with what a program that was stopped has left.  Errc::io: one cannot be.
Result<void> clear_kept_tables();
// Deletes this version's table of a game and rule set.
Result<void> delete_kept_table(const GameInfo& game);

// Errc::io: nothing can be written there.
Result<void> keep_table(const std::vector<TableFile>& files);

}  // namespace kanzen::cli
