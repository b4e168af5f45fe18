// kanzen cache: lists and deletes the cached tables of solved games.
#include "engine/cli/cache/table_cache.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/output/json.hpp"
#include "engine/cli/output/text.hpp"

namespace kanzen::cli {
namespace {

struct CacheOptions {
  bool json = false;
};

constexpr const char* nowhere =
    "nothing is saved: KANZEN_CACHE is empty, or neither XDG_CACHE_HOME nor HOME names a folder";

Json tables_json(const std::vector<CachedTable>& tables) {
  Json list = Json::array();
  for (const CachedTable& table : tables)
    list.push_back({{"version", table.version}, {"name", table.manifest}, {"bytes", table.bytes}});
  const std::string folder = cache_folder();
  return {{"folder", folder.empty() ? Json(nullptr) : Json(folder)}, {"tables", std::move(list)}};
}

std::string tables_text(const std::vector<CachedTable>& tables) {
  const std::string folder = cache_folder();
  if (folder.empty()) return std::string(nowhere) + '\n';
  if (tables.empty()) return "no tables are saved in " + one_line(folder) + '\n';
  Table text({"tables saved in " + one_line(folder), "version", "bytes"});
  for (const CachedTable& table : tables)
    text.add({table.manifest, table.version, format_with_commas(table.bytes)});
  return text.text();
}

Result<void> run_list(const CacheOptions& options, Output& output) {
  const auto tables = list_cached_tables();
  output.write(options.json ? json_line(tables_json(tables)) : tables_text(tables));
  return {};
}

Result<void> run_clear(const CacheOptions& options, Output& output) {
  const auto tables = list_cached_tables();
  if (auto cleared = clear_cached_tables(); !cleared) return cleared;
  output.write(options.json ? json_line({{"deleted", tables.size()}})
                            : format_count(tables.size(), "table") + " deleted\n");
  return {};
}

void add_part(CLI::App& group, Job& job, const char* name, const char* description,
              Result<void> (*run)(const CacheOptions&, Output&), const char* notes) {
  auto [command, options] = add_command(group, job, name, description, run);
  add_json_option(command, options->json);
  command.footer("kanzen cache " + std::string(name), notes);
}

}  // namespace

void add_cache(CLI::App& app, Job& job) {
  CLI::App& group = add_group(app, "cache", "List or delete the saved tables of solved games");
  add_part(
      group, job, "list", "List the saved tables", run_list,
      "The values of a game that took a while to solve are saved as a table: in the folder that\n"
      "KANZEN_CACHE names, else in kanzen below XDG_CACHE_HOME or below .cache at home.  If\n"
      "KANZEN_CACHE is empty, nothing is saved.\n"
      "JSON: folder tables[{version,name,bytes}]; folder is null if nothing is saved");
  add_part(group, job, "clear", "Delete the saved tables", run_clear,
           "Deletes the tables that any version of kanzen has saved.  Other files in the folder\n"
           "and installed tables stay.\n"
           "JSON: deleted, the number of tables");
}

}  // namespace kanzen::cli
