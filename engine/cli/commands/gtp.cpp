// kanzen gtp: a player for programs that speak the Go Text Protocol.
#include <filesystem>
#include <limits>
#include <random>
#include <system_error>

#include "engine/cli/commands.hpp"
#include "engine/cli/in_file.hpp"
#include "engine/gtp/engine.hpp"

namespace kanzen::cli {
namespace {

struct GtpOptions : GameOptions {
  std::string player = "monte-carlo";
  std::string seed;  // a number; empty: random
  unsigned seconds = 10;
  unsigned playouts = 0;
};

// Reads a game record from a regular file only: standard input carries the protocol, and a pipe may
// never end.
Result<std::string> read_record_file(const std::string& path) {
  std::error_code error;
  const std::filesystem::path file = std::filesystem::absolute(path, error);
  if (!std::filesystem::is_regular_file(file, error))
    return Error{Errc::io, untranslated(path + ": it is no file")};
  auto record = read_record(file.string());
  if (!record) return record.error();
  return std::move(record->text);
}

Result<void> run_gtp(const GtpOptions& options, Output& output) {
  const auto game = find_game(options.game, options.rules);
  if (!game) return game.error();
  const auto player = find_player(options.player, true);
  if (!player) return player.error();
  gtp::Options settings;
  settings.player = *player;
  settings.seconds = options.seconds;
  settings.playouts = options.playouts;
  settings.seed = options.seed.empty() ? std::random_device{}() : std::stoull(options.seed);
  settings.read_record = read_record_file;
  const CommandContext context(options.threads);
  RunOptions run;
  run.executor = context.options().executor;
  run.progress = [](const Progress&) { return !is_interrupted(); };
  auto input = InFile::open(standard_input);
  if (!input) return input.error();
  bool has_reader = true;
  settings.write = [&](std::string_view text) {
    has_reader = output.write(text) && output.flush();
  };
  settings.input_waits = [&] { return !has_reader || input->has_input(); };
  auto engine = gtp::Engine::open(*game, settings, run);
  if (!engine) return engine.error();
  for (std::string line; has_reader && !engine->has_quit();) {
    const auto read = input->read_line(line);
    if (!read) return read.error();
    if (!*read) break;
    const std::string answer = engine->answer(line);
    if (is_interrupted()) break;
    if (!answer.empty() && (!output.write(answer) || !output.flush())) break;
  }
  if (is_interrupted()) return Error{Errc::cancelled, untranslated("interrupted")};
  return {};
}

}  // namespace

void add_gtp(CLI::App& app, Job& job) {
  constexpr unsigned most_seconds = 1'000'000;
  auto [command, options] =
      add_command(app, job, "gtp", "Run as an engine for programs that speak GTP 2", run_gtp);
  add_game_options(command, *options);
  command.option({"--player", "NAME", "Who plays (default: monte-carlo)"}, options->player,
                 one_of(player_names()));
  command.option({"--seed", "N", "Seed of the player's random choices; equal seeds, equal choices"},
                 options->seed, whole_number(0, std::numeric_limits<unsigned>::max()));
  command.option({"--time-limit", "SECONDS",
                  "The most time for a move, whatever the clock allows (default: 10)"},
                 options->seconds, whole_number(1, most_seconds));
  command.option({"--playouts", "N", "At most N playouts a move, for players that use them"},
                 options->playouts, whole_number(1, std::numeric_limits<unsigned>::max()));
  add_threads_option(command, options->threads);
  command.footer("kanzen gtp go:9 --rules positional",
                 "Commands are read from standard input until quit or its end;\n"
                 "list_commands names them.  boardsize changes the size of the board.");
}

}  // namespace kanzen::cli
