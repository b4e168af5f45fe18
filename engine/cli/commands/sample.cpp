// kanzen sample: prints random positions that match a description.
#include "engine/study/sample.hpp"

#include "engine/cli/cache/value_source.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/output/json.hpp"
#include "engine/cli/output/style.hpp"
#include "engine/cli/output/text.hpp"
#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"

namespace kanzen::cli {
namespace {

constexpr unsigned most_positions = 1'000'000, longest_distance = 10'000;

struct SampleOptions : ValueOptions {
  std::string outcome, distance;  // empty: any
  bool only_move = false;
  unsigned count = 10;
  unsigned seed = 0;
};

Result<PositionSample> take_sample(const AnyGame& game, const Values& values,
                                   const SampleOptions& options) {
  SampleRequest request;
  request.outcome = parse_enum<Outcome>(options.outcome);
  request.distance = parse_number<unsigned>(options.distance);
  request.only_move = options.only_move;
  request.seed = options.seed;
  request.most = options.count;
  const CommandContext context(options.threads);
  return values.table ? sample_positions(game, *values.table, request, no_examination_limit,
                                         context.options())
                      : sample_positions(game, *values.solved, request, no_examination_limit,
                                         context.options());
}

std::string sample_text(const PositionSample& found, const GameInfo& info) {
  std::string text;
  for (const auto& [position, value, best] : found.positions)
    text += position + "  " + describe(value, info) + "  " + joined(best, " ") + '\n';
  return text;
}

Result<void> run_sample(const SampleOptions& options, const AnyGame& game, Output& output) {
  if (options.outcome == name_of(Outcome::draw) && !options.distance.empty())
    return Error{Errc::bad_notation, untranslated("--distance: a draw has none")};
  const auto values = find_values(options, game);
  if (!values) return values.error();
  const auto found = take_sample(game, *values, options);
  if (!found) return found.error();
  const GameInfo& info = game.info();
  output.write(options.json ? json_line({{"game", info.name},
                                         {"rules", info.rules},
                                         {"positions", found->positions},
                                         {"values", origin_json(values->origin)}})
                            : sample_text(*found, info));
  if (found->positions.size() < options.count)
    log_note("note", "only " + format_count(found->positions.size(), "position") + " found");
  cache_values(*values, options, game, output);
  return {};
}

}  // namespace

void add_sample(CLI::App& app, Job& job) {
  auto [command, options] = add_game_command(
      app, job, "sample", "Print random positions that match a description", run_sample);
  command.option({"--outcome", "NAME", "win, draw or loss, for the side to move (default: any)"},
                 options->outcome, one_of({"win", "draw", "loss"}));
  command.option({"--distance", "N", "The plies to the end (default: any)"}, options->distance,
                 whole_number(1, longest_distance));
  command.flag("--only-move", options->only_move,
               "Exactly one move keeps the outcome; it wins, or it saves a draw");
  command.option({"--count", "N", "The number of positions (default: 10)"}, options->count,
                 whole_number(1, most_positions));
  command.option({"--seed", "N", "Another number gives other positions (default: 0)"},
                 options->seed, whole_number(0, 4'294'967'295U));
  add_value_options(command, *options);
  add_threads_option(command, options->threads);
  add_unit_option(command);
  add_json_option(command, options->json);
  command.footer(
      "kanzen sample gobblers2 --outcome win --distance 9 --only-move --count 20",
      "Each line has a position, its value and its best moves.  All are reachable, no two are\n"
      "symmetric, and in none the game is over.  Of the reachable positions that match, counted\n"
      "up to symmetry, each is equally likely.  The same options give the same positions, from a\n"
      "table others than from solving.  Rare ones take a pass over the whole game.\n"
      "JSON: game rules positions[{position,outcome,distance,best_moves[]}]\n"
      "values{from,folder or seconds}");
}

}  // namespace kanzen::cli
