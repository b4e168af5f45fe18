// kanzen perft: counts move sequences, the usual check of a move generator.
#include "engine/cli/commands.hpp"
#include "engine/cli/output/json.hpp"
#include "engine/cli/output/text.hpp"

namespace kanzen::cli {
namespace {

constexpr unsigned deepest = 64;

struct PerftOptions : GameOptions {
  unsigned depth = 1;
  bool no_passes = false;
};

std::string perft_text(const std::vector<std::uint64_t>& counts) {
  Table table({"plies", "sequences"});
  for (std::size_t i = 0; i < counts.size(); ++i)
    table.add({std::to_string(i + 1), format_with_commas(counts[i])});
  return table.text();
}

Result<void> run_perft(const PerftOptions& options, const AnyGame& game, Output& output) {
  const auto counts =
      game.move_counter()->perft(options.depth, CommandContext(options.threads).options(),
                                 options.no_passes ? Passes::excluded : Passes::counted);
  if (!counts) return counts.error();
  const GameInfo& info = game.info();
  output.write(options.json ? json_line({{"game", info.name},
                                         {"rules", info.rules},
                                         {"depth", options.depth},
                                         {"counts", *counts}})
                            : perft_text(*counts));
  return {};
}

}  // namespace

void add_perft(CLI::App& app, Job& job) {
  auto [command, options] =
      add_game_command(app, job, "perft", "Count the move sequences from the start", run_perft);
  command.positional("DEPTH", options->depth, "The longest sequences to count, in plies",
                     whole_number(1, deepest));
  command.flag("--no-passes", options->no_passes,
               "Leave out the sequences that have a pass, in games with passes");
  add_threads_option(command, options->threads);
  add_json_option(command, options->json);
  command.footer("kanzen perft gobblers2 4",
                 "A sequence ends where the game does; a move that ends it is its last "
                 "ply.\nJSON: game rules depth counts[]");
}

}  // namespace kanzen::cli
