// kanzen enumerate: counts the positions that can come up.
#include "engine/cli/commands.hpp"
#include "engine/cli/json.hpp"
#include "engine/cli/text.hpp"

namespace kanzen::cli {
namespace {

Json enumeration_json(const GameInfo& info, const EnumerationCounts& counts) {
  Json json = {{"game", info.name},
               {"rules", info.rules},
               {"positions", counts.positions},
               {"terminal", counts.terminal},
               {"transitions", counts.transitions},
               {"by_ply", counts.by_ply}};
  if (const auto& notebook = counts.notebook) {
    json["set"] = notebook->set;
    json["lifted"] = notebook->lifted;
    json["union"] = notebook->united;
    json["set_only"] = notebook->set_only;
    json["lifted_only"] = notebook->lifted_only;
    json["queue_pops"] = notebook->queue_pops;
    json["sweeps"] = Json::array();
    for (const SweepCount& sweep : notebook->sweeps)
      json["sweeps"].push_back(
          {{"undecided", sweep.undecided}, {"win", sweep.win}, {"loss", sweep.loss}});
  }
  json["seconds"] = counts.seconds;
  return json;
}

std::string notebook_text(const NotebookCounts& counts) {
  Table totals({"The notebook's figures", ""});
  totals.add({"set positions", thousands(counts.set)});
  totals.add({"  not lifted ones", thousands(counts.set_only)});
  totals.add({"lifted positions", thousands(counts.lifted)});
  totals.add({"  not set ones", thousands(counts.lifted_only)});
  totals.add({"union", thousands(counts.united)});
  totals.add({"queue pops", thousands(counts.queue_pops)});
  Table sweeps({"before sweep", "undecided", "won", "lost"});
  for (std::size_t i = 0; i < counts.sweeps.size(); ++i) {
    const SweepCount& sweep = counts.sweeps[i];
    sweeps.add({std::to_string(i + 1), thousands(sweep.undecided), thousands(sweep.win),
                thousands(sweep.loss)});
  }
  return '\n' + totals.text() + '\n' + sweeps.text();
}

std::string enumeration_text(const GameInfo& info, const EnumerationCounts& counts) {
  Table totals({info.name + ", " + info.rules, ""});
  totals.add({"positions up to symmetry", thousands(counts.positions)});
  totals.add({"  finished", thousands(counts.terminal)});
  totals.add({"transitions", thousands(counts.transitions)});
  std::string text = totals.text();
  if (!counts.by_ply.empty()) {
    Table plies({"ply", "new positions"});
    for (std::size_t ply = 0; ply < counts.by_ply.size(); ++ply)
      plies.add({std::to_string(ply), thousands(counts.by_ply[ply])});
    text += '\n' + plies.text();
  }
  if (counts.notebook) text += notebook_text(*counts.notebook);
  return text + '\n' + seconds(counts.seconds) + '\n';
}

Result<void> run_enumerate(const GameOptions& options, Output& output) {
  const auto game = find_game(options.game, options.rules);
  if (!game) return game.error();
  Workshop workshop(options.threads);
  const auto counts = (*game)->enumerate(workshop.options());
  workshop.clear_progress();
  if (!counts) return counts.error();
  const GameInfo& info = (*game)->info();
  output.write(options.json ? json_line(enumeration_json(info, *counts))
                            : enumeration_text(info, *counts));
  return {};
}

}  // namespace

void add_enumerate(CLI::App& app, Job& job) {
  const auto options = std::make_shared<GameOptions>();
  Arguments command = add_command(app, job, "enumerate", "Count the positions that can come up",
                                  options, run_enumerate);
  add_game_options(command, *options);
  add_threads_option(command, options->threads);
  add_json_option(command, options->json);
  command.footer(help_footer(
      "kanzen enumerate gobblers2 --rules cover",
      "Positions are counted up to symmetry, transitions are moves from unfinished ones.\n"
      "JSON: game rules positions terminal transitions by_ply[] seconds; for notebook also\n"
      "set lifted union set_only lifted_only queue_pops sweeps[{undecided,win,loss}]"));
}

}  // namespace kanzen::cli
