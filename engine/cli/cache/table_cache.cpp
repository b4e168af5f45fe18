#include "engine/cli/cache/table_cache.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>

#include "engine/files/write_file.hpp"

namespace kanzen::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view folder_prefix = "tables-";  // the version follows
constexpr std::string_view manifest_ending = ".manifest", chunk_ending = ".chunk";

std::optional<std::string> variable(const char* name) {
  const char* const value = std::getenv(name);
  if (value == nullptr) return std::nullopt;
  return std::string(value);
}

bool is_version_folder(const fs::directory_entry& entry) {
  std::error_code error;
  return entry.path().filename().string().starts_with(folder_prefix) && entry.is_directory(error) &&
         !entry.is_symlink(error);
}

bool is_of_a_table(const fs::path& file) {
  const std::string ending = file.extension().string();
  return ending == manifest_ending || ending == chunk_ending || ending == part_suffix;
}

// Returns the entries of a folder that satisfy the predicate, sorted by path; none if the folder
// cannot be read.
template <class Passes>
std::vector<fs::path> entries_of(const fs::path& folder, Passes&& passes) {
  std::vector<fs::path> found;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error))
    if (passes(*entry)) found.push_back(entry->path());
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<fs::path> version_folders() {
  const std::string folder = cache_folder();
  return folder.empty() ? std::vector<fs::path>() : entries_of(folder, is_version_folder);
}

std::vector<fs::path> files_of_tables(const fs::path& folder) {
  return entries_of(folder, [](const fs::directory_entry& entry) {
    std::error_code error;
    return is_of_a_table(entry.path()) && entry.is_regular_file(error);
  });
}

// Returns the files of one table, the manifest first.  `files`: those of all tables in the folder.
std::vector<fs::path> files_of_table(const fs::path& manifest, const std::vector<fs::path>& files) {
  std::vector<fs::path> table_files = {manifest};
  const std::string chunk_prefix = manifest.stem().string() + '-';
  for (const fs::path& file : files)
    if (file.extension() == chunk_ending && file.filename().string().starts_with(chunk_prefix))
      table_files.push_back(file);
  return table_files;
}

Result<void> delete_files(const std::vector<fs::path>& files) {
  std::error_code error;
  for (const fs::path& file : files)
    if (fs::remove(file, error); error)
      return Error{Errc::io,
                   untranslated(file.string() + ": cannot be deleted: " + error.message())};
  return {};
}

}  // namespace

std::string cache_folder() {
  if (const auto named = variable("KANZEN_CACHE")) return *named;
  // The XDG Base Directory Specification requires that relative paths are ignored.
  if (const auto base = variable("XDG_CACHE_HOME"); base && base->starts_with('/'))
    return (fs::path(*base) / "kanzen").string();
  if (const auto home = variable("HOME"); home && home->starts_with('/'))
    return (fs::path(*home) / ".cache" / "kanzen").string();
  return {};
}

std::string version_cache_folder() {
  const std::string folder = cache_folder();
  if (folder.empty()) return {};
  return (fs::path(folder) / (std::string(folder_prefix) + KANZEN_VERSION)).string();
}

std::vector<CachedTable> list_cached_tables() {
  std::vector<CachedTable> tables;
  for (const fs::path& folder : version_folders()) {
    const auto files = files_of_tables(folder);
    for (const fs::path& file : files) {
      if (file.extension() != manifest_ending) continue;
      CachedTable& table = tables.emplace_back();
      table.version = folder.filename().string().substr(folder_prefix.size());
      table.manifest = file.stem().string();
      for (const fs::path& part : files_of_table(file, files)) {
        std::error_code error;
        if (const auto size = fs::file_size(part, error); !error) table.bytes += size;
      }
    }
  }
  return tables;
}

Result<void> clear_cached_tables() {
  for (const fs::path& folder : version_folders()) {
    if (auto deleted = delete_files(files_of_tables(folder)); !deleted) return deleted;
    std::error_code error;
    fs::remove(folder, error);  // fails if the folder contains other files
  }
  return {};
}

Result<void> delete_cached_table(const GameInfo& game) {
  const fs::path folder = version_cache_folder();
  const fs::path manifest = folder / table_manifest_name(game.name, game.rules);
  return delete_files(files_of_table(manifest, files_of_tables(folder)));
}

Result<void> save_to_cache(const std::vector<TableFile>& files) {
  const std::string folder = version_cache_folder();
  if (auto made = make_folder(folder); !made) return made;
  return write_table_files(folder, files);
}

}  // namespace kanzen::cli
