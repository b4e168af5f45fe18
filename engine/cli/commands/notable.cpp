// kanzen notable: finds notable positions, such as the longest wins.
#include "engine/cli/cache/value_source.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/output/json.hpp"
#include "engine/cli/output/text.hpp"

namespace kanzen::cli {
namespace {

struct NotableOptions : ValueOptions {
  unsigned limit = 3;
};

std::string json_of(const GameInfo& info, const std::vector<NotablePositions>& kinds,
                    const ValuesOrigin& origin) {
  return json_line({{"game", info.name},
                    {"rules", info.rules},
                    {"kinds", kinds},
                    {"values", origin_json(origin)}});
}

// Returns the notable positions of a table, which has a few of each kind, or of the solved game.
Result<std::vector<NotablePositions>> find_kinds(const NotableOptions& options,
                                                 const Values& values) {
  if (values.table) {
    auto kinds = values.table->info().notable;
    for (NotablePositions& kind : kinds)
      if (kind.examples.size() > options.limit) kind.examples.resize(options.limit);
    return kinds;
  }
  const auto found =
      values.solved->notable(options.limit, CommandContext(options.threads).options());
  if (!found) return found.error();
  return reduce_to_values(*found);
}

Result<void> run_notable(const NotableOptions& options, const AnyGame& game, Output& output) {
  ValueOptions source = options;
  if (options.limit > table_examples) {
    if (!options.table.empty())
      return Error{
          Errc::unsupported,
          untranslated("--limit " + std::to_string(options.limit) + ": a table has " +
                       std::to_string(table_examples) + " of each kind; --solve finds more")};
    source.solve = true;
  }
  const auto values = find_values(source, game);
  if (!values) return values.error();
  const auto kinds = find_kinds(options, *values);
  if (!kinds) return kinds.error();
  const GameInfo& info = game.info();
  output.write(options.json ? json_of(info, *kinds, values->origin)
                            : notable_text(*kinds, info) + '\n' + origin_text(values->origin));
  cache_values(*values, source, game, output);
  return {};
}

}  // namespace

void add_notable(CLI::App& app, Job& job) {
  constexpr unsigned most_examples = 1000;
  auto [command, options] = add_game_command(
      app, job, "notable", "Find notable positions, such as the longest wins", run_notable);
  command.option({"--limit", "N", "Examples of each kind (default: 3)"}, options->limit,
                 whole_number(1, most_examples));
  add_value_options(command, *options);
  add_threads_option(command, options->threads);
  add_unit_option(command);
  add_json_option(command, options->json);
  command.footer("kanzen notable gobblers2 --limit 5",
                 "A table has up to three of each kind; for more the game is solved.\n"
                 "JSON: game rules "
                 "kinds[{kind,count,examples[{position,outcome,distance}]}]\n"
                 "values{from,folder or seconds}");
}

}  // namespace kanzen::cli
