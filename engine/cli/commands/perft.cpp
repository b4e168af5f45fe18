// kanzen perft: counts move sequences, the usual check of a move generator.
#include "engine/cli/commands.hpp"
#include "engine/cli/output/json.hpp"
#include "engine/cli/output/text.hpp"

namespace kanzen::cli {
namespace {

constexpr unsigned deepest = 64;

struct PerftOptions : GameOptions {
  std::string position;  // empty: the start
  unsigned depth = 1;
  bool divide = false, no_passes = false, king_captures = false;
};

std::string perft_text(const SequenceCounts& counts, bool divide) {
  Table table({"plies", "sequences"});
  for (std::size_t i = 0; i < counts.by_length.size(); ++i)
    table.add({std::to_string(i + 1), format_with_commas(counts.by_length[i])});
  std::string text = table.text();
  if (divide) {
    Table moves({"first move", "sequences"});
    for (const auto& [move, sequences] : counts.divided)
      moves.add({move, format_with_commas(sequences)});
    text += '\n' + moves.text();
  }
  return text;
}

Json perft_json(const SequenceCounts& counts, const std::string& position,
                const PerftOptions& options, const GameInfo& info) {
  Json json = {{"game", info.name},
               {"rules", info.rules},
               {"position", position},
               {"depth", options.depth},
               {"counts", counts.by_length}};
  if (options.divide)
    for (const auto& [move, sequences] : counts.divided)
      json["divided"].push_back({{"move", move}, {"sequences", sequences}});
  return json;
}

Result<void> run_perft(const PerftOptions& options, const AnyGame& game, Output& output) {
  const auto state = position_or_start(game, options.position);
  if (!state) return state.error();
  const CountedMoves counted{.passes = !options.no_passes, .king_captures = options.king_captures};
  const auto counts = game.move_counter()->perft(
      *state, options.depth, CommandContext(options.threads).options(), counted);
  if (!counts) return counts.error();
  output.write(options.json
                   ? json_line(perft_json(*counts, game.format(*state), options, game.info()))
                   : perft_text(*counts, options.divide));
  return {};
}

}  // namespace

void add_perft(CLI::App& app, Job& job) {
  auto [command, options] =
      add_game_command(app, job, "perft", "Count the move sequences from a position", run_perft);
  command.positional("DEPTH", options->depth, "The longest sequences to count, in plies",
                     whole_number(1, deepest));
  command.option({"--position", "P", "The position before the first move (default: the start)"},
                 options->position);
  command.flag("--divide", options->divide, "Also the sequences of that length by first move");
  command.flag("--no-passes", options->no_passes,
               "Leave out the sequences that have a pass, in games with passes");
  command.flag("--king-captures", options->king_captures,
               "In Dobutsu shogi, count taking the lion as a move, as Fairy-Stockfish does");
  add_threads_option(command, options->threads);
  add_json_option(command, options->json);
  command.footer(
      "kanzen perft gobblers2 4",
      "A sequence ends where the game does; a move that ends it is its last "
      "ply.  Dobutsu shogi ends when a lion can be taken; with --king-captures it goes on,\n"
      "with all moves, until the lion is taken or is safe on the last rank.\n"
      "JSON: game rules position depth counts[] divided[{move,sequences}]");
}

}  // namespace kanzen::cli
