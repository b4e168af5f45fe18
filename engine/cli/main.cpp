// The `kanzen` command.
#include "engine/cli/commands.hpp"
#include "engine/cli/program.hpp"

namespace kanzen::cli {
namespace {

void add_commands(CLI::App& app, Job& job) {
  add_games(app, job);
  add_perft(app, job);
  add_enumerate(app, job);
  add_solve(app, job);
  add_probe(app, job);
  add_verify(app, job);
  add_notable(app, job);
  add_mates(app, job);
  add_sample(app, job);
  add_line(app, job);
  add_judge(app, job);
  add_compare(app, job);
  add_survey(app, job);
  add_export(app, job);
  add_figure(app, job);
  add_play(app, job);
  add_sgf(app, job);
  add_gtp(app, job);
  add_table(app, job);
  add_cache(app, job);
  add_completion(app, job);
  add_manual(app, job);
  add_help(app, job);
  add_version(app, job);
}

}  // namespace
}  // namespace kanzen::cli

int main(int argc, char** argv) {
  return kanzen::cli::run_program({"kanzen", "Kanzen solves small board games completely.",
                                   "kanzen solve gobblers2 --rules strict"},
                                  kanzen::cli::add_commands, argc, argv);
}
