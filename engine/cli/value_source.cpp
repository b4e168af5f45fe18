#include "engine/cli/value_source.hpp"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <utility>

#include "engine/api/stopwatch.hpp"
#include "engine/cli/table_files.hpp"
#include "engine/cli/text.hpp"

namespace kanzen::cli {
namespace {

constexpr const char* folder_variable = "KANZEN_TABLES";

// KANZEN_TABLES; empty: not set.
std::string folder_of_environment() {
  const char* const folder = std::getenv(folder_variable);
  return folder == nullptr ? std::string() : std::string(folder);
}

// Relative to where the program itself is, so that an installation may be moved.  Empty: the
// system does not say where that is.
std::string installed_folder() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  if (error) return {};
  return (program.parent_path() / KANZEN_TABLES_FROM_PROGRAM).lexically_normal().string();
}

bool has_table(const std::filesystem::path& folder, const GameInfo& game) {
  std::error_code error;
  return std::filesystem::exists(folder / table_manifest_name(game.name, game.rules), error);
}

Result<Values> solve_values(const ValueOptions& options) {
  const Stopwatch watch;
  auto solved = solve_game(options);
  if (!solved) return solved.error();
  Values values;
  values.origin.seconds = watch.seconds();
  values.solved = std::move(solved->values);
  return values;
}

Result<Values> load_values(const std::string& folder, const AnyGame& game) {
  auto table = load_table(folder, game);
  if (!table) return table.error();
  Values values;
  values.origin.folder = folder;
  values.table = *std::move(table);
  return values;
}

void warn_of_damage(const std::string& what) {
  std::fprintf(stderr, "kanzen: warning: a table cannot be used, so the game is solved: %s\n",
               one_line(what).c_str());
}

}  // namespace

Check folder_name() {
  return [](const std::string& name) {
    return name.empty() ? "the name is empty; give the folder of a table" : std::string();
  };
}

void add_value_options(Arguments& command, ValueOptions& options) {
  command.option({"--table", "DIR", "Values from a table in this folder, without solving"},
                 options.table, folder_name());
  command.flag("--solve", options.solve, "Solve the game, even where there is a table of it");
  command.exclude("--solve", "--table");
}

std::vector<std::string> table_folders() {
  std::vector<std::string> folders;
  for (std::string folder : {folder_of_environment(), installed_folder()})
    if (!folder.empty()) folders.push_back(std::move(folder));
  return folders;
}

Result<std::string> find_table_folder(const GameInfo& game) {
  const std::string named = folder_of_environment();
  std::error_code error;
  if (!named.empty() && !std::filesystem::is_directory(named, error))
    return Error{Errc::io, std::string(folder_variable) + ": \"" + named +
                               "\" is no folder; name one with tables, or unset it"};
  for (std::string& folder : table_folders())
    if (has_table(folder, game)) return std::move(folder);
  return std::string();
}

std::string origin_text(const ValuesOrigin& origin) {
  return "values: " +
         (origin.folder.empty() ? "solved here in " + seconds(origin.seconds)
                                : "table in " + one_line(origin.folder)) +
         '\n';
}

Json origin_json(const ValuesOrigin& origin) {
  if (origin.folder.empty()) return {{"from", "solving"}, {"seconds", origin.seconds}};
  return {{"from", "table"}, {"folder", origin.folder}};
}

Result<Analysis> Values::probe(const AnyState& state) const {
  if (!table) return solved->probe(state);
  auto analysis = table->probe(state);
  // A table may have only what play can reach; solving values everything.
  if (!analysis && analysis.error().code == Errc::illegal_position)
    return Error{Errc::illegal_position, analysis.error().message + "; --solve gives it"};
  return analysis;
}

Result<Values> find_values(const ValueOptions& options, const AnyGame& game) {
  if (!options.table.empty()) return load_values(options.table, game);
  if (options.solve || !game.info().abilities.tables) return solve_values(options);
  const auto folder = find_table_folder(game.info());
  if (!folder) return folder.error();
  if (folder->empty()) return solve_values(options);
  auto values = load_values(*folder, game);
  if (values) return values;
  warn_of_damage(values.error().message);
  return solve_values(options);
}

}  // namespace kanzen::cli
