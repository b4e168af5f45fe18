// kanzen table: builds, describes and checks tables of values in files.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <system_error>

#include "engine/adapter/proof_tools.hpp"
#include "engine/cli/cache/table_files.hpp"
#include "engine/cli/cache/value_source.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/in_file.hpp"
#include "engine/cli/output/json.hpp"
#include "engine/cli/output/text.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/files/file_lock.hpp"

namespace kanzen::cli {
namespace {

struct TableOptions : GameOptions {
  std::string folder;
  bool stored_only = false;
};

std::string decimal(double number) {
  char text[32];
  std::snprintf(text, sizeof text, "%.3f", number);
  return text;
}

double bits_per_position(const TableInfo& info) {
  return info.stored == 0 ? 0
                          : static_cast<double>(info.bytes) * 8 / static_cast<double>(info.stored);
}

double ratio_to_entropy(const TableInfo& info) {
  return info.entropy_bits == 0 ? 0 : static_cast<double>(info.bytes) * 8 / info.entropy_bits;
}

Json info_json(const TableInfo& info) {
  return {{"game", info.game},
          {"rules", info.rules},
          {"search_plies", info.search_plies},
          {"index_count", info.index_count},
          {"stored", info.stored},
          {"chunks", info.chunks.size()},
          {"bytes", info.bytes},
          {"bits_per_position", bits_per_position(info)},
          {"ratio_to_entropy", ratio_to_entropy(info)},
          {"summary", info.statistics},
          {"notable", info.notable}};
}

std::string info_text(const TableInfo& info, const GameInfo& game) {
  Table table({info.game + ", " + info.rules, ""});
  table.add({"bytes", format_with_commas(info.bytes)});
  table.add({"  in chunks", format_with_commas(info.chunks.size())});
  table.add({"stored positions", format_with_commas(info.stored)});
  table.add({"  of table entries", format_with_commas(info.index_count)});
  table.add({"  not decided within", format_count(info.search_plies, "ply")});
  table.add({"bits a stored position", decimal(bits_per_position(info))});
  table.add({"ratio to the entropy", decimal(ratio_to_entropy(info))});
  return table.text() + "\nthe start is a " + describe(info.statistics.start, game) + "\n\n" +
         statistics_text(info.statistics, game) + '\n' + notable_text(info.notable, game);
}

void describe_table(const TableSource& table, const AnyGame& game, bool json, Output& output) {
  output.write(json ? json_line(info_json(table.info())) : info_text(table.info(), game.info()));
}

Json proof_json(const ScoreProof& proof) {
  const ScoreProofInfo& info = proof.info();
  Json claims = Json::array();
  for (const ClaimedScore& claim : info.claims)
    claims.push_back({{"position", claim.position},
                      {"at_least", claim.proven.low},
                      {"at_most", claim.proven.high}});
  return {{"game", info.game},
          {"rules", info.rules},
          {"positions", info.positions},
          {"search_nodes", info.search_nodes},
          {"bytes", info.chunk.bytes},
          {"claims", std::move(claims)},
          {"longest_line", proof.longest_line()}};
}

std::string proof_text(const ScoreProof& proof) {
  const ScoreProofInfo& info = proof.info();
  Table table({info.game + ", " + info.rules + ": a proof of scores", ""});
  table.add({"bytes", format_with_commas(info.chunk.bytes)});
  table.add({"positions", format_with_commas(info.positions)});
  std::string text = table.text() + "\nThe scores that it proves:\n";
  for (const auto& [position, proven] : info.claims) {
    text += "  " + position + "  ";
    text += proven.low == proven.high ? format_signed(proven.low)
                                      : "at least " + format_signed(proven.low) + ", at most " +
                                            format_signed(proven.high);
    text += '\n';
  }
  const std::vector<std::string> line = proof.longest_line();
  if (line.empty()) return text;
  return text + "\nIts longest line from the start, " + format_count(line.size(), "move") +
         ":\n  " + joined(line, " ") + '\n';
}

void describe_proof(const ScoreProof& proof, bool json, Output& output) {
  output.write(json ? json_line(proof_json(proof)) : proof_text(proof));
}

// Adds the folder of an interrupted build to an error of its files.
Error interrupted_build_error(const Error& error, const std::filesystem::path& folder) {
  if (error.code != Errc::corrupt_data) return error;
  return {error.code, untranslated(error.message + "; expected an interrupted build in " +
                                   folder.string() + ", which can be removed to begin anew")};
}

Result<void> build_proof(const TableOptions& options, const AnyGame& game, Output& output) {
  // The search of a larger board fills more memory in the minutes or hours that it takes.
  constexpr unsigned most_small_board = 16;  // points
  const BoardSize& size = game.info().size;
  const std::uint64_t table_bytes = size.columns * size.rows <= most_small_board
                                        ? SearchLimits{}.table_bytes
                                        : std::uint64_t{4} << 30;
  if (auto prepared = prepare_folder(options.folder); !prepared) return prepared;
  // An interrupted build is continued.
  const std::string manifest = table_manifest_name(game.info().name, game.info().rules);
  const std::filesystem::path unfinished =
      std::filesystem::path(options.folder) / (manifest + ".unfinished");
  const auto lock = FileLock::take(unfinished, FileLock::Others::refuse);
  if (!lock) return lock.error();
  ScoreProofOptions proof_options;
  proof_options.table_bytes = table_bytes;
  std::error_code error;
  if (std::filesystem::exists(unfinished / manifest, error)) {
    auto begun = load_proof(unfinished.string(), game);
    if (!begun) return interrupted_build_error(begun.error(), unfinished);
    proof_options.begun = {std::move(begun->manifest), std::move(begun->chunk)};
  }
  proof_options.save = [&](const std::vector<TableFile>& files) -> Result<void> {
    if (auto made = make_folder(unfinished.string()); !made) return made;
    return write_table_files(unfinished.string(), files);
  };
  const auto files =
      build_score_proof(game, sha256, proof_options, CommandContext(options.threads).options());
  if (!files)
    return proof_options.begun ? interrupted_build_error(files.error(), unfinished) : files.error();
  if (auto written = write_table(options.folder, game.info(), *files); !written) return written;
  std::filesystem::remove_all(unfinished, error);
  const auto proof = load_proof(options.folder, game);
  if (!proof) return proof.error();
  describe_proof(*proof->proof, options.json, output);
  return {};
}

// With --stored so many of the positions that a proof has no reply for are searched.
constexpr std::size_t most_searched_if_stored = 200;

Result<void> verify_proof(const TableOptions& options, const std::string& folder,
                          const AnyGame& game, Output& output) {
  const auto files = load_proof(folder, game);
  if (!files) return files.error();
  const auto checked =
      check_score_proof(game, files->manifest, std::as_bytes(std::span(files->chunk)),
                        CommandContext(options.threads).options(),
                        options.stored_only ? most_searched_if_stored : SIZE_MAX);
  if (!checked) return located(checked.error(), folder);
  const ScoreProofInfo& info = files->proof->info();
  const char* const result = options.stored_only ? "their replies are valid"
                                                 : "the proof shows every score that it claims";
  output.write(options.json
                   ? json_line({{"game", info.game},
                                {"rules", info.rules},
                                {"positions", checked->positions},
                                {"searched", checked->searched},
                                {"verified", true}})
                   : info.game + ", " + info.rules + ": " +
                         format_count(checked->positions, "position") + " checked, " + result +
                         "; " + format_with_commas(checked->searched) + " of them by a search\n");
  return {};
}

Result<void> run_build(const TableOptions& options, const AnyGame& game, Output& output) {
  if (game.score_proofs() != nullptr) return build_proof(options, game, output);
  if (game.tables() == nullptr) return unsupported_error(game, Tables::unsupported_reason(game));
  if (auto prepared = prepare_folder(options.folder); !prepared) return prepared;
  const auto solved = solve_game(game, options.threads);
  if (!solved) return solved.error();
  const auto files =
      (*solved)->stored()->build_table(sha256, CommandContext(options.threads).options());
  if (!files) return files.error();
  if (auto written = write_table(options.folder, game.info(), *files); !written) return written;
  const auto table = load_table(options.folder, game);
  if (!table) return table.error();
  describe_table(**table, game, options.json, output);
  return {};
}

// Returns the folder of --table, or else the one in which a table of the game is found.
Result<std::string> folder_of(const TableOptions& options, const GameInfo& game) {
  if (!options.folder.empty()) return options.folder;
  auto found = find_table_folder(game);
  if (!found || !found->empty()) return found;
  return Error{
      Errc::unsupported,
      untranslated("no table of " + game.name + " under the " + game.rules + " rules in " +
                   joined(table_folders(), " or ", one_line) + "; --table DIR names a folder")};
}

Result<void> run_info(const TableOptions& options, const AnyGame& game, Output& output) {
  const auto folder = folder_of(options, game.info());
  if (!folder) return folder.error();
  if (game.score_proofs() != nullptr) {
    const auto proof = load_proof(*folder, game);
    if (!proof) return proof.error();
    describe_proof(*proof->proof, options.json, output);
    return {};
  }
  const auto table = load_table(*folder, game);
  if (!table) return table.error();
  describe_table(**table, game, options.json, output);
  if (!options.json && options.folder.empty()) output.write('\n' + origin_text({*folder}));
  return {};
}

// Compares the notable positions of a table with those of the solved game.
Result<void> check_notable(const TableInfo& info, const SolvedGame& values, const RunOptions& run) {
  const auto found = values.notable(table_examples, run);
  if (!found) return found.error();
  const auto expected = reduce_to_values(*found);
  if (info.notable == expected) return {};
  for (std::size_t k = 0; k < std::min(info.notable.size(), expected.size()); ++k)
    if (info.notable[k] != expected[k])
      return Error{Errc::internal,
                   untranslated("the notable positions \"" + expected[k].kind + "\" differ")};
  return Error{Errc::internal,
               untranslated("there are " + format_count(info.notable.size(), "kind") +
                            " of notable positions, not " + std::to_string(expected.size()))};
}

// Compares everything in a table with the solved game; returns the number of positions checked.
Result<std::uint64_t> compare_table(const TableSource& table, const SolvedGame& values,
                                    const TableOptions& options) {
  const CommandContext context(options.threads);
  const auto depth = options.stored_only ? TableCheckDepth::stored : TableCheckDepth::reachable;
  const auto found = values.stored()->compare_table(table, depth, context.options());
  if (!found) return found.error();
  if (found->different > 0)
    return Error{Errc::internal, untranslated(format_count(found->different, "difference") +
                                              " from " + format_count(found->checked, "position") +
                                              " and their counts; " + found->example.message)};
  if (auto same = check_notable(table.info(), values, context.options()); !same)
    return same.error();
  return found->checked;
}

Result<void> run_verify_table(const TableOptions& options, const AnyGame& game, Output& output) {
  const auto folder = folder_of(options, game.info());
  if (!folder) return folder.error();
  if (game.score_proofs() != nullptr) return verify_proof(options, *folder, game, output);
  const auto table = load_table(*folder, game);  // fails before the game is solved
  if (!table) return table.error();
  const auto solved = solve_game(game, options.threads);
  if (!solved) return solved.error();
  const auto checked = compare_table(**table, **solved, options);
  if (!checked) return checked.error();
  const TableInfo& info = (*table)->info();
  const char* const which = options.stored_only ? "stored" : "reachable";
  output.write(options.json ? json_line({{"game", info.game},
                                         {"rules", info.rules},
                                         {"positions", *checked},
                                         {"which", which},
                                         {"verified", true}})
                            : info.game + ", " + info.rules + ": " +
                                  format_count(*checked, "position") + " (" + which +
                                  ") checked, the table agrees with the solver, its counts and " +
                                  "notable positions too\n");
  return {};
}

using Run = Result<void> (*)(const TableOptions&, const AnyGame&, Output&);

AddedCommand<TableOptions> add_part(CLI::App& group, Job& job, const char* name,
                                    const char* description, Run run) {
  auto added = add_game_command(group, job, name, description, run);
  add_json_option(added.command, added.options->json);
  return added;
}

void add_folder_option(Arguments& command, std::string& folder) {
  command.option({"--table", "DIR", "The folder with the table (default: where one is found)"},
                 folder, folder_name());
}

void add_build(CLI::App& group, Job& job) {
  auto [command, options] =
      add_part(group, job, "build", "Solve, and write a table into a folder", run_build);
  add_unit_option(command);
  command.required_option({"--out", "DIR", "The folder to write into"}, options->folder, {});
  add_threads_option(command, options->threads);
  command.footer(
      "kanzen table build gobblers --rules strict --out tables",
      "Prints what \"kanzen table info\" prints.  Of Go under ko with at most 25 points the\n"
      "table is a proof of the scores of the start and of its moves: seconds for twelve\n"
      "points, minutes for twenty, and hours for go:5, with 6 GB of memory.  It is checked\n"
      "before it is written.  An interrupted build of a proof is continued from the positions\n"
      "that it had proven.");
}

void add_info(CLI::App& group, Job& job) {
  auto [command, options] =
      add_part(group, job, "info", "Check a table's files and describe it", run_info);
  add_unit_option(command);
  add_folder_option(command, options->folder);
  command.footer(
      "kanzen table info gobblers --table tables",
      "Without --table a table is looked for in the folder that KANZEN_TABLES names, then where\n"
      "kanzen was installed: in share/kanzen/tables next to its folder bin.\n"
      "The entropy is that of what is stored, each position by itself (order 0).\n"
      "JSON: game rules search_plies index_count stored chunks bytes bits_per_position\n"
      "ratio_to_entropy summary{...} as of \"kanzen solve\", without what differs from run to\n"
      "run, and notable[...], the kinds of \"kanzen notable\"; of a proof of scores: game rules\n"
      "positions search_nodes bytes claims[{position,at_least,at_most}] longest_line[]");
}

void add_verify_table(CLI::App& group, Job& job) {
  auto [command, options] = add_part(
      group, job, "verify", "Solve, and compare a table with the values", run_verify_table);
  add_folder_option(command, options->folder);
  command.flag("--stored", options->stored_only,
               "Only what is stored: seconds instead of minutes for three sizes");
  add_threads_option(command, options->threads);
  command.footer(
      "kanzen table verify gobblers2 --table tables",
      "Every reachable position is probed through search and table, as a\n"
      "reader would, and its counts and notable positions are compared.\n"
      "A difference is an error: exit status 1.\n"
      "A proof of scores is checked by following its replies, with rules and a search of\n"
      "its own, which proves the positions without a reply: half an hour for go:5.\n"
      "With --stored it searches 200 of them, in seconds.\n"
      "JSON: game rules positions which verified; of a proof searched in place of which:\n"
      "the positions that were searched");
}

}  // namespace

void add_table(CLI::App& app, Job& job) {
  CLI::App& group = add_group(app, "table", "Build, describe and check tables of values");
  add_build(group, job);
  add_info(group, job);
  add_verify_table(group, job);
}

}  // namespace kanzen::cli
