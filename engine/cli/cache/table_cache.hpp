#pragma once
// The cache of solved games: the command saves the values that it has solved as a table in the
// format of all tables (docs/FORMAT.md), so that later commands need not solve the game
// again.  Each version of the program has a folder of its own below
//     KANZEN_CACHE, else XDG_CACHE_HOME/kanzen, else HOME/.cache/kanzen
// The tables can be deleted at any time.
#include <cstdint>
#include <string>
#include <vector>

#include "engine/cli/cache/table_files.hpp"

namespace kanzen::cli {

// Returns the folder that contains the folders of all versions.  It is empty, which disables the
// cache, if KANZEN_CACHE is empty or the environment names no folder.
std::string cache_folder();
// Returns the folder of this version; empty if the cache is disabled.
std::string version_cache_folder();

struct CachedTable {
  std::string version, manifest;  // manifest: its file name without the ending
  std::uint64_t bytes = 0;        // size of all files of the table
};
// Returns the tables of all versions, sorted by version and name.  Other files are skipped.
std::vector<CachedTable> list_cached_tables();

// Deletes the tables of all versions, and the incomplete files of interrupted runs.  Errc::io: a
// file cannot be deleted.
Result<void> clear_cached_tables();
// Deletes this version's table of a game and rule set.  Errc::io: a file cannot be deleted.
Result<void> delete_cached_table(const GameInfo& game);

// Saves the files of a table in this version's folder.  Errc::io: the folder or a file cannot be
// written.
Result<void> save_to_cache(const std::vector<TableFile>& files);

}  // namespace kanzen::cli
