#include "engine/cli/cache/value_source.hpp"

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

#include "engine/adapter/stopwatch.hpp"
#include "engine/cli/cache/table_cache.hpp"
#include "engine/cli/cache/table_files.hpp"
#include "engine/cli/output/style.hpp"
#include "engine/cli/output/text.hpp"

namespace kanzen::cli {
namespace {

constexpr const char* folder_variable = "KANZEN_TABLES";
// Games with fewer positions are solved within a tenth of a second.  The number of positions
// decides and not the time of solving, so that a game is saved always or never.
constexpr std::uint64_t min_cached_positions = 1'000'000;
// A search that may take minutes fills more memory than the default.
constexpr double long_search = 60;  // seconds
constexpr std::uint64_t long_search_bytes = std::uint64_t{2} << 30;

// Returns the value of KANZEN_TABLES; empty if it is not set.
std::string folder_of_environment() {
  const char* const folder = std::getenv(folder_variable);
  return folder == nullptr ? std::string() : std::string(folder);
}

// Returns the folder with this path from the program's own, so that an installation can be moved.
// Empty if the system does not provide that path.
std::string folder_from_program(const char* path) {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  if (error) return {};
  return (program.parent_path() / path).lexically_normal().string();
}

bool has_table(const std::filesystem::path& folder, const GameInfo& game) {
  std::error_code error;
  return std::filesystem::exists(folder / table_manifest_name(game.name, game.rules), error);
}

Result<Values> solve_values(const ValueOptions& options, const AnyGame& game, unsigned seconds) {
  const Stopwatch watch;
  auto solved = solve_game(game, options.threads, seconds);
  if (!solved) return solved.error();
  Values values;
  values.origin.seconds = watch.seconds();
  values.solved = *std::move(solved);
  return values;
}

Result<Values> values_of_table(const std::string& folder,
                               Result<std::unique_ptr<TableSource>> table) {
  if (!table) return table.error();
  Values values;
  values.origin.folder = folder;
  values.table = *std::move(table);
  return values;
}

// Loads the folder's table.  Returns nullopt if the folder has none, or a damaged one, for which it
// prints a warning.  `cached`: the folder is that of the cache, from which a damaged table is
// deleted.
std::optional<Values> load_if_intact(const std::string& folder, const AnyGame& game, bool cached) {
  if (folder.empty() || !has_table(folder, game.info())) return std::nullopt;
  auto values = values_of_table(folder, load_table(folder, game));
  if (values) {
    values->origin.cached = cached;
    return *std::move(values);
  }
  log_note("warning", std::string("a table cannot be used and is ") +
                          (cached ? "deleted: " : "passed over: ") + values.error().message);
  if (!cached) return std::nullopt;
  // cache_values might not replace the table, because it does not save small games.
  if (const auto deleted = delete_cached_table(game.info()); !deleted)
    log_note("warning", deleted.error().message);
  return std::nullopt;
}

// Returns the numbers of the chunks that an answer of a table lacks.
std::vector<std::size_t> missing_chunks(const Result<Analysis>& answer, bool with_line) {
  if (!answer) return answer.error().chunks;
  return with_line ? answer->missing_chunks : std::vector<std::size_t>();
}

}  // namespace

Check folder_name() {
  return [](const std::string& name) {
    return name.empty() ? "the name is empty; give the folder of a table" : std::string();
  };
}

void add_value_options(Arguments& command, ValueOptions& options) {
  command.option(
      {"--table", "DIR", "Values from a table or a proof in this folder, without solving"},
      options.table, folder_name());
  command.flag("--solve", options.solve, "Solve the game even if there is a table of it");
  command.exclude("--solve", "--table");
  command.flag("--no-cache", options.no_cache,
               "Neither load values from the cache nor save them (see \"kanzen cache list\")");
}

void add_source_options(Arguments& command, SourceOptions& options) {
  add_value_options(command, options);
  add_search_options(command, options.search);
  command.exclude("--search", "--table");
  command.exclude("--search", "--solve");
  add_threads_option(command, options.threads);
  add_unit_option(command);
}

std::vector<std::string> table_folders() {
  std::vector<std::string> folders;
  for (std::string folder :
       {folder_of_environment(), folder_from_program(KANZEN_TABLES_FROM_PROGRAM)})
    if (!folder.empty()) folders.push_back(std::move(folder));
  std::error_code error;
  std::string proofs = folder_from_program(KANZEN_PROOFS_FROM_PROGRAM);
  if (std::filesystem::is_directory(proofs, error)) folders.push_back(std::move(proofs));
  return folders;
}

Result<std::string> find_table_folder(const GameInfo& game) {
  const std::string named = folder_of_environment();
  std::error_code error;
  if (!named.empty() && !std::filesystem::is_directory(named, error))
    return Error{Errc::io, untranslated(std::string(folder_variable) + ": \"" + named +
                                        "\" is no folder; name one with tables, or unset it")};
  for (std::string& folder : table_folders())
    if (has_table(folder, game)) return std::move(folder);
  return std::string();
}

std::string origin_text(const ValuesOrigin& origin) {
  if (origin.folder.empty())
    return "values: solved here in " + format_seconds(origin.seconds) + '\n';
  return std::string("values: ") + (origin.cached ? "saved in " : "table in ") +
         one_line(origin.folder) + '\n';
}

Json origin_json(const ValuesOrigin& origin) {
  if (origin.folder.empty()) return {{"from", "solving"}, {"seconds", origin.seconds}};
  return {{"from", origin.cached ? "cache" : "table"}, {"folder", origin.folder}};
}

Result<Analysis> Values::probe(const AnyState& state, bool with_line) const {
  if (!table) return solved->probe(state);
  auto analysis = table->probe(state);
  for (auto missing = missing_chunks(analysis, with_line); !missing.empty();
       missing = missing_chunks(analysis, with_line)) {
    if (const auto loaded = load_chunks(origin.folder, missing, *table); !loaded)
      return loaded.error();
    analysis = table->probe(state);
  }
  // A table may have values of reachable positions only, a solved game has those of all.
  if (!analysis && analysis.error().code == Errc::illegal_position)
    return Error{Errc::illegal_position,
                 untranslated(analysis.error().message + "; --solve gives it")};
  return analysis;
}

Result<Values> find_values(const ValueOptions& options, const AnyGame& game, unsigned seconds) {
  if (!options.table.empty())
    return values_of_table(options.table, load_table(options.table, game));
  if (options.solve || game.tables() == nullptr) return solve_values(options, game, seconds);
  const auto folder = find_table_folder(game.info());
  if (!folder) return folder.error();
  if (auto values = load_if_intact(*folder, game, false)) return *std::move(values);
  if (options.no_cache) return solve_values(options, game, seconds);
  if (auto values = load_if_intact(version_cache_folder(), game, true)) return *std::move(values);
  return solve_values(options, game, seconds);
}

Result<FoundProof> find_proof(const SourceOptions& options, const AnyGame& game) {
  const bool is_named = !options.table.empty();
  if (!is_named && (options.search.search || options.solve || game.score_proofs() == nullptr))
    return FoundProof{};
  FoundProof found{nullptr, options.table};
  if (!is_named) {
    auto folder = find_table_folder(game.info());
    if (!folder) return folder.error();
    if (folder->empty()) return FoundProof{};
    found.folder = *std::move(folder);
  }
  auto files = load_proof(found.folder, game);
  if (files) {
    found.proof = std::move(files->proof);
    return found;
  }
  if (is_named) return files.error();
  log_note("warning", "a proof cannot be used and is passed over: " + files.error().message);
  return FoundProof{};
}

KnownScores FoundProof::scores() const {
  if (proof == nullptr) return {};
  return [known = proof](const AnyState& state) { return known->proven(state); };
}

std::string origin_text(const FoundProof& found) {
  return found.proof == nullptr ? "" : "proof in " + one_line(found.folder) + '\n';
}

Result<ScoreReport> ScoreSource::report(const AnyState& state,
                                        std::span<const AnyState> past) const {
  if (solved) return solved->probe(state);
  ScoreSearchOptions options{limits_of(search)};
  options.known = proof.scores();
  if (sizeof(std::size_t) >= 8 && options.limits.seconds > long_search)
    options.limits.table_bytes = long_search_bytes;
  return call_facet(*game, game->score_searcher(), &ScoreSearcher::search_score, state, past,
                    options, CommandContext(threads).options());
}

Result<ScoreSource> find_scores(const SourceOptions& options, const AnyGame& game) {
  ScoreSource source{&game, options.search, options.threads, nullptr, {}};
  const ScoreSolver* const solver =
      options.search.search || !options.table.empty() ? nullptr : game.score_solver();
  if (solver == nullptr) {
    auto proof = find_proof(options, game);
    if (!proof) return proof.error();
    source.proof = *std::move(proof);
    return source;
  }
  auto solved = solve_in_time(options.threads, options.search.seconds,
                              [&](const RunOptions& run) { return solver->solve_scores(run); });
  if (!solved) return solved.error();
  source.solved = *std::move(solved);
  return source;
}

Result<PositionSource> find_source(const SourceOptions& options, const AnyGame& game) {
  if (game.info().has_scores()) {
    auto scores = find_scores(options, game);
    if (!scores) return scores.error();
    return PositionSource(*std::move(scores));
  }
  const bool is_named = !options.table.empty();
  if (!is_named && is_searched(game, options.search)) return PositionSource(options.search);
  auto values = is_named ? values_of_table(options.table, open_table(options.table, game))
                         : find_values(options, game, options.search.seconds);
  if (!values) return values.error();
  return PositionSource(*std::move(values));
}

Result<PositionValues> PositionValues::find(const SourceOptions& options, const AnyGame& game) {
  PositionValues found(options, game);
  auto source = find_source(options, game);
  if (source)
    found.source_ = *std::move(source);
  else if (!is_out_of_time(source.error()))
    return source.error();
  return found;
}

Result<std::optional<Analysis>> PositionValues::of(const AnyState& state, bool with_line) const {
  if (!source_) return std::optional<Analysis>();
  if (const auto* const values = std::get_if<Values>(&*source_)) {
    auto analysis = values->probe(state, with_line);
    if (!analysis) return analysis.error();
    return std::optional<Analysis>(*std::move(analysis));
  }
  const auto report = search(*game_, state, std::get<SearchOptions>(*source_));
  if (!report) return report.error();
  return known_analysis(*report);
}

void PositionValues::cache(Output& output) const {
  if (!source_) return;
  if (const auto* const values = std::get_if<Values>(&*source_))
    cache_values(*values, *options_, *game_, output);
}

void cache_values(const Values& values, const ValueOptions& options, const AnyGame& game,
                  Output& output) {
  if (!values.solved || options.no_cache || options.solve || game.tables() == nullptr ||
      values.solved->summary().positions < min_cached_positions || version_cache_folder().empty() ||
      is_interrupted())
    return;
  // The answer is written before the table is built.  If it cannot be written, nothing is saved.
  if (!output.flush()) return;
  constexpr const char* text = "saving the values for next time; Ctrl-C is safe";
  const auto files =
      values.solved->stored()->build_table(sha256, CommandContext(options.threads, text).options());
  const Result<void> saved = files ? save_to_cache(*files) : files.error();
  if (!saved && saved.error().code != Errc::cancelled)
    log_note("note", "the values are not saved for the next time: " + saved.error().message);
}

}  // namespace kanzen::cli
