// kanzen export: all positions with their values, for other programs.
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "engine/cli/commands.hpp"
#include "engine/cli/interrupt.hpp"

namespace kanzen::cli {
namespace {

struct ExportOptions : GameOptions {
  std::string format;
  std::string path;  // empty: standard output
};

Result<void> write_values(const ExportOptions& options, const SolvedGame& values, Output& output) {
  auto written = values.write(
      options.format, [&](std::string_view text) { return output.write(text) && !interrupted(); });
  if (interrupted()) return Error{Errc::cancelled, "interrupted"};
  // The reason for a failed write is the output's to tell.
  if (auto flushed = output.finish(); !flushed) return flushed;
  return written;
}

// What cannot be completed is removed again, unless it is a device.
Result<void> write_file(const ExportOptions& options, const SolvedGame& values) {
  std::FILE* const file = std::fopen(options.path.c_str(), "wb");
  if (file == nullptr)
    return Error{Errc::io, "cannot write to --out \"" + options.path +
                               "\": " + std::generic_category().message(errno)};
  Output output(file, "--out \"" + options.path + '"');
  Result<void> written = write_values(options, values, output);
  if (std::fclose(file) != 0 && written)
    written = Error{Errc::io, "cannot finish --out \"" + options.path + '"'};
  std::error_code ignored;
  if (!written && std::filesystem::is_regular_file(options.path, ignored))
    std::filesystem::remove(options.path, ignored);
  return written;
}

Result<void> run_export(const ExportOptions& options, Output& output) {
  const auto solved = solve_game(options);
  if (!solved) return solved.error();
  return options.path.empty() ? write_values(options, *solved->values, output)
                              : write_file(options, *solved->values);
}

}  // namespace

void add_export(CLI::App& app, Job& job) {
  const auto options = std::make_shared<ExportOptions>();
  Arguments command =
      add_command(app, job, "export", "Write all positions with their values", options, run_export);
  add_game_options(command, *options);
  command.required_option({"--format", "csv", "The format: csv"}, options->format, one_of({"csv"}));
  command.option({"--out", "FILE", "The file to write (default: standard output)"}, options->path);
  add_threads_option(command, options->threads);
  command.footer(
      help_footer("kanzen export gobblers2 --rules notebook --format csv --out notebook.csv",
                  "Under the notebook's rules the file is the notebook's table, byte for byte."));
}

}  // namespace kanzen::cli
